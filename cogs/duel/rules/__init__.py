"""The rulebook of Duel for Middle-earth as agenda steps; here every message id the rules may use.

They are refusals, outcomes, and kinds of decisions and chance. The catalogue must have a message for each;
its variables are listed beside it and hold ids, not words.
"""

from __future__ import annotations

from bot.engine import Refusals

refuse = Refusals(
    {
        # 4 the turn
        "refusal-card-not-there": ("card",),  # not face up in the layout
        "refusal-card-covered": ("card",),
        "refusal-card-too-expensive": ("card", "price", "coins"),
        "refusal-tile-not-there": ("tile",),
        "refusal-tile-too-expensive": ("tile", "price", "coins"),
        "refusal-link-used": ("card",),  # 15.12: `pay` although links are used whenever possible
        "refusal-no-link": ("card",),  # 15.12: `pay` for a card that no link makes free
        # 6 effects
        "refusal-region-not-allowed": ("region",),
        "refusal-no-own-unit": ("region",),
        "refusal-not-connected": ("origin", "region"),
        "refusal-no-enemy-unit": ("region",),
        "refusal-no-enemy-fortress": ("region",),
        "refusal-no-enemy-coins": (),
        "refusal-effect-not-open": ("effect",),
        "refusal-effect-compulsory": ("effect",),
        # 7, 10 tokens, tiles and the discard pile
        "refusal-stack-not-allowed": ("race",),
        "refusal-token-not-revealed": ("token",),
        "refusal-no-such-grey-card": ("card",),
        "refusal-not-in-pile": ("card",),
    }
)
"""Makes refusals of this game."""

OUTCOMES: tuple[str, ...] = (
    "outcome-mount-doom",  # 13.1 Frodo and Sam arrive
    "outcome-ring-caught",  # 13.1 the Nazgûl catch them
    "outcome-races",  # 13.2
    "outcome-conquest",  # 13.3
    "outcome-regions",  # 13.5 more regions after chapter 3
    "outcome-shared",  # 13.5 as many regions: both win
    "outcome-resigned",
)

DECISIONS: tuple[str, ...] = (
    *("turn", "effects", "place", "place_each", "moves", "remove", "manoeuvres", "raze", "trio", "draft"),
    *("token", "strip", "pile", "revive", "extra_turn"),
)
CHANCES: tuple[str, ...] = ("deal", "tiles", "uncover", "token", "set_aside")
