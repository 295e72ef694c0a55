"""What follows from an observation alone, tried out in a state imagined from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from bot.engine.game import Action, AnyGame, Decisions, Observation, Outcome, Refusal


class Refused(NamedTuple):
    """Something one might think of choosing now, and why it is not allowed."""

    action: Any
    refusal: Refusal


def list_refused(game: AnyGame, seen: Observation) -> tuple[Refused, ...]:
    """List what the viewer might think of now but may not do, in the order the game thinks of it.

    A state imagined from the observation is asked, so that no reason can tell more than the viewer may know.
    """
    if seen.viewer is None or not seen.legal:
        return ()
    legal = frozenset(seen.legal)
    imagined = game.determinise(seen, Random(0))  # noqa: S311 - any state that fits will do
    refused = []
    for action in dict.fromkeys(game.conceive(seen)):
        if action not in legal:
            refusal = game.check(imagined, seen.viewer, action)
            if refusal is not None:
                refused.append(Refused(action, refusal))
    return tuple(refused)


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
    endings = {}
    for line in lines:
        state = imagined
        for action in line:
            if game.check(state, seen.viewer, action) is not None:
                break
            state = game.apply(state, seen.viewer, action).state
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            endings[tuple(line)] = pending
    return endings


def foresee(game: AnyGame, seen: Observation, actions: Iterable[Action]) -> Mapping[Action, Observation]:
    """Tell what the viewer is asked right after some actions, where that hangs on nothing the viewer cannot
    know: nothing is shown, left to chance or asked of others in between.

    Tried out in a state imagined from the observation; only what the viewer knows of it is given back.
    """
    if seen.viewer is None or len(seen.waiting) != 1:
        return {}
    imagined = game.determinise(seen, Random(0))  # noqa: S311 - nothing of chance is looked at
    observations = {}
    for action in actions:
        step = game.apply(imagined, seen.viewer, action)
        pending = game.pending(step.state)
        shown = any(event.reveals for event in step.events)
        asked = isinstance(pending, Decisions) and [decision.seat for decision in pending.open] == [
            seen.viewer
        ]
        if asked and not shown:
            observations[action] = game.observe(step.state, seen.viewer)
    return observations
