"""The actions of The Battle for Middle-earth and their texts: cards by their ids, parties by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action, Notation, SetAction

NEW = "new"
"""In place of a party's number: a party that is begun with this card."""


@dataclass(frozen=True, slots=True)
class Place(Action):
    """4.1, 12.10 Puts a companion from the hand into one of the own parties; `party` is a number or `new`."""

    verb: ClassVar[str] = "place"
    card: str
    party: str


@dataclass(frozen=True, slots=True)
class Take(Action):
    """3.1 B, 12.11 Takes a card from the Ring deck: as the turn, or as Angbor allows."""

    verb: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """12.10, 12.11 Does without Aragorn's second card or Angbor's draw."""

    verb: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """12.3 Gandalf: takes a companion from another player's party into the own party of this number."""

    verb: ClassVar[str] = "exchange"
    card: str
    party: int


@dataclass(frozen=True, slots=True)
class MoveTom(Action):
    """12.7 Tom Bombadil goes to the own party of this number."""

    verb: ClassVar[str] = "move"
    card: str
    party: int


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """4.5 Ends the turn without an attack."""

    verb: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """5.1 Chooses the attacking party. Nothing is settled before `confirm`."""

    verb: ClassVar[str] = "attack"
    party: int


@dataclass(frozen=True, slots=True)
class Beat(SetAction):
    """5.2 Chooses all enemies to be beaten (none only by option); legal ones have the order of the row."""

    verb: ClassVar[str] = "beat"
    enemies: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Borrow(Action):
    """12.2 A hobbit of the attacking party borrows the symbols of a card in another player's party."""

    verb: ClassVar[str] = "borrow"
    hobbit: str
    card: str


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """5.9 Carries out the attack."""

    verb: ClassVar[str] = "confirm"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """8.6 Obeys a counterattack with this card: a companion of a party or of the hand, or an enemy won."""

    verb: ClassVar[str] = "discard"
    card: str


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """8.7 Has no card in hand that the counterattack could take: nothing but Gimli."""

    verb: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Chance: the enemy turned up for the row (2.1, 6.2, 8.3)."""

    verb: ClassVar[str] = "reveal"
    enemy: str


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance: a companion dealt to the hand of the seat whose turn it is to get one (2.2)."""

    verb: ClassVar[str] = "deal"
    card: str


@dataclass(frozen=True, slots=True)
class First(Action):
    """Chance: who begins (2.4)."""

    verb: ClassVar[str] = "first"
    seat: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance: the top card of the Ring deck (7.2), a companion or a Mordor card."""

    verb: ClassVar[str] = "draw"
    card: str


NOTATION: Notation[Action] = Notation(
    (
        *(Place, Take, Decline, Exchange, MoveTom, EndTurn, Attack, Beat, Borrow, Confirm, Discard, Keep),
        *(Reveal, Deal, First, Draw),
    )
)
