"""The rules for players, found by number and by word."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from bot.text.game_text import Chapter

_NUMBER = r"[A-Z]?\d+(?:\.\d+)*"
_RANGE = re.compile(r"(?P<letter>[A-Z])(?P<first>\d+)–(?P=letter)(?P<last>\d+)")
_SEVERAL = rf"{_NUMBER}(?:–{_NUMBER})?"
_STATED = re.compile(rf"\((?P<numbers>{_SEVERAL}(?:, {_SEVERAL})*)\)")
_ASKED = re.compile(rf"{_NUMBER}\.?", re.IGNORECASE)
_ITEM = re.compile(r"(?:\d+\.|[-*•]) ")
_WORD = re.compile(r"\w+")
STEM: Final = 4
"""Letters of a word that always count; of a longer one all but its ending."""
ENDING: Final = 3
EXACT, BEGINNING, SAME_STEM, PROMINENT = 6, 4, 2, 3
"""What a word counts that is found whole, as a beginning, by its stem; and in a title or in bold."""
_UNMARKED: Final = str.maketrans({"ł": "l", "’": " ", "–": " ", "—": " "})


@dataclass(frozen=True)
class Passage:
    """A paragraph of a chapter, or an item of a list in it.

    place: its number in the chapter, from 0. block: which block of text between blank lines it stands in.
    """

    chapter: str
    title: str
    place: int
    block: int
    text: str

    @property
    def key(self) -> str:
        """Return its name: `battle.3`."""
        return f"{self.chapter}.{self.place}"

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules it states: `6.10`, `A8`."""
        return tuple(dict.fromkeys(rule_numbers(self.text)))

    @cached_property
    def words(self) -> frozenset[str]:
        """Its words, with those of the chapter's title, to look up by."""
        return frozenset(plain_words(f"{self.title} {self.text}"))

    @cached_property
    def prominent(self) -> frozenset[str]:
        """The words of the chapter's title and those in bold."""
        return frozenset(plain_words(" ".join([self.title, *re.findall(r"\*\*(.+?)\*\*", self.text)])))


def rule_numbers(text: str) -> tuple[str, ...]:
    """The rule numbers that stand in brackets in a text; `G12–G14` are three."""
    stated = (reference for bracket in _STATED.finditer(text) for reference in bracket["numbers"].split(", "))
    return tuple(number for reference in stated for number in _count_up(reference))


@lru_cache(maxsize=64)
def read_passages(chapters: tuple[Chapter, ...]) -> tuple[Passage, ...]:
    """All passages of some chapters, in their order."""
    return tuple(passage for chapter in chapters for passage in _split(chapter))


def find_passages(passages: Sequence[Passage], about: str) -> tuple[Passage, ...]:
    """The passages about a rule's number, the nearest wider one where it has none, or some words; best first.

    A key names exactly one. Words are found without their marks, by their beginning or by their stem.
    """
    asked = about.strip()
    named = [passage for passage in passages if passage.key == asked]
    if named or not asked:
        return tuple(named)
    if _ASKED.fullmatch(asked):
        return _by_number(passages, asked.rstrip(".").upper())
    return _by_words(passages, plain_words(asked))


def surroundings(passages: Sequence[Passage], shown: Passage) -> tuple[Passage, ...]:
    """A passage with its neighbours: the rest of its block, or the blocks beside it where it stands alone."""
    chapter = [passage for passage in passages if passage.chapter == shown.chapter]
    block = [passage for passage in chapter if passage.block == shown.block]
    reach = 0 if len(block) > 1 else 1
    return tuple(passage for passage in chapter if abs(passage.block - shown.block) <= reach)


def _count_up(stated: str) -> Iterable[str]:
    span = _RANGE.fullmatch(stated)
    if span is None:
        return (stated,)
    return (f"{span['letter']}{number}" for number in range(int(span["first"]), int(span["last"]) + 1))


def _split(chapter: Chapter) -> Iterable[Passage]:
    place = 0
    for block, text in enumerate(re.split(r"\n\s*\n", chapter.body)):
        for part in _parts(text):
            yield Passage(chapter.key, chapter.title, place, block, part)
            place += 1


def _parts(block: str) -> list[str]:
    """A block in paragraphs and items; the continuation of an item belongs to it."""
    parts: list[str] = []
    for line in block.splitlines():
        if parts and not _ITEM.match(line):
            parts[-1] = f"{parts[-1]}\n{line}"
        else:
            parts.append(line)
    return parts


def _by_number(passages: Sequence[Passage], number: str) -> tuple[Passage, ...]:
    fitting = [passage for passage in passages if number in passage.rules]
    if not fitting:
        fitting = [
            passage for passage in passages if any(rule.startswith(f"{number}.") for rule in passage.rules)
        ]
    if not fitting and "." in number:
        return _by_number(passages, number.rpartition(".")[0])
    # Where a number is the only one it is what the passage is about.
    return tuple(sorted(fitting, key=lambda passage: len(passage.rules)))


def _by_words(passages: Sequence[Passage], asked: Sequence[str]) -> tuple[Passage, ...]:
    counted: list[tuple[int, int, Passage]] = []
    for passage in passages:
        counts = [_count(word, passage) for word in asked]
        if counts and all(counts):
            counted.append((-sum(counts), len(counted), passage))
    return tuple(passage for _, _, passage in sorted(counted, key=lambda entry: entry[:2]))


def _count(word: str, passage: Passage) -> int:
    """Rate how well a passage fits a word; 0 where not at all."""
    if word in passage.words:
        fit = EXACT
    elif any(passage_word.startswith(word) for passage_word in passage.words):
        fit = BEGINNING
    else:
        stem = word[: max(STEM, len(word) - ENDING)]
        fit = SAME_STEM if any(passage_word.startswith(stem) for passage_word in passage.words) else 0
    is_prominent = fit and any(prominent_word.startswith(word[:STEM]) for prominent_word in passage.prominent)
    return fit + PROMINENT if is_prominent else fit


def plain_words(text: str) -> list[str]:
    """The words of a text, small and without marks."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(_UNMARKED))
    return _WORD.findall(plain.encode("ascii", "ignore").decode())
