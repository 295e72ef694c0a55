"""Message catalogues in Fluent, behind our own small door.

A folder of strings holds `en.ftl` and `pl.ftl`. Keys are message ids, never English text; a missing key or
variable is an error at once, never a blank on somebody's screen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import get_args

from bot.text.formatting import Language as Language
from bot.text.formatting import MissingMessageError as MissingMessageError
from bot.text.formatting import Say, Value, patterns

LANGUAGES: tuple[Language, ...] = get_args(Language)

MOST_REMEMBERED = 2_000
"""Formatted messages kept of each kind, per language: some come again and again, and formatting is dear.

Those that name many things seldom do: after 160 games of The Confrontation there were 16,000, of 0.7 kB each.
"""

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)

COMMON = Path(__file__).parent / "strings"


def language_of(locale: str | None, default: Language = "en") -> Language:
    """The language for a Discord locale such as `pl` or `en-GB`."""
    code = (locale or "").split("-")[0]
    return next((language for language in LANGUAGES if language == code), default)


class Translator:
    """One language of a catalogue: call it with a message id and its variables."""

    def __init__(self, language: Language, strings: Sequence[Mapping[str, str]]) -> None:
        self.language = language
        self._sources = {name: source for each in strings for name, source in each.items()}
        self._patterns: dict[str, dict[str, Say]] = {}
        self._said = lru_cache(MOST_REMEMBERED)(self._say)
        self._joined = lru_cache(MOST_REMEMBERED)(self._join)

    def __call__(self, message: str, /, **values: Value) -> str:
        """The message with this id; `id.attribute` names an attribute. Raises MissingMessageError."""
        return self._said(message, **values)

    def anew(self, message: str, values: Mapping[str, Value]) -> str:
        """The same, which the caller remembers: nothing is looked up here, and nothing kept."""
        name, _, attribute = message.partition(".")
        try:
            return self._find(name, attribute)(values)
        except MissingMessageError as error:
            raise MissingMessageError(f"{message} ({self.language}): {error.args[0]}") from None

    def _say(self, message: str, /, **values: Value) -> str:
        return self.anew(message, values)

    def _find(self, name: str, attribute: str) -> Say:
        said = self._read(name).get(attribute)
        if said is None:
            raise MissingMessageError(f"no {name}.{attribute}" if attribute else f"no {name}")
        return said

    def _read(self, name: str) -> dict[str, Say]:
        """A message, parsed when it is first said: parsing whole files takes long."""
        found = self._patterns.get(name)
        if found is None:
            if name not in self._sources:
                return {}
            found = self._patterns[name] = patterns(self._sources[name], self.language, self._find)
        return found

    def has(self, message: str) -> bool:
        """Whether the id (or `id.attribute`) exists."""
        name, _, attribute = message.partition(".")
        return attribute in self._read(name)

    def join(self, words: Sequence[str]) -> str:
        """A list in this language: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self._joined(*words)

    def _join(self, *words: str) -> str:
        # Not by Babel, which would take more memory than all our own strings.
        *before, last = words
        return self.anew("list-joined", {"before": ", ".join(before), "last": last})

    def date(self, moment: datetime) -> str:
        """A moment in this language, medium length."""
        from babel.dates import format_datetime

        return format_datetime(moment, "medium", locale=self.language)


class Catalogue:
    """The strings of some folders with the common ones, each language read at first use; ids are unique."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (COMMON, *folders)
        self._speeches: dict[Language, Translator] = {}

    def __getitem__(self, language: Language) -> Translator:
        translator = self._speeches.get(language)
        if translator is None:
            strings = [read_strings(folder / f"{language}.ftl") for folder in self.folders]
            translator = self._speeches[language] = Translator(language, strings)
        return translator


@cache
def read_strings(path: Path) -> Mapping[str, str]:
    """The source of each message of one file by its id; each file is read once."""
    return _sources(path)


def glance(folders: Sequence[Path], language: Language) -> Translator:
    """Strings that are read for a few messages and not kept: those of a game nobody plays take much room."""
    return Translator(language, [_sources(folder / f"{language}.ftl") for folder in folders])


def _sources(path: Path) -> Mapping[str, str]:
    text = path.read_text("utf-8")
    starts = list(_ENTRY.finditer(text))
    ends = [*(each.start() for each in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=False)}
