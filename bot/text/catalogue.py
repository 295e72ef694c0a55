"""Message catalogues in Fluent, behind our own small door.

A folder of strings holds `en.ftl` and `pl.ftl`. Keys are message ids, never English text; a missing key or
variable is an error at once, never a blank on somebody's screen.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Sequence
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from babel import Locale
from babel.dates import format_date, format_datetime, format_skeleton, get_timezone_location
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser

from bot.text.given import GivenText

Language: TypeAlias = Literal["en", "pl"]
Value: TypeAlias = str | int | float | GivenText
"""What stands in a message; of what people gave, a form that Discord shows as it is."""

LANGUAGES: tuple[Language, ...] = get_args(Language)
LIST_LOCALES: Final[dict[Language, str]] = {"en": "en_GB", "pl": "pl"}
"""Whose lists: ours have no comma before the last word."""
MOST_REMEMBERED = 2_000
"""Formatted messages kept per catalogue and language: a menu says the same few again and again."""

COMMON = Path(__file__).parent / "strings"


class MissingMessageError(KeyError):
    """Raised for a message id or variable the catalogue does not have."""


def language_of(locale: str | None, default: Language = "en") -> Language:
    """The language for a Discord locale such as `pl` or `en-GB`."""
    code = (locale or "").split("-")[0]
    return next((language for language in LANGUAGES if language == code), default)


ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: what goes on with one is indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


@cache
def read_strings(path: Path) -> dict[str, str]:
    """The messages and terms of a file by their ids, as they are written there."""
    text = path.read_text("utf-8")
    entries = list(ENTRY.finditer(text))
    ends = [*(each.start() for each in entries[1:]), len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(entries, ends, strict=True)}


class Translator:
    """One language of a catalogue: call it with a message id and its variables.

    A message is parsed when it is first said: to parse all of them takes most of a second.
    """

    def __init__(self, language: Language, folders: Sequence[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._sources = ChainMap(*[read_strings(folder / f"{language}.ftl") for folder in folders])
        self._parsed: set[str] = set()
        self._list_locale = Locale.parse(LIST_LOCALES[language])
        self._format = lru_cache(MOST_REMEMBERED)(self._look_up)

    def __call__(self, message: str, /, **values: Value) -> str:
        """The message with this id; `id.attribute` names an attribute. Raises MissingMessageError."""
        return self._format(message, **values)

    def _look_up(self, message: str, /, **values: Value) -> str:
        pattern = self._find(message)
        if pattern is None:
            raise MissingMessageError(f"no {message} ({self.language})")
        shown = {name: str(each) if isinstance(each, GivenText) else each for name, each in values.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingMessageError(f"{message} ({self.language}): {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether the id (or `id.attribute`) exists."""
        return self._find(message) is not None

    def _find(self, message: str) -> Pattern | None:
        name, _, attribute = message.partition(".")
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _parse(self, name: str) -> None:
        """Parses a message or a term, and those it refers to, if that has not been done."""
        if name in self._parsed or name not in self._sources:
            return
        source = self._sources[name]
        for other in REFERENCE.findall(source):
            self._parse(other)
        self._bundle.add_resource(self._parser.parse(source))
        # Last of all: a replay is told in a thread of its own meanwhile, and may parse the same twice.
        self._parsed.add(name)

    def join(self, words: Sequence[str]) -> str:
        """A list in this language: `a, b and c`."""
        return format_list(words, locale=self._list_locale)

    def date(self, moment: datetime) -> str:
        """A moment in this language, medium length."""
        return format_datetime(moment, "medium", locale=self.language)

    def city(self, zone: str) -> str:
        """The city a time zone is called by, in this language."""
        return get_timezone_location(zone, locale=self.language, return_city=True)

    def day(self, moment: datetime) -> str:
        """A day in this language, medium length."""
        return format_date(moment, "medium", locale=self._list_locale)

    def month(self, moment: datetime) -> str:
        """A month and its year in this language, in full."""
        return format_skeleton("yMMMM", moment, locale=self._list_locale)


class Catalogue:
    """The strings of some folders with the common ones, each language read at first use; ids are unique."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (COMMON, *folders)
        self._translators: dict[Language, Translator] = {}

    def __getitem__(self, language: Language) -> Translator:
        translator = self._translators.get(language)
        if translator is None:
            translator = self._translators[language] = Translator(language, self.folders)
        return translator
