"""The components: what is printed, read once from data/*.json, and the profile that may correct it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

from pydantic import Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from bot.engine import Component, Line, read_component_file

# The profile: the dice's faces and the sheet's squares, as JSON that whoever owns the game may correct.

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


class PrintedDie(Component):
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


class Confidence(Component):
    """The certainty of the numbers; those of a file are taken to be read off the print."""

    faces: Certainty = "exact"
    squares: Certainty = "exact"


class Profile(Component):
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


# The printed components: read once from data/*.json, checked, and turned into flat tables.
#
# Seats are hobbits; each has the die of its colour. Circles are numbered from 1 (Rivendell); 0 is Bag End.

DATA = Path(__file__).parent / "data"


class KnownDie(Component):
    """1.2 A die and its six faces, as far as they are known."""

    id: Colour
    faces: tuple[Symbol, ...]
    confidence: str


class Dice(Component):
    """1.2, 1.3 All dice and symbols."""

    symbols: tuple[str, ...]
    dice: tuple[KnownDie, ...]


class Place(Component):
    """1.1 A circle of the ring track; `rule` is its effect in the advanced game (8)."""

    index: int
    id: str
    rule: str | None


class RingTrack(Component):
    """1.1 The way from Bag End to Mordor."""

    length: int
    places: tuple[Place, ...]


class NazgulTrack(Component):
    """1.1 The Nazgûl's way."""

    length: int
    confidence: str


class Hobbit(Component):
    """2.2 A hobbit and the colour of its die."""

    id: str
    die: str


class Start(Component):
    """2.2 Where the journey begins; no circle."""

    id: str


class Sheet(Component):
    """1.1 A player's sheet."""

    start: Start
    ring_track: RingTrack
    nazgul_track: NazgulTrack
    hobbits: tuple[Hobbit, ...]
    players: tuple[int, ...]


_DICE = Dice.model_validate_json((DATA / "dice.json").read_bytes())
_SHEET = Sheet.model_validate_json((DATA / "sheet.json").read_bytes())

SYMBOLS: tuple[str, ...] = _DICE.symbols
RING, GANDALF, WEAPON, ORC, NAZGUL, WHITE_TREE = "ring", "gandalf", "weapon", "orc", "nazgul", "white_tree"

BLACK = "black"

HOBBITS: tuple[str, ...] = tuple(hobbit.id for hobbit in _SHEET.hobbits)
"""2.2 All seats, clockwise."""
COLOUR: dict[str, str] = {hobbit.id: hobbit.die for hobbit in _SHEET.hobbits}
"""2.2 The colour of each hobbit."""
OWNER: dict[str, str] = {hobbit.die: hobbit.id for hobbit in _SHEET.hobbits}
"""2.2 The hobbit of each colour, whether or not it plays."""
PLAYERS: tuple[int, ...] = _SHEET.players

BAG_END: str = _SHEET.start.id
PLACES: tuple[str, ...] = (BAG_END, *(place.id for place in _SHEET.ring_track.places))
"""1.1 Where a hobbit is, by the number of circles crossed: Bag End, Rivendell, ..., Mordor."""
CIRCLES: int = _SHEET.ring_track.length
"""1.1 N_C, the circles of a sheet."""

RECONSTRUCTED: Final = "reconstructed"
"""How certain a number is that nobody has read off the print."""
PRINTED = Profile(
    dice=tuple(PrintedDie(id=die.id, faces=die.faces) for die in _DICE.dice),
    nazgul_squares=_SHEET.nazgul_track.length,
    confidence=Confidence(
        faces=RECONSTRUCTED if any(die.confidence == RECONSTRUCTED for die in _DICE.dice) else "exact",
        squares=RECONSTRUCTED if _SHEET.nazgul_track.confidence == RECONSTRUCTED else "exact",
    ),
)
"""1.1, 1.2 The dice and the sheet of a table without a profile of its own."""

ANY_SYMBOLS = "same_symbols_allowed"
NO_GANDALF = "gandalf_void"
WEAPONS_DOUBLE = "weapon_double"
REPEAT_ROLLS = "reroll_each_roll_once"
ORCS_DOUBLE = "orc_double"
SPARES_ACTIVE = "nazgul_spares_active"
ALL_ACTIVE = "nazgul_all_active"
RING_LESS = "ring_minus_one"
PLACE_RULES: tuple[str, ...] = (
    *(ANY_SYMBOLS, NO_GANDALF, WEAPONS_DOUBLE, REPEAT_ROLLS),
    *(ORCS_DOUBLE, SPARES_ACTIVE, ALL_ACTIVE, RING_LESS),
)
PLACE_RULE: dict[str, str | None] = {
    BAG_END: None,
    **{place.id: place.rule for place in _SHEET.ring_track.places},
}
"""8 The rule of each place in the advanced game; None where there is none."""

assert len(PLACES) == CIRCLES + 1
assert tuple(place.index for place in _SHEET.ring_track.places) == tuple(range(1, CIRCLES + 1))
assert {rule for rule in PLACE_RULE.values() if rule} == set(PLACE_RULES)
assert set(SYMBOLS) == {RING, GANDALF, WEAPON, ORC, NAZGUL, WHITE_TREE}
assert tuple(die.id for die in _DICE.dice) == COLOURS
assert set(COLOURS) == {*COLOUR.values(), BLACK}
