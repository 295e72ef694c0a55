"""The layout of the pictures, in units of a 1400 pixel wide drawing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cogs.duel.components import LAYOUT

Point = tuple[float, float]
Box = tuple[float, float, float, float]

WIDTH, HEIGHT = 1400, 1400
LEFT, RIGHT = 38.0, WIDTH - 38.0
ROOM = RIGHT - LEFT


@dataclass(frozen=True, slots=True)
class Plan:
    """The boxes of one view; None where it has no such thing."""

    far: Box | None = None
    near: Box | None = None
    track: Box | None = None
    strips: tuple[Box, Box] | None = None
    cards: Box | None = None
    land: Box | None = None
    tiles: tuple[Box, ...] = ()
    tall: bool = False


def _column(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    left, top, right, bottom = box
    high = (bottom - top - gap * (count - 1)) / count
    return tuple((left, top + (high + gap) * k, right, top + (high + gap) * k + high) for k in range(count))


def _row(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    left, top, right, bottom = box
    wide = (right - left - gap * (count - 1)) / count
    return tuple((left + (wide + gap) * k, top, left + (wide + gap) * k + wide, bottom) for k in range(count))


PLANS: dict[str, Plan] = {
    "table": Plan(
        far=(LEFT, 38, RIGHT, 208),
        near=(LEFT, 1192, RIGHT, 1362),
        track=(LEFT, 218, RIGHT, 326),
        cards=(LEFT, 336, 884, 1184),
        land=(896, 338, RIGHT, 800),
        tiles=_column((896, 810, RIGHT, 1182), 3, 9),
    ),
    "cards": Plan(
        far=(LEFT, 38, RIGHT, 220), near=(LEFT, 1180, RIGHT, 1362), cards=(LEFT + 8, 232, RIGHT - 8, 1168)
    ),
    "map": Plan(
        strips=((LEFT, 38, RIGHT, 148), (LEFT, 158, RIGHT, 268)),
        land=(LEFT, 280, RIGHT, 980),
        tiles=_row((LEFT, 992, RIGHT, 1362), 3, 10),
        tall=True,
    ),
}


@dataclass(frozen=True, slots=True)
class Grid:
    """The places of a chapter's cards in a box. strip: how much of a covered card is seen."""

    x: float
    y: float
    step: float
    width: float
    height: float
    strip: float

    def place(self, row: int, x: int) -> Point:
        """The middle of a card. row: from 1; x: in half card widths."""
        return self.x + x * self.step / 2, self.y + (row - 1) * self.strip + self.height / 2


LOWER = 0.75
"""The part of a card below its strip, as a share of the strip."""


@lru_cache(maxsize=8)
def grid(chapter: int, box: Box) -> Grid:
    """The largest cards of a chapter's layout that fit in a box."""
    left, top, right, bottom = box
    slots = LAYOUT[chapter]
    rows, columns = max(slot.row for slot in slots), max(slot.x for slot in slots) + 1
    gap = (right - left) * 0.01
    strip = (bottom - top) / (rows + LOWER)
    wide = min((right - left - gap * (columns - 1)) / columns, strip * 1.95)
    strip = min(strip, wide)
    high = strip * (1 + LOWER)
    total = strip * (rows - 1) + high
    return Grid((left + right) / 2, (top + bottom - total) / 2, wide + gap, wide, high, strip)


NOTES: dict[int, bool] = {1: True, 2: False, 3: True}
"""Whether the notes beside a chapter's cards stand above (where its rows are short), or below."""
