"""The finished games of a server, and one of them with what leads into it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from discord import ui

from bot.match.table.values import Table
from bot.store import ArchiveQuery, ArchiveRow, Ending
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind, base36
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.afterwards import offer_afterwards
from bot.ui.messages.archive_options import name_agreed, read_agreed, write_agreed
from bot.ui.messages.layout import (
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
)
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

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
    user, entries, offset, cup = (base36(each) if each else "" for each in numbers)
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
        next((each for each in ENDINGS if ending and each.startswith(ending)), None),
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
    presentation: Presentation, query: ArchiveQuery, found: Sequence[ArchiveRow], language: Language
) -> Page:
    """A page of the archive. found: its games, and one more where there is another page."""
    translator = presentation.translator(language)
    shown = [each for each in found[:A_PAGE] if each.results[0].game in presentation.games]
    lines = [
        f"{number}. {_tell_game(presentation, each, language)}"
        for number, each in enumerate(shown, start=query.offset + 1)
    ]

    def build() -> Layout:
        heading = translator("archive-heading") + tell_query(presentation, query, language)
        parts: list[Part] = [text(heading), text("\n".join(lines) or translator("archive-empty"))]
        if shown:
            parts.append(_choose_game(presentation, shown, query, language))
        parts.append(_choose_title(presentation, query, language))
        return frame([*parts, *rows(_turn(translator, query, more=len(found) > A_PAGE))], QUIET)

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
        f"{'🏆 ' if each.won else ''}{mention(translator, each.user)} ({words.seat(each.seat, language)})"
        for each in row.results
    ]
    day = translator.day(datetime.fromisoformat(row.results[0].finished))
    steps = translator("archive-steps", count=row.entries)
    return f"**{words.name(language)}** — {', '.join(people)}\n-# {day} · {steps}"


def _choose_game(
    presentation: Presentation, shown: Sequence[ArchiveRow], query: ArchiveQuery, language: Language
) -> Part:
    translator = presentation.translator(language)
    lines = []
    for number, each in enumerate(shown, start=query.offset + 1):
        name = presentation.name(each.results[0].game, language)
        day = translator.day(datetime.fromisoformat(each.results[0].finished))
        lines.append(option(str(each.match), f"{number}. {name} · {day}"))
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
    found = []
    for offset, label, emoji, there in (
        (query.offset - A_PAGE, "previous", "◀️", query.offset > 0),
        (query.offset + A_PAGE, "next", "▶️", more),
    ):
        if there:
            target = ComponentId(Kind.ARCHIVE, payload=write_query(replace(query, offset=max(0, offset))))
            found.append(button(target, translator(f"button-{label}"), emoji=emoji))
    target = ComponentId(Kind.NARROW, payload=write_query(replace(query, offset=0)))
    return [*found, button(target, translator("button-narrow"), emoji="🔎")]


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
    return plain(lambda: frame([text(told), *rows(offer_afterwards(translator, table))], QUIET))
