"""The whole bot on the wire against a bare discord.py bot: start, answers, boards, late tables."""

from __future__ import annotations

import asyncio
import gc
import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Final

from bot.match.clocks import KEPT_AS, PaceName
from bot.sandbox import RateSettings
from bot.sandbox.errors import Json
from bot.sandbox.settings import SandboxSettings
from bot.store import SqliteStore
from tests.bench.matches import Onlooker, prepare
from tests.bench.plan import Plan
from tests.bench.process import BotProcess
from tests.bench.ratio import Figure, Pair, against_floor, percentile, percentiles, plain
from tests.bench.stage import (
    BUTTON_ROW,
    Aim,
    Pressed,
    Stage,
    Twin,
    aims,
    answers,
    noop_process,
    pictured,
    pony_process,
    private_message,
    real_panel,
    search_rate,
    settings,
    tables,
    until_identified,
    volley,
)

PEOPLE = 200
SETTLE_SECONDS = 60.0
QUIET = 1.0
"""Seconds without a request after which a bot counts as idle."""
SHARES = {0.5: "p50", 0.99: "p99"}
RATE = 50
"""Presses a second whose answers are timed."""
LATE_RATE, LATE_SECONDS = 20, 6.0
"""The same while late tables are told, and seconds of a round."""
ANSWER_BAR = 5.0
"""Times the bare bot, for half of the answers and for 99 of 100."""
BOARD_BAR, START_BAR, RATE_BAR = 40.0, 3.0, 0.3
"""Times the bare bot."""
PATIENCE = 0.25
"""Seconds in which 99 of 100 presses are answered at the highest rate."""
FIRST_RATE = 50.0
PACE: Final[PaceName] = "day"
WEEK = 7 * 24 * 3600
TOLD_IN = 900.0
"""Seconds until everything must have been told about late tables."""
Samples = tuple[list[float], list[float]]


def measure(plan: Plan) -> Iterator[Figure]:
    """Measure the start, then both bots at work, then a thousand tables late at one moment."""
    yield asyncio.run(_start(plan))
    yield from _at_work(plan)
    yield from _late_tables(plan)


