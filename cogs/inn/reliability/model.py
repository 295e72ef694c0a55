"""Reckon how reliably somebody plays from their latest games. Numbers only: they call nobody anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import median
from typing import Final

import orjson

from bot.store import PartRow

LATEST: Final = 30
"""Games that are looked at."""
FEWEST: Final = 10
"""Games before which nothing can be said."""
LENGTHS: Final = {"quarter": timedelta(days=91), "year": timedelta(days=365)}
"""Seasons, after which a game somebody did not finish counts no more; a year where a server has none."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """Somebody's latest games. earlier: those of which it is not known, as no version kept it."""

    finished: int
    timed: int
    resigned: int
    move: int | None  # the median of the seconds of a turn; None where no clock has run
    earlier: int = 0

    @property
    def games(self) -> int:
        """Count the games it is known of."""
        return self.finished + self.timed + self.resigned

    @property
    def is_new(self) -> bool:
        """Check whether there are too few games to say anything."""
        return self.games + self.earlier < FEWEST


def forgiven_until(now: datetime, period: str) -> datetime:
    """The moment up to which a game somebody did not finish is forgiven."""
    return now - LENGTHS.get(period, LENGTHS["year"])


def reckon(parts: Sequence[PartRow], earlier: int) -> Reliability:
    """Add up somebody's latest parts in games."""
    turns = [seconds for part in parts if part.turns is not None for seconds in orjson.loads(part.turns)]
    counts = {how: sum(part.ending == how for part in parts) for how in ("finished", "timed", "resigned")}
    return Reliability(**counts, move=round(median(turns)) if turns else None, earlier=earlier)
