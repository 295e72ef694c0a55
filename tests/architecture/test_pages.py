"""Pages are plain: whom they are for stands first, their sentences are short, and their words are used."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.text import LANGUAGES, Language
from tests.architecture.sources import ROOT
from tests.text.test_plain_words import Text, find_banned

DOCS = ROOT / "docs"
POLISH = {"commands.pl"}
GENERATED = {"privacy", "privacy.pl", "terms", "terms.pl"}
"""Written by `python -m bot policy` from the catalogues, which have tests of their own."""
INDEXES = {"README"}
"""Pages of links, which have no sentences to speak of."""
PAGES = tuple(
    sorted(
        page.relative_to(DOCS).with_suffix("").as_posix()
        for folder in (".", "operating")
        for page in (DOCS / folder).glob("*.md")
        if page.stem not in GENERATED | INDEXES | POLISH
    )
)
GUIDES: tuple[tuple[str, Language], ...] = (
    *((f"guides/{name}.en", "en") for name in ("players", "owners", "operators")),
    *((f"guides/{name}.pl", "pl") for name in ("players", "owners", "operators")),
    ("commands.pl", "pl"),
)
BEGINNINGS: dict[Language, tuple[str, str]] = {
    "en": ("For ", "After reading"),
    "pl": ("Dla ", "Po tej stronie"),
}
NAMES_THEM = DOCS / "voice.md"
"""The page that says which words are not used."""
MOST_ON_AVERAGE = 20
"""Words of a sentence."""
LONG, MOST_LONG = 30, 0.1
"""Words of a long sentence, and the share of a page's sentences that may be longer."""
LEAST_OF_A_SENTENCE = 3
CODE = re.compile(r"^```.*?^```$|^(?: {4}|<!--).*?$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
ITEM = re.compile(r"^(?:[-*]|\d+\.) ", re.MULTILINE)
END = re.compile(r"(?<=[.?!])[*_”’)]*\s+(?=[^a-z])")

ALL: tuple[tuple[str, Language], ...] = (*((page, "en") for page in PAGES), *GUIDES)
every_page = pytest.mark.parametrize(("page", "language"), ALL)


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
def test_a_page_says_first_whom_it_is_for_and_what_one_can_do_after_reading(
    page: str, language: Language
) -> None:
    _, first, *_ = (DOCS / f"{page}.md").read_text("utf-8").split("\n\n")
    whom, what = BEGINNINGS[language]

    assert first.startswith(whom)
    assert what in first


@every_page
def test_sentences_of_a_page_are_short(page: str, language: Language) -> None:
    lengths = {
        sentence: len(count_words(sentence))
        for sentence in list_sentences((DOCS / f"{page}.md").read_text("utf-8"))
    }
    long = sorted((sentence for sentence in lengths if lengths[sentence] > LONG), key=lengths.__getitem__)

    assert sum(lengths.values()) <= MOST_ON_AVERAGE * len(lengths)
    assert len(long) <= MOST_LONG * len(lengths), "\n\n".join(long)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_has_a_word_that_nobody_says(language: Language) -> None:
    guides = [path for path in DOCS.rglob("*.md") if path.stem.endswith(".pl")]
    pages = [path for path in (*DOCS.rglob("*.md"), *ROOT.glob("*.md")) if path not in guides]
    texts = [
        Text(path.relative_to(ROOT).as_posix(), "", "", path.read_text("utf-8"))
        for path in (guides if language == "pl" else pages)
        if path != NAMES_THEM
    ]

    # Of Nations alone it is wrong to say so: threads and processes do wake.
    assert [line for line in find_banned(texts, language) if "a Nation is activated" not in line] == []


def test_sentences_are_found_in_paragraphs_lists_and_tables() -> None:
    page = "# A head\n\nOne two\nthree. Four [five](#five) six!\n\n- a b c\n- d e f.\n\n| g h i. | j k |"

    assert list(list_sentences(page)) == ["One two three.", "Four five six!", "a b c", "d e f.", "g h i."]
