"""The lobby: who sits down, where, and under which options."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Final

import orjson

from bot.engine import Options, Seat
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.clocks import USUAL_PACE
from bot.match.match import LoadedMatch, is_computer, is_crowd, with_pace
from bot.match.origin import Origin
from bot.match.play import Draft, start_game
from bot.match.results import count_games
from bot.match.values import NO_SERVER, MatchId, Place, RefusedError, UserId
from bot.store import MatchRow, SeatRow
from bot.text import GivenText

SEATS = "seats"
"""An option of this name holds the seats that are taken; the lobby fills it in when the game begins."""


def options_to_offer(options: type[Options], agreed: Mapping[str, object] | None = None) -> tuple[str, ...]:
    """The options that may be agreed on: neither the seats taken, nor one that is not to be offered; nor,
    as far as values are agreed already, one that cannot matter beside them.

    Those come first on which it depends whether others matter.
    """
    terms = {name: _terms(info.json_schema_extra) for name, info in options.model_fields.items()}
    deciding = {other for needed in terms.values() for other in needed or ()}
    names = [
        name
        for name, needed in terms.items()
        if name != SEATS
        and needed is not None
        and all((agreed or {}).get(other, value) == value for other, value in needed.items())
    ]
    return tuple(sorted(names, key=lambda name: name not in deciding))


def _terms(extra: object) -> Mapping[str, object] | None:
    """The values of others beside which an option matters (`bot.engine.Options`); None: never offered."""
    said = extra.get("offered", True) if isinstance(extra, dict) else True
    if said is False:
        return None
    return said if isinstance(said, dict) else {}


def option_text(value: object) -> str:
    """An option's value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_options(game: AnyGame, options: Options, texts: Mapping[str, str]) -> Options:
    """Options with some of them replaced, together. Raises RefusedError."""
    values, known = options.model_dump(mode="json"), options_to_offer(game.options)
    for name, text in texts.items():
        if name not in known:
            raise RefusedError("refused-option-unknown", option=GivenText(name))
        values[name] = _read(game, name, text)
    try:
        return game.options.model_validate(values)
    except ValueError as error:
        raise RefusedError(
            "refused-option-invalid",
            option=GivenText(", ".join(texts)),
            value=GivenText(", ".join(texts.values())),
        ) from error


def _read(game: AnyGame, name: str, text: str) -> object:
    """A field's value: the text itself, or what it says as a number or a truth value."""
    for value in (text, _literal(text)):
        with suppress(ValueError):
            agreed: object = getattr(game.options.model_validate({name: value}), name)
            return agreed
    raise RefusedError("refused-option-invalid", option=GivenText(name), value=GivenText(text))


