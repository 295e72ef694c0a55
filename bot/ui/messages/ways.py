"""Buttons that features around the games put on the pages of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.views import View
from bot.text import Translator

Spot = Literal["more", "keepers", "pictures"]
"""Under *More* while a game is played, for managers of the server there too; beside the pictures."""
Way = Callable[[Translator, GameBundle, View], ui.Button[Any] | None]
"""Make a button for who sees a table; None where there is nothing to lead to."""
WAYS: Final[dict[Spot, dict[str, Way]]] = {"more": {}, "keepers": {}, "pictures": {}}
"""By where they stand and by name; written by `lead_from` as modules are loaded."""


def lead_from(spot: Spot) -> Callable[[Way], Way]:
    """Register a function as what makes a button; loaded again, it takes its own place."""

    def register(way: Way) -> Way:
        WAYS[spot][f"{way.__module__}.{way.__qualname__}"] = way
        return way

    return register


def list_ways(spot: Spot, translator: Translator, bundle: GameBundle, view: View) -> list[ui.Button[Any]]:
    """Make the buttons of a spot."""
    made = (way(translator, bundle, view) for way in WAYS[spot].values())
    return [button for button in made if button is not None]
