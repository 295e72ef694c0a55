"""One run: a world, a database of each engine with the same tables, and one company of bots after another."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from pathlib import Path

from tests.bench.stage import Stage
from tests.postgres import Server
from tests.scale.company import Company
from tests.scale.databases import Database, FileDatabase, ServerDatabase, fill
from tests.scale.filling import copy_out, play_some
from tests.scale.findings import Findings
from tests.scale.plan import Plan
from tests.scale.sizes import weigh_commits, weigh_finished
from tests.scale.world import Spot, settle_people, world_of


def run(plan: Plan, place: Path, server: Server) -> Findings:
    """Measures everything; what is being done is told on the error stream."""
    began = time.monotonic()
    findings = Findings(plan)
    with asyncio.Runner() as runner:
        try:
            runner.run(_carry(findings, place, server))
            _say("matches to their end, and commits")
            findings.finished = runner.run(weigh_finished(place, max(1, plan.positions // 4)))
            findings.commits = weigh_commits(runner, place, server, plan.commits)
        finally:
            gc.unfreeze()
    findings.seconds = time.monotonic() - began
    return findings


async def _carry(findings: Findings, place: Path, server: Server) -> None:
    plan = findings.plan
    _say(f"a world of {plan.guilds:,} servers")
    async with Stage(world_of(plan)) as stage:
        spots = settle_people(stage, plan)
        databases = await _fill_both(findings, place, server, spots)
        gc.collect()
        gc.freeze()
        names = ("SQLite, one process", "PostgreSQL, one process", "PostgreSQL, two processes")
        half, every = plan.shards // 2, plan.shards
        shards = (("",), ("",), (f"0-{half - 1}/{every}", f"{half}-{every - 1}/{every}"))
        for name, database, each in zip(names, databases, shards, strict=True):
            _say(name)
            size = _measure_size(database)
            company = Company(name, plan, stage, database, place, each)
            try:
                findings.carried.append(await company.measure())
            finally:
                await database.close()
            findings.carried[-1].bytes = size


async def _fill_both(
    findings: Findings, place: Path, server: Server, spots: list[Spot]
) -> tuple[Database, Database, Database]:
    """A file, and two databases of the server, with the same tables."""
    _say(f"playing {findings.plan.positions} matches of each game")
    played = await play_some(place, findings.plan.positions)
    path, address = place / "pony.db", server.new_database()
    for name, where in (("SQLite", path), ("PostgreSQL", address)):
        _say(f"putting {len(spots):,} tables into {name}")
        began = time.perf_counter()
        await fill(where, copy_out(played, spots))
        findings.fills[name] = time.perf_counter() - began
    file = FileDatabase(path)
    findings.entries = file.count("SELECT count(*) FROM entry")
    return file, ServerDatabase(server, address), ServerDatabase(server, server.copy_database(address))


def _measure_size(database: Database) -> int:
    if isinstance(database.address, Path):
        return database.count("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
    return database.count("SELECT pg_database_size(current_database())")


def _say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what} ...", file=sys.stderr, flush=True)
