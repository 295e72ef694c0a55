"""Order among the writes to one message: an answer, the outbox's edit, a late picture.

Each is a request of its own, and Discord may carry out two of them in any order. So they go one after
another, and a picture of a page that is no longer the newest is not sent at all. A page that was to take the
place of another and could not be written has not taken it: the pictures of that one still come.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")

LONGEST_WAIT: Final = 1.0
"""Seconds for which an answer waits for another write; it has three in all."""


class MessageSlot:
    """The writes to one message."""

    def __init__(self) -> None:
        self._writing = asyncio.Lock()
        self._claims: list[object] = []
        """Of the page that stands there, and after it those that are being written as newer ones."""
        self._settled = asyncio.Event()
        self._settled.set()
        self._trying = 0
        self._late: tuple[object, asyncio.Future[Any]] | None = None

    @property
    def is_busy(self) -> bool:
        """Check whether something is being written or drawn for the message."""
        return self._writing.locked() or self._late is not None

    def claim(self) -> object:
        """Make a page the newest; return its claim, for what follows later."""
        claim = object()
        self._stand([claim])
        return claim

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """The time of a write of which it turns out only then whether it is wanted; if so it claims."""
        async with self._writing:
            yield

    @asynccontextmanager
    async def write(self) -> AsyncIterator[object]:
        """The time of a write that is in no hurry, as the newest page; its claim."""
        with self._try() as claim:
            async with self._writing:
                yield claim

    @asynccontextmanager
    async def answer(self) -> AsyncIterator[object]:
        """The time of a write that somebody waits for, as the newest page; its claim."""
        with self._try() as claim:
            locked = False
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    locked = await self._writing.acquire()
            try:
                yield claim
            finally:
                if locked:
                    self._writing.release()

    @asynccontextmanager
    async def follow(self, claim: object) -> AsyncIterator[bool]:
        """The time of a later write for the same page; whether it is still wanted."""
        while True:
            await self._settled.wait()
            async with self._writing:
                if self._settled.is_set():
                    yield self._claims[-1:] == [claim]
                    return

    async def wait_for(self, claim: object, work: Awaitable[T]) -> T | None:
        """Wait for a piece of work for this page; return None where a newer page has made it needless."""
        task = asyncio.ensure_future(work)
        if claim not in self._claims:
            task.cancel()
        self._late = late = (claim, task)
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
            if self._late is late:
                self._late = None
        return None if task.cancelled() else task.result()

    @contextmanager
    def _try(self) -> Iterator[object]:
        """The time in which a page is written as the newest; where that fails, the one before stands."""
        claim = object()
        self._claims.append(claim)
        self._settled.clear()
        self._trying += 1
        try:
            yield claim
        except BaseException:
            self._stand([each for each in self._claims if each is not claim])
            raise
        else:
            if claim in self._claims:
                self._stand(self._claims[self._claims.index(claim) :])
        finally:
            self._trying -= 1
            if not self._trying:
                self._settled.set()

    def _stand(self, claims: list[object]) -> None:
        """Note the pages that may stand there, and give up what is drawn for another."""
        self._claims = claims
        if self._late is not None and self._late[0] not in claims:
            self._late[1].cancel()


class MessageSlots:
    """The slots of the messages that are being written; nothing is kept of the others."""

    def __init__(self) -> None:
        self._slots: WeakValueDictionary[int, MessageSlot] = WeakValueDictionary()

    def of(self, message: int) -> MessageSlot:
        """The slot of a message; hold it as long as anything follows."""
        slot = self._slots.get(message)
        if slot is None:
            slot = self._slots[message] = MessageSlot()
        return slot
