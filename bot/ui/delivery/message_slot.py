"""Order among the writes to one message: an answer, the outbox's edit, a late picture.

Each is a request of its own, and Discord may carry out two of them in any order. So they go one after
another, and a picture of a page that is no longer the newest is not sent at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")

LONGEST_WAIT: Final = 1.0
"""Seconds for which an answer waits for another write; it has three in all."""


class MessageSlot:
    """The writes to one message."""

    def __init__(self) -> None:
        self._writing = asyncio.Lock()
        self._newest: object = None
        self._late: asyncio.Future[Any] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or drawn for the message."""
        return self._writing.locked() or self._late is not None

    def claim(self) -> object:
        """Makes a page the newest; its claim, for what follows later."""
        self._newest = object()
        if self._late is not None:
            self._late.cancel()
        return self._newest

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """The time of a write of which it turns out only then whether it is wanted; if so it claims."""
        async with self._writing:
            yield

    @asynccontextmanager
    async def write(self) -> AsyncIterator[object]:
        """The time of a write that is in no hurry, as the newest page; its claim."""
        claim = self.claim()
        async with self._writing:
            yield claim

    @asynccontextmanager
    async def answer(self) -> AsyncIterator[object]:
        """The time of a write that somebody waits for, as the newest page; its claim."""
        claim = self.claim()
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
        async with self._writing:
            yield self._newest is claim

    async def wait_for(self, claim: object, work: Awaitable[T]) -> T | None:
        """What a piece of work for this page gives; None where a newer page has made it needless."""
        task = asyncio.ensure_future(work)
        if self._newest is not claim:
            task.cancel()
        self._late = task
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
            if self._late is task:
                self._late = None
        return None if task.cancelled() else task.result()


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
