"""Who sits where, in words."""

from __future__ import annotations

from bot.match.bundle import GameBundle
from bot.match.table import Table
from bot.text import Language, Translator
from bot.ui.messages.layout import mention


def tell_seats(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> str:
    """Who sits where, and the points of the series so far."""
    points = dict(table.totals) if table.series > 1 else {}
    told = []
    for seat, user in table.seats:
        if user is not None:
            stand_in = table.stand_in_at(seat)
            who = mention(translator, user)
            if stand_in is not None:
                who = translator("stand-in-at", user=who, player=mention(translator, stand_in))
            name = f"**{bundle.words.seat(seat, language)}** {who}"
            told.append(f"{name} · {points[user]}" if user in points else name)
    return " — ".join(told)
