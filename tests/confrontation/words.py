"""Observations to try the words on."""

from __future__ import annotations

from typing import Any

from bot.engine import Action, Decision, Seat
from cogs.confrontation.components import CARDS, FIGURES, REGIONS, SIDES, STARTING_PLACES
from cogs.confrontation.observation import Battle, ConfrontationObservation, Piece

FIGHTERS = (*FIGURES[0], *FIGURES[1])
DECK = (*CARDS[0], *CARDS[1])


def pieces(viewer: Seat | None, **moved: str) -> tuple[Piece, ...]:
    """Both sides where they start, some figures elsewhere; the viewer's own by name."""
    placed: list[Piece] = []
    for side, seat in enumerate(SIDES):
        for figure, place in zip(FIGURES[side], STARTING_PLACES[side], strict=True):
            region = moved.get(figure, REGIONS[place])
            before = sum(piece.region == region and piece.side == seat for piece in placed)
            placed.append(Piece(seat, region, before + 1, figure if viewer == seat else None, False))
    return tuple(placed)


def battle(light: str | None, dark: str | None, **more: Any) -> Battle:
    """A battle in Moria that Dark began."""
    fields: dict[str, Any] = {
        "region": "moria",
        "attacker": "dark",
        "light_card": None,
        "dark_card": None,
        "chosen": (),
        "own_card": None,
        "frodo_shown": False,
        "retreats": (("light", ("eregion",)), ("dark", ())),
    }
    return Battle(light=light, dark=dark, **(fields | more))


def seen(
    viewer: Seat | None = "light", legal: tuple[Action, ...] = (), **more: Any
) -> ConfrontationObservation:
    """An observation in the middle of a game, Light to move."""
    fields: dict[str, Any] = {
        "waiting": (Decision("light", "move", "4.2"),),
        "outcome": None,
        "stage": "move",
        "turn": "light",
        "number": 6,
        "pieces": pieces(viewer),
        "unplaced": (),
        "ready": SIDES,
        "defeated": (("light", ()), ("dark", ())),
        "hands": (("light", CARDS[0]), ("dark", CARDS[1])),
        "used": (("light", ()), ("dark", ())),
        "specials": (("light", ()), ("dark", ())),
        "battle": None,
        "passage": None,
        "looked": None,
        "riding": None,
        "swaps_left": 3,
    }
    return ConfrontationObservation(viewer=viewer, legal=legal, **(fields | more))
