"""The printed components: read once from data/*.json, checked, and turned into flat tables.

Seats are hobbits; each has the die of its colour. Circles are numbered from 1 (Rivendell); 0 is Bag End.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

DATA = Path(__file__).parent / "data"
T = TypeVar("T", bound=BaseModel)


class _Component(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class PrintedDie(_Component):
    """1.2 A die and its six faces."""

    id: str
    faces: tuple[str, ...]
    confidence: str


class Dice(_Component):
    """1.2, 1.3 All dice and symbols."""

    symbols: tuple[str, ...]
    dice: tuple[PrintedDie, ...]


class Place(_Component):
    """1.1 A circle of the ring track; `rule` is its effect in the advanced game (8)."""

    index: int
    id: str
    rule: str | None


class RingTrack(_Component):
    """1.1 The way from Bag End to Mordor."""

    length: int
    places: tuple[Place, ...]


class NazgulTrack(_Component):
    """1.1 The Nazgûl's way."""

    length: int
    confidence: str


class Hobbit(_Component):
    """2.2 A hobbit and the colour of its die."""

    id: str
    die: str


class Start(_Component):
    """2.2 Where the journey begins; no circle."""

    id: str


class Sheet(_Component):
    """1.1 A player's sheet."""

    start: Start
    ring_track: RingTrack
    nazgul_track: NazgulTrack
    hobbits: tuple[Hobbit, ...]
    players: tuple[int, ...]


def _read(name: str, kind: type[T]) -> T:
    return TypeAdapter(kind).validate_json((DATA / name).read_bytes())


_DICE = _read("dice.json", Dice)
_SHEET = _read("sheet.json", Sheet)

SYMBOLS: tuple[str, ...] = _DICE.symbols
RING, GANDALF, WEAPON, ORC, NAZGUL, WHITE_TREE = "ring", "gandalf", "weapon", "orc", "nazgul", "white_tree"

COLOURS: tuple[str, ...] = tuple(die.id for die in _DICE.dice)
"""1.2 The dice by colour, in the order in which they are always listed."""
BLACK = "black"
FACES: dict[str, tuple[str, ...]] = {die.id: die.faces for die in _DICE.dice}
SIDES: dict[str, tuple[str, ...]] = {colour: tuple(dict.fromkeys(faces)) for colour, faces in FACES.items()}
"""The different symbols a die can show."""

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
SQUARES: int = _SHEET.nazgul_track.length
"""1.1 N_S, the Nazgûl squares of a sheet."""

RECONSTRUCTED = "reconstructed"
"""How certain a number is that nobody has read off the print."""
FACES_CERTAIN: bool = all(die.confidence != RECONSTRUCTED for die in _DICE.dice)
SQUARES_CERTAIN: bool = _SHEET.nazgul_track.confidence != RECONSTRUCTED

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
assert set(COLOURS) == {*COLOUR.values(), BLACK}
assert all(WHITE_TREE not in FACES[colour] for colour in COLOURS if colour != BLACK)
