"""The matches in memory: one change at a time for each, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Literal
from weakref import WeakValueDictionary

from bot.engine import Seat
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.clocks import HouseClock, Moment
from bot.match.match import LoadedMatch
from bot.match.offers import end_gone_offers
from bot.match.play import Draft
from bot.match.settings import SettingsRepository, stands_until
from bot.match.storing import (
    advance,
    apply_draft,
    change_of,
    count_silence,
    count_waits,
    deadlines_of,
    load,
    note_effect,
    refuse_on_storage_errors,
)
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View, add_guesses, find_told_untrue, view_of
from bot.metrics import COMMIT, FAILED_COMMITS
from bot.store import PATIENCE, Change, ConflictError, Store, StoreError, TokenSeenError

MOST_LOADED = 2048
"""Matches kept in memory; the others are read again when somebody comes back to them."""
ATTEMPTS = 3
"""How often a request is made again after the match on disk turned out to be another."""
Make = Callable[[LoadedMatch], Awaitable[Draft]]
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
        self._listeners: list[Callable[[], None]] = []
        self._on_over: list[Callable[[], None]] = []
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
                    draft = await make(loaded)
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
        with suppress(StoreError):
            settings = await self._settings.user(user)
            noted = settings.guesses.get(str(loaded.row.id)) if view.seat is not None else None
            return view if noted is None else await add_guesses(self.store, loaded, view, noted)
        return view

    def on_deadlines(self, listener: Callable[[], None]) -> None:
        """Has a function called after each commit that changed when something is due."""
        self._listeners.append(listener)

    def on_over(self, listener: Callable[[], None]) -> None:
        """Has a function called after each commit that ended a match."""
        self._on_over.append(listener)

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

    async def _commit(self, draft: Draft, token: str | None, patience: float = PATIENCE) -> LoadedMatch:
        now = self.now()
        drafts = [draft] if draft.following is None else [draft, draft.following]
        before = [self._loaded.get(each.match.row.id) for each in drafts]
        drafts = [
            end_gone_offers(old, each, now) if _is_asked(old, each) else each
            for old, each in zip(before, drafts, strict=True)
        ]
        after = [
            await self._advance_clocks(old, each, apply_draft(each, now))
            for old, each in zip(before, drafts, strict=True)
        ]
        moment = self.house_clock.moment()
        noted = [note_effect(*each, moment) for each in zip(before, drafts, after, strict=True)]
        telling = [await self._leave_out_unwilling(each) for each in noted]
        telling = [
            replace(each, mended=await self._find_mended(old, new))
            for each, old, new in zip(telling, before, after, strict=True)
        ]
        due = [deadlines_of(old, each) for old, each in zip(before, after, strict=True)]
        changes = tuple(map(change_of, telling, after, before, due))
        try:
            with refuse_on_storage_errors(), COMMIT.time():
                await self.store.commit(Change(changes, token, now), patience)
        except BaseException as error:
            FAILED_COMMITS.labels(type(error).__name__).inc()
            for each in after:
                self._loaded.pop(each.row.id, None)
            raise
        for each in reversed(after):
            self._keep(each)
            log.info("commit", match=each.row.id, revision=each.row.revision, at=now)
        if any(each is not None for each in due):
            for listener in self._listeners:
                listener()
        if any(each.row.phase == "over" for each in after):
            for listener in self._on_over:
                listener()
        return after[0]

    async def _leave_out_unwilling(self, draft: Draft) -> Draft:
        """The draft with those of its users to be told who wish it."""
        return replace(
            draft,
            turns=await self._wishing(draft.turns, "notices"),
            ahead=await self._wishing(draft.ahead, "ahead"),
            ended=await self._wishing(draft.ended, "notices"),
        )

    async def _wishing(self, users: tuple[int, ...], name: Literal["notices", "ahead"]) -> tuple[int, ...]:
        with refuse_on_storage_errors():
            return tuple([user for user in users if getattr(await self._settings.user(user), name)])

    async def _find_mended(self, before: LoadedMatch | None, after: LoadedMatch) -> tuple[UserId, ...]:
        """With whom a private message stands that a change makes untrue."""
        people: dict[UserId, None] = {}
        for each in (after,) if before is None else (before, after):
            people |= dict.fromkeys(row.user for row in each.seats)
            people |= dict.fromkeys((*each.invited, *(row.user for row in each.followers)))
        found: list[UserId] = []
        with refuse_on_storage_errors():
            for user in people:
                letters = (await self._settings.user(user)).letters.get(str(after.row.id))
                if letters and find_told_untrue(after, user, letters):
                    found.append(user)
        return tuple(found)

    async def _advance_clocks(
        self, before: LoadedMatch | None, draft: Draft, after: LoadedMatch
    ) -> LoadedMatch:
        now = self.house_clock.moment()
        with refuse_on_storage_errors():
            limits = (await self._settings.guild(after.row.guild)).limits
        after = count_silence(before, draft, after, now, limits)
        if after.row.clocks is None:
            return count_waits(before, draft, after, now)
        return advance(before, draft, after, now, await self.find_away(draft.match))

    async def find_away(self, loaded: LoadedMatch) -> dict[Seat, Moment]:
        """Seats of people who are away, and until when their time stands."""
        now, found = self._clock(), {}
        with refuse_on_storage_errors():
            most = (await self._settings.guild(loaded.row.guild)).away_days
            for seat, user in loaded.seating():
                end = stands_until((await self._settings.user(user)).away, most, now)
                if end is not None:
                    found[seat] = self.house_clock.moment() + int((end - now).total_seconds())
        return found

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


def _is_asked(before: LoadedMatch | None, draft: Draft) -> bool:
    """Tell whether there are offers at a table, or have been."""
    return any(each is not None and each.row.offer is not None for each in (before, draft.match))


def _now() -> float:
    return asyncio.get_running_loop().time()
