"""In a crowd the pictures of a panel come later, but they come."""

from __future__ import annotations

import asyncio

import pytest

from bot.ui import visit as visit_module
from bot.ui.house import Behind, subject
from tests.simcord.driver import Inn
from tests.simcord.evening import LIGHT, sit_down
from tests.wire.people import offers, take


async def test_a_panel_left_behind_is_brought_up_to_date(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a house in which no visit may wait for pictures, then a move's panel gets them all the same."""
    evening = await sit_down(inn)
    panel = await evening.players[LIGHT].sit()
    monkeypatch.setattr(visit_module, "MOST_DRAWING", 0)
    muster = next(offer for offer in offers(panel) if offer.action == "muster")

    answer = await take(evening.people[LIGHT], muster)
    assert not answer.failed
    house, user = inn.pony.house, inn.user_id(evening.people[LIGHT].name)
    now = subject(await evening.view(LIGHT))
    for _ in range(200):
        found = house.panel_of(evening.match, user)
        if found is not None and found.about == now:
            break
        await asyncio.sleep(0.05)
    assert found is not None
    assert found.about == now
    assert not house.drawing


async def test_who_is_left_behind_stands_in_line_once() -> None:
    """Given three panels left behind, one of them twice, then each comes up once, the oldest first."""
    behind = Behind()
    for match, user in ((1, 7), (2, 7), (1, 7), (1, 8)):
        behind.add(match, user)
    assert [await behind.next() for _ in range(3)] == [(1, 7), (2, 7), (1, 8)]
