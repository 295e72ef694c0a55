"""A thousand tables whose time is over at one moment: what is told, how soon, and who waits meanwhile."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.match.clocks import KEPT_AS
from bot.sandbox import RateSettings
from bot.store import SqliteStore
from cogs import game
from tests.bench.arena import noop_process, pony_process, tables, until_identified
from tests.bench.matches import KEY, Onlooker, prepare
from tests.bench.plan import Plan
from tests.bench.presses import PEOPLE, QUIET, Contest
from tests.bench.ratio import Figure, plain
from tests.bench.stage import Stage, settings

PRESSES = (20, 6.0)
"""Presses a second while it is told, and seconds of a round."""
WEEK = 7 * 24 * 3600
PATIENCE = 900.0
"""Seconds until everything must have been told."""
PACE: Final = "day"


def measure(plan: Plan) -> Iterator[Figure]:
    """Answers meanwhile; then how long it took, what Discord refused, and what was told twice."""
    chosen = settings(plan.guilds, -(-plan.matches // plan.guilds), PEOPLE)
    world = chosen.model_copy(update={"rates": RateSettings(), "record_limit": 100_000})
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name, asyncio.Runner() as runner:
        yield from runner.run(_measure(plan, Stage(world), Stage(world, defers=True), Path(name)))


async def _measure(plan: Plan, ours: Stage, floor: Stage, place: Path) -> list[Figure]:
    await ours.start()
    await floor.start()
    database = place / "pony.db"
    await prepare(database, tables(ours, plan.matches), PACE)
    await _let_a_week_pass(database)
    pony, noop = pony_process(ours, place / "pony", database), noop_process(floor, place / "noop")
    onlooker = Onlooker(database, game(KEY))
    contest = Contest(plan, ours, floor, pony, noop, onlooker)
    try:
        for stage, bot in ((ours, pony), (floor, noop)):
            await bot.start()
            await until_identified(stage, bot)
        begun = time.monotonic()
        await contest.look()
        answers = await contest.rate(*PRESSES)
        while onlooker.waiting() or not await ours.quiet(QUIET, 5.0):
            if time.monotonic() > begun + PATIENCE:
                raise RuntimeError(f"{onlooker.waiting()} items still wait")
            await asyncio.sleep(1.0)
        return [replace(each, name=f"late tables: {each.name}") for each in answers] + _tell(
            ours, time.monotonic() - begun, plan
        )
    finally:
        await contest.close()


async def _let_a_week_pass(database: Path) -> None:
    """The house has been open for a week longer than anybody has moved."""
    store = await SqliteStore.open(database)
    try:
        await store.set_value(KEPT_AS, str(float(await store.value(KEPT_AS) or 0) + WEEK))
    finally:
        await store.close()


def _tell(stage: Stage, seconds: float, plan: Plan) -> list[Figure]:
    world = stage.core.world
    private = [
        (channel.id, str(message.components))
        for channel in world.channels.values()
        if channel.guild_id is None
        for message in channel.messages.values()
    ]
    twice = sum(count - 1 for count in Counter(private).values())
    statuses = Counter(record.status for record in stage.core.request_log.requests)
    note = (
        f"{plan.matches} tables of {PEOPLE} people, late at one moment, Discord's limits kept by the sandbox"
    )
    figures = {
        "late tables: until all is told": (seconds, "s"),
        "late tables: private messages": (float(len(private)), ""),
        "late tables: told twice": (float(twice), ""),
        "late tables: refused for their rate": (float(statuses[429]), ""),
        "late tables: requests": (float(sum(statuses.values())), ""),
    }
    return [plain(name, [value], None, unit, note) for name, (value, unit) in figures.items()]
