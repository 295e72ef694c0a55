"""Rulings are numbered in `docs/rules/`: a number is that of one ruling, in whatever table it stands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))
NUMBERED = re.compile(r"\| ([A-Z]+\d+|\d+\.\d+) \|")
POLISH = "ozstrzygnięcie"
"""What the heading of a table of rulings has in the Polish half of a page."""


def find_rulings(page: str) -> Iterator[tuple[bool, str]]:
    """Of each numbered row of a table of rulings: whether it is Polish, and its number."""
    heading = ""
    for line in page.splitlines():
        if not line.startswith("|"):
            heading = ""
        elif not heading:
            heading = line
        elif (row := NUMBERED.match(line)) and ("ruling" in heading.lower() or POLISH in heading):
            yield POLISH in heading, row[1]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_no_number_stands_for_two_rulings(page: Path) -> None:
    counts = Counter(find_rulings(page.read_text("utf-8")))
    assert counts
    assert [number for (_, number), count in counts.items() if count > 1] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_a_page_in_two_languages_has_the_same_rulings_in_both(page: Path) -> None:
    rulings = list(find_rulings(page.read_text("utf-8")))
    halves = [[number for polish, number in rulings if polish == half] for half in (False, True)]
    assert halves[1] in ([], halves[0])


def test_a_number_given_twice_is_noticed() -> None:
    table = "| no. | ruling |\n|---|---|\n| W1 | one |\n\n| no. | ruling |\n|---|---|\n| W1 | another |\n"
    assert Counter(find_rulings(table)) == {(False, "W1"): 2}
