"""Sides, options and state of The Confrontation."""

from __future__ import annotations

from typing import Literal

from bot.engine import Options, Seat

LIGHT: Seat = "light"
DARK: Seat = "dark"


class ConfrontationOptions(Options):
    """What is agreed before play. Every switch is a ruling of rules.md section 13, with its default there.

    series: games in the match, sides swapped after the first (10). light_specials, dark_specials: which
    special cards each side has (11; A19 allows a handicap).
    """

    series: Literal[1, 2] = 1
    light_specials: Literal["none", "both", "shadowfax", "gandalf_white"] = "none"
    dark_specials: Literal["none", "both", "palantir", "ringwraith"] = "none"
    rearrange: Literal["automatic", "by_hand"] = "automatic"
    pick_revealed: bool = False
    retreat_upstream: bool = True
    card_retreat_optional: bool = False
    sacrifice_needs_escape: bool = True
    shadowfax_same_figure: bool = True
    special_saves_from_stalemate: bool = True
