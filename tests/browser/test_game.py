"""Two people play a whole game by clicking: in English on a desk, in Polish on a phone.

`make screenshots` keeps what they saw in build/screenshots/<language>-<width>/.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser

from bot.text import Language
from tests.browser.page import DESK, NAMES, PHONE, Window, open_page
from tests.browser.round import Round
from tests.wire.evening import DARK, LIGHT, MOST_STEPS, SHORT

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
STAGES = {"place": "panel", "fight": "battle", "play": "hand"}
"""What pictures are called by the first word of the action before the panel, where not after the word."""


class Confronted(Round):
    """The Confrontation, whose every stage is kept as a picture."""

    def stage(self, kind: str, action: str) -> str:
        verb = action.split()[0]
        return STAGES.get(verb, verb)


@pytest.mark.parametrize(("language", "window"), [("en", DESK), ("pl", PHONE)], ids=["en-1280", "pl-390"])
async def test_two_people_play_a_game_by_clicking(
    browser: Browser, tmp_path: Path, language: Language, window: Window
) -> None:
    """From the command to the leaderboard, without an error on the page or an image without words."""
    name = f"{language}-{window.width}"
    async with open_page(browser, tmp_path, name, language, window) as (inn, screen):
        people = dict(zip((LIGHT, DARK), NAMES[language], strict=False))
        played = Confronted(inn, screen, "confrontation", people, liked=(*SHORT[LIGHT], *SHORT[DARK]))
        await played.sit_down()
        await played.click(MOST_STEPS, Random(1))

        assert played.truth().outcome is not None
        await played.result()
        await played.leaderboard()
