"""A game played by keys alone on the page of the board: no mouse, no finger, from the link to the end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from tests.browser.page import DESK, NAMES
from tests.browser.touching import MOST_TOUCHES, Keyed, TouchedTable, open_table
from tests.soak import SOAK

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
BEGINNING = 16
"""Touches of a game that is not played to its end."""
COUNT_POINTERS = """() => {
  window.pointers = 0;
  for (const name of ["pointerdown", "mousedown", "touchstart"]) {
    addEventListener(name, () => { pointers += 1; }, true);
  }
}"""
WHERE = "document.activeElement.dataset.spot"


async def test_a_game_is_played_by_keys_alone(browser: Browser, tmp_path: Path) -> None:
    """Given two who use nothing but keys, then they play, in the soak to the end; where one of them is on the
    page is never lost, neither by what they do nor by news of the other. But for the soak, chance sets up."""
    seats = ("light", "dark")
    async with open_table(browser, tmp_path, "confrontation", "en", DESK, seats, Keyed) as table:
        for person in table.people.values():
            await person.page.evaluate(COUNT_POINTERS)
        await _stay_when_news_come(table)
        most = MOST_TOUCHES if SOAK else BEGINNING
        await table.play(Random(5), most, shoot="keys-confrontation-en-1280")
        assert len(table.truth().played) > 1
        for person in table.people.values():
            assert await person.page.evaluate("pointers") == 0
            if SOAK:
                await expect(person.page.get_by_text("🏁").first).to_be_visible()
        assert not SOAK or table.truth().outcome is not None


async def _stay_when_news_come(table: TouchedTable) -> None:
    """Somebody is at a place when the other side sets up, and still is when that has been told."""
    person, host, guest = table.people["light"], *(table.inn.person(name.lower()) for name in NAMES["en"][:2])
    await person.rest()
    while not (place := await person.page.evaluate(WHERE)):
        await person.page.keyboard.press("Tab")
    for action in ("muster", "ready"):
        await guest.slash("act", action=action)
    await expect(person.page.locator("main")).to_contain_text("Dark is ready")
    await person.rest()
    assert await person.page.evaluate(WHERE) == place
    if not SOAK:
        for action in ("muster", "ready"):
            await host.slash("act", action=action)
