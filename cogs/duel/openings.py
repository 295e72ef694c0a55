"""How somebody began a Duel for Middle-earth: with a card of which colour."""

from __future__ import annotations

from bot.engine import Chronicle, Seat
from bot.text import Translator
from cogs.duel import events as told
from cogs.duel.components import CARDS


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    """The colour of the first card somebody played."""
    for event in game.events:
        if isinstance(event, told.CardPlayed) and event.seat == seat:
            return CARDS[event.card].color
    return None


def say_opening(translator: Translator, opening: str) -> str:
    """Which colour came first."""
    return translator("opening-colour", colour=translator(f"colour-{opening}"))
