"""What people give: texts made harmless, and files of components read with every problem told."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import PydanticCustomError

# Texts from outside made harmless: one line, nothing invisible, nothing that turns or towers above its line.
#
# What languages need stays: vowel signs of Thai and Hindi, harakat of Arabic, niqqud of Hebrew, joiners
# where scripts and emoji are written with them.

MOST_ACCENTS: Final = 2
"""Marks for any script, such as accents, that a letter may bear beyond those it is composed with."""
MOST_MARKS: Final = 4
"""Marks of its own script: a consonant of Burmese has that many."""
ACCENTS: Final = (
    *((0x0300, 0x036F), (0x0483, 0x0489), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF)),
    (0xFE20, 0xFE2F),
)
"""Marks that belong to no script: what is stacked by mischief."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols of which nothing can be seen."""
NOTHING: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U0001d159")
"""Marks of which nothing can be seen either."""
EMOJI_STYLE: Final = "\ufe0f"
JOINER, NON_JOINER = "\u200d", "\u200c"
VIRAMA: Final = 9
"""The combining class of the mark that joins consonants."""
JOINED: Final = ("ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "MANDAIC")
"""Scripts whose letters are joined unless something stands between them."""


def clean_text(text: str) -> str:
    """A text in one line as it may be shown to others; empty where there is nothing to see of it."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if sign.isspace() or sign in BLANKS else sign for sign in composed)
    return " ".join(_keep_marks(_keep_seen(spaced)).split())


def _keep_seen(text: str) -> str:
    """Without what is invisible: controls, unknown and private signs, zero width, marks of direction."""
    kept: list[str] = []
    for at, sign in enumerate(text):
        following = text[at + 1] if at + 1 < len(text) else ""
        if sign in (JOINER, NON_JOINER):
            is_kept = bool(kept) and _joins(sign, kept[-1], following)
        elif _is_selector(sign):
            is_kept = sign == EMOJI_STYLE and bool(kept) and _bears_style(kept[-1])
        else:
            is_kept = sign not in NOTHING and not unicodedata.category(sign).startswith("C")
        if is_kept:
            kept.append(sign)
    return "".join(kept)


def _joins(sign: str, before: str, following: str) -> bool:
    """Check whether a joiner is one that a script or an emoji is written with."""
    if not following:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(following).startswith("L")
    if sign == NON_JOINER:
        return all(unicodedata.name(neighbour, "").startswith(JOINED) for neighbour in (before, following))
    return _is_picture(before) and unicodedata.category(following) == "So"


def _is_picture(sign: str) -> bool:
    """Check whether a sign is part of an emoji: the sign itself, its skin, or its style."""
    return unicodedata.category(sign) in ("So", "Sk") or sign == EMOJI_STYLE


def _bears_style(sign: str) -> bool:
    return unicodedata.category(sign) in ("So", "Sm", "Po", "Nd", "No")


def _is_selector(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def _keep_marks(text: str) -> str:
    """Without marks that no letter bears, and with as many as a letter may bear."""
    kept: list[str] = []
    base, marks = "", ""
    for sign in f"{text} ":
        if unicodedata.category(sign).startswith("M"):
            marks += sign
            continue
        kept += (base, _bound_marks(base, marks))
        base, marks = sign, ""
    return "".join(kept)


def _bound_marks(base: str, marks: str) -> str:
    """The marks a letter keeps; more accents than any language has are none at all."""
    if not base or base.isspace():
        return ""
    once = "".join(sign for at, sign in enumerate(marks) if sign not in marks[:at])
    accents = [sign for sign in marks if _is_accent(sign)]
    own = [sign for sign in once if not _is_accent(sign)][:MOST_MARKS]
    allowed = set(own) | (set(accents) if len(accents) <= MOST_ACCENTS else set())
    return "".join(sign for sign in once if sign in allowed)


def _is_accent(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in ACCENTS)


# A component file: what is printed on a game's components, as JSON that its owner may correct.

M = TypeVar("M", bound=BaseModel)


def _read_line(text: str) -> str:
    """A text as it is shown. Raises ValueError for one of which nothing can be seen."""
    cleaned = clean_text(text)
    if not cleaned:
        raise PydanticCustomError("component-blank", "nothing can be seen of it")
    return cleaned


Line: TypeAlias = Annotated[
    str, Field(pattern=r"^[^\s\p{C}]([^\p{C}\p{Zl}\p{Zp}]*[^\s\p{C}])?$"), AfterValidator(_read_line)
]
"""A text in one line, without signs that cannot be seen."""
MOST_PROBLEMS: Final = 25
"""Told at once; whoever mends these may ask again."""
LONGEST_GIVEN: Final = 40
"""Characters of a wrong value that are repeated."""


class Component(BaseModel):
    """Something that is printed, as a game's data tell of it; what the rules do not need is passed over."""

    model_config = ConfigDict(frozen=True, extra="ignore")


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
        super().__init__(
            "; ".join(f"{problem.component} {problem.field}: {problem.kind}" for problem in problems)
        )
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
    for detail in error.errors(include_url=False):
        place = [str(part) for part in detail["loc"]]
        own = detail["type"].startswith(_OWN)
        kind = detail["type"].removeprefix(_OWN) if own else _KINDS.get(detail["type"], "shape")
        context = detail.get("ctx", {}).items()
        facts = {name: str(fact) if name == "expected" else _shorten(str(fact)) for name, fact in context}
        if "expected" in facts:
            facts["expected"] = facts["expected"].replace(" or ", ", ")
        facts["given"] = "" if own or kind == "missing" else _shorten(str(detail["input"]))
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
