"""The arrow of a movement, laid above everything else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow, arrow_outline, bend
from bot.draw.kit.palette import Rgb
from bot.draw.kit.ribbon import PALE

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
