"""Where things lie on the pictures, in units of scale 1: what paints them and what points at them asks
here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import dist
from typing import Final

from bot.engine import Seat
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.painting.scene import (
    FALLEN_PLACES,
    FAR_PANEL,
    FIGURES_VIEW,
    HEIGHT,
    KEY_PANEL,
    NEAR_PANEL,
    PHONE,
    WIDE,
    WIDTH,
    Box,
    Camp,
    Cell,
    ClimaxScene,
    HandScene,
    LastStepScene,
    Point,
    Shape,
    Standing,
    TableScene,
    card_number,
    cards_of,
    cells,
    seats_in,
)

TALL: Final = 1.24
"""Height of a piece beside its width."""


def around(x: float, y: float, wide: float, high: float) -> Box:
    """The box of something centred on a place."""
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


# The table: the map, above and below it what lies before both sides, the rest in its corners.

EDGE: Final = 44.0
CARD_WIDE, CARD_HIGH, CARD_STEP = 66.0, 74.0, 73.0
TITLE_Y, CARDS_Y = 62.0, 122.0
"""Of the side at the top; the other's are as far from the bottom."""
CORNER_WIDE: Final = 186.0
CORNER_TOP, CORNER_BOTTOM = 172.0, 466.0
LEFT_X, RIGHT_X = EDGE + CORNER_WIDE / 2, PHONE.width - EDGE - CORNER_WIDE / 2
SMALL: Final = 60.0
"""Width of a piece in a corner."""


def strip_y(far: bool, y: float) -> float:
    """Mirror a height for the side at the bottom of the picture."""
    return y if far else PHONE.height - y


def is_far(scene: TableScene, side: Seat) -> bool:
    """Check whether a side's home is at the top."""
    return (side == LIGHT) == scene.turned


def card_places(scene: TableScene, side: Seat) -> Iterator[tuple[str, Point]]:
    """A side's cards, and behind them its special ones."""
    far, camp = is_far(scene, side), scene.camp(side)
    y = strip_y(far, CARDS_Y)
    for index, name in enumerate((*cards_of(side), *camp.specials)):
        yield name, (EDGE + CARD_WIDE / 2 + index * CARD_STEP, y)


def in_corner(index: int, x: float, top: float, wide: float = SMALL) -> Point:
    """The place of one of up to nine pieces in a corner."""
    row, column = divmod(index, 3)
    return (x + (column - 1) * (wide + 3), top + wide * TALL / 2 + row * (wide * TALL + 4))


def fallen_places(scene: TableScene, side: Seat) -> Iterator[tuple[str, Point]]:
    """A side's defeated figures: in the corner on the left above, or on the right below."""
    far = is_far(scene, side)
    top = CORNER_TOP + 40 if far else PHONE.height - CORNER_BOTTOM + 40
    for index, figure in enumerate(scene.camp(side).fallen):
        yield figure, in_corner(index, LEFT_X if far else RIGHT_X, top)


TRAY_TOP: Final = PHONE.height - CORNER_BOTTOM
TRAY_HEAD: Final = 88.0
"""Height of the two lines above the pieces to be placed."""
TRAY_PIECE: Final = 52.0
"""Their width."""


def tray_places(scene: TableScene) -> Iterator[tuple[str, Point]]:
    """The pieces to be placed: in the corner on the left below."""
    for index, figure in enumerate(scene.tray):
        yield figure, in_corner(index, LEFT_X, TRAY_TOP + TRAY_HEAD, TRAY_PIECE)


def pieces_in(
    scene: TableScene, region: str, shape: Shape = PHONE
) -> tuple[float, list[tuple[Standing, Point]]]:
    """How wide the pieces of a region are, and where they stand."""
    cell = cells(scene.turned, shape)[region]
    here = [piece for piece in scene.standing if piece.region == region]
    here.sort(key=lambda piece: piece.side == DARK)
    light = sum(piece.side == LIGHT for piece in here)
    size, places = seats_in(cell, light, len(here) - light)
    return size, list(zip(here, places, strict=True))


BESIDE: Final = 40.0
"""So much room beside what stands in a region takes an arrow."""
SHORT: Final = 110.0
"""Length of an arrow to the next region."""
STUB: Final = 48.0
"""Less than this below the middle of a name, the end of an arrow that goes up is no arrow."""


