"""G58 The Political Track: how far a captured Settlement moves its Nation."""

from __future__ import annotations

from cogs.war.groteka.components import CAPTURE_STEPS
from cogs.war.model.components import SETTLEMENT


def capture_steps(region: int) -> int:
    """G58 Steps of a Nation whose Settlement in this region an enemy captures: a Town's one, two of a City
    or Stronghold.
    """
    return CAPTURE_STEPS[SETTLEMENT[region]]
