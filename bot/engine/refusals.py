"""The refusals a game may give, each with the names of its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine.game import Refusal

COMMON_REFUSALS: Final[Mapping[str, tuple[str, ...]]] = {
    "refusal-game-over": (),
    "refusal-not-your-decision": (),
    "refusal-not-now": (),  # a choice that belongs to another decision than the open one
    "refusal-unknown": ("name",),  # nothing in the game has this name
    "refusal-bad-chance": (),  # not a result chance can have now
}
"""Every game has these: the engine gives the first two, parsing and checking of any action the others."""


class Refusals:
    """A way to refuse: `refuse = Refusals({…})`, then `refuse("refusal-region-full", "5.3", region="shire")`.

    facts: by message id the variables of the message, in order; they hold ids, not words.
    """

    def __init__(self, facts: Mapping[str, tuple[str, ...]]) -> None:
        self.facts: Mapping[str, tuple[str, ...]] = {**COMMON_REFUSALS, **facts}

    def __call__(self, reason: str, rule: str, **facts: str) -> Refusal:
        """A refusal with its facts. Raises KeyError for a reason that is not listed."""
        assert self.facts[reason] == tuple(facts), f"the facts of {reason}"
        return Refusal(reason, rule, facts)
