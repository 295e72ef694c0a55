"""The ground a battle is fought on, as its region is: land, a river between the Armies, walls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from random import Random
from typing import Final

from PIL import Image, ImageChops

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Point, gradient
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, lighter, mix, rgb
from bot.draw.kit.terrain import DRY, Brush, Draw, clouds, grass, wobble
from cogs.war.model.components import NATION_OF, NUMBER
from cogs.war.painting.growth import COVERS, RIVERS, tints
from cogs.war.painting.land import LIVERIES, tone
from cogs.war.painting.layout import kind_of

HORIZON: Final = 74.0
"""Where sky and land meet, from the top of the ground."""
FINE: Final = 2
FAR: Final = 3.0
"""Pixels of a unit of the map's drawings where they are farthest."""
FORDS: Final = frozenset({"fords_of_isen", "fords_of_bruinen", "old_ford", "osgiliath"})
BESIEGED: Final = "stronghold"
DUSK: Final = rgb("#16203a")


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a battle is fought. walls: a Settlement's kind; manner: `siege`, `sortie` or `field`."""

    region: str
    walls: str
    manner: str
    river: bool


def ground_at(region: str, origin: str, manner: str) -> Ground:
    """Return the ground of a battle: a river where the attackers have crossed one, or where a ford is."""
    kind = kind_of(region)
    walls = "" if kind == "none" else kind
    crossed = region != origin and frozenset((region, origin)) in banks()
    return Ground(region, walls, manner, manner == "field" and (crossed or region in FORDS))


@lru_cache(maxsize=1)
def banks() -> frozenset[frozenset[str]]:
    """Return the pairs of regions between which a river runs."""
    return frozenset(frozenset(pair.split(">")) for _, chain in RIVERS for pair in chain.split(","))


def paint_ground(ground: Ground, theme: str, wide: int, high: int, middle: float) -> Image.Image:
    """Paint the ground, to be painted on. middle: where the Armies meet, and a river runs."""
    with Image.open(BytesIO(_pack_ground(ground, theme, wide, high, round(middle)))) as stored:
        return stored.convert("RGB")


@keep_painted
def _pack_ground(ground: Ground, theme: str, wide: int, high: int, middle: int) -> bytes:
    """Return the ground packed: a fifteenth of what it takes in pixels."""
    packed = BytesIO()
    _paint(ground, THEMES[theme], wide, high, middle).save(packed, "JPEG", quality=92, subsampling="4:4:4")
    return packed.getvalue()


class FieldBrush(Brush):
    """A brush whose places are pixels; drawings of the map are put on it larger, with even lines."""

    def __init__(self, image: Image.Image, theme: Theme, seed: int) -> None:
        ink = rgb("#0a0f1a") if theme.is_night else rgb("#4a2f16")
        super().__init__(image, FINE, ink, lambda colour: tone(theme, colour), seed)
        self.grown = 1.0

    def put(self, draw: Draw, x: float, y: float, grown: float) -> None:
        """Paint one of the map's drawings, so much larger, standing on a place."""
        self.fine, self.grown = FINE * grown, grown
        draw(self, x / grown, y / grown)
        self.fine, self.grown = FINE, 1.0

    def line(self, points: Sequence[Point], width: float, colour: Rgb | None = None) -> None:
        """Paint a line; it grows more slowly than the drawing does."""
        super().line(points, width * self.grown**-0.55, colour)


def _paint(ground: Ground, theme: Theme, wide: int, high: int, middle: int) -> Image.Image:
    large = _washes(ground, theme, wide, high).resize((wide * FINE, high * FINE), Image.Resampling.BICUBIC)
    brush = FieldBrush(large, theme, 5)
    rng = Random(ground.region)  # noqa: S311 - paint, not secrets
    draws = _growth(ground.region)
    _strew(brush, rng, draws, wide)
    if ground.river:
        _river(brush, theme, wide, middle)
    if ground.walls and ground.manner == "field":
        _settle(brush, ground, theme, wide)
    elif ground.manner == "siege":
        _rampart(brush, ground, theme, wide, 26.0, HORIZON + 56, towers=5)
    elif ground.manner == "sortie":
        _tents(brush, theme, wide)
        _rampart(brush, ground, theme, wide, high - 70.0, high + 40.0, towers=4, gate=True)
    return large.reduce(FINE)


