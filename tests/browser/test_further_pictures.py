"""Pictures further down on the page of the board: loaded when somebody comes near."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Request, Route, expect

from tests.browser.page import PHONE
from tests.browser.touching import becomes_so_on, open_table
from tests.waiting import becomes_so

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
SEATS = ("free_peoples", "shadow")
MOST = 12
"""Touches until something is lit further down."""
LIT = ".picture.later .spot.lit"
NEAR = 1.25
"""Windows from the top of the page, within which a picture is loaded at once."""
BEGINS = """() => [...document.querySelectorAll(".picture:not(.later)")]
  .map((each) => each.getBoundingClientRect().top)"""
"""Where the pictures begin that have been loaded."""
AT_MOST = 40
"""Times that the lost pictures of a page may be asked for."""


async def test_a_picture_further_down_is_loaded_when_somebody_comes_near(
    browser: Browser, tmp_path: Path
) -> None:
    """Given War on a phone, when the page opens at any question, then no picture that begins far down is
    loaded; what is lit there can be reached by keys all the same, and is loaded then, with that place where
    it was reached."""
    async with open_table(browser, tmp_path, "war", "en", PHONE, SEATS) as table:
        rng = Random(1)
        for _ in range(MOST):
            person = table.people[table.truth().waiting[0]]
            page, asked = person.page, list[str]()

            def note(request: Request, asked: list[str] = asked) -> None:
                if ".jpg" in request.url:
                    asked.append(request.url)

            page.on("request", note)
            await page.reload()
            await becomes_so_on(person)
            await person.rest()
            begins = await page.evaluate(BEGINS)
            assert len(asked) == len(begins), asked
            assert max(begins[1:], default=0) <= NEAR * PHONE.height
            if await page.locator(LIT).count():
                break
            await table.play(rng, 1)
        at_once = len(asked)
        place = page.locator(LIT).first
        spot = await place.get_attribute("data-spot")

        await place.focus()

        await becomes_so(lambda: len(asked) > at_once, "the picture has not come")
        await person.rest()
        assert await page.evaluate("document.activeElement.dataset.spot") == spot
        await expect(page.locator(f".picture:not(.later) .spot.lit[data-spot='{spot}']")).to_be_visible()
        await person.shoot("further", "war-en-390")


async def test_a_lost_picture_is_asked_for_a_few_times(browser: Browser, tmp_path: Path) -> None:
    """Given a page whose pictures are lost on the way, when time goes by, then they are asked for again, but
    not for ever; and they come when the page is loaded anew."""
    async with open_table(browser, tmp_path, "duel", "en", PHONE, ("fellowship", "sauron")) as table:
        person = table.people[table.truth().waiting[0]]
        page, lost, coming = person.page, list[str](), person.page.locator(".picture.coming")
        await becomes_so_on(person)
        await person.rest()
        await page.clock.install()

        async def lose(route: Route) -> None:
            lost.append(route.request.url)
            await route.abort()

        await page.route("**/*.jpg*", lose)
        await page.reload()
        await expect(coming).to_have_count(1)
        while await coming.count():
            assert len(lost) < AT_MOST
            await page.clock.run_for(15_000)

        assert len(lost) > 2
        await page.unroute("**/*.jpg*")
        await page.reload()
        await becomes_so_on(person)
        await person.rest()
        await expect(coming).to_have_count(0)
        person.complaints.clear()
