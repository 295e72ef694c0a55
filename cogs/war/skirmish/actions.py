"""The actions by which a battle on its own is set up; its events, until it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action, Event


@dataclass(frozen=True, slots=True)
class ChooseFamous(Action):
    """S1 A battle that is ready to be fought, by its id."""

    verb: ClassVar[str] = "famous"
    name: str


@dataclass(frozen=True, slots=True)
class ChooseGround(Action):
    """S1 The choice of where a battle is fought, what kind it is (`field`, `siege`, `sortie`, `relief`), who
    attacks."""

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


# Events while a battle on its own is set up, and when it is over.

Pairs = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GroundChosen(Event):
    """S1, S2 The choice of where the battle is fought, and from where the attackers come; famous: its id, or
    nothing."""

    region: str
    origin: str
    manner: str
    attacker: str
    famous: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyDrawnUp(Event):
    """S3 An Army stands."""

    side: str
    region: str
    figures: Pairs


@dataclass(frozen=True, slots=True, kw_only=True)
class HandTaken(Event):
    """S5 A side has taken its cards: how many of each deck, by chance or by choice."""

    side: str
    character: int
    strategy: int
    chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """S5 A card that a side has chosen. Audience: whose it is."""

    side: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SkirmishEnded(Event):
    """S7 The battle is over. winner: empty where nobody is left. free_peoples, shadow: figures left."""

    reveals: ClassVar[bool] = True
    winner: str
    region: str
    free_peoples: Pairs
    shadow: Pairs


EVENTS: tuple[type[Event], ...] = (GroundChosen, ArmyDrawnUp, HandTaken, CardTaken, SkirmishEnded)
