"""Words for what has happened: `once` in this turn, `ever` in this game; others may add their own."""

from __future__ import annotations

from cogs.war.model.state import State, evolve

RING_USED: tuple[str, str] = ("ring_free_peoples", "ring_shadow")
"""6.2 A side has used an Elven Ring this turn."""
DECLARED = "declared"
"""4.2 The Fellowship has been declared this turn."""
VENTURED = "ventured"
"""14.6 The Free Peoples tried to move or to hide the Fellowship this turn."""
HUNTED = "hunted"
"""4.3 The Free Peoples took a die back from the Hunt Box this turn."""
MESSENGER = "messenger"
"""13 The Mouth of Sauron has turned a Muster result into an Army result this turn."""
MINION = "minion"
"""13 A Minion has been in play (ever)."""


def has(state: State, mark: str) -> bool:
    """Check whether something has happened, this turn or in this game."""
    return mark in state.once or mark in state.ever


def mark(state: State, what: str) -> State:
    """Remembers something until the turn is over."""
    return state if what in state.once else evolve(state, once=tuple(sorted((*state.once, what))))


def unmark(state: State, what: str) -> State:
    """Forgets something of this turn."""
    return evolve(state, once=tuple(each for each in state.once if each != what))


def remember(state: State, what: str) -> State:
    """Remembers something for the whole game."""
    return state if what in state.ever else evolve(state, ever=tuple(sorted((*state.ever, what))))