class Contest:
    """Both bots at work, and everything that is measured between them."""

    def __init__(
        self, plan: Plan, ours: Stage, floor: Stage, pony: BotProcess, noop: BotProcess, onlooker: Onlooker
    ) -> None:
        self._plan = plan
        self.ours = ours
        self.floor = floor
        self._pony = pony
        self._noop = noop
        self._onlooker = onlooker
        self._twin = Twin(ours, floor)
        self._panel: list[Json] = []
        self._seed = 0

    async def look(self) -> None:
        """Sees what a panel of the bot looks like: every press comes from one like it."""
        self._panel = await real_panel(self.ours, (await self._onlooker.choices(1))[0])

    async def close(self) -> None:
        """End both bots and their sandboxes."""
        self._onlooker.close()
        for bot in (self._pony, self._noop):
            await bot.stop()
        for stage in (self.ours, self.floor):
            await stage.stop()

    async def told_everything(self) -> bool:
        """Check that nothing waits to be told and nothing is being told."""
        return not self._onlooker.waiting() and await self.ours.quiet(QUIET, 5.0)

    async def rate(self, rate: int, seconds: float) -> list[Figure]:
        """Presses at random moments, so many a second, in rounds of ours and the floor's."""
        count = max(3, round(rate * seconds))
        rng = random.Random(rate)
        rounds = [await self._round(rate, count, rng) for _ in range(self._plan.press_rounds)]
        presses = sum(len(ours) for ours, _ in rounds)
        figures = []
        for share, name in SHARES.items():
            note = (
                "wall time from writing INTERACTION_CREATE to having read the callback that shows the "
                f"committed move, {presses} moves in {self._plan.matches} matches at {rate} a second "
                "(Poisson) / the same presses of the same buttons, answered with nothing (deferred update)"
            )
            pairs = percentiles(rounds, share)
            figures.append(against_floor(f"{name} at {rate}/s", pairs, ANSWER_BAR, note))
        return figures

    async def highest(self) -> Figure:
        """The highest rate of presses that are answered in time, against that of the bare bot."""
        ours = await search_rate(self._keeps_up, FIRST_RATE, self._plan.rate_steps)
        self._pony.freeze()
        try:
            floor = await search_rate(self._floor_keeps_up, FIRST_RATE, self._plan.rate_steps)
        finally:
            self._pony.thaw()
        note = (
            f"presses a second of which 99 in 100 are answered within {PATIENCE * 1000:.0f} ms, found by "
            f"doubling from {FIRST_RATE:.0f} and halving; the sandbox and whoever presses share the machine"
        )
        ratio = Pair(ours, floor).ratio
        told = f"{ours:.0f} /s", f"{floor:.0f} /s"
        return Figure("highest rate", *told, ratio, (ratio, ratio), RATE_BAR, "x", note, at_least=True)

    async def _keeps_up(self, rate: float) -> bool:
        """Whether the bot answers this rate in time; it has a while to bring all boards up to date."""
        self._seed += 1
        chosen = await self._onlooker.choices(_count(rate))
        pressed = await _answered(self.ours, aims(self.ours, chosen, self._panel), rate, self._seed)
        await self._comes_to_rest(SETTLE_SECONDS)
        return _in_time(pressed) and all(press.committed for press in pressed)

    async def _floor_keeps_up(self, rate: float) -> bool:
        self._seed += 1
        chosen = await self._onlooker.choices(_count(rate))
        twins = [self._twin.aim(aim) for aim in aims(self.ours, chosen, self._panel)]
        return _in_time(await _answered(self.floor, twins, rate, self._seed))

    async def boards(self) -> Figure:
        """Presses one at a time, each until the table has its new picture."""
        await self._settle(SETTLE_SECONDS)
        taken: list[float] = []
        noops: list[float] = []
        for choice in await self._onlooker.choices(self._plan.moves * 3):
            [aim] = aims(self.ours, [choice], self._panel)
            [noop] = await volley(self.floor, [self._twin.aim(aim)], 100.0, 1)
            [pressed] = await volley(self.ours, [aim], 100.0, 1)
            self._require_result(pressed)
            if await pictured(pressed, self._onlooker):
                taken.append(pressed.pictured.result())
                noops.append(noop.answered.result())
            await self.ours.quiet(0.3, 10.0)
            if len(taken) == self._plan.moves:
                break
        if not taken:
            raise RuntimeError("no move brought a new picture")
        floor = median(noops)
        note = (
            "wall time from writing INTERACTION_CREATE to having read the request with the table's new "
            f"picture, {len(taken)} moves that change it, one at a time / p50 of the bare bot meanwhile"
        )
        pairs = [Pair(latency, floor) for latency in taken]
        return against_floor("button to new board", pairs, BOARD_BAR, note)

    async def _round(self, rate: int, count: int, rng: random.Random) -> Samples:
        self._seed += 1
        choices = await self._onlooker.choices(count)
        ours_aims = aims(self.ours, choices, self._panel)
        floor_aims = [self._twin.aim(aim) for aim in ours_aims]
        samples: dict[str, list[float]] = {}
        for which in rng.sample(["ours", "floor"], 2):
            gc.collect()
            if which == "ours":
                before = self._onlooker.acted()
                pressed = await volley(self.ours, ours_aims, rate, self._seed)
                self._check(pressed, before)
                samples[which] = [press.answered.result() for press in pressed]
            else:
                # What ours still has to draw must not slow the floor down.
                self._pony.freeze()
                try:
                    pressed = await volley(self.floor, floor_aims, rate, self._seed)
                finally:
                    self._pony.thaw()
                samples[which] = [press.answered.result() for press in pressed]
        return samples["ours"], samples["floor"]

    def _check(self, pressed: Sequence[Pressed], before: int) -> None:
        """Raises RuntimeError unless each press was answered with its result and that result is on disk."""
        self._pony.require_alive()
        for press in pressed:
            self._require_result(press)
        acted = self._onlooker.acted() - before
        if acted != len(pressed):
            raise RuntimeError(f"{len(pressed)} presses were answered, {acted} are in the log")

    def _require_result(self, pressed: Pressed) -> None:
        if not pressed.committed:
            raise RuntimeError(
                f"not answered with a result: {str(pressed.body)[:500]}\n{self._pony.last_words()}"
            )

    async def _settle(self, patience: float) -> None:
        """Wait until the bot has told everybody everything. Raises RuntimeError when it never has."""
        if not await self._comes_to_rest(patience):
            raise RuntimeError(f"after {patience:.0f} s {self._onlooker.waiting()} items still wait")

    async def _comes_to_rest(self, patience: float) -> bool:
        for _ in range(int(patience)):
            if not self._onlooker.waiting() and await self.ours.quiet(QUIET, 1.5):
                return True
            await asyncio.sleep(1.0)
        self._pony.require_alive()
        return False


