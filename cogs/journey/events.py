"""Events of Journey to Mordor. Everybody may know everything; each event is about `seat`.

Dice are pairs (colour, symbol) in the order of the components.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event

Pairs = tuple[tuple[str, str], ...]
"""Dice as (colour, symbol)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayerChosen(Event):
    """2.4 Who begins. how: random, agreed, next (the hobbit agreed upon is not taken: the next clockwise)."""

    reveals: ClassVar[bool] = True
    seat: str
    how: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """3.2 A turn begins."""

    begins_turn: ClassVar[bool] = True
    seat: str
    number: int  # single turns, round: rounds, from 1
    round: int
    place: str  # the circle crossed last
    place_rule: str  # the rule in force for the whole turn (8), "" for none


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled(Event):
    """4.1 roll: from 1; a repeated roll keeps its number (8, Rohan)."""

    reveals: ClassVar[bool] = True
    seat: str
    roll: int
    dice: Pairs
    repeated: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RollRepeated(Event):
    """8 Rohan: the roll will be repeated."""

    seat: str
    roll: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceKept(Event):
    """4.2 Dice were set aside. forced: there was no other choice, and nobody was asked (B20)."""

    seat: str
    roll: int
    dice: Pairs
    forced: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RollingEnded(Event):
    """4.5 Phase 1 is over. dice: all set aside; unused: colours that do not count (4.6)."""

    seat: str
    rolls: int
    dice: Pairs
    tree: bool
    unused: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OrcsVoidedRings(Event):
    """5.2 More Orcs than weapons, as counted in this place: no Ring counts."""

    seat: str
    rings: int
    orcs: int
    weapons: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OrcsBeaten(Event):
    """5.2 As many weapons as Orcs or more, as counted in this place, and Rings to be saved by it."""

    seat: str
    rings: int
    orcs: int
    weapons: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GandalfWithoutEffect(Event):
    """5.3 Gandalfs that halved nothing. why: place (Moria), no_square (B16)."""

    seat: str
    count: int
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SquaresHalved(Event):
    """5.3 Squares of the own Nazgûl track were halved, numbered from 1."""

    seat: str
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NazgulStruck(Event):
    """5.4 A player crosses fields, one for each die of `dice`. by: the active player. left: fields left."""

    seat: str
    by: str
    dice: tuple[str, ...]
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NazgulSpared(Event):
    """5.4 Nazgûl that strike nobody: their colours. why: place (Gondor), arrived (`arrived_immune`).

    seat: who is spared.
    """

    seat: str
    dice: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RingLost(Event):
    """8 Shelob's Lair: one Ring less."""

    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CirclesCrossed(Event):
    """5.5 count circles were crossed; the hobbit is now at `place`. surplus: Rings lost beyond Mordor."""

    seat: str
    count: int
    place: str
    surplus: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HobbitEliminated(Event):
    """6.1 Somebody is out; the colour is neutral from now on (6.3). at_mordor: in Mordor as well (6.2)."""

    seat: str
    colour: str
    at_mordor: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HobbitArrived(Event):
    """7.2 The last circle is crossed."""

    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalRound(Event):
    """7.2 Somebody has arrived; the players of `waiting` still have their turn in this round."""

    seat: str
    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class JourneyGoesOn(Event):
    """7.3, B7 Nobody who had arrived is left: the game goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TieBroken(Event):
    """7.3 Several have arrived: their uncrossed Nazgûl fields, by seat, and who has most."""

    left: tuple[tuple[str, int], ...]
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResigned(Event):
    """B19 A player gave up; the colour is neutral from now on. dropped: an unfinished turn was dropped."""

    seat: str
    colour: str
    dropped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """7 The end. winners: may be none or several. reason: the outcome's message id."""

    reveals: ClassVar[bool] = True
    winners: tuple[str, ...]
    reason: str


EVENTS: tuple[type[Event], ...] = (
    *(FirstPlayerChosen, TurnBegan, DiceRolled, RollRepeated, DiceKept, RollingEnded),
    *(OrcsVoidedRings, OrcsBeaten, GandalfWithoutEffect, SquaresHalved, NazgulStruck, NazgulSpared),
    *(RingLost, CirclesCrossed, HobbitEliminated, HobbitArrived, FinalRound, JourneyGoesOn),
    *(TieBroken, SeatResigned, GameEnded),
)
