"""Keeping the database small, at hours in which few people play: a step at a time, so that nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.logs import get_logger
from bot.metrics import COMPACTED, TIDIED
from bot.store.errors import StoreError
from bot.store.interface import Store

KEPT_TOKENS: Final = timedelta(days=7)
"""How long tokens and undelivered outbox items are remembered; an interaction lives for minutes."""
PAGES: Final = 256
"""Pages of the file that are given back at once: a megabyte."""
PAUSE: Final = 0.05
"""Seconds between two steps, in which what people do goes first."""
AGAIN: Final = timedelta(minutes=10)
"""How long is waited after the database could not be used."""
LOOKING: Final = timedelta(hours=1)
"""The longest wait: a clock may have been set, or a machine been asleep."""
log = get_logger("store")


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Hours of the day, by the time zone of the machine, from one up to another: 22 to 4 lasts six hours."""

    begin: int = 3
    end: int = 5

    @classmethod
    def parse(cls, text: str) -> QuietHours:
        """Hours like `3-5`, from 0 to 23, and not the same."""
        begin, end = text.split("-")
        return cls(int(begin), int(end))

    def are_now(self, now: datetime) -> bool:
        """Whether it is one of them. now: with a time zone."""
        return (now.astimezone().hour - self.begin) % 24 < (self.end - self.begin) % 24

    def until(self, hour: int, now: datetime) -> timedelta:
        """How long it is until such an hour begins; a whole day in the moment in which it does."""
        local = now.astimezone()
        past = timedelta(minutes=local.minute, seconds=local.second, microseconds=local.microsecond)
        return timedelta(hours=(hour - local.hour - 1) % 24 + 1) - past


class Tidying:
    """Forgets what is old, compacts finished matches to their log, and gives unused room back.

    compact_after: days after which nothing has changed at a finished match; 0: never. It is harmless to begin
    again, or to be stopped in the middle.
    """

    def __init__(
        self, store: Store, hours: QuietHours, compact_after: int, now: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._hours = hours
        self._compact_after = compact_after
        self._now = now

    async def run(self) -> None:
        """Goes on until it is cancelled; what is old is forgotten at once, and every day."""
        await self._forget()
        while True:
            wait = await self.tidy_if_quiet()
            await asyncio.sleep(wait.total_seconds())

    async def tidy_if_quiet(self) -> timedelta:
        """Tidies where the hour is quiet; how long until that is to be thought of again."""
        if not self._hours.are_now(self._now()):
            return min(LOOKING, self._hours.until(self._hours.begin, self._now()))
        if not await self._forget():
            return AGAIN
        try:
            compacted = await self._compact()
            await self._give_back()
            size = await self._store.size()
        except StoreError as error:
            log.warning("not-tidied", error=str(error))
            return AGAIN
        TIDIED.set(self._now().timestamp())
        log.info("tidied", compacted=compacted, bytes=size)
        # Once in a night; another night begins when this one is over.
        return self._hours.until(self._hours.end, self._now())

    async def _forget(self) -> bool:
        try:
            await self._store.prune((self._now() - KEPT_TOKENS).isoformat())
        except StoreError as error:
            log.warning("not-pruned", error=str(error))
            return False
        return True

    async def _compact(self) -> int:
        """Compacts match by match while it is quiet; how many."""
        if not self._compact_after:
            return 0
        compacted = 0
        before = (self._now() - timedelta(days=self._compact_after)).isoformat()
        for match in await self._store.compactable(before):
            if not self._hours.are_now(self._now()):
                break
            if await self._store.compact(match):
                compacted += 1
                COMPACTED.inc()
            await asyncio.sleep(PAUSE)
        return compacted

    async def _give_back(self) -> None:
        """Gives unused room back, as long as there is some and it is quiet."""
        is_more = True
        while is_more and self._hours.are_now(self._now()):
            is_more = await self._store.give_back(PAGES)
            await asyncio.sleep(PAUSE)
