"""Requests that take long: one thing a person at once, and few in all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.match.values import RefusedError, UserId

AT_ONCE: Final = 2
"""Pieces of work under way; the others wait in the order of asking."""
MOST_WAITING: Final = 16
"""People whose work is under way or waits; who comes then is told to come back."""


class LongWork:
    """The people who have asked for a replay, a review or a record to be read, and wait for an answer."""

    def __init__(self) -> None:
        self._people: set[UserId] = set()
        self._turn = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def begin(self, user: UserId) -> AsyncIterator[None]:
        """The time in which it is done, once it is its turn. Raises RefusedError."""
        if user in self._people:
            raise RefusedError("refused-one-at-a-time")
        if len(self._people) >= MOST_WAITING:
            raise RefusedError("refused-much-asked")
        self._people.add(user)
        try:
            async with self._turn:
                yield
        finally:
            self._people.discard(user)
