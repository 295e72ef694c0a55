"""What managers of a server can do at a table, and what they have done. Nothing of any game."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from discord import ui
from discord.utils import format_dt

from bot.match.table import Table
from bot.store import ActRow
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import (
    ALARM,
    QUIET,
    Layout,
    Part,
    button,
    channel_select,
    frame,
    mention,
    rows,
    text,
    user_select,
)
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

CLOSE, CLOSE_NOW, DRAW_NOW = "close", "close-now", "draw-now"
OUT, MOVE = "out", "move"
"""What a component of these pages does."""


def keeping_page(presentation: Presentation, table: Table, language: Language, note: str = "") -> Page:
    """What a manager can do at a table."""
    translator = presentation.translator(language)
    name = presentation.name(table.key, language)

    def build() -> Layout:
        phase = translator(f"phase-{table.phase}")
        place = f"<#{table.place.channel}>"
        parts: list[Part] = [text(translator("keeping-heading", game=name, place=place, phase=phase))]
        parts += [text(f"> {note}")] if note else []
        if table.phase in ("lobby", "playing", "broken"):
            if table.phase != "broken":
                parts.append(user_select(_target(table, OUT), translator("keeping-out-menu"), (), 1))
            parts.append(channel_select(_target(table, MOVE), translator("keeping-move-menu"), (), 1))
            parts += rows([button(_target(table, CLOSE), translator("button-keeping-close"), "danger", "🛑")])
        return frame([*parts, *rows([_log_button(translator)])], QUIET)

    return plain(build)


def close_page(presentation: Presentation, table: Table, language: Language) -> Page:
    """Asks a manager whether to close a table, and how."""
    translator = presentation.translator(language)

    def build() -> Layout:
        found: list[ui.Button[Any]] = [
            button(_target(table, CLOSE_NOW), translator("button-keeping-close-now"), "danger", "🛑")
        ]
        if presentation.bundle(table).draws and table.phase == "playing":
            found.append(button(_target(table, DRAW_NOW), translator("button-keeping-draw-now"), emoji="🤝"))
        found.append(button(_target(table, ""), translator("button-back")))
        return frame([text(translator("keeping-close-sure")), *rows(found)], ALARM)

    return plain(build)


def manage_button(translator: Translator, table: Table) -> ui.Button[Any]:
    """The way to what managers can do at a table."""
    return button(_target(table, ""), translator("button-keeping"), emoji="🛡️")


def _log_button(translator: Translator) -> ui.Button[Any]:
    return button(ComponentId(Kind.SERVER, payload="log"), translator("button-server-log"), emoji="📜")


def tell_act(translator: Translator, act: ActRow) -> str:
    """What a manager did, as a line."""
    when = format_dt(datetime.fromisoformat(act.at), "f")
    told = translator(
        f"act-{act.what}",
        by=mention(translator, act.by),
        about="" if act.about is None else mention(translator, act.about),
        match="" if act.match is None else str(act.match),
    )
    return f"- {when} · {told}"


def _target(table: Table, payload: str) -> ComponentId:
    return ComponentId(Kind.KEEPING, table.id, 0, payload)
