"""Who holds the field after a battle, from what everybody is told of it (6.2-6.14).

Both figures are shown when it begins. What decides it are the cards, which both sides choose face down, or a
figure's text; the battle is told of until the next one or the next turn begins.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Event, Seat
from bot.match.bundle import Contest
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.events import (
    BattleJoined,
    CardsForbidden,
    CardShown,
    FigureDefeated,
    FigureFled,
    FigureRetreated,
    GameEnded,
    TurnBegan,
)

ELSEWHERE = ("shelob", "tunnel")
"""The reasons for which a figure falls that has not lost the battle."""


def find_holder(events: Sequence[Event]) -> Seat | None:
    """Find whose figure has neither fallen nor left; None where that is true of both sides, or of none."""
    gone: set[Seat] = set()
    for event in events:
        if isinstance(event, FigureFled):
            gone.add(LIGHT)
        elif isinstance(event, FigureRetreated) or (
            isinstance(event, FigureDefeated) and event.why not in ELSEWHERE
        ):
            gone.add(event.side)
    left = {LIGHT, DARK} - gone
    return left.pop() if len(left) == 1 else None


CONTEST = Contest(
    BattleJoined,
    (CardShown, CardsForbidden, FigureFled, FigureDefeated),
    (TurnBegan, GameEnded),
    find_holder,
)
