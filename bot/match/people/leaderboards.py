"""Leaderboards: ratings worked off from the results, and who stands where by them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.engine import Seat
from bot.match.computer.people import is_computer
from bot.match.people.rating import SYSTEM, rank, rank_overall, rate
from bot.match.persistence.repository import refuse_on_storage_errors
from bot.match.settings.settings import SettingsRepository, season_of
from bot.match.table.values import HouseStanding, Standing, UserId
from bot.store import ConflictError, RatingChange, RatingCursor, ResultRow, Store

MOST_KEPT: Final = 64
"""Leaderboards kept in memory."""
AT_ONCE: Final = 1000
"""Results worked off in one change."""
ACTIVE: Final = timedelta(days=60)
"""Whoever has finished a game within this time is active."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """One leaderboard. season: None is the present one. side: empty for the whole game, and for all games."""

    game: str | None = None
    side: Seat = ""
    season: int | None = None
    active: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """A leaderboard as it is. seasons: those there are, the latest first; period: how long they are."""

    ladder: Ladder
    lines: tuple[Standing, ...]
    seasons: tuple[int, ...]
    period: str


@dataclass(frozen=True, slots=True)
class _Kept:
    cursor: RatingCursor | None
    lines: tuple[Standing, ...]


class Leaderboards:
    """Ratings and leaderboards of guilds.

    What has finished is rated when somebody asks, from where it was left: the cursor is a row, written
    together with the ratings, so that nothing is rated twice or left out, whatever restarts.
    """

    def __init__(
        self,
        store: Store,
        sided: Collection[str],
        settings: SettingsRepository,
        clock: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._sided = sided
        self._settings = settings
        self._clock = clock
        self._kept: OrderedDict[tuple[int, Ladder], _Kept] = OrderedDict()
        self._rating = asyncio.Lock()

    async def of(self, guild: int, ladder: Ladder) -> Standings:
        """A leaderboard, best first. Erased users are left out."""
        with refuse_on_storage_errors():
            cursor = await self.rate_new(guild)
            period = (await self._settings.guild(guild)).seasons
            seasons = await self._store.seasons(guild)
            now = season_of(self._clock(), period)
            season = now if ladder.season is None else ladder.season
            lines = await self._lines(guild, Ladder(ladder.game, ladder.side, season), cursor)
        if ladder.active:
            since = (self._clock() - ACTIVE).isoformat()
            lines = tuple(each for each in lines if each.last >= since)
        known = seasons if now in seasons else (now, *seasons)
        return Standings(Ladder(ladder.game, ladder.side, season, ladder.active), lines, known, period)

    async def season(self, guild: int) -> int:
        """The present season; 0 where a server has none."""
        with refuse_on_storage_errors():
            return season_of(self._clock(), (await self._settings.guild(guild)).seasons)

    async def of_house(self, guild: int) -> tuple[HouseStanding, ...]:
        """Tell how everybody did against the house, by game, level and seat; who has won most comes first."""
        with refuse_on_storage_errors():
            return count_house(await self._store.results(guild, None, of_house=True))

    async def rate_everything(self, *, anew: bool = False) -> int:
        """Rates what has finished everywhere; the number of guilds. anew: from the first result on."""
        with refuse_on_storage_errors():
            guilds = await self._store.rated_guilds() if anew else await self._store.unrated_guilds(SYSTEM)
            for guild in guilds:
                await self.rate_new(guild, anew=anew)
        return len(guilds)

    async def rate_new(self, guild: int, *, anew: bool = False) -> RatingCursor | None:
        """Rates what a guild has finished since it was last asked; how far that has come.

        With other seasons than it was rated in, by another system, and where that is wanted, all of it anew.
        """
        async with self._rating:
            while True:
                cursor = await self._store.rating_cursor(guild)
                period = (await self._settings.guild(guild)).seasons
                from_start = anew or (
                    cursor is not None and (cursor.period, cursor.system) != (period, SYSTEM)
                )
                after = 0 if cursor is None or from_start else cursor.number
                results = _whole_games(await self._store.results_after(guild, after, AT_ONCE + 1))
                if not results and not from_start:
                    return cursor
                users = sorted({each.user for each in results})
                known = () if from_start else await self._store.ratings_of(guild, users)
                ratings, steps = await asyncio.to_thread(rate, results, known, self._sided, period)
                reached = results[-1].number if results else 0
                change = RatingChange(
                    guild, cursor, reached, period, ratings, steps, anew=from_start, system=SYSTEM
                )
                try:
                    await self._store.write_ratings(change)
                except ConflictError:
                    # Somebody was erased meanwhile, or another process was quicker.
                    continue
                anew = False

    async def _lines(self, guild: int, ladder: Ladder, cursor: RatingCursor | None) -> tuple[Standing, ...]:
        kept = self._kept.get((guild, ladder))
        if kept is None or kept.cursor != cursor:
            rows = await self._store.ratings(guild, ladder.season or 0, ladder.game, ladder.side)
            lines = await asyncio.to_thread(rank_overall if ladder.game is None else rank, rows)
            kept = self._kept[guild, ladder] = _Kept(cursor, lines)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end((guild, ladder))
        return kept.lines


def _whole_games(results: tuple[ResultRow, ...]) -> tuple[ResultRow, ...]:
    """The results but for those of a game of which there may be more."""
    if len(results) <= AT_ONCE:
        return results
    return tuple(each for each in results if each.match != results[-1].match)


def count_house(results: Iterable[ResultRow]) -> tuple[HouseStanding, ...]:
    """Games of people against the house, added up."""
    sums: dict[tuple[UserId, str, str, Seat], list[bool]] = {}
    for each in results:
        if each.user > 0 and each.house is not None and not is_computer(each.user):
            sums.setdefault((each.user, each.game, each.house, each.seat), []).append(each.won)
    lines = [HouseStanding(*whose, len(won), sum(won)) for whose, won in sums.items()]
    return tuple(sorted(lines, key=lambda line: (-line.won, line.played, line.user, line.key, line.seat)))
