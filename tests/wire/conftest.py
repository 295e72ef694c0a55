"""Inns as fixtures, with the account that every test must be able to give."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox import RateSettings, SandboxSettings
from tests.wire.account import settle
from tests.wire.inn import Inn, many_channels, open_inn


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[tuple[Inn, count[int]]]:
    """One bot for all tests of a module, and the numbers of the channels that are still free.

    A module that says `RATES = True` is played under Discord's rate limits, the others without.
    """
    rates = RateSettings(enabled=getattr(request.module, "RATES", False))
    settings = SandboxSettings(world=many_channels(), rates=rates)
    async with open_inn(tmp_path_factory.mktemp("inn"), settings) as opened:
        yield opened, count(1)


@pytest_asyncio.fixture(loop_scope="module")
async def inn(house: tuple[Inn, count[int]]) -> AsyncIterator[Inn]:
    """The module's inn, in a channel where nothing has happened yet."""
    opened, numbers = house
    await opened.afresh(f"table-{next(numbers)}")
    yield opened
    await settle(opened)


@pytest_asyncio.fixture
async def own_inn(tmp_path: Path) -> AsyncIterator[Inn]:
    """An inn for one test alone, which may end and restart its bot."""
    async with open_inn(tmp_path) as opened:
        yield opened
        await settle(opened)
