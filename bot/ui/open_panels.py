"""The private panels people have open, here and with other processes: what each is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final, TypeAlias

import discord

from bot.match.match import Offer, Table
from bot.match.values import MatchId, UserId
from bot.match.views import View
from bot.ui.memory import BoundedDict

TOKEN_LIFE: Final = timedelta(minutes=14)
"""How long an interaction's answer can be edited; Discord says 15 minutes."""
PRESENT: Final = timedelta(minutes=2)
"""Who pressed something in a panel this lately is taken to be looking at it."""

Subject: TypeAlias = tuple[int, int, str, tuple[Offer, ...], object]
"""What a panel is about: when it differs, the panel is out of date."""


def subject(view: View) -> Subject:
    """Return what a panel of this view is about."""
    return view.stamp, *_in_public(view.table)


def has_moved_on(before: Table, now: Table) -> bool:
    """Check whether panels of a match as it was before may be out of date now."""
    return _in_public(before) != _in_public(now)


def _in_public(table: Table) -> tuple[int, str, tuple[Offer, ...], object]:
    """Return the part of a panel's subject that is the same for everybody."""
    clocks = table.clocks
    return table.seq, table.phase, table.offers, None if clocks is None else (clocks.claim, clocks.overdue)


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """A private panel somebody has open. webhook: of the interaction that last answered in it.

    about: None where it is not complete. ephemeral: False in DMs.
    """

    webhook: discord.Webhook
    message: int
    at: datetime
    about: Subject | None
    ephemeral: bool = True


Shown: TypeAlias = Callable[[View, UserId, OpenPanel], None]
"""Told of a panel that shows something new."""


class OpenPanels:
    """The panel each person looked at last, by match."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._panels: BoundedDict[tuple[MatchId, UserId], OpenPanel] = BoundedDict()
        self._opening: Counter[tuple[MatchId, UserId]] = Counter()
        self._on_shown: list[Shown] = []

    def on_shown(self, listener: Shown) -> None:
        """Have a function called whenever a panel shows something new."""
        self._on_shown.append(listener)

    def put(
        self, view: View, user: UserId, webhook: discord.Webhook, message: int, *, ephemeral: bool = True
    ) -> None:
        """Note that somebody's panel of this view stands in a message."""
        panel = OpenPanel(webhook, message, self._now(), subject(view), ephemeral)
        whose = (view.table.id, user)
        before = self._panels.get(whose)
        if before is None or before.message != message:
            # What stood there was a panel of another table, which must not be brought back.
            for other, open_panel in self._panels.items():
                if open_panel.message == message:
                    self._panels.drop(other)
        self._show(view, user, panel)

    def update(self, view: View, user: UserId, panel: OpenPanel) -> None:
        """Note what a panel is about now, unless another has been opened in its place."""
        if self._panels.get((view.table.id, user)) is panel:
            self._show(view, user, replace(panel, about=subject(view)))

    def _show(self, view: View, user: UserId, panel: OpenPanel) -> None:
        self._panels.put((view.table.id, user), panel)
        for listener in self._on_shown:
            listener(view, user, panel)

    def outdate(self, match: MatchId, user: UserId) -> None:
        """Note that a panel does not show all of what it is about."""
        panel = self._panels.get((match, user))
        if panel is not None:
            self._panels.put((match, user), replace(panel, about=None))

    def move(self, message: int, anew: int) -> None:
        """Note that the panel that stood in a message stands in another one now."""
        for whose, panel in self._panels.items():
            if panel.message == message:
                self._panels.put(whose, replace(panel, message=anew))
                return

    def stands_in(self, message: int) -> bool:
        """Check whether somebody's panel stands in a message, and no newer one in another."""
        return any(panel.message == message for _, panel in self._panels.items())

    def drop(self, match: MatchId, user: UserId, message: int) -> None:
        """Forget a panel whose message is gone; one that has been opened in its place stays."""
        panel = self._panels.get((match, user))
        if panel is not None and panel.message == message:
            self._panels.drop((match, user))

    def find(self, match: MatchId, user: UserId) -> OpenPanel | None:
        """The panel somebody has open, if it can still be edited."""
        panel = self._panels.get((match, user))
        return panel if panel is not None and self._now() - panel.at < TOKEN_LIFE else None

    def of_match(self, match: MatchId | None) -> list[tuple[MatchId, UserId]]:
        """List the panels of a match that may be open, as match and user; None: of every match."""
        return [whose for whose, _ in self._panels.items() if match in (None, whose[0])]

    def is_present(self, match: MatchId, user: UserId) -> bool:
        """Check whether somebody seems to be looking at an open panel."""
        panel = self.find(match, user)
        return panel is not None and self._now() - panel.at < PRESENT

    @contextmanager
    def opening(self, match: MatchId, user: UserId) -> Iterator[None]:
        """The time in which somebody's panel is being opened: nothing in it has to be told to them."""
        self._opening[match, user] += 1
        try:
            yield
        finally:
            self._opening[match, user] -= 1
            if not self._opening[match, user]:
                del self._opening[match, user]

    def is_opening(self, match: MatchId, user: UserId) -> bool:
        """Check whether somebody's panel is being opened just now."""
        return (match, user) in self._opening


# Panels open with another process: Discord tells private messages to that of shard 0. Whoever has the
# match's server would else call somebody to a table they are looking at. It is no more than courtesy: where
# what another process says does not arrive, they are called.

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
        panel = self._find(view.table.id, user)
        return panel is not None and panel.about == _name(subject(view))

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
        panel = self._panels.get((match, user))
        return panel if panel is not None and self._now() - panel.at < PRESENT else None


def describe_panel(user: UserId, panel: OpenPanel, now: datetime) -> str:
    """Describe a panel to other processes: whose, seconds since the last press in it, what it shows."""
    return f"{user}:{(now - panel.at).total_seconds():.1f}:{_name(panel.about)}"


def _name(about: Subject | None) -> str:
    return blake2b(repr(about).encode(), digest_size=8).hexdigest()
