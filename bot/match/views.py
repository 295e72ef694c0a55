"""One user's view of a match, and the log as that user may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine import Event, Observation, Seat
from bot.match.consent.undo import can_undo
from bot.match.log.news import read_events
from bot.match.log.replay import steps
from bot.match.persistence.loaded_match import LoadedMatch, table_of
from bot.match.table import RefusedError, UserId, View
from bot.store import EntryRow

PAGE = 15
"""Events on a page of the log."""

Page: TypeAlias = tuple[tuple[tuple[int, Event], ...], int, int]
"""Numbered events, oldest first; the page, from 1; the number of pages."""


def view_of(loaded: LoadedMatch, user: UserId) -> View:
    """What a user may know of a match that has begun. Raises RefusedError."""
    if loaded.row.phase == "lobby":
        raise RefusedError("refused-not-begun")
    if loaded.state is None:
        if loaded.row.phase == "cancelled" and loaded.broken is None:
            raise RefusedError("refused-cancelled")
        raise RefusedError("refused-broken", line=str(loaded.broken or 0))
    seat = loaded.seat_of(user)
    return View(
        table=table_of(loaded),
        seat=seat,
        stamp=0 if seat is None else dict(loaded.row.stamps)[seat],
        observation=loaded.game.observe(loaded.state, seat),
        news=loaded.news.get(seat, ()),
        can_undo="no" if seat is None else can_undo(loaded, seat),
    )


def page_of(loaded: LoadedMatch, seat: Seat | None, entries: Sequence[EntryRow], page: int) -> Page:
    """A page of the log; 0, or one there is not, is the latest.

    Events are counted as the viewer knows them, so that no number betrays what happened in between.
    """
    events = (event for entry in entries for event in read_events(loaded.bundle, entry))
    known = [event for event in events if event.known_to(seat)]
    pages = max(1, -(-len(known) // PAGE))
    page = page if 1 <= page <= pages else pages
    first = (page - 1) * PAGE
    rows = tuple((first + number, event) for number, event in enumerate(known[first : first + PAGE], start=1))
    return rows, page, pages


def frames(loaded: LoadedMatch, entries: Sequence[EntryRow]) -> tuple[Observation, ...]:
    """A game as a spectator saw it: the start and the position after each press of the counting entries."""
    states = [state for state, _ in steps(loaded.game, loaded.options, entries)]
    ends = [
        number
        for number, entry in enumerate(entries, start=1)
        if number == len(entries) or entries[number].press != entry.press
    ]
    return tuple(loaded.game.observe(states[number], None) for number in (0, *ends))
