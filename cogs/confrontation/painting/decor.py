"""Plants and buildings in each region of the map: small drawings and their places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from random import Random

from bot.draw.kit.palette import rgb
from bot.draw.kit.terrain import (
    ASH,
    COLD,
    DRY,
    LEAF,
    ROCK,
    SNOW,
    TURF,
    Brush,
    Draw,
    dead_tree,
    fir,
    grass,
    hill,
    marsh,
    peak,
    tree,
)
from cogs.confrontation.painting.scene import WIDE, Cell, Shape

RIVER: tuple[tuple[str, float, float], ...] = (
    *(("mirkwood", dx, dy) for dx, dy in ((-166, 4), (-110, 34), (-30, 62), (70, 58), (166, 28))),
    *(("fangorn", dx, dy) for dx, dy in ((-84, 50), (0, 72), (84, 56), (166, 28))),
    *(("rohan", dx, dy) for dx, dy in ((-84, 52), (10, 68), (96, 44), (166, 30))),
)
"""The course of the Anduin, from the middle of the regions it flows through, as Light sees them."""

FIR = rgb("#4d6b45")
OLD_LEAF = rgb("#5f8246")
HOLLY = rgb("#6c9159")
STONE = rgb("#b9ad98")
WALL = rgb("#f1ead8")
IRON = rgb("#4a4148")
THATCH = rgb("#d8ad4e")
DOOR = rgb("#3f7d4a")


@dataclass(frozen=True, slots=True)
class Decor:
    """One drawing: its place on the picture, and how it is drawn there."""

    x: float
    y: float
    draw: Draw


def _stone(size: float, brush: Brush, x: float, y: float) -> None:
    brush.stone(x, y, size, brush.tone(STONE))


def _field(width: float, colour: str, slant: float, brush: Brush, x: float, y: float) -> None:
    brush.field(x - width / 2, y - 26, width, 26, brush.tone(rgb(colour)), slant)


def _smial(brush: Brush, x: float, y: float) -> None:
    brush.hill(x, y, 92, 40, brush.tone(LEAF))
    brush.oval(x - 4, y - 11, 12, 12, brush.ink)
    brush.oval(x - 4, y - 11, 10, 10, brush.tone(DOOR))
    brush.oval(x - 1, y - 11, 1.8, 1.8, brush.tone(THATCH))
    for dx in (-28, 20):
        brush.oval(x + dx, y - 12, 5.5, 5.5, brush.ink)
        brush.oval(x + dx, y - 12, 4, 4, brush.tone(THATCH))
    brush.line([(x + 12, y - 36), (x + 12, y - 47)], 5)


def _ruin(brush: Brush, x: float, y: float) -> None:
    wall = brush.tone(STONE)
    brush.hill(x, y + 14, 96, 34, brush.tone(TURF))
    broken = [(-13, 0), (-13, -34), (-7, -42), (-3, -34), (3, -38), (9, -26), (13, -30), (13, 0)]
    brush.fill([(x + dx, y - 14 + dy) for dx, dy in broken], wall)
    brush.line([(x + dx, y - 14 + dy) for dx, dy in broken], 1.6)
    brush.line([(x - 4, y - 26), (x - 4, y - 34)], 3)


def _hall(brush: Brush, x: float, y: float) -> None:
    brush.hill(x, y + 12, 116, 30, brush.tone(DRY))
    brush.house(x, y - 12, 66, brush.tone(WALL), brush.tone(THATCH))


def _city(brush: Brush, x: float, y: float) -> None:
    wall = brush.tone(WALL)
    brush.mountain(x + 24, y - 8, 92, 84, brush.tone(COLD), brush.tone(SNOW))
    for step, half in enumerate((46, 36, 26, 16)):
        top = y - 13 * (step + 1)
        block = [(x - half, top + 13), (x - half, top), (x + half, top), (x + half, top + 13)]
        brush.fill(block, wall)
        brush.line([*block, block[0]], 1.3)
        for dx in range(-half + 7, half - 2, 11):
            brush.line([(x + dx, top + 5), (x + dx, top + 9)], 2)
    brush.tower(x, y - 52, 11, 36, wall, None)


def _orthanc(brush: Brush, x: float, y: float) -> None:
    brush.oval(x, y, 30, 8, brush.tone(TURF))
    brush.tower(x, y, 17, 66, brush.tone(IRON), None)
    for dx in (-8, 8):
        brush.line([(x + dx, y - 66), (x + dx * 1.5, y - 86)], 3.4)


def _volcano(brush: Brush, x: float, y: float) -> None:
    brush.mountain(x, y, 130, 100, brush.tone(ASH), None)
    glow, core = rgb("#e0602a"), rgb("#ffc14f")
    crater = [(x - 17, y - 86), (x - 8, y - 104), (x + 2, y - 96), (x + 11, y - 106), (x + 19, y - 84)]
    brush.fill([*crater, (x + 3, y - 76)], glow)
    brush.line([(x + 2, y - 92), (x - 7, y - 66), (x + 5, y - 46), (x - 9, y - 18)], 5.5, glow)
    brush.line([(x + 2, y - 92), (x - 7, y - 66), (x + 5, y - 46), (x - 9, y - 18)], 2.2, core)
    brush.line([(x + 4, y - 78), (x + 18, y - 54), (x + 16, y - 36)], 3.2, glow)


def _barad_dur(brush: Brush, x: float, y: float) -> None:
    iron = brush.tone(IRON)
    brush.tower(x - 15, y, 13, 44, iron, None)
    brush.tower(x + 15, y, 13, 52, iron, None)
    brush.tower(x, y, 22, 84, iron, None)
    for dx in (-11, 11):
        brush.line([(x + dx, y - 84), (x + dx * 0.9, y - 108)], 4)
    brush.oval(x, y - 98, 8.5, 6, rgb("#e0602a"))
    brush.oval(x, y - 98, 2.2, 5.4, rgb("#2a0d08"))


def _mine(brush: Brush, x: float, y: float) -> None:
    brush.arch(x, y, 38, brush.tone(STONE), rgb("#1a1210"))


def _free(cell: Cell, dx: float, dy: float, height: float) -> bool:
    """Check whether a drawing of this height fits at a place: inside the borders and off the name."""
    shape = cell.shape
    lean = shape.apex * 2 * (1 - abs(dx) / cell.half)
    low = shape.pitch / 2 - shape.apex + lean
    if abs(dx) > cell.half - 17 or not 5 - low < dy - height or not dy < low - 8:
        return False
    return not (abs(dx) < 138 and dy - height < shape.name + 16)


def spread(shape: Shape) -> tuple[float, float]:
    """How far apart things lie across and down, beside the wide map they were drawn for."""
    return shape.cell / WIDE.cell, shape.pitch / WIDE.pitch


def _in_river(cell: Cell, dx: float, dy: float, turned: bool) -> bool:
    """Check whether a drawing at a place would stand in the river or hide it."""
    across, down = spread(cell.shape)
    way = -across if turned else across
    course = [(way * dx, down * dy) for region, dx, dy in RIVER if region == cell.region]
    if not course:
        return False
    bank = min(course, key=lambda point: abs(point[0] - dx))[1]
    return bank - 10 < dy < bank + 34


def scatter(
    cell: Cell, turned: bool, seed: int, count: int, apart: float, height: float, draws: tuple[Draw, ...]
) -> Iterator[Decor]:
    """Up to `count` drawings strewn over a region, no two nearer than `apart`, none in the river."""
    rng = Random(seed)  # noqa: S311 - paint, not secrets
    pitch, drawn = cell.shape.pitch, cell.shape.drawn
    apart, height = apart * drawn, height * drawn
    taken: list[tuple[float, float]] = []
    for _ in range(count * 40):
        if len(taken) >= count:
            break
        dx, dy = rng.uniform(-cell.half, cell.half), rng.uniform(-pitch / 2, pitch / 2 + 20)
        near = any((dx - x) ** 2 + (1.9 * (dy - y)) ** 2 < apart**2 for x, y in taken)
        if near or not _free(cell, dx, dy, height) or _in_river(cell, dx, dy, turned):
            continue
        taken.append((dx, dy))
        yield Decor(cell.x + dx, cell.y + dy, draws[rng.randrange(len(draws))])


Spots = tuple[tuple[float, float, Draw], ...]

FIXED: dict[str, Spots] = {
    "shire": (
        (-160, 46, _smial),
        (150, 20, hill(110, 34, LEAF)),
        (160, 52, _smial),
        (-165, -8, partial(_field, 62, "#d9c56f", -6)),
        (-105, 72, partial(_field, 58, "#b9c46a", 5)),
        (96, 70, partial(_field, 56, "#d9c56f", -4)),
        (-60, 80, tree(21, LEAF)),
        (48, 82, tree(20, LEAF)),
        (185, -6, tree(22, OLD_LEAF)),
        (205, 2, tree(19, LEAF)),
        (-198, 44, tree(20, OLD_LEAF)),
    ),
    "arthedain": (
        (-104, 26, _ruin),
        (108, 4, hill(100, 34, TURF)),
        (128, 36, hill(74, 26, TURF)),
        (40, 84, hill(90, 26, TURF)),
        (-60, 74, tree(20, LEAF)),
        (-134, 54, tree(21, LEAF)),
        (100, 60, tree(19, LEAF)),
        (0, 20, grass(8, TURF)),
        (-30, 40, grass(8, TURF)),
    ),
    "cardolan": (
        (-112, 8, hill(88, 30, TURF)),
        (-126, 44, hill(72, 30, TURF)),
        (118, 12, hill(92, 30, TURF)),
        (88, 50, partial(_stone, 26)),
        (106, 42, partial(_stone, 32)),
        (124, 48, partial(_stone, 28)),
        (110, 60, partial(_stone, 22)),
        (-40, 86, hill(80, 22, TURF)),
        (30, 90, tree(18, LEAF)),
        (-90, 66, tree(18, LEAF)),
    ),
    "enedwaith": (
        (-112, 10, hill(94, 32, TURF)),
        (124, 0, hill(86, 30, TURF)),
        (104, 34, hill(70, 24, TURF)),
        (-124, 48, tree(22, LEAF)),
        (-102, 58, tree(19, LEAF)),
        (60, 82, tree(19, LEAF)),
        (132, 54, tree(20, OLD_LEAF)),
        (-30, 84, hill(70, 22, TURF)),
    ),
    "high_pass": (
        (-112, 40, peak(84, 92, COLD, True)),
        (-84, 66, peak(70, 54, ROCK, False)),
        (104, 62, peak(78, 72, ROCK, True)),
        (-66, 8, peak(56, 44, COLD, True)),
        (78, 6, peak(60, 44, COLD, True)),
    ),
    "misty_mountains": (
        (-96, 60, peak(84, 82, COLD, True)),
        (96, 58, peak(84, 78, COLD, True)),
        (-60, 80, peak(58, 42, ROCK, False)),
        (58, 82, peak(56, 40, ROCK, False)),
        (-66, 4, peak(60, 44, COLD, True)),
        (70, 4, peak(62, 44, COLD, True)),
    ),
    "moria": (
        (-106, 40, peak(64, 60, ASH, True)),
        (98, 62, peak(88, 86, ASH, True)),
        (60, 84, peak(56, 40, ROCK, False)),
        (62, 4, peak(64, 46, ASH, False)),
        (-40, 84, peak(48, 30, ROCK, False)),
    ),
    "gap_of_rohan": (
        (-98, 62, peak(76, 62, ROCK, False)),
        (-62, 80, hill(60, 24, TURF)),
        (70, 82, hill(76, 26, TURF)),
        (112, 40, _orthanc),
        (140, 64, hill(56, 22, TURF)),
        (-70, 10, hill(66, 26, TURF)),
        (62, 8, hill(70, 26, TURF)),
    ),
    "rohan": ((-100, 14, _hall), (126, 2, hill(76, 24, DRY)), (100, -12, hill(66, 22, DRY))),
    "dagorlad": (
        (-118, 22, marsh(26)),
        (-72, 58, marsh(30)),
        (104, 30, marsh(28)),
        (60, 78, marsh(24)),
        (126, 0, marsh(18)),
        (-130, -10, dead_tree(30)),
        (140, 40, dead_tree(30)),
        (-134, 56, dead_tree(26)),
        (0, 84, dead_tree(24)),
        (20, 30, grass(9, DRY)),
        (-20, 10, grass(9, DRY)),
    ),
    "gondor": (
        (112, 46, _city),
        (-116, 14, hill(90, 32, TURF)),
        (-128, 46, tree(20, OLD_LEAF)),
        (-104, 56, tree(18, LEAF)),
        (-40, 84, hill(84, 24, TURF)),
        (40, 90, tree(17, LEAF)),
        (20, 20, grass(8, TURF)),
    ),
    "mordor": (
        (-146, 52, _volcano),
        (158, 50, _barad_dur),
        (-196, 54, peak(52, 56, ASH, False)),
        (196, 54, peak(56, 62, ASH, False)),
        (-70, 78, peak(62, 40, ASH, False)),
        (70, 80, peak(64, 40, ASH, False)),
        (0, 92, peak(60, 34, ASH, False)),
        (112, 64, peak(52, 40, ASH, False)),
    ),
}
"""Drawings with a place of their own: from the region's middle."""


