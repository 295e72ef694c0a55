"""The rulebook of Journey to Mordor, chapter by chapter, and every message id it may use.

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

ARRIVED = "outcome-arrived"  # 7.3 exactly one has arrived
TIE_BREAK = "outcome-tie-break"  # 7.3 several have: most uncrossed fields
SHARED = "outcome-shared"  # 7.3, B8 still equal
ALL_OUT = "outcome-all-out"  # 7.1, 7.4 nobody is left
FIRST_ARRIVAL = "outcome-first-arrival"  # 7.4
LAST_ONE = "outcome-last-one"  # 7.4 the last player remaining
RESIGNED = "outcome-resigned"  # B19 all others are out or have given up
ALL_GONE = "outcome-all-gone"  # B19 the last player has given up: nobody wins
ROUND_LIMIT = "outcome-round-limit"  # B22 nobody wins
OUTCOMES: tuple[str, ...] = (
    *(ARRIVED, TIE_BREAK, SHARED, ALL_OUT, FIRST_ARRIVAL, LAST_ONE, RESIGNED, ALL_GONE, ROUND_LIMIT),
)
