"""While people press, other work begins only so often; what comes of one press begins at once."""

from __future__ import annotations

import asyncio

import pytest

from bot.ui import memory
from bot.ui.memory import BUSY_SECONDS, FREE_PIECES, PIECES_A_SECOND, Backpressure


class Watch:
    """A clock that goes on when it is told to, and the waits that were asked for."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.waits: list[float] = []

    def __call__(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The time by which presses and work are counted."""
    watch = Watch()
    monkeypatch.setattr(memory, "monotonic", watch)
    monkeypatch.setattr(asyncio, "sleep", watch.sleep)
    return watch


async def begin(pressure: Backpressure, pieces: int) -> None:
    for _ in range(pieces):
        await pressure.wait()


async def test_all_that_comes_of_one_press_begins_at_once_and_more_of_it_in_its_turn(watch: Watch) -> None:
    pressure = Backpressure()
    with pressure.begin(1):
        pass

    await begin(pressure, FREE_PIECES)
    assert watch.waits == []
    await begin(pressure, 2)

    assert watch.waits == [1 / PIECES_A_SECOND, 2 / PIECES_A_SECOND]


async def test_pieces_come_back_while_people_go_on_pressing(watch: Watch) -> None:
    pressure = Backpressure()
    with pressure.begin(1):
        pass
    await begin(pressure, FREE_PIECES)
    watch.seconds += 1 / PIECES_A_SECOND

    await begin(pressure, 1)
    assert watch.waits == []
    await begin(pressure, 1)

    assert watch.waits == [1 / PIECES_A_SECOND]


async def test_a_quiet_time_gives_no_more_than_one_press_needs(watch: Watch) -> None:
    pressure = Backpressure()
    watch.seconds += 3600
    with pressure.begin(1):
        pass

    await begin(pressure, FREE_PIECES + 1)

    assert watch.waits == [1 / PIECES_A_SECOND]


async def test_while_nobody_presses_work_is_not_counted(watch: Watch) -> None:
    pressure = Backpressure()
    with pressure.begin(1):
        assert not pressure.is_idle
    assert not pressure.is_idle, "others may follow"
    watch.seconds += 2 * BUSY_SECONDS
    assert pressure.is_idle

    await begin(pressure, 3 * FREE_PIECES)

    assert watch.waits == []
