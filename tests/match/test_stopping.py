"""What works as long as the bot runs ends when it is told to, also in the moment in which there is news."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.match.tournaments.service import Director
from bot.match.workers import AlarmClock

SOON = 10.0
"""Seconds; whoever does not stop never does."""


def director() -> Director:
    """Tournaments at which nothing is to be done."""
    tournaments: Any = MagicMock(to_do=AsyncMock(return_value=()), next_end=AsyncMock(return_value=None))
    return Director(tournaments, MagicMock())


def alarm() -> AlarmClock:
    """Deadlines of which none is due."""
    clock: Any = MagicMock(keep=AsyncMock(), stands=True)
    return AlarmClock(MagicMock(deadlines=AsyncMock(return_value=())), clock, AsyncMock())


@pytest.mark.parametrize("steps", range(4))
@pytest.mark.parametrize("make", [director, alarm])
async def test_it_stops_although_there_is_news_in_the_same_moment(make: Any, steps: int) -> None:
    """steps: of the loop between the news and the end."""
    worker = make()
    await worker.start()
    await asyncio.sleep(0.05)

    worker.wake()
    for _ in range(steps):
        await asyncio.sleep(0)
    stopping = asyncio.create_task(worker.stop())
    done, _ = await asyncio.wait({stopping}, timeout=SOON)

    assert done
