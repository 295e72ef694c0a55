"""Finding a win that is certain from what a seat knows: it needs no search, and no level passes it by.

An action wins for certain where it does in every imagined state, whatever dice and decks bring and whatever
the others choose before the position can be judged again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bot.agents.knowledge import AnyKnowledge
from bot.engine import CHANCE, Action, Chance, Outcome, Seat

STATES = 12
"""Imagined states in which an action must win."""
MOST_STEPS = 300
"""Actions tried in one imagined state: a win that is harder to see is left to the search."""
DEPTHS = (2, 3, 24)
"""Actions one after another, chance and the others' included: a win that comes sooner is found first."""


def find_certain_win(
    knowledge: AnyKnowledge, viewer: Seat, imagine: Callable[[Random], Any]
) -> Action | None:
    """Find an action of the viewer that wins for certain; None where none is seen to."""
    # The same states every time: what is searched afterwards depends on no chance that was used up here.
    rng = Random(0)  # noqa: S311 - play, not secrecy
    state = imagine(rng)
    if not knowledge.is_near_win(state, viewer):
        return None
    proof = _Proof(knowledge, viewer, state)
    for depth in DEPTHS:
        winning = proof.find_wins(depth)
        if winning:
            break
    for _ in range(STATES - 1):
        if not winning:
            return None
        proof = _Proof(knowledge, viewer, imagine(rng))
        winning = [action for action in winning if proof.wins_after(action, depth)]
    return winning[0] if winning else None


class _Proof:
    """What can be shown of one imagined state, in so many steps."""

    def __init__(self, knowledge: AnyKnowledge, viewer: Seat, state: Any) -> None:
        self._knowledge = knowledge
        self._game = knowledge.game
        self._viewer = viewer
        self._state = state
        self._clock = knowledge.clock(state)
        self._left = MOST_STEPS

    def find_wins(self, depth: int) -> list[Action]:
        """List the viewer's actions that are seen to win."""
        legal = self._order(self._state, self._viewer)
        return [action for action in legal if self.wins_after(action, depth)]

    def wins_after(self, action: Action, depth: int) -> bool:
        """Check whether the viewer is seen to win once an action is done in the state imagined."""
        return self._wins_after(self._state, self._viewer, action, depth)

    def _wins_after(self, state: Any, seat: Seat, action: Action, depth: int) -> bool:
        if self._left <= 0 or depth == 0:
            return False
        self._left -= 1
        return self._wins(self._game.apply(state, seat, action).state, depth - 1)

    def _wins(self, state: Any, depth: int) -> bool:
        pending = self._game.pending(state)
        if isinstance(pending, Outcome):
            return self._knowledge.reward(pending, self._game.seats(state))[self._viewer] == 1.0
        if isinstance(pending, Chance):
            return self._all_win(state, CHANCE, depth)
        if pending.of(self._viewer):
            legal = self._order(state, self._viewer)
            return any(self._wins_after(state, self._viewer, action, depth) for action in legal)
        if self._knowledge.clock(state) > self._clock:
            return False
        return self._all_win(state, pending.open[0].seat, depth)

    def _all_win(self, state: Any, seat: Seat, depth: int) -> bool:
        legal = self._game.legal(state, seat)
        if len(legal) > self._left:
            return False
        return all(self._wins_after(state, seat, action, depth) for action in legal)

    def _order(self, state: Any, seat: Seat) -> Sequence[Action]:
        """List what is legal, the likeliest to be good first."""
        legal = self._game.legal(state, seat)
        weights = self._knowledge.weigh(state, seat, legal)
        return [legal[number] for number in sorted(range(len(legal)), key=lambda number: -weights[number])]
