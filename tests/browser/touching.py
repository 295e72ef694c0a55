"""A table whose people touch the board: two browsers on the page that a real bot serves."""

from __future__ import annotations

import re
import socket
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from bot.cli.play import LOCALES
from bot.engine import Seat
from bot.sandbox import Person, RateSettings, SandboxSettings
from bot.text import Language
from bot.ui.page import Kind
from cogs import game
from tests.browser.clicks import PICTURES
from tests.browser.page import DESK, NAMES, Window, world
from tests.waiting import PATIENCE_MS, UNHURRIED, becomes_so
from tests.wire.inn import Inn, open_inn, said
from tests.wire.oracle import Truth, later, truth
from tests.wire.people import agree_on, offer_of, table_message, take

MOST_TOUCHES = 10_000
MOST_TABS = 400
BACK = 8
"""Of so many times somebody with keys thinks better of it once."""
KEYED = (
    "dialog.several[open] .choice:not(:last-child)",
    ".spot.lit, .choices > .row button.choice:enabled:not(.back, [aria-hidden]), "
    ".choices details[open] button.choice:enabled",
    ".choices details:not([open]) > summary",
)
"""What keys lead to on the page, to choose it: of the first kind that there is."""
LOADED = "() => Promise.all([...document.images].map((each) => each.decode().catch(() => null)))"
"""Comes about when each picture has come; the page allows nothing that looks again and again by itself."""
BARE = """(node) => {
  const box = node.getBoundingClientRect();
  const shares = [4, 3, 5, 2, 6, 1, 7, 0, 8].map((each) => (each + 0.5) / 9);
  const points = shares.flatMap((y) => shares.map((x) => ({ x: x * box.width, y: y * box.height })));
  const isBare = ({ x, y }) => node.contains(document.elementFromPoint(box.left + x, box.top + y));
  return points.find(isBare) ?? null;
}"""
"""Where in itself something can be touched: as near its middle as nothing else lies over it."""
HOLDS = "document.activeElement !== document.body"
"""Whether somebody with keys is anywhere on the page."""
SELDOM, MOST_SHOT = 20, 6
"""After how many touches a picture is kept, and how many of them."""


@asynccontextmanager
async def open_house(
    place: Path, language: Language, tables: int = 1, **environment: str
) -> AsyncIterator[Inn]:
    """An inn whose bot serves the page of the board. tables: its channels."""
    settings = SandboxSettings(
        world=world(language, tables), rates=RateSettings(enabled=False), answer_window=UNHURRIED
    )
    port = str(find_port())
    given = {"PUBLIC_URL": f"http://127.0.0.1:{port}", "BOARD_PORT": port, **environment}
    async with open_inn(place, settings, **given) as inn:
        yield inn


def find_port() -> int:
    """A port nobody listens on."""
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


async def sit_down(
    inn: Inn, key: str, displayed: Sequence[str], seats: tuple[Seat, Seat], **options: str
) -> int:
    """Two people open a table of a game and begin; the match."""
    names = [name.lower() for name in displayed]
    host, guest = inn.person(names[0]), inn.person(names[1])
    answer = await host.slash(f"{game(key).facts.command} start", opponent=names[1])
    assert not answer.failed, answer.raw
    lobby = await table_message(host, Kind.BEGIN)
    await agree_on(host, lobby, **options)
    for person, seat in ((host, seats[0]), (guest, seats[1])):
        await take(person, offer_of(await table_message(person, Kind.BEGIN), Kind.JOIN, seat))
    await take(host, offer_of(await table_message(host, Kind.BEGIN), Kind.BEGIN))
    await table_message(host, Kind.SEAT)
    return offer_of(lobby, Kind.BEGIN).press.match


async def ask_for_link(person: Person) -> str:
    """The link that somebody gets at their seat of the table of their channel."""
    table = await table_message(person, Kind.SEAT)
    panel = (await take(person, offer_of(table, Kind.SEAT))).message
    answer = await take(person, offer_of(panel, Kind.TOUCH))
    urls = re.findall(
        r"https?://[^\"\s]+/open/[^\"\s]+", str([message.raw for message in said(answer)]).replace("'", '"')
    )
    assert urls, answer.raw
    return str(urls[0])


