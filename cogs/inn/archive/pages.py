"""The pages of the archive: finished games, which are looked for, and what was agreed on in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import IntEnum, unique
from typing import Any, Final

import orjson
from discord import ui

from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.lobby import with_options
from bot.match.match import Table
from bot.match.values import RefusedError
from bot.store import ArchiveQuery, ArchiveRow, Ending
from bot.text import Language, Translator
from bot.ui.layout import (
    QUIET,
    Layout,
    Part,
    button,
    frame,
    link,
    mention,
    option,
    rows,
    select,
    text,
    user_select,
)
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.actions import list_afterwards
from bot.ui.messages.lobby import option_fields, origin_lines
from bot.ui.messages.ways import FINISHED_GAMES
from bot.ui.page import ComponentId, Kind, Page, base36, plain
from bot.ui.presentation import Presentation

SWITCH = ("true", "false")
_SHORT = {"true": "1", "false": "0"}
IS: Final = "="
"""Between an option and its value."""


def list_options(bundle: GameBundle, language: Language) -> Iterator[list[tuple[str, str]]]:
    """List what may be agreed on in a game, option by option: how each value is written and called."""
    for field in option_fields(bundle.game.options):
        values = [(field.name, value) for value in field.values or SWITCH]
        yield [(write_agreed(agreed), name_agreed(bundle, agreed, language)) for agreed in values]


def read_agreed(game: AnyGame, written: str) -> tuple[str, str] | None:
    """An option and its value as JSON; None where there is no such option of the game, or no such value."""
    name, _, value = written.partition(IS)
    try:
        agreed = with_options(game, game.options(), {name: value})
    except RefusedError:
        return None
    return name, orjson.dumps(getattr(agreed, name)).decode()


def write_agreed(option: tuple[str, str]) -> str:
    """The inverse, as short as it can be: it stands in the ids of buttons."""
    name, value = option
    return f"{name}{IS}{_SHORT.get(value, _text_of(value))}"


def name_agreed(bundle: GameBundle, option: tuple[str, str], language: Language) -> str:
    """Name what was agreed on, in words."""
    name, value = option
    return bundle.words.option(name, _text_of(value), language).label


def _text_of(value: str) -> str:
    return value.strip('"')


A_PAGE: Final = 10
ENDINGS: Final[tuple[Ending, ...]] = ("won", "lost", "drawn")
OPEN: Final = "open"
"""What the payload of the menu of games says; its values are matches."""
AND: Final = ","
"""Between the parts of what is looked for."""
EARLIER_AND: Final = "."
"""What earlier versions had there; their numbers were in tens."""
EARLIER_USER: Final = "u"
"""But for somebody's, after this."""
MOST: Final = 2**63
"""Below which every number of the database is."""


def write_query(query: ArchiveQuery) -> str:
    """Write what is looked for as the payload of a component; the guild and who looks are known by then.

    It is as short as can be: with everything that can be chosen it must fit an id.
    """
    numbers = (query.user, query.entries, query.offset, query.tournament)
    user, entries, offset, cup = (base36(number) if number else "" for number in numbers)
    parts = (
        *(user, query.game, query.seat, (query.ending or "")[:1], (query.month or "").replace("-", "", 1)),
        *(entries, offset, cup, None if query.option is None else write_agreed(query.option)),
    )
    return AND.join(part or "" for part in parts)


def read_query(presentation: Presentation, guild: int, written: str) -> ArchiveQuery:
    """The inverse. What is not there is left out."""
    apart, base = (AND, 36) if AND in written else (EARLIER_AND, 10)
    parts = written.split(apart)
    user, game, seat, ending, month, entries, offset, cup, agreed = (*parts, *[""] * 9)[:9]
    bundle = presentation.games.get(game)
    seats = bundle.game.facts.seats if bundle is not None else ()
    return ArchiveQuery(
        guild,
        _read_user(user, base),
        game if bundle is not None else None,
        seat if seat in seats else None,
        next((known_ending for known_ending in ENDINGS if ending and known_ending.startswith(ending)), None),
        _read_month(month),
        _read_number(entries, base) or 0,
        most=A_PAGE,
        offset=_read_number(offset, base) or 0,
        tournament=_read_number(cup, base),
        option=read_agreed(bundle.game, agreed) if bundle is not None and agreed else None,
    )


def _read_user(written: str, base: int) -> int | None:
    if base == 10 and written.startswith(EARLIER_USER):
        return _read_number(written.removeprefix(EARLIER_USER), 36)
    return _read_number(written, base)


def _read_number(written: str, base: int) -> int | None:
    """None where it is none, or none that the database has."""
    try:
        number = int(written, base) if written.isalnum() else MOST
    except ValueError:
        return None
    return number if 0 < number < MOST else None


