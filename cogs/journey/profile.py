"""The profile of Journey to Mordor: the faces of the dice and the squares of the sheet, as JSON that whoever
owns the game may correct."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Annotated, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from bot.engine import Line, read_component_file

Colour = Literal["yellow", "red", "blue", "green", "black"]
Symbol = Literal["ring", "gandalf", "weapon", "orc", "nazgul", "white_tree"]
Certainty = Literal["exact", "reconstructed"]
COLOURS: Final[tuple[str, ...]] = get_args(Colour)
"""1.2 The dice by colour, in the order in which they are always listed."""
EVERYWHERE: Final[tuple[Symbol, ...]] = ("ring", "gandalf", "weapon", "orc", "nazgul")
"""1.3 Symbols that are not on the black die alone."""
FACES: Final = 6
MOST_SQUARES: Final = 8
"""1.1 The Nazgûl track is shorter than that of the nine circles."""

Name = Annotated[Line, Field(max_length=40)]


class _Printed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class PrintedDie(_Printed):
    """1.2 A die and its six faces. 1.3: the White Tree is on the black one, and on no other."""

    id: Colour
    faces: tuple[Symbol, ...]

    @model_validator(mode="after")
    def _check_faces(self) -> PrintedDie:
        if len(self.faces) != FACES:
            raise PydanticCustomError("component-faces", "six", {"wanted": FACES, "found": len(self.faces)})
        if ("white_tree" in self.faces) != (self.id == "black"):
            raise PydanticCustomError("component-tree", "the White Tree is on the black die alone")
        return self


class Confidence(_Printed):
    """The certainty of the numbers; those of a file are taken to be read off the print."""

    faces: Certainty = "exact"
    squares: Certainty = "exact"


class Profile(_Printed):
    """The dice and the sheet of a table. Raises ValidationError for what the rules cannot be played with.

    name_en, name_pl: what the profile is called, e.g. by the edition; may be left out.
    """

    name_en: Name | None = None
    name_pl: Name | None = None
    dice: tuple[PrintedDie, ...]
    nazgul_squares: Annotated[int, Field(ge=1, le=MOST_SQUARES)]
    confidence: Confidence = Confidence()

    @field_validator("dice")
    @classmethod
    def _check_dice(cls, dice: tuple[PrintedDie, ...]) -> tuple[PrintedDie, ...]:
        given = Counter(die.id for die in dice)
        if given != Counter(COLOURS):
            raise PydanticCustomError("component-dice", "five dice", {"wanted": ", ".join(COLOURS)})
        shown = {symbol for die in dice for symbol in die.faces}
        lacking = [symbol for symbol in EVERYWHERE if symbol not in shown]
        if lacking:
            raise PydanticCustomError("component-lacking", "lacking", {"symbols": ", ".join(lacking)})
        return dice

    def name(self, language: str) -> str:
        """Return its name in a language; empty where it has none."""
        return (self.name_pl if language == "pl" else self.name_en) or ""

    @cached_property
    def faces(self) -> dict[str, tuple[str, ...]]:
        """1.2 The faces of each die, by colour, in the order in which dice are always listed."""
        known: dict[str, tuple[str, ...]] = {die.id: die.faces for die in self.dice}
        return {colour: known[colour] for colour in COLOURS}

    @cached_property
    def sides(self) -> dict[str, tuple[str, ...]]:
        """The different symbols each die can show."""
        return {colour: tuple(dict.fromkeys(faces)) for colour, faces in self.faces.items()}

    @property
    def faces_certain(self) -> bool:
        """Check whether somebody has read the faces off the print."""
        return self.confidence.faces == "exact"

    @property
    def squares_certain(self) -> bool:
        """Check whether somebody has counted the squares on the print."""
        return self.confidence.squares == "exact"


def read_profile(text: str) -> Profile:
    """A profile. Raises ComponentFileError."""
    return read_component_file(Profile, text)
