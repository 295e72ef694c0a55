"""The rulebook of The Confrontation, chapter by chapter, and every message id it may use.

The catalogue must have a message for each; its variables are listed beside it and hold ids, not words.
"""

from __future__ import annotations

from bot.engine import Refusals

refuse = Refusals(
    {
        # any time
        "refusal-not-your-figure": ("figure",),
        "refusal-figure-defeated": ("figure",),
        # 3 setting up
        "refusal-already-placed": ("figure",),
        "refusal-not-a-starting-region": ("region",),
        "refusal-starting-region-full": ("region",),
        "refusal-all-placed": (),
        "refusal-not-all-placed": (),
        "refusal-same-region": ("figure", "other"),
        "refusal-no-swaps-left": (),
        "refusal-already-ready": (),
        # 4.3 rearranging
        "refusal-rearranged-automatically": (),
        "refusal-nothing-to-rearrange": ("region",),
        "refusal-looked-at": ("region",),
        # 5 movement
        "refusal-region-full": ("region",),
        "refusal-not-adjacent": ("figure", "region"),
        "refusal-no-enemy": ("figure", "region"),
        "refusal-flight": ("region",),
        "refusal-ride": ("region",),
        "refusal-no-balrog": (),
        # 6 battle
        "refusal-no-such-position": ("position",),
        "refusal-no-retreat-there": ("figure", "region"),
        "refusal-no-retreat": (),
        "refusal-no-sam": (),
        "refusal-no-frodo": (),
        "refusal-not-in-hand": ("card",),
        "refusal-not-used": ("card",),
        "refusal-retreat-compulsory": (),
        "refusal-magic-compulsory": (),
        # 11 special cards
        "refusal-no-special": ("card",),
        "refusal-rider-goes-on": ("figure",),
        "refusal-shadowfax-enemies": ("region",),
        "refusal-shadowfax-no-further-move": ("figure", "region"),
        "refusal-gandalf-not-defeated": (),
        "refusal-fangorn-occupied": (),
        "refusal-palantir-shire": (),
        "refusal-palantir-empty": ("region",),
        "refusal-mordor-full": (),
        "refusal-mordor-occupied": (),
        "refusal-already-in-mordor": ("figure",),
    }
)
"""Makes refusals of this game."""

FRODO_IN_MORDOR = "outcome-frodo-in-mordor"  # 9.1
FRODO_DEFEATED = "outcome-frodo-defeated"  # 9.2
THREE_IN_SHIRE = "outcome-three-in-shire"  # 9.2
NO_MOVE = "outcome-no-move"  # 9.3
RESIGNED = "outcome-resigned"
TURN_LIMIT = "outcome-turn-limit"  # nobody wins: MOST_TURNS single turns have been played
OUTCOMES: tuple[str, ...] = (FRODO_IN_MORDOR, FRODO_DEFEATED, THREE_IN_SHIRE, NO_MOVE, RESIGNED, TURN_LIMIT)
