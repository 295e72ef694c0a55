"""The finished games of a server, and one of them with what leads into it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from discord import ui

from bot.match.table import Table
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
EVERYTHING: Final = "-"
USER: Final = "u"
"""What an id in base 36 begins with."""
OPEN: Final = "open"
"""What the payload of the menu of games says; its values are matches."""


def write_query(query: ArchiveQuery) -> str:
    """What is looked for, as the payload of a component; the guild and who looks are known by then."""
    user = None if query.user is None else USER + base36(query.user)
    parts = (
        *(user, query.game, query.seat, query.ending, query.month, query.entries, query.offset),
        *(query.tournament, None if query.option is None else write_agreed(query.option)),
    )
    return ".".join("" if part is None else str(part) for part in parts)


def read_query(presentation: Presentation, guild: int, written: str) -> ArchiveQuery:
    """The inverse. What is not there is left out."""
    user, game, seat, ending, month, entries, offset, cup, agreed = (*written.split("."), *[""] * 9)[:9]
    bundle = presentation.games.get(game)
    seats = bundle.game.facts.seats if bundle is not None else ()
    return ArchiveQuery(
        guild,
        _read_user(user),
        game if bundle is not None else None,
        seat if seat in seats else None,
        next((each for each in ENDINGS if each == ending), None),
        month or None,
        int(entries) if entries.isdecimal() else 0,
        most=A_PAGE,
        offset=int(offset) if offset.isdecimal() else 0,
        tournament=int(cup) if cup.isdecimal() else None,
        option=read_agreed(bundle.game, agreed) if bundle is not None and agreed else None,
    )


def _read_user(written: str) -> int | None:
    """Somebody's id in base 36, which leaves more room; in figures, as earlier versions wrote it."""
    base = 36 if written.startswith(USER) else 10
    try:
        return int(written.removeprefix(USER), base) if written.isalnum() else None
    except ValueError:
        return None


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
        heading = translator("archive-heading") + _about(presentation, query, language)
        parts: list[Part] = [text(heading), text("\n".join(lines) or translator("archive-empty"))]
        if shown:
            parts.append(_choose_game(presentation, shown, query, language))
        parts.append(_choose_title(presentation, query, language))
        return frame([*parts, *rows(_turn(translator, query, more=len(found) > A_PAGE))], QUIET)

    return plain(build)


def _about(presentation: Presentation, query: ArchiveQuery, language: Language) -> str:
    """What is looked for, below the heading."""
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
        parts.append(query.month)
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
    translator = presentation.translator(language)
    start = replace(query, game=None, seat=None, option=None, offset=0)
    lines = [
        option(
            write_query(start), translator("standings-all"), chosen=query.game is None and query.seat is None
        )
    ]
    for key, bundle in presentation.games.items():
        facts = bundle.game.facts
        for seat in (None, *(facts.seats if facts.sided else ())):
            words = bundle.words
            name = words.name(language)
            if seat is not None:
                name = translator("standings-side", game=name, seat=words.seat(seat, language))
            target = replace(start, game=key, seat=seat)
            lines.append(option(write_query(target), name, chosen=(query.game, query.seat) == (key, seat)))
    return select(
        ComponentId(Kind.ARCHIVE, payload="title"), translator("standings-choose"), lines[:IN_A_SELECT]
    )


def _turn(translator: Translator, query: ArchiveQuery, *, more: bool) -> list[ui.Button[Any]]:
    found = []
    for offset, label, emoji, there in (
        (query.offset - A_PAGE, "previous", "◀️", query.offset > 0),
        (query.offset + A_PAGE, "next", "▶️", more),
    ):
        if there:
            target = ComponentId(Kind.ARCHIVE, payload=write_query(replace(query, offset=max(0, offset))))
            found.append(button(target, translator(f"button-{label}"), emoji=emoji))
    return found


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
