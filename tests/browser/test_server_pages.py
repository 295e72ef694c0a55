"""A server is set up, looked through and changed by clicking: pages, forms, and the list of its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.text import Language, Translator
from bot.ui.presentation import Presentation
from tests.browser.clicks import Screen
from tests.browser.page import DESK, PHONE, Window, open_page

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
COMMANDS: Final = {
    "en": ("server settings", "server tables", "duel start"),
    "pl": ("serwer ustawienia", "serwer stoły", "pojedynek nowa"),
}


@pytest.mark.parametrize(("language", "window"), [("en", DESK), ("pl", PHONE)])
async def test_a_server_is_set_up_and_changed_by_clicking(
    browser: Browser, tmp_path: Path, language: Language, window: Window
) -> None:
    say = Presentation({}).translator(language)
    settings, tables, start = COMMANDS[language]
    name = f"server-{language}-{window.width}"
    async with open_page(browser, tmp_path / "inn", name, language, window) as (_, screen):
        await screen.run(settings)
        await screen.shoot("settings", screen.panel)
        await press(screen, say, "button-set-up")
        await expect(screen.panel).to_contain_text(say("set-up-title"))
        await screen.shoot("set-up", screen.panel)
        await press(screen, say, "button-set-up-change")
        form = screen.page.get_by_role("dialog")
        await choose(screen, form, say("server-pace"), say("pace-week"))
        await screen.shoot("set-up-form", form)
        await send(form, screen)
        await expect(screen.panel).to_contain_text(say("pace-week"))
        await screen.shoot("set-up-done", screen.panel)

        await press(screen, say, "button-set-up-rest")
        await press(screen, say, "button-server-all")
        await expect(screen.panel).to_contain_text(say("server-feats"))
        await screen.shoot("all", screen.panel)
        await screen.panel.get_by_role("button", name=say("button-server-change"), exact=True).last.click()
        await form.get_by_label(say("server-feats")).uncheck()
        await screen.shoot("results-form", form)
        await send(form, screen)
        await expect(screen.panel).to_contain_text(f"{say('server-feats')}: {say('settings-off')}")

        await screen.run(start)
        await screen.run(tables)
        await expect(screen.panel).to_contain_text("#table-1")
        await screen.shoot("tables", screen.panel)
        await screen.panel.get_by_role("button", name=say("tables-menu"), exact=True).click()
        await screen.page.get_by_role("listbox").get_by_role("option").first.click()
        await expect(screen.panel.get_by_role("button", name=say("button-keeping-close"))).to_be_visible()
        await screen.shoot("table", screen.panel)
        await press(screen, say, "button-keeping-close")
        await press(screen, say, "button-keeping-close-lobby")
        await expect(screen.panel).to_contain_text(say("keeping-closed"))
        await press(screen, say, "button-tables")
        await press(screen, say, "button-server-log")
        await expect(screen.panel).to_contain_text(say("server-log-heading").lstrip("# "))
        await screen.shoot("log", screen.panel)


async def press(screen: Screen, say: Translator, message: str) -> None:
    """Press a button of the page, by the message of its label."""
    button = screen.panel.get_by_role("button", name=say(message), exact=True)
    await expect(button).to_be_visible()
    await button.click()


async def choose(screen: Screen, form: Locator, label: str, line: str) -> None:
    """Choose a line of a menu in a form."""
    await form.get_by_role("button", name=label, exact=True).click()
    await screen.page.get_by_role("listbox").get_by_role("option").filter(has_text=line).first.click()


async def send(form: Locator, screen: Screen) -> None:
    """Send a form."""
    await form.locator("button[type=submit]").click()
    await expect(screen.page.get_by_role("dialog")).to_have_count(0)
