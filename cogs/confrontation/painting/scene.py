"""What the pictures of The Confrontation show, as plain values, and where it lies on them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Catalogue, Language
from cogs.confrontation.components import (
    BOARD,
    CARDS,
    DARK,
    FIGURES,
    GUARD_STRENGTH,
    LIGHT,
    PRINTED_NAMES,
    SIDE_OF,
    SIDES,
    SPECIALS,
    STRENGTH,
    TEXTS,
    VALUE,
)

# What is printed, as pictures show it.

CAPTIONS: Final = Catalogue(Path(__file__).parent.parent / "strings" / "board")
"""What stands in pictures."""


def figures_of(side: Seat) -> tuple[str, ...]:
    """The ids of one side's figures, in the order of the component list."""
    return FIGURES[side == DARK]


def cards_of(side: Seat) -> tuple[str, ...]:
    """The ids of one side's cards, numbers first."""
    return CARDS[side == DARK]


def strength(figure: str, with_frodo: bool = False) -> int:
    """The printed strength of a figure; Sam's other one beside Frodo."""
    return GUARD_STRENGTH if with_frodo else STRENGTH[figure]


def side_of(figure: str) -> Seat:
    """The side a figure belongs to."""
    return SIDES[SIDE_OF[figure]]


def card_side(card: str) -> Seat:
    """The side a card belongs to."""
    return LIGHT if card in (*CARDS[0], *SPECIALS[0]) else DARK


def card_number(card: str) -> str:
    """The number on a card; empty for a text card."""
    return str(VALUE[card]) if card in VALUE and card not in TEXTS else ""


def name_of(thing: str, language: Language) -> str:
    """The printed name of a region, figure or card."""
    return PRINTED_NAMES[thing][language]


# Scenes, built field by field from an observation.


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on the map; figure None shows its back."""

    side: Seat
    region: str
    figure: str | None
    shown: bool  # lit, as it is face up or must move on
    noted: str | None = None  # which one it is, where that has been seen and it has not been rearranged since
    believed: tuple[str, ...] = ()  # what the viewer has noted it may be


@dataclass(frozen=True, slots=True)
class Camp:
    """The things before one side. ready: done setting up; acts: a decision is open to it."""

    side: Seat
    used: tuple[str, ...]
    fallen: tuple[str, ...]
    specials: tuple[str, ...]
    ready: bool
    acts: bool


@dataclass(frozen=True, slots=True)
class Laid:
    """A card before a fighter: nothing, its back, or its face. own: face down, but known to the viewer."""

    card: str | None
    down: bool
    own: bool


@dataclass(frozen=True, slots=True)
class Duel:
    """A battle: the fighters by side (None: not yet revealed) and what they have laid."""

    region: str
    attacker: Seat
    light: str | None
    dark: str | None
    light_laid: Laid
    dark_laid: Laid
    frodo_shown: bool


@dataclass(frozen=True, slots=True)
class TableScene(SeatedScene):
    """The map with all that lies around it. turned: Dark's home is at the bottom."""

    language: Language
    turned: bool
    setting_up: bool
    over: bool
    winner: Seat | None
    turn: Seat
    number: int
    standing: tuple[Standing, ...]
    tray: tuple[str, ...]
    tray_side: Seat | None
    light: Camp
    dark: Camp
    duel: Duel | None
    passage: tuple[Seat, str, str] | None
    looked: str | None
    wide: bool = False  # for where height is scarce

    def camp(self, side: Seat) -> Camp:
        """Return what lies before one side."""
        return self.light if side == LIGHT else self.dark


FIGURES_VIEW: Final = "figures"


