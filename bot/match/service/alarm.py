"""The alarm clock: one task that sleeps until something is due at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.logs import get_logger
from bot.match.clocks.house_clock import HouseClock
from bot.match.table.values import MatchId, RefusedError
from bot.store import Store, StoreError

PAGE: Final = 64
"""Deadlines looked at together."""
LONGEST_SLEEP: Final = 60.0
"""Seconds after which the database is told how long the house has been open, if nothing is due before."""
AGAIN: Final = 300.0
"""Seconds until a table is tried again at which something went wrong."""
log = get_logger("clocks")


class AlarmClock:
    """Wakes when something is due, and has it done. What is due stays in the database until it has been done.

    ring: does what is due at a table.
    """

    def __init__(self, store: Store, clock: HouseClock, ring: Callable[[MatchId], Awaitable[None]]) -> None:
        self._store = store
        self._clock = clock
        self._ring = ring
        self._news = asyncio.Event()
        self._failed: dict[MatchId, float] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins with whatever is due by now."""
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="alarm-clock")

    async def stop(self) -> None:
        """Wakes no more."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            with suppress(StoreError):
                await self._clock.keep(self._store)

    def wake(self) -> None:
        """Has it look again when something is due."""
        self._news.set()

    async def look(self) -> float:
        """Has everything done that is due; the seconds until something else is. Raises StoreError."""
        while not self._clock.stands:
            rows = await self._store.deadlines(PAGE + len(self._failed))
            now = self._clock.time()
            ahead = [each for each in rows if self._failed.get(each.match, 0.0) <= now]
            due = dict.fromkeys(each.match for each in ahead if each.due <= now)
            if not due:
                return max(0.0, ahead[0].due - now) if ahead else LONGEST_SLEEP
            for match in due:
                await self._do(match)
        return LONGEST_SLEEP

    async def _do(self, match: MatchId) -> None:
        try:
            await self._ring(match)
        except Exception as error:
            # Whatever it is, the others must not wait for it.
            reason = error.reason if isinstance(error, RefusedError) else repr(error)
            log.exception("alarm-failed", match=match, error=reason)
            self._failed[match] = self._clock.time() + AGAIN
        else:
            self._failed.pop(match, None)

    async def _work(self) -> None:
        while True:
            self._news.clear()
            try:
                wait = await self.look()
                await self._clock.keep(self._store)
            except StoreError as error:
                log.error("alarm-unreadable", error=str(error))
                wait = LONGEST_SLEEP
            with suppress(TimeoutError):
                async with asyncio.timeout(min(wait, LONGEST_SLEEP)):
                    await self._news.wait()
