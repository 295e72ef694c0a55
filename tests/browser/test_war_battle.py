"""One battle under the GroTeka mod, from `/war battle` to its end, by clicks alone."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Settings
from bot.text import Catalogue, Language
from bot.ui.house import STRINGS
from cogs import titles
from tests.browser.clicks import PICTURES, Screen
from tests.browser.round import LOCALES, NAMES, Round, world
from tests.browser.test_every_game import PATIENCE
from tests.wire.account import settle
from tests.wire.inn import open_inn

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
MOST_CLICKED = 80
LIKED = ("famous", "draw_hand 4", "confirm", "lay ", "spread")
LANGUAGE: Language = "pl"


async def test_a_battle_of_the_mod_is_set_up_and_fought_by_clicking(browser: Browser, tmp_path: Path) -> None:
    name = f"war-battle-{LANGUAGE}-390"
    shutil.rmtree(PICTURES / name, ignore_errors=True)
    page = await browser.new_page(viewport={"width": 390, "height": 844}, locale=LOCALES[LANGUAGE])
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    async with open_inn(tmp_path, Settings(world=world(LANGUAGE))) as inn:
        screen = Screen(page, LANGUAGE, name)
        screen.listen()
        await page.goto(inn.sandbox.url)
        people = dict(zip(("free_peoples", "shadow"), NAMES[LANGUAGE], strict=False))
        played = Round(
            inn,
            screen,
            Catalogue(STRINGS)[LANGUAGE],
            "war",
            people,
            command="battle",
            options={"rules": titles()["war"].words.option("rules", "groteka", LANGUAGE).label},
            liked=LIKED,
        )
        try:
            await played.sit_down()
            await played.click(MOST_CLICKED, Random(1))

            outcome = played.truth().outcome
            assert outcome is not None
            assert outcome.reason == "outcome-battle-won"
            await expect(screen.table.get_by_text("🏁").first).to_be_visible()
            await inn.becalmed(1.5, within=60)
            await screen.shoot("result", screen.table)
            await screen.check_width()
        except BaseException:
            await page.screenshot(path=PICTURES / name / "failure.png")
            raise
        assert screen.complaints == []
        await settle(inn)
        await page.close()
