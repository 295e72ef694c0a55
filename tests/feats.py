"""What was done in a game of a test: each game's feats are tried in one way (tests/laws/test_feats.py).

Of each game `tests/<key>/feats.py` has CASES: by feat a game in which it is earned, and one in which it
nearly is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.engine import Chronicle, Outcome, Seat, find_feats
from bot.engine.record import Feat

Told: TypeAlias = tuple[Any, ...]
"""How a game went: who won (or nobody), why it ended, and its events."""
Cases: TypeAlias = Mapping[str, tuple[Told, Told]]


def earned(
    feats: Sequence[Feat], seats: Sequence[Seat], game: Told, scores: tuple[tuple[Seat, int], ...] = ()
) -> set[tuple[Seat, str]]:
    """What was done in a game that went like this."""
    winner, reason, *events = game
    outcome = Outcome((winner,) if winner else (), reason, scores)
    return {*find_feats(feats, Chronicle(tuple(seats), outcome, tuple(events)))}
