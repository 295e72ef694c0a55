"""Cups and settings on the page, with their forms: filled in, sent, and short enough for a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from bot import feature_strings
from bot.text import Catalogue, Language, Translator
from bot.ui.presentation import STRINGS
from cogs import bundles
from tests.browser.clicks import Screen
from tests.browser.page import DESK, PHONE, Window, open_page

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]


async def send(screen: Screen, name: str, **chosen: str) -> None:
    """Chooses in menus of the open form by their labels, takes a picture of it, and sends it."""
    form = screen.page.get_by_role("dialog")
    await expect(form).to_be_visible()
    for field, label in chosen.items():
        box: Locator = form.locator(f"[data-custom-id={field}]")
        await box.click()
        await form.get_by_role("option", name=label, exact=True).click()
    await screen.shoot(name)
    await form.locator("footer .primary").click()
    await expect(form).to_be_hidden()


@pytest.mark.parametrize(("language", "window"), [("en", DESK), ("pl", PHONE)])
async def test_a_cup_is_opened_by_its_forms_and_run_on_its_page(
    browser: Browser, tmp_path: Path, language: Language, window: Window
) -> None:
    say: Translator = Catalogue(STRINGS, *feature_strings())[language]
    name = f"cup-{language}-{window.width}"
    async with open_page(browser, tmp_path, name, language, window) as (inn, screen):
        await screen.run(say("command-tournament"))
        await screen.shoot("list", screen.panel)
        await screen.press(screen.panel, say("button-tournament-form"))
        form = screen.page.get_by_role("dialog")
        await form.get_by_label(say("tournament-ask-name"), exact=True).fill("Puchar")
        await form.get_by_role("radio", name=say("tournament-format-knock-out"), exact=True).check()
        duel = bundles()["duel"].words.name(language)
        await send(screen, "form", game=duel, pace=say("pace-day"))
        await screen.press(screen.panel, say("button-tournament-more"))
        await form.get_by_role("checkbox", name=say("tournament-form-both")).check()
        await send(screen, "more")
        await expect(screen.panel).to_contain_text(say("tournament-both-sides"))
        await screen.shoot("draft", screen.panel)
        await screen.press(screen.panel, say("button-tournament-open"))
        await expect(screen.panel).to_contain_text(say("tournament-opened"))
        await screen.press(screen.panel, say("button-tournament-enter"))
        await screen.shoot("cup", screen.panel)

        ((cup, terms),) = inn.rows("SELECT name, terms FROM tournament")
        assert cup == "Puchar"
        assert '"knock-out"' in terms


@pytest.mark.parametrize(("language", "window"), [("en", DESK), ("pl", PHONE)])
async def test_quiet_hours_and_days_away_are_told_in_forms(
    browser: Browser, tmp_path: Path, language: Language, window: Window
) -> None:
    say: Translator = Catalogue(STRINGS, *feature_strings())[language]
    name = f"settings-{language}-{window.width}"
    async with open_page(browser, tmp_path, name, language, window) as (_, screen):
        await screen.run(say("command-settings"))
        await screen.press(screen.panel, say("button-quiet"))
        form = screen.page.get_by_role("dialog")
        await form.get_by_label(say("quiet-city"), exact=True).fill(
            "Warszawa" if language == "pl" else "Warsaw"
        )
        await send(screen, "quiet", start="22:00", end="7:00")
        await expect(screen.panel).to_contain_text("22:00–7:00")
        await screen.press(screen.panel, say("button-away"))
        await send(screen, "away", days=say("length-day", count=7))
        await expect(screen.panel).to_contain_text("🌙")
        await screen.shoot("settings", screen.panel)
        await screen.press(screen.panel, say("button-back-again"))
        await expect(screen.panel).to_contain_text(say("away-back"))
