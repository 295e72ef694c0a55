"""Towns, Cities, Strongholds and Fortifications on the map: told apart by their shape."""

from __future__ import annotations

from bot.draw.kit.palette import Rgb, Theme, darker, lighter, mix, rgb
from bot.draw.kit.terrain import Brush
from cogs.war.model.components import FORTIFICATION, NATION_OF, NUMBER, SETTLEMENT
from cogs.war.painting.layout import spots
from cogs.war.painting.nations import LIVERIES

WALL, IRON = rgb("#f1ead8"), rgb("#8d7f78")
RISE = 6.0
"""A settlement stands this much above its region's spot."""


def kind_of(region: str) -> str:
    """`town`, `city`, `stronghold`, `fortification` or `none`."""
    number = NUMBER[region]
    return "fortification" if FORTIFICATION[number] else SETTLEMENT[number]


def draw_settlement(brush: Brush, region: str, theme: Theme) -> None:
    """The settlement of a region, in its Nation's colours, or nothing."""
    kind = kind_of(region)
    if kind == "none":
        return
    spot = spots()[region]
    nation = NATION_OF[NUMBER[region]]
    roof = LIVERIES[nation].colour if nation else rgb("#8a8378")
    if theme.is_night:
        roof = mix(roof, (16, 22, 40), 0.2)
    wall = brush.tone(WALL) if not theme.is_night else rgb("#aaa593")
    x, y = spot.x, spot.y + RISE
    match kind:
        case "town":
            _town(brush, x, y, wall, roof)
        case "city":
            _city(brush, x, y, wall, roof)
        case "stronghold":
            _stronghold(brush, x, y, wall, roof)
        case _:
            _fort(brush, x, y, wall)


def _gable(brush: Brush, x: float, y: float, width: float, wall: Rgb, roof: Rgb) -> None:
    half, high = width / 2, width * 0.42
    brush.fill([(x - half, y), (x - half, y - high), (x + half, y - high), (x + half, y)], wall)
    brush.line([(x - half, y - high), (x - half, y), (x + half, y), (x + half, y - high)], 1.6)
    top = [(x - half * 1.25, y - high), (x, y - high * 2.3), (x + half * 1.25, y - high)]
    brush.fill(top, roof)
    brush.line([*top, top[0]], 1.6)
    brush.line([(x, y), (x, y - high * 0.6)], 3.0)


def _town(brush: Brush, x: float, y: float, wall: Rgb, roof: Rgb) -> None:
    brush.oval(x, y, 13, 3, darker(wall, 0.55))
    _gable(brush, x + 5, y - 3, 10, wall, darker(roof, 0.15))
    _gable(brush, x - 4, y, 12, wall, lighter(roof, 0.1))


def _block(brush: Brush, x: float, y: float, half: float, high: float, colour: Rgb) -> None:
    corners = [(x - half, y), (x - half, y - high), (x + half, y - high), (x + half, y)]
    brush.fill(corners, colour)
    brush.fill([(x + half * 0.3, y), (x + half * 0.3, y - high), *corners[2:]], darker(colour, 0.16))
    brush.line([*corners, corners[0]], 1.6)
    teeth = max(2, round(half * 2 / 4))
    step = 2 * half / (2 * teeth - 1)
    for tooth in range(teeth):
        left = x - half + 2 * tooth * step
        merlon = [
            (left, y - high),
            (left, y - high - 2.4),
            (left + step, y - high - 2.4),
            (left + step, y - high),
        ]
        brush.fill(merlon, colour)
        brush.line(merlon, 1.4)


def _cone(brush: Brush, x: float, y: float, half: float, high: float, roof: Rgb) -> None:
    tip = [(x - half * 1.3, y), (x, y - high), (x + half * 1.3, y)]
    brush.fill(tip, lighter(roof, 0.08))
    brush.fill([tip[1], tip[2], (x + half * 0.3, y)], darker(roof, 0.25))
    brush.line([*tip, tip[0]], 1.6)


def _city(brush: Brush, x: float, y: float, wall: Rgb, roof: Rgb) -> None:
    brush.oval(x, y, 15, 3.4, darker(wall, 0.55))
    _gable(brush, x - 6, y - 8, 9, wall, roof)
    _gable(brush, x + 6, y - 8, 9, wall, darker(roof, 0.15))
    _block(brush, x, y - 6, 4.0, 13, wall)
    _cone(brush, x, y - 19, 4.0, 8, roof)
    _block(brush, x, y, 13.5, 7, wall)
    brush.fill([(x - 2, y), (x - 2, y - 4), (x + 2, y - 4), (x + 2, y)], brush.ink)


def _stronghold(brush: Brush, x: float, y: float, wall: Rgb, roof: Rgb) -> None:
    brush.oval(x, y, 18, 4, darker(wall, 0.55))
    stone = mix(wall, roof, 0.16)
    for dx in (-12.0, 12.0):
        _block(brush, x + dx, y, 4.0, 15, stone)
        _cone(brush, x + dx, y - 15, 4.0, 8, roof)
    _block(brush, x, y - 4, 5.5, 20, stone)
    _cone(brush, x, y - 24, 5.5, 9, roof)
    _block(brush, x, y, 9.5, 9, stone)
    brush.fill([(x - 2.4, y), (x - 2.4, y - 4.5), (x, y - 6), (x + 2.4, y - 4.5), (x + 2.4, y)], brush.ink)


def _fort(brush: Brush, x: float, y: float, wall: Rgb) -> None:
    brush.oval(x, y, 18, 3, darker(wall, 0.55))
    stone = mix(wall, IRON, 0.25)
    _block(brush, x, y, 12, 6, stone)
    for dx in (-12.0, 12.0):
        _block(brush, x + dx, y, 3.6, 11, stone)
