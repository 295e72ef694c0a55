"""Two real bots on one PostgreSQL database: a game across both shards, one of them killed, one of them frozen."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.sandbox import ChannelPlan, Driver, GuildPlan, RateSettings, Sandbox, SandboxSettings, WorldPlan
from bot.store.sharing import shard_of
from tests.postgres import Server
from tests.soak import SOAK
from tests.wire.evening import DARK, LIGHT, Evening, begin
from tests.wire.inn import Inn, variables
from tests.wire.people import Deed, Typist
from tests.wire.process import BotProcess

pytestmark = [pytest.mark.wire]

TAKEN_OVER = 30.0
"""Seconds within which others serve the shards of a process that has gone."""
PATIENCE = 60.0
SHARDS = 2


@dataclass
class Pair:
    """Two bots. inn: the guild of shard 1, seen through its channel `table-1`."""

    inn: Inn
    bots: tuple[BotProcess, BotProcess]
    server: Server
    address: str

    def holders(self) -> dict[str, int | None]:
        """Which process of this machine holds which lease."""
        query = "SELECT lease.name, process.pid FROM lease LEFT JOIN process ON process.id = lease.holder"
        return dict(self.server.query(self.address, query))

    def of_shard(self, shard: int) -> BotProcess:
        """The bot that serves a shard."""
        pid = self.holders()[f"shard-{shard}"]
        return next(each for each in self.bots if each.pid == pid)

    async def until(self, is_so: Callable[[], bool], within: float = PATIENCE) -> float:
        """Waits for a condition; how long that took."""
        clock = asyncio.get_running_loop().time
        began = clock()
        while not is_so():
            for each in self.bots:
                assert each.alive or each.pid not in self.holders().values(), each.output[-3000:]
            assert clock() - began < within, [each.output[-3000:] for each in self.bots]
            await asyncio.sleep(0.05)
        return clock() - began

    def is_dealt_out(self) -> bool:
        """Whether each serves one shard, and Discord has all connections."""
        holders = self.holders()
        pids = {holders.get(f"shard-{number}") for number in range(SHARDS)}
        return pids == {each.pid for each in self.bots} and self.is_connected({0, 1})

    def is_connected(self, shards: set[int]) -> bool:
        """Whether these shards have connections at Discord."""
        sessions = self.inn.sandbox.core.gateway.sessions.values()
        return shards <= {each.shard for each in sessions if each.connection is not None}


def found_sandbox() -> Sandbox:
    """A sandbox whose guild is on shard 1: its id follows from the moment."""
    world = WorldPlan(guilds=(GuildPlan(name="One", channels=(ChannelPlan(name="table-1"),)),))
    settings = SandboxSettings(world=world, rates=RateSettings(enabled=False), identify_seconds=1.0)
    while True:
        sandbox = Sandbox(settings)
        if shard_of(next(iter(sandbox.core.world.guilds)), SHARDS) == 1:
            return sandbox
        time.sleep(0.001)


@asynccontextmanager
async def open_pair(place: Path, server: Server, *shards: str) -> AsyncIterator[Pair]:
    """A sandbox with servers on both shards, and two bots, the second one started after the first."""
    address = server.new_database()
    async with found_sandbox() as sandbox, Driver(sandbox.url) as driver:
        bots = tuple(
            BotProcess(
                place / str(number), {**variables(sandbox, place), "DATABASE": address, "SHARDS": each}
            )
            for number, each in enumerate(shards)
        )
        inn = Inn(place, sandbox, driver, bots[0])
        pair = Pair(inn, (bots[0], bots[1]), server, address)
        try:
            await inn.start()
            await bots[1].start("run")
            yield pair
        except BaseException as error:
            for each in bots:
                error.add_note(f"last words:\n{each.output[-3000:]}")
            raise
        finally:
            for each in bots:
                if each.alive:
                    os.kill(each.pid, signal.SIGCONT)
                await each.kill()


def tell_apart(pair: Pair, match: int, deeds: list[Deed]) -> tuple[list[str], list[str]]:
    """What was answered as done and is not in the log, and tokens that count more than once."""
    used = [token for (token,) in pair.inn.rows("SELECT token FROM receipt WHERE match_id = ?", match)]
    lost = [each.text for each in deeds if each.accepted and each.token not in used]
    return lost, [each for each in used if used.count(each) > 1]


async def test_a_game_is_played_from_a_server_and_from_private_messages(
    tmp_path: Path, server: Server
) -> None:
    """Given a server on one process and its players' private messages on the other, both see one game."""
    async with open_pair(tmp_path, server, "0/2", "1/2") as pair:
        await pair.until(pair.is_dealt_out)
        inn = pair.inn
        frida, bolek = inn.person("frida"), inn.person("bolek")
        match = await begin(inn, frida, bolek)
        light, dark = Typist(frida), Typist(inn.person("bolek", "dm"))
        evening = Evening(inn, match, {LIGHT: light, DARK: dark})
        ended = await evening.play()
        assert ended.outcome is not None
        assert all(each.accepted for each in (*light.deeds, *dark.deeds))
        assert tell_apart(pair, match, [*light.deeds, *dark.deeds]) == ([], [])
        assert len(light.deeds) > 3
        assert len(dark.deeds) > 3
        await frida.wait_for(lambda seen: not seen.ephemeral and "🏁" in seen.text, within=30)
        assert inn.sandbox.core.gateway.too_early == 0
        assert not [each for each in await inn.driver.errors()]
