"""The painted map of seven regions, in any box: sea, washes, mountains, woods, roads."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.canvas import darken
from bot.draw.kit.palette import THEMES, Rgb, Theme, lighter, mix, rgb
from bot.draw.kit.terrain import Brush, clouds, wobble
from cogs.duel.components import CONNECTIONS

Point = tuple[float, float]
FINE = 2

CENTRES: dict[str, Point] = {
    "lindon": (0.153, 0.225),
    "arnor": (0.45, 0.165),
    "rhovanion": (0.832, 0.225),
    "enedwaith": (0.385, 0.545),
    "rohan": (0.775, 0.555),
    "gondor": (0.53, 0.85),
    "mordor": (0.845, 0.85),
}
"""The middle of each region, as shares of the box."""

OUTLINES: dict[str, tuple[Point, ...]] = {
    "lindon": ((0.03, 0.04), (0.28, 0.03), (0.275, 0.40), (0.13, 0.46), (0.02, 0.36)),
    "arnor": ((0.28, 0.03), (0.61, 0.03), (0.60, 0.35), (0.275, 0.40)),
    "rhovanion": ((0.61, 0.03), (0.98, 0.03), (0.98, 0.43), (0.56, 0.44), (0.60, 0.35)),
    "enedwaith": ((0.275, 0.40), (0.60, 0.35), (0.56, 0.44), (0.53, 0.70), (0.34, 0.74), (0.17, 0.62)),
    "rohan": ((0.56, 0.44), (0.98, 0.43), (0.98, 0.67), (0.71, 0.69), (0.53, 0.70)),
    "gondor": ((0.34, 0.74), (0.53, 0.70), (0.71, 0.69), (0.70, 0.97), (0.42, 0.97), (0.33, 0.87)),
    "mordor": ((0.71, 0.69), (0.98, 0.67), (0.98, 0.97), (0.70, 0.97)),
}
TINTS: dict[str, Rgb] = {
    "lindon": rgb("#b9cfa0"),
    "arnor": rgb("#cdd094"),
    "rhovanion": rgb("#98b57c"),
    "enedwaith": rgb("#d3c68e"),
    "rohan": rgb("#e3d182"),
    "gondor": rgb("#ddd6b6"),
    "mordor": rgb("#a8715c"),
}
NIGHT_SKY = rgb("#16203a")


def tone(theme: Theme, colour: Rgb) -> Rgb:
    """A daylight colour as the theme shows it."""
    return mix(colour, NIGHT_SKY, 0.5) if theme.is_night else colour


def _edges(size: tuple[int, int]) -> tuple[dict[str, list[Point]], list[tuple[list[Point], bool]]]:
    """The outline of every region in pixels, and all borders with whether they are the coast."""
    wide, high = size
    outlines: dict[str, list[Point]] = {}
    lines: dict[tuple[Point, Point], list[Point]] = {}
    shared: set[tuple[Point, Point]] = set()
    for region, corners in OUTLINES.items():
        around: list[Point] = []
        for start, end in pairwise((*corners, corners[0])):
            a, b = ((x * wide, y * high) for x, y in (start, end))
            drawn = wobble(a, b, min(size) * 0.016, 5)
            around += drawn[:-1]
            key = (min(start, end), max(start, end))
            if key in lines:
                shared.add(key)
            lines[key] = drawn
        outlines[region] = around
    return outlines, [(line, key not in shared) for key, line in lines.items()]


def land(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """The map without words and pieces, of this size in pixels, with rounded corners (RGBA)."""
    outlines, lines = _edges(size)
    image = _paint_washes(theme, size, outlines, lines)
    large = image.resize((size[0] * FINE, size[1] * FINE), Image.Resampling.BICUBIC)
    ink = rgb("#0a0f1a") if theme.is_night else rgb("#4a2f16")
    brush = Brush(large, FINE, ink, lambda colour: tone(theme, colour), 11)
    for line, coast in lines:
        brush.line(line, 3.2 if coast else 1.8, ink if coast else mix(ink, theme.edge, 0.3))
    _paint_decor(brush, theme, size)
    _paint_roads(brush, theme, size)
    done = large.reduce(FINE)
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 16, fill=255)
    done.putalpha(mask)
    return done


def _paint_washes(
    theme: Theme,
    size: tuple[int, int],
    outlines: dict[str, list[Point]],
    lines: list[tuple[list[Point], bool]],
) -> Image.Image:
    sea = mix(theme.water, theme.panel, 0.32)
    image = Image.new("RGB", size, sea)
    image.paste(Image.new("RGB", size, mix(sea, theme.deep, 0.35)), (0, 0), clouds(size, 5, 220))
    flat = Image.new("RGB", size, theme.paper)
    mask = Image.new("L", size, 0)
    for region, outline in outlines.items():
        ImageDraw.Draw(flat).polygon(outline, fill=tone(theme, TINTS[region]))
        ImageDraw.Draw(mask).polygon(outline, fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(14))
    for level, strength in ((100, 0.55), (60, 0.38), (28, 0.24)):
        low, top = level, level + max(5, level // 6)
        band = soft.point([round(255 * strength) if low <= value < top else 0 for value in range(256)])
        image.paste(Image.new("RGB", size, lighter(theme.water, 0.5)), (0, 0), band)
    texture = clouds(size, 17, 120).point(lambda value: max(190, min(255, 238 + (value - 128) * 0.42)))
    flat = ImageChops.multiply(flat, Image.merge("RGB", [texture] * 3))
    shade = Image.new("L", size, 0)
    for line, _ in lines:
        ImageDraw.Draw(shade).line(line, fill=255, width=18, joint="curve")
    darken(flat, shade.filter(ImageFilter.GaussianBlur(8)), tone(theme, rgb("#b98f58")), 0.6)
    image.paste(flat, (0, 0), mask)
    return image


DECOR: dict[str, tuple[float, tuple[Point, ...]]] = {
    "peak": (44, (
        (0.598, 0.09), (0.61, 0.165), (0.596, 0.25), (0.604, 0.335), (0.568, 0.41),
        (0.56, 0.715), (0.61, 0.705), (0.66, 0.713),
    )),
    "ash": (40, (
        (0.755, 0.70), (0.81, 0.694), (0.93, 0.688), (0.97, 0.71),
        (0.717, 0.79), (0.709, 0.87), (0.715, 0.955),
    )),
    "fir": (17, (
        (0.90, 0.37), (0.935, 0.40), (0.87, 0.405), (0.955, 0.35), (0.66, 0.10), (0.69, 0.075),
        (0.93, 0.09), (0.96, 0.12), (0.905, 0.075),
    )),
    "tree": (17, (
        (0.06, 0.37), (0.10, 0.40), (0.22, 0.10), (0.245, 0.13), (0.33, 0.36), (0.36, 0.345),
        (0.55, 0.56), (0.575, 0.53), (0.59, 0.575),
    )),
    "hill": (34, (
        (0.07, 0.09), (0.24, 0.36), (0.33, 0.09), (0.53, 0.10), (0.245, 0.62), (0.28, 0.68),
        (0.47, 0.46), (0.44, 0.935), (0.64, 0.93), (0.93, 0.63),
    )),
    "grass": (9, (
        (0.62, 0.62), (0.67, 0.645), (0.90, 0.50), (0.86, 0.655), (0.93, 0.56), (0.63, 0.49),
    )),
}  # fmt: skip
"""What stands in the land: its size where the map is 700 wide, and its places as shares of the box."""


def _paint_decor(brush: Brush, theme: Theme, size: tuple[int, int]) -> None:
    wide, high = size
    k = (wide * high) ** 0.5 / 700
    grey, snow = tone(theme, rgb("#a39d96")), tone(theme, rgb("#f4f1ea"))
    ash, green = tone(theme, rgb("#6d4b44")), tone(theme, rgb("#5f8a4a"))
    fir = tone(theme, rgb("#4b7550"))
    things = [(x, y, kind, big) for kind, (big, places) in DECOR.items() for x, y in places]
    for x, y, kind, big in sorted(things, key=lambda each: each[1]):
        px, py, s = x * wide, y * high, big * k
        if kind == "peak":
            brush.mountain(px, py, s * 1.1, s, grey, snow)
        elif kind == "ash":
            brush.mountain(px, py, s * 1.1, s, ash, None)
        elif kind == "fir":
            brush.conifer(px, py, s, fir)
        elif kind == "tree":
            brush.broadleaf(px, py, s, green)
        elif kind == "hill":
            brush.hill(px, py, s * 1.3, s * 0.5, tone(theme, rgb("#b7b878")))
        else:
            brush.grass(px, py, s, tone(theme, rgb("#8d8a3c")))


def _paint_roads(brush: Brush, theme: Theme, size: tuple[int, int]) -> None:
    """The ten connections: a pale road edged with ink."""
    wide, high = size
    for one, other in CONNECTIONS:
        start, end = ((CENTRES[each][0] * wide, CENTRES[each][1] * high) for each in (one, other))
        way = wobble(start, end, 5, 3, 3)
        brush.line(way, 9.5, brush.ink)
        brush.line(way, 6.5, tone(theme, rgb("#f2e3b6")))
        for (ax, ay), (bx, by) in pairwise(way):
            brush.oval((ax + bx) / 2, (ay + by) / 2, 1.6, 1.6, brush.ink)


@lru_cache(maxsize=6)
def land_of(theme: str, wide: int, high: int) -> Image.Image:
    """The kept map: to be pasted, not painted on."""
    return land(THEMES[theme], (wide, high))
