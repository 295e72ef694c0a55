"""Events as news: of a request and a line of the log each, or together."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Event, Seat
from bot.match.news import Since, Told


def told(events: Iterable[Event], by: Seat = "", press: int = 1, entry: int | None = None) -> list[Told]:
    """What came of one request, all in one line of the log."""
    return [Told(event, press, by, press if entry is None else entry) for event in events]


def since(events: Iterable[Event]) -> Since:
    """Events that came of a request each."""
    return tuple(((event,),) for event in events)