def _read_month(written: str) -> str | None:
    """A month as the archive has it, `2026-03`, written with its dash or without."""
    month = f"{written[:4]}-{written[4:]}" if len(written) == len("202603") else written
    return month or None


def archive_page(
    presentation: Presentation, query: ArchiveQuery, games: Sequence[ArchiveRow], language: Language
) -> Page:
    """A page of the archive. games: its rows, and one more where there is another page."""
    translator = presentation.translator(language)
    shown = [row for row in games[:A_PAGE] if row.results[0].game in presentation.games]
    lines = [
        f"{number}. {_tell_game(presentation, row, language)}"
        for number, row in enumerate(shown, start=query.offset + 1)
    ]

    def build() -> Layout:
        heading = translator("archive-heading") + tell_query(presentation, query, language)
        parts: list[Part] = [text(heading), text("\n".join(lines) or translator("archive-empty"))]
        if shown:
            parts.append(_choose_game(presentation, shown, query, language))
        parts.append(_choose_title(presentation, query, language))
        buttons = [
            *_turn(translator, query, more=len(games) > A_PAGE),
            *FINISHED_GAMES.list_ways(translator),
        ]
        return frame([*parts, *rows(buttons)], QUIET)

    return plain(build)


def tell_query(presentation: Presentation, query: ArchiveQuery, language: Language) -> str:
    """Tell what is looked for, below a heading."""
    translator = presentation.translator(language)
    parts = []
    if query.user is not None:
        parts.append(mention(translator, query.user))
    if query.game is not None:
        words = presentation.games[query.game].words
        parts.append(words.name(language))
        if query.seat is not None:
            parts.append(words.seat(query.seat, language))
        if query.option is not None:
            parts.append(name_agreed(presentation.games[query.game], query.option, language))
    if query.ending is not None:
        parts.append(translator(f"archive-{query.ending}"))
    if query.month is not None:
        parts.append(name_month(translator, query.month))
    if query.tournament is not None:
        parts.append(translator("archive-tournament", number=str(query.tournament)))
    if query.entries:
        parts.append(translator("archive-length", count=query.entries))
    return "\n-# " + " · ".join(parts) if parts else ""


def _tell_game(presentation: Presentation, row: ArchiveRow, language: Language) -> str:
    translator = presentation.translator(language)
    words = presentation.games[row.results[0].game].words
    people = [
        f"{'🏆 ' if result.won else ''}{mention(translator, result.user)}"
        f" ({words.seat(result.seat, language)})"
        for result in row.results
    ]
    day = translator.day(datetime.fromisoformat(row.results[0].finished))
    steps = translator("archive-steps", count=row.entries)
    return f"**{words.name(language)}** — {', '.join(people)}\n-# {day} · {steps}"


def _choose_game(
    presentation: Presentation, shown: Sequence[ArchiveRow], query: ArchiveQuery, language: Language
) -> Part:
    translator = presentation.translator(language)
    lines = []
    for number, row in enumerate(shown, start=query.offset + 1):
        name = presentation.name(row.results[0].game, language)
        day = translator.day(datetime.fromisoformat(row.results[0].finished))
        lines.append(option(str(row.match), f"{number}. {name} · {day}"))
    return select(ComponentId(Kind.ARCHIVE, payload=OPEN), translator("archive-open"), lines)


def _choose_title(presentation: Presentation, query: ArchiveQuery, language: Language) -> Part:
    """A menu of the games of the house and their sides."""
    start = replace(query, option=None, offset=0)
    lines = [
        option(
            write_query(replace(start, game=key, seat=seat)),
            name,
            chosen=(query.game, query.seat) == (key, seat),
        )
        for key, seat, name in list_titles(presentation, language)
    ]
    target = ComponentId(Kind.ARCHIVE, payload="title")
    return select(target, presentation.translator(language)("standings-choose"), lines[:IN_A_SELECT])


def list_titles(
    presentation: Presentation, language: Language
) -> Iterator[tuple[str | None, str | None, str]]:
    """All games together, each game and each of its sides: game, seat, and what it is called."""
    translator = presentation.translator(language)
    yield None, None, translator("standings-all")
    for key, bundle in presentation.games.items():
        facts, words = bundle.game.facts, bundle.words
        yield key, None, words.name(language)
        for seat in facts.seats if facts.sided else ():
            side = words.seat(seat, language)
            yield key, seat, translator("standings-side", game=words.name(language), seat=side)


def name_month(translator: Translator, month: str) -> str:
    """A month as people say it."""
    return translator.month(datetime.fromisoformat(f"{month}-01"))


