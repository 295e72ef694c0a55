"""The sandbox's clock and its ids."""

from __future__ import annotations

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """The real time plus whatever a test has added to it."""

    def __init__(self) -> None:
        self._offset = 0.0

    def now(self) -> float:
        """Seconds since the Unix epoch."""
        return time.time() + self._offset

    def advance(self, seconds: float) -> None:
        """Move the clock forward; raises ValueError when asked to go back."""
        if seconds < 0:
            msg = "the clock only goes forward"
            raise ValueError(msg)
        self._offset += seconds

    def stamp(self, at: float | None = None) -> str:
        """An ISO 8601 time as Discord writes it."""
        moment = datetime.fromtimestamp(self.now() if at is None else at, UTC)
        return moment.isoformat(timespec="microseconds")


class Snowflakes:
    """Strictly rising ids which carry the clock's time, as Discord's do."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id, larger than every earlier one."""
        timely = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(timely, self._last + 1)
        return self._last
