"""The lobby: who sits down, where, and under which options."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import Random

import orjson

from bot.engine import Options, Seat
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.draft import Draft
from bot.match.loaded import LoadedMatch
from bot.match.play import start
from bot.match.series import length
from bot.match.table import MatchId, Place, RefusedError, UserId
from bot.store import MatchRow, SeatRow

SEATS = "seats"
"""An option of this name holds the seats that are taken; the lobby fills it in when the game begins."""


def opened(
    title: GameBundle,
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
    begun = title.game.options.model_validate(settled or {})
    agreed = with_options(title.game, begun, {k: str(v) for k, v in options.items()})
    facts = title.game.facts
    row = MatchRow(
        id=match,
        series_id=match,
        next_id=None,
        game=title.key,
        guild=place.guild,
        channel=place.channel,
        phase="lobby",
        host=host,
        options=agreed.model_dump_json(),
        number=1,
        series=length(title.game, agreed),
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
    live = LoadedMatch(title, row, (SeatRow(host, 0, None),), guests, agreed)
    return Draft(live, people=True, channel=("lobby",))


def join(live: LoadedMatch, user: UserId, seat: Seat | None) -> Draft:
    """A user sits down, or wishes for another seat. Raises RefusedError."""
    _refuse_unless_lobby(live)
    if seat is not None:
        if seat not in live.game.facts.seats:
            raise RefusedError("refused-seat-unknown", seat=seat)
        if live.user_at(seat) not in (None, user):
            raise RefusedError("refused-seat-taken", seat=seat)
    if live.has_joined(user):
        seats = tuple(replace(each, seat=seat) if each.user == user else each for each in live.seats)
        return _people(replace(live, seats=seats))
    most = max(live.game.facts.players)
    if len(live.seats) >= most:
        raise RefusedError("refused-full")
    if user not in live.invited and len(live.seats) + len(live.invited) >= most:
        raise RefusedError("refused-invited-only")
    position = 1 + max((each.position for each in live.seats), default=-1)
    return _people(
        replace(
            live,
            seats=(*live.seats, SeatRow(user, position, seat)),
            invited=tuple(guest for guest in live.invited if guest != user),
        )
    )


def leave(live: LoadedMatch, user: UserId) -> Draft:
    """A user gets up, or declines an invitation. A host is replaced; the last one closes the lobby."""
    _refuse_unless_lobby(live)
    if not live.has_joined(user) and user not in live.invited:
        raise RefusedError("refused-not-joined")
    seats = tuple(each for each in live.seats if each.user != user)
    if not seats:
        return cancel(live, user)
    invited = tuple(guest for guest in live.invited if guest != user)
    host = live.row.host if live.row.host != user else seats[0].user
    return _people(replace(live, seats=seats, invited=invited, row=replace(live.row, host=host)))


def cancel(live: LoadedMatch, user: UserId) -> Draft:
    """The host closes the lobby; a broken match may be closed by anybody who plays in it."""
    if live.phase == "broken" and (live.has_joined(user) or user == live.row.host):
        return Draft(replace(live, row=replace(live.row, phase="cancelled", offer=None)), channel=("table",))
    _refuse_unless_lobby(live)
    _refuse_unless_host(live, user)
    return Draft(replace(live, row=replace(live.row, phase="cancelled")), channel=("lobby",))


def set_options(live: LoadedMatch, user: UserId, texts: Mapping[str, str]) -> Draft:
    """The host agrees on options, given as texts. Raises RefusedError."""
    _refuse_unless_lobby(live)
    _refuse_unless_host(live, user)
    options = with_options(live.game, live.options, texts)
    row = replace(live.row, options=options.model_dump_json(), series=length(live.game, options))
    return Draft(replace(live, options=options, row=row), channel=("lobby",))


def begin(live: LoadedMatch, user: UserId, rng: Random, now: str) -> Draft:
    """The game begins: seats nobody wished for are drawn at random. Raises RefusedError."""
    _refuse_unless_lobby(live)
    _refuse_unless_host(live, user)
    users = [each.user for each in live.seats]
    if len(users) not in live.game.facts.players:
        raise _wrong_count(live, live.game.facts.players)
    wishes = {each.user: each.seat for each in live.seats if each.seat is not None}
    seats = _taken(live.game.facts.seats, len(users), frozenset(wishes.values()))
    options = live.options
    if SEATS in type(options).model_fields:
        options = type(options).model_validate({**options.model_dump(), SEATS: seats})
    free = [seat for seat in seats if seat not in wishes.values()]
    rng.shuffle(free)
    drawn = {user: wishes.get(user) or free.pop() for user in users}
    ready = replace(
        live,
        options=options,
        row=replace(live.row, options=options.model_dump_json()),
        seats=tuple(replace(each, seat=drawn[each.user]) for each in live.seats),
        invited=(),
    )
    return replace(start(ready, rng, now), people=True)


def offered(options: type[Options], agreed: Mapping[str, object] | None = None) -> tuple[str, ...]:
    """The options that may be agreed on: neither the seats taken, nor one that is not to be offered; nor,
    as far as values are agreed already, one that cannot matter beside them.

    Those come first on which it depends whether others matter.
    """
    terms = {name: _terms(info.json_schema_extra) for name, info in options.model_fields.items()}
    deciding = {other for needed in terms.values() for other in needed or ()}
    found = [
        name
        for name, needed in terms.items()
        if name != SEATS
        and needed is not None
        and all((agreed or {}).get(other, value) == value for other, value in needed.items())
    ]
    return tuple(sorted(found, key=lambda name: name not in deciding))


def _terms(extra: object) -> Mapping[str, object] | None:
    """The values of others beside which an option matters (`bot.engine.Options`); None: never offered."""
    said = extra.get("offered", True) if isinstance(extra, dict) else True
    if said is False:
        return None
    return said if isinstance(said, dict) else {}


def with_options(game: AnyGame, options: Options, texts: Mapping[str, str]) -> Options:
    """Options with some of them replaced, together. Raises RefusedError."""
    values, known = options.model_dump(mode="json"), offered(game.options)
    for name, text in texts.items():
        if name not in known:
            raise RefusedError("refused-option-unknown", option=name)
        values[name] = _read(game, name, text)
    try:
        return game.options.model_validate(values)
    except ValueError as error:
        raise RefusedError(
            "refused-option-invalid", option=", ".join(texts), value=", ".join(texts.values())
        ) from error


def _read(game: AnyGame, name: str, text: str) -> object:
    """A field's value: the text itself, or what it says as a number or a truth value."""
    for value in (text, _literal(text)):
        try:
            return game.options.model_validate({name: value}).model_dump(mode="json")[name]
        except ValueError:
            continue
    raise RefusedError("refused-option-invalid", option=name, value=text)


