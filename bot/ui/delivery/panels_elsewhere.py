"""Private panels people have open with another process: Discord tells private messages to that of shard 0.

Whoever has the match's server would else call somebody to a table they are looking at. It is no more than
courtesy: where what another process says does not arrive, they are called.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

from bot.match.values import MatchId, UserId
from bot.match.views import View
from bot.ui.bounded import BoundedDict
from bot.ui.delivery.open_panels import PRESENT, OpenPanel, Subject, subject

PATIENCE: Final = timedelta(seconds=5)
"""How long a panel elsewhere may take to follow; then its owner is called."""
SHORTLY: Final = 0.5
"""Seconds until another look: whether it has followed, has been opened, or has been answered in."""


@dataclass(frozen=True, slots=True)
class _Panel:
    """at: when something was pressed in it. about: what it shows."""

    at: datetime
    about: str


class PanelsElsewhere:
    """The panels that are open with other processes, by what these have said."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self.are_possible = False
        """Whether another process may have them: there is one that shares the database."""
        self._panels: BoundedDict[tuple[MatchId, UserId], _Panel] = BoundedDict()
        self._awaited: BoundedDict[tuple[MatchId, UserId], _Panel] = BoundedDict()

    def hear(self, match: MatchId, said: str) -> None:
        """Note what another process says (`describe_panel`)."""
        user, seconds, about = said.split(":")
        at = self._now() - timedelta(seconds=float(seconds))
        self._panels.put((match, int(user)), _Panel(at, about))

    def shows(self, view: View, user: UserId) -> bool:
        """Check whether somebody seems to be looking at this view elsewhere."""
        found = self._find(view.table.id, user)
        return found is not None and found.about == _name(subject(view))

    def may_follow(self, view: View, user: UserId) -> bool:
        """Check whether somebody is looking at a panel elsewhere that will show this view in a moment."""
        return self._find(view.table.id, user) is not None and self._has_just_changed(view, user)

    def may_be_answering(self, view: View, user: UserId) -> bool:
        """Check whether a private message that somebody may have pressed in may still be answered elsewhere.

        Two processes that write to one message at once take each other's pictures away.
        """
        return self.are_possible and self._has_just_changed(view, user)

    def _has_just_changed(self, view: View, user: UserId) -> bool:
        whose = (view.table.id, user)
        awaited, about = self._awaited.get(whose), _name(subject(view))
        if awaited is None or awaited.about != about:
            awaited = _Panel(self._now(), about)
            self._awaited.put(whose, awaited)
        return self._now() - awaited.at < PATIENCE

    def _find(self, match: MatchId, user: UserId) -> _Panel | None:
        found = self._panels.get((match, user))
        return found if found is not None and self._now() - found.at < PRESENT else None


def describe_panel(user: UserId, panel: OpenPanel, now: datetime) -> str:
    """Describe a panel to other processes: whose, seconds since the last press in it, what it shows."""
    return f"{user}:{(now - panel.at).total_seconds():.1f}:{_name(panel.about)}"


def _name(about: Subject | None) -> str:
    return blake2b(repr(about).encode(), digest_size=8).hexdigest()
