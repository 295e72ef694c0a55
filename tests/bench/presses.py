"""The whole bot on the wire against a bare discord.py bot: answers, new boards, memory."""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bot.sandbox.errors import Json
from cogs import game
from tests.bench.arena import (
    Twin,
    aims,
    noop_process,
    pony_process,
    real_panel,
    tables,
    until_identified,
)
from tests.bench.matches import KEY, Choice, Onlooker, prepare
from tests.bench.plan import Plan
from tests.bench.process import BotProcess
from tests.bench.ratio import Figure, Pair, against_floor, percentiles, plain
from tests.bench.stage import Pressed, Stage, settings
from tests.bench.volley import volley

PEOPLE = 200
OPEN_MATCHES = 1000
"""What the budget for memory is about."""
TOUCH_RATE = 25.0
"""Presses a second while every match is touched once."""
QUIET = 1.0
"""Seconds without a request after which a bot counts as idle."""
BARS = {0.5: ("p50", 2.0), 0.99: ("p99", 3.0)}
UPDATE = 7
"""The callback that shows the committed result in place of the panel."""

Samples = tuple[list[float], list[float]]


class Contest:
    """Both bots at work, and everything that is measured between them."""

    def __init__(self, plan: Plan, ours: Stage, floor: Stage, pony: BotProcess, noop: BotProcess) -> None:
        self._plan = plan
        self._ours = ours
        self._floor = floor
        self._pony = pony
        self._noop = noop
        self._twin = Twin(ours, floor)
        self._panel: list[Json] = []
        self._seed = 0

    async def touch(self, onlooker: Onlooker) -> Figure:
        """A press in every match, and all that follows from it; what memory the bot has then."""
        choices = onlooker.choices(self._plan.matches)
        self._panel = await real_panel(self._ours, choices[0])
        await self._press_ours(onlooker, choices, TOUCH_RATE)
        await self._settle(onlooker, 180.0)
        resident = self._pony.resident()
        note = (
            f"RSS of the bot with {len(choices)} matches open in {self._plan.guilds} guilds, after a move in "
            "each and all pictures that followed / RSS of the bare bot in as many guilds; 1 MB is 1,000,000 B"
        )
        bar = 150.0 if len(choices) >= OPEN_MATCHES else None
        return plain("memory", [resident], bar, "MB", note, self._noop.resident())

    async def rate(self, onlooker: Onlooker, rate: int, seconds: float) -> list[Figure]:
        """Presses at random moments, so many a second, in rounds of ours and the floor's."""
        await self._settle(onlooker, 90.0)
        count = max(3, round(rate * seconds))
        rng = random.Random(rate)
        rounds = [await self._round(onlooker, rate, count, rng) for _ in range(self._plan.press_rounds)]
        presses = sum(len(ours) for ours, _ in rounds)
        figures = []
        for share, (name, bar) in BARS.items():
            note = (
                "wall time from writing INTERACTION_CREATE to having read the callback that shows the "
                f"committed move, {presses} moves in {self._plan.matches} matches at {rate} a second "
                "(Poisson) / the same presses of the same buttons, answered with nothing (deferred update)"
            )
            figures.append(against_floor(f"{name} at {rate}/s", percentiles(rounds, share), bar, note))
        return figures

    async def boards(self, onlooker: Onlooker) -> Figure:
        """Presses one at a time, each until the table has its new picture."""
        await self._settle(onlooker, 90.0)
        pictured: list[float] = []
        noops: list[float] = []
        for choice in onlooker.choices(self._plan.moves * 3):
            [aim] = aims(self._ours, [choice], self._panel)
            [noop] = await volley(self._floor, [self._twin.aim(aim)], 100.0, 1)
            [pressed] = await volley(self._ours, [aim], 100.0, 1)
            self._require_result(pressed)
            if await self._pictured(pressed):
                pictured.append(pressed.pictured.result())
                noops.append(noop.answered.result())
            await self._ours.quiet(0.3, 10.0)
            if len(pictured) == self._plan.moves:
                break
        if not pictured:
            raise RuntimeError("no move brought a new picture")
        floor = median(noops)
        note = (
            "wall time from writing INTERACTION_CREATE to having read the request with the table's new "
            f"picture, {len(pictured)} moves that change it, one at a time / p50 of the bare bot meanwhile"
        )
        return against_floor("button to new board", [Pair(each, floor) for each in pictured], 60.0, note)

    async def _round(self, onlooker: Onlooker, rate: int, count: int, rng: random.Random) -> Samples:
        self._seed += 1
        choices = onlooker.choices(count)
        ours_aims = aims(self._ours, choices, self._panel)
        floor_aims = [self._twin.aim(aim) for aim in ours_aims]
        samples: dict[str, list[float]] = {}
        for which in rng.sample(["ours", "floor"], 2):
            gc.collect()
            if which == "ours":
                before = onlooker.acted()
                pressed = await volley(self._ours, ours_aims, rate, self._seed)
                self._check(onlooker, pressed, before)
                samples[which] = [each.answered.result() for each in pressed]
            else:
                # What ours still has to draw must not slow the floor down.
                self._pony.freeze()
                try:
                    pressed = await volley(self._floor, floor_aims, rate, self._seed)
                finally:
                    self._pony.thaw()
                samples[which] = [each.answered.result() for each in pressed]
        return samples["ours"], samples["floor"]

    async def _press_ours(self, onlooker: Onlooker, choices: Sequence[Choice], rate: float) -> None:
        self._seed += 1
        before = onlooker.acted()
        pressed = await volley(self._ours, aims(self._ours, choices, self._panel), rate, self._seed)
        self._check(onlooker, pressed, before)

    def _check(self, onlooker: Onlooker, pressed: Sequence[Pressed], before: int) -> None:
        """Raises RuntimeError unless each press was answered with its result and that result is on disk."""
        self._pony.require_alive()
        for each in pressed:
            self._require_result(each)
        acted = onlooker.acted() - before
        if acted != len(pressed):
            raise RuntimeError(f"{len(pressed)} presses were answered, {acted} are in the log")

    def _require_result(self, pressed: Pressed) -> None:
        if pressed.body.get("type") != UPDATE:
            raise RuntimeError(
                f"not answered with a result: {str(pressed.body)[:500]}\n{self._pony.last_words()}"
            )

    async def _pictured(self, pressed: Pressed) -> bool:
        """Whether a new picture of the table came; moves that change nothing public bring none."""
        for _ in range(100):
            if pressed.pictured.done():
                return True
            if await self._ours.quiet(QUIET, 0.2):
                return pressed.pictured.done()
        return False

    async def _settle(self, onlooker: Onlooker, patience: float) -> None:
        """Wait until the bot has told everybody everything. Raises RuntimeError when it never has."""
        for _ in range(int(patience)):
            if not onlooker.waiting() and await self._ours.quiet(QUIET, 1.5):
                return
            await asyncio.sleep(1.0)
        self._pony.require_alive()
        raise RuntimeError(f"after {patience:.0f} s {onlooker.waiting()} parcels still wait")


