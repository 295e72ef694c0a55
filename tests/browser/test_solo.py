"""A newcomer on the page: two presses lead from the first page to a game, and the house answers each move."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.text import Language
from cogs import bundles
from tests.browser.page import NAMES, PHONE, Window, open_page
from tests.browser.round import Round
from tests.waiting import becomes_so

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
MOVES = 3
PLAY: Mapping[Language, str] = {"en": "/play", "pl": "/graj"}
HOUSE: Mapping[Language, str] = {"en": "Play the house", "pl": "Zagraj z gospodą"}
HINT: Mapping[Language, str] = {"en": "Hint", "pl": "Podpowiedź"}


@pytest.mark.parametrize(("key", "language", "window"), [("duel", "pl", PHONE)])
async def test_the_house_answers_every_move(
    browser: Browser, tmp_path: Path, key: str, language: Language, window: Window
) -> None:
    name = f"solo-{key}-{language}"
    person = NAMES[language][0]
    async with open_page(browser, tmp_path, name, language, window) as (inn, screen):
        first = Round(inn, screen, key, {})
        await expect(screen.page.locator("#who" if window is PHONE else "footer")).to_contain_text(person)
        await screen.log.get_by_role("button", name=PLAY[language], exact=True).click()
        await expect(screen.panel.get_by_role("img").first).to_be_visible()
        await screen.shoot("first", screen.panel)
        await screen.press(screen.panel, HOUSE[language])
        await screen.press(screen.panel, bundles()[key].words.name(language))
        await expect(screen.panel.get_by_role("button", name=HINT[language])).to_be_visible()
        taken = "SELECT seat FROM seat WHERE match_id = ? AND user_id > 99"
        [(seat,)] = inn.rows(taken, first.match)
        played = Round(inn, screen, key, {seat: person})
        await screen.shoot("panel", screen.panel)

        for _ in range(MOVES):
            await until_asked(played, seat)
            await played.click(1, Random(2))
        await until_asked(played, seat)

        assert list(played.truth().waiting) == [seat]
        await screen.shoot("played", screen.panel)


async def until_asked(played: Round, seat: str) -> None:
    """Waits until the house has answered."""
    await becomes_so(lambda: played.truth().waiting == (seat,), "the house does not answer")
