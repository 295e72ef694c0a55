"""Where the event loop works while many people press. The cores are the real ones, the time is not."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import cores
from bot.draw.picture_service import PictureService
from bot.ui import crowd as crowds
from bot.ui.crowd import CROWD, Crowd
from bot.ui.visit import Visit
from tests.ui.server import logged_in

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or len(cores.OURS) < 2, reason="there is one core, or nobody can choose"
)
MANY = 60


class Watched(PictureService):
    """A studio that says where it is to work; None for anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[int | None] = []

    def stay_on(self, core: int) -> None:
        self.kept.append(core)

    def roam(self) -> None:
        self.kept.append(None)


class Clock:
    """The time, as far as the crowd knows it."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    clock = Clock()
    monkeypatch.setattr(crowds, "perf_counter", clock)
    monkeypatch.setattr(crowds, "QUIET", 0.01)
    yield clock
    cores.roam()


def press(crowd: Crowd, clock: Clock, times: int, every: float) -> None:
    """So many presses, so many seconds apart."""
    for _ in range(times):
        clock.now += every
        crowd.pressed()


def affinity() -> frozenset[int]:
    """Where this thread may work."""
    return frozenset(os.sched_getaffinity(0))


async def test_people_who_press_now_and_then_are_no_crowd(clock: Clock) -> None:
    studio = Watched()
    press(Crowd(studio), clock, MANY, 2 * CROWD)

    assert affinity() == cores.OURS
    assert studio.kept == []


async def test_in_a_crowd_the_event_loop_and_who_paints_share_a_core_until_it_is_over(clock: Clock) -> None:
    studio = Watched()
    crowd = Crowd(studio)
    press(crowd, clock, MANY, CROWD / 2)

    [core] = affinity()
    assert studio.kept == [core]
    assert crowd.together

    await asyncio.sleep(0.05)
    assert affinity() == {core}, "nobody has been quiet: by this clock no time has passed"
    clock.now += 1.0
    await asyncio.sleep(0.05)
    assert affinity() == cores.OURS
    assert studio.kept == [core, None]
    assert not crowd.together


async def test_in_a_long_crowd_the_core_is_chosen_anew(clock: Clock) -> None:
    """Given somebody else who comes to work on that core, then the crowd does not stay there for ever."""
    studio = Watched()
    crowd = Crowd(studio)
    press(crowd, clock, MANY, CROWD / 2)
    [core] = affinity()
    press(crowd, clock, round(1.2 * crowds.CHOSEN_FOR / CROWD) * 2, CROWD / 2)
    await asyncio.sleep(0.05)
    assert affinity() == cores.OURS

    other = min(cores.OURS - {core})
    cores.keep(cores.CALLER, {other})
    press(crowd, clock, 1, CROWD / 2)
    assert studio.kept == [core, None, other]
    assert affinity() == {other}


async def test_a_thread_the_studio_begins_in_a_crowd_is_kept_nowhere(clock: Clock) -> None:
    studio = PictureService()
    press(Crowd(studio), clock, MANY, CROWD / 2)
    assert len(affinity()) == 1

    asked: Future[frozenset[int]] = studio._thread.submit(affinity)
    assert asked.result() == cores.OURS
    studio.close()


async def test_a_bot_that_ends_in_a_crowd_leaves_its_thread_to_go_where_it_likes(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with logged_in(monkeypatch, tmp_path) as pony:
        press(pony.desk._crowd, clock, MANY, CROWD / 2)
        assert len(affinity()) == 1

    assert affinity() == cores.OURS
    await asyncio.sleep(0.05)
    assert not pony.desk._crowd.together, "what was to be looked at is over"


async def test_every_press_and_every_command_is_counted(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def nothing(visit: Visit) -> None: ...

    async with logged_in(monkeypatch, tmp_path) as pony:
        counted: list[str] = []
        monkeypatch.setattr(pony.desk._crowd, "pressed", lambda: counted.append("pressed"))
        pressed: Any = SimpleNamespace(
            id=1, channel=None, user=SimpleNamespace(id=2), locale=discord.Locale.polish
        )
        await pony.desk.run(pressed, nothing)
    assert counted == ["pressed"]


async def test_where_no_core_can_be_chosen_nothing_changes(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cores, "keep", lambda task, those: False)
    studio = Watched()
    crowd = Crowd(studio)
    press(crowd, clock, MANY, CROWD / 2)

    assert not crowd.together
    assert studio.kept == []
