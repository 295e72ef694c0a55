"""The menus of messages and people on the sandbox's page, as on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.page import NAMES, PHONE, open_page

FRIDA, TOM = NAMES["en"][:2]
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]


async def test_somebody_is_challenged_from_the_menu_of_what_they_have_done(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_page(browser, tmp_path, "menus-en-390", "en", PHONE) as (inn, screen):
        await inn.person(TOM.lower(), "table-1").slash("confront start")
        await screen.become(FRIDA)
        # An edit of the message closes its menu: the last one brings the picture.
        await expect(screen.table.locator(".zoom").first).to_be_visible()
        await screen.table.get_by_label("Apps", exact=True).click()
        await screen.shoot("menu", screen.table)
        await screen.press(screen.table, f"Challenge: {TOM}")

        await expect(screen.panel.get_by_text(TOM).first).to_be_visible()
        await screen.shoot("challenge", screen.panel)
        await screen.table.get_by_label("Apps", exact=True).click()
        await screen.press(screen.table, "My seat")
        await expect(screen.panel).to_contain_text("has not begun")
