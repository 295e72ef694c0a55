"""Discord's rules on application commands (docs/sandbox.md)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from bot.sandbox.errors import Json, Path, Violation
from bot.sandbox.limits.components import check_count, check_length

LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
CHAT_INPUT, USER_MENU, MESSAGE_MENU, ENTRY_POINT = 1, 2, 3, 4
PER_SCOPE = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
MAX_CHARACTERS = 8000
_MARKS = re.compile(r"[-_']")


def name_is_valid(name: str) -> bool:
    """Check the name of a slash command or option: 1–32 letters, digits, `-`, `_`, `'`, in lower case.

    Devanagari and Thai marks count as letters (interactions/application-commands, naming).
    """
    if not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(_MARKS.match(c) or unicodedata.category(c)[0] in "LN" or _indic(c) for c in name)


def _indic(char: str) -> bool:
    return "\u0900" <= char <= "\u097f" or "\u0e00" <= char <= "\u0e7f"


def _check_name(path: Path, name: Any, *, menu: bool) -> Iterator[Violation]:
    yield from check_length(path, name, 1, 32)
    if isinstance(name, str) and not menu and 1 <= len(name) <= 32 and not name_is_valid(name):
        yield Violation(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid: lower-case letters, digits, - _ '",
        )


def _locales(path: Path, table: Any) -> Iterator[tuple[str, Any, Path, Violation | None]]:
    for locale, text in (table or {}).items():
        bad = None
        if locale not in LOCALES:
            bad = Violation((*path, locale), "ENUM_TYPE_COERCE", f"{locale!r} is not a locale of Discord")
        yield locale, text, (*path, locale), bad


def _check_names(path: Path, part: Json, *, menu: bool) -> Iterator[Violation]:
    yield from _check_name((*path, "name"), part.get("name"), menu=menu)
    for _, text, here, bad in _locales((*path, "name_localizations"), part.get("name_localizations")):
        if bad:
            yield bad
        yield from _check_name(here, text, menu=menu)


def _check_descriptions(path: Path, part: Json) -> Iterator[Violation]:
    yield from check_length((*path, "description"), part.get("description"), 1, 100)
    for _, text, here, bad in _locales(
        (*path, "description_localizations"), part.get("description_localizations")
    ):
        if bad:
            yield bad
        yield from check_length(here, text, 1, 100)


def _check_choices(path: Path, option: Json) -> Iterator[Violation]:
    choices = option.get("choices")
    if choices is None:
        return
    if option.get("autocomplete"):
        yield Violation(
            path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", "Choices exclude autocomplete"
        )
    yield from check_choices(path, choices, number=option.get("type") in (INTEGER, NUMBER))


def check_choices(path: Path, choices: Any, *, number: bool = False) -> Iterator[Violation]:
    """The rules on a list of choices, of a command or of an autocomplete answer."""
    yield from check_count(path, choices, 0, 25)
    names: set[str] = set()
    for index, choice in enumerate(choices if isinstance(choices, list) else []):
        here = (*path, index)
        yield from check_length((*here, "name"), choice.get("name"), 1, 100)
        for _, text, spot, bad in _locales((*here, "name_localizations"), choice.get("name_localizations")):
            if bad:
                yield bad
            yield from check_length(spot, text, 1, 100)
        value = choice.get("value")
        if isinstance(value, str):
            yield from check_length((*here, "value"), value, 1, 100)
        if number and isinstance(value, str):
            yield Violation((*here, "value"), "NUMBER_TYPE_COERCE", "A number is wanted")
        if choice.get("name") in names:
            yield Violation(
                (*here, "name"), "APPLICATION_COMMAND_OPTIONS_DUPLICATED_NAME", "Duplicate choice name"
            )
        names.add(str(choice.get("name")))


def _check_options(path: Path, options: Any, depth: int) -> Iterator[Violation]:
    if options is None:
        return
    yield from check_count(path, options, 0, 25)
    if not isinstance(options, list):
        return
    yield from _check_distinct(path, options)
    optional_seen = False
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        yield Violation(
            path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options cannot be mixed"
        )
    for index, option in enumerate(options):
        here = (*path, index)
        kind = option.get("type")
        if kind not in range(1, 12):
            yield Violation((*here, "type"), "BASE_TYPE_CHOICES", "Value must be one of {1 … 11}.")
        if (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
            yield Violation((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
        yield from _check_names(here, option, menu=False)
        yield from _check_descriptions(here, option)
        if kind in (SUBCOMMAND, GROUP):
            yield from _check_options(
                (*here, "options"), option.get("options"), 2 if kind == SUBCOMMAND else depth + 1
            )
            continue
        if option.get("required"):
            if optional_seen:
                yield Violation(
                    here,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        yield from _check_choices((*here, "choices"), option)


def _check_distinct(path: Path, options: list[Json]) -> Iterator[Violation]:
    locales = {locale for option in options for locale in (option.get("name_localizations") or {})}
    for locale in (None, *sorted(locales)):
        seen: set[str] = set()
        for index, option in enumerate(options):
            translated = (option.get("name_localizations") or {}).get(locale)
            name = translated or option.get("name")
            if name in seen:
                code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
                yield Violation(
                    (*path, index, "name"), code, f"Option name {name!r} is taken ({locale or 'default'})"
                )
            seen.add(str(name))


def characters(command: Json) -> int:
    """Characters that count towards 8,000: name, description and values, the longest localisation of each."""

    def longest(part: Json, key: str) -> int:
        texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
        return max(len(str(text)) for text in texts)

    def size(part: Json) -> int:
        own = longest(part, "name") + longest(part, "description")
        choices = sum(longest(c, "name") + len(str(c.get("value", ""))) for c in part.get("choices") or [])
        return own + choices + sum(size(option) for option in part.get("options") or [])

    return size(command)


def check_command(command: Any, path: Path = ()) -> Iterator[Violation]:
    """All rules on one command."""
    if not isinstance(command, dict):
        yield Violation(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    kind = command.get("type", CHAT_INPUT)
    menu = kind != CHAT_INPUT
    yield from _check_names(path, command, menu=menu)
    if menu:
        if command.get("description"):
            yield Violation(
                (*path, "description"), "APPLICATION_COMMAND_INVALID_DESCRIPTION", "Menus have none"
            )
        if command.get("options"):
            yield Violation(
                (*path, "options"), "APPLICATION_COMMAND_OPTIONS_INVALID", "Menus have no options"
            )
        return
    yield from _check_descriptions(path, command)
    yield from _check_options((*path, "options"), command.get("options"), 0)
    if (total := characters(command)) > MAX_CHARACTERS:
        yield Violation(
            path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({total} of 8000)"
        )


def check_commands(commands: Any) -> Iterator[Violation]:
    """All rules on a whole scope, as a bulk overwrite gives it."""
    if not isinstance(commands, list):
        yield Violation((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    seen: set[tuple[Any, Any]] = set()
    tally = dict.fromkeys(PER_SCOPE, 0)
    for index, command in enumerate(commands):
        yield from check_command(command, (index,))
        kind = command.get("type", CHAT_INPUT)
        tally[kind] = tally.get(kind, 0) + 1
        key = (kind, command.get("name"))
        if key in seen:
            yield Violation((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Names must be unique")
        seen.add(key)
    for kind, number in tally.items():
        if number > PER_SCOPE.get(kind, 0):
            yield Violation((), "BASE_TYPE_BAD_LENGTH", f"{number} commands of type {kind}", 30032)
