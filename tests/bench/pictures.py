"""Painting: what a board costs beside encoding alone, how large it is, and what it does to the event loop."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Hashable, Iterator, Sequence
from io import BytesIO
from itertools import islice
from statistics import median

from PIL import Image

from bot.draw.encode import encode
from bot.draw.picture_service import PictureService
from bot.match.bundle import GameBundle
from bot.text import Language
from bot.worker import WorkerProcess
from cogs import bundles
from tests.bench.games import positions
from tests.bench.plan import Plan, bars
from tests.bench.ratio import Figure, Work, against_floor, interleaved, plain

EACH = 3
"""Pictures of one round."""
THEME, SCALE = "parchment", 1.0
LANGUAGE: Language = "en"
MOST = 80
"""Pictures of one game whose size is taken."""
EVERY = 0.2
"""Seconds from one picture that is asked for to the next."""
LONGEST_TICK = 50.0
"""Milliseconds."""


def measure(plan: Plan) -> Iterator[Figure]:
    """Measure time and size of each game's main picture, and how painting lets others work."""
    for title in bundles().values():
        yield _time(title, plan)
        yield _size(title)
        yield asyncio.run(_tick_while_painting(title, plan))


def _scenes(title: GameBundle, seed: int = 0) -> Iterator[Hashable]:
    """Yield scenes of the public picture, never the same twice, from random games without end."""
    seen: set[Hashable] = set()
    while True:
        for state in positions(title.game, seed):
            observation = title.game.observe(state, None)
            view = title.board.views(observation)[0]
            scene = title.board.scene(observation, view, LANGUAGE)
            if scene not in seen:
                seen.add(scene)
                yield scene
        seed += 1


def _time(title: GameBundle, plan: Plan) -> Figure:
    made = [title.board.paint(scene, THEME, SCALE) for scene in islice(_scenes(title, 7), EACH)]
    # Positions are played beforehand: only painting and encoding are timed.
    fresh = iter(list(islice(_scenes(title), EACH * (plan.rounds + 1))))
    pairs = interleaved(_draw_and_encode(title, fresh, made), _png(made), rounds=plan.rounds)
    note = (
        "CPU time of painting a scene never shown before (static layers warm) and encoding it as it is "
        "sent / Pillow's PNG encode, level 1, of the pictures just painted"
    )
    return against_floor(f"{title.key}: a board, drawn and encoded", pairs, bars(title.key).drawn, note)


def _draw_and_encode(title: GameBundle, fresh: Iterator[Hashable], made: list[Image.Image]) -> Work:
    def work() -> int:
        painted = []
        for scene in islice(fresh, EACH):
            picture = title.board.paint(scene, THEME, SCALE)
            encode(picture)
            painted.append(picture)
        made[:] = painted
        return EACH

    return work


def _png(made: list[Image.Image]) -> Work:
    def work() -> int:
        for picture in made:
            picture.save(BytesIO(), "PNG", compress_level=1)
        return len(made)

    return work


def _size(title: GameBundle) -> Figure:
    """Weigh all pictures that the seats and a spectator see in one game, or evenly many of them."""
    seen: dict[Hashable, None] = {}
    states = list(positions(title.game, 11))
    for state in states[:: max(1, len(states) // MOST)]:
        for viewer in (None, *title.game.seats(state)):
            observation = title.game.observe(state, viewer)
            for view in title.board.views(observation):
                seen[title.board.scene(observation, view, LANGUAGE)] = None
    chosen = list(seen)[:: max(1, len(seen) // MOST)]
    largest = max(len(encode(title.board.paint(scene, THEME, SCALE)).bytes) for scene in chosen) / 1000
    note = f"{len(chosen)} pictures of every view of a random game; 1 kB is 1,000 bytes"
    return plain(f"{title.key}: the largest picture", [largest], bars(title.key).picture, "kB", note)


async def _tick_while_painting(title: GameBundle, plan: Plan) -> Figure:
    """Look at the event loop while a game is painted by the service the bot uses."""
    studio = PictureService(painter=WorkerProcess)
    fresh = _scenes(title)
    batch_size = int(plan.loop_seconds / EVERY)
    batches = [list(islice(fresh, batch_size)) for _ in range(plan.loop_rounds + 1)]
    try:
        await _ask_for(studio, title, batches[0])
        gc.collect()
        gc.freeze()
        ticks, idle = [], []
        for batch in batches[1:]:
            idle.append(await longest_tick(plan.loop_seconds))
            drawing = asyncio.create_task(_ask_for(studio, title, batch))
            ticks.append(await longest_tick(plan.loop_seconds))
            await drawing
    finally:
        gc.unfreeze()
        studio.close()
    note = (
        f"wall time: the longest of {plan.loop_seconds:g} s of 1 ms sleeps on the event loop while a new "
        f"picture is asked of the service every {EVERY * 1000:.0f} ms / the same while nothing happens"
    )
    return tick_figure(f"{title.key}: the worst tick while painting", ticks, idle, note)


async def _ask_for(studio: PictureService, title: GameBundle, batch: Sequence[Hashable]) -> None:
    asked = []
    for scene in batch:
        picture = studio.picture(title.board, title.key, scene, THEME, SCALE)
        asked.append(asyncio.create_task(picture))
        await asyncio.sleep(EVERY)
    await asyncio.gather(*asked)


async def longest_tick(seconds: float) -> float:
    """Sleep for 1 ms again and again; return the longest time one sleep took, in seconds."""
    worst = 0.0
    now = time.perf_counter()
    end = now + seconds
    while now < end:
        await asyncio.sleep(0.001)
        then, now = now, time.perf_counter()
        worst = max(worst, now - then)
    return worst


def tick_figure(name: str, ticks: Sequence[float], idle: Sequence[float], note: str) -> Figure:
    """Make a figure of the longest ticks of some rounds, in seconds; idle: those of rounds without work."""
    return plain(name, [tick * 1000 for tick in ticks], LONGEST_TICK, "ms", note, median(idle) * 1000)
