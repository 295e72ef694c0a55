"""Places for the figures of a battle, and the lines from those who attack to the plate of their clash."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.draw.kit.canvas import Canvas, Point
from bot.draw.kit.palette import Rgb, lighter, mix, rgb
from cogs.war.model.map import WIDTH, Box
from cogs.war.painting.groteka.parts import Band, Clash, ClashScene
from cogs.war.painting.groteka.pieces import PLATE
from cogs.war.painting.groteka.scene import count_in_front
from cogs.war.painting.tokens import colours

HIGH = 1084
BAR = 144.0
BARS: tuple[float, float] = (HIGH - BAR - 10, 94.0)
"""Where the bars of the attacker and of the defender begin."""
MAT: Box = (16, BARS[1] + BAR + 8, 1384, BARS[0] - 8)
FEET: tuple[float, float] = (MAT[3] - 36, MAT[1] + 164)
"""The ground on which the attackers and the defenders stand."""
ROW_HIGH, WIDEST, PITCH = 154.0, 118.0, 176.0
PLATES: tuple[float, float] = (FEET[0] - ROW_HIGH - PLATE[1] / 2 - 5, FEET[1] + PLATE[1] / 2 + 9)
"""The middles of the plates before the attackers and before the defenders."""
EARTH: dict[bool, Rgb] = {False: rgb("#d2bf92"), True: rgb("#2c2b33")}
FLANK_GAP = 34.0
PAD = 18.0
STRIP = 72
"""Pixels across a piece of a line."""


class Row:
    """One side's figures, the attackers' (index 0) below. at: the middle of each by its handle; struck: the
    middles of those that are targets."""

    def __init__(self, scene: ClashScene, index: int) -> None:
        self.band: Band = (scene.attacker, scene.defender)[index]
        self.index = index
        pieces = self.band.pieces
        cut = count_in_front(self.band)
        gap = FLANK_GAP if cut < len(pieces) else 0.0
        self.pitch = min(PITCH, (MAT[2] - MAT[0] - 16 - gap) / max(1, len(pieces)))
        self.wide = min(WIDEST, self.pitch * 0.94)
        self.aside = min(58.0, self.pitch * 0.44)
        first = WIDTH / 2 - (self.pitch * len(pieces) + gap) / 2 + self.pitch / 2
        self.x = [first + place * self.pitch + (gap if place >= cut else 0.0) for place in range(len(pieces))]
        self.at = {piece.handle: x for piece, x in zip(pieces, self.x, strict=True)}
        targets = {clash.target for clash in scene.clashes}
        self.struck = frozenset(x for name, x in self.at.items() if name in targets)


@dataclass(frozen=True, slots=True)
class Placed:
    """A clash and where its plate is; grow: smaller than 1 where two share a place."""

    clash: Clash
    x: float
    y: float
    grow: float


def place_pieces(scene: ClashScene, rows: tuple[Row, Row]) -> tuple[Placed, ...]:
    """Return the plates of all clashes, each before its target; what has failed comes first, what is next
    last.
    """
    found: list[Placed] = []
    for row in rows:
        for target in dict.fromkeys(clash.target for clash in scene.clashes if clash.target in row.at):
            here = [clash for clash in scene.clashes if clash.target == target]
            grow = min(1.0, row.pitch * 0.98 / (PLATE[0] * len(here)))
            for place, clash in enumerate(here):
                x = row.at[target] + (place - (len(here) - 1) / 2) * PLATE[0] * grow
                found.append(Placed(clash, x, PLATES[row.index], grow))
    return tuple(sorted(found, key=lambda each: (each.clash.awaited, not _failed(each.clash))))


def _failed(clash: Clash) -> bool:
    return clash.die > 0 and not clash.success


Way = tuple[Point, Point, Point]
"""Where a line begins, where it has passed the plates before its own row, and its tip."""


def ways(one: Placed, rows: tuple[Row, Row]) -> tuple[Way, ...]:
    """Return a line for each unit that takes part, all into the one plate."""
    own = rows[0] if one.clash.side == rows[0].band.side else rows[1]
    up = 1 if own.index == 0 else -1
    units = sorted(own.at[name] for name in one.clash.units if name in own.at)
    tip = one.y + (PLATE[1] / 2 * one.grow + 4) * up
    found = []
    for place, middle in enumerate(units):
        spread = (place - (len(units) - 1) / 2) * min(22.0, 66.0 * one.grow / len(units))
        # What goes out leaves beside the plate of what comes in.
        x = middle - own.aside * up if middle in own.struck else middle
        start = FEET[own.index] - (ROW_HIGH - 4 if up > 0 else -6)
        found.append(((x, start), (x, PLATES[own.index] - (PLATE[1] / 2 - 10) * up), (one.x + spread, tip)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Ink:
    """The look of a line; beaded: as dots."""

    colour: Rgb
    edge: Rgb
    thick: float
    beaded: bool


def ink_of(clash: Clash, beaded: bool, night: bool) -> Ink:
    """Golden where the die is thrown next, thin and pale where it has failed."""
    rim = colours(clash.side)[0]
    colour, edge = (lighter(rim, 0.3), rgb("#0d1420")) if night else (rim, rgb("#f6ecd0"))
    if clash.awaited:
        return Ink(rgb("#f2b01e"), rgb("#3d2a08"), 9.0, beaded)
    if _failed(clash):
        return Ink(mix(colour, EARTH[night], 0.5), mix(edge, EARTH[night], 0.6), 4.5, beaded)
    return Ink(colour, edge, 7.0, beaded)


def draw(image: Image.Image, way: Way, ink: Ink, scale: float) -> None:
    """Pastes a line on a picture."""
    (ax, ay), (_, by), (cx, cy) = way
    left, top = round(ax * scale), round(ay * scale)
    for sprite, x, y in _thread(round(cx - ax), round(by - ay), round(cy - ay), ink, scale):
        image.paste(sprite, (left + x, top + y), sprite)


@lru_cache(maxsize=64)
def _thread(dx: int, past: int, dy: int, ink: Ink, scale: float) -> tuple[tuple[Image.Image, int, int], ...]:
    """Return a line that runs upright for `past`, swings over by `dx` and arrives upright, `dy` in all.

    It is cut into narrow pieces with their places, counted from where it begins: most of its box is empty.
    """
    s = scale
    start = (PAD + max(0, -dx), PAD + max(0, -dy))
    end = (start[0] + dx, start[1] + dy)
    neck = (end[0], end[1] - math.copysign(ink.thick * 2, dy))
    bow = _swung((start[0], start[1] + past), neck) if dx else [neck]
    path = [(x * s, y * s) for x, y in (start, *bow)]
    canvas = Canvas((abs(dx) + 2 * PAD) * s, (abs(dy) + 2 * PAD) * s, 2)
    thick = ink.thick * s
    long = thick * 3.1
    up = -1 if dy > 0 else 1
    tip = (end[0] * s, end[1] * s)
    head = [tip, (tip[0] - long * 0.58, tip[1] + long * up), (tip[0] + long * 0.58, tip[1] + long * up)]
    middle = (sum(x for x, _ in head) / 3, sum(y for _, y in head) / 3)
    for more, tone in ((4.0 * s, ink.edge), (0.0, ink.colour)):
        if ink.beaded:
            for x, y in _beads(path, thick * 2.3):
                canvas.disc(x, y, (thick + more) * 0.66, tone)
        else:
            canvas.line(path, tone, thick + more)
        wider = 1.0 + more * 1.7 / long
        canvas.fill(
            [(middle[0] + (x - middle[0]) * wider, middle[1] + (y - middle[1]) * wider) for x, y in head],
            tone,
        )
    return _cut(canvas.finish(), round(start[0] * s), round(start[1] * s))


def _cut(sprite: Image.Image, x: int, y: int) -> tuple[tuple[Image.Image, int, int], ...]:
    """Return the sprite in upright strips without what is empty; places are counted from (x, y)."""
    found = []
    for left in range(0, sprite.width, STRIP):
        strip = sprite.crop((left, 0, min(left + STRIP, sprite.width), sprite.height))
        box = strip.getbbox()
        if box is not None:
            found.append((strip.crop(box), left + box[0] - x, box[1] - y))
    return tuple(found)


def _swung(start: Point, end: Point, steps: int = 22) -> list[Point]:
    """Return a bow that leaves upright and arrives upright; a wide one is flatter, so that bows
    keep apart.
    """
    (ax, ay), (bx, by) = start, end
    bend = (by - ay) * max(0.42, 0.75 - abs(bx - ax) / 2400)
    found = []
    for step in range(steps + 1):
        t = step / steps
        one, two, three, four = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
        y = one * ay + two * (ay + bend) + three * (by - bend) + four * by
        found.append(((one + two) * ax + (three + four) * bx, y))
    return found


def _beads(path: list[Point], step: float) -> list[Point]:
    """Places along a path, `step` apart."""
    found: list[Point] = []
    carry = 0.0
    for (ax, ay), (bx, by) in pairwise(path):
        long = math.hypot(bx - ax, by - ay)
        at = carry
        while at < long:
            found.append((ax + (bx - ax) * at / long, ay + (by - ay) * at / long))
            at += step
        carry = at - long
    return found
