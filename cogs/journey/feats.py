"""Feats of Journey to Mordor: long leaps, close escapes, the White Tree in flower."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
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


def _find_arrivals(game: Chronicle) -> set[Seat]:
    return {event.seat for event in game.find(told.HobbitArrived)}


def _stay_untouched(game: Chronicle) -> Iterable[Seat]:
    struck = {event.seat for event in game.find(told.NazgulStruck)}
    return (seat for seat in game.outcome.winners if seat not in struck)


def _at_the_brink(game: Chronicle) -> Iterable[Seat]:
    left = {event.seat: event.left for event in game.find(told.NazgulStruck)}
    return (seat for seat in game.outcome.winners if left.get(seat) == 1)


def _great_leap(game: Chronicle) -> Iterable[Seat]:
    return (event.seat for event in game.find(told.CirclesCrossed) if event.count >= MANY_RINGS)


def _five_rings(game: Chronicle) -> Iterable[Seat]:
    return (event.seat for event in game.find(told.RollingEnded) if _rings(event) == ALL_RINGS)


def _white_tree(game: Chronicle) -> Iterable[Seat]:
    ended = game.find(told.RollingEnded)
    return (event.seat for event in ended if event.tree and _rings(event) >= UNDER_THE_TREE)


def _orc_slayer(game: Chronicle) -> Iterable[Seat]:
    return (event.seat for event in game.find(told.OrcsBeaten) if event.orcs >= MANY_ORCS)


def _through_the_lair(game: Chronicle) -> Iterable[Seat]:
    lost: Seat | None = None
    for event in game.events:
        if isinstance(event, told.TurnBegan):
            lost = None
        elif isinstance(event, told.RingLost):
            lost = event.seat
        elif isinstance(event, told.HobbitArrived) and event.seat == lost:
            yield event.seat


def _wizards_help(game: Chronicle) -> Iterable[Seat]:
    halved = Counter[Seat]()
    for event in game.find(told.SquaresHalved):
        halved[event.seat] += len(event.squares)
    return (seat for seat, squares in halved.items() if squares >= MANY_HALVED)


def _riders_loose(game: Chronicle) -> Iterable[Seat]:
    struck = game.find(told.NazgulStruck)
    return (event.by for event in struck if event.by != event.seat and len(event.dice) >= MANY_RIDERS)


def _last_of_the_company(game: Chronicle) -> Iterable[Seat]:
    out, arrived = {event.seat for event in game.find(told.HobbitEliminated)}, _find_arrivals(game)
    return (
        seat
        for seat in game.outcome.winners
        if seat in arrived and len(game.seats) > 2 and out.issuperset({*game.seats} - {seat})
    )


def _swift_road(game: Chronicle) -> Iterable[Seat]:
    rounds = max((event.round for event in game.find(told.TurnBegan)), default=0)
    return _find_arrivals(game).intersection(game.outcome.winners) if rounds <= SWIFT else ()


FEATS: tuple[Feat, ...] = (
    Feat("untouched", _stay_untouched),
    Feat("at-the-brink", _at_the_brink),
    Feat("great-leap", _great_leap),
    Feat("five-rings", _five_rings),
    Feat("white-tree", _white_tree),
    Feat("orc-slayer", _orc_slayer),
    Feat("through-the-lair", _through_the_lair),
    Feat("wizards-help", _wizards_help),
    Feat("riders-loose", _riders_loose),
    Feat("last-of-the-company", _last_of_the_company),
    Feat("swift-road", _swift_road),
)
