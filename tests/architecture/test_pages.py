"""Pages for maintainers are plain: whom they are for stands first, and their sentences are short."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.architecture.sources import ROOT

PAGES = ("opponents", "operating", "pace", "panel", "performance", "scaling")
MOST_ON_AVERAGE = 20
"""Words of a sentence."""
LONG, MOST_LONG = 30, 0.1
"""Words of a long sentence, and the share of a page's sentences that may be longer."""
LEAST_OF_A_SENTENCE = 3
CODE = re.compile(r"^```.*?^```$|^(?: {4}|<!--).*?$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
ITEM = re.compile(r"^(?:[-*]|\d+\.) ", re.MULTILINE)
END = re.compile(r"(?<=[.?!])[*_”’)]*\s+(?=[^a-z])")

every_page = pytest.mark.parametrize("page", PAGES)


def list_sentences(text: str) -> Iterator[str]:
    """Yield the sentences of paragraphs, of items of lists, and of cells of tables that hold sentences."""
    for block in re.split(r"\n\s*\n", CODE.sub("", LINK.sub(r"\1", text))):
        if block.startswith("#"):
            continue
        parts = re.split(r"[|\n]", block) if block.startswith("|") else ITEM.split(block)
        for part in parts:
            if block.startswith("|") and "." not in part:
                continue
            for sentence in END.split(" ".join(part.split())):
                if len(count_words(sentence)) >= LEAST_OF_A_SENTENCE:
                    yield sentence


def count_words(sentence: str) -> list[str]:
    """Split a sentence into words; signs by themselves are none."""
    return [word for word in sentence.split() if re.search(r"\w", word)]


@every_page
def test_a_page_says_first_whom_it_is_for_and_what_one_can_do_after_reading(page: str) -> None:
    _, first, *_ = (ROOT / "docs" / f"{page}.md").read_text("utf-8").split("\n\n")

    assert first.startswith("For ")
    assert "After reading" in first


@every_page
def test_sentences_of_a_page_are_short(page: str) -> None:
    lengths = {
        sentence: len(count_words(sentence))
        for sentence in list_sentences((ROOT / "docs" / f"{page}.md").read_text("utf-8"))
    }
    long = sorted((sentence for sentence in lengths if lengths[sentence] > LONG), key=lengths.__getitem__)

    assert sum(lengths.values()) <= MOST_ON_AVERAGE * len(lengths)
    assert len(long) <= MOST_LONG * len(lengths), "\n\n".join(long)


def test_sentences_are_found_in_paragraphs_lists_and_tables() -> None:
    page = "# A head\n\nOne two\nthree. Four [five](#five) six!\n\n- a b c\n- d e f.\n\n| g h i. | j k |"

    assert list(list_sentences(page)) == ["One two three.", "Four five six!", "a b c", "d e f.", "g h i."]
