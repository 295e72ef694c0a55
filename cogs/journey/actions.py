"""The actions of Journey to Mordor and their texts. Dice are named by colour, faces as `colour.symbol`."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Action, Notation


@dataclass(frozen=True, slots=True)
class Take(Action):
    """4.2 Chooses a die of this roll to be set aside; `put` takes it back, `keep` makes it final."""

    colour: str


@dataclass(frozen=True, slots=True)
class Put(Action):
    """4.2 Puts a chosen die back among the dice of this roll."""

    colour: str


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """4.2 Sets the chosen dice aside; the others are rolled again, or the phase ends (4.5)."""


@dataclass(frozen=True, slots=True)
class Again(Action):
    """8 Rohan: repeats this roll with all its dice."""


@dataclass(frozen=True, slots=True)
class First(Action):
    """Chance, 2.4: who begins."""

    seat: str


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance, 4.1: what all dice rolled show, each as `colour.symbol`, in the order of the components."""

    dice: tuple[str, ...]


NOTATION: Notation[Action] = Notation((Take, Put, Keep, Again, First, Roll))
