"""What drawing does to the event loop: the worst tick of a coroutine that sleeps 1 ms."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Hashable, Sequence
from itertools import islice

from bot.draw.painting_process import PaintingProcess
from bot.draw.picture_service import PictureService
from bot.match.bundle import GameBundle
from cogs import bundles
from tests.bench.pictures import SCALE, THEME, scenes
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, Pair, against_floor

EVERY = 0.2


def measure(plan: Plan) -> list[Figure]:
    """For each game, with the studio the bot uses."""
    return [asyncio.run(_figure(title, plan)) for title in bundles().values()]


async def _figure(title: GameBundle, plan: Plan) -> Figure:
    studio = PictureService(painter=PaintingProcess)
    fresh = scenes(title)
    each = int(plan.loop_seconds / EVERY)
    batches = [list(islice(fresh, each)) for _ in range(plan.loop_rounds + 1)]
    try:
        await _draw(studio, title, batches[0])
        gc.collect()
        gc.freeze()
        pairs = []
        for batch in batches[1:]:
            idle = await _worst_tick(plan.loop_seconds)
            drawing = asyncio.create_task(_draw(studio, title, batch))
            pairs.append(Pair(await _worst_tick(plan.loop_seconds), idle))
            await drawing
    finally:
        gc.unfreeze()
        studio.close()
    note = (
        f"wall time: the longest of {plan.loop_seconds:g} s of 1 ms sleeps on the event loop while a picture "
        f"not seen before is asked of the studio every {EVERY * 1000:.0f} ms / the same while nothing happens"
    )
    return against_floor(f"{title.key}: the worst tick while drawing", pairs, 5.0, note)


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
