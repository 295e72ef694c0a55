"""Two real bots on one PostgreSQL database, and a sandbox whose guild is on shard 1."""

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
from bot.store.cluster import shard_of
from cogs import bundles
from tests.postgres import Server
from tests.waiting import PATIENCE
from tests.wire.inn import Inn, complaints_in, variables
from tests.wire.people import Deed, NotOfferedError, Player
from tests.wire.process import BotProcess

SHARDS = 2
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
        return next(bot for bot in self.bots if bot.pid == pid)

    async def until(self, is_so: Callable[[], bool], within: float = PATIENCE) -> float:
        """Waits for a condition; how long that took."""
        clock = asyncio.get_running_loop().time
        began = clock()
        while not is_so():
            assert clock() - began < within, [bot.output[-3000:] for bot in self.bots]
            await asyncio.sleep(LOOKS)
        return clock() - began

    def is_dealt_out(self) -> bool:
        """Whether each serves one shard, and Discord has all connections."""
        holders = self.holders()
        pids = {holders.get(f"shard-{number}") for number in range(SHARDS)}
        return pids == {bot.pid for bot in self.bots} and self.is_connected({0, 1})

    async def becomes_whole(self) -> None:
        """Waits until each serves one shard; who has ended meanwhile is started anew, as systemd does it."""
        end = asyncio.get_running_loop().time() + 3 * PATIENCE
        while not self.is_dealt_out():
            assert asyncio.get_running_loop().time() < end, [bot.output[-3000:] for bot in self.bots]
            for bot in self.bots:
                if not bot.alive:
                    print("started anew", bot.output[-200:], flush=True)
                    await bot.start("run")
            await asyncio.sleep(LOOKS)

    def is_served(self) -> bool:
        """Whether somebody who lives holds every shard, and Discord has the connections."""
        return all(self.holders().values()) and self.is_connected({0, 1})

    def is_connected(self, shards: set[int]) -> bool:
        """Whether these shards have connections at Discord."""
        sessions = self.inn.sandbox.core.gateway.sessions.values()
        return shards <= {session.shard for session in sessions if session.connection is not None}

    def is_present(self, bot: BotProcess) -> bool:
        """Whether a process has said that it lives."""
        query = f"SELECT 1 FROM presence JOIN process ON process.id = presence.process WHERE pid = {bot.pid}"
        return bool(self.server.query(self.address, query))

    def bury(self, bot: BotProcess) -> None:
        """What others do to a process that was not heard of."""
        own = f"(SELECT id FROM process WHERE pid = {bot.pid})"
        for query in (
            f"DELETE FROM presence WHERE process = {own} RETURNING 1",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE application_name IN ({own}, {own} || '-beat')",
            f"UPDATE process SET ended = true WHERE id = {own} RETURNING 1",
        ):
            self.server.query(self.address, query)

    def heard(self) -> list[str]:
        """What either of the bots has complained of since its start."""
        return [line for bot in self.bots for line in complaints_in(bot.output.splitlines())]


def found_sandbox(world: WorldPlan | None = None, answer_window: float = 3.0) -> Sandbox:
    """A sandbox whose guild is on shard 1: its id follows from the moment."""
    world = world or WorldPlan(guilds=(GuildPlan(name="One", channels=(ChannelPlan(name="table-1"),)),))
    settings = SandboxSettings(
        world=world,
        rates=RateSettings(enabled=False),
        identify_seconds=1.0,
        answer_window=answer_window,
    )
    while True:
        sandbox = Sandbox(settings)
        if shard_of(next(iter(sandbox.core.world.guilds)), SHARDS) == 1:
            return sandbox
        time.sleep(0.001)


@asynccontextmanager
async def open_pair(
    place: Path,
    server: Server,
    *shards: str,
    address: str | None = None,
    world: WorldPlan | None = None,
    answer_window: float = 3.0,
) -> AsyncIterator[Pair]:
    """A sandbox with a server on shard 1, and two bots, the second one started after the first.

    address: of a database, where it is not to be a new one of the server's. world: with one server.
    """
    # What is imported while people press would make the sandbox, which is in this process, stand still.
    await asyncio.to_thread(bundles)
    address = address or await asyncio.to_thread(server.new_house)
    async with found_sandbox(world, answer_window) as sandbox, Driver(sandbox.url) as driver:
        bots = tuple(
            BotProcess(
                place / str(number), {**variables(sandbox, place), "DATABASE": address, "SHARDS": shard}
            )
            for number, shard in enumerate(shards)
        )
        inn = Inn(place, sandbox, driver, bots[0])
        pair = Pair(inn, (bots[0], bots[1]), server, address)
        try:
            await inn.start()
            await bots[1].start("run")
            yield pair
        except BaseException as error:
            for bot in bots:
                error.add_note(f"last words:\n{bot.output[-3000:]}")
            raise
        finally:
            for bot in bots:
                if bot.alive:
                    os.kill(bot.pid, signal.SIGCONT)
                await bot.kill()


def find_lost(pair: Pair, deeds: list[Deed]) -> list[str]:
    """What was answered as done and does not count."""
    return [deed.text for deed in deeds if deed.accepted and deed.token not in pair.inn.tokens()]


def count_beside(pair: Pair, match: int) -> int:
    """How many requests of a match count that are no presses of its log: always those of its lobby."""
    query = (
        "SELECT (SELECT count(*) FROM receipt WHERE match_id = match.id) - (SELECT count(DISTINCT press) "
        "FROM entry WHERE match_id = match.id AND kind = 'action' AND seat <> 'chance') "
        "FROM match WHERE id = ?"
    )
    ((beside,),) = pair.inn.rows(query, match)
    return int(beside)


async def press_on(*players: Player) -> None:
    """They press without end; what nobody answers is pressed again."""
    rng = Random(7)
    while True:
        for player in players:
            with suppress(NotOfferedError, ImpossibleError, LookupError):
                await player.anything(rng)
        await asyncio.sleep(LOOKS)
