"""Strangers in Journey to Mordor: how long they go on rolling."""

from __future__ import annotations

from bot.engine import Action
from cogs.journey.actions import Again, Keep, Put, Take
from cogs.journey.components import RING, WHITE_TREE
from cogs.journey.observation import JourneyObservation
from tests.ladder.strangers.style import Style

LIKED: tuple[str, ...] = ("orc", "nazgul", "gandalf", "weapon", RING)
"""What is set aside the rather the later it stands here."""
ENOUGH = 2
"""Rings with which whoever stops at two has enough."""
SEATS = ("frodo", "sam")


def never_stops(seen: JourneyObservation, action: Action) -> float:
    """One die of a roll is set aside and never the Tree, so that the others are rolled again."""
    match action:
        case Keep():
            return 10.0
        case Again():
            return 9.0
        case Take(colour=colour):
            return _like(seen, colour)
        case Put():
            return -10.0
        case _:
            return 0.0


def stops_at_two(seen: JourneyObservation, action: Action) -> float:
    """With two Rings all that may be is set aside, the Tree first; until then one die and every Ring."""
    symbols = _symbols(seen)
    rings = sum(die.symbol == RING for die in seen.aside)
    rings += sum(symbols[colour] == RING for colour in seen.chosen)
    match action:
        case Take(colour=colour) if rings >= ENOUGH:
            return 20.0 if symbols[colour] == WHITE_TREE else 15.0
        case Take(colour=colour) if symbols[colour] == RING:
            return 15.0
        case _:
            return never_stops(seen, action)


def _symbols(seen: JourneyObservation) -> dict[str, str]:
    return {die.colour: die.symbol for die in seen.rolled}


def _like(seen: JourneyObservation, colour: str) -> float:
    symbol = _symbols(seen)[colour]
    return float(LIKED.index(symbol)) if symbol in LIKED else -1.0


STYLES = (
    Style("never stops", "journey", never_stops, SEATS),
    Style("always stops at two", "journey", stops_at_two, SEATS),
)
