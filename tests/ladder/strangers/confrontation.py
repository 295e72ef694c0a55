"""Strangers in The Confrontation: who goes forward, and who attacks."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Action
from cogs.confrontation.actions import (
    Ambush,
    Challenge,
    Exchange,
    FightOn,
    Flee,
    Move,
    Muster,
    Place,
    PlayCard,
    Ready,
    StandIn,
    Swap,
)
from cogs.confrontation.components import BOARD, FORWARD, LIGHT, NUMBER, REGIONS, SIDES, STRENGTH, VALUE
from cogs.confrontation.observation import ConfrontationObservation
from tests.ladder.strangers.style import Rate, Style

ROW = {region.id: region.row for region in BOARD.regions}
FRODO, MORDOR, SHIRE = "frodo", "mordor", "shire"
PRECIOUS = 9
"""What Frodo counts where figures are ranked by strength."""


def play_along(seen: ConfrontationObservation, action: Action) -> float:
    """What all of them do: Frodo into Mordor, away from a fight, and the highest card."""
    match action:
        case Move(figure="frodo", region="mordor"):
            return 1000.0
        case Ready() | Ambush():
            return 1.0
        case Muster() | Swap():
            return -1.0
        case Flee():
            return 3.0
        case StandIn():
            return 2.0
        case FightOn():
            return 0.0
        case PlayCard(card=card) | Exchange(card=card):
            return float(VALUE[card])
        case _:
            return 0.0


def set_up(wish: Callable[[str], float]) -> Rate:
    """The places farthest forward are given to those for whom the wish is greatest."""

    def rate(seen: ConfrontationObservation, action: Action) -> float:
        if isinstance(action, Place):
            return 100.0 * _advance(seen, action.region) + wish(action.figure)
        return play_along(seen, action)

    return rate


strong_in_front = set_up(lambda figure: 0.0 if figure == FRODO else float(STRENGTH[figure]))


def rush(seen: ConfrontationObservation, action: Action) -> float:
    """Frodo stands in front and goes on, past enemies while there is a way; others when he cannot."""
    match action:
        case Place():
            return set_up(lambda figure: PRECIOUS if figure == FRODO else STRENGTH[figure])(seen, action)
        case Move(figure="frodo", region=region) if region != MORDOR:
            return 1.0 if _count_enemies(seen, region) else 100.0
        case Move(region=region):
            return play_along(seen, action) + 10.0 + _count_enemies(seen, region)
        case _:
            return play_along(seen, action)


def turtle(seen: ConfrontationObservation, action: Action) -> float:
    """Strong figures hold the front; the hindmost moves, and nobody goes where an enemy is or can come."""
    match action:
        case Place():
            return strong_in_front(seen, action)
        case Move(figure=figure, region=region):
            danger = 100.0 * _count_enemies(seen, region) + 10.0 * _is_open(seen, region)
            return play_along(seen, action) - danger - _advance(seen, region) - 5.0 * (figure == FRODO)
        case _:
            return play_along(seen, action)


def attack(seen: ConfrontationObservation, action: Action) -> float:
    """Whoever can attack does, Frodo left aside; else somebody goes forward."""
    match action:
        case Place():
            return strong_in_front(seen, action)
        case Move(figure=figure, region=region):
            gain = 100.0 * bool(_count_enemies(seen, region)) + _advance(seen, region)
            return play_along(seen, action) + (-gain if figure == FRODO else gain)
        case Challenge() | FightOn():
            return 5.0
        case _:
            return play_along(seen, action)


def hide_the_strong(seen: ConfrontationObservation, action: Action) -> float:
    """The weak stand in front, move first and fight; Frodo counts as strong, and so does a high card."""
    match action:
        case Place():
            return set_up(lambda figure: -_worth(figure))(seen, action)
        case Move(figure=figure):
            return play_along(seen, action) - 10.0 * _worth(figure)
        case PlayCard() | Exchange():
            return -play_along(seen, action)
        case _:
            return play_along(seen, action)


def _worth(figure: str) -> float:
    return float(PRECIOUS if figure == FRODO else STRENGTH[figure])


def _advance(seen: ConfrontationObservation, region: str) -> int:
    """How many rows a region lies ahead of the side's own home."""
    return ROW[region] - ROW[SHIRE] if seen.viewer == LIGHT else ROW[MORDOR] - ROW[region]


def _count_enemies(seen: ConfrontationObservation, region: str) -> int:
    return sum(piece.region == region and piece.side != seen.viewer for piece in seen.pieces)


def _is_open(seen: ConfrontationObservation, region: str) -> bool:
    """Whether an enemy can come to a region with one step forward."""
    enemy = SIDES.index(LIGHT) if seen.viewer != LIGHT else 1 - SIDES.index(LIGHT)
    return any(
        NUMBER[region] in FORWARD[enemy][number] and _count_enemies(seen, REGIONS[number])
        for number in range(len(REGIONS))
    )


STYLES = (
    Style("Frodo’s rush", "confrontation", rush, SIDES, only=LIGHT),
    Style("turtle", "confrontation", turtle, SIDES),
    Style("always attacks", "confrontation", attack, SIDES),
    Style("hides the strong", "confrontation", hide_the_strong, SIDES),
)
