"""A card file chosen on the page: looked at, and taken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.page import DESK, open_page
from tests.simcord.card_files import write

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]


async def test_a_card_file_is_chosen_looked_at_and_taken(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(write())
    async with open_page(browser, tmp_path / "inn", "card-file", "en", DESK) as (_, screen):
        await screen.run("battle start")
        await screen.press(screen.table, "House rules")
        await screen.press(screen.panel, "Component file")
        await screen.press(screen.panel, "Upload a file")
        form = screen.page.get_by_role("dialog")
        await form.get_by_label("Your file").set_input_files(path)
        await form.get_by_role("button", name="Submit").click()
        await expect(screen.panel).to_contain_text("Your file fits")
        await expect(screen.panel.get_by_role("img", name=re.compile("Gildor"))).to_be_visible()
        await screen.shoot("sheet", screen.panel)
        await screen.press(screen.panel, "Use these cards")
        await expect(screen.panel).to_contain_text("play with your file")
