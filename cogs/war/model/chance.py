"""Actions of chance: dice, cards drawn, Hunt tiles, Companions at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance: dice, each 1 to 6 (or the place of an Action die's face, from 1)."""

    verb: ClassVar[str] = "roll"
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance: the card drawn."""

    verb: ClassVar[str] = "draw"
    card: str


@dataclass(frozen=True, slots=True)
class DrawTile(Action):
    """Chance: the Hunt tile drawn."""

    verb: ClassVar[str] = "tile"
    tile: str


@dataclass(frozen=True, slots=True)
class DrawCompanion(Action):
    """Chance: the Companion drawn."""

    verb: ClassVar[str] = "companion"
    companion: str


@dataclass(frozen=True, slots=True)
class PickCard(Action):
    """Chance: a card taken from a hand at random."""

    verb: ClassVar[str] = "pick"
    card: str


CHANCES: tuple[type[Action], ...] = (Roll, Draw, DrawTile, DrawCompanion, PickCard)
