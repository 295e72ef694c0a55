"""The page of the board: how soon a touch is seen, and a move by two hundred who look on."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from prometheus_client import REGISTRY

from bot.ui.page import ComponentId, Kind
from bot.ui.services import Services
from cogs.inn.touch.service import Doors
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, percentile, plain
from tests.browser.touching import find_port
from tests.simcord.driver import Inn, open_inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.web.visitor import Visitor, browser, choices_of

TOUCH_BAR: Final = 300.0
"""Milliseconds from a touch until its move is stored and the new board is there."""
LOOKING_ON: Final = 200
TOLD_BAR: Final = 1000.0
"""Milliseconds from a touch until all who look on have what is new."""
FIRST: Final = 10_000
"""The first user id of who looks on."""


def measure(plan: Plan) -> Iterator[Figure]:
    """Measure touches one at a time, then with many looking on."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        yield from asyncio.run(_measure(Path(name), plan.moves))


async def _measure(place: Path, moves: int) -> list[Figure]:
    public = f"http://127.0.0.1:{find_port()}"
    async with open_inn(place, public=public) as inn, AsyncExitStack() as stack:
        evening = await sit_down(inn)
        await evening.set_up()
        players = {seat: await stack.enter_async_context(browser(public)) for seat in (LIGHT, DARK)}
        for seat, visitor in players.items():
            await _enter(inn, visitor, evening, inn.user_id(evening.people[seat].name))
        touched = [await _touch(evening, players) for _ in range(moves)]
        note = (
            f"wall time from sending a touch to having read the new board's picture, {moves} moves of The "
            "Confrontation, bot and browsers in one process"
        )
        share = percentile([seconds * 1000 for seconds in touched], 0.95)
        figures = [plain("touch to new board, p95", [share], TOUCH_BAR, "ms", note)]
        told, painted = await _with_many(inn, evening, players, stack, public, max(3, moves // 4))
        note = f"wall time from sending a touch to {LOOKING_ON} connections having what is new"
        figures.append(plain(f"{LOOKING_ON} look on: until all have it", told, TOLD_BAR, "ms", note))
        note = "the picture of everybody, asked for by all of them at once"
        figures.append(plain(f"{LOOKING_ON} look on: paintings a change", painted, 1.0, "", note))
        return figures


async def _enter(inn: Inn, visitor: Visitor, evening: Evening, user: int) -> None:
    services = inn.pony.services
    doors = Doors(inn.pony.store, services.presentation.secret, services.now)
    link, _ = await doors.offer(user, evening.match, "en")
    await visitor.open(f"{visitor.public}/open/{link}")


async def _touch(evening: Evening, players: dict[str, Visitor]) -> float:
    """Make a random move by touching; the seconds from its last touch to the new picture."""
    visitor = players[await evening.whose()]
    shown, rng = await visitor.look(), Random(1)
    while True:
        chosen = rng.choice(choices_of(shown))["id"]
        begun = time.perf_counter()
        shown = await visitor.press(chosen)
        if ComponentId.parse(chosen).kind is Kind.ACT:
            await (await visitor.fetch(shown)).read()
            return time.perf_counter() - begun


async def _with_many(
    inn: Inn, evening: Evening, players: dict[str, Visitor], stack: AsyncExitStack, public: str, moves: int
) -> tuple[list[float], list[float]]:
    """The milliseconds until all who look on know of a move, and the paintings that took, for some moves."""
    services: Services = inn.pony.services
    stack.enter_context(patch.object(services.sight, "sees", _sees))
    told, painted = list[float](), list[float]()
    crowd = [await stack.enter_async_context(browser(public)) for _ in range(LOOKING_ON)]
    for number, each in enumerate(crowd):
        await _enter(inn, each, evening, FIRST + number)
    about = (await crowd[0].look())["about"]
    news = [await each.listen(about) for each in crowd]
    for _ in range(moves):
        begun = time.perf_counter()
        moving = asyncio.create_task(_touch(evening, players))
        heard: list[Any] = await asyncio.gather(*(each.receive_json() for each in news))
        told.append((time.perf_counter() - begun) * 1000)
        await moving
        before = _count_paintings()
        await asyncio.gather(*(each.fetch(shown) for each, shown in zip(crowd, heard, strict=True)))
        painted.append(_count_paintings() - before)
    return told, painted


def _count_paintings() -> float:
    return REGISTRY.get_sample_value("pony_painting_seconds_count") or 0.0


async def _sees(*_: object) -> bool:
    return True
