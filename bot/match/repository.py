"""The matches in memory: one change at a time for each, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.clocks import HouseClock
from bot.match.match import LoadedMatch, Table, table_of
from bot.match.play import Asking, Draft, continue_series
from bot.match.results import is_series_going_on
from bot.match.settings import SettingsRepository, refuse_on_storage_errors
from bot.match.storing import Commits, load
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import Answer, View, add_guesses, view_of
from bot.metrics import COMMIT, FAILED_COMMITS
from bot.store import (
    PATIENCE,
    Change,
    ConflictError,
    EntryRow,
    MatchChange,
    Store,
    StoreError,
    TokenSeenError,
)

MOST_LOADED = 2048
"""Matches kept in memory; the others are read again when somebody comes back to them."""
ATTEMPTS = 3
"""How often a request is made again after the match on disk turned out to be another."""
Make: TypeAlias = Callable[[LoadedMatch], Draft | Awaitable[Draft]]
"""What somebody asks for, as a draft. Raises RefusedError."""
log = get_logger("match")
_asked: ContextVar[set[MatchId] | None] = ContextVar("asked", default=None)


@contextmanager
def ask_once() -> Iterator[None]:
    """Has the database be asked once, in what is done within, whether another process has changed a match.

    A match is taken as it stood then, or as this process has changed it since.
    """
    token = _asked.set(set())
    try:
        yield
    finally:
        _asked.reset(token)


class MatchRepository:
    """Loads, locks and changes matches.

    The match in memory is replaced after the commit and dropped when the commit fails or its fate is
    unknown, so that it is read from disk again: memory never runs ahead of the disk.
    """

    def __init__(
        self,
        store: Store,
        bundles: Mapping[str, GameBundle],
        settings: SettingsRepository,
        rng: Random,
        clock: Callable[[], datetime],
        most_loaded: int = MOST_LOADED,
        house_clock: HouseClock | None = None,
    ) -> None:
        self.store = store
        self.bundles = bundles
        self.rng = rng
        self._settings = settings
        self._clock = clock
        self._most_loaded = most_loaded
        self.house_clock = house_clock or HouseClock(clock)
        self.commits = Commits(settings, self.house_clock, clock)
        self._listeners: list[Callable[[], None]] = []
        self._on_over: list[Callable[[], None]] = []
        self._on_change: list[Callable[[MatchId], None]] = []
        self._loaded: OrderedDict[MatchId, LoadedMatch] = OrderedDict()
        self._locks: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> str:
        """The present moment as it is stored."""
        return self._clock().isoformat()

    async def get(self, match: MatchId) -> LoadedMatch:
        """A match as it was last committed. Raises RefusedError."""
        kept = self._loaded.get(match)
        if kept is not None and self.store.share is None:
            self._loaded.move_to_end(match)
            return kept
        async with self._lock(match):
            return await self._load(match)

    async def change(self, match: MatchId, token: str | None, make: Make) -> tuple[LoadedMatch, bool]:
        """Changes a match by what `make` drafts, once per token.

        Returns the match and whether the token had been seen before. Raises RefusedError, without any effect;
        only for the reason `refused-unclear` nobody can say yet. What is in memory is believed: where another
        process has changed the match since, the commit says so, and what was refused is looked at anew.
        """
        async with self._lock(match) as until:
            for _ in range(ATTEMPTS):
                try:
                    loaded = self._loaded.get(match) or await self._load(match)
                    draft = await self._draft(loaded, make)
                except RefusedError:
                    if token is not None and await self._find_receipt(token) is not None:
                        return await self._load(match), True
                    if await self._drop_outdated(match):
                        continue
                    raise
                try:
                    return await self._commit_once(draft, token, until - _now())
                except ConflictError:
                    continue
        raise RefusedError("refused-busy")

    async def change_table(self, match: MatchId, token: str | None, make: Make) -> Table:
        """Changes a match; it is then what everybody may know of it. Raises RefusedError."""
        return table_of((await self.change(match, token, make))[0])

    async def answer(self, match: MatchId, user: UserId, token: str, make: Make) -> Answer:
        """Changes a match; it is then what a user may know of it. Raises RefusedError."""
        loaded, repeated = await self.change(match, token, make)
        return Answer(await self.view(loaded, user), repeated)

    async def asking(self, loaded: LoadedMatch) -> Asking:
        """The seats of those who want to be asked even where they have one choice. Raises RefusedError."""
        return await self._settings.asking(loaded.seating())

    async def read_entries(self, match: MatchId) -> tuple[EntryRow, ...]:
        """The whole log of a match. Raises RefusedError."""
        with refuse_on_storage_errors():
            return await self.store.entries(match)

    async def add(self, draft: Draft, token: str) -> tuple[LoadedMatch, bool]:
        """Adds a new match, once per token. Raises RefusedError or PlaceTakenError."""
        return await self._commit_once(draft, token, PATIENCE)

    async def find_by_token(self, token: str) -> LoadedMatch | None:
        """The match in which a token was used, if it was."""
        match = await self._find_receipt(token)
        return None if match is None else await self.get(match)

    async def view(self, loaded: LoadedMatch, user: UserId) -> View:
        """Return what a user may know of a match that has begun, and has noted. Raises RefusedError.

        Without the notes where the disk does not answer: what has been done is told all the same.
        """
        view = view_of(loaded, user)
        with suppress(StoreError, RefusedError):
            settings = await self._settings.user(user)
            view = replace(view, noted=loaded.row.id in settings.noted)
            noted = settings.guesses.get(str(loaded.row.id)) if view.seat is not None else None
            return view if noted is None else await add_guesses(self.store, loaded, view, noted)
        return view

    def on_deadlines(self, listener: Callable[[], None]) -> None:
        """Has a function called after each commit that changed when something is due."""
        self._listeners.append(listener)

    def on_over(self, listener: Callable[[], None]) -> None:
        """Has a function called after each commit that ended a match."""
        self._on_over.append(listener)

    def on_change(self, listener: Callable[[MatchId], None]) -> Callable[[], None]:
        """Has a function called after each commit, with its match; returns what ends that.

        What is changed in secret is a commit, too: nobody may be told that there was one.
        """
        self._on_change.append(listener)
        return lambda: self._on_change.remove(listener)

    @asynccontextmanager
    async def hold(self, match: MatchId) -> AsyncIterator[None]:
        """The time in which nothing changes in a match, in this process. Raises RefusedError."""
        async with self._lock(match):
            yield

    def forget_all(self) -> None:
        """Drops what is in memory, after the rows were changed beneath it."""
        self._loaded.clear()

    async def _find_receipt(self, token: str) -> MatchId | None:
        with refuse_on_storage_errors():
            return await self.store.receipt(token)

    async def _load(self, match: MatchId) -> LoadedMatch:
        kept = self._loaded.get(match)
        if kept is not None and (match in (_asked.get() or ()) or await self._is_current(kept)):
            self._loaded.move_to_end(match)
            return kept
        with refuse_on_storage_errors():
            loaded, mending = await load(self.store, self.bundles, match, self.rng, self.now())
        if mending is not None:
            return await self._commit(mending, None)
        return self._keep(loaded)

    async def _is_current(self, loaded: LoadedMatch) -> bool:
        """Tell whether no other process has changed a match since."""
        share, asked = self.store.share, _asked.get()
        if share is None:
            return True
        with refuse_on_storage_errors():
            is_current = await share.revision(loaded.row.id) == loaded.row.revision
        if is_current and asked is not None:
            asked.add(loaded.row.id)
        return is_current

    async def _drop_outdated(self, match: MatchId) -> bool:
        """Forget a match that another process has changed; tell whether it was."""
        kept = self._loaded.get(match)
        if kept is None or await self._is_current(kept):
            return False
        self._loaded.pop(match, None)
        return True

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
                seen = await self._find_receipt(token)
            except RefusedError:
                raise RefusedError("refused-unclear") from error
            if seen is None:
                raise
            return await self._load(seen), False

    async def _draft(self, loaded: LoadedMatch, make: Make) -> Draft:
        """Draft a change; where it ends a game of a series, with the beginning of the next one."""
        made = make(loaded)
        draft = made if isinstance(made, Draft) else await made
        if draft.match.row.phase == loaded.row.phase or not is_series_going_on(draft.match):
            return draft
        with refuse_on_storage_errors():
            following = await self.store.fresh_match()
        return continue_series(draft, following, self.rng, self.now())

    async def _commit(self, draft: Draft, token: str | None, patience: float = PATIENCE) -> LoadedMatch:
        now = self.now()
        drafts = [draft] if draft.following is None else [draft, draft.following]
        prepared = [
            await self.commits.prepare(self._loaded.get(match_draft.match.row.id), match_draft, now)
            for match_draft in drafts
        ]
        changes = tuple(change for _, change in prepared)
        try:
            with refuse_on_storage_errors(), COMMIT.time():
                await self.store.commit(Change(changes, token, now), patience)
        except BaseException as error:
            FAILED_COMMITS.labels(type(error).__name__).inc()
            for after, _ in prepared:
                self._loaded.pop(after.row.id, None)
            raise
        for after, _ in reversed(prepared):
            self._keep(after)
            log.info("commit", match=after.row.id, revision=after.row.revision, at=now)
        self._tell(changes)
        return prepared[0][0]

    def _tell(self, changes: Sequence[MatchChange]) -> None:
        for change in changes:
            for told in self._on_change:
                told(change.row.id)
        if any(change.deadlines is not None for change in changes):
            for listener in self._listeners:
                listener()
        if any(change.row.phase == "over" for change in changes):
            for listener in self._on_over:
                listener()

    def _keep(self, loaded: LoadedMatch) -> LoadedMatch:
        self._loaded[loaded.row.id] = loaded
        self._loaded.move_to_end(loaded.row.id)
        while len(self._loaded) > self._most_loaded:
            self._loaded.popitem(last=False)
        return loaded

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
