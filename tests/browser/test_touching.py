"""Games played by touching the board alone, on the page that the bot serves, in Chromium.

`make screenshots` keeps what people saw in build/screenshots/touched-<game>-<language>-<width>/.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect

from bot.engine import Seat
from bot.text import Language
from bot.ui.page import Kind
from tests.browser.page import DESK, NAMES, PHONE, Window
from tests.browser.touching import TouchedTable, becomes_so_on, open_table
from tests.soak import SOAK
from tests.waiting import becomes_so

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
LIGHTEST = 60_000
"""Bytes of our own script."""
FIRST_VISIT = 400_000
"""Bytes of a first visit, with its pictures."""
SIDES = ("light", "dark")
BEGINNING = 12
"""Touches of a game that is not played to its end."""
MOST_OF_A_TURN = 60
"""Touches."""


GAMES = [
    pytest.param("confrontation", SIDES, "en", PHONE, id="confrontation-en-390"),
    pytest.param("journey", ("frodo", "sam"), "pl", PHONE, id="journey-pl-390"),
]


@pytest.mark.parametrize(("key", "seats", "language", "window"), GAMES)
async def test_a_game_is_played_by_touching(
    browser: Browser, tmp_path: Path, key: str, seats: tuple[Seat, Seat], language: Language, window: Window
) -> None:
    """From the link on, by what is lit in pictures and by the buttons beside them."""
    name = f"touched-{key}-{language}-{window.width}"
    async with open_table(browser, tmp_path, key, language, window, seats) as table:
        for seat, person in table.people.items():
            await person.shoot(name, f"begun-{seat}")
        await table.play(Random(3), BEGINNING)
        assert len(table.truth().played) > 1


async def test_a_first_visit_is_light_and_the_page_runs_no_script_of_others(
    browser: Browser, tmp_path: Path
) -> None:
    """Given a first visit, then all of it is small, comes from the page itself, and names no rule broken."""
    async with open_table(browser, tmp_path, "confrontation", "en", PHONE, SIDES) as table:
        person = table.people["light"]
        page, sizes, hosts = person.page, dict[str, int](), set[str]()

        async def weigh(response: object) -> None:
            body = await response.body()  # type: ignore[attr-defined]
            sizes[response.url] = len(body)  # type: ignore[attr-defined]
            hosts.add(response.url.split("/")[2])  # type: ignore[attr-defined]

        page.on("response", weigh)
        cdp = await page.context.new_cdp_session(page)
        await cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
        await page.reload()
        await expect(person.lit.first).to_be_visible()
        await person.rest()
        assert len(hosts) == 1
        assert sum(size for url, size in sizes.items() if url.endswith(".js")) <= LIGHTEST
        assert sum(sizes.values()) <= FIRST_VISIT


async def test_what_others_do_while_something_is_asked_is_shown_after_it(
    browser: Browser, tmp_path: Path
) -> None:
    """Given somebody who asks for the lessons, when the other side is ready before they are there, then the
    board tells so behind them."""
    async with open_table(browser, tmp_path, "confrontation", "en", DESK, SIDES) as table:
        person, news, told = table.people["light"], list[Any](), asyncio.Event()
        page = person.page

        async def hold(route: Route) -> None:
            answer = await route.fetch()
            await told.wait()
            await route.fulfill(response=answer)

        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: news.append(frame)))
        await page.reload()
        await person.rest()
        await page.route("**/press", hold, times=1)
        await page.locator(f"[data-id*=':{Kind.LESSONS}:']").click()
        await expect(page.locator("body.busy")).to_have_count(1)
        for action in ("muster", "ready"):
            await table.inn.person(NAMES["en"][1].lower()).slash("act", action=action)
        await becomes_so(lambda: bool(news), "the page was not told")
        told.set()

        await expect(page.locator("dialog.side[open]")).to_have_count(1)
        await expect(page.locator("main")).to_contain_text("Dark is ready")


async def test_a_hint_of_a_lesson_is_seen_below_its_picture(browser: Browser, tmp_path: Path) -> None:
    """Given a lesson on a phone, when a hint is asked for, then it is in sight, as wide as the dialog."""
    async with open_table(browser, tmp_path, "confrontation", "en", PHONE, SIDES) as table:
        person = table.people["light"]
        side = person.page.locator("dialog.side[open]")
        await person.touch(person.page.locator(f"[data-id*=':{Kind.LESSONS}:']"))
        for kind in (Kind.LESSON, Kind.LESSON_HINT):
            await person.touch(side.locator(f"button[data-id*=':{kind}:']").first)

        hint = side.locator("blockquote")
        await expect(hint).to_be_in_viewport(ratio=0.9)
        box = await hint.bounding_box()
        assert box is not None
        assert box["width"] > PHONE.width - 40
        await person.shoot_now("lesson-hint", "night-390")


@pytest.mark.skipif(not SOAK, reason="takes minutes on a busy machine")
async def test_a_lost_connection_is_found_again_and_a_restart_goes_unnoticed(
    browser: Browser, tmp_path: Path
) -> None:
    """Given two at the page, when the bot is killed and comes back, then what is touched counts, and the
    other's page shows it by itself."""
    async with open_table(browser, tmp_path, "journey", "en", DESK, ("frodo", "sam")) as table:
        await table.play(Random(1), 3)
        before = len(table.truth().played)

        await table.inn.restart(kill=True)

        for person in table.people.values():
            person.complaints.clear()  # of the connection, while nobody was there
        await _play_a_turn(table)
        assert len(table.truth().played) > before
        for person in table.people.values():
            await expect(person.page.locator(".lost")).to_be_hidden()
            person.complaints.clear()


async def _play_a_turn(table: TouchedTable) -> None:
    """Play until the other one is asked, and sees it."""
    mover, rng = table.truth().waiting[0], Random(2)
    for _ in range(MOST_OF_A_TURN):
        asked = table.truth().waiting[0]
        await becomes_so_on(table.people[asked])
        if asked != mover:
            return
        await table.people[asked].touch_anything(rng)
    raise AssertionError("the turn does not end")
