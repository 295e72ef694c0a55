"""The board inside Discord: Discord's own SDK in the frame of an Activity, through its proxy, in Chromium.

`make screenshots` keeps what people saw in build/screenshots/inside-<game>-<language>/.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from bot.cli.play import LOCALES
from bot.engine import Seat
from bot.text import Language
from bot.ui.page import Kind
from tests.browser.clicks import PICTURES
from tests.browser.page import NAMES, PHONE, world
from tests.browser.touching import Touched, TouchedTable, sit_down
from tests.soak import SOAK
from tests.waiting import PATIENCE_MS
from tests.web.inside import launch_at_seat, open_house
from tests.wire.account import settle
from tests.wire.inn import Inn
from tests.wire.people import offer_of, table_message, take

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
TOUCHES = 2_500 if SOAK else 10
SIDES = ("light", "dark")
FORGET = """async () => {
  const found = document.querySelector("script[src$='activity.js']").src.replace("activity.js", "inside.js");
  (await import(found)).inside.pass = "over";
}"""


class Framed(Touched):
    """Somebody at the board inside Discord. around: the page of the client."""

    around: Page

    async def shoot(self, folder: str, name: str) -> None:
        """Keep a picture of the screen, once its own have come."""
        await self.rest()
        (PICTURES / folder).mkdir(parents=True, exist_ok=True)
        await self.around.screenshot(path=PICTURES / folder / f"{name}.png")


async def come_in(browser: Browser, inn: Inn, name: str, language: Language) -> Page:
    """Somebody at the client, where their table is."""
    context = await browser.new_context(
        viewport={"width": PHONE.width, "height": PHONE.height}, locale=LOCALES[language], has_touch=True
    )
    page = await context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    channel = next(each for each in inn.sandbox.core.world.channels.values() if each.name == "table-1")
    await page.goto(f"{inn.sandbox.url}/#{name}/{channel.id}")
    await expect(page.locator(".log [data-message-id]").first).to_be_visible()
    return page


async def open_inside(browser: Browser, inn: Inn, name: str, language: Language) -> Framed:
    """Somebody opens the board inside Discord by the button at their seat."""
    around = await come_in(browser, inn, name, language)
    complaints: list[str] = []
    around.on("pageerror", lambda error: complaints.append(str(error)))
    around.on("console", lambda told: complaints.append(told.text) if told.type == "error" else None)
    await launch_at_seat(inn.person(name))
    await expect(around.frame_locator(".activity iframe").locator(".question")).not_to_be_empty()
    inside: Any = await (await around.locator(".activity iframe").element_handle()).content_frame()
    framed = Framed(inside, complaints)
    framed.around = around
    return framed


@asynccontextmanager
async def open_table(
    browser: Browser, place: Path, key: str, language: Language, seats: tuple[Seat, Seat]
) -> AsyncIterator[TouchedTable]:
    """A table of two inside Discord; at the end no page may have complained, nor Discord."""
    async with open_house(place, world(language)) as inn:
        match = await sit_down(inn, key, language, seats)
        people: dict[Seat, Touched] = {}
        for seat, name in zip(seats, NAMES[language], strict=False):
            people[seat] = await open_inside(browser, inn, name.lower(), language)
        yield TouchedTable(inn, match, people)
        for each in people.values():
            assert each.complaints == []
            await each.page.page.context.close()  # type: ignore[attr-defined]
        await settle(inn)


@pytest.mark.parametrize(
    ("key", "seats", "language"),
    [("confrontation", SIDES, "en"), ("journey", ("frodo", "sam"), "pl")],
    ids=["confrontation-en", "journey-pl"],
)
async def test_a_game_is_played_by_touching_inside_discord(
    browser: Browser, tmp_path: Path, key: str, seats: tuple[Seat, Seat], language: Language
) -> None:
    """Given two with the board open inside Discord, then they play by touching alone, each sees by themselves
    what the other does, and nothing keeps a cookie; in the soak to the end."""
    name = f"inside-{key}-{language}"
    async with open_table(browser, tmp_path, key, language, seats) as table:
        for seat, person in table.people.items():
            await person.shoot(name, f"begun-{seat}")
        before = len(table.truth().played)
        await table.play(Random(3), TOUCHES, shoot=name)
        assert len(table.truth().played) > before
        for seat, person in table.people.items():
            await person.shoot(name, f"played-{seat}")
            assert await person.page.evaluate("document.cookie") == ""
            assert await person.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert [each["name"] for each in await person.page.page.context.cookies()] == []  # type: ignore[attr-defined]


async def test_what_was_given_at_the_entry_is_renewed_unseen(browser: Browser, tmp_path: Path) -> None:
    """Given somebody inside whose time is over, and no connection for news, when they touch, then it counts:
    the page has asked Discord anew."""
    async with open_table(browser, tmp_path, "confrontation", "en", SIDES) as table:
        await table.inn.driver.plan_fault(method="GET", path="/news", status=502, times=1_000)
        await table.inn.restart()
        person = table.people[table.truth().waiting[0]]
        await person.page.evaluate(FORGET)
        before = len(table.truth().played)
        await table.play(Random(3), 10)
        assert len(table.truth().played) > before
        for each in table.people.values():
            each.complaints.clear()  # of the connection that Discord did not carry, and of what was over


async def test_who_does_not_consent_is_told_and_may_try_again(browser: Browser, tmp_path: Path) -> None:
    """Given somebody who does not let Discord say who they are, then the page says what it lacks; once they
    do, the same page opens the board."""
    async with open_house(tmp_path, world("pl")) as inn:
        await sit_down(inn, "journey", "pl", ("frodo", "sam"))
        bolek = inn.person("bolek")
        await bolek.set(consents=False)
        around = await come_in(browser, inn, "bolek", "pl")
        panel = (await take(bolek, offer_of(await table_message(bolek, Kind.SEAT), Kind.SEAT))).message
        await take(bolek, offer_of(panel, Kind.ACTIVITY))
        frame = around.frame_locator(".activity iframe")
        again = frame.get_by_role("button", name="Spróbuj ponownie")
        await expect(again).to_be_visible()
        (PICTURES / "inside-entry-pl").mkdir(parents=True, exist_ok=True)
        await around.screenshot(path=PICTURES / "inside-entry-pl" / "declined.png")
        await bolek.set(consents=True)
        await again.click()
        await expect(frame.locator(".question")).not_to_be_empty()
        await around.get_by_role("button", name="Opuść aktywność").click()
        await expect(around.locator(".activity")).to_have_count(0)
        assert inn.sandbox.core.activities.instances == {}
        await around.context.close()
        await settle(inn)


async def test_who_plays_at_several_tables_chooses_one(browser: Browser, tmp_path: Path) -> None:
    """Given somebody at two tables who opens the board where nobody plays, then the page asks which, by name,
    and opens that one."""
    async with open_house(tmp_path, world("pl", tables=3)) as inn:
        await sit_down(inn, "journey", "pl", ("frodo", "sam"))
        core = inn.sandbox.core
        inn.channel = "table-2"
        await sit_down(inn, "confrontation", "pl", SIDES)
        around = await come_in(browser, inn, "bolek", "pl")
        empty = next(each for each in core.world.channels.values() if each.name == "table-3")
        bolek = next(each for each in core.world.people if each.name == "bolek")
        frame = core.activities.launch(bolek, empty)
        core.feed.publish("activity", audience=bolek.id, frame=frame.id, query=frame.query())
        inside = around.frame_locator(".activity iframe")
        await expect(inside.get_by_role("button")).to_have_count(2)
        (PICTURES / "inside-entry-pl").mkdir(parents=True, exist_ok=True)
        await around.screenshot(path=PICTURES / "inside-entry-pl" / "which.png")
        await inside.get_by_role("button", name="Zosia").last.click()
        await expect(inside.locator(".question")).not_to_be_empty()
        await around.context.close()
        await settle(inn)


async def test_outside_discord_the_page_says_where_it_opens(browser: Browser, tmp_path: Path) -> None:
    """Given the address of the page inside Discord, when a browser opens it, then it says where it opens."""
    async with open_house(tmp_path, world("en")) as inn:
        page = await browser.new_page(locale="en-US")
        await page.goto(inn.bot.environment["PUBLIC_URL"])
        await expect(page.get_by_text("opens inside Discord")).to_be_visible()
        await page.close()
