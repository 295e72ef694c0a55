"""Journey to Mordor hides nothing: there is no other state a viewer could take for the truth."""

from __future__ import annotations

from random import Random

from bot.engine import Seat
from cogs.journey.state import State

OPEN_INFORMATION = True


def vary(state: State, viewer: Seat | None, rng: Random) -> State:
    """The state itself."""
    return state
