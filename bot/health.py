"""Whether the bot is well: two addresses on a loopback port, for `python -m bot healthcheck` and its like.

`/alive` answers 200 whenever the event loop goes round: whoever gets no answer may start the process anew.
`/ready` answers 200 when Discord has said READY, the connection of a shard is open, and a write has just
reached the disk; otherwise 503, for starting anew mends neither Discord nor a disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Final, Literal

from bot.config import explain_port

if TYPE_CHECKING:
    import discord

    from bot.store import Store

PATIENCE: Final = 3.0
"""Seconds the answer may take before the bot is taken for ill."""
DISK_PATIENCE: Final = 2.0
"""Seconds a write may take before the disk is said to stall."""
ADDRESS: Final = "127.0.0.1"

Question = Literal["alive", "ready"]


def is_connected(client: discord.AutoShardedClient) -> bool:
    """Whether Discord has said READY and any shard has an open connection."""
    return client.is_ready() and any(not shard.is_closed() for shard in client.shards.values())


class DiskProbe:
    """Writes one row again and again, never twice at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._write: asyncio.Task[None] | None = None
        self._count = 0

    async def is_writable(self) -> bool:
        """Whether a write reaches the disk in time. One that does not is left to end by itself."""
        if self._write is None:
            self._count += 1
            self._write = asyncio.create_task(self._store.set_value("health", str(self._count)))
        done, _ = await asyncio.wait([self._write], timeout=DISK_PATIENCE)
        if not done:
            return False
        write, self._write = self._write, None
        return not write.cancelled() and write.exception() is None


class Checks:
    """What the health check asks of a bot, which is ill as long as there is none."""

    def __init__(self) -> None:
        self._client: discord.AutoShardedClient | None = None
        self._disk: DiskProbe | None = None

    def watch(self, client: discord.AutoShardedClient, store: Store) -> None:
        """From now on it is this bot that is asked."""
        self._client, self._disk = client, DiskProbe(store)

    async def is_ready(self) -> bool:
        """Whether it is connected and its disk takes writes."""
        if self._client is None or self._disk is None:
            return False
        return is_connected(self._client) and await self._disk.is_writable()


@asynccontextmanager
async def serve(port: int | None, is_ready: Callable[[], Awaitable[bool]]) -> AsyncIterator[None]:
    """Answers `/alive` and `/ready` while the block runs; does nothing where no port is set.

    Raises StartError where the port cannot be opened.
    """
    if port is None:
        yield
        return
    from aiohttp import web

    async def say_alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def say_ready(_: web.Request) -> web.Response:
        if await is_ready():
            return web.Response(text="ready\n")
        return web.Response(text="not ready\n", status=HTTPStatus.SERVICE_UNAVAILABLE)

    application = web.Application()
    application.add_routes([web.get("/alive", say_alive), web.get("/ready", say_ready)])
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, ADDRESS, port).start()
        except OSError as error:
            raise explain_port(error, port, "HEALTH_PORT") from error
        yield
    finally:
        await runner.cleanup()


def ask(port: int | None, question: Question = "ready") -> bool:
    """Whether a bot answers on the port, and with yes."""
    if port is None:
        return False
    with closing(HTTPConnection(ADDRESS, port, timeout=PATIENCE)) as connection:
        try:
            connection.request("GET", f"/{question}")
            return connection.getresponse().status == HTTPStatus.OK
        except (OSError, HTTPException):
            return False