def decor_of(cell: Cell, turned: bool) -> Iterator[Decor]:
    """Everything drawn in one region, in no order."""
    across, down = spread(cell.shape)
    for dx, dy, draw in FIXED.get(cell.region, ()):
        yield Decor(cell.x + dx * across, cell.y + dy * down, draw)
    match cell.region:
        case "mirkwood":
            firs = (fir(26.0, FIR), fir(22.0, FIR))
            yield from scatter(cell, turned, 11, 60, 23, 36, firs)
        case "fangorn":
            trees = (tree(25.0, OLD_LEAF), tree(28.0, OLD_LEAF))
            yield from scatter(cell, turned, 23, 44, 29, 36, trees)
        case "rhudaur":
            mixed = (fir(25.0, FIR), tree(22.0, OLD_LEAF))
            yield from scatter(cell, turned, 31, 20, 40, 34, mixed)
        case "eregion":
            yield from scatter(cell, turned, 47, 15, 46, 28, (tree(22.0, HOLLY), tree(19.0, HOLLY)))
        case "rohan":
            yield from scatter(cell, turned, 53, 34, 26, 12, (grass(10.0, rgb("#a88a2e")),))
        case "enedwaith" | "cardolan" | "arthedain" | "gondor":
            yield from scatter(cell, turned, 61, 12, 44, 10, (grass(8.0, rgb("#8d9a48")),))
        case _:
            return


RIDGE: Spots = ((-6, 26, peak(76, 104, COLD, True)), (22, 52, peak(60, 66, ROCK, True)),
                (-22, 60, peak(62, 72, ROCK, True)))  # fmt: skip


def ridges(cells: dict[str, Cell], turned: bool) -> Iterator[Decor]:
    """The high peaks between the mountain regions, where nobody crosses."""
    row = sorted((cell for cell in cells.values() if cell.terrain == "mountain"), key=lambda cell: cell.x)
    for left, right in pairwise(row):
        x, (across, down) = (left.x + right.x) / 2, spread(left.shape)
        for dx, dy, draw in RIDGE:
            yield Decor(x + dx * across, left.y + dy * down, draw)


def gates(cells: dict[str, Cell], turned: bool) -> Iterator[Decor]:
    """The two gates of the mine."""
    low, high = (cells["fangorn"], cells["eregion"]) if turned else (cells["eregion"], cells["fangorn"])
    down = spread(low.shape)[1]
    dx = -low.shape.mine if turned else low.shape.mine
    yield Decor(low.x + dx, low.y - 28 * down, _mine)
    yield Decor(high.x + dx, high.y + 88 * down, _mine)
