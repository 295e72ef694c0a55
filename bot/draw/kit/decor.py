"""Decoration of a board: frames, ribbons, arrows."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow, arrow_outline, bend
from bot.draw.kit.palette import Rgb, contrast, darker, lighter, rgb
from bot.draw.kit.terrain import Brush
from bot.draw.kit.type import Face, width, write

# A short word on a ribbon.

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


# The arrow of a movement, laid above everything else.

BLUE: Final[Rgb] = (38, 92, 168)
RED: Final[Rgb] = (176, 34, 26)
NEAR: Final = 400
"""Up to this length an arrow is drawn slender and straight."""


@lru_cache(maxsize=12)
def arrow(dx: int, dy: int, colour: Rgb, scale: float) -> Image.Image:
    """A movement by so much, from one place's middle to another's, centred between them."""
    length = (dx * dx + dy * dy) ** 0.5
    near = length < NEAR
    pad = 70
    wide, high = abs(dx) + 2 * pad, abs(dy) + 2 * pad
    start = (pad if dx >= 0 else wide - pad, pad if dy >= 0 else high - pad)
    end = (start[0] + dx, start[1] + dy)
    whole = bend(start, end, 0.06 if near else 0.16, 60)
    cut = whole[14:35] if near else whole[7:57]
    shaft, head = (22, 34) if near else (30, 40)
    canvas = Canvas(wide * scale, high * scale, 3 if near else 2)
    outline = arrow_outline([(x * scale, y * scale) for x, y in cut], shaft * scale, head * scale)
    canvas.line([*outline, outline[0], outline[1]], PALE, 7 * scale)
    canvas.fill(outline, colour)
    return add_shadow(_trim(canvas.finish()), max(1, round(4 * scale)))


def _trim(sprite: Image.Image) -> Image.Image:
    """The sprite without its empty margins, cut alike on opposite sides so that its middle stays."""
    left, top, right, bottom = sprite.getbbox() or (0, 0, *sprite.size)
    across, down = min(left, sprite.width - right), min(top, sprite.height - bottom)
    return sprite.crop((across, down, sprite.width - across, sprite.height - down))


# What grows and rises on a map, each as something that draws itself at a place, in the theme's colours.

Draw: TypeAlias = Callable[[Brush, float, float], None]
"""Draws something standing on a place."""

SNOW: Final[Rgb] = rgb("#fbf8ee")
ROCK: Final[Rgb] = rgb("#a8977f")
COLD: Final[Rgb] = rgb("#9aa0a6")
ASH: Final[Rgb] = rgb("#6f5148")
LEAF: Final[Rgb] = rgb("#7f9c4c")
TURF: Final[Rgb] = rgb("#a9b96a")
DRY: Final[Rgb] = rgb("#c9b36a")
POOL: Final[Rgb] = rgb("#7f9a8c")


def tree(size: float, colour: Rgb) -> Draw:
    """A round tree."""
    return lambda brush, x, y: brush.broadleaf(x, y, size, brush.tone(colour))


def fir(size: float, colour: Rgb) -> Draw:
    """A fir."""
    return lambda brush, x, y: brush.conifer(x, y, size, brush.tone(colour))


def dead_tree(size: float) -> Draw:
    """A bare, twisted tree."""
    return lambda brush, x, y: brush.deadwood(x, y, size)


def grass(size: float, colour: Rgb) -> Draw:
    """A tuft."""
    return lambda brush, x, y: brush.grass(x, y, size, brush.tone(colour))


def marsh(size: float) -> Draw:
    """A pool with reeds."""
    return lambda brush, x, y: brush.marsh(x, y, size, brush.tone(POOL))


def hill(width: float, height: float, colour: Rgb) -> Draw:
    """A rounded hill."""
    return lambda brush, x, y: brush.hill(x, y, width, height, brush.tone(colour))


def peak(width: float, height: float, colour: Rgb, snow: bool) -> Draw:
    """A mountain, with snow on it or without."""
    return lambda brush, x, y: brush.mountain(
        x, y, width, height, brush.tone(colour), brush.tone(SNOW) if snow else None
    )
