"""Somebody of the house plays for a person who has gone away, until they return.

The seat stays theirs, and they go on seeing what it sees. Who plays for them learns that, and what the seat
was told, like any computer player. These are drafts alone; who may ask for them, and when, is said elsewhere:
by consent in `bot/match/consent/kinds/standing_in.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.engine import Seat
from bot.match.computer.people import find_free, is_computer
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch, raise_wall, refuse_unless_playing, seat_in
from bot.match.table.values import RefusedError, UserId
from bot.store import SeatRow


def stand_in(loaded: LoadedMatch, seat: Seat, level: str) -> Draft:
    """The house plays a seat from now on, at a level; it is told of its turn. Raises RefusedError."""
    refuse_unless_playing(loaded)
    refuse_unless_played_by_person(loaded, seat)
    taken = [user for each in loaded.seats for user in (each.user, each.stand_in) if user is not None]
    player = find_free(level, taken)
    seats = _change(loaded, seat, lambda each: replace(each, stand_in=player))
    turns = (player,) if loaded.decisions().of(seat) is not None else ()
    return replace(_draft(raise_wall(loaded), seats), turns=turns)


def come_back(loaded: LoadedMatch, user: UserId) -> Draft:
    """Let whoever the house has played for play again. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = seat_in(loaded, user)
    if loaded.user_at(seat) != user or loaded.player_at(seat) == user:
        raise RefusedError("refused-stand-in-none")
    return _draft(loaded, _change(loaded, seat, lambda each: replace(each, stand_in=None)))


def refuse_unless_played_by_person(loaded: LoadedMatch, seat: Seat) -> None:
    """Raises RefusedError where nobody, or the house, plays a seat."""
    if not loaded.still_plays(seat):
        raise RefusedError("refused-remove-not-playing")
    if is_computer(loaded.player_at(seat)):
        raise RefusedError("refused-stand-in-already")


def _change(loaded: LoadedMatch, seat: Seat, change: Callable[[SeatRow], SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(change(each) if each.seat == seat else each for each in loaded.seats)


def _draft(loaded: LoadedMatch, seats: tuple[SeatRow, ...]) -> Draft:
    """Everybody sees at the table who plays."""
    row = replace(loaded.row, public_seq=loaded.row.public_seq + 1)
    return Draft(replace(loaded, seats=seats, row=row), people=True, channel=("table",))
