"""Events of Duel for Middle-earth. Where nothing is said of an audience, everybody may know it.

`source` says what an effect comes from: the id of a card, landmark tile or alliance token, or `bonus_3`,
`bonus_6`, `bonus_9`, `bonus_12` for a space of the quest track.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterBegan(Event):
    """3 A chapter begins, from 1."""

    chapter: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDealt(Event):
    """3.1 The cards dealt face up, in the order of the slots."""

    reveals: ClassVar[bool] = True
    chapter: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesTurnedUp(Event):
    """2.6, 3.3 Landmark tiles turned up from the stack."""

    reveals: ClassVar[bool] = True
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """4 A turn begins; turns are counted from 1. extra: it is another turn of the same player (12.2)."""

    begins_turn: ClassVar[bool] = True
    seat: str
    turn: int
    extra: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """4.3 A card was played. way: `free` (no cost), `paid`, `link`, `pile` (10.2).

    price: coins paid. link: the linking symbol used, else "".
    """

    seat: str
    card: str
    way: str
    price: int
    link: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Event):
    """4.4 A card was discarded; coins: what the player took for it."""

    seat: str
    card: str
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LandmarkTaken(Event):
    """4.5 A landmark tile was taken."""

    seat: str
    tile: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FortressPlaced(Event):
    """4.5 A fortress was put on the map."""

    seat: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FortressRemoved(Event):
    """11.5 A fortress went back to its owner, `seat`."""

    seat: str
    region: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinsTaken(Event):
    """6.2 Coins taken from the bank; wanted: what the effect gives, more than coins if the bank ran out."""

    seat: str
    coins: int
    wanted: int
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinsLost(Event):
    """6.6 A player, `seat`, returned coins to the bank because of an effect."""

    seat: str
    coins: int
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsPlaced(Event):
    """11.2 Units came from the supply to a region."""

    seat: str
    region: str
    units: int
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitMoved(Event):
    """11.4 A unit went to a connected region."""

    seat: str
    origin: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ConflictFought(Event):
    """11.3 Units of both sides met. fallen: units each side lost. fellowship, sauron: units left there."""

    region: str
    fallen: int
    fellowship: int
    sauron: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitRemoved(Event):
    """6.6 A unit of `seat` was removed by an effect of the opponent."""

    seat: str
    region: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillsGained(Event):
    """6.1 A grey card gives its skills from now on."""

    seat: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceGained(Event):
    """6.4, 7.6 A race symbol was gained.

    race: `eagle` is the token's. races: different symbols now, eagle
    included.
    """

    seat: str
    race: str
    races: int


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestAdvanced(Event):
    """9 A character went `steps` spaces ahead, one event for each stretch without a bonus, to `space`."""

    seat: str
    steps: int
    space: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusReached(Event):
    """9.3 A bonus space was reached or passed; what comes of it is told next."""

    seat: str
    space: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraTurnEarned(Event):
    """12.2 The player will take another turn."""

    seat: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectDeclined(Event):
    """15.5 The player declined an effect. effect: its kind."""

    seat: str
    effect: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectLost(Event):
    """15.11 An effect, or the rest of it, could do nothing. effect: its kind."""

    seat: str
    effect: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AllianceMade(Event):
    """7.1, 7.2, 10 Tokens are being revealed. way: pair, trio, draft (Grey Havens). races: the stacks."""

    seat: str
    way: str
    races: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenRevealed(Event):
    """7 A token was revealed to both players. again: it had been seen before and lay on top."""

    reveals: ClassVar[bool] = True
    race: str
    token: str
    again: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenKept(Event):
    """7 A player keeps a token. returned: the others, now face down on top of their stacks."""

    seat: str
    token: str
    returned: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardStripped(Event):
    """10.1 Isengard: a grey card of `seat` went to the discard pile."""

    seat: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PileSearched(Event):
    """10.2 A player looks through the discard pile. cards: how many lie there."""

    reveals: ClassVar[bool] = True
    seat: str
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PileSeen(Event):
    """10.2 The face-down cards the player found there; audience: that player."""

    reveals: ClassVar[bool] = True
    seat: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardUncovered(Event):
    """4.6 a A face-down card is available now and was turned up."""

    reveals: ClassVar[bool] = True
    slot: int
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterEnded(Event):
    """4.6 b The last card of a chapter is gone."""

    chapter: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SideResigned(Event):
    """A player gave up."""

    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """13 The end. winners: one seat or both. reason: the outcome's message id. fellowship, sauron:
    regions.
    """

    reveals: ClassVar[bool] = True
    winners: tuple[str, ...]
    reason: str
    fellowship: int
    sauron: int


EVENTS: tuple[type[Event], ...] = (
    *(ChapterBegan, CardsDealt, TilesTurnedUp, TurnBegan, CardPlayed, CardDiscarded, LandmarkTaken),
    *(FortressPlaced, FortressRemoved, CoinsTaken, CoinsLost, UnitsPlaced, UnitMoved, ConflictFought),
    *(UnitRemoved, SkillsGained, RaceGained, QuestAdvanced, BonusReached, ExtraTurnEarned, EffectDeclined),
    *(EffectLost, AllianceMade, TokenRevealed, TokenKept, CardStripped, PileSearched, PileSeen),
    *(CardUncovered, ChapterEnded, SideResigned, GameEnded),
)
