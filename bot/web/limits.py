"""Limits for one person: a moment’s haste, and then so many requests a second."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from bot.match.values import RefusedError, UserId

HASTE: Final = 60.0
"""Requests that may come at once after a quiet time."""
A_SECOND: Final = 8.0
MOST_KNOWN: Final = 4096
"""People whose haste is remembered."""
MOST_SOCKETS: Final = 12
"""Connections one person may have open."""


class Limits:
    """The requests of each person, in whatever browser. steady: seconds that never jump."""

    def __init__(self, steady: Callable[[], float] = monotonic) -> None:
        self._steady = steady
        self._left: dict[UserId, tuple[float, float]] = {}

    def count(self, user: UserId) -> None:
        """Count a request. Raises RefusedError where there were too many."""
        now = self._steady()
        left, at = self._left.pop(user, (HASTE, now))
        left = min(HASTE, left + (now - at) * A_SECOND)
        self._left[user] = (max(0.0, left - 1.0), now)
        while len(self._left) > MOST_KNOWN:
            self._left.pop(next(iter(self._left)))
        if left < 1.0:
            raise RefusedError("touch-too-fast")
