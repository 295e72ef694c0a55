"""Feats of Journey to Mordor: long leaps, close escapes, the White Tree in flower."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.engine import Chronicle, Feat, Seat
from cogs.journey import events as told

MANY_RINGS: Final = 4
ALL_RINGS: Final = 5
UNDER_THE_TREE: Final = 3
MANY_ORCS: Final = 3
MANY_HALVED: Final = 5
MANY_RIDERS: Final = 3
SWIFT: Final = 5
"""Rounds."""


def _rings(event: told.RollingEnded) -> int:
    return sum(symbol == "ring" for _, symbol in event.dice)


def _stay_untouched(game: Chronicle) -> Iterator[Seat]:
    struck = {event.seat for event in game.events if isinstance(event, told.NazgulStruck)}
    return (seat for seat in game.outcome.winners if seat not in struck)


def _at_the_brink(game: Chronicle) -> Iterator[Seat]:
    left = {event.seat: event.left for event in game.events if isinstance(event, told.NazgulStruck)}
    return (seat for seat in game.outcome.winners if left.get(seat) == 1)


def _great_leap(game: Chronicle) -> set[Seat]:
    return {
        event.seat
        for event in game.events
        if isinstance(event, told.CirclesCrossed) and event.count >= MANY_RINGS
    }


def _five_rings(game: Chronicle) -> set[Seat]:
    return {
        event.seat
        for event in game.events
        if isinstance(event, told.RollingEnded) and _rings(event) == ALL_RINGS
    }


def _white_tree(game: Chronicle) -> set[Seat]:
    return {
        event.seat
        for event in game.events
        if isinstance(event, told.RollingEnded) and event.tree and _rings(event) >= UNDER_THE_TREE
    }


def _orc_slayer(game: Chronicle) -> set[Seat]:
    return {
        event.seat for event in game.events if isinstance(event, told.OrcsBeaten) and event.orcs >= MANY_ORCS
    }


def _through_the_lair(game: Chronicle) -> Iterator[Seat]:
    lost: Seat | None = None
    for event in game.events:
        if isinstance(event, told.TurnBegan):
            lost = None
        elif isinstance(event, told.RingLost):
            lost = event.seat
        elif isinstance(event, told.HobbitArrived) and event.seat == lost:
            yield event.seat


def _wizards_help(game: Chronicle) -> Iterator[Seat]:
    for seat in game.seats:
        halved = sum(
            len(event.squares)
            for event in game.events
            if isinstance(event, told.SquaresHalved) and event.seat == seat
        )
        if halved >= MANY_HALVED:
            yield seat


def _riders_loose(game: Chronicle) -> set[Seat]:
    return {
        event.by
        for event in game.events
        if isinstance(event, told.NazgulStruck) and event.by != event.seat and len(event.dice) >= MANY_RIDERS
    }


def _last_of_the_company(game: Chronicle) -> tuple[Seat, ...]:
    out = {event.seat for event in game.events if isinstance(event, told.HobbitEliminated)}
    arrived = {event.seat for event in game.events if isinstance(event, told.HobbitArrived)}
    return tuple(
        seat
        for seat in game.outcome.winners
        if seat in arrived and len(game.seats) > 2 and out.issuperset({*game.seats} - {seat})
    )


def _swift_road(game: Chronicle) -> tuple[Seat, ...]:
    rounds = max((event.round for event in game.events if isinstance(event, told.TurnBegan)), default=0)
    arrived = {event.seat for event in game.events if isinstance(event, told.HobbitArrived)}
    return tuple(seat for seat in game.outcome.winners if seat in arrived and rounds <= SWIFT)


FEATS: tuple[Feat, ...] = (
    Feat("untouched", lambda game: [*_stay_untouched(game)]),
    Feat("at-the-brink", lambda game: [*_at_the_brink(game)]),
    Feat("great-leap", _great_leap),
    Feat("five-rings", _five_rings),
    Feat("white-tree", _white_tree),
    Feat("orc-slayer", _orc_slayer),
    Feat("through-the-lair", lambda game: {*_through_the_lair(game)}),
    Feat("wizards-help", lambda game: [*_wizards_help(game)]),
    Feat("riders-loose", _riders_loose),
    Feat("last-of-the-company", _last_of_the_company),
    Feat("swift-road", _swift_road),
)
