"""The printed components: read once from data/*.json, checked, and turned into flat tables.

Seats are hobbits; each has the die of its colour. Circles are numbered from 1 (Rivendell); 0 is Bag End.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

from cogs.journey.profile import COLOURS, Colour, Confidence, PrintedDie, Profile, Symbol

DATA = Path(__file__).parent / "data"
T = TypeVar("T", bound=BaseModel)


class _Component(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class KnownDie(_Component):
    """1.2 A die and its six faces, as far as they are known."""

    id: Colour
    faces: tuple[Symbol, ...]
    confidence: str


class Dice(_Component):
    """1.2, 1.3 All dice and symbols."""

    symbols: tuple[str, ...]
    dice: tuple[KnownDie, ...]


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
