"""The runs: one company of bots after another on databases with the same tables, and one and two in turns."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bot.match.values import Place
from bot.store import SqliteStore
from bot.store.opening import open_store
from cogs import bundles
from tests.bench.database import commit_at_once, commit_one_by_one, play_script
from tests.bench.matches import KEY, Host
from tests.bench.ratio import interleaved
from tests.bench.stage import Stage
from tests.postgres import Server
from tests.scale.company import Carried, Company
from tests.scale.databases import Database, FileDatabase, ServerDatabase, fill
from tests.scale.plan import Plan
from tests.scale.world import PAIR, Spot, copy_out, play_some, settle_people, world_of

NAMES = ("SQLite, one process", "PostgreSQL, one process", "PostgreSQL, two processes")
AT_ONCE = 100
"""Matches that change at the same moment."""
LONGEST = 10_000


@dataclass(frozen=True, slots=True)
class Finished:
    """Matches of one game played at random to their end: presses and bytes on disk of each."""

    game: str
    presses: float
    bytes: float


@dataclass(frozen=True, slots=True)
class Commits:
    """Seconds of one commit: awaited one by one, and of many at once."""

    file_alone: float
    file_crowd: float
    server_alone: float
    server_crowd: float


@dataclass
class Findings:
    """All that one run has found."""

    plan: Plan
    entries: int = 0
    carried: list[Carried] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)
    commits: Commits | None = None
    load: float = field(default_factory=lambda: os.getloadavg()[0])
    """Of the machine before, in processes that wait."""
    seconds: float = 0.0

    @property
    def one(self) -> Carried:
        """One process on PostgreSQL."""
        return self.carried[1]

    @property
    def two(self) -> Carried:
        """Two of them."""
        return self.carried[2]


@dataclass(frozen=True, slots=True)
class Turn:
    """One process, and right after it two."""

    one: Carried
    two: Carried


def run(plan: Plan, place: Path, server: Server) -> Findings:
    """Measure everything; what is being done is told on the error stream."""
    began = time.monotonic()
    findings = Findings(plan)
    with asyncio.Runner() as runner:
        try:
            runner.run(_carry(findings, place, server))
            _say("matches to their end, and commits")
            findings.finished = runner.run(_weigh_finished(place, max(1, plan.positions // 4)))
            findings.commits = _weigh_commits(runner, place, server, plan.commits)
        finally:
            gc.unfreeze()
    findings.seconds = time.monotonic() - began
    return findings


def take_turns(plan: Plan, place: Path, server: Server, rounds: int) -> list[Turn]:
    """Have one and two bots on PostgreSQL work in turns, on copies of one database.

    Each at its own time of a machine that is never equally fast, they could not be compared.
    """
    try:
        return asyncio.run(_take_turns(plan, place, server, rounds))
    finally:
        gc.unfreeze()


def _divide(plan: Plan) -> tuple[str, str]:
    """Say what `SHARDS` is for each of two bots."""
    half, every = plan.shards // 2, plan.shards
    return f"0-{half - 1}/{every}", f"{half}-{every - 1}/{every}"


async def _carry(findings: Findings, place: Path, server: Server) -> None:
    plan = findings.plan
    _say(f"a world of {plan.guilds:,} servers")
    async with Stage(world_of(plan)) as stage:
        spots = settle_people(stage, plan)
        databases = await _fill_both(findings, place, server, spots)
        gc.collect()
        gc.freeze()
        for name, database, shards in zip(NAMES, databases, (("",), ("",), _divide(plan)), strict=True):
            _say(name)
            size = _measure_size(database)
            findings.carried.append(await _work(name, plan, stage, database, place, shards))
            findings.carried[-1].bytes = size


async def _work(
    name: str, plan: Plan, stage: Stage, database: Database, place: Path, shards: Sequence[str]
) -> Carried:
    try:
        return await Company(name, plan, stage, database, place, tuple(shards)).measure()
    finally:
        await database.close()


async def _fill_both(
    findings: Findings, place: Path, server: Server, spots: list[Spot]
) -> tuple[Database, Database, Database]:
    """Fill a file, and two databases of the server, with the same tables."""
    _say(f"{len(spots):,} tables from {findings.plan.positions} matches of each game")
    played = await play_some(place, findings.plan.positions)
    path, address = place / "pony.db", server.new_database()
    for where in (path, address):
        await fill(where, copy_out(played, spots))
    file = FileDatabase(path)
    findings.entries = file.count("SELECT count(*) FROM entry")
    return file, ServerDatabase(server, address), ServerDatabase(server, server.copy_database(address))


async def _take_turns(plan: Plan, place: Path, server: Server, rounds: int) -> list[Turn]:
    async with Stage(world_of(plan)) as stage:
        spots = settle_people(stage, plan)
        address = server.new_database()
        await fill(address, copy_out(await play_some(place, plan.positions), spots))
        gc.collect()
        gc.freeze()
        turns = []
        for number in range(rounds):
            one, two = [
                await _work(
                    f"{number} {len(shards)}",
                    plan,
                    stage,
                    ServerDatabase(server, server.copy_database(address)),
                    place,
                    shards,
                )
                for shards in (("",), _divide(plan))
            ]
            turns.append(Turn(one, two))
        return turns


def _measure_size(database: Database) -> int:
    if isinstance(database.address, Path):
        return database.count("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
    return database.count("SELECT pg_database_size(current_database())")


async def _weigh_finished(folder: Path, matches: int) -> list[Finished]:
    """Weigh matches of every game in SQLite's file, without its empty pages."""
    empty, _ = await _weigh(folder / "empty.db", KEY, 0)
    finished = []
    for key in bundles():
        taken, presses = await _weigh(folder / f"finished-{key}.db", key, matches)
        finished.append(Finished(key, presses / matches, (taken - empty) / matches))
    return finished


async def _weigh(path: Path, key: str, matches: int) -> tuple[int, int]:
    """Play matches to their end; return the bytes of the file, and how many presses they had."""
    store = await SqliteStore.open(path)
    presses = 0
    try:
        host = Host(store, key=key)
        for channel in range(matches):
            presses += await host.play(await host.open(Place(1, channel), PAIR), PAIR, LONGEST)
    finally:
        await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    return path.stat().st_size, presses  # noqa: ASYNC240 - nobody waits for this loop


def _weigh_commits(runner: asyncio.Runner, folder: Path, server: Server, rounds: int) -> Commits:
    """Time the same commits of a move on both engines, in turns; both wait for the disk."""
    script = runner.run(play_script(folder / "script.db", KEY, AT_ONCE, rounds + 1))
    taken = []
    for commit in (commit_one_by_one, commit_at_once):
        addresses = (server.new_database(), folder / f"{commit.__name__}.db")
        there, here = (runner.run(open_store(address)) for address in addresses)
        for change in script.opening:
            runner.run(there.commit(change))
            runner.run(here.commit(change))
        pairs = interleaved(
            *(commit(runner, store, script) for store in (there, here)),
            rounds=rounds,
            clock=time.perf_counter,
        )
        taken.append((median(pair.floor for pair in pairs), median(pair.ours for pair in pairs)))
        for store in (there, here):
            runner.run(store.close())
    (file_alone, server_alone), (file_crowd, server_crowd) = taken
    return Commits(file_alone, file_crowd, server_alone, server_crowd)


def _say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what} ...", file=sys.stderr, flush=True)
