"""The message catalogues (Fluent), what people gave in them, and phrases said from them in one language."""

from __future__ import annotations

import re
import unicodedata
from collections import ChainMap
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Final, Literal, Self, TypeAlias, get_args

from babel import Locale
from babel.dates import format_date, format_datetime, format_skeleton, get_timezone_location
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser

from bot.engine import clean_text

# Plain text within Discord markdown.

MARKS: Final = re.compile(
    r"[\\*_~`|<>\[\]#@]"
    # What would be an address: of a page, or an invitation to a server, which needs no `https` before it.
    r"|(?<=:)/|(?<=\w)\.(?=[^\W\d_])|(?<=[^\W\d_])/(?=\w)"
    # The beginning of a line: a list, or small print.
    r"|^\s*[-+](?=\s)|^\s*\d{1,9}(?P<dot>\.)(?=\s)",
    re.MULTILINE,
)
"""What Discord may read as more than a character: emphasis, code, links, mentions, headings, lists."""


def escape_markdown(text: str) -> str:
    """A text that Discord shows as it is; the same text where nothing in it is a mark."""
    return MARKS.sub(lambda mark: f"{mark[0][:-1]}\\{mark[0][-1]}", text)


def with_sign(number: int) -> str:
    """Write a number of points or a modifier with its sign: `+1`, `−1`, `0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


# Texts that people give: cleaned wherever they come in, and harmless wherever they are shown.
#
# In a message a `GivenText` escapes itself, links and mentions too; `plain` is for pictures, labels and the
# database.


@dataclass(frozen=True, slots=True, init=False)
class GivenText:
    """A text that somebody gave, cleaned. As `str`, and so in every message, it is plain Discord markdown.

    plain: the same for what is no markdown: pictures, labels, files, the database.
    """

    plain: str

    def __init__(self, text: str) -> None:
        object.__setattr__(self, "plain", clean_text(text))

    def __str__(self) -> str:
        return escape_markdown(self.plain)

    def __bool__(self) -> bool:
        return bool(self.plain)

    @property
    def code(self) -> str:
        """Within Discord markdown as a piece of code: nothing in it can end that."""
        return f"`{self.plain.replace('`', '’') or ' '}`"

    def clip(self, most: int) -> GivenText:
        """Its beginning, with an ellipsis where that is not all."""
        if len(self.plain) <= most:
            return self
        return GivenText(f"{self.plain[: most - 1].rstrip()}…")


# Message catalogues in Fluent, behind our own small door.
#
# A folder of strings holds `en.ftl` and `pl.ftl`. Keys are message ids, never English text; a missing key or
# variable is an error at once, never a blank on somebody's screen.

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
    ends = [*(entry.start() for entry in entries[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(entries, ends, strict=True)}


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
        shown = {
            name: str(value) if isinstance(value, GivenText) else value for name, value in values.items()
        }
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingMessageError(f"{message} ({self.language}): {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Check whether the id (or `id.attribute`) exists."""
        return self._find(message) is not None

    def _find(self, message: str) -> Pattern | None:
        name, _, attribute = message.partition(".")
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        entry = self._bundle.get_message(name)
        return entry.attributes.get(attribute) if attribute else entry.value

    def _parse(self, name: str) -> None:
        """Parse a message or a term, and those it refers to, if that has not been done."""
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


# The alphabetical order of each language.

ALPHABETS: Final[dict[Language, str]] = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
}


@lru_cache(maxsize=1 << 10)
def collation(text: str, language: Language) -> str:
    """Return a key to sort a text by: letters in the order of the alphabet, unknown marks left out."""
    alphabet = ALPHABETS[language]
    return "".join(_weight(letter, alphabet) for letter in text.casefold())


def _weight(letter: str, alphabet: str) -> str:
    known = letter if letter in alphabet else unicodedata.normalize("NFD", letter)[0]
    if known in alphabet:
        return chr(ord("a") + alphabet.index(known))
    return known if known.isdigit() or known == " " else ""


# Sentences with names in them: a name brings its grammatical forms along.
#
# `say("event-turn-began", seat=say.name("north"))` gives the message `$seat`, `$seat-nom` and whatever other
# forms the catalogue lists for this name in this language.

LABEL = ""
YOU: Final = "you"
"""The message with the forms of whoever reads; its number is `you`."""

Forms: TypeAlias = Mapping[str, str]
"""A name by form; `LABEL` is the bare name."""


