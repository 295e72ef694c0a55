"""The board inside Discord: Discord's own SDK in the frame of an Activity, through its proxy, in Chromium.

`make screenshots` keeps what people saw in build/screenshots/inside-<game>-<language>/.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.engine import Seat
from bot.text import Language
from bot.ui.page import Kind
from tests.browser.clicks import PICTURES
from tests.browser.inside import come_in, open_inside
from tests.browser.page import NAMES, world
from tests.browser.touching import Touched, TouchedTable, sit_down
from tests.web.inside import open_house
from tests.wire.account import settle
from tests.wire.people import offer_of, table_message, take

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
TOUCHES = 10
SIDES = ("light", "dark")
FORGET = """async () => {
  const found = document.querySelector("script[src$='activity.js']").src.replace("activity.js", "inside.js");
  (await import(found)).inside.pass = "over";
}"""


@asynccontextmanager
async def open_table(
    browser: Browser, place: Path, key: str, language: Language, seats: tuple[Seat, Seat]
) -> AsyncIterator[TouchedTable]:
    """A table of two inside Discord; at the end no page may have complained, nor Discord."""
    async with open_house(place, world(language)) as inn:
        match = await sit_down(inn, key, NAMES[language], seats)
        people: dict[Seat, Touched] = {}
        for seat, name in zip(seats, NAMES[language], strict=False):
            people[seat] = await open_inside(browser, inn, name.lower(), language)
        yield TouchedTable(inn, match, people)
        for person in people.values():
            assert person.complaints == []
            await person.close()
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
    what the other does, and nothing keeps a cookie."""
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
        assert [cookie["name"] for cookie in await person.page.page.context.cookies()] == []  # type: ignore[attr-defined]


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
        for player in table.people.values():
            player.complaints.clear()  # of the connection that Discord did not carry, and of what was over


async def test_who_does_not_consent_is_told_and_may_try_again(browser: Browser, tmp_path: Path) -> None:
    """Given somebody who does not let Discord say who they are, then the page says what it lacks; once they
    do, the same page opens the board."""
    async with open_house(tmp_path, world("pl")) as inn:
        await sit_down(inn, "journey", NAMES["pl"], ("frodo", "sam"))
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
        await sit_down(inn, "journey", NAMES["pl"], ("frodo", "sam"))
        core = inn.sandbox.core
        inn.channel = "table-2"
        await sit_down(inn, "confrontation", NAMES["pl"], SIDES)
        around = await come_in(browser, inn, "bolek", "pl")
        empty = next(channel for channel in core.world.channels.values() if channel.name == "table-3")
        bolek = next(person for person in core.world.people if person.name == "bolek")
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
