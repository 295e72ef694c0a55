"""The time of the house: how long it has been open, whatever the clock on the wall says.

Deadlines are moments of this time. It passes only while the bot runs and Discord is there, so that a downtime
puts every deadline off by itself, and a wall clock that jumps moves none.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, TypeAlias

from bot.store import Store

Moment: TypeAlias = int
"""Seconds the house has been open, whole."""
KEPT_AS: Final = "house-time"
"""Where the database keeps how long the house has been open."""
DRIFT: Final = 30.0
"""Seconds by which wall and house may part before moments are shown anew."""


def utcnow() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)


class HouseClock:
    """Counts the seconds in which the house is open, once it has been told to go on.

    now: the wall clock, to show moments by. steady: seconds that never jump. follows: whether another process
    counts for both.
    """

    def __init__(
        self,
        now: Callable[[], datetime] = utcnow,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._steady = steady
        self._counted = 0.0
        self._since: float | None = None
        self._offset: float | None = None
        self.follows = False

    @property
    def stands(self) -> bool:
        """Tell whether time stands still."""
        return self._since is None

    def time(self) -> float:
        """Seconds the house has been open."""
        return self._counted + (0.0 if self._since is None else max(0.0, self._steady() - self._since))

    def moment(self) -> Moment:
        """The present moment."""
        return math.floor(self.time())

    def stand_still(self) -> None:
        """Stops: the house is open to nobody."""
        self._counted, self._since = self.time(), None

    def go_on(self) -> None:
        """Runs again; what went by meanwhile does not count."""
        if self._since is None:
            self._since = self._steady()

    def show(self, moment: Moment) -> datetime:
        """Tell when a moment will be, or was, by the clocks of people.

        The same as long as both clocks go alike, so that nothing is shown anew because of a second.
        """
        offset = self._now().timestamp() - self.time()
        if self._offset is None or abs(offset - self._offset) > DRIFT:
            self._offset = offset
        return datetime.fromtimestamp(round(moment + self._offset), UTC)

    async def load(self, store: Store) -> None:
        """Begins to run, from where the database says that it has come to."""
        self._counted = await _load(store)
        self.go_on()

    async def follow(self, store: Store) -> None:
        """Has the time that another process has the database keep."""
        self._counted = await _load(store)
        if self._since is not None:
            self._since = self._steady()

    async def keep(self, store: Store) -> None:
        """Has the database keep the time: after a crash it goes on from there, late rather than early."""
        if self.follows:
            return
        kept = await _load(store)
        await store.set_value(KEPT_AS, str(max(kept, self.time())))


async def _load(store: Store) -> float:
    """Tell how long the house has been open, as far as the database knows."""
    text = await store.value(KEPT_AS)
    return 0.0 if text is None else float(text)
