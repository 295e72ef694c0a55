"""Which decision somebody has been told of, and when: nobody is told of the same one twice in a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

from bot.match.table import MatchId, UserId, View
from bot.ui.bounded import BoundedDict

JUST_NOW: Final = timedelta(minutes=2)


class JustTold:
    """What has been told while the bot runs. A decision is known by its stamp."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._told: BoundedDict[tuple[MatchId, UserId], tuple[int, datetime]] = BoundedDict()

    def note(self, user: UserId, views: Iterable[View]) -> None:
        """Notes that somebody has been called to what these views of theirs ask."""
        for view in views:
            self._told.put((view.table.id, user), (view.stamp, self._now()))

    def knows(self, user: UserId, view: View) -> bool:
        """Whether somebody has just been called to what a view of theirs asks."""
        stamp, at = self._told.get((view.table.id, user)) or (None, self._now())
        return stamp == view.stamp and self._now() - at < JUST_NOW
