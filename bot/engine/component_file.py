"""A component file: what is printed on a game's components, as JSON that its owner may correct."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from pydantic import AfterValidator, BaseModel, Field, ValidationError
from pydantic_core import PydanticCustomError

from bot.engine.clean import clean_text

M = TypeVar("M", bound=BaseModel)


def _read_line(text: str) -> str:
    """A text as it is shown. Raises ValueError for one of which nothing can be seen."""
    cleaned = clean_text(text)
    if not cleaned:
        raise PydanticCustomError("component-blank", "nothing can be seen of it")
    return cleaned


Line: TypeAlias = Annotated[
    str,
    Field(pattern=r"^[^\s\p{C}]([^\p{C}\p{Zl}\p{Zp}]*[^\s\p{C}])?$"),
    AfterValidator(_read_line),
]
"""A text in one line, without signs that cannot be seen."""
MOST_PROBLEMS: Final = 25
"""Told at once; whoever mends these may ask again."""
LONGEST_GIVEN: Final = 40
"""Characters of a wrong value that are repeated."""


@dataclass(frozen=True, slots=True)
class ComponentProblem:
    """A problem in a component file. kind: of the message; facts: its variables.

    component: the id or, without one, the place in its list (`enemies 3`), empty for the whole file. field:
    the field that is wrong, empty for the whole component.
    """

    component: str
    field: str
    kind: str
    facts: Mapping[str, str]


class ComponentFileError(ValueError):
    """A component file cannot be used; problems: why, the first 25 of them."""

    def __init__(self, problems: tuple[ComponentProblem, ...]) -> None:
        super().__init__("; ".join(f"{each.component} {each.field}: {each.kind}" for each in problems))
        self.problems = problems


def read_component_file(kind: type[M], text: str) -> M:
    """A component file. Raises ComponentFileError, which says of each problem where it is and what was
    expected."""
    try:
        given = json.loads(text)
        # Half a sign can be written in JSON, but neither stored nor shown.
        json.dumps(given, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise ComponentFileError((ComponentProblem("", "", "signs", {}),)) from error
    except (ValueError, RecursionError) as error:
        place = {"line": str(getattr(error, "lineno", 1)), "column": str(getattr(error, "colno", 1))}
        raise ComponentFileError((ComponentProblem("", "", "json", place),)) from error
    try:
        return kind.model_validate(given)
    except ValidationError as error:
        raise ComponentFileError(tuple(_find_problems(error, given))[:MOST_PROBLEMS]) from error


_KINDS: Final = {
    "missing": "missing",
    "literal_error": "one-of",
    "bool_parsing": "yes-no",
    "bool_type": "yes-no",
    "string_type": "text",
    "string_too_long": "too-long",
    "too_long": "too-long",
    "string_pattern_mismatch": "pattern",
    "string_too_short": "pattern",
    "int_parsing": "whole",
    "int_type": "whole",
    "int_from_float": "whole",
    "greater_than_equal": "at-least",
    "less_than_equal": "at-most",
    "tuple_type": "list",
}
"""The kinds of problems pydantic finds by itself; a model's own go by their own names (`component-…`)."""
_OWN: Final = "component-"


def _find_problems(error: ValidationError, given: Any) -> Iterator[ComponentProblem]:
    for found in error.errors(include_url=False):
        place = [str(each) for each in found["loc"]]
        own = found["type"].startswith(_OWN)
        kind = found["type"].removeprefix(_OWN) if own else _KINDS.get(found["type"], "shape")
        context = found.get("ctx", {}).items()
        facts = {name: str(fact) if name == "expected" else _shorten(str(fact)) for name, fact in context}
        if "expected" in facts:
            facts["expected"] = facts["expected"].replace(" or ", ", ")
        facts["given"] = "" if own or kind == "missing" else _shorten(str(found["input"]))
        field = " ".join(place[2:]) or _field_of(place)
        yield ComponentProblem(_shorten(_name(given, place)), _shorten(field), kind, facts)


def _shorten(text: str) -> str:
    """Shorten what somebody wrote to the length at which it is repeated."""
    return text if len(text) <= LONGEST_GIVEN else f"{text[:LONGEST_GIVEN]}…"


def _field_of(place: list[str]) -> str:
    return place[0] if len(place) == 1 else ""


def _name(given: Any, place: list[str]) -> str:
    """The id of the component at a place of the file, else its list and number in it, counted from 1."""
    if len(place) < 2 or not place[1].isdecimal():
        return " ".join(place[:2]) if len(place) > 1 else ""
    component = given[place[0]][int(place[1])]
    named = component.get("id", component.get("order")) if isinstance(component, dict) else None
    return named if isinstance(named, str) and "id" not in place[2:] else f"{place[0]} {int(place[1]) + 1}"