@dataclass(frozen=True, slots=True)
class HandScene:
    """One side's cards, or its figures. places: figure and region, or `fallen` or `tray`; none with cards."""

    language: Language
    view: str
    side: Seat
    used: tuple[str, ...]
    laid: str | None
    specials: tuple[str, ...]
    places: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of the battle."""

    figure: str
    card: str = ""  # open, empty without one
    helped: bool = False  # Sam with Frodo at his side (6.4)
    # Figure and card; None where not compared.
    total: tuple[int, int] | None = None
    beaten: bool = False
    away: bool = False  # it left the battle


@dataclass(frozen=True, slots=True)
class ClimaxScene:
    """A battle that has been fought."""

    language: Language
    region: str
    attacker: Seat
    light: Fighter
    dark: Fighter

    def with_side(self, side: Seat, **changes: object) -> ClimaxScene:
        """The scene with one side changed."""
        if side == LIGHT:
            return replace(self, light=replace(self.light, **changes))  # type: ignore[arg-type]
        return replace(self, dark=replace(self.dark, **changes))  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class LastStepScene:
    """9.1 Frodo enters Mordor, from the region beside it."""

    language: Language
    origin: str
    region: str


# The layout of the table's pictures: the map as a diamond, and what lies in the corners it leaves.

Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """Where the map lies on a picture, in units of scale 1.

    apex: how far the middle of a region's upper and lower edge reaches into the next row. home: how much
    further a home region reaches to either side. drawn: how large drawings are. name, pieces: from a region's
    middle to the middle of its name and of its pieces. mine: how far the mine lies to the side of the middle
    of Eregion and Fangorn, towards Moria. gap, spare: between pieces, where there is room and where there is
    little.
    """

    width: int
    height: int
    cell: float
    pitch: float
    apex: float
    home: float
    drawn: float
    token: int
    gap: float
    spare: float
    name: float
    pieces: float
    mine: float


WIDE: Final = Shape(1400, 1300, 333.0, 170.0, 20.0, 46.0, 1.0, 101, 12.0, 4.0, -60.0, 22.0, 98.0)
PHONE: Final = Shape(900, 1400, 212.0, 154.0, 13.0, 90.0, 0.72, 90, 6.0, 0.0, -52.0, 22.0, 36.0)
"""For phones: as wide as the map alone, everything on it larger."""

WIDTH, HEIGHT = WIDE.width, WIDE.height
MARGIN = 34


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
    shape: Shape

    @property
    def corners(self) -> tuple[Point, ...]:
        """The corners, clockwise from the top; a home region has shoulders."""
        shape = self.shape
        low, high, inner = shape.pitch / 2 - shape.apex, shape.pitch / 2 + shape.apex, shape.cell / 2
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


@lru_cache(maxsize=4)
def cells(turned: bool, shape: Shape = WIDE) -> dict[str, Cell]:
    """All regions by id, as Light sees them or, turned, as Dark does."""
    region_cells: dict[str, Cell] = {}
    for region in BOARD.regions:
        row = 8 - region.row if turned else region.row
        across = -region.x_half_units if turned else region.x_half_units
        home = region.terrain == "home"
        region_cells[region.id] = Cell(
            region=region.id,
            terrain=region.terrain,
            capacity=region.capacity_per_side,
            row=row,
            x=shape.width / 2 + across * shape.cell / 2,
            y=shape.height / 2 + (4 - row) * shape.pitch,
            half=shape.cell / 2 + (shape.home if home else 0),
            shape=shape,
        )
    return region_cells


def seats_in(cell: Cell, light: int, dark: int) -> tuple[float, list[Point]]:
    """Width and places of the pieces in a region: Light's first, then Dark's, left to right."""
    shape, count = cell.shape, light + dark
    gap = shape.gap + 2 if light and dark else 0.0
    room = 2 * cell.half - 2 * shape.gap - 2
    size = min(shape.token, (room - gap) / max(1, count) - shape.spare)
    step = min(size + shape.gap, (room - gap - size) / max(1, count - 1)) if count > 1 else 0.0
    across = step * (count - 1) + gap
    left = cell.x - across / 2
    y = cell.y + shape.pieces
    return size, [(left + step * index + (gap if index >= light else 0), y) for index in range(count)]


FAR_PANEL: Box = (MARGIN + 12, MARGIN + 12, 362, 392)
"""The corner of the side at the top of the wide picture (left)."""
NEAR_PANEL: Box = (1038, HEIGHT - 392, WIDTH - MARGIN - 12, HEIGHT - MARGIN - 12)
"""The corner of the side at the bottom of the wide picture (right)."""
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