def find_way(scene: TableScene, origin: str, region: str, shape: Shape = PHONE) -> tuple[Point, Point]:
    """From where to where the arrow of a movement is drawn: its head is seen beside what stands where it
    leads, else beside what is left where it comes from."""
    start, end = (cells(scene.turned, shape)[region_id] for region_id in (origin, region))
    (x, y), (to_x, to_y) = ((cell.x, cell.y + shape.pieces) for cell in (start, end))
    side = -1 if x < to_x else 1
    if (free := _beside(scene, end, side)) is not None:
        near = abs(to_x - x) <= shape.cell and abs(to_y - y) <= shape.pitch
        share = min(1.0, SHORT / dist((x, y), (free, to_y))) if near else 0.9
        above = start.y + shape.name
        if to_y < above < to_y + (y - to_y) * share < above + STUB:
            share = (above - to_y) / (y - to_y)
        return (free + (x - free) * share, to_y + (y - to_y) * share), (free, to_y)
    if (free := _beside(scene, start, -side)) is not None:
        share = SHORT / 2 / dist((x, y), (to_x, to_y))
        dx, dy = (to_x - x) * share, (to_y - y) * share
        return (free - dx, y - dy), (free + dx, y + dy)
    return (x, y), (to_x, to_y)


def _beside(scene: TableScene, cell: Cell, side: int) -> float | None:
    """The middle of what is free beside the pieces of a region, on one side; None for too little."""
    size, pieces = pieces_in(scene, cell.region, cell.shape)
    edge = max((side * (x - cell.x) + size / 2 for _, (x, _) in pieces), default=-cell.half)
    free = cell.half - edge
    return cell.x + side * (edge + free / 2) if free >= BESIDE else None


def table_spots(scene: TableScene) -> Mapping[str, Box]:
    """Regions, cards and sides, each piece by its place, and the figures the viewer knows."""
    shape = WIDE if scene.wide else PHONE
    placed = cells(scene.turned, shape)
    half = shape.pitch / 2
    spots = {name: (cell.x - cell.half, cell.y - half, cell.x + cell.half, cell.y + half)
             for name, cell in placed.items()}  # fmt: skip
    spots |= _wide_spots(scene) if scene.wide else _phone_spots(scene)
    for region in placed:
        size, pieces = pieces_in(scene, region, shape)
        counted: Counter[Seat] = Counter()
        for piece, (x, y) in pieces:
            counted[piece.side] += 1
            box = around(x, y, size, size * TALL)
            spots[f"{piece.side}:{region}:{counted[piece.side]}"] = box
            known = piece.figure or piece.noted
            if known is not None:
                spots[known] = box
    return spots


def _phone_spots(scene: TableScene) -> dict[str, Box]:
    spots: dict[str, Box] = {}
    for side in (LIGHT, DARK):
        for name, (x, y) in card_places(scene, side):
            spots[name] = around(x, y, CARD_WIDE, CARD_HIGH)
        y = strip_y(is_far(scene, side), TITLE_Y)
        spots[f"seat:{side}"] = (EDGE, y - 24, PHONE.width - EDGE, y + 24)
        for figure, (x, y) in fallen_places(scene, side):
            spots[figure] = around(x, y, SMALL, SMALL * TALL)
    for figure, (x, y) in tray_places(scene):
        spots[figure] = around(x, y, TRAY_PIECE, TRAY_PIECE * TALL)
    return spots


# The same on the wide picture: both camps in their corners.

WIDE_CARD, WIDE_SPECIAL = (58.0, 80.0), (56.0, 76.0)
WIDE_FALLEN, WIDE_TRAY = 54.0, 74.0


def wide_card_places(camp: Camp, far: bool) -> Iterator[tuple[str, Point]]:
    """A side's cards."""
    left, top, _, bottom = FAR_PANEL if far else NEAR_PANEL
    first = top + 114 if far else bottom - 202
    for index, name in enumerate(cards_of(camp.side)):
        row, column = divmod(index, 5)
        yield name, (left + 31 + column * 64 + row * 32, first + row * 88)


def wide_special_places(camp: Camp, far: bool) -> Iterator[tuple[str, Point]]:
    """A side's special cards."""
    for index, name in enumerate(camp.specials):
        x, y = 432.0, 92.0 + index * 86
        yield name, (x if far else WIDTH - x, y if far else HEIGHT - y)


def wide_fallen_places(camp: Camp, far: bool) -> Iterator[tuple[str, Point]]:
    """A side's defeated figures."""
    for figure, (x, y) in zip(camp.fallen, FALLEN_PLACES, strict=False):
        yield figure, (x if far else WIDTH - x, y if far else HEIGHT - y)


def wide_tray_places(scene: TableScene) -> Iterator[tuple[str, Point]]:
    """The pieces to be placed."""
    left, top, right, _ = KEY_PANEL
    for index, figure in enumerate(scene.tray):
        row, column = divmod(index, 3)
        yield figure, ((left + right) / 2 + (column - 1) * 98, top + 98 + row * 97)