def _washes(ground: Ground, theme: Theme, wide: int, high: int) -> Image.Image:
    """Sky above the horizon, the region's own colour below it."""
    earth = tone(theme, tints()[ground.region])
    if theme.is_night:
        sky = (rgb("#141d35"), rgb("#4a5578"))
        near, far = earth, mix(earth, sky[1], 0.25)
    else:
        sky = (rgb("#9fc0cc"), rgb("#f3e6c4"))
        near, far = darker(earth, 0.06), lighter(earth, 0.28)
    line = round(HORIZON)
    image = Image.new("RGB", (wide, high))
    image.paste(gradient((wide, line), *sky), (0, 0))
    image.paste(gradient((wide, high - line), far, near), (0, line))
    texture = clouds((wide, high), 29, 170).point(
        lambda value: max(200, min(255, round(242 + (value - 128) * 0.42)))
    )
    return ImageChops.multiply(image, Image.merge("RGB", [texture] * 3))


def _growth(region: str) -> tuple[Draw, ...]:
    """Return what grows or rises in a region: what the map strews over it."""
    draws = [draw for cover in COVERS if region in cover.regions.split(",") for draw in cover.draws]
    return tuple(draws) or (grass(5.0, DRY),)


def _strew(brush: FieldBrush, rng: Random, draws: Sequence[Draw], wide: int) -> None:
    """Things along the horizon, farthest first."""
    places = sorted((rng.uniform(-4, 26), rng.uniform(-20, wide + 20)) for _ in range(64))
    for depth, x in places:
        brush.put(draws[rng.randrange(len(draws))], x, HORIZON + depth, FAR + depth / 34)
    tufts = grass(3.4, rgb("#8d8a4a"))
    for _ in range(70):
        y = rng.uniform(HORIZON + 50, brush.image.height / FINE)
        brush.put(tufts, rng.uniform(0, wide), y, 1.6 + y / 420)


def _river(brush: FieldBrush, theme: Theme, wide: int, middle: int) -> None:
    """A river between the Armies, with the stones of a ford."""
    course = wobble((-30.0, middle + 16.0), (wide + 30.0, middle - 10.0), 34, 3, 4)
    brush.river(course, 92, theme.water, mix(theme.deep, brush.ink, 0.35))
    stone = brush.tone(rgb("#b9ad98"))
    rng = Random(4)  # noqa: S311
    for row in range(4):
        for column in range(3):
            x = wide / 2 - 70 + column * 62 + rng.uniform(-14, 14) + (row % 2) * 26
            y = middle - 34 + row * 23 + rng.uniform(-4, 4)
            brush.oval(x, y + 3, 19, 8, darker(theme.water, 0.45))
            brush.oval(x, y, 18, 7.5, stone)
            brush.oval(x - 4, y - 2, 9, 3.5, lighter(stone, 0.3))


# What people have built.


def _colours(ground: Ground, theme: Theme) -> tuple[Rgb, Rgb]:
    """Stone and roofs, in the colours of the Nation that has built there."""
    nation = NATION_OF[NUMBER[ground.region]]
    roof = LIVERIES[nation].colour if nation else rgb("#8a8378")
    stone = rgb("#8e8f99") if theme.is_night else rgb("#d9ceb4")
    return mix(stone, roof, 0.1), mix(roof, DUSK, 0.3) if theme.is_night else roof


def _settle(brush: FieldBrush, ground: Ground, theme: Theme, wide: int) -> None:
    """A Settlement outside which Armies meet: houses, or walls behind the defenders; a Stronghold far off."""
    stone, roof = _colours(ground, theme)
    match ground.walls:
        case "town":
            for house in range(9):
                x = (house + 0.5) / 9 * wide + 18 * (-1) ** house
                _house(brush, x, HORIZON + 16 + 14 * (house % 2), 60 + 8 * (house % 3), stone, roof)
        case "stronghold":
            left, right = wide * 0.5 - 130, wide * 0.5 + 130
            _wall(brush, left, right, HORIZON - 14, HORIZON + 24, stone)
            for x, half, top in ((left, 20, 28.0), (right, 20, 28.0), (wide * 0.5, 26, 34.0)):
                _tower(brush, x, half, HORIZON - top, HORIZON + 26, stone, roof)
            _gate(brush, wide * 0.5, 13, 26, HORIZON + 26)
        case kind:
            _rampart(brush, ground, theme, wide, 4.0, HORIZON + 34, towers=4, roofed=kind == "city")


def _rampart(
    brush: FieldBrush,
    ground: Ground,
    theme: Theme,
    wide: int,
    top: float,
    low: float,
    *,
    towers: int,
    gate: bool = False,
    roofed: bool = True,
) -> None:
    """Walls from side to side, with towers."""
    stone, roof = _colours(ground, theme)
    rise = 38.0
    _wall(brush, -20, wide + 20, top + rise, low, stone)
    for tower in range(towers):
        x = (tower + 0.5) / towers * wide
        if gate and abs(x - wide / 2) < 60:
            continue
        _tower(
            brush, x, 44, top + (22 if roofed else 6), low + 4, lighter(stone, 0.08), roof if roofed else None
        )
    if gate:
        _gate(brush, wide / 2, 62, 78, low + 4)
    elif towers % 2 == 0:
        _gate(brush, wide / 2, 34, 74, low + 4)


