"""Feats of The Battle for Middle-earth: great attacks, nothing wasted, nobody lost."""

from __future__ import annotations

from typing import Final

from bot.engine import Chronicle, Feat, Seat
from cogs.battle import events as told

ROW: Final = 3
MANY_POINTS: Final = 15
MANY_GIFTS: Final = 4
MANY_BORROWED: Final = 2
MANY_DOUBLED: Final = 2
LARGE_PARTY: Final = 4
FULL_POOL: Final = 6
STORMS: Final = 2
"""Counterattacks to be weathered."""


def _attackers(game: Chronicle, kind: str) -> set[Seat]:
    """Find who made an attack of a kind."""
    found = set()
    for event in game.events:
        if isinstance(event, told.AttackMade) and (
            (kind == "borrowed" and len(event.borrowed) >= MANY_BORROWED)
            or (kind == "doubled" and len(event.doubled) >= MANY_DOUBLED)
            or (kind == "party" and len(event.cards) >= LARGE_PARTY)
            or (kind == "exact" and len(event.pool) >= FULL_POOL and not event.unused)
        ):
            found.add(event.seat)
    return found


def _last_blow(game: Chronicle) -> tuple[Seat, ...]:
    beaten = [event.seat for event in game.events if isinstance(event, told.EnemiesBeaten)]
    last = beaten[-1:] if game.outcome.reason == "outcome-last-enemy-beaten" else []
    return tuple(seat for seat in last if game.won(seat))


def _whole_row(game: Chronicle) -> set[Seat]:
    return {
        event.seat
        for event in game.events
        if isinstance(event, told.EnemiesBeaten) and len(event.enemies) >= ROW
    }


def _great_blow(game: Chronicle) -> set[Seat]:
    return {
        event.seat
        for event in game.events
        if isinstance(event, told.EnemiesBeaten) and event.points >= MANY_POINTS
    }


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


def _by_a_hair(game: Chronicle) -> tuple[Seat, ...]:
    found = _margin(game)
    return (found[0],) if found is not None and found[1] - found[2] == 1 else ()


def _twice_as_many(game: Chronicle) -> tuple[Seat, ...]:
    found = _margin(game)
    return (found[0],) if found is not None and found[2] > 0 and found[1] >= 2 * found[2] else ()


FEATS: tuple[Feat, ...] = (
    Feat("last-blow", _last_blow),
    Feat("whole-row", _whole_row),
    Feat("great-blow", _great_blow),
    Feat("helping-hands", lambda game: _attackers(game, "borrowed")),
    Feat("doubled-twice", lambda game: _attackers(game, "doubled")),
    Feat("large-party", lambda game: _attackers(game, "party")),
    Feat("nothing-wasted", lambda game: _attackers(game, "exact")),
    Feat("friends-in-need", _friends_in_need),
    Feat("weathered", _weather_storms),
    Feat("by-a-hair", _by_a_hair),
    Feat("twice-as-many", _twice_as_many),
)
