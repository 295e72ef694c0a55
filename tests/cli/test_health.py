"""What the health check says of a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot import health
from bot.config import StartError
from bot.store import DiskError


@dataclass
class Shard:
    """A shard as discord.py shows it."""

    closed: bool

    def is_closed(self) -> bool:
        return self.closed


@dataclass
class Client:
    """A sharded client as discord.py shows it; `ws` of such a client is never set."""

    ready: bool = True
    shards: Mapping[int, Shard] = field(default_factory=dict)
    ws: None = None

    def is_ready(self) -> bool:
        return self.ready


@dataclass
class Disk:
    """A store whose writes wait for `working`, and fail where `broken`."""

    working: asyncio.Event = field(default_factory=asyncio.Event)
    broken: bool = False
    writes: int = 0

    async def set_value(self, name: str, text: str) -> None:
        self.writes += 1
        await self.working.wait()
        if self.broken:
            raise DiskError("no")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "DISK_PATIENCE", 0.05)


@pytest.mark.parametrize(
    ("client", "connected"),
    [
        (Client(shards={0: Shard(closed=False)}), True),
        (Client(shards={0: Shard(closed=True), 1: Shard(closed=False)}), True),
        (Client(shards={0: Shard(closed=True)}), False),
        (Client(shards={}), False),
        (Client(ready=False, shards={0: Shard(closed=False)}), False),
    ],
    ids=["one shard", "one of two", "all closed", "none yet", "before READY"],
)
def test_a_bot_is_connected_when_ready_and_any_shard_is_open(client: Any, connected: bool) -> None:
    assert health.is_connected(client) is connected


async def test_a_stalled_disk_is_noticed_and_written_to_once_until_it_answers() -> None:
    disk: Any = Disk()
    probe = health.DiskProbe(disk)

    stalled = [await probe.is_writable(), await probe.is_writable()]
    writes = disk.writes
    disk.working.set()
    recovered = await probe.is_writable()

    assert (stalled, writes, recovered) == ([False, False], 1, True)


async def test_a_disk_that_refuses_is_no_good_disk() -> None:
    disk: Any = Disk(broken=True)
    disk.working.set()

    assert not await health.DiskProbe(disk).is_writable()


@pytest.mark.parametrize("ready", [True, False])
async def test_whoever_answers_is_alive_and_ready_only_when_well(ready: bool, unused_tcp_port: int) -> None:
    async def is_ready() -> bool:
        return ready

    async with health.serve(unused_tcp_port, is_ready):
        assert await asyncio.to_thread(health.ask, unused_tcp_port, "alive")
        assert await asyncio.to_thread(health.ask, unused_tcp_port, "ready") is ready
    assert not await asyncio.to_thread(health.ask, unused_tcp_port, "alive")


async def test_an_answer_that_is_no_http_is_no_health(unused_tcp_port: int) -> None:
    """Given something else listens on the port."""

    async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"well\n")
        writer.close()

    async with await asyncio.start_server(babble, "127.0.0.1", unused_tcp_port):
        assert not await asyncio.to_thread(health.ask, unused_tcp_port, "ready")


async def test_a_taken_port_names_its_setting(unused_tcp_port: int) -> None:
    async def is_ready() -> bool:
        return True

    async with health.serve(unused_tcp_port, is_ready):
        with pytest.raises(StartError) as raised:
            async with health.serve(unused_tcp_port, is_ready):
                pass

    assert raised.value.values == {"port": str(unused_tcp_port), "setting": "HEALTH_PORT"}
