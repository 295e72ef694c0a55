"""The actions of Duel for Middle-earth and their texts; whatever they name is named by its id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action, Notation


@dataclass(frozen=True, slots=True)
class Play(Action):
    """4.3 Takes an available card and plays it, through a link where that is possible (5.5)."""

    verb: ClassVar[str] = "play"
    card: str


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """15.12 Plays a card at its price although a link would make it free (option `choose_payment`)."""

    verb: ClassVar[str] = "pay"
    card: str


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """4.4 Takes an available card and discards it for coins."""

    verb: ClassVar[str] = "discard"
    card: str


@dataclass(frozen=True, slots=True)
class Landmark(Action):
    """4.5 Takes a landmark tile that is face up."""

    verb: ClassVar[str] = "landmark"
    tile: str


@dataclass(frozen=True, slots=True)
class Place(Action):
    """6.5 Places the units of an effect in a region: all of them, or one where each goes by itself."""

    verb: ClassVar[str] = "place"
    region: str


@dataclass(frozen=True, slots=True)
class Move(Action):
    """11.4 Moves one own unit to a connected region."""

    verb: ClassVar[str] = "move"
    origin: str
    region: str


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """6.6 Removes one enemy unit from a region."""

    verb: ClassVar[str] = "remove"
    region: str


@dataclass(frozen=True, slots=True)
class Drain(Action):
    """8 Three manoeuvres: the opponent loses a coin."""

    verb: ClassVar[str] = "drain"


@dataclass(frozen=True, slots=True)
class Raze(Action):
    """8, 9.2 Removes the enemy fortress of a region."""

    verb: ClassVar[str] = "raze"
    region: str


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """6.7 Of several effects, now goes ahead on the quest track."""

    verb: ClassVar[str] = "advance"


@dataclass(frozen=True, slots=True)
class Ally(Action):
    """6.7 Of several effects, now reveals alliance tokens. alliance: pair, trio."""

    verb: ClassVar[str] = "ally"
    alliance: str


@dataclass(frozen=True, slots=True)
class Stack(Action):
    """10 Chooses the race whose stack of tokens is revealed (Grey Havens; a postponed trio, 15.7)."""

    verb: ClassVar[str] = "stack"
    race: str


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """7.1, 7.2 Keeps one of the tokens revealed."""

    verb: ClassVar[str] = "keep"
    token: str


@dataclass(frozen=True, slots=True)
class Strip(Action):
    """10.1 Isengard: discards a grey card of the opponent."""

    verb: ClassVar[str] = "strip"
    card: str


@dataclass(frozen=True, slots=True)
class Search(Action):
    """10.2 Looks through the discard pile, in private."""

    verb: ClassVar[str] = "search"


@dataclass(frozen=True, slots=True)
class Revive(Action):
    """10.2 Plays a card from the discard pile for free."""

    verb: ClassVar[str] = "revive"
    card: str


@dataclass(frozen=True, slots=True)
class Again(Action):
    """12.2 Will take another turn after this one."""

    verb: ClassVar[str] = "again"


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """15.5 Declines an effect, or what is left of it. effect: its kind (state.EffectKind)."""

    verb: ClassVar[str] = "skip"
    effect: str


@dataclass(frozen=True, slots=True)
class Tiles(Action):
    """Chance: the landmark tiles turned up (2.6, 3.3)."""

    verb: ClassVar[str] = "tiles"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance: the cards of the twelve face-up slots of a chapter, in the order of the slots (3.1)."""

    verb: ClassVar[str] = "deal"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Uncover(Action):
    """Chance: the card of the first face-down slot that has become available (4.6 a)."""

    verb: ClassVar[str] = "uncover"
    card: str


@dataclass(frozen=True, slots=True)
class Token(Action):
    """Chance: the next token of the stack being revealed (7)."""

    verb: ClassVar[str] = "token"
    token: str


@dataclass(frozen=True, slots=True)
class SetAside(Action):
    """Chance: the three cards set aside in this chapter, by number, when somebody looks (10.2)."""

    verb: ClassVar[str] = "set_aside"
    cards: tuple[str, ...]


NOTATION: Notation[Action] = Notation(
    (
        *(Play, Pay, Discard, Landmark, Place, Move, Remove, Drain, Raze, Advance, Ally, Stack, Keep),
        *(Strip, Search, Revive, Again, Skip, Tiles, Deal, Uncover, Token, SetAside),
    )
)
