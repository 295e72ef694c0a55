"""The 64 cards: read once from data/cards.json, checked, and turned into flat tables.

Cards are named by their ids. Of a companion or an enemy with several copies the second is `<id>_2`, and so on
(`KIND` leads back to the printed one); Mordor cards of one order are alike and share their id.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict

DATA = Path(__file__).parent / "data"

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Symbol = Literal["red", "orange", "yellow", "green", "blue", "purple", "joker"]
Order = Literal["discard_from_party", "discard_from_hand", "discard_won_enemy"]
Power = Literal[
    "borrow",
    "exchange",
    "immune",
    "survives_attack",
    "move",
    "extra_play",
    "draw",
    "double",
    "joker_big_enemy",
    "joker_captain",
]


class _Component(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Parameters(_Component):
    """The numbers of the rules."""

    row_size: int
    starting_hand: int
    hand_limit: int
    mordor_trigger: int


class Ability(_Component):
    """12 A special power. helper_points: what the card is worth to whom it is given (11.3)."""

    cards: tuple[str, ...]
    helper_points: int = 0
    min_enemy_symbols: int = 0


class SymbolFace(_Component):
    """1.2 A symbol and its icon."""

    id: Symbol
    icon: str


class Companion(_Component):
    """1.3 A companion."""

    id: str
    copies: int
    symbols: tuple[Symbol, ...]
    ability: Power | None


class MordorCard(_Component):
    """1.5 A Mordor card."""

    id: str
    order: Order
    copies: int


class Enemy(_Component):
    """1.4 An enemy."""

    id: str
    copies: int
    symbols: tuple[Colour, ...]
    points: int
    captain: bool


class Cards(_Component):
    """Everything printed."""

    parameters: Parameters
    rulings: dict[str, bool | int]
    symbols: tuple[SymbolFace, ...]
    abilities: dict[Power, Ability]
    companions: tuple[Companion, ...]
    mordor_cards: tuple[MordorCard, ...]
    enemies: tuple[Enemy, ...]


PRINTED = Cards.model_validate_json((DATA / "cards.json").read_bytes())


def _copies(card: Companion | Enemy) -> list[str]:
    return [card.id if number == 1 else f"{card.id}_{number}" for number in range(1, card.copies + 1)]


ROW_SIZE: int = PRINTED.parameters.row_size
STARTING_HAND: int = PRINTED.parameters.starting_hand
HAND_LIMIT: int = PRINTED.parameters.hand_limit
MORDOR_TRIGGER: int = PRINTED.parameters.mordor_trigger

COLOURS: tuple[Symbol, ...] = tuple(symbol.id for symbol in PRINTED.symbols if symbol.id != "joker")
JOKER: Symbol = "joker"
ICON: dict[str, str] = {symbol.id: symbol.icon for symbol in PRINTED.symbols}

COMPANIONS: tuple[str, ...] = tuple(copy for card in PRINTED.companions for copy in _copies(card))
ENEMIES: tuple[str, ...] = tuple(copy for card in PRINTED.enemies for copy in _copies(card))
MORDOR: tuple[str, ...] = tuple(card.id for card in PRINTED.mordor_cards for _ in range(card.copies))
"""The twelve Mordor cards, alike ones beside each other."""
MORDOR_KINDS: tuple[str, ...] = tuple(card.id for card in PRINTED.mordor_cards)
KIND: dict[str, str] = {
    copy: card.id
    for cards in (PRINTED.companions, PRINTED.enemies)
    for card in cards
    for copy in _copies(card)
}
RANK: dict[str, int] = {card: rank for rank, card in enumerate((*COMPANIONS, *MORDOR_KINDS, *ENEMIES))}
"""The place of each card in the component lists: sets of cards are kept in this order."""

SYMBOLS: dict[str, tuple[Symbol, ...]] = {
    copy: card.symbols
    for cards in (PRINTED.companions, PRINTED.enemies)
    for card in cards
    for copy in _copies(card)
}
POWER: dict[str, Power | None] = {copy: card.ability for card in PRINTED.companions for copy in _copies(card)}
POINTS: dict[str, int] = {copy: card.points for card in PRINTED.enemies for copy in _copies(card)}
CAPTAINS: frozenset[str] = frozenset(
    copy for card in PRINTED.enemies if card.captain for copy in _copies(card)
)
ORDER: dict[str, Order] = {card.id: card.order for card in PRINTED.mordor_cards}
HELP_POINTS: dict[str, int] = {
    card: PRINTED.abilities[power].helper_points if power is not None else 0 for card, power in POWER.items()
}
"""11.3 What a companion in a gift pile is worth."""


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards in the order of the component lists."""
    return tuple(sorted(cards, key=RANK.__getitem__))
