"""The leaderboard: sums and ratings, computed from the results and from nothing else.

Each game counts as one played, also within a series; `won` counts the games won, `points` adds the scores.
The rating is Plackett and Luce's model as openskill computes it: how good a player surely is (the mean less
three deviations), on a scale that begins at 1000. It can be built anew from the results at any time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bot.engine import Seat
from bot.match.computer.people import is_computer
from bot.match.persistence.repository import refuse_on_storage_errors
from bot.match.table import HouseStanding, Standing, UserId
from bot.store import ResultRow, Store

BEGINNING, SPREAD = 1000.0, 24.0
"""Where the scale of ratings begins, and how many of its points are one of openskill's."""

MOST_KEPT = 64
"""Leaderboards kept in memory."""


@dataclass(frozen=True, slots=True)
class _Cached:
    count: int
    rank: tuple[Standing, ...]


class Leaderboards:
    """Leaderboards by guild and game, computed again when results were added."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[int, str | None], _Cached] = OrderedDict()

    async def of(self, guild: int, game: str | None) -> tuple[Standing, ...]:
        """Everybody who has finished a game, best first. Erased users are left out."""
        with refuse_on_storage_errors():
            results = await self._store.results(guild, game)
        kept = self._kept.get((guild, game))
        if kept is None or kept.count != len(results):
            kept = _Cached(len(results), await asyncio.to_thread(rank, results))
            self._kept[guild, game] = kept
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return kept.rank

    async def of_house(self, guild: int) -> tuple[HouseStanding, ...]:
        """How everybody did against the house, by game, level and seat; who has won most comes first."""
        with refuse_on_storage_errors():
            return count_house(await self._store.results(guild, None, of_house=True))

    def forget_all(self) -> None:
        """After an erasure."""
        self._kept.clear()


def count_house(results: Iterable[ResultRow]) -> tuple[HouseStanding, ...]:
    """Games of people against the house, added up."""
    sums: dict[tuple[UserId, str, str, Seat], list[bool]] = {}
    for each in results:
        if each.user > 0 and each.house is not None and not is_computer(each.user):
            sums.setdefault((each.user, each.game, each.house, each.seat), []).append(each.won)
    lines = [HouseStanding(*whose, len(won), sum(won)) for whose, won in sums.items()]
    return tuple(sorted(lines, key=lambda line: (-line.won, line.played, line.user, line.key, line.seat)))


def rank(results: Sequence[ResultRow]) -> tuple[Standing, ...]:
    """Leaderboard lines from results in the order in which the games finished."""
    rated = rate(results)
    sums: dict[UserId, list[int]] = {}
    for each in results:
        line = sums.setdefault(each.user, [0, 0, 0])
        for index, value in enumerate((1, int(each.won), each.score)):
            line[index] += value
    lines = [
        Standing(user, played, won, points, round(rated.get(user, BEGINNING), 3))
        for user, (played, won, points) in sums.items()
        if user > 0
    ]
    return tuple(sorted(lines, key=lambda line: (-line.rating, -line.points, -line.won, line.user)))


def rate(results: Iterable[ResultRow]) -> dict[UserId, float]:
    """The rating of each user after these results. Erased users count as the opponents they were."""
    # Imported late: it takes long to load, and most starts of the bot never ask for it.
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    rated: dict[UserId, Any] = {}
    for _, rows in groupby(results, key=lambda row: row.match):
        game = list(rows)
        if len(game) < 2:
            continue
        teams = [[rated.setdefault(row.user, model.rating())] for row in game]
        after = model.rate(teams, ranks=[float(row.place) for row in game])
        rated |= {row.user: team[0] for row, team in zip(game, after, strict=True)}
    return {user: float(rating.ordinal(alpha=SPREAD, target=BEGINNING)) for user, rating in rated.items()}
