"""Journey to Mordor hides nothing: there is no other state a viewer could take for the truth."""

from __future__ import annotations

from random import Random

from bot.engine import Seat
from cogs.journey.state import State

OPEN_INFORMATION = True
WASTED: tuple[str, ...] = ("put", "again")
"""Verbs of actions that only take back or throw away something (tests.walks)."""
PRESSES = {"turn": 3.0}
"""At most so many presses a turn, and for what is decided in one go (tests.bench.games)."""
TOUCHES = 2.5
"""At most so many touches a turn on the board itself (tests.bench.games)."""


def vary(state: State, viewer: Seat | None, rng: Random) -> State:
    """The state itself."""
    return state