def _literal(text: str) -> object:
    try:
        return orjson.loads(text.lower())
    except orjson.JSONDecodeError:
        return text


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
    origin: Origin | None = None,
) -> Draft:
    """A new lobby with its host at the table. Raises RefusedError for options that are none.

    settled: options that the command which opens it has settled, whether people are offered them or not.
    origin: what it is played on from; then it is one game, whatever was agreed of a series.
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
        series=1 if origin is not None else count_games(bundle.game, agreed),
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
        origin=None if origin is None else origin.model_dump_json(),
    )
    guests = tuple(dict.fromkeys(user for user in invited if user != host))
    loaded = LoadedMatch(bundle, row, (SeatRow(host, 0, None),), guests, agreed)
    if len(guests) + 1 > max(loaded.sizes):
        raise RefusedError("refused-full")
    return Draft(loaded, people=True, channel=("lobby",))


def sit_down(loaded: LoadedMatch, user: UserId, seat: Seat | None) -> Draft:
    """A user sits down, or wishes for another seat. Raises RefusedError."""
    refuse_unless_lobby(loaded)
    if seat is not None:
        if seat not in loaded.places:
            raise RefusedError("refused-seat-unknown", seat=seat)
        if loaded.user_at(seat) not in (None, user):
            raise RefusedError("refused-seat-taken", seat=seat)
    if loaded.has_joined(user):
        seats = tuple(replace(row, seat=seat) if row.user == user else row for row in loaded.seats)
        return _draft_people(replace(loaded, seats=seats))
    most = max(loaded.sizes)
    if len(loaded.seats) >= most:
        raise RefusedError("refused-full")
    if user not in loaded.invited and len(loaded.seats) + len(loaded.invited) >= most:
        raise RefusedError("refused-invited-only")
    position = 1 + max((row.position for row in loaded.seats), default=-1)
    return _draft_people(
        replace(
            loaded,
            seats=(*loaded.seats, SeatRow(user, position, seat)),
            invited=tuple(guest for guest in loaded.invited if guest != user),
        )
    )


def get_up(loaded: LoadedMatch, user: UserId) -> Draft:
    """A user gets up, or declines an invitation. A host is replaced; the last one closes the lobby."""
    refuse_unless_lobby(loaded)
    if not loaded.has_joined(user) and user not in loaded.invited:
        raise RefusedError("refused-not-joined")
    seats = tuple(row for row in loaded.seats if row.user != user)
    people = [row.user for row in seats if not is_computer(row.user)]
    if not people:
        return close_lobby(loaded, user)
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
    seats = tuple(row for row in loaded.seats if row.user in (user, *wanted) or is_computer(row.user))
    here = {row.user for row in seats}
    if len(here | set(wanted)) > max(loaded.sizes):
        raise RefusedError("refused-full")
    invited = tuple(guest for guest in wanted if not loaded.has_joined(guest))
    return _draft_people(replace(loaded, seats=seats, invited=invited))


def close_lobby(loaded: LoadedMatch, user: UserId) -> Draft:
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
    if loaded.origin is not None:
        raise RefusedError("refused-onward-settled")
    options = with_options(loaded.game, loaded.options, texts)
    row = replace(loaded.row, options=options.model_dump_json(), series=count_games(loaded.game, options))
    return Draft(replace(loaded, options=options, row=row), channel=("lobby",))


def begin_game(loaded: LoadedMatch, user: UserId, rng: Random, now: str) -> Draft:
    """The game begins: seats nobody wished for are drawn at random. Raises RefusedError."""
    refuse_unless_lobby(loaded)
    refuse_unless_host(loaded, user)
    users = [row.user for row in loaded.seats]
    if len(users) not in loaded.sizes:
        fewest, most = min(loaded.sizes), max(loaded.sizes)
        needed = str(most) if fewest == most else f"{fewest}-{most}"
        raise RefusedError("refused-player-count", joined=str(len(users)), needed=needed)
    wishes = {row.user: row.seat for row in loaded.seats if row.seat is not None}
    seats = _choose_seats(loaded.places, len(users), frozenset(wishes.values()))
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
        seats=tuple(replace(row, seat=drawn[row.user]) for row in loaded.seats),
        invited=(),
    )
    if any(map(is_crowd, users)):
        # Whoever votes does so for one game.
        ready = replace(ready, row=replace(ready.row, series=1))
        return replace(start_game(ready, rng, now), people=True)
    is_alone = sum(not is_computer(user) for user in users) < TOGETHER
    if is_alone and loaded.clocks is not None and loaded.clocks.pace == USUAL_PACE:
        ready = with_pace(ready, None)
    return replace(start_game(ready, rng, now), people=True)


def _choose_seats(options_to_offer: Sequence[Seat], count: int, wished: Collection[Seat]) -> tuple[Seat, ...]:
    """The seats of so many users, in seating order: those wished for, and the first others."""
    others = [seat for seat in options_to_offer if seat not in wished][: count - len(wished)]
    return tuple(seat for seat in options_to_offer if seat in wished or seat in others)


def set_sides(loaded: LoadedMatch, user: UserId, sides: Mapping[Seat, UserId]) -> Draft:
    """The host says which seats people vote for, and which the house has: nobody else sits there.

    Raises RefusedError.
    """
    refuse_unless_lobby(loaded)
    refuse_unless_host(loaded, user)
    if loaded.row.guild == NO_SERVER or not any(map(is_crowd, sides.values())):
        raise RefusedError("refused-guild-only")
    if len(sides) not in loaded.sizes:
        joined, needed = str(len(sides)), "-".join(map(str, loaded.sizes))
        raise RefusedError("refused-player-count", joined=joined, needed=needed)
    seats = tuple(
        SeatRow(sides[seat], position, seat) for position, seat in enumerate(loaded.places) if seat in sides
    )
    return _draft_people(replace(loaded, seats=seats, invited=()))


def wish_for_cards(loaded: LoadedMatch, user: UserId, *, whole: bool) -> Draft:
    """Somebody in the lobby of a game that is played on says whether they want all cards as they lay.

    Raises RefusedError.
    """
    refuse_unless_lobby(loaded)
    if not loaded.has_joined(user):
        raise RefusedError("refused-not-joined")
    if loaded.origin is None:
        raise RefusedError("refused-unreadable")
    wished = loaded.origin.with_wish(user, whole=whole).model_dump_json()
    return Draft(replace(loaded, row=replace(loaded.row, origin=wished)), channel=("lobby",))


def _draft_people(loaded: LoadedMatch) -> Draft:
    if loaded.origin is not None:
        # Who has gone is not asked any more, and named no longer.
        origin = loaded.origin.without(tuple(row.user for row in loaded.seats))
        loaded = replace(loaded, row=replace(loaded.row, origin=origin.model_dump_json()))
    return Draft(loaded, people=True, channel=("lobby",))


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
