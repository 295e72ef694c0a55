"""The seven landmarks as little landscapes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.draw.kit.canvas import gradient
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, rgb
from bot.draw.kit.terrain import Brush, clouds
from cogs.duel.painting.land import tone

FINE = 3
INK = rgb("#3a2412")
WALL, PALE, BLACK = rgb("#cfc6b0"), rgb("#f2efe6"), rgb("#3b3136")
GREY, SNOW = rgb("#97928c"), rgb("#f4f1ea")
GREEN, SEA = rgb("#6f9a52"), rgb("#6fa3bb")

SKIES: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "grey_havens": (rgb("#8fb6cf"), rgb("#f6dfb0"), rgb("#7fa6b4")),
    "bree": (rgb("#a8c5d8"), rgb("#f2e6c0"), rgb("#9db56a")),
    "erebor": (rgb("#9fc0d8"), rgb("#f3e3c2"), rgb("#a9b070")),
    "isengard": (rgb("#8d97a6"), rgb("#dcc9a4"), rgb("#8f8a60")),
    "helms_deep": (rgb("#7c8fa8"), rgb("#e4cfa2"), rgb("#a8a468")),
    "minas_tirith": (rgb("#8db8dc"), rgb("#fbf0d0"), rgb("#b7b87c")),
    "barad_dur": (rgb("#4b2a2c"), rgb("#d9692f"), rgb("#4e332c")),
}
"""Upper and lower sky and ground of each."""


def _paint_havens(brush: Brush, w: float, h: float) -> None:
    brush.fill([(0, h * 0.72), (w, h * 0.72), (w, h), (0, h)], brush.tone(SEA))
    for y in (0.8, 0.9):
        brush.line([(w * 0.1, h * y), (w * 0.45, h * y)], 1.0, brush.tone(lighter(SEA, 0.5)))
        brush.line(
            [(w * 0.55, h * (y + 0.04)), (w * 0.9, h * (y + 0.04))], 1.0, brush.tone(lighter(SEA, 0.5))
        )
    brush.hill(w * 0.12, h * 0.74, w * 0.4, h * 0.25, brush.tone(GREEN))
    brush.tower(w * 0.14, h * 0.72, h * 0.13, h * 0.36, brush.tone(PALE), brush.tone(rgb("#7c94b8")))
    brush.tower(w * 0.27, h * 0.74, h * 0.10, h * 0.24, brush.tone(PALE), brush.tone(rgb("#7c94b8")))
    x, y, s = w * 0.66, h * 0.8, h * 0.5
    brush.fill(
        [(x + s * 0.04, y - s), (x + s * 0.5, y - s * 0.12), (x + s * 0.04, y - s * 0.12)], brush.tone(PALE)
    )
    brush.fill(
        [(x - s * 0.04, y - s * 0.85), (x - s * 0.42, y - s * 0.12), (x - s * 0.04, y - s * 0.12)],
        brush.tone(SNOW),
    )
    brush.line([(x, y), (x, y - s * 1.05)], 1.6)
    hull = [
        (x - s * 0.6, y - s * 0.14),
        (x - s * 0.4, y + s * 0.1),
        (x + s * 0.4, y + s * 0.1),
        (x + s * 0.72, y - s * 0.3),
        (x + s * 0.5, y - s * 0.08),
    ]
    brush.fill(hull, brush.tone(WALL))
    brush.line([*hull, hull[0]], 1.4)


def _paint_bree(brush: Brush, w: float, h: float) -> None:
    brush.hill(w * 0.7, h * 0.72, w * 0.7, h * 0.36, brush.tone(GREEN))
    for x, y, s in ((0.2, 0.8, 0.46), (0.55, 0.84, 0.6), (0.84, 0.78, 0.34)):
        brush.house(w * x, h * y, h * s * 1.25, brush.tone(rgb("#d8bd8a")), brush.tone(rgb("#8d5a30")))
    brush.broadleaf(w * 0.06, h * 0.92, h * 0.28, brush.tone(GREEN))
    brush.broadleaf(w * 0.95, h * 0.95, h * 0.3, brush.tone(GREEN))
    for x in range(0, round(w), 9):
        brush.line([(x, h * 0.93), (x, h)], 1.4)
    brush.line([(0, h * 0.95), (w, h * 0.95)], 1.4)


def _paint_erebor(brush: Brush, w: float, h: float) -> None:
    brush.mountain(w * 0.5, h * 0.9, w * 0.86, h * 0.78, brush.tone(GREY), brush.tone(SNOW))
    brush.arch(w * 0.47, h * 0.92, h * 0.26, brush.tone(WALL), brush.tone(INK))
    for x in (0.08, 0.16, 0.87, 0.95):
        brush.conifer(w * x, h * 0.95, h * 0.22, brush.tone(darker(GREEN, 0.2)))


def _paint_isengard(brush: Brush, w: float, h: float) -> None:
    for x in (0.1, 0.3, 0.75, 0.93):
        brush.mountain(w * x, h * 0.7, w * 0.32, h * 0.42, brush.tone(GREY), brush.tone(SNOW))
    brush.oval(w * 0.5, h * 0.84, w * 0.42, h * 0.13, brush.tone(darker(WALL, 0.45)))
    brush.oval(w * 0.5, h * 0.82, w * 0.38, h * 0.10, brush.tone(rgb("#9b9a6c")))
    x, s = w * 0.5, h
    spire = [
        (x - s * 0.11, s * 0.84),
        (x - s * 0.07, s * 0.2),
        (x - s * 0.1, s * 0.06),
        (x - s * 0.03, s * 0.16),
        (x, s * 0.04),
        (x + s * 0.03, s * 0.16),
        (x + s * 0.1, s * 0.06),
        (x + s * 0.07, s * 0.2),
        (x + s * 0.11, s * 0.84),
    ]
    brush.fill(spire, brush.tone(BLACK))
    brush.fill([(x, s * 0.84), (x, s * 0.12), *spire[5:]], brush.tone(darker(BLACK, 0.4)))
    brush.line([*spire, spire[0]], 1.3)


def _paint_helm(brush: Brush, w: float, h: float) -> None:
    brush.mountain(w * 0.12, h * 0.86, w * 0.5, h * 0.8, brush.tone(GREY), brush.tone(SNOW))
    brush.mountain(w * 0.9, h * 0.86, w * 0.5, h * 0.7, brush.tone(GREY), brush.tone(SNOW))
    brush.tower(w * 0.34, h * 0.84, h * 0.24, h * 0.5, brush.tone(WALL), None)
    wall = [(w * 0.3, h * 0.9), (w * 0.3, h * 0.6), (w * 0.84, h * 0.6), (w * 0.84, h * 0.9)]
    brush.fill(wall, brush.tone(darker(WALL, 0.1)))
    brush.line([*wall, wall[0]], 1.4)
    for k in range(7):
        x = w * 0.3 + w * 0.54 * (k + 0.2) / 7
        brush.fill(
            [(x, h * 0.6), (x, h * 0.53), (x + w * 0.04, h * 0.53), (x + w * 0.04, h * 0.6)], brush.tone(WALL)
        )
    brush.arch(w * 0.6, h * 0.9, h * 0.2, brush.tone(GREY), brush.tone(INK))


def _paint_tirith(brush: Brush, w: float, h: float) -> None:
    brush.mountain(w * 0.72, h * 0.95, w * 0.9, h * 0.9, brush.tone(GREY), brush.tone(SNOW))
    for k in range(5):
        half, top = w * (0.34 - 0.055 * k), h * (0.78 - 0.13 * k)
        x = w * 0.44 + k * w * 0.012
        tier = [(x - half, top + h * 0.16), (x - half, top), (x + half, top), (x + half, top + h * 0.16)]
        brush.fill(tier, brush.tone(PALE))
        brush.fill(
            [
                (x + half * 0.3, top),
                (x + half, top),
                (x + half, top + h * 0.16),
                (x + half * 0.3, top + h * 0.16),
            ],
            brush.tone(darker(PALE, 0.14)),
        )
        brush.line(tier, 1.3)
        for step in range(-2, 3):
            cx = x + half * step * 0.36
            brush.line([(cx, top + h * 0.05), (cx, top + h * 0.09)], 1.6)
    brush.tower(w * 0.49, h * 0.27, h * 0.06, h * 0.13, brush.tone(PALE), brush.tone(SNOW))


def _paint_barad(brush: Brush, w: float, h: float) -> None:
    for x, s in ((0.1, 0.4), (0.28, 0.3), (0.78, 0.34), (0.95, 0.46)):
        brush.mountain(w * x, h * 0.86, w * 0.34, h * s, brush.tone(rgb("#6d4640")), None)
    x = w * 0.52
    keep = [
        (x - h * 0.26, h),
        (x - h * 0.16, h * 0.6),
        (x - h * 0.2, h * 0.42),
        (x - h * 0.1, h * 0.46),
        (x - h * 0.08, h * 0.2),
        (x - h * 0.13, h * 0.05),
        (x - h * 0.03, h * 0.15),
        (x + h * 0.03, h * 0.15),
        (x + h * 0.13, h * 0.05),
        (x + h * 0.08, h * 0.2),
        (x + h * 0.1, h * 0.46),
        (x + h * 0.2, h * 0.42),
        (x + h * 0.16, h * 0.6),
        (x + h * 0.26, h),
    ]
    brush.fill(keep, brush.tone(rgb("#2a2024")))
    brush.line([*keep, keep[0]], 1.3)
    brush.oval(x, h * 0.1, h * 0.085, h * 0.06, rgb("#f5a43a"))
    brush.oval(x, h * 0.1, h * 0.025, h * 0.055, rgb("#5a0f0a"))
    for k in range(4):
        brush.line(
            [(x - h * 0.03, h * (0.5 + k * 0.12)), (x + h * 0.03, h * (0.5 + k * 0.12))], 1.6, rgb("#f08a34")
        )


_SCENES: dict[str, Callable[[Brush, float, float], None]] = {
    "grey_havens": _paint_havens,
    "bree": _paint_bree,
    "erebor": _paint_erebor,
    "isengard": _paint_isengard,
    "helms_deep": _paint_helm,
    "minas_tirith": _paint_tirith,
    "barad_dur": _paint_barad,
}


@lru_cache(maxsize=28)
def vignette(tile: str, theme: str, wide: int, high: int) -> Image.Image:
    """A landmark's landscape of this size, with rounded corners (RGBA)."""
    colours = THEMES[theme]
    upper, lower, ground = (tone(colours, each) for each in SKIES[tile])
    size = (wide * FINE, high * FINE)
    image = gradient(size, upper, lower)
    image.paste(
        Image.new("RGB", size, lighter(lower, 0.3)),
        (0, 0),
        clouds(size, 7, 160).point(lambda v: max(0, v - 120)),
    )
    brush = Brush(
        image, FINE, INK if not colours.is_night else rgb("#0a0f1a"), lambda colour: tone(colours, colour), 3
    )
    brush.fill([(0, high * 0.74), (wide, high * 0.7), (wide, high), (0, high)], ground)
    _SCENES[tile](brush, wide, high)
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 8 * FINE, fill=255)
    image.putalpha(mask)
    return image.reduce(FINE)
