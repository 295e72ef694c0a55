"""Where things lie on the pictures, those for phones in units of a 900 pixel wide drawing: what paints them
and what points at them asks here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cogs.journey.components import PLACES
from cogs.journey.painting import scene as wide
from cogs.journey.painting.scene import Area, DiceScene, Layout, LyingDie, Point, TableScene, bow

WIDE: Final = 900
MARGIN: Final = 34
INNER: Final = WIDE - 2 * MARGIN
LEFT, RIGHT = MARGIN + 18.0, WIDE - MARGIN - 18.0
"""Of what lies on a sheet."""


def around(x: float, y: float, wide: float, high: float) -> Area:
    """The box of something centred on a place."""
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


# The table: the land, a sheet for each player, the dice of the turn.

PANORAMA: Final = 104
SHEET, GAP = 220.0, 10.0
PANEL: Final = 318.0
CIRCLE, ROAD_STEP = 39.0, 81.0
"""Radius of a circle of the road, and from one to the next."""
HOME_X: Final = LEFT + 26
SQUARE, SQUARE_STEP, SQUARE_X = 56.0, 60.0, LEFT + 122
NAME_Y, ROAD_Y, TRACK_Y = 36.0, 108.0, 183.0
"""From the upper edge of a sheet."""
DIE, DIE_STEP, DIE_GAP = 146.0, 153.0, 26.0


@dataclass(frozen=True, slots=True)
class PhoneLayout:
    """The table for a number of players."""

    players: int

    def sheet(self, row: int) -> Area:
        """A player's sheet."""
        top = MARGIN + PANORAMA + 8 + row * (SHEET + GAP)
        return (MARGIN + 2, top, WIDE - MARGIN - 2, top + SHEET)

    @property
    def panel(self) -> Area:
        """The panel with the dice."""
        top = self.sheet(self.players)[1]
        return (MARGIN + 2, top, WIDE - MARGIN - 2, top + PANEL)

    @property
    def height(self) -> int:
        """Height of the picture."""
        return round(self.panel[3] + MARGIN + 2)

    def circle(self, row: int, number: int) -> Point:
        """The middle of a circle, from 1; 0 is the doorstep of Bag End."""
        y = self.sheet(row)[1] + ROAD_Y
        return (HOME_X + number * ROAD_STEP, y + bow(number) * 0.5) if number else (HOME_X, y)

    def square(self, row: int, index: int) -> Point:
        """The middle of a square of the Nazgûl track, from 0."""
        return (SQUARE_X + SQUARE / 2 + index * SQUARE_STEP, self.sheet(row)[1] + TRACK_Y)

    def dice(self, scene: TableScene) -> tuple[tuple[LyingDie, Point], ...]:
        """The dice of the turn: those set aside, and after a gap this roll's."""
        y, x = self.panel[1] + 196, LEFT + DIE / 2
        gap = DIE_GAP if scene.aside and scene.rolled else 0
        return tuple(
            (die, (x + index * DIE_STEP + (gap if index >= len(scene.aside) else 0), y))
            for index, die in enumerate((*scene.aside, *scene.rolled))
        )


def table_spots(scene: TableScene) -> Mapping[str, Area]:
    """Each player's sheet, road and track, the circles of who plays, and the dice of the turn."""
    players, spots = len(scene.sheets), dict[str, Area]()
    layout = Layout(players) if scene.wide else PhoneLayout(players)
    circle, square, die = (wide.CIRCLE, wide.SQUARE, wide.DIE) if scene.wide else (CIRCLE, SQUARE, DIE)
    for row, sheet in enumerate(scene.sheets):
        box = left, _, right, _ = layout.sheet(row)
        spots[f"seat:{sheet.seat}"] = box
        road, track = layout.circle(row, 0)[1], layout.square(row, 0)[1]
        spots[f"road:{sheet.seat}"] = (left + 12, road - circle - 4, right - 12, road + circle + 4)
        end = layout.square(row, len(sheet.boxes))[0] - square / 2
        spots[f"track:{sheet.seat}"] = (left + 12, track - square / 2 - 2, end, track + square / 2 + 2)
        if sheet.seat == scene.turn or (scene.turn is None and row == 0):
            for number in range(len(PLACES)):
                spots[f"field:{number}"] = around(*layout.circle(row, number), 2 * circle, 2 * circle)
            spots["track:nazgul"], spots["road"] = spots[f"track:{sheet.seat}"], spots[f"road:{sheet.seat}"]
    return spots | _of_dice(layout.dice(scene), die, scene.rolled)


def _of_dice(
    places: tuple[tuple[LyingDie, Point], ...], side: float, rolled: tuple[LyingDie, ...]
) -> dict[str, Area]:
    """Dice by their colour, those of this roll by their number as well."""
    spots = {die.colour: around(*place, side, side) for die, place in places}
    return spots | {f"die:{number}": spots[die.colour] for number, die in enumerate(rolled, start=1)}


# The dice, large, for who must choose from them.

LARGE, LARGE_STEP, LARGE_Y = 148.0, 166.0, 276.0
COLUMNS: Final = 2
COLUMN: Final = 412.0
TRAY_HIGH, AHEAD_HIGH = 228.0, 282.0


def then_y(scene: DiceScene) -> float:
    """Below the dice of this roll: what comes next."""
    rows = -(-len(scene.rolled) // COLUMNS)
    return LARGE_Y + rows * LARGE_STEP - 38


def tray(scene: DiceScene) -> Area:
    """The sheet with the dice that are set aside."""
    top = then_y(scene) + 36
    return (MARGIN + 2, top, WIDE - MARGIN - 2, top + TRAY_HIGH)


def outlook(scene: DiceScene) -> Area:
    """The sheet with what would come of the dice."""
    top = tray(scene)[3] + 12
    return (MARGIN + 2, top, WIDE - MARGIN - 2, top + AHEAD_HIGH)


def dice_height(scene: DiceScene) -> int:
    """Height of the picture."""
    return round(outlook(scene)[3] + MARGIN + 2)


def rolled_places(scene: DiceScene) -> tuple[tuple[LyingDie, Point], ...]:
    """This roll's dice, in two columns."""
    return tuple(
        (die, (LEFT + LARGE / 2 + index % COLUMNS * COLUMN, LARGE_Y + index // COLUMNS * LARGE_STEP))
        for index, die in enumerate(scene.rolled)
    )


def tray_place(scene: DiceScene, index: int) -> Point:
    """The place of a die that is set aside."""
    return (WIDE / 2 + (index - 2) * 158, tray(scene)[1] + 140)


def dice_spots(scene: DiceScene) -> Mapping[str, Area]:
    """The dice of this roll, those set aside, and what would come of them."""
    aside = tuple((die, tray_place(scene, index)) for index, die in enumerate(scene.aside))
    spots = _of_dice((*aside, *rolled_places(scene)), LARGE, scene.rolled)
    return spots | {"tray": tray(scene), "ahead": outlook(scene)}
