"""Panels of every kind of decision, and how tall they are on a phone.

The positions are those of the golden records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, ViewportSize

from bot.engine import CHANCE, Decisions, Record, Seat, replay
from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.news import News, Told, add_news, list_since
from bot.match.play import find_foregone
from bot.match.values import Place
from bot.match.views import View
from bot.sandbox import Sandbox, SandboxSettings
from bot.text import Language
from bot.ui.messages.panel import panel_page
from bot.ui.page import Attachment
from bot.ui.presentation import Presentation
from cogs import bundles
from tests.browser.page import LOCALES, PHONE, world
from tests.playthroughs.make import FOLDER, record_of

NOW = datetime(2026, 1, 1, tzinfo=UTC)
DRAWING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1100' height='1000'/%3E"
"""Stands for every picture: what is measured lies above it."""
MEASURE = """async ([messages]) => {
    const page = await import('/page/messages.js');
    const found = [];
    for (const message of messages) {
        page.clear();
        page.upsert(message);
        const node = document.querySelector('#log .message');
        const top = node.getBoundingClientRect().top;
        const offered = [...node.querySelectorAll('[data-custom-id]')]
            .filter((each) => ['a', 'w', 's'].includes(each.dataset.customId.split(':')[1]))
            .map((each) => each.getBoundingClientRect().bottom);
        const picture = node.querySelector('.gallery').getBoundingClientRect().top;
        found.push({
            needed: Math.round(Math.max(picture, ...offered) - top),
            whole: Math.round(node.getBoundingClientRect().height),
            screen: document.getElementById('log').clientHeight,
        });
    }
    return found;
}"""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision of a golden record, as its seat sees it. which: `first`, `most`, or its number."""

    key: str
    kind: str
    which: str
    view: View


@dataclass(frozen=True, slots=True)
class Height:
    """Of a panel, in CSS pixels.

    needed: from its top to below its last choice, and to the top of its picture; screen: room of a message.
    """

    needed: int
    whole: int
    screen: int


def asked(key: str, more: int = 0) -> tuple[Asked, ...]:
    """Of each kind of decision the first one in the records of a game, and the one with the most choices.

    more: so many more of a kind, at most.
    """
    decisions: dict[tuple[str, str], Asked] = {}
    counted: Counter[str] = Counter()
    for path in sorted((FOLDER / key).glob("*.txt")):
        for kind, view in _decisions(bundles()[key], path):
            decisions.setdefault((kind, "first"), Asked(key, kind, "first", view))
            most = decisions.get((kind, "most"))
            if most is None or len(view.observation.legal) > len(most.view.observation.legal):
                decisions[kind, "most"] = Asked(key, kind, "most", view)
            counted[kind] += 1
            if counted[kind] <= more:
                decisions[kind, str(counted[kind])] = Asked(key, kind, str(counted[kind]), view)
    return tuple(decisions.values())


def _decisions(bundle: GameBundle, path: Path) -> Iterator[tuple[str, View]]:
    """Every decision of a record that somebody was asked for."""
    record: Record = record_of(path.read_text(encoding="utf-8"))
    game = bundle.game
    options = game.options.model_validate_json(record.options)
    seats: tuple[Seat, ...] = getattr(options, "seats", game.facts.seats)
    news: News = {}
    press, by = 0, ""
    table = _table(bundle, options, seats)
    for number, step in enumerate(replay(game, record)):
        if step.seat != CHANCE:
            press, by = number, step.seat
        news = add_news(news, seats, [Told(event, press, by, number) for event in step.events], seats)
        pending = game.pending(step.state)
        if not isinstance(pending, Decisions) or find_foregone(game, step.state) is not None:
            continue
        for decision in pending.open:
            seen = game.observe(step.state, decision.seat)
            told = news.get(decision.seat, ())
            events = tuple(one.event for one in told)
            new = list_since(told, (decision.seat,))
            yield decision.kind, View(table, decision.seat, 7, seen, events, "free", since=new)


def _table(bundle: GameBundle, options: Any, seats: tuple[Seat, ...]) -> Table:
    taken = tuple((seat, 1001 + number) for number, seat in enumerate(seats))
    return Table(
        *(1, bundle.key, Place(1, 2), "playing", 1001, options, taken, (), (), 1, 1),
        *((), 5, NOW, 1, 40, None, None),
    )


def message(presentation: Presentation, one: Asked, language: Language) -> dict[str, Any]:
    """The panel as the sandbox hands it to its page."""
    page = panel_page(presentation, one.view, language)
    layout = page.build([Attachment("attachment://picture.svg", "…") for _ in page.views])
    components: Any = layout.to_components()  # type: ignore[no-untyped-call]
    for part in components[0]["components"]:
        for item in part.get("items", ()):
            item["media"] = {"url": DRAWING, "width": 1100, "height": 1000}
    author = {"id": "9", "username": "pony", "bot": True, "display": "Prancing Pony"}
    return {
        "id": "77",
        "type": 0,
        "author": author,
        "timestamp": NOW.isoformat(),
        "edited_timestamp": None,
        "content": "",
        "embeds": [],
        "attachments": [],
        "mentions": [],
        "components": components,
        "ephemeral": True,
        "thread": None,
    }


@asynccontextmanager
async def open_phone(browser: Browser, language: Language) -> AsyncIterator[Page]:
    """The page of a sandbox without a bot, on a phone."""
    screen = ViewportSize(width=PHONE.width, height=PHONE.height)
    async with (
        Sandbox(SandboxSettings(world=world(language))) as sandbox,
        await browser.new_page(viewport=screen, locale=LOCALES[language]) as page,
    ):
        await page.goto(sandbox.url)
        await page.wait_for_selector("#log .welcome")
        yield page


async def measure(page: Page, panels: list[Asked], language: Language) -> list[Height]:
    """The heights of panels on a page that stands open."""
    presentation = Presentation(bundles())
    messages = [message(presentation, panel, language) for panel in panels]
    return [Height(**height) for height in await page.evaluate(MEASURE, [messages])]
