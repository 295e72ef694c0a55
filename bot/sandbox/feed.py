"""Telling whoever watches (the page, the tests) that something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.sandbox.errors import Json


class Feed:
    """A revision number which rises with every change, and queues of the changes themselves.

    A watcher that does not read for 1,000 changes loses its queue and must read everything anew.
    """

    def __init__(self) -> None:
        self.revision = 0
        self._watchers: set[asyncio.Queue[Json | None]] = set()
        self._waiting: set[asyncio.Future[None]] = set()

    def publish(self, kind: str, **data: object) -> int:
        """Announce a change; gives its revision."""
        self.revision += 1
        event: Json = {"kind": kind, "revision": self.revision, **data}
        for queue in self._watchers:
            if queue.full():
                queue.get_nowait()
                queue.put_nowait(None)
            else:
                queue.put_nowait(event)
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)
        return self.revision

    @asynccontextmanager
    async def watch(self) -> AsyncIterator[asyncio.Queue[Json | None]]:
        """A queue of changes from now on; None in it means that changes were lost."""
        queue: asyncio.Queue[Json | None] = asyncio.Queue(1000)
        self._watchers.add(queue)
        try:
            yield queue
        finally:
            self._watchers.discard(queue)

    async def after(self, revision: int, seconds: float) -> int:
        """Wait until there is a change after `revision`, or for so many seconds; gives the revision now."""
        if self.revision <= revision and seconds > 0:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.add(future)
            await asyncio.wait([future], timeout=seconds)
            self._waiting.discard(future)
        return self.revision

    def close(self) -> None:
        """End every watcher."""
        for queue in self._watchers:
            if queue.full():
                queue.get_nowait()
            queue.put_nowait({"kind": "closed", "revision": self.revision})
