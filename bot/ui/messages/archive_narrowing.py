"""Menus that narrow down which finished games are looked for: each marks what is chosen, to be taken away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum, unique
from typing import Any, Final

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.table.values import RefusedError
from bot.store import ArchiveQuery
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.archive import (
    A_PAGE,
    ENDINGS,
    MOST,
    list_titles,
    name_month,
    tell_query,
    write_query,
)
from bot.ui.messages.archive_options import list_options, read_agreed
from bot.ui.messages.layout import QUIET, Layout, Part, button, frame, option, rows, select, text, user_select
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

ANY: Final = "-"
"""The value of the line that takes a menu's filter away."""
LENGTHS: Final = (25, 50, 100, 200, 400)
CHOICES: Final = IN_A_SELECT - 1
"""Lines of a menu beside that one."""


@unique
class Menu(IntEnum):
    """A subject of a menu, as the stamp of its id. Values never change their meaning."""

    NONE = 0
    PLAYER = 1
    TITLE = 2
    RESULT = 3
    MONTH = 4
    LENGTH = 5
    AGREED = 6
    """The last one: where there are many options, those after it are about them too."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a menu, and what is looked for once it is chosen."""

    value: str
    label: str
    query: ArchiveQuery


@dataclass(frozen=True, slots=True)
class NarrowingMenu:
    """A menu with all its lines; the first takes its filter away, and stands there while none is chosen."""

    stamp: int
    lines: Sequence[Line]


def narrowing_menus(
    presentation: Presentation, query: ArchiveQuery, months: Sequence[str], language: Language
) -> list[NarrowingMenu]:
    """The menus, but for the one of people. months: in which games have ended, the latest first."""
    translator = presentation.translator(language)
    menus = [
        NarrowingMenu(stamp, list(lines)[:IN_A_SELECT])
        for stamp, lines in (
            (Menu.TITLE, _list_titles(presentation, query, language)),
            (Menu.RESULT, _list_results(translator, query)),
            (Menu.MONTH, _list_months(translator, query, months)),
            (Menu.LENGTH, _list_lengths(translator, query)),
        )
    ]
    if query.game is not None:
        menus += _list_agreed(translator, presentation.games[query.game], query, language)
    return menus


def choose(menus: Sequence[NarrowingMenu], stamp: int, value: str) -> ArchiveQuery:
    """Return what is looked for once a line has been chosen. Raises RefusedError where it is not there."""
    lines = (line for menu in menus if menu.stamp == stamp for line in menu.lines)
    found = next((line.query for line in lines if line.value == value), None)
    if found is None:
        raise RefusedError("archive-no-choice")
    return found


def choose_player(query: ArchiveQuery, values: Sequence[str]) -> ArchiveQuery:
    """The same for the menu of people, in which nobody need be chosen."""
    if not values:
        return replace(query, user=None)
    if len(values) > 1 or not values[0].isdecimal() or not 0 < int(values[0]) < MOST:
        raise RefusedError("archive-no-choice")
    return replace(query, user=int(values[0]))


def narrowing_page(
    presentation: Presentation, query: ArchiveQuery, months: Sequence[str], found: int, language: Language
) -> Page:
    """The page. found: how many games fit, counted up to one more than stand on a page of the archive."""
    translator = presentation.translator(language)
    menus = narrowing_menus(presentation, query, months, language)
    many = found > A_PAGE
    told = translator("narrow-found-more" if many else "narrow-found", count=min(found, A_PAGE))

    def build() -> Layout:
        heading = translator("narrow-heading") + tell_query(presentation, query, language)
        players = () if query.user is None else (query.user,)
        parts: list[Part] = [
            text(f"{heading}\n{told}"),
            user_select(_target(query, Menu.PLAYER), translator("narrow-player"), players, 1),
        ]
        for menu in menus:
            lines = [option(each.value, each.label, chosen=each.query == query) for each in menu.lines]
            parts.append(select(_target(query, menu.stamp), menu.lines[0].label, lines))
        return frame([*parts, *rows(_buttons(translator, query, found))], QUIET)

    return plain(build)


def _target(query: ArchiveQuery, stamp: int) -> ComponentId:
    return ComponentId(Kind.NARROW, stamp=stamp, payload=write_query(query))


def _list_titles(presentation: Presentation, query: ArchiveQuery, language: Language) -> Iterator[Line]:
    for key, seat, name in list_titles(presentation, language):
        # What was agreed on belongs to the game.
        agreed = query.option if key == query.game else None
        value = ANY if key is None else ".".join(filter(None, (key, seat)))
        yield Line(value, name, replace(query, game=key, seat=seat, option=agreed))


def _list_results(translator: Translator, query: ArchiveQuery) -> Iterator[Line]:
    yield Line(ANY, translator("narrow-any-result"), replace(query, ending=None))
    for each in ENDINGS:
        label = translator("narrow-result", result=translator(f"archive-{each}"))
        yield Line(each, label, replace(query, ending=each))


def _list_months(translator: Translator, query: ArchiveQuery, months: Sequence[str]) -> Iterator[Line]:
    yield Line(ANY, translator("narrow-any-month"), replace(query, month=None))
    # One that was asked for by command may be long ago, or have no game.
    asked = [query.month] if query.month is not None and query.month not in months[:CHOICES] else []
    listed = sorted([*months[: CHOICES - len(asked)], *asked], reverse=True)
    for each in listed:
        yield Line(each, name_month(translator, each), replace(query, month=each))


def _list_lengths(translator: Translator, query: ArchiveQuery) -> Iterator[Line]:
    yield Line(ANY, translator("narrow-any-length"), replace(query, entries=0))
    # A command may ask for any length.
    for each in sorted({*LENGTHS, query.entries} - {0}):
        label = translator("narrow-length", count=each)
        yield Line(str(each), label, replace(query, entries=each))


def _list_agreed(
    translator: Translator, bundle: GameBundle, query: ArchiveQuery, language: Language
) -> Iterator[NarrowingMenu]:
    """List what may be agreed on in the game, in as many menus as it takes: about as long as each other, each
    with all the values of its options."""
    options = list(list_options(bundle, language))
    count = sum(map(len, options))
    even = -(-count // max(1, -(-count // CHOICES)))
    menus: list[list[tuple[str, str]]] = [[]]
    for values in options:
        if len(menus[-1]) >= even or len(menus[-1]) + len(values) > CHOICES:
            menus.append([])
        menus[-1] += values
    for number, lines in enumerate(menus, start=1):
        name = "narrow-agreed" if len(menus) == 1 else "narrow-agreed-part"
        any_label = translator(name, number=number, menus=len(menus))
        anything = Line(ANY, any_label, replace(query, option=None))
        listed = [
            Line(written, label, replace(query, option=read_agreed(bundle.game, written)))
            for written, label in lines
        ]
        yield NarrowingMenu(Menu.AGREED + number - 1, [anything, *listed])


def _buttons(translator: Translator, query: ArchiveQuery, found: int) -> list[ui.Button[Any]]:
    shown = ComponentId(Kind.ARCHIVE, payload=write_query(query))
    buttons = [button(shown, translator("button-narrowed"), "primary", "📚", disabled=not found)]
    if query.user is not None:
        target = _target(replace(query, user=None), Menu.PLAYER)
        buttons.append(button(target, translator("button-any-player")))
    everything = ArchiveQuery(query.guild, most=query.most)
    cleared = _target(everything, Menu.NONE)
    return [*buttons, button(cleared, translator("button-clear"), disabled=query == everything)]
