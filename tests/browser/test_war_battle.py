"""One battle under the GroTeka mod, from its lobby to its end, by clicks alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser

from tests.browser.page import NAMES, PHONE, open_page
from tests.browser.round import Round

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
MOST_CLICKED = 80
OPTIONS = {"scenario": "battle", "rules": "groteka"}
LIKED = ("famous", "draw_hand 4", "confirm", "lay ", "spread")


async def test_a_battle_of_the_mod_is_set_up_and_fought_by_clicking(browser: Browser, tmp_path: Path) -> None:
    people = dict(zip(("free_peoples", "shadow"), NAMES["pl"], strict=False))
    async with open_page(browser, tmp_path, "war-battle-pl-390", "pl", PHONE) as (inn, screen):
        played = Round(inn, screen, "war", people, options=OPTIONS, liked=LIKED)
        await played.sit_down()
        await played.click(MOST_CLICKED, Random(1))

        outcome = played.truth().outcome
        assert outcome is not None
        assert outcome.reason == "outcome-battle-won"
        await played.result()
