"""Moments of Duel for Middle-earth that have a card of their own; all of them are public."""

from __future__ import annotations

from bot.engine import Moment, ending
from cogs.duel.events import GameEnded

MOMENTS: tuple[Moment, ...] = (
    Moment("mount-doom", "mount-doom", GameEnded, ending("outcome-mount-doom")),
    Moment("ring-bearer", "ring-bearer", GameEnded, ending("outcome-ring-caught")),
    Moment("six-races", "six-races", GameEnded, ending("outcome-races")),
)
