"""The layout of the pictures, in units of a 1400 pixel wide drawing."""

from __future__ import annotations

import math
from dataclasses import dataclass

Point = tuple[float, float]
Box = tuple[float, float, float, float]

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
DOORSTEP = 252.0
"""Where a hobbit stands who has not crossed a circle."""

DICE_HEIGHT = 1010
"""Height of the picture of the dice."""


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
    def panel(self) -> Box:
        """The panel with the dice."""
        top = self.first + self.players * self.pitch
        return (MARGIN + 4, top, WIDTH - MARGIN - 4, top + PANEL)

    @property
    def height(self) -> int:
        """Height of the picture."""
        return round(self.panel[3] + MARGIN + 6)

    def sheet(self, row: int) -> Box:
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


def column(number: int) -> float:
    """The middle of a place's column; 0 is the doorstep of Bag End."""
    return FIRST_COLUMN + (number - 1) * COLUMN if number else DOORSTEP


def bow(number: float) -> float:
    """Return how far the road swings up or down at a column."""
    return 6.5 * math.sin(number * 1.9 + 0.6)
