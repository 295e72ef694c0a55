"""PostgreSQL's server stopped as by a crash and started again while people press, and the bot killed on it.

Nothing answered is lost, nothing is doubled, and play goes on by itself.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import RateSettings, SandboxSettings
from tests.faults.test_killed import KILLS_A_GAME, Game, another, seeds, survive
from tests.postgres import Server
from tests.soak import SOAK
from tests.wire.account import settle
from tests.wire.evening import DARK, LIGHT, begin
from tests.wire.inn import many_channels, open_inn

FAILOVERS = 20
LONGEST_AWAY = 3.0
GOES_ON = 60.0
"""Seconds after the return of the server within which a press counts again, on however busy a machine."""

pytestmark = [pytest.mark.wire, pytest.mark.timeout(3600)]


if SOAK:  # in the small, tests/match shows the same every time

    async def test_a_server_that_comes_back_finds_people_pressing_and_nothing_lost(
        tmp_path: Path, server: Server
    ) -> None:
        settings = SandboxSettings(world=many_channels(), rates=RateSettings(enabled=False))
        rng = Random(1)
        async with open_inn(tmp_path, settings, DATABASE=server.new_database()) as inn:
            inn.expected |= {"no_answer", "late_answer"}
            inn.forgiven |= {"database-unreachable", "outbox-unwritable", "storage", "outbox", "autocomplete"}
            people = {LIGHT: inn.person("frida"), DARK: inn.person("bolek")}
            game = Game(inn, await begin(inn, people[LIGHT], people[DARK]), people, rng)
            for _ in range(FAILOVERS):
                stopped = asyncio.Event()
                presses = [asyncio.create_task(game.goes_on(seat, stopped)) for seat in (LIGHT, DARK)]
                try:
                    await asyncio.sleep(rng.uniform(0.1, 1.0))
                    await asyncio.to_thread(server.stop)
                    await asyncio.sleep(rng.uniform(0.1, LONGEST_AWAY))
                    await asyncio.to_thread(server.start)
                    before = len(inn.tokens())
                    async with asyncio.timeout(GOES_ON):
                        while len(inn.tokens()) == before and not game.over():  # noqa: ASYNC110 - no feed tells
                            await asyncio.sleep(0.1)
                finally:
                    stopped.set()
                    await asyncio.gather(*presses)
                game.compare()
                if game.over():
                    game = Game(inn, await another(inn, people), people, rng)
            await settle(inn)

    @pytest.mark.parametrize("seed", seeds(), ids=lambda seed: f"seed{seed}")
    async def test_nothing_answered_is_lost_whenever_the_bot_dies(
        tmp_path: Path, server: Server, seed: int
    ) -> None:
        await survive(tmp_path, seed, KILLS_A_GAME, DATABASE=server.new_database())
