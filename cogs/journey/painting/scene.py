"""What the pictures of Journey to Mordor show, as plain values, and where it lies on them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Catalogue, Language
from cogs.journey.components import COLOUR

# Scenes of Journey to Mordor's pictures, built field by field from an observation.

CAPTIONS: Final = Catalogue(Path(__file__).parent.parent / "strings" / "board")
"""The strings that stand in pictures."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a Nazgûl track. crossed: already; threatened: by the dice as they lie."""

    crossed: bool
    threatened: bool


@dataclass(frozen=True, slots=True)
class Box:
    """A Nazgûl square: its fields, two where it is halved. halving: a Gandalf of this turn would halve it."""

    fields: tuple[Field, ...]
    halving: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet."""

    seat: Seat
    circles: int
    ahead: int  # circles the dice as they lie would cross
    boxes: tuple[Box, ...]
    left: int  # fields not crossed
    status: str  # of the track, or `won`
    active: bool
    gained: int  # gained, hit: circles and fields crossed by the turn before
    hit: int


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die of the turn. chosen: to be set aside; must: it has to be; hits: seats its Nazgûl would strike."""

    colour: str
    symbol: str
    chosen: bool = False
    must: bool = False
    hits: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Prospect:
    """The effect of the dice as they lie. blows: seat, fields crossed, fields left, whether it is out."""

    circles: int
    reaches: str
    voided: bool
    halved: int
    blows: tuple[tuple[Seat, int, int, bool], ...]


@dataclass(frozen=True, slots=True)
class TableScene(SeatedScene):
    """All sheets, and the dice of the turn. place: of the rule in force, or empty."""

    language: Language
    over: bool
    winners: tuple[Seat, ...]
    turn: Seat | None
    round: int
    roll: int
    final: bool
    place: str
    sheets: tuple[Sheet, ...]
    aside: tuple[LyingDie, ...]
    rolled: tuple[LyingDie, ...]
    prospect: Prospect | None
    wide: bool = False  # for where height is scarce


@dataclass(frozen=True, slots=True)
class DiceScene:
    """The dice of the turn, large, for who must choose from them."""

    language: Language
    turn: Seat
    roll: int
    place: str
    aside: tuple[LyingDie, ...]
    rolled: tuple[LyingDie, ...]
    prospect: Prospect
    complete: bool
    ends: bool
    left: int


@dataclass(frozen=True, slots=True)
class PrintedScene:
    """The dice and the sheets of a table as printed. name: of its profile, or empty."""

    language: Language
    name: str
    dice: tuple[tuple[str, tuple[str, ...]], ...]
    squares: int


def colour_of(seat: Seat) -> str:
    """The colour of a hobbit's die."""
    return COLOUR[seat]


# The layout of the wide pictures, in units of a 1400 pixel wide drawing.

Point = tuple[float, float]
Area = tuple[float, float, float, float]

WIDTH = 1400
MARGIN = 36
PANORAMA = 196
"""Height of the painted land over the columns of the places."""
NAMES = 62
FIRST_COLUMN, COLUMN = 330.0, 120.5
PITCHES = {2: 226, 3: 215, 4: 203}
"""Height of a sheet, by the number of players."""
GAP = 12
PANEL = 246
"""Height of the panel with the dice."""
CIRCLE = 41.0
SQUARE, SQUARE_STEP = 58.0, 70.0
FIRST_SQUARE = 316.0
PLATE = 142.0
"""Middle of a hobbit's plate."""
DIE, DIE_STEP, DIE_GAP = 112.0, 131.0, 40.0
DOORSTEP = 252.0
"""Where a hobbit stands who has not crossed a circle."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table for a number of players."""

    players: int

    @property
    def pitch(self) -> float:
        """Height of a sheet with the gap below it."""
        return PITCHES[self.players]

    @property
    def first(self) -> float:
        """Upper edge of the first sheet."""
        return MARGIN + PANORAMA + NAMES

    @property
    def panel(self) -> Area:
        """The panel with the dice."""
        top = self.first + self.players * self.pitch
        return (MARGIN + 4, top, WIDTH - MARGIN - 4, top + PANEL)

    @property
    def height(self) -> int:
        """Height of the picture."""
        return round(self.panel[3] + MARGIN + 6)

    def sheet(self, row: int) -> Area:
        """A player's sheet."""
        top = self.first + row * self.pitch
        return (MARGIN + 4, top, WIDTH - MARGIN - 4, top + self.pitch - GAP)

    def circle(self, row: int, number: int) -> Point:
        """The middle of a circle, from 1; 0 is the doorstep of Bag End."""
        top = self.sheet(row)[1]
        return (column(number), top + (self.pitch - GAP) * 0.315 + bow(number))

    def square(self, row: int, index: int) -> Point:
        """The middle of a square of the Nazgûl track, from 0."""
        box = self.sheet(row)
        return (FIRST_SQUARE + index * SQUARE_STEP, box[3] - 20 - SQUARE / 2)

    def dice(self, scene: TableScene) -> tuple[tuple[LyingDie, Point], ...]:
        """The dice of the turn: those set aside, and after a gap this roll's."""
        left, top, _, _ = self.panel
        gap = DIE_GAP if scene.aside and scene.rolled else 0
        return tuple(
            (
                die,
                (
                    left + 26 + DIE / 2 + index * DIE_STEP + (gap if index >= len(scene.aside) else 0),
                    top + 136,
                ),
            )
            for index, die in enumerate((*scene.aside, *scene.rolled))
        )


def column(number: int) -> float:
    """The middle of a place's column; 0 is the doorstep of Bag End."""
    return FIRST_COLUMN + (number - 1) * COLUMN if number else DOORSTEP


def bow(number: float) -> float:
    """Return how far the road swings up or down at a column."""
    return 6.5 * math.sin(number * 1.9 + 0.6)
