"""What stands on the map: names and banners, fortresses, units."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.arrow import BLUE, RED, arrow
from bot.draw.kit.canvas import Canvas, add_shadow, fade
from bot.draw.kit.palette import THEMES, darker, lighter
from bot.draw.kit.type import Face
from bot.engine import Seat
from cogs.duel.painting.brush import Box, SignPainter, host, tower
from cogs.duel.painting.icons import bare
from cogs.duel.painting.land import CENTRES, Point, land_of
from cogs.duel.painting.scene import Land, Scene
from cogs.duel.state import FELLOWSHIP, SAURON


def paint_map(painter: SignPainter, scene: Scene, box: Box) -> None:
    """The seven regions with everything in them."""
    left, top, right, bottom = box
    ground = land_of(painter.theme.name, painter.px(right - left), painter.px(bottom - top))
    corner = (round(left * painter.scale), round(top * painter.scale))
    painter.image.paste(ground, corner, ground)
    unit = min((right - left) / 470, (bottom - top) / 372)
    spots = {
        region: (left + dx * (right - left), top + dy * (bottom - top))
        for region, (dx, dy) in CENTRES.items()
    }
    for land in scene.lands:
        _paint_region(painter, land, *spots[land.region], unit)
    for side, origin, region in scene.moved:
        _paint_movement(painter, side, spots[origin], spots[region])


def _paint_movement(painter: SignPainter, side: Seat, start: Point, end: Point) -> None:
    """An arrow between the plates of two regions."""
    (x, y), (to_x, to_y) = start, end
    colour = BLUE if side == FELLOWSHIP else RED
    sprite = arrow(round((to_x - x) * APART), round((to_y - y) * APART), colour, painter.scale)
    painter.put(sprite, (x + to_x) / 2, (y + to_y) / 2)


def _paint_region(painter: SignPainter, land: Land, x: float, y: float, unit: float) -> None:
    theme = painter.theme
    painter.put(_shield(theme.name, painter.px(PLATE[0] * unit), painter.px(PLATE[1] * unit)), x, y)
    painter.sign(f"flag:{land.region}", x - 62 * unit, y - 24 * unit, 37 * unit)
    name = painter.says(f"region-{land.region}")
    painter.words((x - 30 * unit, y - 26 * unit), name, Face.TITLE, 22 * unit, across="left", room=91 * unit)
    spots, low = (x - 41 * unit, x, x + 41 * unit), y + 20 * unit
    if land.fortress is not None:
        painter.put(tower(land.fortress, theme.name, painter.px(45 * unit)), spots[1], low - 1 * unit)
    else:
        painter.put(_site(theme.name, painter.px(30 * unit)), spots[1], low)
    for side, count, spot in ((FELLOWSHIP, land.fellowship, spots[0]), (SAURON, land.sauron, spots[2])):
        if count:
            painter.put(host(side, theme.name, painter.px(39 * unit), count), spot, low - 1 * unit)


APART = 0.6
"""So much of the way an arrow takes up: what stands on both plates is to be read."""
PLATE = (134.0, 92.0)
"""The plate of a region, where the map is 470 wide."""


@lru_cache(maxsize=6)
def _shield(theme: str, wide: int, high: int) -> Image.Image:
    """What a region's things lie on, so that roads do not run through them."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    r = high * 0.16
    canvas.slab((0, 0, wide, high), r, darker(colours.rule, 0.3))
    canvas.slab((2, 2, wide - 2, high - 2), r, lighter(colours.rule, 0.4))
    canvas.slab((3.5, 3.5, wide - 3.5, high - 3.5), r * 0.9, colours.panel)
    return add_shadow(fade(canvas.finish(), 0.9), max(1, high // 24), drop=(0, 1))


@lru_cache(maxsize=4)
def _site(theme: str, px: int) -> Image.Image:
    """Where a fortress may stand."""
    colours = THEMES[theme]
    return fade(bare("fortress", px, colours.ink, colours.ink), 0.28)
