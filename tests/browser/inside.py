"""Somebody who touches the board inside Discord, in the frame that the client opens."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Browser, Page, expect

from bot.text import Language
from tests.browser.clicks import PICTURES
from tests.browser.page import PHONE, Window
from tests.browser.touching import Touched, open_window
from tests.waiting import PATIENCE_MS
from tests.web.inside import launch_at_seat
from tests.wire.inn import Inn


class Framed(Touched):
    """Somebody at the board inside Discord. around: the page of the client."""

    around: Page

    async def shoot(self, folder: str, name: str) -> None:
        """Keep a picture of the screen, once its own have come."""
        await self.rest()
        (PICTURES / folder).mkdir(parents=True, exist_ok=True)
        await self.around.screenshot(path=PICTURES / folder / f"{name}.png")

    async def close(self) -> None:
        """Leave, with all that is kept."""
        await self.around.context.close()


async def come_in(browser: Browser, inn: Inn, name: str, language: Language, window: Window = PHONE) -> Page:
    """Somebody at the client, where their table is."""
    page = await (await open_window(browser, language, window)).new_page()
    page.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    channel = next(
        known_channel
        for known_channel in inn.sandbox.core.world.channels.values()
        if known_channel.name == "table-1"
    )
    await page.goto(f"{inn.sandbox.url}/#{name}/{channel.id}")
    await expect(page.locator(".log [data-message-id]").first).to_be_visible()
    return page


async def open_inside(
    browser: Browser, inn: Inn, name: str, language: Language, window: Window = PHONE
) -> Framed:
    """Somebody opens the board inside Discord by the button at their seat."""
    around = await come_in(browser, inn, name, language, window)
    complaints: list[str] = []
    around.on("pageerror", lambda error: complaints.append(str(error)))
    around.on("console", lambda told: complaints.append(told.text) if told.type == "error" else None)
    await launch_at_seat(inn.person(name))
    await expect(around.frame_locator(".activity iframe").locator(".question")).not_to_be_empty()
    inside: Any = await (await around.locator(".activity iframe").element_handle()).content_frame()
    framed = Framed(inside, complaints)
    framed.around = around
    return framed
