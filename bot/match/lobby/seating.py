"""The lobby: who sits down, where, and under which options."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from bot.engine import Seat
from bot.match.bundle import GameBundle
from bot.match.clocks.pace import USUAL_PACE
from bot.match.computer.people import is_computer
from bot.match.lobby.options import SEATS, with_options
from bot.match.play.actions import start
from bot.match.play.series import length
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch, with_pace
from bot.match.table.values import MatchId, Place, RefusedError, UserId
from bot.store import MatchRow, SeatRow

TOGETHER: Final = 2
"""People of whom one may keep another waiting: who plays with the house alone needs no clock."""


def open_lobby(
    bundle: GameBundle,
    match: MatchId,
    place: Place,
    host: UserId,
    invited: Sequence[UserId],
    options: Mapping[str, object],
    now: str,
    settled: Mapping[str, object] | None = None,
) -> Draft:
    """A new lobby with its host at the table. Raises RefusedError for options that are none.

    settled: options that the command which opens it has settled, whether people are offered them or not.
    """
    begun = bundle.game.options.model_validate(settled or {})
    agreed = with_options(bundle.game, begun, {k: str(v) for k, v in options.items()})
    facts = bundle.game.facts
    row = MatchRow(
        id=match,
        series_id=match,
        next_id=None,
        game=bundle.key,
        guild=place.guild,
        channel=place.channel,
        phase="lobby",
        host=host,
        options=agreed.model_dump_json(),
        number=1,
        series=length(bundle.game, agreed),
        message=None,
        message_posted=None,
        ruleset_begun=facts.ruleset,
        ruleset=facts.ruleset,
        public_seq=0,
        last_entry=0,
        last_press=0,
        stamps=(),
        outcome=None,
        offer=None,
        revision=0,
        created=now,
        changed=now,
    )
    guests = tuple(dict.fromkeys(user for user in invited if user != host))
    if len(guests) + 1 > max(facts.players):
        raise RefusedError("refused-full")
    loaded = LoadedMatch(bundle, row, (SeatRow(host, 0, None),), guests, agreed)
    return Draft(loaded, people=True, channel=("lobby",))


def join(loaded: LoadedMatch, user: UserId, seat: Seat | None) -> Draft:
    """A user sits down, or wishes for another seat. Raises RefusedError."""
    refuse_unless_lobby(loaded)
    if seat is not None:
        if seat not in loaded.game.facts.seats:
            raise RefusedError("refused-seat-unknown", seat=seat)
        if loaded.user_at(seat) not in (None, user):
            raise RefusedError("refused-seat-taken", seat=seat)
    if loaded.has_joined(user):
        seats = tuple(replace(each, seat=seat) if each.user == user else each for each in loaded.seats)
        return _draft_people(replace(loaded, seats=seats))
    most = max(loaded.game.facts.players)
    if len(loaded.seats) >= most:
        raise RefusedError("refused-full")
    if user not in loaded.invited and len(loaded.seats) + len(loaded.invited) >= most:
        raise RefusedError("refused-invited-only")
    position = 1 + max((each.position for each in loaded.seats), default=-1)
    return _draft_people(
        replace(
            loaded,
            seats=(*loaded.seats, SeatRow(user, position, seat)),
            invited=tuple(guest for guest in loaded.invited if guest != user),
        )
    )


def leave(loaded: LoadedMatch, user: UserId) -> Draft:
    """A user gets up, or declines an invitation. A host is replaced; the last one closes the lobby."""
    refuse_unless_lobby(loaded)
    if not loaded.has_joined(user) and user not in loaded.invited:
        raise RefusedError("refused-not-joined")
    seats = tuple(each for each in loaded.seats if each.user != user)
    people = [each.user for each in seats if not is_computer(each.user)]
    if not people:
        return cancel(loaded, user)
    invited = tuple(guest for guest in loaded.invited if guest != user)
    host = loaded.row.host if loaded.row.host != user else people[0]
    return _draft_people(replace(loaded, seats=seats, invited=invited, row=replace(loaded.row, host=host)))


def set_guests(loaded: LoadedMatch, user: UserId, guests: Sequence[UserId]) -> Draft:
    """The host says who is to be at the table: others are sent away, or no longer expected.

    The house's own players stay. Raises RefusedError.
    """
    refuse_unless_lobby(loaded)
    refuse_unless_host(loaded, user)
    wanted = tuple(dict.fromkeys(guest for guest in guests if guest != user))
    seats = tuple(each for each in loaded.seats if each.user in (user, *wanted) or is_computer(each.user))
    here = {each.user for each in seats}
    if len(here | set(wanted)) > max(loaded.game.facts.players):
        raise RefusedError("refused-full")
    invited = tuple(guest for guest in wanted if not loaded.has_joined(guest))
    return _draft_people(replace(loaded, seats=seats, invited=invited))


def cancel(loaded: LoadedMatch, user: UserId) -> Draft:
    """The host closes the lobby; a broken match may be closed by anybody who plays in it."""
    if loaded.phase == "broken" and loaded.has_joined(user):
        row = replace(loaded.row, phase="cancelled")
        return Draft(replace(loaded, row=row), channel=("table",))
    refuse_unless_lobby(loaded)
    refuse_unless_host(loaded, user)
    return Draft(replace(loaded, row=replace(loaded.row, phase="cancelled")), channel=("lobby",))


def set_options(loaded: LoadedMatch, user: UserId, texts: Mapping[str, str]) -> Draft:
    """The host agrees on options, given as texts. Raises RefusedError."""
    refuse_unless_lobby(loaded)
    refuse_unless_host(loaded, user)
    options = with_options(loaded.game, loaded.options, texts)
    row = replace(loaded.row, options=options.model_dump_json(), series=length(loaded.game, options))
    return Draft(replace(loaded, options=options, row=row), channel=("lobby",))


def begin(loaded: LoadedMatch, user: UserId, rng: Random, now: str) -> Draft:
    """The game begins: seats nobody wished for are drawn at random. Raises RefusedError."""
    refuse_unless_lobby(loaded)
    refuse_unless_host(loaded, user)
    users = [each.user for each in loaded.seats]
    if len(users) not in loaded.game.facts.players:
        raise _wrong_count(loaded, loaded.game.facts.players)
    wishes = {each.user: each.seat for each in loaded.seats if each.seat is not None}
    seats = _choose_seats(loaded.game.facts.seats, len(users), frozenset(wishes.values()))
    options = loaded.options
    if SEATS in type(options).model_fields:
        options = type(options).model_validate({**options.model_dump(), SEATS: seats})
    free = [seat for seat in seats if seat not in wishes.values()]
    rng.shuffle(free)
    drawn = {user: wishes.get(user) or free.pop() for user in users}
    ready = replace(
        loaded,
        options=options,
        row=replace(loaded.row, options=options.model_dump_json()),
        seats=tuple(replace(each, seat=drawn[each.user]) for each in loaded.seats),
        invited=(),
    )
    is_alone = sum(not is_computer(user) for user in users) < TOGETHER
    if is_alone and loaded.clocks is not None and loaded.clocks.pace == USUAL_PACE:
        ready = with_pace(ready, None)
    return replace(start(ready, rng, now), people=True)


def _choose_seats(options_to_offer: Sequence[Seat], count: int, wished: Collection[Seat]) -> tuple[Seat, ...]:
    """The seats of so many users, in seating order: those wished for, and the first others."""
    others = [seat for seat in options_to_offer if seat not in wished][: count - len(wished)]
    return tuple(seat for seat in options_to_offer if seat in wished or seat in others)


def _draft_people(loaded: LoadedMatch) -> Draft:
    return Draft(loaded, people=True, channel=("lobby",))


def _wrong_count(loaded: LoadedMatch, allowed: Sequence[int]) -> RefusedError:
    fewest, most = min(allowed), max(allowed)
    needed = str(most) if fewest == most else f"{fewest}-{most}"
    return RefusedError("refused-player-count", joined=str(len(loaded.seats)), needed=needed)


def refuse_unless_lobby(loaded: LoadedMatch) -> None:
    """Raises RefusedError once play has begun."""
    if loaded.phase == "broken":
        raise RefusedError("refused-broken", line=str(loaded.broken))
    if loaded.row.phase == "cancelled":
        raise RefusedError("refused-cancelled")
    if loaded.row.phase == "over":
        raise RefusedError("refused-over", next=str(loaded.row.next_id or 0))
    if loaded.row.phase != "lobby":
        raise RefusedError("refused-already-begun")


def refuse_unless_host(loaded: LoadedMatch, user: UserId) -> None:
    """Raises RefusedError for anybody else."""
    if user != loaded.row.host:
        raise RefusedError("refused-not-host")
