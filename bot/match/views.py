"""One user's view of a match, and the log as that user may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine import Event, Observation, Seat
from bot.match.loaded import LoadedMatch, table_of
from bot.match.past import told
from bot.match.replaying import steps
from bot.match.table import RefusedError, UserId, View
from bot.match.undo import can_undo
from bot.store import EntryRow

PAGE = 15
"""Events on a page of the log."""

Page: TypeAlias = tuple[tuple[tuple[int, Event], ...], int, int]
"""Numbered events, oldest first; the page, from 1; the number of pages."""


def view_of(live: LoadedMatch, user: UserId) -> View:
    """What a user may know of a match that has begun. Raises RefusedError."""
    if live.row.phase == "lobby":
        raise RefusedError("refused-not-begun")
    if live.state is None:
        if live.row.phase == "cancelled" and live.broken is None:
            raise RefusedError("refused-cancelled")
        raise RefusedError("refused-broken", line=str(live.broken or 0))
    seat = live.seat_of(user)
    return View(
        table=table_of(live),
        seat=seat,
        stamp=0 if seat is None else dict(live.row.stamps)[seat],
        observation=live.game.observe(live.state, seat),
        news=live.news.get(seat, ()),
        can_undo="no" if seat is None else can_undo(live, seat),
    )


def page_of(live: LoadedMatch, seat: Seat | None, entries: Sequence[EntryRow], page: int) -> Page:
    """A page of the log; 0, or one there is not, is the latest.

    Events are counted as the viewer knows them, so that no number betrays what happened in between.
    """
    known = [event for entry in entries for event in told(live.title, entry) if event.known_to(seat)]
    pages = max(1, -(-len(known) // PAGE))
    page = page if 1 <= page <= pages else pages
    first = (page - 1) * PAGE
    rows = tuple((first + number, event) for number, event in enumerate(known[first : first + PAGE], start=1))
    return rows, page, pages


def frames(live: LoadedMatch, entries: Sequence[EntryRow]) -> tuple[Observation, ...]:
    """A game as a spectator saw it: the start and the position after each press of the counting entries."""
    states = [state for state, _ in steps(live.game, live.options, entries)]
    ends = [
        number
        for number, entry in enumerate(entries, start=1)
        if number == len(entries) or entries[number].press != entry.press
    ]
    return tuple(live.game.observe(states[number], None) for number in (0, *ends))
