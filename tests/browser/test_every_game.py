"""Every game on the page of the sandbox: two to four people, from the command to the leaderboard.

The Confrontation has journeys of its own in `test_game`. `make screenshots` keeps what was seen.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Settings
from bot.text import Catalogue, Language
from bot.ui.house import STRINGS
from cogs import game, games
from tests.browser.clicks import PICTURES, Screen
from tests.browser.round import LOCALES, NAMES, Round, world
from tests.wire.account import settle
from tests.wire.inn import open_inn

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
PATIENCE = 60_000
"""Milliseconds until something that should appear is given up."""
CLICKED = 14


@dataclass(frozen=True, slots=True)
class Setting:
    """Who plays what, and how wide the screen is. seed: of the play at random."""

    key: str
    count: int
    language: Language
    width: int
    height: int
    seed: int = 1


SETTINGS = [
    each
    for each in (
        Setting("journey", 3, "pl", 390, 844),
        Setting("battle", 4, "en", 1280, 900),
        Setting("duel", 2, "pl", 390, 844),
        Setting("war", 2, "pl", 390, 844),
    )
    if each.key in {one.facts.key for one in games()}
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: f"{each.key}-{each.language}")
async def test_a_game_is_played_by_clicking(browser: Browser, tmp_path: Path, setting: Setting) -> None:
    """Without an error on the page, an image without words, or anything wider than the screen."""
    language = setting.language
    name = f"{setting.key}-{language}-{setting.width}"
    shutil.rmtree(PICTURES / name, ignore_errors=True)
    viewport = {"width": setting.width, "height": setting.height}
    page = await browser.new_page(viewport=viewport, locale=LOCALES[language])  # type: ignore[arg-type]
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    async with open_inn(tmp_path, Settings(world=world(language))) as inn:
        screen = Screen(page, language, name)
        screen.listen()
        await page.goto(inn.sandbox.url)
        speech = Catalogue(STRINGS)[language]
        people = dict(zip(game(setting.key).facts.seats, NAMES[language][: setting.count], strict=False))
        played, rng = Round(inn, screen, speech, setting.key, people), Random(setting.seed)
        try:
            await played.sit_down()
            await played.click(CLICKED, rng)
            end = await played.type(rng)

            assert end.outcome is not None
            await expect(screen.table.get_by_text("🏁").first).to_be_visible()
            await inn.becalmed(1.5, within=60)
            await screen.shoot("result", screen.table)
            await screen.run(speech("command-leaderboard"))
            await expect(screen.panel.get_by_text("🏆").first).to_be_visible()
            for person in people.values():
                await expect(screen.panel.get_by_text(person).first).to_be_visible()
            await screen.shoot("leaderboard", screen.panel)
            await screen.check_width()
        except BaseException:
            await page.screenshot(path=PICTURES / name / "failure.png")
            raise
        assert screen.complaints == []
        await settle(inn)
        await page.close()
