"""kill -9 while the house thinks: what it had to choose is asked again, and nothing is played twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import RateSettings, SandboxSettings
from tests.soak import SOAK
from tests.wire.account import settle
from tests.wire.inn import Inn, many_channels, open_inn
from tests.wire.oracle import truth

KILLS = 100 if SOAK else 3
LONGEST_THOUGHT = 1.6
"""Seconds after a move within which the house is killed: it pauses, thinks and answers in about one."""

pytestmark = [pytest.mark.wire, pytest.mark.timeout(3600 if SOAK else 240)]


async def test_a_thought_that_is_killed_loses_nothing_and_plays_nothing_twice(tmp_path: Path) -> None:
    settings = SandboxSettings(world=many_channels(), rates=RateSettings(enabled=False))
    rng = Random(1)
    async with open_inn(tmp_path, settings) as inn:
        inn.expected |= {"no_answer", "late_answer"}
        inn.forgiven.add("ServerDisconnectedError")
        match = await begin_solo(inn)
        for _ in range(KILLS):
            if truth(inn, match).outcome is not None:
                match = await begin_solo(inn)
            done = await move(inn, match, rng)
            await asyncio.sleep(rng.uniform(0.0, LONGEST_THOUGHT))
            await inn.bot.kill()
            await inn.gone()
            assert inn.log(match)[: len(done)] == done, "an answered move is lost"
            await inn.start()
        await until_asked(inn, match)

        thought = [token for token in inn.tokens() if token.startswith("computer-")]
        assert presses_of(inn, "dark") == len(thought), "a thought was played twice, or without a receipt"
        await settle(inn)


async def begin_solo(inn: Inn) -> int:
    """A game of Light against a newcomer, from a channel in which none has been begun."""
    frida = inn.person("frida", f"table-{len(inn.matches()) + 1}")
    answer = await frida.slash("confront solo", seat="light", level="newcomer")
    assert not answer.failed, answer.raw
    return inn.matches()[-1]


async def move(inn: Inn, match: int, rng: Random) -> list[tuple[str, str]]:
    """Frida does something at random; the log up to it."""
    await until_asked(inn, match)
    now = truth(inn, match)
    if now.outcome is None:
        answer = await inn.person("frida", channel_of(inn, match)).slash(
            "act", action=rng.choice(now.legal("light"))
        )
        assert not answer.failed, answer.raw
    return inn.log(match)


def presses_of(inn: Inn, seat: str) -> int:
    """How often a seat has acted by itself: what plays itself counts for whom it followed."""
    first = "SELECT min(seq), match_id, seat, kind FROM entry GROUP BY match_id, press"
    return int(inn.rows(f"SELECT count(*) FROM ({first}) WHERE seat = ? AND kind = 'action'", seat)[0][0])


async def until_asked(inn: Inn, match: int) -> None:
    """Waits until the house has answered."""
    for _ in range(1_500):
        now = truth(inn, match)
        if now.outcome is not None or "dark" not in now.waiting:
            return
        await asyncio.sleep(0.02)
    raise TimeoutError("the house does not answer")


def channel_of(inn: Inn, match: int) -> str:
    """Where a match is played: each in a thread of its own."""
    return str(inn.rows("SELECT channel_id FROM match WHERE id = ?", match)[0][0])
