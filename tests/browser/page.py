"""The page of an inn, opened in a browser: how every journey there begins, fails and ends."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from playwright.async_api import Browser, expect

from bot.cli.play import LOCALES
from bot.sandbox import ChannelPlan, GuildPlan, PersonPlan, RateSettings, SandboxSettings, WorldPlan
from bot.text import Language
from tests.browser.clicks import PICTURES, Screen
from tests.waiting import PATIENCE_MS, UNHURRIED
from tests.wire.account import settle
from tests.wire.inn import Inn, open_inn

NAMES: Mapping[Language, tuple[str, ...]] = {
    "en": ("Frida", "Tom", "Alice", "Peter"),
    "pl": ("Bolek", "Zosia", "Hela", "Jurek"),
}


S = TypeVar("S", bound=Screen)


@dataclass(frozen=True, slots=True)
class Window:
    """How large the screen is, in CSS pixels."""

    width: int
    height: int


DESK = Window(1280, 900)
PHONE = Window(390, 844)


def world(language: Language, tables: int = 1) -> WorldPlan:
    """A server whose people all speak one language. tables: its channels."""
    locale = LOCALES[language]
    people = tuple(
        PersonPlan(name=name.lower(), display=name, locale=locale, manager=number == 0)
        for number, name in enumerate(NAMES[language])
    )
    channels = tuple(ChannelPlan(name=f"table-{number}") for number in range(1, tables + 1))
    guild = GuildPlan(name="Prancing Pony", locale=locale, channels=channels)
    return WorldPlan(people=people, guilds=(guild,))


@asynccontextmanager
async def open_page(
    browser: Browser, place: Path, name: str, language: Language, window: Window
) -> AsyncIterator[tuple[Inn, Screen]]:
    """An inn in an empty directory and its page, in a language; `name` is the folder of the pictures."""
    settings = SandboxSettings(
        world=world(language), rates=RateSettings(enabled=False), answer_window=UNHURRIED
    )
    async with (
        open_inn(place, settings) as inn,
        look_at(browser, inn, Screen, name, language, window) as screen,
    ):
        yield inn, screen


@asynccontextmanager
async def look_at(
    browser: Browser, inn: Inn, kind: type[S], name: str, language: Language, window: Window
) -> AsyncIterator[S]:
    """The page of an inn, as a kind of screen.

    What fails leaves a picture of it. At the end the page may have complained of nothing, be no wider than
    the screen, and the account of the wire must be settled.
    """
    folder = PICTURES / name
    shutil.rmtree(folder, ignore_errors=True)
    page = await browser.new_page(
        viewport={"width": window.width, "height": window.height}, locale=LOCALES[language]
    )
    page.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    screen = kind(page, language, name)
    screen.listen()
    await page.goto(inn.sandbox.url)
    try:
        yield screen
        await screen.check_width()
    except BaseException:
        await page.screenshot(path=folder / "failure.png")
        raise
    assert screen.complaints == []
    await settle(inn)
    await page.close()
