"""What painting and a stalled disk do to the event loop: the worst tick of a coroutine sleeping 1 ms."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sqlite3
import tempfile
import time
from collections.abc import Hashable, Sequence
from itertools import islice
from pathlib import Path
from statistics import median

from bot.draw.picture_service import PictureService
from bot.match.bundle import GameBundle
from bot.match.values import Place
from bot.store import SqliteStore
from bot.worker import WorkerProcess
from cogs import bundles
from tests.bench.matches import Host
from tests.bench.pictures import SCALE, THEME, scenes
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, plain

EVERY = 0.2
WORST_TICK = 50.0
"""Milliseconds."""
STALL_SECONDS = 2.0
SOME_ROWS = 1_000_000
COUNT = "WITH RECURSIVE row(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row LIMIT {rows}) SELECT n FROM row"
STALL = f"CREATE TRIGGER stall AFTER UPDATE ON match BEGIN SELECT count(*) FROM ({COUNT}); END"
PAIR = (1, 2)
GAIN = "Nothing freezes: others are answered and the connection to Discord lives on."


def measure(plan: Plan) -> list[Figure]:
    """While each game is painted by the service the bot uses, and while nothing can be written."""
    painted = [asyncio.run(_painting(title, plan)) for title in bundles().values()]
    return [*painted, asyncio.run(_stalling(plan))]


async def _painting(title: GameBundle, plan: Plan) -> Figure:
    studio = PictureService(painter=WorkerProcess)
    fresh = scenes(title)
    each = int(plan.loop_seconds / EVERY)
    batches = [list(islice(fresh, each)) for _ in range(plan.loop_rounds + 1)]
    try:
        await _draw(studio, title, batches[0])
        gc.collect()
        gc.freeze()
        ticks, idle = [], []
        for batch in batches[1:]:
            idle.append(await _worst_tick(plan.loop_seconds))
            drawing = asyncio.create_task(_draw(studio, title, batch))
            ticks.append(await _worst_tick(plan.loop_seconds))
            await drawing
    finally:
        gc.unfreeze()
        studio.close()
    note = (
        f"wall time: the longest of {plan.loop_seconds:g} s of 1 ms sleeps on the event loop while a new "
        f"picture is asked of the service every {EVERY * 1000:.0f} ms / the same while nothing happens"
    )
    return _in_ms(f"{title.key}: the worst tick while painting", ticks, idle, note)


async def _stalling(plan: Plan) -> Figure:
    """A trigger makes the database itself slow, wherever its statements are carried out."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        path = Path(name) / "pony.db"
        store = await SqliteStore.open(path)
        stalling = sqlite3.connect(path, isolation_level=None)
        try:
            host = Host(store)
            match = await host.open(Place(1, 100), PAIR)
            stall = STALL.format(rows=_rows_in(STALL_SECONDS))
            ticks, idle = [], []
            for _ in range(plan.loop_rounds):
                idle.append(await _worst_tick(STALL_SECONDS))
                stalling.execute(stall)
                move = asyncio.create_task(host.play(match, PAIR, 1))
                ticks.append(await _worst_tick(STALL_SECONDS))
                await move
                stalling.execute("DROP TRIGGER stall")
        finally:
            stalling.close()
            await store.close()
    note = (
        f"wall time: the longest of {STALL_SECONDS:g} s of 1 ms sleeps on the event loop while a move "
        "takes as long to be written / the same while nothing happens"
    )
    return _in_ms("the worst tick while the disk stalls", ticks, idle, note)


def _rows_in(seconds: float) -> int:
    """How many rows SQLite counts in so many seconds on this machine."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        begun = time.perf_counter()
        connection.execute(f"SELECT count(*) FROM ({COUNT.format(rows=SOME_ROWS)})").fetchone()
        return round(SOME_ROWS * seconds / (time.perf_counter() - begun))


def _in_ms(name: str, ticks: Sequence[float], idle: Sequence[float], note: str) -> Figure:
    return plain(name, [tick * 1000 for tick in ticks], WORST_TICK, "ms", note, median(idle) * 1000, GAIN)


async def _worst_tick(seconds: float) -> float:
    worst = 0.0
    now = time.perf_counter()
    end = now + seconds
    while now < end:
        await asyncio.sleep(0.001)
        then, now = now, time.perf_counter()
        worst = max(worst, now - then)
    return worst


async def _draw(studio: PictureService, title: GameBundle, batch: Sequence[Hashable]) -> None:
    asked = []
    for scene in batch:
        picture = studio.picture(title.board, title.key, scene, THEME, SCALE)
        asked.append(asyncio.create_task(picture))
        await asyncio.sleep(EVERY)
    await asyncio.gather(*asked)
