"""The 64 cards of a table as flat tables: those of data/cards.json, or of the card file the table plays with.

Cards are named by their ids. Of a companion or an enemy with several copies the second is `<id>_2`, and so on
(`kind` leads back to the printed one); Mordor cards of one order are alike and share their id.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from bot.text import escape_markdown
from cogs.battle.card_file import Card, CardFile, Companion, Enemy, Order, Power, Symbol

DATA = Path(__file__).parent / "data"


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

    helper_points: int = 0
    min_enemy_symbols: int = 0


class SymbolFace(_Component):
    """1.2 A symbol and its icon."""

    id: Symbol
    icon: str


class Rulebook(_Component):
    """The part of the rules that no card file changes."""

    parameters: Parameters
    symbols: tuple[SymbolFace, ...]
    abilities: dict[Power, Ability]


_TEXT = (DATA / "cards.json").read_text("utf-8")
RULEBOOK = Rulebook.model_validate_json(_TEXT)

ROW_SIZE: int = RULEBOOK.parameters.row_size
STARTING_HAND: int = RULEBOOK.parameters.starting_hand
HAND_LIMIT: int = RULEBOOK.parameters.hand_limit
MORDOR_TRIGGER: int = RULEBOOK.parameters.mordor_trigger

COLOURS: tuple[Symbol, ...] = tuple(symbol.id for symbol in RULEBOOK.symbols if symbol.id != "joker")
JOKER: Symbol = "joker"
ICON: dict[str, str] = {symbol.id: symbol.icon for symbol in RULEBOOK.symbols}
MORDOR_IDS: Final[dict[Order, str]] = {
    "discard_from_party": "mordor_party",
    "discard_from_hand": "mordor_hand",
    "discard_won_enemy": "mordor_enemy",
}
"""The id of the Mordor cards with each order."""


class CardSet:
    """All cards of a table, by the ids of their copies; sets of cards have the order of these lists."""

    def __init__(self, file: CardFile) -> None:
        printed: tuple[Companion | Enemy, ...] = (*file.companions, *file.enemies)
        self.file = file
        self.companions = tuple(copy for card in file.companions for copy in card.copy_ids)
        self.enemies = tuple(copy for card in file.enemies for copy in card.copy_ids)
        orders = [(MORDOR_IDS[card.order], card) for card in file.mordor_cards]
        self.order: dict[str, Order] = {each: card.order for each, card in orders if card.copies}
        self.mordor_kinds = tuple(self.order)
        self.mordor = tuple(each for each, card in orders for _ in range(card.copies))
        """The twelve Mordor cards, alike ones beside each other."""
        self.printed: dict[str, Companion | Enemy] = {
            copy: card for card in printed for copy in card.copy_ids
        }
        self.kind = {copy: card.id for copy, card in self.printed.items()}
        ranked = (*self.companions, *self.mordor_kinds, *self.enemies)
        self.rank = {card: rank for rank, card in enumerate(ranked)}
        self.symbols: dict[str, tuple[Symbol, ...]] = {
            copy: card.symbols for copy, card in self.printed.items()
        }
        self.power: dict[str, Power | None] = {
            copy: card.ability for card in file.companions for copy in card.copy_ids
        }
        self.points: dict[str, int] = {copy: card.points for card in file.enemies for copy in card.copy_ids}
        self.captains = frozenset(copy for card in file.enemies if card.captain for copy in card.copy_ids)
        self.help_points = {
            card: RULEBOOK.abilities[power].helper_points if power is not None else 0
            for card, power in self.power.items()
        }
        """The worth of each companion in a gift pile (11.3)."""
        self.counts = {
            card: tuple(symbols.count(each) for each in (*COLOURS, JOKER))
            for card, symbols in self.symbols.items()
        }
        """How often each colour, and last the joker, is on a card."""
        self.hobbits = self._with_power("borrow")
        self.helpers = self._with_power("double", "joker_big_enemy", "joker_captain")
        """Companions that cover one symbol more at most (12.4, 12.8, 12.9)."""
        self.doubtful = _find_guessed(printed, "name") | frozenset(
            each for each, card in orders if card.confidence_detail.get("copies") == "reconstructed"
        )
        """The printed cards whose name, or of Mordor cards whose number, is a reconstruction."""
        self.guessed = _find_guessed(printed, "symbols")
        self.guessed_points = _find_guessed(file.enemies, "points")
        self.guessed_captains = _find_guessed(file.enemies, "captain")
        """Those whose symbols are one; enemies whose points are, and whose rank is."""

    @cached_property
    def escaped(self) -> CardSet:
        """The same cards with names that can stand in Discord markdown; these where no name has a mark."""
        renamed = self.file.rename(escape_markdown)
        return self if renamed == self.file else CardSet(renamed)

    def _with_power(self, *powers: Power) -> frozenset[str]:
        return frozenset(card for card, power in self.power.items() if power in powers)

    def __reduce__(self) -> tuple[Any, ...]:
        return build_card_set, (self.file.model_dump_json(),)

    def in_order(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Cards in the order of the component lists."""
        return tuple(sorted(cards, key=self.rank.__getitem__))


def _find_guessed(cards: Iterable[Card], field: str) -> frozenset[str]:
    return frozenset(card.id for card in cards if card.confidence_detail.get(field) == "reconstructed")


@lru_cache(maxsize=32)
def build_card_set(text: str) -> CardSet:
    """The cards of a card file as it is stored; the same text gives the same set."""
    return CardSet(CardFile.model_validate_json(text))


PRINTED: Final = build_card_set(CardFile.model_validate_json(_TEXT).model_dump_json())
"""The cards of data/cards.json."""
