"""The matches in memory: one change at a time for each, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from random import Random
from weakref import WeakValueDictionary

from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.draft import Draft, change_of, written
from bot.match.loaded import LoadedMatch
from bot.match.loading import load
from bot.match.settings import Settings
from bot.match.table import MatchId, RefusedError
from bot.store import (
    PATIENCE,
    Change,
    ConflictError,
    PlaceTakenError,
    Store,
    StoreError,
    TokenSeenError,
)

MOST_LIVE = 2048
"""Matches kept in memory; the others are read again when somebody comes back to them."""
ATTEMPTS = 3
"""How often a request is made again after the match on disk turned out to be another."""

Make = Callable[[LoadedMatch], Awaitable[Draft]]
SPOKEN = (TokenSeenError, ConflictError, PlaceTakenError)
"""What the store says about a request."""
log = get_logger("match")


class MatchRepository:
    """Loads, locks and changes matches.

    The match in memory is replaced after the commit and dropped when the commit fails or its fate is
    unknown, so that it is read from disk again: memory never runs ahead of the disk.
    """

    def __init__(
        self,
        store: Store,
        bundles: Mapping[str, GameBundle],
        settings: Settings,
        rng: Random,
        clock: Callable[[], datetime],
        most_live: int = MOST_LIVE,
    ) -> None:
        self.store = store
        self.bundles = bundles
        self.rng = rng
        self._settings = settings
        self._clock = clock
        self._most_live = most_live
        self._live: OrderedDict[MatchId, LoadedMatch] = OrderedDict()
        self._locks: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> str:
        """The present moment as it is stored."""
        return self._clock().isoformat()

    async def live(self, match: MatchId) -> LoadedMatch:
        """A match as it was last committed. Raises RefusedError."""
        kept = self._live.get(match)
        if kept is not None:
            self._live.move_to_end(match)
            return kept
        async with self._lock(match):
            return await self._load(match)

    async def change(self, match: MatchId, token: str | None, make: Make) -> tuple[LoadedMatch, bool]:
        """Changes a match by what `make` drafts, once per token.

        Returns the match and whether the token had been seen before. Raises RefusedError, without any effect;
        only for the reason `refused-unclear` nobody can say yet.
        """
        async with self._lock(match) as until:
            for _ in range(ATTEMPTS):
                try:
                    live = await self._load(match)
                    draft = await make(live)
                except RefusedError:
                    if token is not None and await self._seen(token) is not None:
                        return await self._load(match), True
                    raise
                try:
                    return await self._commit_once(draft, token, until - _now())
                except ConflictError:
                    continue
        raise RefusedError("refused-busy")

    async def add(self, draft: Draft, token: str) -> tuple[LoadedMatch, bool]:
        """Adds a new match, once per token. Raises RefusedError or PlaceTakenError."""
        return await self._commit_once(draft, token, PATIENCE)

    async def repeated(self, token: str) -> LoadedMatch | None:
        """The match in which a token was used, if it was."""
        match = await self._seen(token)
        return None if match is None else await self.live(match)

    def forget_all(self) -> None:
        """Drops what is in memory, after the rows were changed beneath it."""
        self._live.clear()

    async def _seen(self, token: str) -> MatchId | None:
        with Storage():
            return await self.store.receipt(token)

    async def _load(self, match: MatchId) -> LoadedMatch:
        kept = self._live.get(match)
        if kept is not None:
            self._live.move_to_end(match)
            return kept
        with Storage():
            live, mending = await load(self.store, self.bundles, match, self.rng, self.now())
        if mending is not None:
            return await self._commit(mending, None)
        return self._keep(live)

    async def _commit_once(
        self, draft: Draft, token: str | None, patience: float
    ) -> tuple[LoadedMatch, bool]:
        """The match after a commit, and whether the token had been seen before.

        After an error of the disk its receipt says whether the change counts.
        """
        try:
            return await self._commit(draft, token, patience), False
        except TokenSeenError as error:
            return await self._load(error.match), True
        except RefusedError as error:
            if token is None:
                raise
            try:
                seen = await self._seen(token)
            except RefusedError:
                raise RefusedError("refused-unclear") from error
            if seen is None:
                raise
            return await self._load(seen), False

    async def _commit(self, draft: Draft, token: str | None, patience: float = PATIENCE) -> LoadedMatch:
        now = self.now()
        drafts = [draft] if draft.following is None else [draft, draft.following]
        after = [written(each, now) for each in drafts]
        turns = [await self._wishing(each) for each in drafts]
        changes = tuple(map(change_of, drafts, after, turns))
        try:
            with Storage():
                await self.store.commit(Change(changes, token, now), patience)
        except BaseException:
            for each in after:
                self._live.pop(each.row.id, None)
            raise
        for each in reversed(after):
            self._keep(each)
        return after[0]

    async def _wishing(self, draft: Draft) -> tuple[int, ...]:
        with Storage():
            return tuple([user for user in draft.turns if (await self._settings.user(user)).notices])

    def _keep(self, live: LoadedMatch) -> LoadedMatch:
        self._live[live.row.id] = live
        self._live.move_to_end(live.row.id)
        while len(self._live) > self._most_live:
            self._live.popitem(last=False)
        return live

    @asynccontextmanager
    async def _lock(self, match: MatchId) -> AsyncIterator[float]:
        """One change of a match at a time. Gives the moment until which it may wait for the disk.

        Raises RefusedError where the one before does not end by then.
        """
        until = _now() + PATIENCE
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        try:
            async with asyncio.timeout_at(until):
                await lock.acquire()
        except TimeoutError as error:
            raise RefusedError("refused-storage") from error
        try:
            yield until
        finally:
            lock.release()


def _now() -> float:
    return asyncio.get_running_loop().time()


class Storage:
    """For a `with` around whatever the store does: turns trouble of the disk into a refusal.

    What the store says about the request itself passes.
    """

    def __enter__(self) -> None:
        """Nothing is needed for it."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """Raises RefusedError in place of a StoreError."""
        if isinstance(error, StoreError) and not isinstance(error, SPOKEN):
            log.error("storage", error=str(error))
            raise RefusedError("refused-storage") from error
