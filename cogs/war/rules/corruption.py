"""12.4, 13.7d The corruption of the Ring-bearers."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.agenda import Tell
from cogs.war.model.components import MOST_CORRUPTION
from cogs.war.model.events.turns import CorruptionChanged
from cogs.war.model.state import State, evolve


def corrupt(state: State, by: int, cause: str, tell: Tell) -> State:
    """Corruption rises by so many points, or falls by a negative number; it stays within 0 and 12.

    cause: hunt, rest, idle, or a card's id. Whoever calls it looks at `victory.check_ring` when the tile,
    card or healing is complete (15).
    """
    now = state.fellowship.corruption
    after = max(0, min(MOST_CORRUPTION, now + by))
    if after == now:
        return state
    tell(CorruptionChanged(by=after - now, corruption=after, cause=cause))
    return evolve(state, fellowship=replace(state.fellowship, corruption=after))
