"""The two engines side by side: the same commits on PostgreSQL, on loopback, and on SQLite."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from bot.store import Store
from bot.store.opening import open_store
from tests.bench.commits import MATCHES, Script, commit_at_once, commit_one_by_one, play_script, tell_sizes
from tests.bench.matches import KEY
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, against_floor, interleaved
from tests.postgres import run_server


def measure(plan: Plan) -> list[Figure]:
    """One commit at a time, and many matches at once. The server waits for the disk, as SQLite does."""
    with (
        tempfile.TemporaryDirectory(prefix="pony-bench-") as name,
        run_server(durable=True) as server,
        asyncio.Runner() as runner,
    ):
        place = Path(name)
        script = runner.run(play_script(place / "played.db", KEY, MATCHES, plan.rounds + 1))
        figures = []
        for called, commit in (("", commit_one_by_one), (f" among {MATCHES}", commit_at_once)):
            file = runner.run(_open(place / f"{commit.__name__}.db", script))
            there = runner.run(_open(server.new_database(), script))
            pairs = interleaved(
                commit(runner, there, script),
                commit(runner, file, script),
                rounds=plan.rounds,
                clock=time.perf_counter,
            )
            note = f"wall time of the commit of a move ({tell_sizes(script)}) / the same on SQLite"
            figures.append(against_floor(f"a commit on PostgreSQL{called}", pairs, None, note))
            for store in (file, there):
                runner.run(store.close())
        return figures


async def _open(database: Path | str, script: Script) -> Store:
    store = await open_store(database)
    for change in script.opening:
        await store.commit(change)
    return store
