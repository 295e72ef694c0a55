"""The rules by number and by word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.match.bundle import GameBundle
from bot.text import Chapter, Language, find_passages, read_passages, rule_numbers, surroundings
from bot.ui.messages.rules import Rulebook
from bot.ui.presentation import Presentation
from cogs import bundles

COGS = Path(__file__).parents[2] / "cogs"
every_title = pytest.mark.parametrize("title", bundles().values(), ids=lambda title: title.key)
CITED = re.compile(r'(?:ClassVar\[str\] = |refuse\(\s*"[a-z-]+",\s*)"([A-Z]?\d+(?:\.\d+)*)"')

BATTLE = Chapter(
    "battle",
    "The battle",
    """Whoever enters **attacks** (6.1).

1. Both show themselves (6.2, 6.3).
2. Cards are chosen (6.10)
and turned over.

A retreat is never blocked (6.11). The Nazgûl flee (A2–A4).

Nothing else (7).""",
)


def rulebook(title: GameBundle, language: Language) -> Rulebook:
    return Rulebook(Presentation({title.key: title}), title, title.game.options(), 0, language)


def find_keys(about: str) -> list[str]:
    return [passage.key for passage in find_passages(read_passages((BATTLE,)), about)]


@pytest.mark.parametrize(
    ("about", "keys"),
    [
        ("6.10", ["battle.2"]),
        ("6.1", ["battle.0"]),
        ("6.10.", ["battle.2"]),
        ("a3", ["battle.3"]),
        ("7.4.1", ["battle.4"]),
        ("6", ["battle.0", "battle.2", "battle.3", "battle.1"]),
        ("9", []),
        ("", []),
        ("battle.1", ["battle.1"]),
    ],
)
def test_a_number_leads_to_its_rule_or_the_nearest_wider_one(about: str, keys: list[str]) -> None:
    assert sorted(find_keys(about)) == sorted(keys)
    assert find_keys(about)[:1] == keys[:1]


@pytest.mark.parametrize(
    ("about", "keys"),
    [
        ("retreats", ["battle.3"]),
        ("Nazgul", ["battle.3"]),
        ("NAZG", ["battle.3"]),
        ("cards chosen", ["battle.2"]),
        ("cards nazgul", []),
        ("attack", ["battle.0"]),
        ("?!", []),
    ],
)
def test_words_are_found_without_marks_by_beginning_and_stem(about: str, keys: list[str]) -> None:
    assert find_keys(about) == keys


def test_a_rule_is_read_with_its_neighbours() -> None:
    passages = read_passages((BATTLE,))

    in_a_list = surroundings(passages, passages[2])
    alone = surroundings(passages, passages[3])

    assert [passage.place for passage in in_a_list] == [1, 2]
    assert [passage.place for passage in alone] == [1, 2, 3, 4]


@every_title
def test_both_languages_state_the_same_rules_in_the_same_places(title: GameBundle) -> None:
    english, polish = (rulebook(title, language).passages for language in ("en", "pl"))

    stated = [
        [(passage.key, set(passage.rules)) for passage in pages if passage.rules]
        for pages in (english, polish)
    ]

    assert stated[0] == stated[1]


@every_title
def test_every_rule_that_is_cited_can_be_read(title: GameBundle) -> None:
    book = rulebook(title, "en")

    missing = {number for number in cited(COGS / title.key) if not book.find(number)}

    assert missing == set()


def cited(folder: Path) -> Iterator[str]:
    """The numbers in what is said to people, in refusals and of decisions."""
    for page in folder.rglob("en.ftl"):
        yield from rule_numbers(page.read_text("utf-8"))
    for module in folder.rglob("*.py"):
        yield from CITED.findall(module.read_text("utf-8"))


@pytest.mark.parametrize(
    ("key", "about", "said"),
    [
        ("confrontation", "6.10", "(6.10)"),
        ("confrontation", "tunnel", "Morii"),
        ("confrontation", "odwrót", "Odwrót"),
        ("war", "odwrót", "odwrót"),
        ("war", "siege", "Twierdz"),
        ("battle", "A1", "A1"),
        ("war", "W25", "W25"),
        ("journey", "orkowie", "Ork"),
        ("duel", "mobilizacja siedmiu krain", ""),
    ],
)
def test_a_polish_reader_finds_it_in_either_language(key: str, about: str, said: str) -> None:
    hits = rulebook(bundles()[key], "pl").find(about)

    assert [said in hit.text for hit in hits[:1]] == ([True] if said else [])
