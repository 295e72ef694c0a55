"""What whoever runs the bot can ask of its matches from the command line; nothing here is for players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from itertools import groupby
from random import Random, SystemRandom

from bot.match.bundle import GameBundle
from bot.match.clocks.house_clock import utcnow
from bot.match.log.replay import select_counting
from bot.match.people.settings import SettingsRepository
from bot.match.persistence.draft import Draft
from bot.match.persistence.inspection import Finding, inspect_match
from bot.match.persistence.loaded_match import LoadedMatch, table_of
from bot.match.persistence.repository import MatchRepository
from bot.match.persistence.rescue import draft_rescue
from bot.match.play.endings import end
from bot.match.table import MatchId, Table, View
from bot.match.views import view_of
from bot.store import EntryRow, MatchPhase, ResultRow, Store

SPECTATOR = 0
"""The user id of nobody."""


class Operations:
    """The matches of a database that no bot is changing meanwhile."""

    def __init__(
        self,
        store: Store,
        bundles: Mapping[str, GameBundle],
        rng: Random | None = None,
        clock: Callable[[], datetime] = utcnow,
    ) -> None:
        self._store = store
        self._bundles = bundles
        self._rng = rng or SystemRandom()
        settings = SettingsRepository(store)
        self._repository = MatchRepository(store, bundles, settings, self._rng, clock, most_loaded=1)
        self._results: dict[int, dict[MatchId, tuple[ResultRow, ...]]] = {}

    async def matches(self, *phases: MatchPhase) -> tuple[MatchId, ...]:
        """The matches in these phases, oldest first."""
        return await self._store.matches(phases)

    async def table(self, match: MatchId) -> Table:
        """A match as everybody may know it. Raises RefusedError."""
        return table_of(await self._repository.get(match))

    async def view(self, match: MatchId) -> View:
        """What a spectator sees of a match. Raises RefusedError."""
        return view_of(await self._repository.get(match), SPECTATOR)

    async def log(self, match: MatchId) -> tuple[EntryRow, ...]:
        """The entries of a match that count, hidden things included."""
        return select_counting(await self._store.entries(match))

    async def inspect(self, match: MatchId) -> tuple[Finding, ...]:
        """What is wrong with a match; nothing is changed."""
        stored = await self._store.match(match)
        results = () if stored is None else (await self._results_of(stored.row.guild)).get(match, ())
        return await inspect_match(self._store, self._bundles, match, results)

    async def rescue(self, match: MatchId) -> Table:
        """Goes back to the last position the rules allow, where a match cannot go on. Raises RefusedError."""

        async def make(loaded: LoadedMatch) -> Draft:
            entries, now = await self._store.entries(match), self._repository.now()
            return await draft_rescue(loaded, entries, self._rng, now)

        loaded, _ = await self._repository.change(match, None, make)
        return table_of(loaded)

    async def close(self, match: MatchId) -> Table:
        """Ends a match without a result, closes a lobby; its table is told. Raises RefusedError."""

        async def make(loaded: LoadedMatch) -> Draft:
            return end(loaded, "operator", self._repository.now())

        loaded, _ = await self._repository.change(match, None, make)
        return table_of(loaded)

    async def _results_of(self, guild: int) -> dict[MatchId, tuple[ResultRow, ...]]:
        """The results of a server by match; those of one server are kept, for its matches come together."""
        if guild not in self._results:
            rows = [
                *await self._store.results(guild, None),
                *await self._store.results(guild, None, of_house=True),
            ]
            rows.sort(key=lambda row: row.match)
            by_match = {match: tuple(group) for match, group in groupby(rows, key=lambda row: row.match)}
            self._results = {guild: by_match}
        return self._results[guild]
