"""The tables that wait for somebody, and those of theirs that wait for others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord.utils import format_dt

from bot.match.values import UserId
from bot.match.views import Turn
from bot.text import Language
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.clocks import due_of
from bot.ui.messages.layout import ACCENT, QUIET, Layout, Part, button, frame, link, mention, rows, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

MOST_TURNS: Final = 10
"""Tables with a button each; a message has room for 40 components."""


def turns_page(
    presentation: Presentation, waiting: Sequence[Turn], language: Language, reader: UserId
) -> Page:
    """The tables that wait for the reader, in this order, with the way to each."""
    translator = presentation.translator(language)

    def build() -> Layout:
        if not waiting:
            return frame([text(translator("turns-none"))], QUIET)
        parts: list[Part] = [text(translator("turns-heading", count=len(waiting)))]
        for turn in waiting[:MOST_TURNS]:
            seat = button(ComponentId(Kind.SEAT, turn.table.id), translator("button-seat"), "primary", "🪑")
            # Not beside it: a phone would leave the words a narrow column.
            parts += [text(describe_turn(presentation, turn, language, reader)), *rows([seat])]
        if len(waiting) > MOST_TURNS:
            parts.append(text(translator("turns-more", count=len(waiting) - MOST_TURNS)))
        return frame(parts, ACCENT)

    return plain(build)


def describe_turn(presentation: Presentation, turn: Turn, language: Language, reader: UserId) -> str:
    """A table of the reader's: which game with whom, whose turn it is, since when, and where."""
    translator, table = presentation.translator(language), turn.table
    game = presentation.name(table.key, language)
    if table.phase != "playing":
        return translator(
            "turn-other", game=game, place=link(table), phase=translator(f"phase-{table.phase}")
        )
    others = [user for _, user in table.seats if user not in (None, reader)]
    facts = {
        "game": game,
        "names": translator.join([mention(translator, user) for user in others if user is not None]),
        "since": format_dt(turn.since, "R"),
        "place": link(table),
    }
    if reader in turn.choosing:
        due = due_of(presentation, translator, table, reader)
        mine = translator("turn-mine", **facts)
        return mine if due is None else f"{mine} · {due}"
    choosing = translator.join([mention(translator, user) for user in turn.choosing])
    return translator("turn-theirs", choosing=choosing, **facts)


def offer_next(presentation: Presentation, turn: Turn, language: Language) -> list[Part]:
    """The way from a table that need not be seen to now, to the one that has waited longest."""
    game = presentation.name(turn.table.key, language)
    label = presentation.translator(language)("button-next-table", game=game)
    return rows([button(ComponentId(Kind.SEAT, turn.table.id), label, "primary", "⏳")])
