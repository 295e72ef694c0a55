"""Moments of The Confrontation that have a card of their own; all of them are public."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Moment, ending
from cogs.confrontation.events import BalrogStruck, FigureDefeated, GameEnded
from cogs.confrontation.rules import FRODO_DEFEATED, FRODO_IN_MORDOR


def _fall(figure: str) -> Callable[[FigureDefeated], str | None]:
    return lambda event: "" if event.figure == figure else None


MOMENTS: tuple[Moment, ...] = (
    Moment("mount-doom", "mount-doom", GameEnded, ending(FRODO_IN_MORDOR)),
    Moment("ring-bearer", "ring-bearer", GameEnded, ending(FRODO_DEFEATED)),
    Moment("balrog-strikes", "balrog", BalrogStruck, lambda _: ""),
    Moment("witch-king-falls", "witch-king", FigureDefeated, _fall("witch_king")),
    Moment("balrog-falls", "balrog", FigureDefeated, _fall("balrog")),
    Moment("shelob-falls", "shelob", FigureDefeated, _fall("shelob")),
)
