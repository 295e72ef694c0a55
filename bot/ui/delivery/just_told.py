"""Calls just made, by reader: nobody is called twice in a moment to what has not changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.match.values import MatchId, UserId
from bot.match.views import View
from bot.ui.bounded import BoundedDict
from bot.ui.delivery.open_panels import Subject, subject

JUST_NOW: Final = timedelta(minutes=2)
NAMED_SUFFICES: Final = ("turn", "remind", "next")
"""Notices that say no more than that a table waits, or soon will."""


@dataclass(frozen=True, slots=True)
class _Call:
    about: Subject
    at: datetime
    named: bool


class JustTold:
    """A memory of calls while the bot runs: the end of quiet hours lets several go at once."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._calls: BoundedDict[tuple[MatchId, UserId], _Call] = BoundedDict()

    def note(self, user: UserId, views: Iterable[View], *, named: bool = False) -> None:
        """Note that somebody has been shown these views, or called by a message that names their tables."""
        for view in views:
            self._calls.put((view.table.id, user), _Call(subject(view), self._now(), named))

    def knows(self, user: UserId, view: View, kind: str) -> bool:
        """Check whether a notice of this kind would say nothing new to somebody who was just called."""
        call = self._calls.get((view.table.id, user))
        if call is None or call.about != subject(view) or self._now() - call.at >= JUST_NOW:
            return False
        return kind in NAMED_SUFFICES or not call.named
