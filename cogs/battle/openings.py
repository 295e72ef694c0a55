"""How somebody began a Battle for Middle-earth: with which companion."""

from __future__ import annotations

from bot.engine import Chronicle, Seat
from bot.text import Translator
from cogs.battle import events as told


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    """The first companion somebody placed."""
    for event in game.events:
        if isinstance(event, told.CompanionPlaced) and event.seat == seat:
            return event.card
    return None


def say_opening(translator: Translator, opening: str) -> str:
    """Who came first."""
    return translator("opening-companion", companion=translator(f"companion-{opening}"))
