"""A sandbox, its driver, and the small bot connected to it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Driver, RateSettings, Sandbox, SandboxSettings
from tests.sandbox.small_bot import SmallBot, running

QUICK = SandboxSettings(rates=RateSettings(enabled=False))


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(QUICK) as started:
        yield started


@pytest.fixture
async def driver(sandbox: Sandbox) -> AsyncIterator[Driver]:
    async with Driver(sandbox.url) as opened:
        yield opened


@pytest.fixture
async def bot(sandbox: Sandbox, driver: Driver) -> AsyncIterator[SmallBot]:
    async with running(sandbox) as client:
        yield client
