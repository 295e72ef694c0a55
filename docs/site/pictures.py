"""`make pictures`: the boards of README, guides and site, painted from golden games into docs/pictures.

They are kept with the sources, since README shows them: paint them again when a board has changed. A panel on
a phone is taken in Chromium, from the page of the sandbox.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Sequence
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.draw.board import paint
from bot.engine import Record, replay
from bot.text import LANGUAGES, Language
from bot.ui.presentation import Presentation
from cogs import bundles
from docs.site.build import ROOT
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.heights import Asked, asked, message, open_phone
from tests.playthroughs.make import FOLDER, record_of

OUT: Final = ROOT / "docs" / "pictures"
WIDTH: Final = 1000
"""Pixels: enough for a wide screen, and under 100 kB."""
QUALITY: Final = 72


class Moment(NamedTuple):
    """A moment of a golden game. after: the part of its choices that have been made; seat: who looks on."""

    game: str
    record: str
    after: float
    seat: str | None
    view: str = ""


MOMENTS: Final[Sequence[Moment]] = (
    Moment("confrontation", "frodo_reaches_mordor", 0.5, "light"),
    Moment("journey", "one_arrives", 0.7, None),
    Moment("battle", "four-fierce", 0.8, None),
    Moment("duel", "six_races", 0.5, None),
    Moment("war", "the_free_peoples_conquer", 0.4, None),
)


def find_position(moment: Moment) -> object:
    """Play a golden game up to a moment and return its state."""
    game = bundles()[moment.game].game
    record: Record = record_of((FOLDER / moment.game / f"{moment.record}.txt").read_text("utf-8"))
    steps = [step.state for step in replay(game, record)]
    return steps[int(len(steps) * moment.after)]


def paint_moment(moment: Moment) -> None:
    """Paint a moment in each language."""
    bundle, state = bundles()[moment.game], find_position(moment)
    observation = bundle.game.observe(state, moment.seat)
    view = moment.view or bundle.board.cover(observation)
    for language in LANGUAGES:
        scene = bundle.board.scene(observation, view, language)
        picture = bundle.board.paint(scene, "parchment", 1.0)
        size = (WIDTH, round(picture.height * WIDTH / picture.width))
        small = picture.resize(size, Image.Resampling.LANCZOS)
        small.save(OUT / f"{moment.game}-{language}.webp", quality=QUALITY, method=6)


SHOW: Final = """async ([message]) => {
    const page = await import('/page/messages.js');
    page.clear();
    page.upsert(message);
    await Promise.all([...document.images].map((image) => image.decode()));
    document.querySelector('#log').scrollTop = 0;
}"""
SEAT: Final = ("confrontation", "cards")
"""The game and the kind of decision that stand for all on a phone."""


async def take_seats() -> None:
    """Take a picture of a seat on a phone, in each language."""
    game, kind = SEAT
    panel = next(waiting for waiting in asked(game) if waiting.kind == kind)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(QUIET))
        for language in LANGUAGES:
            taken = await take_seat(browser, panel, language)
            picture = Image.open(BytesIO(taken)).convert("RGB")
            picture.save(OUT / f"seat-{language}.webp", quality=QUALITY, method=6)
        await browser.close()


async def take_seat(browser: Browser, panel: Asked, language: Language) -> bytes:
    """Take a picture of a panel with its real board, as PNG."""
    board = bundles()[panel.key].board
    seen = panel.view.observation
    encoded = paint(board, board.scene(seen, board.needed(seen), language), "parchment", 1.0)
    shown = message(Presentation(bundles()), panel, language)
    for part in shown["components"][0]["components"]:
        for item in part.get("items", ()):
            item["media"] = {"url": f"data:image/jpeg;base64,{b64encode(encoded.bytes).decode()}"}
    async with open_phone(browser, language) as page:
        await page.evaluate(SHOW, [shown])
        return await page.locator("#log").screenshot()


if __name__ == "__main__":
    for moment in MOMENTS:
        paint_moment(moment)
    asyncio.run(take_seats())