class Phrasebook:
    """One language of a game: call it with a message id and its variables, names as `Forms`.

    FORMS: a name may have; each language lists those it needs. FAMILIES: what has a name: the beginnings of
    the message ids, before the id of the thing; an id that is in several of them means the first. TITLES:
    those of titles, which are the same in every form and of number `one`, so that none is listed.
    listener: the seat of whoever reads, who is called *you* instead of by its name; None: nobody is.
    """

    FORMS: ClassVar[tuple[str, ...]]
    FAMILIES: ClassVar[tuple[str, ...]] = ()
    TITLES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, translator: Translator) -> None:
        self.translator = translator
        self.listener: str | None = None
        self._told: dict[str | None, Self] = {}
        self._names: dict[str, Forms] = {}

    @classmethod
    def read(cls, *folders: Path) -> Mapping[Language, Self]:
        """The phrasebook of each language, with the strings of these folders and the common ones."""
        catalogue = Catalogue(*folders)
        return {language: cls(catalogue[language]) for language in LANGUAGES}

    def to(self, listener: str | None) -> Self:
        """The same as told to the one at this seat; to None: with everybody named."""
        if listener == self.listener:
            return self
        phrasebook = self._told.get(listener)
        if phrasebook is None:
            phrasebook = self._told[listener] = copy(self)
            phrasebook.listener = listener
        return phrasebook

    def __call__(self, message: str, /, **values: str | int | Forms) -> str:
        """The message. Raises MissingMessageError for an unknown id or variable."""
        return self.translator(message, **_flatten(values))

    def name(self, known: str) -> Forms:
        """The name of what has this id in the game. Raises KeyError for an id nothing has."""
        if known == self.listener:
            return self.forms(YOU)
        forms = self._names.get(known)
        if forms is None:
            message = self._message(known)
            if message is None:
                raise KeyError(known)
            forms = self._names[known] = self.forms(message)
        return forms

    def names(self, known: str) -> bool:
        """Check whether something has this id."""
        return self._message(known) is not None

    def label(self, known: str) -> str:
        """The bare name, as on a button or in a list."""
        return self.name(known)[LABEL]

    def labels(self, known: Sequence[str]) -> str:
        """Bare names in a list."""
        return self.translator.join([self.label(known_id) for known_id in known])

    def several(self, known: Sequence[str]) -> Forms:
        """Names joined to a list, in every form that all of them have; its number is `many`."""
        return self.join_names([self.name(known_id) for known_id in known])

    def join_names(self, names: Sequence[Forms]) -> Forms:
        """The same of names at hand: `Gimli, Legolas and Boromir`."""
        if len(names) == 1:
            return names[0]
        shared = [form for form in names[0] if all(form in name for name in names)] if names else []
        forms = {form: self.translator.join([name[form] for name in names]) for form in shared}
        if "start" in forms and "nom" in forms:
            forms["start"] = self.translator.join([names[0]["start"], *(name["nom"] for name in names[1:])])
        if "number" in forms:
            forms["number"] = "many"
        return forms

    def forms(self, message: str) -> Forms:
        """The name a message gives, in the forms it has. Raises MissingMessageError."""
        forms = self._names.get(message)
        if forms is None:
            label = self.translator(message)
            is_title = message.startswith(self.TITLES)
            listed = self._repeat(label) if is_title else self._read_forms(message)
            forms = self._names[message] = {LABEL: label, **listed}
        return forms

    def _repeat(self, title: str) -> Forms:
        return {form: "one" if form == "number" else title for form in self.FORMS}

    def _read_forms(self, message: str) -> Forms:
        translator = self.translator
        listed = [form for form in self.FORMS if translator.has(f"{message}.{form}")]
        return {form: translator(f"{message}.{form}") for form in listed}

    def _message(self, known: str) -> str | None:
        """The message with the name of what has this id."""
        if not known.isidentifier():
            return None
        return next(filter(self.translator.has, (f"{family}{known}" for family in self.FAMILIES)), None)


def _flatten(values: Mapping[str, str | int | Forms]) -> dict[str, str | int]:
    """The variables of a message: for a name, one for each of its forms."""
    flat: dict[str, str | int] = {}
    for name, value in values.items():
        if isinstance(value, str | int):
            flat[name] = value
        else:
            flat |= {f"{name}-{form}" if form else name: text for form, text in value.items()}
    return flat