def measure(plan: Plan) -> list[Figure]:
    """Latency of answers, time until the new board, memory."""
    return asyncio.run(_measure(plan))


async def _measure(plan: Plan) -> list[Figure]:
    world = settings(plan.guilds, -(-plan.matches // plan.guilds), PEOPLE)
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        place = Path(name)
        database = place / "pony.db"
        async with Stage(world) as ours, Stage(world) as floor:
            await prepare(database, tables(ours, plan.matches))
            pony = pony_process(ours, place / "pony", database)
            noop = noop_process(floor, place / "noop")
            onlooker = Onlooker(database, game(KEY))
            try:
                for stage, bot in ((ours, pony), (floor, noop)):
                    await bot.start()
                    await until_identified(stage, bot)
                    await stage.quiet(QUIET, 10.0)
                gc.collect()
                gc.freeze()
                return await _contest(plan, Contest(plan, ours, floor, pony, noop), onlooker)
            finally:
                gc.unfreeze()
                onlooker.close()
                await pony.stop()
                await noop.stop()


async def _contest(plan: Plan, contest: Contest, onlooker: Onlooker) -> list[Figure]:
    memory = await contest.touch(onlooker)
    figures: list[Figure] = []
    for rate, seconds in plan.rates:
        figures += await contest.rate(onlooker, rate, seconds)
    return [*figures, await contest.boards(onlooker), memory]