@dataclass
class Touched:
    """Somebody at the page of a board. touches: how often something was touched."""

    page: Page
    complaints: list[str] = field(default_factory=list)
    touches: int = 0

    @property
    def lit(self) -> Locator:
        """What may be touched in the pictures."""
        return self.page.locator(".spot.lit")

    @property
    def choices(self) -> Locator:
        """What may be chosen beside them."""
        return self.page.locator(".choices button.choice:not(.back):not([aria-hidden]):enabled")

    async def open(self, link: str) -> None:
        """Follow a link, and press its one button."""
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console", lambda told: self.complaints.append(told.text) if told.type == "error" else None
        )
        await self.page.goto(link)
        await self.enter()
        await expect(self.page.locator(".question")).not_to_be_empty()

    async def enter(self) -> None:
        """Press the one button of a link."""
        await self.page.get_by_role("button").click()

    async def shoot(self, folder: str, name: str) -> None:
        """Keep a picture of the page, once its own have come."""
        await self.rest()
        await self._keep_picture(folder, name, whole=True)

    async def shoot_now(self, folder: str, name: str) -> None:
        """Keep a picture of what is seen of the page, something on its way or not.

        For a picture of the whole page the window is made larger, and what is dragged lies elsewhere then.
        """
        await self._keep_picture(folder, name, whole=False)

    async def _keep_picture(self, folder: str, name: str, *, whole: bool) -> None:
        (PICTURES / folder).mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=PICTURES / folder / f"{name}.png", full_page=whole)

    async def rest(self) -> None:
        """Wait until nothing is on its way."""
        await expect(self.page.locator("body.busy")).to_have_count(0)
        await expect(self.page.locator(".picture.coming")).to_have_count(0)
        await self.page.evaluate(LOADED)

    async def touch(self, where: Locator) -> None:
        """Touch something and wait for what comes of it."""
        self.touches += 1
        await where.scroll_into_view_if_needed()
        await where.click(position=await where.evaluate(BARE))
        await self.rest()

    async def touch_anything(self, rng: Random) -> bool:
        """Touch something at random; return False where there is nothing to touch."""
        await self.rest()
        several = self.page.locator("dialog.several[open] .choice:not(:last-child)")
        if await several.count():
            await self.touch(several.nth(rng.randrange(await several.count())))
            return True
        lit, beside = await self.lit.count(), await self.choices.count()
        if not lit + beside:
            return False
        chosen = rng.randrange(lit + beside)
        await self._touch_or_open(self.lit.nth(chosen) if chosen < lit else self.choices.nth(chosen - lit))
        return True

    async def ids(self) -> list[str]:
        """What can be touched, by what it says to the bot; of a place with several choices once open."""
        where = "dialog.several[open] [data-id]"
        if not await self.page.locator(where).count():
            where = ".spot.lit[data-id], .choices [data-id]:not(.back, [aria-hidden])"
        read: list[str] = await self.page.locator(where).evaluate_all(
            "(found) => found.map((each) => each.dataset.id)"
        )
        return read

    async def touch_id(self, said: str) -> None:
        """Touch what says something to the bot."""
        await self._touch_or_open(
            self.page.locator(
                f':is(dialog.several[open], .places, .choices, .small) [data-id="{said}"]:not([aria-hidden])'
            ).last
        )

    async def touch_any(self, wanted: str, rng: Random) -> bool:
        """Touch something of a kind at random; return False where there is none that could be."""
        targets = self.page.locator(f"{wanted}:visible")
        count = await targets.count()
        if not count or await self.page.locator("dialog.several[open]").count():
            return False
        await self.touch(targets.nth(rng.randrange(count)))
        return True

    async def close(self) -> None:
        """Leave, with all that is kept."""
        await self.page.context.close()

    async def _touch_or_open(self, where: Locator) -> None:
        menu = where.locator("xpath=ancestor::details[not(@open)]")
        if await menu.count():
            await menu.first.locator("summary").click()
        await self.touch(where)


