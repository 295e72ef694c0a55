"""One user's view of a match, and the log as that user may read it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TypeAlias

from bot.engine import Event, Seat
from bot.match.computer.people import has_house_alone
from bot.match.consent.offers import awaits
from bot.match.consent.undo import can_undo
from bot.match.play.conclusion import next_in_turn
from bot.match.table.entries import decode, told_to
from bot.match.table.loaded_match import LoadedMatch, table_of
from bot.match.table.values import RefusedError, Turn, UserId, View
from bot.store import EntryRow

PAGE = 15
"""Events on a page of the log."""

Page: TypeAlias = tuple[tuple[tuple[int, Event], ...], int, int]
"""Numbered events, oldest first; the page, from 1; the number of pages."""


def view_of(loaded: LoadedMatch, user: UserId) -> View:
    """Return what a user may know of a match that has begun. Raises RefusedError."""
    if loaded.row.phase == "lobby":
        raise RefusedError("refused-not-begun")
    if loaded.state is None:
        if loaded.row.phase == "cancelled" and loaded.broken is None:
            raise RefusedError("refused-cancelled")
        raise RefusedError("refused-broken", line=str(loaded.broken or 0))
    seat, table = loaded.seat_of(user), table_of(loaded)
    return View(
        table=table,
        seat=seat,
        stamp=0 if seat is None else dict(loaded.row.stamps)[seat],
        observation=loaded.game.observe(loaded.state, seat),
        news=loaded.news.get(seat, ()),
        can_undo="no" if seat is None else can_undo(loaded, seat),
        alone=seat is not None and has_house_alone(loaded, seat),
        playing=len(loaded.still_playing()),
        next=next_in_turn(loaded),
        invited=seat is None and any(each.newcomer == user for each in table.offers),
        asked=tuple(each.seq for each in loaded.open_offers if awaits(loaded, each, user)),
        undone=_list_undone(loaded, seat),
        gave_up=seat is not None and not loaded.still_plays(seat),
    )


def _list_undone(loaded: LoadedMatch, seat: Seat | None) -> tuple[tuple[int, tuple[Event, ...]], ...]:
    """Return what would be taken back, by the number of the offer, as far as a seat may know it."""
    return tuple(
        (each.seq, tuple(event for event in told if event.known_to(seat)))
        for each in loaded.open_offers
        if (
            told := [
                event for number, text in each.what.told for event in decode(loaded.bundle, text, number)
            ]
        )
    )


def turn_of(loaded: LoadedMatch, user: UserId) -> Turn:
    """Tell who must choose at a table of somebody's, and since when."""
    waiting = loaded.decisions().open if loaded.phase == "playing" else ()
    users = [loaded.player_at(each.seat) for each in waiting]
    since = loaded.heard.get(loaded.seat_of(user), loaded.row.created)
    return Turn(
        table_of(loaded), tuple(each for each in users if each is not None), datetime.fromisoformat(since)
    )


def page_of(loaded: LoadedMatch, seat: Seat | None, entries: Sequence[EntryRow], page: int) -> Page:
    """A page of the log; 0, or one there is not, is the latest.

    Events are counted as the viewer knows them, so that no number betrays what happened in between.
    """
    known = told_to(loaded.bundle, entries, seat)
    pages = max(1, -(-len(known) // PAGE))
    page = page if 1 <= page <= pages else pages
    first = (page - 1) * PAGE
    rows = tuple((first + number, event) for number, event in enumerate(known[first : first + PAGE], start=1))
    return rows, page, pages
