"""Discord in trouble: rate limits, server errors and lost replies between a move and its new board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import SandboxSettings
from tests.waiting import PATIENCE
from tests.wire.account import settle
from tests.wire.evening import DARK, LIGHT, Evening, begin, turn_begins
from tests.wire.inn import Inn, open_inn
from tests.wire.people import Clicker, Typist, offers

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]

TROUBLES: dict[str, dict[str, Any]] = {
    "429": {"status": 429, "retry_after": 0.3, "times": 2},
    "429 without Via": {"status": 429, "retry_after": 0.3, "via": False},
    "global 429": {"status": 429, "retry_after": 0.3, "overall": True, "times": 2},
    "500": {"status": 500},
    "502": {"status": 502},
    "503": {"status": 503},
    "lost reply": {"status": 500, "after": True},
    "cut connection": {"cut": True},
    "old message": {"status": 429, "code": 30046, "retry_after": 0.3},
}


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_the_new_board_arrives_in_spite_of(inn: Inn, trouble: str) -> None:
    """A move is answered at once whatever befalls the table message, which shows the move in the end."""
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    players = {LIGHT: Typist(frida), DARK: Typist(bolek)}
    now = await Evening(inn, match, players).play(until=lambda truth: len(truth.state.ready) == 2)
    await turn_begins(frida, 1)
    quiet = next(action for action in now.legal(DARK) if action.startswith("move warg"))
    await inn.driver.plan_fault(method="PATCH|POST", path=r"^/channels/\d+/messages", **TROUBLES[trouble])

    answer = await players[DARK].act(quiet)

    assert not answer.failed
    await turn_begins(frida, 2, within=PATIENCE)
    tables = [seen for seen in await frida.read() if not seen.ephemeral and list(offers(seen))]
    assert len(tables) == 1, "a table message was doubled"


@pytest.mark.parametrize("trouble", ["429", "500", "503"])
async def test_an_answer_is_given_in_spite_of(inn: Inn, trouble: str) -> None:
    """The answer to a press itself meets the trouble: the move counts once, and the person learns of it."""
    inn.expected |= {"no_answer", "double_answer", "late_answer"}
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    light = Clicker(frida)
    offer = await light.find("muster")
    await inn.driver.plan_fault(method="POST", path="/callback", **TROUBLES[trouble])

    await light.do(offer)

    await inn.becalmed(1.0)
    assert [text for seat, text in inn.log(match) if seat == LIGHT] == ["muster"]
    panel = await light.top()
    assert "ready" in [shown_offer.action for shown_offer in offers(panel)]


async def test_an_answer_that_comes_too_late_leaves_the_move_done_once(tmp_path: Path) -> None:
    """Given Discord gives up before the answer is through, the move stands and the panel shows it."""
    async with open_inn(tmp_path, SandboxSettings(answer_window=1.0)) as inn:
        inn.expected |= {"no_answer", "late_answer"}
        match = await begin(inn, inn.person("frida"), inn.person("bolek"))
        light = Clicker(inn.person("frida"))
        offer = await light.find("muster")
        await inn.driver.plan_fault(method="POST", path="/callback", delay=1.3)

        answer = await light.do(offer)

        assert answer.failed
        await inn.becalmed(1.0)
        assert [text for seat, text in inn.log(match) if seat == LIGHT] == ["muster"]
        panel = await light.sit()
        assert "ready" in [shown_offer.action for shown_offer in offers(panel)]
        await settle(inn)
