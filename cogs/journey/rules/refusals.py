"""Every message id the rules may use: refusals, outcomes, and the kinds of decisions and chance.

The catalogue must have a message for each; its variables are listed beside it and hold ids, not words.
"""

from __future__ import annotations

from bot.engine import Refusals

refuse = Refusals(
    {
        # any time
        "refusal-not-your-turn": ("seat",),  # the active player chooses: `seat` is that one
        "refusal-not-playing": (),  # out, resigned or arrived: no turns any more
        "refusal-already-resigned": (),  # giving up twice
        # 4 rolling
        "refusal-already-aside": ("colour",),  # 4.4
        "refusal-already-chosen": ("colour",),
        "refusal-not-chosen": ("colour",),
        "refusal-same-symbol": ("symbol",),  # 4.2
        "refusal-one-nazgul": (),  # 4.3 exactly one; put the other back first
        "refusal-nazgul-compulsory": (),  # 4.3 no Nazgûl among the chosen dice
        "refusal-only-nazgul": (),  # 4.3 the only Nazgûl of the roll cannot be put back
        "refusal-only-die": (),  # 4.2 the only die of the roll cannot be put back
        "refusal-nothing-chosen": (),  # 4.2 at least one
        "refusal-too-many-puts": (),  # B21
        "refusal-no-repeat-here": (),  # 8 rolls are repeated in Rohan only
        "refusal-repeated-already": (),  # 8
    }
)
"""Makes refusals of this game."""

OUTCOMES: tuple[str, ...] = (
    "outcome-arrived",  # 7.3 exactly one has arrived
    "outcome-tie-break",  # 7.3 several have: most uncrossed fields
    "outcome-shared",  # 7.3, B8 still equal
    "outcome-all-out",  # 7.1, 7.4 nobody is left
    "outcome-first-arrival",  # 7.4
    "outcome-last-one",  # 7.4 the last player remaining
    "outcome-resigned",  # B19 all others are out or have given up
    "outcome-all-gone",  # B19 the last player has given up: nobody wins
    "outcome-round-limit",  # B22 nobody wins
)

DECISIONS: tuple[str, ...] = ("dice",)
CHANCES: tuple[str, ...] = ("first", "roll")
