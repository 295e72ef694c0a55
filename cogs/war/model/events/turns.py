"""4-6, 15 Turns, Action dice, Elven Rings, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """4 A turn begins."""

    begins_turn: ClassVar[bool] = True
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRecovered(Event):
    """4.1 Both sides take their dice back: their numbers for this turn."""

    free_peoples: int
    shadow: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntAllocated(Event):
    """4.3 Dice put into the Hunt Box before the roll."""

    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionDiceRolled(Event):
    """4.4 The faces rolled, in the order of FACE_ORDER."""

    reveals: ClassVar[bool] = True
    side: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceSentToHunt(Event):
    """4.4, 4.5 Dice go to the Hunt Box."""

    side: str
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DieUsed(Event):
    """4.5 A die is spent on an action (a `Use`)."""

    side: str
    die: str
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DieSkipped(Event):
    """4.5 A die is discarded without effect."""

    side: str
    die: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SidePassed(Event):
    """4.5 A side passes."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RingUsed(Event):
    """6 A die was turned with an Elven Ring."""

    side: str
    die: str
    face: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RingPaid(Event):
    """6.2, 6.4 An Elven Ring is the price of taking a card off the table; no die is turned, and the Ring goes
    to the other side. cause: the card that is paid for."""

    side: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DieTurned(Event):
    """A card turns a die to another face; face is empty where the die is lost."""

    side: str
    die: str
    face: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SideResigned(Event):
    """A side gave up."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """15 The end; winner is empty where nobody wins. reason: the outcome's message id."""

    reveals: ClassVar[bool] = True
    winner: str
    reason: str
    free_peoples: int
    shadow: int


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    DiceRecovered,
    HuntAllocated,
    ActionDiceRolled,
    DiceSentToHunt,
    DieUsed,
    DieSkipped,
    SidePassed,
    RingUsed,
    RingPaid,
    DieTurned,
    SideResigned,
    GameEnded,
)
