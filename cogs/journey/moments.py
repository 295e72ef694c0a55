"""Moments of Journey to Mordor that have a card of their own; everything in it is public."""

from __future__ import annotations

from bot.engine import Moment, ending
from cogs.journey.events import HobbitArrived

MOMENTS: tuple[Moment, ...] = (
    Moment("ring-bearer", "ring-bearer", ending("outcome-all-out")),
    Moment("last-circle", "last-circle", lambda event: "" if isinstance(event, HobbitArrived) else None),
)
