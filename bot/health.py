"""The bot's health: two addresses on a loopback port, for `python -m bot healthcheck` and its like.

`/alive` answers 200 whenever the event loop goes round: whoever gets no answer may start the process anew.
`/ready` answers 200 when Discord has said READY, the connection of every shard that this process serves is
open, and a write has just reached the disk; otherwise 503 with what is missing, for starting anew mends
neither Discord nor a disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Final, Literal, Protocol

from bot.config import explain_port

if TYPE_CHECKING:
    import discord

    from bot.store import Store

PATIENCE: Final = 3.0
"""Seconds the answer may take before the bot is taken for ill."""
DISK_PATIENCE: Final = 2.0
"""Seconds a write may take before the disk is said to stall."""
ADDRESS: Final = "127.0.0.1"

TROUBLES: Final = ("starting", "discord", "shards", "disk")
MOST_READ: Final = 4096
"""Bytes of an answer that are read."""

Question = Literal["alive", "ready"]


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a check: nothing wrong, or a message of `bot/cli/strings` with its variables."""

    message: str = ""
    values: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_well(self) -> bool:
        """Check whether nothing is wrong."""
        return not self.message


class Served(Protocol):
    """A bot as far as its health is asked for."""

    @property
    def shards(self) -> Mapping[int, discord.ShardInfo]:
        """The connections that were begun."""

    @property
    def shards_served(self) -> frozenset[int]:
        """The shards it is to serve: all, or those it holds of what others share with it."""

    def is_ready(self) -> bool:
        """Check whether Discord has said READY."""


def find_missing(client: Served) -> Sequence[int]:
    """Find the shards it serves that have no open connection."""
    known = client.shards
    served = sorted(client.shards_served)
    return [shard for shard in served if shard not in known or known[shard].is_closed()]


class DiskProbe:
    """A probe that writes one row again and again, never twice at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._write: asyncio.Task[None] | None = None
        self._count = 0

    async def is_writable(self) -> bool:
        """Check whether a write reaches the disk in time. One that does not is left to end by itself."""
        if self._write is None:
            self._count += 1
            self._write = asyncio.create_task(self._store.set_value("health", str(self._count)))
        done, _ = await asyncio.wait([self._write], timeout=DISK_PATIENCE)
        if not done:
            return False
        write, self._write = self._write, None
        return not write.cancelled() and write.exception() is None


class Checks:
    """The checks of a bot's health, which is ill as long as there is none."""

    def __init__(self) -> None:
        self._client: Served | None = None
        self._disk: DiskProbe | None = None

    def watch(self, client: Served, store: Store) -> None:
        """Ask this bot from now on."""
        self._client, self._disk = client, DiskProbe(store)

    async def find_trouble(self) -> str:
        """Find what keeps it from being ready: a word of `TROUBLES`, perhaps shards; empty if nothing."""
        if self._client is None or self._disk is None:
            return "starting"
        missing = find_missing(self._client)
        if not self._client.is_ready() or not self._client.shards_served:
            return "discord"
        if missing:
            return " ".join(["shards", *map(str, missing)])
        return "" if await self._disk.is_writable() else "disk"


@asynccontextmanager
async def serve(port: int | None, find_trouble: Callable[[], Awaitable[str]]) -> AsyncIterator[None]:
    """Answer `/alive` and `/ready` while the block runs; do nothing where no port is set.

    Raises StartError where the port cannot be opened.
    """
    if port is None:
        yield
        return
    from aiohttp import web

    async def say_alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def say_ready(_: web.Request) -> web.Response:
        trouble = await find_trouble()
        if not trouble:
            return web.Response(text="ready\n")
        return web.Response(text=f"not ready: {trouble}\n", status=HTTPStatus.SERVICE_UNAVAILABLE)

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


def ask(port: int | None, question: Question = "ready") -> Answer:
    """Ask the bot on a port how it is."""
    if port is None:
        return Answer("cli-health-unset")
    with closing(HTTPConnection(ADDRESS, port, timeout=PATIENCE)) as connection:
        try:
            connection.request("GET", f"/{question}")
            reply = connection.getresponse()
            if reply.status == HTTPStatus.OK:
                return Answer()
            _, _, trouble = reply.read(MOST_READ).decode("ascii", "replace").strip().partition(": ")
        except (OSError, HTTPException):
            return Answer("cli-health-silent", {"port": str(port)})
    kind, _, shards = trouble.partition(" ")
    if kind not in TROUBLES:
        return Answer("cli-health-silent", {"port": str(port)})
    return Answer(f"cli-health-{kind}", {"shards": shards.replace(" ", ", ")})
