"""Moments of Journey to Mordor that have a card of their own; everything in it is public."""

from __future__ import annotations

from bot.engine import Moment, ending
from cogs.journey.events import GameEnded, HobbitArrived

MOMENTS: tuple[Moment, ...] = (
    Moment("ring-bearer", "ring-bearer", GameEnded, ending("outcome-all-out")),
    Moment("last-circle", "last-circle", HobbitArrived, lambda _: ""),
)