def _wide_spots(scene: TableScene) -> dict[str, Box]:
    spots: dict[str, Box] = {}
    for side in (LIGHT, DARK):
        far, camp = is_far(scene, side), scene.camp(side)
        left, top, right, bottom = FAR_PANEL if far else NEAR_PANEL
        y = top + 32 if far else bottom - 32
        spots[f"seat:{side}"] = (left, y - 32, right, y + 32)
        spots |= {name: around(*place, *WIDE_CARD) for name, place in wide_card_places(camp, far)}
        spots |= {name: around(*place, *WIDE_SPECIAL) for name, place in wide_special_places(camp, far)}
        fallen = WIDE_FALLEN, WIDE_FALLEN * TALL
        spots |= {figure: around(*place, *fallen) for figure, place in wide_fallen_places(camp, far)}
    tray = WIDE_TRAY, WIDE_TRAY * TALL
    return spots | {figure: around(*place, *tray) for figure, place in wide_tray_places(scene)}


# A player's own cards, or own figures.

FIGURES_HIGH: Final = 1400
NUMBER_WIDE, NUMBER_HIGH, NUMBER_STEP, NUMBER_Y = 124.0, 150.0, 137.0, 210.0
TEXT_WIDE, TEXT_HIGH, TEXT_STEP, TEXT_Y = 112.0, 128.0, 154.0, 432.0
FIGURE_WIDE, FIGURE_STEP, FIGURE_Y = 94.0, 138.0, 186.0


def hand_places(scene: HandScene) -> Iterator[tuple[str, Point]]:
    """The middle of each card: the numbers in a row, the others below each other."""
    cards = (*cards_of(scene.side), *scene.specials)
    numbers = [name for name in cards if card_number(name)]
    left = PHONE.width / 2 - NUMBER_STEP * (len(numbers) - 1) / 2
    for index, name in enumerate(numbers):
        yield name, (left + index * NUMBER_STEP, NUMBER_Y)
    for index, name in enumerate(name for name in cards if not card_number(name)):
        yield name, (EDGE + TEXT_WIDE / 2, TEXT_Y + index * TEXT_STEP)


def hand_high(scene: HandScene) -> int:
    """Height of the picture: there are three to six cards without a number."""
    if scene.view == FIGURES_VIEW:
        return FIGURES_HIGH
    texts = sum(not card_number(name) for name in (*cards_of(scene.side), *scene.specials))
    return round(TEXT_Y + (texts - 0.5) * TEXT_STEP + EDGE)


def figure_places(scene: HandScene) -> Iterator[tuple[str, Point]]:
    """The middle of each figure, one below the other."""
    for index, (figure, _) in enumerate(scene.places):
        yield figure, (EDGE + FIGURE_WIDE / 2, FIGURE_Y + index * FIGURE_STEP)


def hand_spots(scene: HandScene) -> Mapping[str, Box]:
    """What is shown of the viewer's own: cards, or figures."""
    right = PHONE.width - EDGE
    if scene.view == FIGURES_VIEW:
        half = FIGURE_STEP / 2 - 2
        return {name: (EDGE, y - half, right, y + half) for name, (_, y) in figure_places(scene)}
    return {
        name: around(x, y, NUMBER_WIDE, NUMBER_HIGH)
        if card_number(name)
        else (EDGE, y - TEXT_STEP / 2 + 6, right, y + TEXT_STEP / 2 - 6)
        for name, (x, y) in hand_places(scene)
    }


# The battle just fought, and Frodo's last step.

CLIMAX_COLUMN: Final = 202.0
"""How far from the middle each side is."""
CLIMAX_FIGURE_Y, CLIMAX_CARD_Y = 272.0, 656.0
CLIMAX_FIGURE, CLIMAX_CARD, CLIMAX_CARD_TALL = 226, 392, 352
LAST_STEP: Final = (PHONE.width / 2, 400.0, 400.0)
"""The middle of who takes it, and how wide."""


def climax_spots(scene: ClimaxScene) -> Mapping[str, Box]:
    """The fighters and their cards."""
    spots: dict[str, Box] = {}
    for fighter, way in ((scene.light, -1), (scene.dark, 1)):
        x = PHONE.width / 2 + way * CLIMAX_COLUMN
        spots[fighter.figure] = around(x, CLIMAX_FIGURE_Y, CLIMAX_FIGURE, CLIMAX_FIGURE * TALL)
        if fighter.card:
            spots[fighter.card] = around(x, CLIMAX_CARD_Y, CLIMAX_CARD, CLIMAX_CARD_TALL)
    return spots


def last_step_spots(scene: LastStepScene) -> Mapping[str, Box]:
    """Who takes it."""
    x, y, wide = LAST_STEP
    return {"frodo": around(x, y, wide, wide * TALL)}