def _turn(translator: Translator, query: ArchiveQuery, *, more: bool) -> list[ui.Button[Any]]:
    buttons = []
    for offset, label, emoji, there in (
        (query.offset - A_PAGE, "previous", "◀️", query.offset > 0),
        (query.offset + A_PAGE, "next", "▶️", more),
    ):
        if there:
            target = ComponentId(Kind.ARCHIVE, payload=write_query(replace(query, offset=max(0, offset))))
            buttons.append(button(target, translator(f"button-{label}"), emoji=emoji))
    target = ComponentId(Kind.NARROW, payload=write_query(replace(query, offset=0)))
    return [*buttons, button(target, translator("button-narrow"), emoji="🔎")]


def finished_page(presentation: Presentation, table: Table, language: Language) -> Page:
    """A finished game: where it was played, and what leads into it."""
    translator = presentation.translator(language)
    words = presentation.bundle(table).words
    people = ", ".join(
        f"{mention(translator, user)} ({words.seat(seat, language)})"
        for seat, user in table.seats
        if user is not None
    )
    told = translator("archive-game", game=words.name(language), people=people, place=link(table))
    origin = origin_lines(translator, presentation.bundle(table), table, language)
    told = "\n".join([told, *origin])
    buttons = [action.button(translator, table.id) for action in list_afterwards(table)]
    return plain(lambda: frame([text(told), *rows(buttons)], QUIET))


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
    query = next((line.query for line in lines if line.value == value), None)
    if query is None:
        raise RefusedError("archive-no-choice")
    return query


def choose_player(query: ArchiveQuery, values: Sequence[str]) -> ArchiveQuery:
    """The same for the menu of people, in which nobody need be chosen."""
    if not values:
        return replace(query, user=None)
    if len(values) > 1 or not values[0].isdecimal() or not 0 < int(values[0]) < MOST:
        raise RefusedError("archive-no-choice")
    return replace(query, user=int(values[0]))


def narrowing_page(
    presentation: Presentation, query: ArchiveQuery, months: Sequence[str], total: int, language: Language
) -> Page:
    """Build the page. total: of games that fit, counted up to one more than a page of the archive holds."""
    translator = presentation.translator(language)
    menus = narrowing_menus(presentation, query, months, language)
    many = total > A_PAGE
    told = translator("narrow-found-more" if many else "narrow-found", count=min(total, A_PAGE))

    def build() -> Layout:
        heading = translator("narrow-heading") + tell_query(presentation, query, language)
        players = () if query.user is None else (query.user,)
        parts: list[Part] = [
            text(f"{heading}\n{told}"),
            user_select(_target(query, Menu.PLAYER), translator("narrow-player"), players, 1),
        ]
        for menu in menus:
            lines = [option(line.value, line.label, chosen=line.query == query) for line in menu.lines]
            parts.append(select(_target(query, menu.stamp), menu.lines[0].label, lines))
        return frame([*parts, *rows(_buttons(translator, query, total))], QUIET)

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
    for ending in ENDINGS:
        label = translator("narrow-result", result=translator(f"archive-{ending}"))
        yield Line(ending, label, replace(query, ending=ending))


def _list_months(translator: Translator, query: ArchiveQuery, months: Sequence[str]) -> Iterator[Line]:
    yield Line(ANY, translator("narrow-any-month"), replace(query, month=None))
    # One that was asked for by command may be long ago, or have no game.
    asked = [query.month] if query.month is not None and query.month not in months[:CHOICES] else []
    listed = sorted([*months[: CHOICES - len(asked)], *asked], reverse=True)
    for month in listed:
        yield Line(month, name_month(translator, month), replace(query, month=month))


def _list_lengths(translator: Translator, query: ArchiveQuery) -> Iterator[Line]:
    yield Line(ANY, translator("narrow-any-length"), replace(query, entries=0))
    # An earlier version let one ask for any length.
    for length in sorted({*LENGTHS, query.entries} - {0}):
        label = translator("narrow-length", count=length)
        yield Line(str(length), label, replace(query, entries=length))


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


def _buttons(translator: Translator, query: ArchiveQuery, total: int) -> list[ui.Button[Any]]:
    shown = ComponentId(Kind.ARCHIVE, payload=write_query(query))
    buttons = [button(shown, translator("button-narrowed"), "primary", "📚", disabled=not total)]
    if query.user is not None:
        target = _target(replace(query, user=None), Menu.PLAYER)
        buttons.append(button(target, translator("button-any-player")))
    everything = ArchiveQuery(query.guild, most=query.most)
    cleared = _target(everything, Menu.NONE)
    return [*buttons, button(cleared, translator("button-clear"), disabled=query == everything)]
