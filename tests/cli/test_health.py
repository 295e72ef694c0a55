"""What the health check says of a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot import health
from bot.cli.shell import format_message
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
    shards_served: frozenset[int] = frozenset({0})
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


OPEN, CLOSED, BOTH = Shard(closed=False), Shard(closed=True), frozenset({0, 1})


@pytest.mark.parametrize(
    ("client", "trouble"),
    [
        (Client(shards={0: OPEN}), ""),
        (Client(shards={0: OPEN, 1: OPEN}, shards_served=BOTH), ""),
        (Client(shards={0: CLOSED, 1: OPEN}, shards_served=BOTH), "shards 0"),
        (Client(shards={0: OPEN}, shards_served=BOTH), "shards 1"),
        (Client(shards={0: CLOSED, 1: OPEN}, shards_served=frozenset({1})), ""),
        (Client(shards={0: CLOSED}), "shards 0"),
        (Client(shards={}), "shards 0"),
        (Client(shards={}, shards_served=frozenset()), "discord"),
        (Client(ready=False, shards={0: OPEN}), "discord"),
    ],
    ids=[
        "one shard", "both", "one closed", "one not begun", "one is another's", "all closed", "none yet",
        "none held", "before READY",
    ],
)  # fmt: skip
async def test_a_bot_is_ready_when_every_shard_it_serves_is_open(client: Any, trouble: str) -> None:
    disk: Any = Disk()
    disk.working.set()
    checks = health.Checks()
    assert await checks.find_trouble() == "starting"
    checks.watch(client, disk)
    assert await checks.find_trouble() == trouble


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


@pytest.mark.parametrize("trouble", ["", "starting", "discord", "shards 1 3", "disk"])
async def test_whoever_answers_is_alive_and_who_is_not_ready_says_why(
    trouble: str, unused_tcp_port: int
) -> None:
    async def find_trouble() -> str:
        return trouble

    async with health.serve(unused_tcp_port, find_trouble):
        alive = await asyncio.to_thread(health.ask, unused_tcp_port, "alive")
        ready = await asyncio.to_thread(health.ask, unused_tcp_port, "ready")
    assert alive.is_well
    assert ready.is_well is (trouble == "")
    for language in ("en", "pl"):
        if ready.message:
            assert ("1, 3" in format_message(language, ready.message, **ready.values)) is ("1" in trouble)
    gone = await asyncio.to_thread(health.ask, unused_tcp_port, "alive")
    assert (gone.message, gone.values) == ("cli-health-silent", {"port": str(unused_tcp_port)})


def test_without_a_port_the_health_check_says_that_it_is_missing() -> None:
    assert health.ask(None).message == "cli-health-unset"


async def test_an_answer_that_is_no_http_is_no_health(unused_tcp_port: int) -> None:
    """Given something else listens on the port."""

    async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"well\n")
        writer.close()

    async with await asyncio.start_server(babble, "127.0.0.1", unused_tcp_port):
        assert not (await asyncio.to_thread(health.ask, unused_tcp_port, "ready")).is_well


async def test_a_taken_port_names_its_setting(unused_tcp_port: int) -> None:
    async def find_trouble() -> str:
        return ""

    async with health.serve(unused_tcp_port, find_trouble):
        with pytest.raises(StartError) as raised:
            async with health.serve(unused_tcp_port, find_trouble):
                pass

    assert raised.value.values == {"port": str(unused_tcp_port), "setting": "HEALTH_PORT"}
