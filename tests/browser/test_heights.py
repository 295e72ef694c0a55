"""On a phone a question, its choices and the top of its picture are on one screen, whatever is decided."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from bot.text import LANGUAGES
from cogs import bundles
from tests.browser.heights import asked, measure, open_phone
from tests.soak import SOAK

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
MORE = 60 if SOAK else 0
"""Positions of each kind of decision, beside the first and the one with the most choices."""
TOP = 40
"""CSS pixels of a picture by which one sees that there is one."""


async def test_the_question_its_choices_and_the_top_of_the_picture_fit_a_phone(
    browser: Browser,
) -> None:
    panels = [panel for key in bundles() for panel in asked(key, MORE)]
    for language in LANGUAGES:
        async with open_phone(browser, language) as page:
            heights = await measure(page, panels, language)

        tall = [
            (language, panel.key, panel.kind, panel.which, height)
            for panel, height in zip(panels, heights, strict=True)
            if height.needed + TOP > height.screen
        ]
        assert tall == []
