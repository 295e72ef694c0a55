"""The actions of The Confrontation and their texts. Figures, regions and cards are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action, Notation


@dataclass(frozen=True, slots=True)
class Place(Action):
    """3.1 Setting up: puts one figure that is not placed yet into one of the side's starting regions."""

    figure: str
    region: str


@dataclass(frozen=True, slots=True)
class Muster(Action):
    """3.1 Setting up: lets chance place all figures that are left."""


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """3.1 Setting up, all figures placed: exchanges two figures of different regions."""

    figure: str
    other: str


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """3.2 Ends one's own setting up."""


@dataclass(frozen=True, slots=True)
class Move(Action):
    """4.2 Moves one figure, by whatever route its text allows."""

    figure: str
    region: str


@dataclass(frozen=True, slots=True)
class Rearrange(Action):
    """4.3 Rearranges the own figures of one region, where that is not done automatically."""

    region: str


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """4.3 Declines to rearrange before a challenge."""


@dataclass(frozen=True, slots=True)
class Ambush(Action):
    """5.7 Shows the Balrog to the figure in the tunnel."""


@dataclass(frozen=True, slots=True)
class LetPass(Action):
    """5.7 Lets the figure pass through the tunnel, Balrog or not."""


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """6.1 Challenges the enemy at a position in the region of the battle, counted from 1."""

    position: int


@dataclass(frozen=True, slots=True)
class Flee(Action):
    """6.4 a, d Frodo or Pippin retreats before the cards."""

    region: str


@dataclass(frozen=True, slots=True)
class StandIn(Action):
    """6.4 b Sam fights instead of Frodo."""


@dataclass(frozen=True, slots=True)
class ShowFrodo(Action):
    """6.4 c Frodo is shown, and the attacked Sam counts 5."""


@dataclass(frozen=True, slots=True)
class FightOn(Action):
    """6.4 Declines every early choice."""

    verb: ClassVar[str] = "fight"


@dataclass(frozen=True, slots=True)
class ForbidCards(Action):
    """6.7 Saruman rules out cards."""


@dataclass(frozen=True, slots=True)
class AllowCards(Action):
    """6.7 Saruman lets cards be played."""


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """6.8 Chooses a card from the hand."""

    verb: ClassVar[str] = "play"
    card: str


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """6.9 Replaces Magic by one of the own used cards."""

    card: str


@dataclass(frozen=True, slots=True)
class KeepMagic(Action):
    """6.9 Leaves Magic as it is, so that it does nothing (option `magic_optional`)."""


@dataclass(frozen=True, slots=True)
class Retreat(Action):
    """6.10 Carries out a Retreat card."""

    region: str


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """6.10 Does not carry out a Retreat card (option `card_retreat_optional`)."""


@dataclass(frozen=True, slots=True)
class Shadowfax(Action):
    """11.2 One figure steps forward before the move."""

    figure: str
    region: str


@dataclass(frozen=True, slots=True)
class GandalfTheWhite(Action):
    """11.3 Gandalf returns in Fangorn instead of a move."""

    verb: ClassVar[str] = "gandalf_white"


@dataclass(frozen=True, slots=True)
class Palantir(Action):
    """11.4 Dark looks at the Light figures of one region."""

    region: str


@dataclass(frozen=True, slots=True)
class Ringwraith(Action):
    """11.5 One Dark figure is put into Mordor instead of a move."""

    figure: str


@dataclass(frozen=True, slots=True)
class Fill(Action):
    """Chance: the order in which the figures still to be placed go to the places left (`muster`)."""

    side: str
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """Chance: the new order of a side's figures in one region after a rearrangement (12.3)."""

    side: str
    region: str
    order: tuple[int, ...]


NOTATION: Notation[Action] = Notation(
    (
        *(Place, Muster, Swap, Ready, Move, Rearrange, Keep, Ambush, LetPass, Challenge, Flee, StandIn),
        *(ShowFrodo, FightOn, ForbidCards, AllowCards, PlayCard, Exchange, KeepMagic, Retreat, Stay),
        *(Shadowfax, GandalfTheWhite, Palantir, Ringwraith, Fill, Shuffle),
    )
)
