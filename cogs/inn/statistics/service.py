"""Reads what a server has played. New games are added up when somebody asks, each once."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.match.archive import add_up
from bot.match.matches import MatchService
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import UserId
from bot.store import Measure, TallyRow
from cogs.inn.statistics.model import Statistics, read_lines, read_months, read_titles

MOST_LONGEST: Final = 3
MOST_PAIRS: Final = 5
SPARE: Final = 25
"""Pairs and games that are read beside: some may be of somebody who has blocked the reader."""


class ServerStatistics:
    """Statistics of servers. Raises RefusedError where the database cannot be read."""

    def __init__(self, matches: MatchService) -> None:
        self._store = matches.repository.store
        # A game that is no longer in the house cannot be named.
        self._games = matches.repository.bundles

    async def of(
        self,
        guild: int,
        game: str | None,
        reader: UserId | None = None,
        hidden: frozenset[int] = frozenset(),
    ) -> Statistics:
        """Read what was played of a title, or of all. reader: None where everybody reads it.

        hidden: channels whose games are not shown one by one, but for the reader's own.
        """
        with refuse_on_storage_errors():
            await add_up(self._store, guild)
            rows = await self._store.summaries.tallies(guild, game, None if game is not None else "month")
            known = [row for row in rows if row.game in self._games]
            if game is None:
                return await self._read_all(guild, known, reader)
            return await self._read_title(guild, game, known, reader, hidden)

    async def _read_all(self, guild: int, rows: list[TallyRow], reader: UserId | None) -> Statistics:
        pairs = await self._store.summaries.pairs(guild, MOST_PAIRS + SPARE)
        away = await self._list_blocking(reader)
        kept = [pair for pair in pairs if away.isdisjoint((pair.low, pair.high))][:MOST_PAIRS]
        return Statistics(None, read_titles(rows), read_months(rows), pairs=tuple(kept))

    async def _read_title(
        self, guild: int, game: str, rows: list[TallyRow], reader: UserId | None, hidden: frozenset[int]
    ) -> Statistics:
        months = [row for row in rows if row.what == "month"]
        titles = read_titles(months)
        count = sum(played for _, played in titles)
        sided = self._games[game].game.facts.sided
        measures: tuple[Measure, ...] = ("turns", "seconds")
        turns, seconds = await asyncio.gather(
            *(self._store.summaries.median(guild, game, measure, count) for measure in measures)
        )
        away = await self._list_blocking(reader)
        long = await self._store.summaries.longest(guild, game, MOST_LONGEST + SPARE, hidden, reader or 0)
        longest = [row for row in long if away.isdisjoint(row.people)][:MOST_LONGEST]
        return Statistics(
            game,
            titles,
            read_months(months),
            read_lines(rows, "side", sided=True) if sided else (),
            read_lines(rows, "opening", sided=sided),
            read_lines(rows, "card", sided=sided),
            tuple(longest),
            turns,
            seconds,
        )

    async def _list_blocking(self, reader: UserId | None) -> frozenset[UserId]:
        """List who has blocked the reader: of them nothing is told by name."""
        blocks = () if reader is None else await self._store.blocks(reader)
        return frozenset(by for by, _ in blocks if by != reader)
