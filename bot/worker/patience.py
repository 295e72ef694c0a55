"""The time a process may take to answer: in proportion to what answers took lately, within bounds.

A busy machine paints slowly, and killing what paints makes it slower still; one that stands still is replaced
soon where answers come quickly.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

LATELY: Final = 16
"""Answers that are remembered."""
TIMES: Final = 5.0
"""As many times as long as the slowest of them may the next one take."""
LONGEST: Final = 6.0
"""As many times as long as usual at the very most."""


class Patience:
    """The patience with one process; not for several threads at once. usual: seconds for each attempt."""

    def __init__(self, usual: Sequence[float]) -> None:
        self._usual = tuple(usual)
        self._lately: deque[float] = deque(maxlen=LATELY)

    @property
    def attempts(self) -> int:
        """Return how often something is tried."""
        return len(self._usual)

    def note(self, seconds: float) -> None:
        """Note how long an answer has taken; or how long none has come."""
        self._lately.append(seconds)

    def of(self, attempt: int) -> float:
        """The seconds of an attempt, which are counted from 0."""
        usual = self._usual[attempt]
        grown = usual / self._usual[0] * TIMES * max(self._lately, default=0.0)
        return min(max(usual, grown), LONGEST * usual)
