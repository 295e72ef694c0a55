"""`python -m tests.browser.panel_table`: measures panels and writes the long table of docs/panel.md.

What a turn costs in all (the short table there) is printed, for its first column is of another time.
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
from tests.walks import Walk

PAGE = Path(__file__).parents[2] / "docs" / "panel.md"
HEAD = "| game | decision | presses each | times a turn | height in English | in Polish |"
RULE = "|---|---|---|---|---|---|"
POSITIONS = 60
"""Of each kind of decision, beside the first and the one with the most choices."""

Kind = tuple[str, str]


def presses(key: str, walks: Sequence[Walk]) -> dict[Kind, tuple[float, float]]:
    """For each kind of decision the presses an answer takes, and how often a turn asks for one."""
    found: defaultdict[Kind, list[int]] = defaultdict(list)
    for each in walks:
        for _, kind, taken in each.answers:
            found[key, kind].append(taken)
    turns = sum(each.turns for each in walks)
    return {kind: (mean(taken), len(taken) / turns) for kind, taken in found.items()}


def spread(found: Sequence[float]) -> str:
    """What a number of presses is on the whole."""
    return f"median {median(found):.2f} presses, mean {mean(found):.2f},"


async def heights(browser: Browser, panels: list[Asked], language: Language) -> Mapping[Kind, list[int]]:
    """For each kind of decision how tall its panels are, in CSS pixels."""
    found: defaultdict[Kind, list[int]] = defaultdict(list)
    async with open_phone(browser, language) as page:
        for panel, height in zip(panels, await measure(page, panels, language), strict=True):
            found[panel.key, panel.kind].append(height.needed)
    return found


def lines(
    pressed: Mapping[Kind, tuple[float, float]], tall: Mapping[Language, Mapping[Kind, list[int]]]
) -> Iterator[str]:
    """The lines of the table."""
    for kind in sorted({*tall["en"]}):
        each, often = (f"{pressed[kind][0]:.1f}", f"{pressed[kind][1]:.2f}") if kind in pressed else ("", "")
        spans = [f"{min(tall[language][kind])} – {max(tall[language][kind])}" for language in ("en", "pl")]
        yield f"| {' | '.join([*kind, each, often, *spans])} |".replace("|  |", "| |").replace("|  |", "| |")


def written(page: str, table: Sequence[str]) -> str:
    """The page with another table in the place of the one it has."""
    before, _, rest = page.partition(f"{HEAD}\n")
    after = rest.split("\n")
    after = after[next(number for number, line in enumerate(after) if not line.startswith("|")) :]
    return "\n".join([f"{before}{HEAD}", RULE, *table, *after])


async def main() -> None:
    """Measures, prints what a turn costs, and writes the page."""
    pressed: dict[Kind, tuple[float, float]] = {}
    for bundle in bundles().values():
        walks = walks_of(bundle)
        pressed |= presses(bundle.key, walks)
        print(f"{bundle.key}: {spread([each.a_turn for each in walks])} a turn, {len(walks)} games")
        for kinds in MODULES[bundle.key].PRESSES:
            visits = [taken for each in walks for taken in each.visits(*kinds.split("+"))]
            if visits:
                print(f"{bundle.key}: {spread(visits)} for {kinds}")
    panels = [panel for key in bundles() for panel in asked(key, POSITIONS)]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(QUIET))
        tall = {language: await heights(browser, panels, language) for language in LANGUAGES}
        await browser.close()
    tallest = max(height for kinds_of in tall.values() for found in kinds_of.values() for height in found)
    print(f"{len(panels)} positions, the tallest panel {tallest} pixels")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(written(page, [*lines(pressed, tall)]), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
