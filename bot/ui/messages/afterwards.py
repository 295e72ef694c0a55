"""Offers after a game that has ended: another one, and looking back at this one."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.match.match import Table
from bot.text import Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import button


def offer_afterwards(translator: Translator, table: Table) -> list[ui.Button[Any]]:
    """The buttons under a game that is over; none while it is being played."""
    if table.phase != "over":
        return []
    found = []
    if table.next is None:
        rematch = ComponentId(Kind.REMATCH, table.id)
        found.append(button(rematch, translator("button-rematch"), "success", "🔁"))
    for kind, name, emoji in (
        (Kind.STEP, "step", "⏯️"),
        (Kind.REVIEW, "review", "🔎"),
        (Kind.REPLAY, "replay", "🎞️"),
        (Kind.RECORD, "record", "📄"),
    ):
        found.append(button(ComponentId(kind, table.id), translator(f"button-{name}"), emoji=emoji))
    return found
