"""How somebody began a game of The Confrontation: where the figure stood that matters most to a side."""

from __future__ import annotations

from typing import Final

from bot.engine import Chronicle, Seat
from bot.text import Translator
from cogs.confrontation import events as told

KEY_FIGURES: Final = {"light": "frodo", "dark": "balrog"}


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    """Figure and region; None where the set-up was never finished."""
    places: dict[str, str] = {}
    for event in game.events:
        if isinstance(event, told.FigurePlaced):
            places[event.figure] = event.region
        elif isinstance(event, told.FiguresSwapped):
            there = places.get(event.figure, ""), places.get(event.other, "")
            places[event.other], places[event.figure] = there
        elif isinstance(event, told.PlayBegins):
            figure = KEY_FIGURES[seat]
            return f"{figure}.{places[figure]}" if places.get(figure) else None
    return None


def say_opening(translator: Translator, opening: str) -> str:
    """Who stood where."""
    figure, region = opening.split(".")
    return translator(
        "opening-at", figure=translator(f"figure-{figure}"), region=translator(f"region-{region}.in")
    )
