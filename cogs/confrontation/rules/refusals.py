"""Every message id the rules may use: refusals, outcomes, and the kinds of decisions and chance.

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

OUTCOMES: tuple[str, ...] = (
    "outcome-frodo-in-mordor",  # 9.1
    "outcome-frodo-defeated",  # 9.2
    "outcome-three-in-shire",  # 9.2
    "outcome-no-move",  # 9.3
    "outcome-resigned",
    "outcome-turn-limit",  # nobody wins: MOST_TURNS single turns have been played
)

DECISIONS: tuple[str, ...] = (
    *("setup", "move", "tunnel", "rearrange", "challenge", "early", "saruman", "cards", "magic", "retreat"),
)
CHANCES: tuple[str, ...] = ("fill", "shuffle")
