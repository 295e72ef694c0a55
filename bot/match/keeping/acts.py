"""What a manager of a server does at one table, as drafts. Nothing hidden is shown to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Literal

from bot.engine import Seat
from bot.match.computer.people import is_computer
from bot.match.lobby.seating import leave
from bot.match.log.notes import add_note
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, refuse_unless_playing
from bot.match.play.actions import Asking, give_up
from bot.match.play.conclusion import tell_of_end
from bot.match.play.endings import end
from bot.match.table import Place, RefusedError, UserId

ActKind = Literal["closed", "draw", "won", "moved", "taken-out", "forbidden", "allowed"]


def refuse_own_table(loaded: LoadedMatch, keeper: UserId) -> None:
    """Raises RefusedError where a manager sits at a table with other people: it is not theirs alone."""
    if loaded.phase != "playing" or not loaded.has_joined(keeper):
        return
    if any(user > 0 and user != keeper and not is_computer(user) for _, user in loaded.seating()):
        raise RefusedError("refused-keeper-plays")


def close(loaded: LoadedMatch, now: str, *, as_draw: bool = False) -> Draft:
    """Closes a lobby, or a table without a result or as a draw. Raises RefusedError."""
    refuse_unless_open(loaded)
    if not as_draw:
        return end(loaded, "closed", now)
    refuse_unless_playing(loaded)
    if not loaded.bundle.draws:
        raise RefusedError("refused-draw-unknown")
    return end(loaded, "draw", now)


def award(loaded: LoadedMatch, winner: UserId, rng: Random, now: str, asking: Asking) -> Draft:
    """Closes a table as if everybody but one had given up. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = loaded.seat_of(winner)
    if not loaded.still_plays(seat):
        raise RefusedError("refused-remove-not-playing")
    others = tuple(each for each in loaded.still_playing() if each != seat)
    noted = add_note(Draft(loaded), "awarded", now, about=seat)
    return _give_up_all(noted, others, rng, now, asking)


def take_out(loaded: LoadedMatch, user: UserId, rng: Random, now: str, asking: Asking) -> Draft:
    """Takes somebody out, as if they had given up; out of a lobby as if they left. Raises RefusedError."""
    if loaded.row.phase == "lobby":
        return leave(loaded, user)
    refuse_unless_playing(loaded)
    seat = loaded.seat_of(user)
    if not loaded.still_plays(seat):
        raise RefusedError("refused-remove-not-playing")
    noted = add_note(Draft(loaded), "taken-out", now, about=seat)
    return _give_up_all(noted, (seat,), rng, now, asking)


def move(loaded: LoadedMatch, place: Place, now: str) -> Draft:
    """Has a table, or a lobby, go on in another channel. Raises RefusedError."""
    refuse_unless_open(loaded)
    if loaded.row.channel == place.channel:
        raise RefusedError("refused-move-here")
    row = replace(loaded.row, channel=place.channel, message=None, message_posted=None)
    if row.phase == "lobby":
        return Draft(replace(loaded, row=row), channel=("lobby",), moved=True)
    return add_note(Draft(replace(loaded, row=row), channel=("table",), moved=True), "moved", now)


def _give_up_all(noted: Draft, seats: Sequence[Seat], rng: Random, now: str, asking: Asking) -> Draft:
    """The draft with what follows when these seats give up, one after another, until the game is over."""
    draft, results = noted, noted.results
    for seat in seats:
        if draft.match.row.phase != "playing":
            break
        following = give_up(draft.match, seat, seat, rng, now, asking)
        draft = replace(following, entries=(*draft.entries, *following.entries))
        results = (*results, *following.results)
    given_up = replace(draft, results=results, channel=draft.channel or ("table",))
    return tell_of_end(given_up, None)


def refuse_unless_open(loaded: LoadedMatch) -> None:
    """Raises RefusedError where there is nothing left to end."""
    if loaded.row.phase == "over":
        raise RefusedError("refused-over", next=str(loaded.row.next_id or 0))
    if loaded.row.phase == "cancelled":
        raise RefusedError("refused-cancelled")
