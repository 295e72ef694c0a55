"""The pages of free seats, and of the tables one sits at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.match.match import Table
from bot.match.values import UserId
from bot.match.views import Turn
from bot.text import Language
from bot.ui.layout import ACCENT, QUIET, Layout, Part, button, frame, link, mention, rows, text
from bot.ui.messages.clocks import describe_turn, pace_name, waiting_parts
from bot.ui.messages.ways import LOBBY, Action
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation

MOST_SHOWN: Final = 8
MOST_NEXT: Final = 5
"""Tables of each kind with a button, where all kinds stand in one message of 40 components."""
MOST_OTHERS: Final = 10


def tell_open(presentation: Presentation, table: Table, language: Language) -> str:
    """Tell who waits at a table, for how many more, and what was agreed on."""
    translator, bundle = presentation.translator(language), presentation.bundle(table)
    most = max(bundle.game.facts.players)
    free = most - len(table.joined) - len(table.invited)
    agreed = [pace_name(translator, table), bundle.words.options(table.options, language)]
    return translator(
        "open-line",
        game=bundle.words.name(language),
        people=translator.join([mention(translator, user) for user in table.joined]),
        count=len(table.joined),
        free=free,
        agreed="".join(f" · {detail}" for detail in agreed if detail),
        place=link(table),
    )


def seat_button(presentation: Presentation, table: Table, language: Language) -> ui.Button[Any]:
    """Return the button that seats somebody at a table from afar."""
    label = presentation.translator(language)("button-sit", game=presentation.name(table.key, language))
    return button(ComponentId(Kind.SIT, table.id), label, "primary", "🪑")


def open_seats_page(
    presentation: Presentation, tables: Sequence[Table], language: Language, *, board: bool = False
) -> Page:
    """All free seats of a server. board: a message that is kept up to date."""
    translator = presentation.translator(language)

    def build() -> Layout:
        parts = _seat_parts(presentation, tables[:MOST_SHOWN], language)
        if board:
            parts.append(text(translator("open-board")))
        return frame(parts, ACCENT if tables else QUIET)

    return plain(build)


def _seat_parts(presentation: Presentation, tables: Sequence[Table], language: Language) -> list[Part]:
    """Lay out tables with free seats, and a button to sit down at each."""
    translator = presentation.translator(language)
    lines = "\n".join(f"- {tell_open(presentation, table, language)}" for table in tables)
    buttons = [seat_button(presentation, table, language) for table in tables]
    return [text(translator("open-heading")), text(lines or translator("open-none")), *rows(buttons)]


def next_page(
    presentation: Presentation,
    waiting: Sequence[Turn],
    others: Sequence[Turn],
    free: Sequence[Table] | None,
    language: Language,
    reader: UserId,
    *,
    manages: bool,
) -> Page:
    """Lay out the tables of the reader, those that wait first, and where there is a free seat.

    free: None where there is no server. manages: whether the reader may post the free seats for everybody.
    """
    translator = presentation.translator(language)

    def build() -> Layout:
        parts = waiting_parts(presentation, waiting, language, reader, MOST_NEXT)
        if others:
            lines = [describe_turn(presentation, turn, language, reader) for turn in others[:MOST_OTHERS]]
            parts.append(text("\n".join([translator("next-others"), *(f"- {line}" for line in lines)])))
        if free is not None:
            parts += _seat_parts(presentation, free[:MOST_NEXT], language)
        if manages:
            post = button(ComponentId(Kind.BOARD), translator("button-board"), emoji="🪑")
            parts += rows([post])
        return frame(parts, ACCENT if waiting or free else QUIET)

    return plain(build)


@LOBBY.offer(Action("call", Kind.CALL, "🔔"))
def can_call(table: Table, user: UserId) -> bool:
    """Check whether somebody sits at a table where a role could be called to a free seat."""
    return user in table.joined


def call_page(presentation: Presentation, table: Table, role: int, language: Language) -> Page:
    """Call a role to a table."""
    translator = presentation.translator(language)
    told = translator("open-call", role=f"<@&{role}>", seat=tell_open(presentation, table, language))
    return plain(lambda: frame([text(told), *rows([seat_button(presentation, table, language)])], ACCENT))
