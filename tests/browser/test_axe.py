"""axe-core finds nothing on the pages of the board: at one's seat, looking on, after the game, in a lesson,
at the way in, at a refusal; on a phone and on a desk, in both themes. `SOAK=1` looks at all of it in each.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from itertools import count, product
from random import Random
from typing import Any, Final

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Frame, Page, expect

from bot.engine import Seat
from bot.ui.page import ComponentId, Kind, UnreadableIdError
from tests.browser.inside import open_inside
from tests.browser.page import DESK, NAMES, PHONE, Window, world
from tests.browser.touching import (
    LOADED,
    Touched,
    TouchedTable,
    ask_for_link,
    open_by_link,
    open_house,
    open_window,
    sit_down,
)
from tests.soak import SOAK
from tests.waiting import PATIENCE_MS, becomes_so
from tests.web.inside import open_house as open_house_inside
from tests.web.visitor import link_at
from tests.wire.inn import Inn
from tests.wire.people import offer_of, take

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
TITLES: Final[Mapping[str, tuple[Seat, Seat]]] = {
    "confrontation": ("light", "dark"),
    "journey": ("frodo", "sam"),
    "battle": ("north", "south"),
    "duel": ("fellowship", "sauron"),
    "war": ("free_peoples", "shadow"),
}
WIDE, NARROW = (DESK, "night"), (PHONE, "parchment")
EVERYWHERE: Final = tuple(product((PHONE, DESK), ("parchment", "night")))
OPTIONS: Final = {"resultTypes": ["violations", "incomplete"], "rules": {"target-size": {"enabled": True}}}
LOOKED_AT: Final = frozenset({"nonBmp", "bgOverlap", "elmPartiallyObscured", "elmPartiallyObscuring"})
"""What axe-core cannot decide, and people have: the signs on round buttons are as dark as all ink, and an
open window lies over all of the page, whatever is reckoned to lie over it."""
MOVES, STEPS = 30, 3
Look = tuple[Window, str]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def inn(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inn]:
    """An inn with a channel for each title, and one more."""
    async with open_house(tmp_path_factory.mktemp("inn"), "en", tables=len(TITLES) + 1) as opened:
        yield opened
        await becomes_so(lambda: not opened.heard(), f"{opened.heard()}")


async def find(page: Page | Frame) -> list[str]:
    """What axe-core finds on a page, a line each: the rule, where, and why."""
    await page.evaluate(LOADED)
    response: Any = (await Axe().run(page, options=OPTIONS)).response
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in (*response["violations"], *response["incomplete"])
        for node in rule["nodes"]
        if not any((check["data"] or {}).get("messageKey") in LOOKED_AT for check in node["any"])
    ]


async def hold(person: Touched, state: str, *looks: Look) -> None:
    """Nothing is found on the page as it is, in some windows and themes; in the soak in all of them."""
    for window, theme in EVERYWHERE if SOAK else looks:
        await person.page.set_viewport_size({"width": window.width, "height": window.height})
        await person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        await person.rest()
        assert await find(person.page) == [], f"{state}, {window.width}, {theme}"


async def press(person: Touched, kind: Kind, fits: Callable[[ComponentId], bool] = lambda _: True) -> None:
    """Press the last thing of a kind that fits, beside the board or on the page before it."""
    for button in reversed(await person.page.locator("[data-id]:enabled:visible").all()):
        try:
            said = ComponentId.parse(await button.get_attribute("data-id") or "")
        except UnreadableIdError:
            continue
        if said.kind is kind and fits(said):
            await person.touch(button)
            return
    raise LookupError(f"nothing of {kind.name}")


async def open_menus(person: Touched) -> None:
    """Open what is closed beside the board, and a place where several things can be done."""
    closed = person.page.locator("main details:not([open], [hidden]) > summary")
    while await closed.count():
        await closed.first.click()
    several = person.page.locator(".spot.lit[aria-haspopup]")
    if await several.count():
        await several.first.click()


@pytest.mark.parametrize("key", TITLES)
async def test_nothing_is_found_at_a_table(browser: Browser, inn: Inn, key: str) -> None:
    """Given a title, then nothing is found at the own seat and with all menus open; in the soak also in a
    lesson, amid the game, looking on, and where the finished game is stepped through."""
    inn.channel = f"table-{[*TITLES].index(key) + 1}"
    match = await sit_down(inn, key, NAMES["en"], TITLES[key])
    person = await open_by_link(browser, inn, NAMES["en"][0].lower(), "en", PHONE)
    await hold(person, "own seat", NARROW)
    await open_menus(person)
    await hold(person, "menus open", WIDE)
    if SOAK:
        await _hold_lesson(person)
        await _play_on(TouchedTable(inn, match, {TITLES[key][0]: person}))
        await open_menus(person)
        await hold(person, "amid the game")
        await _hold_onlooker(browser, inn, match)
        await _hold_finished(person, inn)
    assert person.complaints == []
    await person.close()


async def _come_back(person: Touched) -> None:
    await person.page.reload()
    await expect(person.page.locator(".question")).not_to_be_empty()
    await person.rest()


async def _play_on(table: TouchedTable) -> None:
    """Have both sides type at random for a while, and until the one at the page is asked."""
    ((seat, person),) = table.people.items()
    rng, names = Random(7), dict(zip(TITLES[table.truth().game.facts.key], NAMES["en"], strict=False))
    for number in count():
        now = table.truth()
        asked = now.waiting[0]
        if number >= MOVES and asked == seat:
            break
        await table.inn.person(names[asked].lower()).slash("act", action=rng.choice(now.legal(asked)))
    await _come_back(person)


async def _hold_lesson(person: Touched) -> None:
    await _come_back(person)
    await press(person, Kind.LESSONS)
    await hold(person, "lessons", NARROW)
    await press(person, Kind.LESSON)
    await hold(person, "a lesson", NARROW)
    await press(person, Kind.LESSON_HINT)
    await hold(person, "a lesson with its hint", WIDE)


async def _hold_onlooker(browser: Browser, inn: Inn, match: int) -> None:
    context = await open_window(browser, "en", PHONE)
    person = Touched(await context.new_page())
    person.page.set_default_timeout(PATIENCE_MS)
    await person.open(await link_at(inn.person(NAMES["en"][2].lower()), match))
    await hold(person, "looking on")
    assert person.complaints == []
    await person.close()


async def _hold_finished(person: Touched, inn: Inn) -> None:
    host = inn.person(NAMES["en"][0].lower())
    asked = (await host.slash("table", action="resign")).message
    await take(host, offer_of(asked, Kind.RESIGN_NOW))
    await expect(person.page.get_by_text("🏁").first).to_be_visible()
    await _come_back(person)
    await hold(person, "over")
    await press(person, Kind.MORE)
    await press(person, Kind.STEP)
    for number in range(STEPS):
        await hold(person, f"step {number}")
        await person.touch(person.page.locator("dialog.side button", has_text="▶️").first)


async def test_nothing_is_found_on_pages_without_a_board(browser: Browser, inn: Inn) -> None:
    """Given a link, then nothing is found on the page with its one button, nor on the refusal where it is
    used once more."""
    inn.channel = f"table-{len(TITLES) + 1}"
    await sit_down(inn, "journey", NAMES["en"], TITLES["journey"])
    context = await open_window(browser, "en", PHONE)
    person = Touched(await context.new_page())
    link = await ask_for_link(inn.person(NAMES["en"][1].lower()))
    await person.page.goto(link)
    await expect(person.page.get_by_role("button")).to_be_visible()
    await hold(person, "the way in", NARROW, WIDE)
    await person.enter()
    await expect(person.page.locator(".question")).not_to_be_empty()
    await person.page.goto(link)
    await expect(person.page.get_by_text("two minutes")).to_be_visible()
    await hold(person, "a refusal", NARROW, WIDE)
    await person.close()


@pytest.mark.skipif(not SOAK, reason="the same page as by a link")
async def test_nothing_is_found_inside_discord(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Given the board inside Discord, then nothing is found in its frame."""
    async with open_house_inside(tmp_path_factory.mktemp("inside"), world("en")) as inside:
        await sit_down(inside, "journey", NAMES["en"], TITLES["journey"])
        person = await open_inside(browser, inside, NAMES["en"][0].lower(), "en")
        await person.rest()
        assert await find(person.page) == []
        await person.close()
