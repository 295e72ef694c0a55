"""Ends of a table otherwise than by its rules, and pauses: what is offered, and what is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import ALARM, Layout, Part, button, frame, rows, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

END_NOW: Final = "end-now"
"""The payload of a button that ends a game against the house alone, after having been asked."""
EMOJIS: Final = {"pause": "⏸️", "draw": "🤝", "end": "🛑"}
"""What is asked of the others by a button under *More*."""
ENDS: Final = ("end", "draw")
"""Of these, what `/table end` asks for."""


def offer_ends(translator: Translator, bundle: GameBundle, view: View) -> list[ui.Button[Any]]:
    """The buttons that ask the others for a pause or an end."""
    if view.table.paused:
        return [resume_button(translator, view.table)]
    return [
        button(
            ComponentId(Kind.PROPOSE, view.table.id, 0, each),
            translator(f"button-propose-{each}"),
            emoji=emoji,
        )
        for each, emoji in EMOJIS.items()
        if each != "draw" or (bundle.draws and not view.alone)
    ]


def resume_button(translator: Translator, table: Table) -> ui.Button[Any]:
    """The button that ends a pause."""
    return button(ComponentId(Kind.RESUME, table.id), translator("button-resume"), "success", "▶️")


def pause_parts(translator: Translator, view: View) -> list[Part]:
    """That a table pauses, and the way on for one who plays."""
    if view.seat is None:
        return []
    return [text(translator("table-paused")), *rows([resume_button(translator, view.table)])]


def silence_lines(presentation: Presentation, translator: Translator, table: Table) -> Iterator[str]:
    """That a table pauses, and that it will close because nothing happens."""
    silence = table.silence
    if table.phase not in ("playing", "broken") or silence is None:
        return
    if table.paused:
        yield translator("table-paused")
    if silence.closing is not None:
        when = format_dt(presentation.house_clock.show(silence.closing), "R")
        yield translator("table-closing-deserted" if silence.deserted else "table-closing", when=when)


def end_page(presentation: Presentation, view: View, language: Language) -> Page:
    """Ask whether to end a game against the house alone."""
    translator, match = presentation.translator(language), view.table.id

    def build() -> Layout:
        sure = button(
            ComponentId(Kind.PROPOSE, match, 0, END_NOW), translator("button-end-now"), "danger", "🛑"
        )
        play_on = button(ComponentId(Kind.REFRESH, match), translator("button-play-on"), "success")
        return frame([text(translator("end-sure")), *rows([sure, play_on])], ALARM)

    return plain(build)
