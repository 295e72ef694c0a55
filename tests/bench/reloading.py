"""How soon a long match is there again: from its snapshot, and from its log where the snapshot is no good."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path
from random import Random

from bot.match.storing import load
from bot.match.values import MatchId, Place
from bot.store import SqliteStore
from cogs import bundles
from tests.bench.bars import bars
from tests.bench.matches import Host
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, plain

ACTIONS = 400
GAIN = "The first press after a restart is answered as quickly as any other."
"""Actions of people in the match; chance has entries of its own."""
PAIR = (1, 2)
SPOIL = "UPDATE snapshot SET fingerprint = 'another'"
"""Makes every snapshot one that cannot be trusted."""
NOW = "2026-01-01T00:00:00+00:00"


def measure(plan: Plan) -> list[Figure]:
    """Each game that says how fast it must be."""
    figures = []
    for key in bundles():
        if bars(key).reload is not None:
            with tempfile.TemporaryDirectory(prefix="pony-bench-") as name, asyncio.Runner() as runner:
                figures += runner.run(_game(key, Path(name) / "match.db", plan))
    return figures


async def _game(key: str, path: Path, plan: Plan) -> list[Figure]:
    match, entries = await _played(key, path)
    quick = await _loaded(path, match, plan.rounds)
    with sqlite3.connect(path) as connection:
        connection.execute(SPOIL)
    connection.close()
    slow = await _loaded(path, match, plan.rounds)
    name = f"{key}: a match of {ACTIONS} actions"
    note = f"wall time of loading a match of {entries} entries, chance included, from the database"
    return [
        plain(f"{name} from its snapshot", quick, bars(key).reload, "ms", note, gain=GAIN),
        plain(
            f"{name} from its log",
            slow,
            bars(key).replay,
            "ms",
            f"{note}; its snapshot is damaged",
            gain=GAIN,
        ),
    ]


async def _played(key: str, path: Path) -> tuple[MatchId, int]:
    """A match of so many random actions, and how many entries its log has."""
    store = await SqliteStore.open(path)
    try:
        host = Host(store, key=key)
        match = await host.open(Place(1, 2), PAIR)
        acted = await host.play(match, PAIR, ACTIONS)
        if acted < ACTIONS:
            raise RuntimeError(f"{key} was over after {acted} actions")
        return match, len(await store.entries(match))
    finally:
        await store.close()


async def _loaded(path: Path, match: MatchId, rounds: int) -> list[float]:
    """Milliseconds of loading it, round by round; the first is not counted."""
    store = await SqliteStore.open(path)
    try:
        taken = []
        for _ in range(rounds + 1):
            begun = time.perf_counter()
            live, _ = await load(store, bundles(), match, Random(1), NOW)
            taken.append((time.perf_counter() - begun) * 1000)
            if live.state is None:
                raise RuntimeError(f"match {match} does not load")
        return taken[1:]
    finally:
        await store.close()