def _literal(text: str) -> object:
    try:
        return orjson.loads(text.lower())
    except orjson.JSONDecodeError:
        return text


def _taken(offered: Sequence[Seat], count: int, wished: Collection[Seat]) -> tuple[Seat, ...]:
    """The seats of so many users, in seating order: those wished for, and the first others."""
    others = [seat for seat in offered if seat not in wished][: count - len(wished)]
    return tuple(seat for seat in offered if seat in wished or seat in others)


def _people(live: LoadedMatch) -> Draft:
    return Draft(live, people=True, channel=("lobby",))


def _wrong_count(live: LoadedMatch, allowed: Sequence[int]) -> RefusedError:
    fewest, most = min(allowed), max(allowed)
    needed = str(most) if fewest == most else f"{fewest}-{most}"
    return RefusedError("refused-player-count", joined=str(len(live.seats)), needed=needed)


def _refuse_unless_lobby(live: LoadedMatch) -> None:
    if live.phase == "broken":
        raise RefusedError("refused-broken", line=str(live.broken))
    if live.row.phase == "cancelled":
        raise RefusedError("refused-cancelled")
    if live.row.phase == "over":
        raise RefusedError("refused-over", next=str(live.row.next_id or 0))
    if live.row.phase != "lobby":
        raise RefusedError("refused-already-begun")


def _refuse_unless_host(live: LoadedMatch, user: UserId) -> None:
    if user != live.row.host:
        raise RefusedError("refused-not-host")
