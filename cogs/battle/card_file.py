"""The card file of The Battle: what is printed on the cards, as JSON that whoever owns the game may correct.

`data/cards.json` is one, and the best to begin a correction with; what a file says beyond this is ignored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator
from pydantic_core import PydanticCustomError, from_json

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
MOST_PROBLEMS = 25
"""Told at once; whoever mends these may ask again."""

CardId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", min_length=2, max_length=24)]
Name = Annotated[str, Field(pattern=r"^\S(.*\S)?$", max_length=28)]


class _Printed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Card(_Printed):
    """What companions and enemies have alike.

    forms_en, forms_pl: forms of the name that differ from it, as in the catalogues (`gen`, `acc`, …).
    confidence_detail: how certain each field is.
    """

    id: CardId
    name_en: Name
    name_pl: Name
    forms_en: Mapping[str, Name] = {}
    forms_pl: Mapping[str, Name] = {}
    copies: Annotated[int, Field(ge=1, le=COMPANIONS)] = 1
    confidence_detail: Mapping[str, Confidence] = {}

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
            raise PydanticCustomError("companion-symbols", "one or two colours, or one joker")
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
            raise PydanticCustomError("enemy-symbols", "one to four colours")
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

    @field_validator("companions", "enemies", "mordor_cards")
    @classmethod
    def _check_numbers(cls, cards: tuple[Any, ...], info: Any) -> tuple[Any, ...]:
        wanted = {"companions": COMPANIONS, "enemies": ENEMIES, "mordor_cards": MORDOR}[info.field_name]
        found = sum(card.copies for card in cards)
        if found != wanted:
            raise PydanticCustomError("number", "number", {"wanted": wanted, "found": found})
        return cards

    @model_validator(mode="after")
    def _check_twice(self) -> Self:
        ids = [card.id for card in (*self.companions, *self.enemies)]
        orders = [card.order for card in self.mordor_cards]
        twice = [each for each, count in Counter([*ids, *orders, *RESERVED]).items() if count > 1]
        if twice:
            raise PydanticCustomError("twice", "twice", {"found": ", ".join(twice)})
        return self


@dataclass(frozen=True, slots=True)
class CardProblem:
    """What is wrong with a card file. kind: of the message; facts: its variables.

    card: the id or, without one, the place in its list (`enemies 3`), empty for the whole file. field: the
    field that is wrong, empty for the whole card.
    """

    card: str
    field: str
    kind: str
    facts: Mapping[str, str]


class CardFileError(ValueError):
    """A card file cannot be used; problems: why, the first 25 of them."""

    def __init__(self, problems: tuple[CardProblem, ...]) -> None:
        super().__init__("; ".join(f"{each.card} {each.field}: {each.kind}" for each in problems))
        self.problems = problems


def read_card_file(text: str) -> CardFile:
    """A card file. Raises CardFileError, which says of each problem where it is and what was expected."""
    try:
        given = from_json(text)
    except ValueError as error:
        raise CardFileError((CardProblem("", "", "json", {"detail": str(error)}),)) from error
    try:
        return CardFile.model_validate(given, strict=False)
    except ValidationError as error:
        raise CardFileError(tuple(_find_problems(error, given))[:MOST_PROBLEMS]) from error


_KINDS = {
    "missing": "missing",
    "literal_error": "one-of",
    "bool_parsing": "yes-no",
    "bool_type": "yes-no",
    "string_type": "text",
    "string_too_long": "too-long",
    "string_pattern_mismatch": "pattern",
    "string_too_short": "pattern",
    "int_parsing": "whole",
    "int_type": "whole",
    "int_from_float": "whole",
    "greater_than_equal": "whole",
    "less_than_equal": "whole",
    "tuple_type": "list",
}
"""The kinds of problems pydantic finds by itself; those found here go by their own."""
_OWN = frozenset({"companion-symbols", "enemy-symbols", "number", "twice"})


def _find_problems(error: ValidationError, given: Any) -> Iterator[CardProblem]:
    for found in error.errors(include_url=False):
        place = [str(each) for each in found["loc"]]
        kind = found["type"] if found["type"] in _OWN else _KINDS.get(found["type"], "shape")
        facts = {name: str(fact) for name, fact in found.get("ctx", {}).items()}
        facts["given"] = "" if kind in _OWN or kind == "missing" else str(found["input"])[:40]
        yield CardProblem(_name_card(given, place), " ".join(place[2:]) or _field_of(place), kind, facts)


def _field_of(place: list[str]) -> str:
    return place[0] if len(place) == 1 else ""


def _name_card(given: Any, place: list[str]) -> str:
    """The id of the card at a place of the file, else its list and number in it, counted from 1."""
    if len(place) < 2:
        return ""
    card = given[place[0]][int(place[1])]
    named = card.get("id", card.get("order")) if isinstance(card, dict) else None
    return named if isinstance(named, str) and "id" not in place[2:] else f"{place[0]} {int(place[1]) + 1}"
