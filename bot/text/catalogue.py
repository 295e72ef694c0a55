"""Message catalogues in Fluent, behind our own small door.

A folder of strings holds `en.ftl` and `pl.ftl`. Keys are message ids, never English text; a missing key or
variable is an error at once, never a blank on somebody's screen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

Language: TypeAlias = Literal["en", "pl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Value: TypeAlias = str | int | float

_LISTS = {"en": "en_GB", "pl": "pl"}
"""Whose lists: British English does without the comma before `and`."""

MOST_REMEMBERED = 20_000
"""Formatted messages kept per language: the same sentences come again and again, and formatting is dear."""

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_NAME = re.compile(r"(?<![\w$-])-?[A-Za-z][\w-]*")

COMMON = Path(__file__).parent / "strings"


class MissingMessageError(KeyError):
    """Raised for a message id or variable the catalogue does not have."""


def language_of(locale: str | None, default: Language = "en") -> Language:
    """The language for a Discord locale such as `pl` or `en-GB`."""
    code = (locale or "").split("-")[0]
    return next((language for language in LANGUAGES if language == code), default)


class Speech:
    """One language of a catalogue: call it with a message id and its variables."""

    def __init__(self, language: Language, strings: Sequence[Mapping[str, str]]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = {name: source for each in strings for name, source in each.items()}
        self._read: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, message: str, /, **values: Value) -> str:
        """The message with this id; `id.attribute` names an attribute. Raises MissingMessageError."""
        key = (message, *values.items())
        said = self._said.get(key)
        if said is None:
            said = self._remember(key, self._format(message, values))
        return said

    def _remember(self, key: tuple[object, ...], text: str) -> str:
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        self._said[key] = text
        return text

    def _format(self, message: str, values: dict[str, Value]) -> str:
        name, _, attribute = message.partition(".")
        pattern = self._pattern(name, attribute)
        if pattern is None:
            raise MissingMessageError(f"{message} ({self.language})")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessageError(f"{message} ({self.language}): {errors[0]}")
        return str(text)

    def _pattern(self, name: str, attribute: str) -> Any:
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _parse(self, name: str) -> None:
        """Parses a message, and all it may refer to, at its first use: parsing whole files takes long."""
        if name in self._read or name not in self._sources:
            return
        self._read.add(name)
        source = self._sources[name]
        self._bundle.add_resource(FluentResource(source))
        for mentioned in _NAME.findall(source):
            self._parse(mentioned)

    def has(self, message: str) -> bool:
        """Whether the id (or `id.attribute`) exists."""
        name, _, attribute = message.partition(".")
        return self._pattern(name, attribute) is not None

    def join(self, words: Sequence[str]) -> str:
        """A list in this language: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        key = ("", *words)
        said = self._said.get(key)
        if said is None:
            # Loading it takes as long as all our own strings, and the first answers seldom need it.
            from babel.lists import format_list

            said = self._remember(key, format_list(list(words), locale=_LISTS[self.language]))
        return said

    def date(self, moment: datetime) -> str:
        """A moment in this language, medium length."""
        from babel.dates import format_datetime

        return format_datetime(moment, "medium", locale=self.language)


class Catalogue:
    """The strings of some folders with the common ones, each language read at first use; ids are unique."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (COMMON, *folders)
        self._speeches: dict[Language, Speech] = {}

    def __getitem__(self, language: Language) -> Speech:
        speech = self._speeches.get(language)
        if speech is None:
            strings = [read_strings(folder / f"{language}.ftl") for folder in self.folders]
            speech = self._speeches[language] = Speech(language, strings)
        return speech


@cache
def read_strings(path: Path) -> Mapping[str, str]:
    """The source of each message of one file by its id; each file is read once."""
    text = path.read_text("utf-8")
    starts = list(_ENTRY.finditer(text))
    ends = [*(each.start() for each in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=False)}