def _wall(brush: FieldBrush, left: float, right: float, top: float, low: float, stone: Rgb) -> None:
    joint = darker(stone, 0.3)
    teeth = max(3, round((right - left) / 46))
    step = (right - left) / (2 * teeth - 1)
    for tooth in range(teeth):
        x = left + 2 * tooth * step
        merlon = [(x, top + 4), (x, top - 15), (x + step, top - 15), (x + step, top + 4)]
        brush.fill(merlon, stone)
        brush.line([*merlon, merlon[0]], 2.0)
    corners = [(left, low), (left, top), (right, top), (right, low)]
    brush.fill(corners, stone)
    brush.fill([(left, low), (left, low - 12), (right, low - 12), (right, low)], darker(stone, 0.16))
    row, y = 0, top + 17
    while y < low:
        brush.line([(left, y), (right, y)], 1.2, joint)
        x = left + (17 if row % 2 else 0)
        while x < right:
            brush.line([(x, y - 17), (x, y)], 1.2, joint)
            x += 52
        row, y = row + 1, y + 17
    brush.line([(left, top), (right, top)], 2.4)


def _tower(
    brush: FieldBrush, x: float, half: float, top: float, low: float, stone: Rgb, roof: Rgb | None
) -> None:
    body = [(x - half, low), (x - half, top), (x + half, top), (x + half, low)]
    brush.fill(body, lighter(stone, 0.06))
    brush.fill([(x + half * 0.3, low), (x + half * 0.3, top), *body[2:]], darker(stone, 0.2))
    brush.line(body, 2.2)
    for tooth in range(4):
        left = x - half * 1.14 + tooth * half * 0.66
        merlon = [
            (left, top + 8),
            (left, top - 9),
            (left + half * 0.36, top - 9),
            (left + half * 0.36, top + 8),
        ]
        brush.fill(merlon, stone)
        brush.line([*merlon, merlon[0]], 1.8)
    brush.fill([(x - 4, top + 40), (x - 4, top + 22), (x + 4, top + 22), (x + 4, top + 40)], brush.ink)
    if roof is not None:
        tip = [(x - half * 1.25, top - 4), (x, top - 4 - half * 0.95), (x + half * 1.25, top - 4)]
        brush.fill(tip, lighter(roof, 0.1))
        brush.fill([tip[1], tip[2], (x + half * 0.3, top - 4)], darker(roof, 0.25))
        brush.line([*tip, tip[0]], 2.2)


def _gate(brush: FieldBrush, x: float, half: float, high: float, low: float) -> None:
    brush.arch(x, low, half * 2.4, brush.tone(rgb("#b9ad98")), rgb("#150d08"))


def _house(brush: FieldBrush, x: float, y: float, width: float, wall: Rgb, roof: Rgb) -> None:
    half, high = width / 2, width * 0.42
    front = [(x - half, y), (x - half, y - high), (x + half, y - high), (x + half, y)]
    brush.fill(front, wall)
    brush.line([*front, front[0]], 2.0)
    gable = [(x - half * 1.2, y - high), (x, y - high * 2.1), (x + half * 1.2, y - high)]
    brush.fill(gable, lighter(roof, 0.08))
    brush.fill([gable[1], gable[2], (x + half * 0.2, y - high)], darker(roof, 0.2))
    brush.line([*gable, gable[0]], 2.2)
    brush.fill([(x - 5, y), (x - 5, y - high * 0.62), (x + 5, y - high * 0.62), (x + 5, y)], brush.ink)


def _tents(brush: FieldBrush, theme: Theme, wide: int) -> None:
    """The camp of the besiegers."""
    cloth = brush.tone(rgb("#8f3a2c")) if not theme.is_night else rgb("#6d3430")
    for tent in range(7):
        x, y = (tent + 0.5) / 7 * wide, HORIZON + 14 + 12 * (tent % 2)
        half, high = 34 + 6 * (tent % 3), 44 + 6 * (tent % 2)
        brush.fill([(x - half, y), (x, y - high), (x + half, y)], lighter(cloth, 0.16))
        brush.fill([(x, y - high), (x + half, y), (x + half * 0.2, y)], darker(cloth, 0.2))
        brush.fill([(x - 8, y), (x, y - high * 0.5), (x + 6, y)], brush.ink)
        brush.line([(x - half, y), (x, y - high), (x + half, y)], 2.0)
