"""Two real bots on one PostgreSQL database: a game across both; one is killed, one frozen."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import (
    ChannelPlan,
    Driver,
    GuildPlan,
    ImpossibleError,
    RateSettings,
    Sandbox,
    SandboxSettings,
    WorldPlan,
)
from bot.store.sharing import shard_of
from cogs import bundles
from tests.postgres import Server
from tests.soak import SOAK
from tests.wire.evening import DARK, LIGHT, Evening, begin, final_table
from tests.wire.inn import Inn, variables
from tests.wire.people import Deed, NotOfferedError, Typist
from tests.wire.process import BotProcess

pytestmark = [pytest.mark.wire]

TAKEN_OVER = 30.0
"""Seconds within which others serve the shards of a process that has gone."""
PATIENCE = 60.0
ROUNDS = 50
"""Processes that go: half of them killed, half of them stopped and continued."""
SHARDS = 2
MOVES = 10_000 if SOAK else 20
"""Entries of the log of the game that is played."""
LOOKS = 0.25
"""Seconds between two looks at what no feed tells."""


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
            assert clock() - began < within, [each.output[-3000:] for each in self.bots]
            await asyncio.sleep(LOOKS)
        return clock() - began

    def is_dealt_out(self) -> bool:
        """Whether each serves one shard, and Discord has all connections."""
        holders = self.holders()
        pids = {holders.get(f"shard-{number}") for number in range(SHARDS)}
        return pids == {each.pid for each in self.bots} and self.is_connected({0, 1})

    def is_served(self) -> bool:
        """Whether somebody who lives holds every shard, and Discord has the connections."""
        return all(self.holders().values()) and self.is_connected({0, 1})

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
    # What is imported while people press would make the sandbox, which is in this process, stand still.
    await asyncio.to_thread(bundles)
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


def find_lost(pair: Pair, deeds: list[Deed]) -> list[str]:
    """What was answered as done and does not count."""
    return [each.text for each in deeds if each.accepted and each.token not in pair.inn.tokens()]


def count_beside(pair: Pair, match: int) -> int:
    """How many requests of a match count that are no presses of its log: always those of its lobby."""
    query = (
        "SELECT (SELECT count(*) FROM receipt WHERE match_id = match.id) - (SELECT count(DISTINCT press) "
        "FROM entry WHERE match_id = match.id AND kind = 'action' AND seat <> 'chance') "
        "FROM match WHERE id = ?"
    )
    ((beside,),) = pair.inn.rows(query, match)
    return int(beside)


async def test_a_game_is_played_from_a_server_and_from_private_messages(
    tmp_path: Path, server: Server
) -> None:
    """Given a server on one process and its players' private messages on the other, both see one game."""
    async with open_pair(tmp_path, server, "0/2", "1/2") as pair:
        await pair.until(pair.is_dealt_out)
        inn = pair.inn
        frida, bolek = inn.person("frida"), inn.person("bolek")
        match = await begin(inn, frida, bolek)
        beside = count_beside(pair, match)
        light, dark = Typist(frida), Typist(inn.person("bolek", "dm"))
        evening = Evening(inn, match, {LIGHT: light, DARK: dark})
        played = await evening.play(until=lambda now: len(now.played) > MOVES)
        assert played.outcome is not None or not SOAK
        assert all(each.accepted for each in (*light.deeds, *dark.deeds))
        assert find_lost(pair, [*light.deeds, *dark.deeds]) == []
        assert count_beside(pair, match) == beside
        assert len(light.deeds) > 3
        assert len(dark.deeds) > 3
        if played.outcome is not None:
            await final_table(frida)
        assert inn.sandbox.core.gateway.too_early == 0
        assert not await inn.driver.errors()


@pytest.mark.skipif(
    not SOAK, reason="takes minutes: make soak; tests/store/test_sharing.py has the fence alone"
)
@pytest.mark.timeout(7200)
async def test_what_a_process_had_is_taken_over_when_it_dies_or_wakes_up_late(
    tmp_path: Path, server: Server
) -> None:
    """Given people press on, one bot is killed, and another one stopped beyond its lease and continued.

    What anybody was answered as done is in the log, once; who has lost the lease ends by itself.
    """
    async with open_pair(tmp_path, server, "auto/2", "auto/2") as pair:
        await pair.until(pair.is_dealt_out)
        inn = pair.inn
        match = await begin(inn, inn.person("frida"), inn.person("bolek"))
        beside = count_beside(pair, match)
        players = {LIGHT: Typist(inn.person("frida")), DARK: Typist(inn.person("bolek", "dm"))}
        evening, took = Evening(inn, match, players), []
        for number in range(ROUNDS):
            if evening.truth().outcome is not None:
                match = await begin(inn, inn.person("frida"), inn.person("bolek"))
                evening, beside = Evening(inn, match, players), count_beside(pair, match)
            frozen = number % 2 == 1
            victim = pair.of_shard(1)
            pressing = asyncio.create_task(press_on(evening))
            os.kill(victim.pid, signal.SIGSTOP if frozen else signal.SIGKILL)
            pid = victim.pid
            took.append(
                await pair.until(
                    lambda pid=pid: pid not in pair.holders().values() and pair.is_served(), TAKEN_OVER
                )
            )
            if frozen:
                os.kill(victim.pid, signal.SIGCONT)
            assert await victim.ended(PATIENCE) == (2 if frozen else -signal.SIGKILL)
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
            deeds = [*players[LIGHT].deeds, *players[DARK].deeds]
            assert find_lost(pair, deeds) == []
            assert count_beside(pair, match) == beside
            print(
                f"{number}: {'frozen' if frozen else 'killed'}, taken over after {took[-1]:.1f} s", flush=True
            )
            if number + 1 < ROUNDS:
                await victim.start("run")
                await pair.until(pair.is_dealt_out)
        assert len(took) == ROUNDS


async def press_on(evening: Evening) -> None:
    """Both press without end; what nobody answers is pressed again."""
    rng = Random(7)
    while True:
        now = evening.truth()
        for seat in now.waiting:
            with suppress(NotOfferedError, ImpossibleError, LookupError):
                await evening.players[seat].anything(rng)
        await asyncio.sleep(LOOKS)
