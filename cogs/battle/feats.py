"""Feats of The Battle for Middle-earth: great attacks, nothing wasted, nobody lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from bot.engine import Chronicle, Feat, Seat
from cogs.battle import events as told

E = TypeVar("E", told.AttackMade, told.EnemiesBeaten)

ROW: Final = 3
MANY_POINTS: Final = 15
MANY_GIFTS: Final = 4
MANY_BORROWED: Final = 2
MANY_DOUBLED: Final = 2
LARGE_PARTY: Final = 4
FULL_POOL: Final = 6
STORMS: Final = 2
"""Counterattacks to be weathered."""


def _whoever(kind: type[E], check: Callable[[E], bool]) -> Callable[[Chronicle], set[Seat]]:
    """Find the seats of the events of a kind that pass a check."""
    return lambda game: {event.seat for event in game.events if isinstance(event, kind) and check(event)}


def _last_blow(game: Chronicle) -> tuple[Seat, ...]:
    beaten = [event.seat for event in game.events if isinstance(event, told.EnemiesBeaten)]
    last = beaten[-1:] if game.outcome.reason == "outcome-last-enemy-beaten" else []
    return tuple(seat for seat in last if game.won(seat))


def _friends_in_need(game: Chronicle) -> tuple[Seat, ...]:
    given = [event.seat for event in game.events if isinstance(event, told.GiftGiven)]
    return tuple(seat for seat in game.seats if given.count(seat) >= MANY_GIFTS)


def _weather_storms(game: Chronicle) -> tuple[Seat, ...]:
    storms = sum(isinstance(event, told.CounterattackBegan) for event in game.events)
    lost = {event.seat for event in game.events if isinstance(event, told.CompanionLost | told.WonEnemyLost)}
    return tuple(seat for seat in game.outcome.winners if storms >= STORMS and seat not in lost)


def _margin(game: Chronicle) -> tuple[Seat, int, int] | None:
    """The only winner, their points and those of the next."""
    if len(game.outcome.winners) != 1:
        return None
    (winner,) = game.outcome.winners
    points = dict(game.outcome.scores)
    others = [number for seat, number in points.items() if seat != winner]
    return (winner, points[winner], max(others)) if others and winner in points else None


def _ahead(game: Chronicle, check: Callable[[int, int], bool]) -> tuple[Seat, ...]:
    margin = _margin(game)
    return (margin[0],) if margin is not None and check(*margin[1:]) else ()


FEATS: tuple[Feat, ...] = (
    Feat("last-blow", _last_blow),
    Feat("whole-row", _whoever(told.EnemiesBeaten, lambda blow: len(blow.enemies) >= ROW)),
    Feat("great-blow", _whoever(told.EnemiesBeaten, lambda blow: blow.points >= MANY_POINTS)),
    Feat("helping-hands", _whoever(told.AttackMade, lambda attack: len(attack.borrowed) >= MANY_BORROWED)),
    Feat("doubled-twice", _whoever(told.AttackMade, lambda attack: len(attack.doubled) >= MANY_DOUBLED)),
    Feat("large-party", _whoever(told.AttackMade, lambda attack: len(attack.cards) >= LARGE_PARTY)),
    Feat(
        "nothing-wasted",
        _whoever(told.AttackMade, lambda attack: len(attack.pool) >= FULL_POOL and not attack.unused),
    ),
    Feat("friends-in-need", _friends_in_need),
    Feat("weathered", _weather_storms),
    Feat("by-a-hair", lambda game: _ahead(game, lambda own, other: own - other == 1)),
    Feat("twice-as-many", lambda game: _ahead(game, lambda own, other: own >= 2 * other > 0)),
)
