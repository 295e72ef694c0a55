"""Reasons why a choice is not among those offered: from an observation alone."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from bot.engine.game import AnyGame, Observation, Refusal


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
    found = []
    for action in dict.fromkeys(game.conceive(seen)):
        if action not in legal:
            refusal = game.check(imagined, seen.viewer, action)
            if refusal is not None:
                found.append(Refused(action, refusal))
    return tuple(found)
