"""What is on its way to private messages: the page asked for last is the one that stays.

An answer and the edit that brings its pictures are two requests, and those of two quick presses may reach
Discord in any order. Whoever finds that an older page may have covered a newer one has the newer one shown
once more; a drawing for a page that is no longer wanted is given up. An answer names the pictures that hang
in the message, so it and an edit that replaces them let each other finish.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

P = TypeVar("P")
"""A page."""
Pictures = Mapping[str, Any]

MOST_EDITS: Final = 4
"""Edits one press may cause; after them the message is left as it is until the next press."""
LONGEST_WAIT: Final = 1.0
"""Seconds for which a request waits for another one about the same message; an answer has three in all."""


@dataclass(slots=True, eq=False)
class Way(Generic[P]):
    """What is on its way to one message.

    page: the one asked for last; about: what it is about, if it is a panel; holder: who brings it, as long as
    that goes on; covered: whether an older page may have been written over it; keeping: answers under way
    that name the pictures in the message; replacing: whether an edit is under way that brings others.
    """

    page: P
    about: object = None
    holder: Turn[P] | None = None
    covered: bool = False
    writers: int = 0
    drawing: asyncio.Task[Pictures] | None = None
    keeping: int = 0
    replacing: bool = False
    _arrived: asyncio.Event | None = None

    async def until(self, free: Callable[[], bool]) -> None:
        """Waits for requests under way until the way is free, but not for ever."""
        if free():
            return
        self._arrived = self._arrived or asyncio.Event()
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                while not free():
                    self._arrived.clear()
                    await self._arrived.wait()

    def arrived(self) -> None:
        """One request has reached the message."""
        if self._arrived is not None:
            self._arrived.set()


@dataclass(slots=True, eq=False)
class Keeping:
    """A stretch of time in which the pictures in a message stay."""

    way: Way[Any]

    async def __aenter__(self) -> None:
        """Waits until none is being replaced."""
        if self.way.replacing:
            await self.way.until(lambda: not self.way.replacing)
        self.way.keeping += 1

    async def __aexit__(self, *_: object) -> None:
        """Lets them be replaced, as soon as nobody else needs them."""
        self.way.keeping -= 1
        self.way.arrived()


@dataclass(slots=True, eq=False)
class Turn(Generic[P]):
    """One press (or one parcel) that writes a message; `with` it, as long as it does."""

    way: Way[P]
    message: int
    ways: dict[int, Way[P]]

    def __enter__(self) -> Turn[P]:
        """Stands ahead of whoever wrote this message before."""
        self.way.holder = self
        self.way.writers += 1
        return self

    def __exit__(self, *_: object) -> None:
        """Leaves the message to whoever comes next."""
        way = self.way
        if way.holder is self:
            way.holder = None
        way.writers -= 1
        if not way.writers:
            del self.ways[self.message]

    async def finish(
        self,
        complete: bool,
        draw: Callable[[P], Coroutine[Any, Any, Pictures]],
        edit: Callable[[P, Pictures], Awaitable[bool]],
    ) -> bool:
        """Sees to it that the newest page ends up in the message. False where it cannot be edited.

        complete: whether what was written already needs no more pictures.
        """
        way = self.way
        for _ in range(MOST_EDITS):
            if way.holder is not self:
                way.covered = True
                if way.holder is not None:
                    return True
                way.holder = self
            elif complete and not way.covered:
                return True
            page = way.page
            pictures = await self._drawn(draw(page))
            if pictures is None:
                return True
            await way.until(lambda: not way.keeping)
            if way.holder is not self:
                return True
            way.covered = False
            if not await self._replaced(edit(page, pictures)):
                return False
            complete = True
        return True

    def keep(self) -> Keeping:
        """The time of an answer that names the pictures in the message: none of them may be replaced."""
        return Keeping(self.way)

    async def _replaced(self, edit: Awaitable[bool]) -> bool:
        self.way.replacing = True
        try:
            return await edit
        finally:
            self.way.replacing = False
            self.way.arrived()

    async def _drawn(self, work: Coroutine[Any, Any, Pictures]) -> Pictures | None:
        """The pictures; None where a newer page has made them needless."""
        drawing = asyncio.create_task(work)
        self.way.drawing = drawing
        try:
            await asyncio.wait({drawing})
        finally:
            drawing.cancel()
        if drawing.cancelled():
            return None
        pictures = drawing.result()
        # They may be done in the very moment in which the next press arrives.
        return pictures if self.way.holder is self else None


@dataclass(slots=True)
class Ways(Generic[P]):
    """The messages something is on its way to; nothing is kept of the others."""

    _ways: dict[int, Way[P]] = field(default_factory=dict)

    def to(self, message: int, page: P, about: object = None) -> Turn[P]:
        """Makes a page the newest of a message; whoever brings an older one stands back."""
        way = self._ways.get(message)
        if way is None:
            way = self._ways[message] = Way(page, about)
        else:
            way.page, way.about = page, about
            if way.drawing is not None:
                way.drawing.cancel()
        return Turn(way, message, self._ways)

    def give_up(self, message: int) -> None:
        """Draws no more for a message that nobody looks at any longer."""
        way = self._ways.get(message)
        if way is not None and way.drawing is not None:
            way.drawing.cancel()

    def busy(self, message: int) -> Way[P] | None:
        """What is on its way to a message, if anything is."""
        return self._ways.get(message)
