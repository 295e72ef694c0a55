"""Feats of The Battle for Middle-earth that the scores decide."""

from __future__ import annotations

import pytest

from cogs.battle.feats import FEATS
from tests.battle.feats import SEATS
from tests.feats import earned

N, E = SEATS


@pytest.mark.parametrize(
    ("own", "other", "feats"),
    [
        (9, 8, {"by-a-hair"}),
        (9, 4, {"twice-as-many"}),
        (9, 6, set()),
        (2, 1, {"by-a-hair", "twice-as-many"}),
        (9, 0, set()),
    ],
)
def test_a_narrow_and_a_wide_victory_are_told_apart(own: int, other: int, feats: set[str]) -> None:
    awards = earned(FEATS, SEATS, (N, "outcome-round-finished"), scores=((N, own), (E, other)))
    assert awards == {(N, feat) for feat in feats}
