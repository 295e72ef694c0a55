"""Whether the bot is well: a line on a loopback port for `python -m bot healthcheck`.

It is well when Discord has said READY, the connection of a shard is open, and a write has just reached the
disk; that it says so at all shows that the event loop goes round.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from bot.config import explain_port

if TYPE_CHECKING:
    import discord

    from bot.store import Store

PATIENCE: Final = 3.0
"""Seconds the answer may take before the bot is taken for ill."""
DISK_PATIENCE: Final = 2.0
"""Seconds a write may take before the disk is said to stall."""
WELL, ILL = b"well\n", b"ill\n"


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

    async def is_well(self) -> bool:
        """Whether it is connected and its disk takes writes."""
        if self._client is None or self._disk is None:
            return False
        return is_connected(self._client) and await self._disk.is_writable()


@asynccontextmanager
async def serve(port: int | None, is_well: Callable[[], Awaitable[bool]]) -> AsyncIterator[None]:
    """Answers every connection with one word while the block runs; does nothing where no port is set.

    Raises StartError where the port cannot be opened.
    """
    if port is None:
        yield
        return

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(WELL if await is_well() else ILL)
        await writer.drain()
        writer.close()

    try:
        server = await asyncio.start_server(answer, "127.0.0.1", port)
    except OSError as error:
        raise explain_port(error, port, "HEALTH_PORT") from error
    try:
        yield
    finally:
        server.close()


async def ask(port: int | None) -> bool:
    """Whether a bot answers on the port and is well."""
    if port is None:
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            word = await reader.readline()
            writer.close()
    except (OSError, TimeoutError):
        return False
    return word == WELL
