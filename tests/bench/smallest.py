"""The smallest machine one can rent: the memory of all processes, and pictures where cores are scarce.

One bot has tables of all games open. Then people look at everything there is to see, in both languages; then
they ask the house; then they press while four busy loops want the cores.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from bot.ui.page import ComponentId, Kind
from cogs import bundles
from tests.bench.matches import Choice, Onlooker, prepare
from tests.bench.plan import Plan
from tests.bench.process import BotProcess
from tests.bench.ratio import Figure, percentile, plain
from tests.bench.stage import (
    BUTTON_ROW,
    Stage,
    aims,
    pictured,
    pony_process,
    settings,
    tables,
    until_identified,
    volley,
)

GUILDS = 40
OPEN_TABLES = 200
"""What the bar of memory is about."""
MOVES = 60
"""A table has at most so many behind it."""
RATE = 8.0
"""Presses a second of those who look around."""
CALM = 2.0
"""Seconds in which nobody works, after which all that was asked for has been painted."""
LITTLE = 0.05
"""Of these, what housekeeping takes."""
PATIENCE = 300.0
MEMORY_BAR = 350.0
"""MB of all processes together."""
BUSY = "while True: pass"
LOOPS = 4
PICTURE_BAR = 1500.0
"""Milliseconds from a press to the new picture at the table, for 95 of 100."""


def measure(plan: Plan) -> Iterator[Figure]:
    """Measure both at the tables of one bot."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        yield from asyncio.run(_measure(plan, Path(name)))


async def _measure(plan: Plan, place: Path) -> list[Figure]:
    async with _open(plan, place) as house:
        await house.look_around(plan.viewed)
        told = (
            f"{plan.tables} open tables of all games after {house.painted} pictures in both languages, mixed"
        )
        figures = [house.weigh("memory of all processes", told, plan)]
        await house.ask_the_house()
        figures.append(house.weigh("memory with what thinks", f"{told}, while the house thinks", plan))
        return [*figures, await house.press_beside_loops(plan.moves)]


@asynccontextmanager
async def _open(plan: Plan, place: Path) -> AsyncGenerator[House]:
    async with Stage(settings(GUILDS, -(-plan.tables // GUILDS), plan.tables)) as stage:
        database = place / "pony.db"
        await prepare(database, tables(stage, plan.tables), keys=tuple(bundles()), moves=MOVES)
        bot, onlooker = pony_process(stage, place / "pony", database), Onlooker(database)
        try:
            await bot.start()
            await until_identified(stage, bot)
            await stage.quiet(CALM, PATIENCE)
            yield House(stage, bot, onlooker)
        finally:
            onlooker.close()
            await bot.stop()


@dataclass
class House:
    """A bot with its tables. painted: how many pictures people have asked for so far."""

    stage: Stage
    bot: BotProcess
    onlooker: Onlooker
    painted: int = 0

    async def look_around(self, viewed: int) -> None:
        """Open every panel; at some tables of each game look at every picture there is."""
        everywhere = await self.onlooker.choices(len(self.stage.core.world.channels))
        await self._press(everywhere, [str(ComponentId(Kind.SEAT, choice.match)) for choice in everywhere])
        some = [choice for key in bundles() for choice in await self.onlooker.choices(viewed, key)]
        asked = [(choice, view) for choice in some for view in choice.views]
        presses = [str(ComponentId(Kind.PICTURE, choice.match, 0, view)) for choice, view in asked]
        await self._press([choice for choice, _ in asked], presses)

    async def ask_the_house(self) -> None:
        """Ask at a table of each game what it would do there."""
        for key in bundles():
            some = await self.onlooker.choices(1, key)
            await self._press(some, [str(ComponentId(Kind.HINT, choice.match)) for choice in some])

    async def _press(self, choices: Sequence[Choice], presses: Sequence[str]) -> None:
        """Press, and wait until everything that leads to is there."""
        pairs = zip(choices, presses, strict=True)
        pressed = [replace(choice, custom_id=press) for choice, press in pairs]
        await volley(self.stage, aims(self.stage, pressed, BUTTON_ROW), RATE, 1)
        self.painted += len(pressed)
        for _ in range(round(PATIENCE / CALM)):
            used = self.bot.cpu_seconds()
            await asyncio.sleep(CALM)
            self.bot.require_alive()
            if self.bot.cpu_seconds() - used < LITTLE:
                return
        raise RuntimeError("the bot comes to no rest")

    def weigh(self, name: str, told: str, plan: Plan) -> Figure:
        """What all processes need now."""
        own, *others = self.bot.shares()
        parts = " and ".join(f"{share:.0f}" for share in others)
        note = f"PSS of the bot ({own:.0f} MB) and its children ({parts} MB), {told}; 1 MB is 1,000,000 B"
        return plain(
            name, [own + sum(others)], MEMORY_BAR if plan.tables >= OPEN_TABLES else None, "MB", note
        )

    async def press_beside_loops(self, moves: int) -> Figure:
        """Press one at a time while busy loops want the cores, each until the table has its new picture."""
        taken: list[float] = []
        with ExitStack() as loops:
            for _ in range(LOOPS):
                loop = subprocess.Popen([sys.executable, "-c", BUSY])  # noqa: ASYNC220 - a loop of ours
                loops.callback(loop.wait)
                loops.callback(loop.kill)
            for _ in range(moves):
                for key in bundles():
                    for choice in await self.onlooker.choices(1, key):
                        [pressed] = await volley(self.stage, aims(self.stage, [choice], BUTTON_ROW), 100.0, 1)
                        if await pictured(pressed, self.onlooker):
                            taken.append(1000 * pressed.pictured.result())
        note = (
            "wall time from writing INTERACTION_CREATE to having read the request with the new picture, "
            f"{len(taken)} moves of all games one at a time, beside {LOOPS} busy loops; half of them within "
            f"{percentile(taken, 0.5):.0f} ms"
        )
        slowest = percentile(taken, 0.95)
        return plain("a new picture beside four busy loops, p95", [slowest], PICTURE_BAR, "ms", note)
