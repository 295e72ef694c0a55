"""What stands on the map: names and banners, fortresses, units."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.canvas import faded
from bot.draw.palette import THEMES
from bot.draw.type import Face
from cogs.duel.painting_brush import Box, Painter, tower, units
from cogs.duel.painting_icons import bare
from cogs.duel.painting_land import CENTRES, land_of
from cogs.duel.painting_scene import Land, Scene
from cogs.duel.state import FELLOWSHIP, SAURON


def paint_map(painter: Painter, scene: Scene, box: Box) -> None:
    """The seven regions with everything in them."""
    left, top, right, bottom = box
    ground = land_of(painter.theme.name, painter.px(right - left), painter.px(bottom - top))
    corner = (round(left * painter.scale), round(top * painter.scale))
    painter.image.paste(ground, corner, ground)
    unit = min((right - left) / 470, (bottom - top) / 462)
    for land in scene.lands:
        dx, dy = CENTRES[land.region]
        _region(painter, land, left + dx * (right - left), top + dy * (bottom - top), unit)


def _region(painter: Painter, land: Land, x: float, y: float, unit: float) -> None:
    name = painter.says(f"region-{land.region}")
    painter.sign(f"flag:{land.region}", x - 60 * unit, y - 25 * unit, 36 * unit)
    painter.words(
        (x - 30 * unit, y - 29 * unit), name, Face.TITLE, 23 * unit, across="left", room=100 * unit, halo=painter.theme.halo
    )
    size = 40 * unit
    spots = [x - 42 * unit, x, x + 42 * unit]
    low = y + 17 * unit
    if land.fortress is not None:
        painter.put(tower(land.fortress, painter.theme.name, painter.px(46 * unit)), spots[1], low - 2 * unit)
    else:
        painter.put(_site(painter.theme.name, painter.px(30 * unit)), spots[1], low)
    for side, count, spot in ((FELLOWSHIP, land.fellowship, spots[0]), (SAURON, land.sauron, spots[2])):
        if count:
            painter.put(units(side, painter.theme, painter.px(size), str(count)), spot, low)


@lru_cache(maxsize=4)
def _site(theme: str, px: int) -> Image.Image:
    """Where a fortress may stand."""
    colours = THEMES[theme]
    return faded(bare("fortress", px, colours.ink, colours.ink), 0.28)
