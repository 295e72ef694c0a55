"""Events of turns, cards, the Fellowship and the Hunt (4 to 7, 12 to 15).

Where nothing is said of an audience, everybody may know it. Sides are seats, decks `character` or `strategy`;
figures are bags: pairs of an id and a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event
from cogs.war.model.bags import Bag

# 4-6, 15 Turns, Action dice, Elven Rings, the end.


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


TURNS_EVENTS: tuple[type[Event], ...] = (
    *(TurnBegan, DiceRecovered, HuntAllocated, ActionDiceRolled, DiceSentToHunt, DieUsed, DieSkipped),
    *(SidePassed, RingUsed, RingPaid, DieTurned, SideResigned, GameEnded),
)


# 7 Event cards: drawn, discarded, played, lying on the table.


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """4.1c A side has drawn from one of its decks."""

    reveals: ClassVar[bool] = True
    side: str
    deck: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event):
    """4.1c A card drawn. Audience: who drew it."""

    reveals: ClassVar[bool] = True
    side: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsBuried(Event):
    """4.1d Cards are discarded face down."""

    side: str
    deck: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBuried(Event):
    """4.1d A card discarded face down. Audience: whose it was."""

    side: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EventPlayed(Event):
    """7 An event card is played; die is empty where none was spent."""

    reveals: ClassVar[bool] = True
    side: str
    card: str
    die: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTabled(Event):
    """7.3 It stays on the table."""

    side: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLeftTable(Event):
    """7.3 It leaves the table. why: used, ended, paid, removed."""

    side: str
    card: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRevealed(Event):
    """A card of a hand is shown and discarded because of another card."""

    reveals: ClassVar[bool] = True
    side: str
    card: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectWithout(Event):
    """7.2 A part of a card that can do nothing."""

    card: str


CARDS_EVENTS: tuple[type[Event], ...] = (
    *(CardsDrawn, CardDrawn, CardsBuried, CardBuried, EventPlayed, CardTabled, CardLeftTable),
    *(CardRevealed, EffectWithout),
)


# 12-14 The Fellowship, its Companions, characters, Mordor.


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterEntered(Event):
    """A character enters play; instead: whom it replaces, if any."""

    character: str
    region: str
    instead: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CharactersMoved(Event):
    """13.1-13.3 Characters or Nazgûl move by themselves."""

    side: str
    origin: str
    region: str
    figures: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionsSeparated(Event):
    """13.1 Companions leave the Fellowship."""

    companions: tuple[str, ...]
    region: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CasualtyTaken(Event):
    """13.7c A Companion is taken as a casualty of the Hunt; way: guide, random. absorbed: damage less."""

    reveals: ClassVar[bool] = True
    companion: str
    way: str
    absorbed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionLost(Event):
    """13.7 A Companion of the Fellowship is eliminated. cause: casualty, mordor, or an id."""

    companion: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideChanged(Event):
    """12.7 The Guide."""

    guide: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipMoved(Event):
    """12.2 The Fellowship moves: the progress now."""

    progress: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipDeclared(Event):
    """12.3 The figure's path; the first is where it stood."""

    reveals: ClassVar[bool] = True
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipRevealed(Event):
    """12.5 The figure's path; the first is where it stood."""

    reveals: ClassVar[bool] = True
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipHidden(Event):
    """12.6 The Fellowship is hidden."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipShifted(Event):
    """The Shadow moves the figure by a card."""

    origin: str
    region: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CorruptionChanged(Event):
    """Corruption after a change. cause: hunt, rest, idle, or an id."""

    by: int
    corruption: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MordorEntered(Event):
    """14.1 The Fellowship is on the Mordor Track."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MordorAdvanced(Event):
    """14.4 A step on the Mordor Track (5: the Crack of Doom)."""

    step: int


FELLOWSHIP_EVENTS: tuple[type[Event], ...] = (
    *(CharacterEntered, CharactersMoved, CompanionsSeparated, CasualtyTaken, CompanionLost),
    *(GuideChanged, FellowshipMoved, FellowshipDeclared, FellowshipRevealed, FellowshipHidden),
    *(FellowshipShifted, CorruptionChanged, MordorEntered, MordorAdvanced),
)


# 13 The Hunt: its roll, its tiles, its damage.


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntRolled(Event):
    """13.5 The Hunt roll or its re-roll; bonus: added to each die."""

    reveals: ClassVar[bool] = True
    dice: tuple[int, ...]
    bonus: int
    successes: int
    again: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDrawn(Event):
    """13.6 A Hunt tile is drawn. cause: roll, mordor, stronghold, or a card's id."""

    reveals: ClassVar[bool] = True
    tile: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntPoolRefilled(Event):
    """13.6 The pool was empty: the standard tiles drawn go back into it."""

    tiles: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDiscarded(Event):
    """A tile has no effect. why: an id."""

    tile: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileReturned(Event):
    """A tile goes back into the pool."""

    tile: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRemoved(Event):
    """A tile leaves the game."""

    tile: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileAdded(Event):
    """13.9 A special tile is in play; waiting: it joins the pool in Mordor."""

    tile: str
    waiting: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntDamageSet(Event):
    """13.6 The Hunt damage, or what is left of it. why: tile, die, or an id."""

    damage: int
    why: str


HUNTS_EVENTS: tuple[type[Event], ...] = (
    *(HuntRolled, TileDrawn, HuntPoolRefilled, TileDiscarded, TileReturned, TileRemoved, TileAdded),
    HuntDamageSet,
)