def _count(rate: float) -> int:
    """Presses of one trial: three seconds of them, but no more than there are matches to be sure of."""
    return round(min(3 * rate, 800))


async def _answered(stage: Stage, chosen: Sequence[Aim], rate: float, seed: int) -> list[Pressed]:
    """What came of a volley; nothing where an answer never came."""
    try:
        return await volley(stage, chosen, rate, seed)
    except TimeoutError:
        return []


def _in_time(pressed: Sequence[Pressed]) -> bool:
    return bool(pressed) and percentile([press.answered.result() for press in pressed], 0.99) <= PATIENCE


def _at_work(plan: Plan) -> Iterator[Figure]:
    """Yield each figure as soon as it is known."""
    world = settings(plan.guilds, -(-plan.matches // plan.guilds), PEOPLE)
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name, asyncio.Runner() as runner:
        contest = runner.run(_open(plan, world, Path(name)))
        try:
            yield runner.run(contest.boards())
            yield from runner.run(contest.rate(RATE, plan.press_seconds))
            yield runner.run(contest.highest())
        finally:
            gc.unfreeze()
            runner.run(contest.close())


async def _open(plan: Plan, world: SandboxSettings, place: Path) -> Contest:
    contest = await _start_both(plan, world, place)
    try:
        for stage in (contest.ours, contest.floor):
            await stage.quiet(QUIET, 10.0)
        await contest.look()
    except BaseException:
        await contest.close()
        raise
    gc.collect()
    gc.freeze()
    return contest


async def _start_both(
    plan: Plan, world: SandboxSettings, place: Path, pace: PaceName | None = None
) -> Contest:
    """Start both bots, each on a stage of its own. pace: late tables begin with it, a week ago."""
    ours, floor = Stage(world), Stage(world, defers=True)
    await ours.start()
    await floor.start()
    database = place / "pony.db"
    await prepare(database, tables(ours, plan.matches), pace)
    if pace is not None:
        await _let_a_week_pass(database)
    pony, noop = pony_process(ours, place / "pony", database), noop_process(floor, place / "noop")
    contest = Contest(plan, ours, floor, pony, noop, Onlooker(database))
    try:
        for stage, bot in ((ours, pony), (floor, noop)):
            await bot.start()
            await until_identified(stage, bot)
    except BaseException:
        await contest.close()
        raise
    return contest


async def _let_a_week_pass(database: Path) -> None:
    """Let the house have been open for a week longer than anybody has moved."""
    store = await SqliteStore.open(database)
    try:
        await store.set_value(KEPT_AS, str(float(await store.value(KEPT_AS) or 0) + WEEK))
    finally:
        await store.close()


def _late_tables(plan: Plan) -> list[Figure]:
    """Measure answers while a thousand tables are told that their time is over, and how long that takes."""
    chosen = settings(plan.guilds, -(-plan.matches // plan.guilds), PEOPLE)
    world = chosen.model_copy(update={"rates": RateSettings(), "record_limit": 100_000})
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        return asyncio.run(_tell_late_tables(plan, world, Path(name)))


async def _tell_late_tables(plan: Plan, world: SandboxSettings, place: Path) -> list[Figure]:
    contest = await _start_both(plan, world, place, PACE)
    try:
        begun = time.monotonic()
        await contest.look()
        answered = await contest.rate(LATE_RATE, LATE_SECONDS)
        while not await contest.told_everything():
            if time.monotonic() > begun + TOLD_IN:
                raise RuntimeError("late tables still wait to be told")
            await asyncio.sleep(1.0)
        taken, twice = time.monotonic() - begun, _count_doubled(contest.ours)
    finally:
        await contest.close()
    note = f"{plan.matches} tables of {PEOPLE} people, late at one moment, within Discord's limits"
    return [
        *(replace(figure, name=f"late tables: {figure.name}") for figure in answered),
        plain("late tables: until all is told", [taken], None, "s", note),
        plain("late tables: told twice", [float(twice)], 0.0, "", note),
    ]


def _count_doubled(stage: Stage) -> int:
    """Count the private messages that say what another one in the same place says."""
    private = [
        (channel.id, str(message.components))
        for channel in stage.core.world.channels.values()
        if channel.guild_id is None
        for message in channel.messages.values()
    ]
    return sum(count - 1 for count in Counter(private).values())


async def _start(plan: Plan) -> Figure:
    """Time both bots from the spawning of the process to the first interaction answered."""
    rng = random.Random(2)
    pairs = []
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        place = Path(name)
        async with Stage(settings(1, 1)) as ours, Stage(settings(1, 1), defers=True) as floor:
            await prepare(place / "fresh.db", tables(ours, 1))
            for number in range(plan.starts + 1):
                taken = {}
                for which in rng.sample(["ours", "floor"], 2):
                    run = place / f"{which}{number}"
                    if which == "ours":
                        taken[which] = await _start_pony(ours, place / "fresh.db", run)
                    else:
                        taken[which] = await _start_noop(floor, run)
                if number:
                    pairs.append(Pair(taken["ours"], taken["floor"]))
    note = (
        "wall time from spawning the process to having read the answer to a press, sent as soon as the "
        "gateway has said READY: a move in a match under way / a bare bot that answers with nothing"
    )
    return against_floor("start", pairs, START_BAR, note)


async def _start_pony(stage: Stage, fresh: Path, place: Path) -> float:
    database = _copy(fresh, place)
    onlooker = Onlooker(database)
    [aim] = aims(stage, await onlooker.choices(1), BUTTON_ROW)
    onlooker.close()
    return await _first_answer(stage, pony_process(stage, place, database), aim)


def _copy(fresh: Path, place: Path) -> Path:
    place.mkdir()
    return Path(shutil.copy(fresh, place / "pony.db"))


async def _start_noop(stage: Stage, place: Path) -> float:
    world = stage.core.world
    who, where = world.people[0], next(iter(world.channels.values()))
    message = private_message(stage, who, where, BUTTON_ROW)
    return await _first_answer(stage, noop_process(stage, place), Aim(who, where, message, "-"))


async def _first_answer(stage: Stage, bot: BotProcess, aim: Aim) -> float:
    stage.core.gateway.ready.clear()
    await bot.start()
    try:
        await until_identified(stage, bot)
        pressed = stage.press(aim.who, aim.where, aim.message, aim.custom_id)
        await answers([pressed])
        return pressed.written + pressed.answered.result() - bot.born
    finally:
        await bot.stop()
