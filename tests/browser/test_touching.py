"""Games played by touching the board alone, on the page that the bot serves, in Chromium.

`make screenshots` keeps what people saw in build/screenshots/touched-<game>-<language>-<width>/.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.engine import Seat
from bot.text import Language
from tests.browser.page import DESK, PHONE, Window
from tests.browser.touching import MOST_TOUCHES, TouchedTable, becomes_so_on, open_table
from tests.soak import SOAK

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
LIGHTEST = 60_000
"""Bytes of our own script."""
FIRST_VISIT = 400_000
"""Bytes of a first visit, with its pictures."""
SIDES = ("light", "dark")
BEGINNING = 12
"""Touches of a game that is not played to its end."""


LONG = pytest.mark.skipif(not SOAK, reason="a whole game takes minutes")
GAMES = [
    pytest.param("confrontation", SIDES, "en", PHONE, id="confrontation-en-390"),
    pytest.param("journey", ("frodo", "sam"), "pl", PHONE, id="journey-pl-390"),
    pytest.param("journey", ("frodo", "sam"), "en", DESK, id="journey-en-1280", marks=LONG),
    pytest.param("battle", ("north", "south"), "en", DESK, id="battle-en-1280", marks=LONG),
    pytest.param("battle", ("north", "south"), "pl", PHONE, id="battle-pl-390", marks=LONG),
    pytest.param("duel", ("fellowship", "sauron"), "pl", PHONE, id="duel-pl-390", marks=LONG),
    pytest.param("duel", ("fellowship", "sauron"), "en", DESK, id="duel-en-1280", marks=LONG),
    pytest.param("war", ("free_peoples", "shadow"), "en", DESK, id="war-en-1280", marks=LONG),
    pytest.param("war", ("free_peoples", "shadow"), "pl", PHONE, id="war-pl-390", marks=LONG),
]
FIRST_TURNS = 120
"""Touches of a War, which takes thousands to its end."""


@pytest.mark.parametrize(("key", "seats", "language", "window"), GAMES)
async def test_a_game_is_played_by_touching(
    browser: Browser, tmp_path: Path, key: str, seats: tuple[Seat, Seat], language: Language, window: Window
) -> None:
    """From the link on, by what is lit in pictures and by the buttons beside them; in the soak to its end, of
    War the first turns."""
    name = f"touched-{key}-{language}-{window.width}"
    async with open_table(browser, tmp_path, key, language, window, seats) as table:
        for seat, person in table.people.items():
            await person.shoot(name, f"begun-{seat}")
        most = FIRST_TURNS if key == "war" else MOST_TOUCHES if SOAK else BEGINNING
        await table.play(Random(3), most, shoot=name)
        assert len(table.truth().played) > 1
        if not SOAK or key == "war":
            return
        assert table.truth().outcome is not None
        for seat, person in table.people.items():
            await expect(person.page.get_by_text("🏁").first).to_be_visible()
            await person.shoot(name, f"over-{seat}")


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

        for each in table.people.values():
            each.complaints.clear()  # of the connection, while nobody was there
        await _play_one(table)
        assert len(table.truth().played) > before
        for each in table.people.values():
            await expect(each.page.locator(".lost")).to_be_hidden()
            each.complaints.clear()


async def _play_one(table: TouchedTable) -> None:
    before = len(table.truth().played)
    for _ in range(8):
        person = table.people[table.truth().waiting[0]]
        await becomes_so_on(person)
        await person.touch_anything(Random(2))
        if len(table.truth().played) > before:
            return
    raise AssertionError("nothing touched counts")
