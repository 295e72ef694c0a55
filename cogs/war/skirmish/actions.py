"""The actions by which a battle on its own is set up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action


@dataclass(frozen=True, slots=True)
class ChooseFamous(Action):
    """S1 A battle that is ready to be fought, by its id."""

    verb: ClassVar[str] = "famous"
    name: str


@dataclass(frozen=True, slots=True)
class ChooseGround(Action):
    """S1 The choice of where a battle is fought, what kind it is (`field`, `siege`, `sortie`, `relief`), who
    attacks.
    """

    verb: ClassVar[str] = "ground"
    region: str
    manner: str
    attacker: str


@dataclass(frozen=True, slots=True)
class Enlist(Action):
    """S3 So many figures of a kind are to be in the Army."""

    verb: ClassVar[str] = "enlist"
    figure: str
    number: int


@dataclass(frozen=True, slots=True)
class DrawHand(Action):
    """S5 So many cards are drawn by chance."""

    verb: ClassVar[str] = "draw_hand"
    number: int


@dataclass(frozen=True, slots=True)
class PickHand(Action):
    """S5 The cards are chosen one by one."""

    verb: ClassVar[str] = "pick_hand"


ACTIONS: tuple[type[Action], ...] = (ChooseFamous, ChooseGround, Enlist, DrawHand, PickHand)
