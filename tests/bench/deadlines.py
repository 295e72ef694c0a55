"""How soon the alarm clock has found what is due next, among very many deadlines."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.match.workers import PAGE
from bot.store import SqliteStore
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, plain

OPEN = 100_000
"""Deadlines that wait."""
BAR = 5.0
"""Milliseconds."""
GAIN = "However many tables wait, what is due is done in time, and nobody's answer waits for it."
COLUMNS = (
    "id, series_id, game, guild_id, channel_id, phase, host_id, options, number, series, ruleset_begun, "
    "ruleset, public_seq, last_entry, last_press, stamps, revision, created, changed"
)


def measure(plan: Plan) -> list[Figure]:
    """The page of deadlines that the alarm clock looks at."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name, asyncio.Runner() as runner:
        path = Path(name) / "deadlines.db"
        taken = runner.run(_looked(path, plan.rounds))
    note = f"wall time of reading the {PAGE} earliest of {OPEN:,} deadlines from SQLite"
    return [plain("the next deadline", taken, BAR, "ms", note, gain=GAIN)]


async def _looked(path: Path, rounds: int) -> list[float]:
    """Milliseconds of a look, round by round; the first is not counted."""
    store = await SqliteStore.open(path)
    await store.close()
    _fill(path)
    store = await SqliteStore.open(path)
    try:
        taken = []
        for _ in range(rounds + 1):
            began = time.perf_counter()
            found = await store.deadlines(PAGE)
            taken.append((time.perf_counter() - began) * 1000)
            assert len(found) == PAGE
        return taken[1:]
    finally:
        await store.close()


def _fill(path: Path) -> None:
    marks = ", ".join("?" * len(COLUMNS.split(", ")))
    with sqlite3.connect(path) as connection:
        connection.executemany(f"INSERT INTO match ({COLUMNS}) VALUES ({marks})", _matches())
        connection.executemany(
            "INSERT INTO deadline VALUES (?, 'north', ?)",
            ((match, match * 7919 % 1_000_003) for match in range(1, OPEN + 1)),
        )
    connection.close()


def _matches() -> Iterator[tuple[object, ...]]:
    for match in range(1, OPEN + 1):
        yield match, match, "tiny", 1, match, "playing", 1, "{}", 1, 1, 1, 1, 0, 0, 0, "[]", 1, "", ""
