"""The layout of the table's picture, in units of a 1400 pixel wide drawing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cogs.confrontation.components import BOARD

Point = tuple[float, float]
Box = tuple[float, float, float, float]

WIDTH, HEIGHT = 1400, 1300
MARGIN = 34
CELL = 333.0
PITCH = 170.0
APEX = 20.0
"""How far the middle of a region's upper and lower edge reaches into the next row."""
HOME_EXTRA = 46.0
"""How much further a home region reaches to either side."""

TOKEN = 101
"""Width of a piece on the map."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One region on the picture. row: 1 at the bottom of the picture."""

    region: str
    terrain: str
    capacity: int
    row: int
    x: float
    y: float
    half: float

    @property
    def corners(self) -> tuple[Point, ...]:
        """The corners, clockwise from the top; a home region has shoulders."""
        low, high, inner = PITCH / 2 - APEX, PITCH / 2 + APEX, CELL / 2
        top = high - 10 if self.row == 7 else high
        bottom = high - 22 if self.row == 1 else high
        right = (
            [(inner, -low), (self.half, 12 - low), (self.half, low - 12), (inner, low)]
            if self.half > inner
            else [(inner, -low), (inner, low)]
        )
        left = [(-dx, dy) for dx, dy in reversed(right)]
        around = [(0.0, -top), *right, (0.0, bottom), *left]
        return tuple((round(self.x + dx, 1), round(self.y + dy, 1)) for dx, dy in around)

    @property
    def corners_at_origin(self) -> tuple[Point, ...]:
        """The corners as seen from the middle."""
        return tuple((x - self.x, y - self.y) for x, y in self.corners)


@lru_cache(maxsize=2)
def cells(turned: bool) -> dict[str, Cell]:
    """All regions by id, as Light sees them or, turned, as Dark does."""
    found: dict[str, Cell] = {}
    for region in BOARD.regions:
        row = 8 - region.row if turned else region.row
        across = -region.x_half_units if turned else region.x_half_units
        home = region.terrain == "home"
        found[region.id] = Cell(
            region=region.id,
            terrain=region.terrain,
            capacity=region.capacity_per_side,
            row=row,
            x=WIDTH / 2 + across * CELL / 2,
            y=HEIGHT / 2 + (4 - row) * PITCH,
            half=CELL / 2 + (HOME_EXTRA if home else 0),
        )
    return found


def seats_in(cell: Cell, light: int, dark: int, size: float = TOKEN) -> tuple[float, list[Point]]:
    """Width and places of the pieces in a region: Light's first, then Dark's, left to right."""
    count = light + dark
    gap = 14.0 if light and dark else 0.0
    room = 2 * cell.half - 26
    size = min(size, (room - gap) / max(1, count) - 4)
    step = min(size + 12, (room - gap - size) / max(1, count - 1)) if count > 1 else 0.0
    across = step * (count - 1) + gap
    left = cell.x - across / 2
    y = cell.y + 22
    return size, [(left + step * index + (gap if index >= light else 0), y) for index in range(count)]


NAME_DY = -60.0
"""From a region's middle to the middle of its name."""

FAR_PANEL: Box = (MARGIN + 12, MARGIN + 12, 362, 392)
"""The corner of the side at the top of the picture (left)."""
NEAR_PANEL: Box = (1038, HEIGHT - 392, WIDTH - MARGIN - 12, HEIGHT - MARGIN - 12)
"""The corner of the side at the bottom of the picture (right)."""
EVENT_PANEL: Box = (1052, 38, 1364, 372)
"""The corner of title or battle (right, above)."""
KEY_PANEL: Box = (36, HEIGHT - 372, 348, HEIGHT - 38)
"""The corner of the compass, or of the pieces to be placed (left, below)."""

FALLEN_PLACES: tuple[Point, ...] = (
    *((76.0 + 59 * column, 356.0) for column in range(5)),
    *((76.0 + 59 * column, 426.0) for column in range(2)),
    *((76.0 + 59 * column, 496.0) for column in range(2)),
)
"""Where defeated figures lie in the upper left corner; the lower right one mirrors it."""
