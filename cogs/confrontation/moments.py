"""Moments of The Confrontation that have a card of their own; all of them are public."""

from __future__ import annotations

from bot.engine import Event, Moment, ending
from cogs.confrontation.events import BalrogStruck, FigureDefeated
from cogs.confrontation.rules import FRODO_DEFEATED, FRODO_IN_MORDOR


def _falls(event: Event, figure: str) -> str | None:
    return "" if isinstance(event, FigureDefeated) and event.figure == figure else None


MOMENTS: tuple[Moment, ...] = (
    Moment("mount-doom", "mount-doom", ending(FRODO_IN_MORDOR)),
    Moment("ring-bearer", "ring-bearer", ending(FRODO_DEFEATED)),
    Moment("balrog-strikes", "balrog", lambda event: "" if isinstance(event, BalrogStruck) else None),
    Moment("witch-king-falls", "witch-king", lambda event: _falls(event, "witch_king")),
    Moment("balrog-falls", "balrog", lambda event: _falls(event, "balrog")),
    Moment("shelob-falls", "shelob", lambda event: _falls(event, "shelob")),
)
