"""The time a computer player may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

MOST_PLAYOUTS = 20_000
"""No thought is longer, whatever the clock says."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Play-outs or seconds, whichever end first; with play-outs alone the same seed gives the same choice.

    clock: what tells the seconds; the time of the process alone where several share a core.
    """

    playouts: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        if self.playouts is None and self.seconds is None:
            raise ValueError("a budget names play-outs or seconds")
        if self.playouts is not None and self.playouts < 1:
            raise ValueError("a budget allows at least one play-out")
        if self.seconds is not None and self.seconds < 0:
            raise ValueError("a budget cannot end before it begins")

    @property
    def most(self) -> int:
        """Play-outs it allows at most."""
        return MOST_PLAYOUTS if self.playouts is None else min(self.playouts, MOST_PLAYOUTS)

    def starts(self) -> Callable[[], bool]:
        """Start the clock; return a function that says whether the time is over."""
        if self.seconds is None:
            return lambda: False
        clock, end = self.clock, self.clock() + self.seconds
        return lambda: clock() >= end
