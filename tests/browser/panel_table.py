"""`python -m tests.browser.panel_table`: measures panels and writes the table of heights in docs/panel.md.

What a turn costs in presses (the other table there) is printed.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean, median

from playwright.async_api import Browser, async_playwright

from bot.text import LANGUAGES, Language
from cogs import bundles
from tests.bench.games import walks_of
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.heights import Asked, asked, measure, open_phone
from tests.laws.variations import MODULES

PAGE = Path(__file__).parents[2] / "docs" / "panel.md"
HEAD = "| game | kinds of decisions | tallest panel in English | in Polish |"
RULE = "|---|---|---|---|"
POSITIONS = 60
"""Of each kind of decision, beside the first and the one with the most choices."""

Kind = tuple[str, str]


def spread(heights: Sequence[float]) -> str:
    """Say what a number of presses is on the whole."""
    return f"median {median(heights):.2f} presses, mean {mean(heights):.2f},"


async def heights(browser: Browser, panels: list[Asked], language: Language) -> Mapping[Kind, list[int]]:
    """Measure for each kind of decision how tall its panels are, in CSS pixels."""
    panel_heights: defaultdict[Kind, list[int]] = defaultdict(list)
    async with open_phone(browser, language) as page:
        for panel, height in zip(panels, await measure(page, panels, language), strict=True):
            panel_heights[panel.key, panel.kind].append(height.needed)
    return panel_heights


def lines(tall: Mapping[Language, Mapping[Kind, list[int]]]) -> Iterator[str]:
    """Write a line for each game: how many kinds of decisions there are, and which panels are tallest."""
    for key in bundles():
        kinds = {kind for game, kind in tall["en"] if game == key}
        tallest = (max((max(tall[language][key, kind]), kind) for kind in kinds) for language in LANGUAGES)
        yield f"| {key} | {len(kinds)} | {' | '.join(f'{height} ({kind})' for height, kind in tallest)} |"


def written(page: str, table: Sequence[str]) -> str:
    """Put another table in the place of the one the page has."""
    before, _, rest = page.partition(f"{HEAD}\n")
    after = rest.split("\n")
    after = after[next(number for number, line in enumerate(after) if not line.startswith("|")) :]
    return "\n".join([f"{before}{HEAD}", RULE, *table, *after])


async def main() -> None:
    """Measure, print what a turn costs, and write the page."""
    for bundle in bundles().values():
        walks = walks_of(bundle)
        print(f"{bundle.key}: {spread([walk.a_turn for walk in walks])} a turn, {len(walks)} games")
        for kinds in MODULES[bundle.key].PRESSES:
            visits = [taken for walk in walks for taken in walk.visits(*kinds.split("+"))]
            if visits:
                print(f"{bundle.key}: {spread(visits)} for {kinds}")
    panels = [panel for key in bundles() for panel in asked(key, POSITIONS)]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(QUIET))
        tall = {language: await heights(browser, panels, language) for language in LANGUAGES}
        await browser.close()
    tallest = max(
        height
        for kinds_of in tall.values()
        for panel_heights in kinds_of.values()
        for height in panel_heights
    )
    print(f"{len(panels)} positions, the tallest panel {tallest} pixels")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(written(page, sorted(lines(tall))), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
