"""Choices that end the game: from an observation alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from bot.engine.action import Action
from bot.engine.game import AnyGame, Observation, Outcome


def find_endings(
    game: AnyGame, seen: Observation, lines: Iterable[Sequence[Action]]
) -> Mapping[tuple[Action, ...], Outcome]:
    """The lines of actions with which the viewer ends the game, and how; only where the viewer can tell.

    Tried out in a state imagined from the observation: `Game.ending_kinds` names the decisions at which any
    such state gives the true answer.
    """
    kinds = {decision.kind for decision in seen.waiting if decision.seat == seen.viewer}
    if seen.viewer is None or len(seen.waiting) != 1 or not kinds <= game.ending_kinds:
        return {}
    imagined = game.determinise(seen, Random(0))  # noqa: S311 - nothing of chance is looked at
    found = {}
    for line in lines:
        state = imagined
        for action in line:
            if game.check(state, seen.viewer, action) is not None:
                break
            state = game.apply(state, seen.viewer, action).state
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            found[tuple(line)] = pending
    return found
