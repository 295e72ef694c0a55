"""The painted ground of the map: everything that never changes during a game."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.draw.palette import THEMES, Rgb, rgb
from bot.draw.type import Face, write
from bot.text import Language
from cogs.confrontation.painting_layout import HEIGHT, NAME_DY, WIDTH, cells
from cogs.confrontation.painting_scene import name_of

TINTS: dict[str, Rgb] = {name: rgb("#c3c486") for name in cells(False)}


@lru_cache(maxsize=4)
def land(theme: str, turned: bool) -> Image.Image:
    """The map without words, at scale 1."""
    colours = THEMES[theme]
    image = Image.new("RGB", (WIDTH, HEIGHT), colours.paper)
    pen = ImageDraw.Draw(image)
    for cell in cells(turned).values():
        pen.polygon(cell.corners, fill=TINTS[cell.region], outline=colours.ink)
    return image


@lru_cache(maxsize=8)
def ground(theme: str, turned: bool, language: Language, scale: float) -> Image.Image:
    """The map with its names, at a scale."""
    image = land(theme, turned)
    image = image.copy() if scale == 1 else image.resize((round(WIDTH * scale), round(HEIGHT * scale)))
    colours = THEMES[theme]
    for cell in cells(turned).values():
        write(
            image,
            (cell.x * scale, (cell.y + NAME_DY) * scale),
            name_of(cell.region, language),
            Face.TITLE,
            round(34 * scale),
            colours.ink,
            halo=colours.halo,
            halo_width=max(1, round(5 * scale)),
        )
    return image
