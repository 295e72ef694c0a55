"""A game against the house on the page: one command, and it answers every move."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.text import Language
from tests.browser.page import NAMES, PHONE, Window, open_page
from tests.browser.round import Round
from tests.waiting import becomes_so

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
MOVES = 3


@pytest.mark.parametrize(("key", "language", "window"), [("duel", "pl", PHONE)])
async def test_the_house_answers_every_move(
    browser: Browser, tmp_path: Path, key: str, language: Language, window: Window
) -> None:
    name = f"solo-{key}-{language}"
    person = NAMES[language][0]
    async with open_page(browser, tmp_path, name, language, window) as (inn, screen):
        first = Round(inn, screen, key, {})
        command, _ = await first.names_of_command(person, "solo")
        await screen.run(command)
        await expect(screen.panel.get_by_role("img").first).to_be_visible()
        taken = "SELECT seat FROM seat WHERE match_id = ? AND user_id > 99"
        [(seat,)] = inn.rows(taken, first.match)
        played = Round(inn, screen, key, {seat: person})
        await screen.shoot("panel", screen.panel)

        for _ in range(MOVES):
            await until_asked(played, seat)
            await played.click(1, Random(2))
        await until_asked(played, seat)

        assert list(played.truth().waiting) == [seat]
        await screen.shoot("table", screen.table)


async def until_asked(played: Round, seat: str) -> None:
    """Waits until the house has answered."""
    await becomes_so(lambda: played.truth().waiting == (seat,), "the house does not answer")