class Keyed(Touched):
    """Somebody at the page of a board who uses keys alone."""

    _begun = False

    async def enter(self) -> None:
        """Press the one button of a link."""
        await self._key("Tab", "Enter")

    async def touch_anything(self, rng: Random) -> bool:
        """Choose something at random, or go a step back; return False where there is nothing to choose.

        Where somebody is on the page may not be lost by what they do, nor by what others do meanwhile.
        """
        await self.rest()
        await self._check_place()
        if not rng.randrange(BACK) and await self.page.locator(".choice.back:visible").count():
            await self._do("Escape")
            return True
        for wanted in KEYED:
            count = await self.page.locator(f":is({wanted}):visible").count()
            if count:
                await self._go_to(wanted, rng.randrange(count))
                await self._do("Enter")
                return True
        return False

    async def _go_to(self, wanted: str, number: int) -> None:
        for _ in range(MOST_TABS):
            await self._key("Tab")
            number -= await self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted)
            if number < 0:
                return
        raise AssertionError(f"no key leads to {wanted}")

    async def _do(self, key: str) -> None:
        self.touches += 1
        await self._key(key)
        await self.rest()
        self._begun = True
        await self._check_place()

    async def _check_place(self) -> None:
        assert not self._begun or await self.page.evaluate(HOLDS), "where one is on the page is lost"

    async def _key(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)


@dataclass
class TouchedTable:
    """A table at which all is done by touching. people: by seat."""

    inn: Inn
    match: int
    people: Mapping[Seat, Touched]
    _known: Truth | None = None

    def truth(self) -> Truth:
        """Where the game stands."""
        self._known = truth(self.inn, self.match) if self._known is None else later(self.inn, self._known)
        return self._known

    async def play(self, rng: Random, most: int = MOST_TOUCHES, shoot: str = "") -> int:
        """Play to the end; return the number of touches. shoot: the folder for a picture now and then."""
        for number in range(most):
            now = self.truth()
            if now.outcome is not None:
                break
            person = self.people[now.waiting[0]]
            await becomes_so_on(person)
            await person.touch_anything(rng)
            if shoot and number and not number % SELDOM and number < MOST_SHOT * SELDOM:
                await person.shoot(shoot, f"{number:04}")
        return sum(player.touches for player in self.people.values())


async def becomes_so_on(person: Touched) -> None:
    """Wait until somebody is asked."""
    await expect(person.page.locator("body.asked")).to_have_count(1)


async def open_window(browser: Browser, language: Language, window: Window) -> BrowserContext:
    """A browser of somebody's own; whoever has a small screen has fingers."""
    expect.set_options(timeout=PATIENCE_MS)
    return await browser.new_context(
        viewport={"width": window.width, "height": window.height},
        locale=LOCALES[language],
        has_touch=window.width < DESK.width,
        reduced_motion="reduce",
    )


async def open_by_link(
    browser: Browser,
    inn: Inn,
    name: str,
    language: Language,
    window: Window,
    kind: type[Touched] = Touched,
) -> Touched:
    """Somebody of a kind opens the board by the link that the bot gives them at their seat."""
    page = await (await open_window(browser, language, window)).new_page()
    page.set_default_timeout(PATIENCE_MS)
    touched = kind(page)
    await touched.open(await ask_for_link(inn.person(name)))
    return touched


@asynccontextmanager
async def open_table(
    browser: Browser,
    place: Path,
    key: str,
    language: Language,
    window: Window,
    seats: tuple[Seat, Seat],
    kind: type[Touched] = Touched,
    **options: str,
) -> AsyncIterator[TouchedTable]:
    """A table of two at the page of its board, of whom each is of a kind; at the end no page may have
    complained."""
    async with open_house(place, language) as inn:
        match = await sit_down(inn, key, NAMES[language], seats, **options)
        people = {}
        for seat, name in zip(seats, NAMES[language], strict=False):
            people[seat] = await open_by_link(browser, inn, name.lower(), language, window, kind)
        yield TouchedTable(inn, match, people)
        for person in people.values():
            assert person.complaints == []
            await person.close()
        await becomes_so(lambda: not inn.heard(), f"{inn.heard()}")
