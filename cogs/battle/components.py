"""The cards of a table: the card file that says what is printed on them, and flat tables of them.

A card file is JSON that whoever owns the game may correct: `data/cards.json` is one, and the best to begin a
correction with; what a file says beyond this is ignored. In the tables cards are named by their ids. Of a
companion or an enemy with several copies the second is `<id>_2`, and so on (`kind` leads back to the printed
one); Mordor cards of one order are alike and share their id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from bot.engine import Line, read_component_file
from bot.text import escape_markdown

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
Confidence = Literal["exact", "inferred", "reconstructed"]
COMPANIONS, MORDOR, ENEMIES = 31, 12, 21
"""1.1 Cards of each kind: the rules count on them."""
MOST_COMPANION_SYMBOLS, MOST_ENEMY_SYMBOLS = 2, 4
RESERVED = frozenset({"new", "north", "east", "south", "west", "mordor_party", "mordor_hand", "mordor_enemy"})
"""Names of other things at the table."""

CardId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", min_length=2, max_length=21)]
"""With the number of a copy behind it, three such make an action of the length that is allowed."""
Name = Annotated[Line, Field(max_length=28)]


class _Component(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Card(_Component):
    """The common fields of companions and enemies."""

    id: CardId
    name_en: Name
    name_pl: Name
    forms_en: Mapping[str, Name] = {}
    forms_pl: Mapping[str, Name] = {}
    """Forms of the name that differ from it, as in the catalogues (`gen`, `acc`, …)."""
    copies: Annotated[int, Field(ge=1, le=COMPANIONS)] = 1
    confidence_detail: Mapping[str, Confidence] = {}
    """How certain each field is."""

    @property
    def copy_ids(self) -> tuple[str, ...]:
        """The ids of its copies: that of the second is `<id>_2`."""
        return (self.id, *(f"{self.id}_{number}" for number in range(2, self.copies + 1)))

    def rename(self, change: Callable[[str], str]) -> Self:
        """The card with its names and their forms changed."""
        forms = {
            field: {form: change(name) for form, name in getattr(self, field).items()}
            for field in ("forms_en", "forms_pl")
        }
        names = {"name_en": change(self.name_en), "name_pl": change(self.name_pl)}
        return self.model_copy(update={**names, **forms})

    def name(self, language: str) -> str:
        """The name in a language."""
        return self.name_pl if language == "pl" else self.name_en

    def forms(self, language: str) -> Mapping[str, str]:
        """The forms of the name that are given in a language."""
        return self.forms_pl if language == "pl" else self.forms_en


class Companion(Card):
    """1.3 A companion: one or two colours, or one joker."""

    symbols: tuple[Symbol, ...]
    ability: Power | None = None

    @field_validator("symbols")
    @classmethod
    def _check_symbols(cls, symbols: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
        if symbols != ("joker",) and (not 1 <= len(symbols) <= MOST_COMPANION_SYMBOLS or "joker" in symbols):
            raise PydanticCustomError("component-companion-symbols", "one or two colours, or one joker")
        return symbols


class Enemy(Card):
    """1.4 An enemy: one to four colours."""

    symbols: tuple[Colour, ...]
    points: Literal[1, 3, 6, 10]
    captain: bool = False

    @field_validator("symbols")
    @classmethod
    def _check_symbols(cls, symbols: tuple[Colour, ...]) -> tuple[Colour, ...]:
        if not 1 <= len(symbols) <= MOST_ENEMY_SYMBOLS:
            raise PydanticCustomError("component-enemy-symbols", "one to four colours")
        return symbols


class MordorCard(_Component):
    """1.5 Mordor cards with the same order."""

    order: Order
    copies: Annotated[int, Field(ge=0, le=MORDOR)]
    confidence_detail: Mapping[str, Confidence] = {}


class CardFile(_Component):
    """All cards of a table. Raises ValidationError for what the rules cannot be played with."""

    companions: tuple[Companion, ...]
    mordor_cards: tuple[MordorCard, ...]
    enemies: tuple[Enemy, ...]

    def rename(self, change: Callable[[str], str]) -> CardFile:
        """The same cards by other names."""
        companions = tuple(card.rename(change) for card in self.companions)
        enemies = tuple(card.rename(change) for card in self.enemies)
        return self.model_copy(update={"companions": companions, "enemies": enemies})

    @field_validator("companions", "enemies", "mordor_cards")
    @classmethod
    def _check_numbers(cls, cards: tuple[Any, ...], info: Any) -> tuple[Any, ...]:
        wanted = {"companions": COMPANIONS, "enemies": ENEMIES, "mordor_cards": MORDOR}[info.field_name]
        total = sum(card.copies for card in cards)
        if total != wanted:
            raise PydanticCustomError("component-number", "number", {"wanted": wanted, "found": total})
        return cards

    @model_validator(mode="after")
    def _check_twice(self) -> Self:
        ids = [copy for card in (*self.companions, *self.enemies) for copy in card.copy_ids]
        orders = [card.order for card in self.mordor_cards]
        twice = [
            component_id for component_id, count in Counter([*ids, *orders, *RESERVED]).items() if count > 1
        ]
        if twice:
            raise PydanticCustomError("component-twice", "twice", {"found": ", ".join(twice)})
        return self


def read_card_file(text: str) -> CardFile:
    """A card file. Raises ComponentFileError."""
    return read_component_file(CardFile, text)


DATA = Path(__file__).parent / "data"


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
        self.order: dict[str, Order] = {mordor_id: card.order for mordor_id, card in orders if card.copies}
        self.mordor_kinds = tuple(self.order)
        self.mordor = tuple(mordor_id for mordor_id, card in orders for _ in range(card.copies))
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
            card: tuple(symbols.count(symbol) for symbol in (*COLOURS, JOKER))
            for card, symbols in self.symbols.items()
        }
        """How often each colour, and last the joker, is on a card."""
        self.hobbits = self._with_power("borrow")
        self.helpers = self._with_power("double", "joker_big_enemy", "joker_captain")
        """Companions that cover one symbol more at most (12.4, 12.8, 12.9)."""
        self.doubtful = _find_guessed(printed, "name") | frozenset(
            mordor_id for mordor_id, card in orders if card.confidence_detail.get("copies") == "reconstructed"
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
