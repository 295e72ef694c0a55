"""What the house costs: a bot with whom nobody plays, and twenty tables of the house at once."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path
from random import Random

from bot.sandbox import Person, RateSettings, SandboxSettings
from tests.bench.plan import Plan
from tests.bench.process import cpu_seconds
from tests.bench.ratio import Figure, percentile, plain
from tests.wire.inn import Inn, many_channels, open_inn
from tests.wire.oracle import truth

TABLES = 20
SEAT, LEVEL = "light", "regular"
SETTLE = 5.0
"""Seconds after the start until a bot counts as idle."""
PAUSES = (0.2, 1.0)
"""Seconds a person thinks."""


def measure(plan: Plan) -> list[Figure]:
    """Measure it idle, then at work."""
    return asyncio.run(_measure(plan))


async def _measure(plan: Plan) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        chosen = SandboxSettings(world=many_channels(), rates=RateSettings(enabled=False))
        async with open_inn(Path(name), chosen) as inn:
            inn.expected |= {"no_answer", "late_answer"}
            return [*await _idle(inn, plan.house_seconds), *await _play(inn, plan.house_seconds)]


async def _idle(inn: Inn, seconds: float) -> list[Figure]:
    """Measure a bot whose house nobody plays: no process thinks, and nothing happens."""
    await asyncio.sleep(SETTLE)
    before = cpu_seconds(_family(inn))
    await asyncio.sleep(seconds)
    family = _family(inn)
    used = 1000 * (cpu_seconds(family) - before) / seconds
    note = f"CPU time of the bot and its children in {seconds:g} s in which nobody does anything"
    return [plain("house: an idle bot, a second", [used], None, "ms", f"{note}; {len(family)} processes")]


async def _play(inn: Inn, seconds: float) -> list[Figure]:
    people = [inn.person("frida", f"table-{number + 1}") for number in range(TABLES)]
    for each in people:
        await each.slash("confront solo", seat=SEAT, level=LEVEL)
    answers: list[float] = []
    end = time.monotonic() + seconds
    playing = [
        _sit(inn, inn.person("frida", str(thread)), match, answers, end)
        for match, thread in inn.rows("SELECT id, channel_id FROM match ORDER BY id")
    ]
    await asyncio.gather(*playing)
    note = (
        f"wall time from a command that plays to its answer, at {TABLES} tables against the house's {LEVEL} "
        f"for {seconds:g} s; {len(answers)} answers, the load of the machine {os.getloadavg()[0]:.1f}"
    )
    slowest = 1000 * percentile(answers, 0.99)
    return [plain(f"house: {TABLES} tables, answer p99", [slowest], None, "ms", note)]


async def _sit(inn: Inn, person: Person, match: int, answers: list[float], end: float) -> None:
    """Play at random until the time is over."""
    rng = Random(match)
    while time.monotonic() < end:
        now = truth(inn, match)
        if now.outcome is not None:
            return
        if SEAT in now.waiting:
            begun = time.perf_counter()
            answer = await person.slash("act", action=rng.choice(now.legal(SEAT)))
            if not answer.failed:
                answers.append(time.perf_counter() - begun)
        await asyncio.sleep(rng.uniform(*PAUSES))


def _family(inn: Inn) -> list[int]:
    return [inn.bot.pid, *inn.bot.children()]
