"""The pages of free seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.match.match import Table
from bot.match.values import UserId
from bot.text import Language
from bot.ui.layout import ACCENT, QUIET, Layout, button, frame, link, mention, rows, text
from bot.ui.messages.clocks import pace_name
from bot.ui.messages.ways import LOBBY, Action
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation

MOST_SHOWN: Final = 8


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
        agreed="".join(f" · {each}" for each in agreed if each),
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
    shown = tables[:MOST_SHOWN]
    lines = "\n".join(f"- {tell_open(presentation, each, language)}" for each in shown)

    def build() -> Layout:
        parts = [text(translator("open-heading")), text(lines or translator("open-none"))]
        if board:
            parts.append(text(translator("open-board")))
        found = [seat_button(presentation, each, language) for each in shown]
        return frame([*parts, *rows(found)], ACCENT if shown else QUIET)

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
