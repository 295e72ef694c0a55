"""Every game on the page of the sandbox: two to four people, from the command to the leaderboard.

The Confrontation has journeys of its own in `test_game`. `make screenshots` keeps what was seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser

from bot.sandbox.settings import GalleryEdits
from bot.text import Language
from cogs import game, games
from tests.browser.page import DESK, NAMES, PHONE, Window, open_page
from tests.browser.round import Round

# A whole game of War, each move of it painted, takes minutes where others want the cores.
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.timeout(900)]
CLICKED = 14


@dataclass(frozen=True, slots=True)
class Setting:
    """Who plays what, and how large the screen is. seed: of the play at random.

    edits: what becomes of new pictures in edits; refused, they come in messages that are sent anew.
    """

    key: str
    count: int
    language: Language
    window: Window
    seed: int = 1
    edits: GalleryEdits = "accepted"


SETTINGS = [
    candidate
    for candidate in (
        Setting("journey", 3, "pl", PHONE),
        Setting("battle", 4, "en", DESK),
        Setting("duel", 2, "pl", PHONE, edits="refused"),
        Setting("war", 2, "pl", PHONE),
    )
    if candidate.key in {one.facts.key for one in games()}
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda case: f"{case.key}-{case.language}")
async def test_a_game_is_played_by_clicking(browser: Browser, tmp_path: Path, setting: Setting) -> None:
    """Without an error on the page, an image without words, or anything wider than the screen."""
    name = f"{setting.key}-{setting.language}-{setting.window.width}"
    people = NAMES[setting.language][: setting.count]
    async with open_page(browser, tmp_path, name, setting.language, setting.window) as (inn, screen):
        inn.sandbox.core.gallery_edits = setting.edits
        seated = dict(zip(game(setting.key).facts.seats, people, strict=False))
        played, rng = Round(inn, screen, setting.key, seated), Random(setting.seed)
        await played.sit_down()
        await played.click(CLICKED, rng)
        end = await played.type(rng)

        assert end.outcome is not None
        await played.gallery.comes_right()
        await played.result()
        await played.leaderboard()
