"""Words people use: none that read like another language in English or Polish words, short sentences, and
buttons and pages quoted by the names they have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast as ftl

from bot.text import LANGUAGES, Language
from tests.text.catalogues import ROOT, entries, folders

BANNED: Final[dict[Language, dict[str, str]]] = {
    "en": {
        r"anew": "again",
        r"who(?:m|so)?ever|whosesoever": "anyone who, the player who",
        r"an own": "your own, its own",
        r"dear(?:est)? enem(?:y|ies)": "an enemy with many points",
        r"thereby|hereby|hitherto|whereupon|forthwith|nought": "nobody speaks so",
        r"in 100": "a percentage: 42 %",
        r"wak(?:es|en|ing)|woken": "a Nation is activated",
    },
    "pl": {
        r"\w*tunel\w*": "kopalnie Morii",
        r"jak w druku": "jak w instrukcji",
        r"zasad\w* domu": "zasady domowe",
        r"\w*rozgryw(?:ka|ki|kę|ką|ce|ek)": "partia",
        r"równe symbole": "takie same symbole",
        r"punkt\w* dowodzenia": "zdolności przywódcze",
        r"zbudzon\w*|zbudz(?:i|ą)": "Naród zostaje aktywowany",
        r"(?:chciał|mógł|powinien|powinieneś|zrobił|wybrał|zagrał)eś": "the reader need not be a man",
    },
}
"""Words nobody says here, as patterns of whole words, and what is said instead or why they are not."""
NOT_BANNED: Final = frozenset({"name", "title"})
"""Attributes that name cards and chapters of the printed games: their words are the publisher's."""
MOST_WORDS: Final = 25
MOST_SIGNS: Final = 600
RULES: Final = re.compile(r"text-|clock-rules$")
"""Messages that are rules: texts of cards and abilities, shaped as in the print, and how clocks work."""
NOT_OURS: Final = frozenset(
    {
        "Server Settings → Roles",
        "Allow anyone to @mention this role",
        "Mention @everyone, @here and All Roles",
        "Ustawienia serwera → Role",
        "Zezwól wszystkim na @wzmiankowanie tej roli",
        "Wzmianka @everyone, @here i wszystkie role",
        "Edit Channel → Permissions",
        "Manage Threads",
        "Direct Messages",
        "Privacy Settings",
        "Edytuj kanał → Uprawnienia",
        "Zarządzanie wątkami",
        "Wiadomości prywatne",
        "Ustawieniach prywatności",
        "Buchholz",
        "Sonneborn-Berger",
        "wins with the harder side",
        "bezpośrednie spotkania",
        "wygrane trudniejszą stroną",
        "(there was no other choice)",
        "(nie było innego wyboru)",
    }
)
"""Set in italics without being a name of ours: Discord's settings, terms explained on the spot, asides."""
QUOTED: Final = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])")
BREAK: Final = "\0"
"""Where a value is put in."""


class Text(NamedTuple):
    """A text people read, one of its forms: each choice in it made in one way."""

    place: str
    id: str
    attribute: str
    text: str


def spell_out(pattern: ftl.Pattern, most: int = 48) -> list[str]:
    """Write a pattern out in its forms, at most so many."""
    forms = [""]
    for element in pattern.elements:
        parts = [BREAK]
        if isinstance(element, ftl.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ftl.StringLiteral):
            parts = [element.expression.value]
        elif isinstance(element.expression, ftl.SelectExpression):
            variants = element.expression.variants
            parts = list(dict.fromkeys(form for variant in variants for form in spell_out(variant.value)))
        forms = [form + part for form in forms for part in parts][:most]
    return forms


@cache
def list_texts(language: Language) -> tuple[Text, ...]:
    """List every form of every message of the catalogues, and each paragraph of the rules pages."""
    return (*_read_catalogues(language), *_read_pages(language))


def _read_catalogues(language: Language) -> Iterator[Text]:
    for folder in folders():
        for message in entries(folder / f"{language}.ftl"):
            if not isinstance(message, ftl.Message):
                continue
            named = [("", message.value), *((node.id.name, node.value) for node in message.attributes)]
            for attribute, pattern in named:
                for form in spell_out(pattern) if pattern is not None else ():
                    yield Text(_from_root(folder), message.id.name, attribute, form)


def _read_pages(language: Language) -> Iterator[Text]:
    for page in sorted((ROOT / "cogs").rglob(f"*-{language}.md")):
        for number, paragraph in enumerate(page.read_text("utf-8").split("\n\n")):
            yield Text(_from_root(page), f"text-{number}", "", paragraph)


def _from_root(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def find_banned(texts: Iterable[Text], language: Language) -> list[str]:
    """Find the texts with a word nobody says, and say what is said instead."""
    patterns = {re.compile(rf"\b(?:{word})\b", re.IGNORECASE): why for word, why in BANNED[language].items()}
    return [
        f"{text.place} {text.id} {text.attribute}: {match[0]} ({why})"
        for text in texts
        if text.attribute not in NOT_BANNED
        for pattern, why in patterns.items()
        if (match := pattern.search(text.text))
    ]


def find_long(texts: Iterable[Text]) -> set[str]:
    """Find the texts with a sentence, or as a whole, longer than one reads at a glance."""
    long = set()
    for text in texts:
        if RULES.match(text.id):
            continue
        if len(text.text) > MOST_SIGNS:
            long.add(f"{text.place} {text.id}: {len(text.text)} characters")
        for sentence in re.split(r"(?<=[.!?])[\s»”)*]+|\n", text.text):
            words = re.findall(rf"[\w{BREAK}][\w’'-]*", sentence)
            if len(words) > MOST_WORDS:
                long.add(f"{text.place} {text.id} {text.attribute}: {len(words)} words: {sentence}")
    return long


def find_unknown(texts: Iterable[Text]) -> set[str]:
    """Find what is quoted as a name and is none: no button, no page, nothing else that has one."""
    texts = [text for text in texts if not text.place.endswith(".md")]  # where italics mean stress
    names = {_strip(text.text) for text in texts}
    return {
        f"{text.place} {text.id}: {quoted}"
        for text in texts
        for quoted in QUOTED.findall(text.text)
        if BREAK not in quoted and quoted not in NOT_OURS and _strip(quoted) not in names
    }


def _strip(name: str) -> str:
    """Strip a name of its emoji and of what ends it, for they may be left out where it is quoted."""
    return re.sub(r"^\W+", "", name).strip().rstrip(".…").casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_one_that_nobody_says(language: Language) -> None:
    assert find_banned(list_texts(language), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_at_most_25_words_and_a_message_600_characters(language: Language) -> None:
    assert find_long(list_texts(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_quoted_has_that_name_in_the_same_language(language: Language) -> None:
    assert find_unknown(list_texts(language)) == set()


def test_what_is_wrong_is_noticed() -> None:
    """Given a banned word, a long sentence and a button there is not, each is noticed."""
    wrong = [
        Text("page", "a", "", "Says anew who plays."),
        Text("page", "b", "", " ".join(["word"] * 26) + "."),
        Text("page", "c", "", "Press *No such button* and go on."),
    ]

    assert find_banned(wrong, "en") == ["page a : anew (again)"]
    assert len(find_long(wrong)) == 1
    assert find_unknown(wrong) == {"page c: No such button"}
