"""What the house does in one go is told together: not after every action, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.match.play import draft_table
from bot.match.thinking import Thinking
from bot.sandbox.limits.components import walk
from bot.ui.delivery import dispatcher
from bot.ui.messages.table import compose_table
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.round_table import RoundTable
from tests.waiting import LOOKS, PATIENCE
from tests.wire.people import offer_of

LONG = 5
"""Actions of the house while nobody else is asked."""
MOST = 200
"""Actions of the person until the house has taken so many."""
NEVER = 1e6
"""Seconds."""
PICTURE_IS_OLDER = "🖼️"
"""Words are told at once, their picture a moment later."""


def pause(monkeypatch: pytest.MonkeyPatch, before: Callable[[], Awaitable[None]]) -> None:
    """Have the house wait before it thinks of an action; a house that is opened later, too."""
    choose = Thinking.choose

    async def wait_and_choose(thinking: Thinking, *asked: Any) -> Any:
        await before()
        return await choose(thinking, *asked)

    monkeypatch.setattr(Thinking, "choose", wait_and_choose)


class Stopping:
    """Has the house stand still once it has acted and goes on, until it may."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.thoughts = 0
        self.stands = False

    async def wait(self) -> None:
        """Wait where it is not the first thought since somebody else acted."""
        self.thoughts += 1
        self.stands = self.thoughts > 1 and not self.may_go_on.is_set()
        if self.stands:
            await self.may_go_on.wait()


async def untold(inn: Inn) -> list[str]:
    """The kinds of what is to be told at tables."""
    return [row.kind for row in await inn.pony.store.outbox(64) if row.user is None]


async def sit_down(inn: Inn, command: str, seat: str) -> RoundTable:
    """Begin a game of one person against the house, which has been told of."""
    frida = inn.person("frida")
    panel = (await frida.slash(f"{command} solo", seat=seat, level="newcomer")).message
    await inn.calm()
    match = offer_of(panel, Kind.REFRESH).press.match
    table = await inn.pony.services.matches.table(match)
    return RoundTable(inn, match, {seat: inn.person("frida", str(table.place.channel))})


def tellings(inn: Inn, since: int) -> list[str]:
    """The words of table messages since a request, each time they were others than before."""
    told: list[str] = []
    for request in inn.env.http_requests[since:]:
        parts = request.json.get("components") if isinstance(request.json, dict) else None
        if parts and request.path.strip("/").startswith("channels/"):
            said = "\n".join(part["content"] for _, part in walk(parts) if "content" in part)
            words = "\n".join(line for line in said.splitlines() if PICTURE_IS_OLDER not in line)
            if words.startswith("## ") and told[-1:] != [words]:
                told.append(words)
    return told


async def count_actions(table: RoundTable, since: int = 0) -> int:
    """Count what the house has done since a press."""
    entries = await table.inn.pony.store.entries(table.match)
    people = {*table.people}
    return len({entry.press for entry in entries if entry.press > since and entry.seat not in people})


async def last_press(table: RoundTable) -> int:
    return max(entry.press for entry in await table.inn.pony.store.entries(table.match))


async def is_told(table: RoundTable) -> bool:
    """Whether the message of a table says how it stands."""
    services = table.inn.pony.services
    match_table = await services.matches.table(table.match)
    page, _ = await compose_table(services, match_table, "en")
    shown = services.tables.shown(table.match)
    return shown is not None and shown.digest == page.digest


async def wait_until(holds: Callable[[], Awaitable[bool]], otherwise: str) -> None:
    """Wait until a condition holds. Raises TimeoutError with these words."""
    clock = asyncio.get_running_loop().time
    end = clock() + PATIENCE
    while clock() < end:
        if await holds():
            return
        await asyncio.sleep(LOOKS)
    raise TimeoutError(otherwise)


async def play_until_long(table: RoundTable) -> tuple[int, list[str]]:
    """Play until the house has taken many actions after one; how many, and what was told since."""
    for number in range(MOST):
        requests, press = len(table.inn.env.http_requests), await last_press(table)
        await table.play(Random(number), 1)
        await table.inn.calm()
        taken = await count_actions(table, press + 1)
        if taken >= LONG:
            return taken, tellings(table.inn, requests)
    raise AssertionError("the house never goes on for so long")


async def test_a_chain_of_the_shadow_is_told_by_one_edit(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a Discord so quick that each action could be told before the next one."""

    async def let_be_told() -> None:
        while "table" in await untold(inn):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(LOOKS)

    monkeypatch.setattr(dispatcher, "CHAIN", NEVER)
    pause(monkeypatch, let_be_told)
    table = await sit_down(inn, "war", "free_peoples")

    taken, told = await play_until_long(table)

    assert len(told) == 2, f"{taken} actions: {len(told)} tellings, one of them of the person's own action"
    assert await is_told(table)


async def stop_in_a_chain(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> tuple[RoundTable, Stopping]:
    """Play until the house stands still amid its dice."""
    stopping, rng = Stopping(), Random(1)
    pause(monkeypatch, stopping.wait)
    table = await sit_down(inn, "journey", "frodo")
    stopping.may_go_on.clear()

    async def stands_still() -> bool:
        if not stopping.stands and await table.waiting() == ("frodo",):
            stopping.thoughts = 0
            await table.play(rng, 1)
        return stopping.stands

    await wait_until(stands_still, "the house does not stand still")
    return table, stopping


async def wait_until_held(table: RoundTable) -> None:
    """Wait until nothing but a chain is to be told."""

    async def is_held() -> bool:
        return await untold(table.inn) == ["chain"]

    await wait_until(is_held, "something else is to be told")
    assert not await is_told(table)


async def test_what_was_done_in_a_chain_is_told_after_a_crash(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the house, opened anew, does not come to act again."""
    monkeypatch.setattr(dispatcher, "CHAIN", NEVER)
    table, stopping = await stop_in_a_chain(inn, monkeypatch)
    await wait_until_held(table)
    monkeypatch.setattr(dispatcher, "CHAIN", 0.05)

    await inn.kill()

    await wait_until(lambda: is_told(table), "what was done is not told")
    stopping.may_go_on.set()
    await inn.calm()
    assert await is_told(table)


async def test_a_chain_that_takes_long_is_told_in_between(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "CHAIN", 0.05)
    table, stopping = await stop_in_a_chain(inn, monkeypatch)

    await wait_until(lambda: is_told(table), "what was done is not told")

    stopping.may_go_on.set()
    await inn.calm()
    assert await is_told(table)


async def test_what_a_person_does_waits_for_no_chain(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a person changes how the table stands while the house still plays."""
    monkeypatch.setattr(dispatcher, "CHAIN", NEVER)
    table, stopping = await stop_in_a_chain(inn, monkeypatch)

    await wait_until_held(table)
    await inn.pony.services.matches.repository.change(table.match, None, draft_table)

    await wait_until(lambda: is_told(table), "what was done is not told")
    stopping.may_go_on.set()
    await inn.calm()
    assert await is_told(table)
