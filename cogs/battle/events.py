"""Events of The Battle for Middle-earth; where no audience is named, everybody may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event

Ids = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EnemyRevealed(Event):
    """2.1, 6.2, 8.3 An enemy was turned up into the row; position: where it lies now, from 1."""

    reveals: ClassVar[bool] = True
    enemy: str
    position: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event):
    """2.2 A seat has all the cards it begins with."""

    reveals: ClassVar[bool] = True
    seat: str
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Event):
    """2.2 A card dealt; audience: the seat."""

    seat: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayBegins(Event):
    """2.4 This seat begins."""

    reveals: ClassVar[bool] = True
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """3 A turn begins; turns are counted from 1."""

    begins_turn: ClassVar[bool] = True
    seat: str
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionPlaced(Event):
    """4.1 A companion came from the hand into a party; new: it began the party. by: the card whose power
    allowed it (Aragorn), or ""."""

    seat: str
    card: str
    party: int
    new: bool
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawBegan(Event):
    """3.1 B A seat draws from the Ring deck; by: the card whose power allows it (Angbor), or ""."""

    seat: str
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionDrawn(Event):
    """7.2 A companion came into a hand; which one is told to its seat alone (CardDrawn)."""

    reveals: ClassVar[bool] = True
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event):
    """7.2 Which companion it was; audience: the seat, right after CompanionDrawn."""

    reveals: ClassVar[bool] = True
    seat: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingDrawn(Event):
    """7.5 There was no card to draw."""

    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RingDeckShuffled(Event):
    """7.4 The Ring discard became the Ring deck."""

    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MordorDrawn(Event):
    """8.1 A Mordor card was drawn and lies on the track; lying: Mordor cards there now."""

    reveals: ClassVar[bool] = True
    seat: str
    card: str
    lying: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterattackBegan(Event):
    """8.3 The oldest Mordor card strikes. order: discard_from_party, discard_from_hand, discard_won_enemy."""

    card: str
    order: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardChosen(Event):
    """8.5 A seat has chosen what it gives up; what it is will be told when all have chosen."""

    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionLost(Event):
    """8.6 A companion went to the Ring discard. source: party, hand; party: its number, 0 for the hand."""

    reveals: ClassVar[bool] = True
    seat: str
    card: str
    source: str
    party: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WonEnemyLost(Event):
    """8.6 A won enemy went to the enemy discard."""

    reveals: ClassVar[bool] = True
    seat: str
    enemy: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingLost(Event):
    """8.7 A seat had nothing the order could take."""

    reveals: ClassVar[bool] = True
    seat: str
    order: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MordorDiscarded(Event):
    """8.3 The Mordor cards left the track for the Ring discard; removed: one that left the game, or ""."""

    cards: Ids
    removed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EnemyWithdrew(Event):
    """8.3 The enemy on position 3 went to the enemy discard; nobody scores it."""

    enemy: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionTaken(Event):
    """12.3 `card` came from a party of `other` into the party of this number of `seat`, by `by` (Gandalf)."""

    seat: str
    other: str
    card: str
    party: int
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GiftGiven(Event):
    """12.2, 12.3 A card went face down to the gift pile of `seat`; points: what it is worth there."""

    seat: str
    card: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionMoved(Event):
    """12.7 Tom Bombadil changed parties: numbers of the one he left and the one he came to."""

    seat: str
    card: str
    origin: int
    party: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackMade(Event):
    """5.9.1 A party attacks, with all it uses."""

    seat: str
    party: int
    cards: Ids  # the party
    enemies: Ids
    borrowed: tuple[Ids, ...]  # (hobbit, card, owner) each
    doubled: tuple[Ids, ...]  # (doubler, card, symbol) each
    bonus: Ids  # cards that gave a joker more
    pool: Ids  # all symbols, doubled, borrowed and bonus ones included
    jokers: Ids  # the colours the jokers stood for
    unused: Ids  # symbols that were lost (5.8)


@dataclass(frozen=True, slots=True, kw_only=True)
class EnemiesBeaten(Event):
    """5.9.2 The enemies went face down to the won pile; points: what they are worth together."""

    seat: str
    enemies: Ids
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionStayed(Event):
    """5.9.4 Legolas began a new party."""

    seat: str
    card: str
    party: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PartyDiscarded(Event):
    """5.9.5 The rest of the attacking party went face up to the Ring discard."""

    seat: str
    cards: Ids


@dataclass(frozen=True, slots=True, kw_only=True)
class LastRound(Event):
    """Option `ends`: no enemy lies open; the round is finished."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResigned(Event):
    """A seat gave up; cards: what went from its hand and its parties to the Ring discard."""

    reveals: ClassVar[bool] = True
    seat: str
    cards: Ids


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """11 The end. reason: the outcome's message id. scores: (seat, points, won enemies) each, as text."""

    reveals: ClassVar[bool] = True
    winners: Ids
    reason: str
    scores: tuple[Ids, ...]


EVENTS: tuple[type[Event], ...] = (
    *(EnemyRevealed, HandDealt, CardDealt, PlayBegins, TurnBegan, CompanionPlaced, DrawBegan),
    *(CompanionDrawn, CardDrawn, NothingDrawn, RingDeckShuffled, MordorDrawn, CounterattackBegan),
    *(DiscardChosen, CompanionLost, WonEnemyLost, NothingLost, MordorDiscarded, EnemyWithdrew),
    *(CompanionTaken, GiftGiven, CompanionMoved, AttackMade, EnemiesBeaten, CompanionStayed),
    *(PartyDiscarded, LastRound, SeatResigned, GameEnded),
)
