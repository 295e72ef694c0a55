"""The card file of The Battle: what is printed on the cards, as JSON that whoever owns the game may correct.

`data/cards.json` is one, and the best to begin a correction with; what a file says beyond this is ignored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from bot.engine import Line, read_component_file

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


class _Printed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Card(_Printed):
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


class MordorCard(_Printed):
    """1.5 Mordor cards with the same order."""

    order: Order
    copies: Annotated[int, Field(ge=0, le=MORDOR)]
    confidence_detail: Mapping[str, Confidence] = {}


class CardFile(_Printed):
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
        found = sum(card.copies for card in cards)
        if found != wanted:
            raise PydanticCustomError("component-number", "number", {"wanted": wanted, "found": found})
        return cards

    @model_validator(mode="after")
    def _check_twice(self) -> Self:
        ids = [each for card in (*self.companions, *self.enemies) for each in card.copy_ids]
        orders = [card.order for card in self.mordor_cards]
        twice = [each for each, count in Counter([*ids, *orders, *RESERVED]).items() if count > 1]
        if twice:
            raise PydanticCustomError("component-twice", "twice", {"found": ", ".join(twice)})
        return self


def read_card_file(text: str) -> CardFile:
    """A card file. Raises ComponentFileError."""
    return read_component_file(CardFile, text)
