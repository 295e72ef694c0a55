"""Every branch of every sentence that chooses by a number, a gender or a word, said once in both languages.

Read the difference of the snapshots aloud: a wrong ending, or a name in the wrong case, is heard at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from syrupy.assertion import SnapshotAssertion

from bot.text import LANGUAGES, Catalogue, Language
from tests.text.catalogues import FORMS, ROOT, entries, folders, messages

PARTS: Final = (
    "bot/match",
    "bot/cli",
    "cogs/battle",
    "cogs/confrontation",
    "cogs/duel",
    "cogs/journey",
    "cogs/war",
)
NUMBERS: Final = (1, 2, 5, 6, 12, 22, 0)
"""Of these the first that leads to a branch is said."""
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
SEVERAL: Final[Mapping[Language, Mapping[str, str]]] = {
    "en": {
        "": "Free Peoples",
        "nom": "the Free Peoples",
        "start": "The Free Peoples",
        "gen": "the Free Peoples’",
    },
    "pl": {
        "": "Wolne Ludy",
        "nom": "Wolne Ludy",
        "start": "Wolne Ludy",
        "gen": "Wolnych Ludów",
        "dat": "Wolnym Ludom",
        "acc": "Wolne Ludy",
        "ins": "Wolnymi Ludami",
        "loc": "Wolnych Ludach",
    },
}
"""A name in the plural, where the number of a name is `many`."""
ANYBODY: Final[Mapping[Language, Mapping[str, str]]] = {
    "en": {
        "": "Witch-king",
        "nom": "the Witch-king",
        "start": "The Witch-king",
        "gen": "the Witch-king’s",
        "to": "to Mordor",
        "from": "from Mordor",
        "in": "in Mordor",
    },
    "pl": {
        "": "Król-Czarnoksiężnik",
        "nom": "Król-Czarnoksiężnik",
        "start": "Król-Czarnoksiężnik",
        "gen": "Króla-Czarnoksiężnika",
        "dat": "Królowi-Czarnoksiężnikowi",
        "acc": "Króla-Czarnoksiężnika",
        "ins": "Królem-Czarnoksiężnikiem",
        "loc": "Królu-Czarnoksiężniku",
        "to": "do Mordoru",
        "from": "z Mordoru",
        "in": "w Mordorze",
    },
}
"""A name whose forms differ, for names that are given in a sentence's own words: `$striker-acc`."""

Branch = dict[str, str | int]
"""What is chosen: values by variable."""


def list_branches(pattern: ftl.Pattern, language: Language) -> Iterator[Branch]:
    """List what leads to each branch of a pattern, those within branches too."""
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ftl.Placeable) else None
        if not isinstance(expression, ftl.SelectExpression):
            continue
        if not isinstance(expression.selector, ftl.VariableReference):
            continue
        variable = expression.selector.id.name
        for variant in expression.variants:
            value = find_value(variable, expression, variant, language)
            if value is not None:
                inner = list(list_branches(variant.value, language)) or [{}]
                yield from ({variable: value, **branch} for branch in inner)


def find_value(
    variable: str, choice: ftl.SelectExpression, variant: ftl.Variant, language: Language
) -> str | int | None:
    """Find a value that leads to a branch; None if no whole number does."""
    keys = [read_key(branch) for branch in choice.variants]
    numeric = all(key in PLURALS or key.isdigit() for key in keys) and not variable.endswith("-number")
    if not numeric:
        return read_key(variant)
    rule = Locale.parse(language).plural_form
    for number in NUMBERS:
        named = [key for key in keys if key in {str(number), rule(number)}]
        exact = next((key for key in named if key.isdigit()), None)
        taken = exact or next(iter(named), None)
        if read_key(variant) == taken or (taken is None and variant.default):
            return number
    return None


def read_key(variant: ftl.Variant) -> str:
    """Read what a branch is called."""
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)


@cache
def choose_name(variable: str, part: str, language: Language) -> str:
    """Choose a form of a name: of the game's own, if it has a family of that name."""
    base, _, form = variable.rpartition("-")
    if not base or form not in FORMS:
        return f"‹{variable}›"
    for folder in list_folders(part):
        for entry in entries(folder / f"{language}.ftl"):
            if isinstance(entry, ftl.Message) and entry.id.name.startswith(f"{base}-"):
                forms = {attribute.id.name: attribute.value for attribute in entry.attributes}
                if form in forms and isinstance(forms[form].elements[0], ftl.TextElement):
                    return str(forms[form].elements[0].value)
    return ANYBODY[language].get(form, f"‹{variable}›")


def list_folders(part: str) -> list[Path]:
    """List the folders of strings of a game or a floor."""
    return [folder for folder in folders() if folder.is_relative_to(ROOT / part)]


def say_branches(part: str, language: Language) -> Iterator[str]:
    """Say every branch of a game or a floor once, a line each."""
    say = Catalogue(*list_folders(part))[language]
    for folder in list_folders(part):
        path = folder / f"{language}.ftl"
        for entry in entries(path):
            if not isinstance(entry, ftl.Message):
                continue
            named = [("", entry.value), *((node.id.name, node.value) for node in entry.attributes)]
            for attribute, pattern in named:
                if pattern is None or attribute in FORMS:
                    continue
                branches = list(list_branches(pattern, language))
                usual = dict(chain.from_iterable(branch.items() for branch in branches))
                known = messages(path)[entry.id.name].patterns[attribute]
                given = {name: choose_name(name, part, language) for name in known - usual.keys()}
                message = f"{entry.id.name}.{attribute}".rstrip(".")
                for branch in branches:
                    values = {**given, **usual, **branch}
                    values |= {name: agree(name, values, language) for name in given}
                    yield f"{message} {tell(branch)}: {say(message, **values)}"


def agree(variable: str, values: Mapping[str, str | int], language: Language) -> str | int:
    """Give the form of a name that goes with its number: of the reader, of several, or as it is."""
    base, _, form = variable.rpartition("-")
    number = values.get(f"{base}-number")
    if number == "many":
        return SEVERAL[language].get(form, values[variable])
    # English knows no number `you`: the reader and several have the same verb.
    if number == "you" or (number == "other" and language == "en"):
        you = Catalogue()[language]
        return you(f"you.{form}") if form and you.has(f"you.{form}") else values[variable]
    return values[variable]


def tell(branch: Branch) -> str:
    return ", ".join(f"{name} {value}" for name, value in branch.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_branch_of_a_sentence_is_right(
    part: str, language: Language, snapshot: SnapshotAssertion
) -> None:
    assert "\n".join(" ⏎ ".join(line.splitlines()) for line in say_branches(part, language)) == snapshot


def test_branches_within_branches_are_found() -> None:
    """Given a number within a word, each pair is found, and no number where no number leads."""
    numbers = "{ $n ->\n        [one] x\n        [few] y\n       *[many] z\n    }"
    text = f"a = {{ $who ->\n    [you] {numbers}\n   *[other] w\n}}\n"
    [message] = FluentParser().parse(text).body
    assert isinstance(message, ftl.Message)
    assert message.value is not None

    branches = list(list_branches(message.value, "pl"))

    assert branches == [
        {"who": "you", "n": 1},
        {"who": "you", "n": 2},
        {"who": "you", "n": 5},
        {"who": "other"},
    ]
