"""What people do on the sandbox's page: change places, run commands, follow menus by their labels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Error, Locator, Page, expect

from bot.engine import Seat
from bot.text import Language
from bot.ui.menus.level import THEN, Choice, Level, Trail
from bot.ui.menus.tree import menu
from cogs import bundles
from tests.wire.oracle import Truth
from tests.wire.process import ROOT

PICTURES = ROOT / "build" / "screenshots"
ATTEMPTS = 3
"""Times a menu is followed from its first level, as a person does whose panel was drawn anew."""
ONLY_YOU = {"en": "Only you can see this", "pl": "Tylko ty to widzisz"}


@dataclass(frozen=True, slots=True)
class Click:
    """One click on the way to an action. select: the number of the menu it stands in, None for a button.

    many: whether several lines of it may be chosen, so that the choice has to be closed.
    """

    label: str
    select: int | None
    many: bool = False


def way_to(truth: Truth, seat: Seat, action: str, language: Language) -> tuple[Click, ...]:
    """The clicks that lead to an action, by the labels the panel shows. Raises LookupError."""
    observation = truth.game.observe(truth.state, seat)
    words = bundles()[truth.game.facts.key].words

    def level_at(trail: Trail) -> Level:
        chains = words.chains(observation, language)
        return menu(observation.legal, words.paths(observation, language), trail, chains)

    way = next(_ways(level_at, Trail(), action), None)
    if way is None:
        raise LookupError(action)
    return way


def _ways(level_at: object, trail: Trail, action: str) -> Iterator[tuple[Click, ...]]:
    assert callable(level_at)
    level: Level = level_at(trail)
    for choice, click in _offered(level):
        if f"{choice.action}{THEN}".startswith(f"{action}{THEN}"):
            yield (click,)
        elif choice.action is None:
            for rest in _ways(level_at, trail.into(choice.number, *choice.further), action):
                yield (click, *rest)


def _offered(level: Level) -> Iterator[tuple[Choice, Click]]:
    """What a level offers, with the click that takes it. A menu that goes on after its lines stands last: it
    would do more than is meant, and the rules may refuse that."""
    for choice in level.shortcuts:
        yield choice, Click(choice.item.label + ("" if choice.action is not None else " …"), None)
    for number, listed in sorted(enumerate(level.menus), key=lambda numbered: bool(numbered[1].then)):
        for choice in listed.choices:
            yield choice, Click(choice.item.label, number, listed.most > 1)


@dataclass
class Screen:
    """The page in a browser, and the pictures taken of it. name: the folder of the pictures."""

    page: Page
    language: Language
    name: str
    complaints: list[str] = field(default_factory=list)
    _taken: int = 0

    def listen(self) -> None:
        """Collect what the page complains of."""
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type == "error" else None
        )

    async def become(self, display: str) -> None:
        """Sit down at another person's computer."""
        await self.page.get_by_role("radio", name=display, exact=True).click()
        await expect(self.page.get_by_role("radio", name=display, exact=True)).to_be_checked()

    async def run(self, shown: str, **options: str) -> None:
        """Pick a slash command as this person sees it, with people or choices for some of its options."""
        line = self.page.get_by_role("textbox").first
        await expect(line).to_be_enabled()
        await line.fill(f"/{shown}")
        await self.page.get_by_role("option").filter(has_text=f"/{shown}").first.click()
        for name, value in options.items():
            field_ = self.page.get_by_role("textbox", name=name, exact=True)
            if not await field_.count():
                await self.page.get_by_role("button", name=re.compile(r"^\+\d")).click()
                shown = self.page.locator("[role=option] .command")
                await shown.get_by_text(name, exact=True).click()
            await field_.fill(value)
            await self.page.get_by_role("option", name=re.compile(re.escape(value))).first.click()
        send = "Send" if self.language == "en" else "Wyślij"
        await self.page.get_by_role("button", name=send, exact=True).click()

    @property
    def log(self) -> Locator:
        """The messages."""
        return self.page.get_by_role("log")

    @property
    def panel(self) -> Locator:
        """The newest message only this person sees."""
        return self.log.get_by_role("listitem").filter(has_text=ONLY_YOU[self.language]).last

    @property
    def table(self) -> Locator:
        """The newest message everybody sees and may press in: a title card may follow it."""
        public = self.log.get_by_role("listitem").filter(has_not_text=ONLY_YOU[self.language])
        return public.filter(has=self.page.locator("button:not(.zoom, .as-link)")).last

    async def press(self, where: Locator, label: str) -> None:
        """Press a button of a message."""
        await where.get_by_role("button", name=label, exact=True).click()

    async def choose(self, where: Locator, menu: str, line: str) -> None:
        """Choose one line in a menu of a message."""
        await where.get_by_role("button", name=menu, exact=True).click()
        label = self.page.locator(".label", has_text=re.compile("^" + re.escape(line) + "$"))
        await where.get_by_role("option").filter(has=label).first.click()

    async def follow(self, clicks: tuple[Click, ...]) -> None:
        """Click through the panel's menu; from its beginning again where it was drawn anew meanwhile."""
        for _ in range(ATTEMPTS - 1):
            with suppress(Error):
                await self._follow(clicks)
                return
        await self._follow(clicks)

    async def _follow(self, clicks: tuple[Click, ...]) -> None:
        for click in clicks[:-1]:
            box = await self._box(click).element_handle()
            await self._click(click)
            # The next level may have labels of this one: nothing is pressed until the panel is drawn anew.
            await box.wait_for_element_state("hidden")
        await self._click(clicks[-1])

    def _box(self, click: Click) -> Locator:
        """The button, or the menu that opens."""
        if click.select is None:
            return self.panel.get_by_role("button", name=click.label, exact=True)
        return self.panel.locator("[aria-haspopup=listbox]").nth(click.select)

    async def _click(self, click: Click) -> None:
        await self._box(click).click()
        if click.select is not None:
            whole = re.compile("^" + re.escape(click.label) + "$")
            label = self.page.locator(".label", has_text=whole)
            await self.panel.get_by_role("option").filter(has=label).first.click()
        if click.many:
            await self.panel.locator(".popup .foot button").click()

    async def shoot(self, name: str, focus: Locator | None = None) -> Path:
        """Takes a picture; every image on it must say in words what it shows."""
        if focus is not None:
            await focus.evaluate("node => node.scrollIntoView({block: 'end'})")
        await self.page.wait_for_function("[...document.images].every(each => each.complete)")
        await self.check_images()
        self._taken += 1
        folder = PICTURES / self.name
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self._taken:02}-{name}.png"
        await self.page.screenshot(path=path)
        return path

    async def check_images(self) -> None:
        """Every image has an alt text; only ornaments, which say so, may have an empty one."""
        names = ("alt", "data-attachment-id", "src")
        read = "(nodes, names) => nodes.map(node => names.map(name => node.getAttribute(name)))"
        for alt, picture, source in await self.page.locator("img").evaluate_all(read, names):
            assert alt is not None, source
            assert alt or picture is None, source

    async def check_width(self) -> None:
        """Nothing sticks out to the right."""
        wide = await self.page.evaluate("document.documentElement.scrollWidth")
        assert self.page.viewport_size is not None
        assert wide <= self.page.viewport_size["width"], wide
