"""7 Event cards: drawn, discarded, played, lying on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """4.1c A side has drawn from one of its decks."""

    reveals: ClassVar[bool] = True
    side: str
    deck: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event):
    """4.1c Which card. Audience: who drew it."""

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
    """4.1d Which card. Audience: whose it was."""

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


EVENTS: tuple[type[Event], ...] = (
    CardsDrawn,
    CardDrawn,
    CardsBuried,
    CardBuried,
    EventPlayed,
    CardTabled,
    CardLeftTable,
    CardRevealed,
    EffectWithout,
)
