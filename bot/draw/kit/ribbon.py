"""A short word on a ribbon."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import Rgb, contrast, darker, lighter
from bot.draw.kit.type import Face, width, write

PALE: Final[Rgb] = (255, 250, 235)


@lru_cache(maxsize=64)
def ribbon(text: str, size: int, colour: Rgb, ruled: bool = False) -> Image.Image:
    """A word on a ribbon with notched ends, ruled along its edges; `size` is the lettering's in pixels."""
    room = round(width(text, Face.STRONG, size) + size * 1.45)
    height = round(size * 1.5)
    canvas = Canvas(room, height)
    notch = size * 0.42
    whole = [(0, 0), (room, 0), (room - notch, height / 2), (room, height), (0, height), (notch, height / 2)]
    canvas.shade(whole, lighter(colour, 0.22), darker(colour, 0.12))
    if ruled:
        for y in (height * 0.09, height * 0.91):
            line = [(notch * 1.2, y), (room - notch * 1.2, y)]
            canvas.line(line, darker(colour, 0.4), max(1.0, size * 0.05))
    sprite = canvas.finish()
    ink = max((darker(colour, 0.85), PALE), key=lambda each: contrast(each, colour))
    write(sprite, (room / 2, height / 2), text, Face.STRONG, size, ink)
    return add_shadow(sprite, max(1, size // 8), drop=(0, 1))
