"""Pieces of land, the small scenes on landmarks, and the landmarks on offer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, darken, fade, gradient
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import Box
from bot.draw.kit.terrain import Brush, clouds, wobble
from bot.draw.kit.type import Face, fit, write
from bot.text import Language
from cogs.duel.components import CONNECTIONS, TILES
from cogs.duel.painting.cards import SignPainter, price_tag
from cogs.duel.painting.scene import Scene, catalogue
from cogs.duel.painting.signs import bare, largest, row, sign, tile_signs
from cogs.duel.painting.upright import CENTRES

# The painted map of seven regions, in any box: sea, washes, mountains, woods, roads.

LAND_FINE = 2

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


@keep_painted
def land_of(theme_name: str, wide: int, high: int) -> Image.Image:
    """The map without words and pieces, of this size in pixels, with rounded corners (RGBA).

    It is kept: to be pasted, not painted on.
    """
    theme, size = THEMES[theme_name], (wide, high)
    outlines, lines = _edges(size)
    image = _paint_washes(theme, size, outlines, lines)
    large = image.resize((size[0] * LAND_FINE, size[1] * LAND_FINE), Image.Resampling.BICUBIC)
    ink = rgb("#0a0f1a") if theme.is_night else rgb("#4a2f16")
    brush = Brush(large, LAND_FINE, ink, lambda colour: tone(theme, colour), 11)
    for line, coast in lines:
        brush.line(line, 3.2 if coast else 1.8, ink if coast else mix(ink, theme.edge, 0.3))
    _paint_decor(brush, theme, size)
    _paint_roads(brush, theme, size)
    done = large.reduce(LAND_FINE)
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
    for x, y, kind, big in sorted(things, key=lambda feature: feature[1]):
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
        start, end = ((CENTRES[region][0] * wide, CENTRES[region][1] * high) for region in (one, other))
        way = wobble(start, end, 5, 3, 3)
        brush.line(way, 9.5, brush.ink)
        brush.line(way, 6.5, tone(theme, rgb("#f2e3b6")))
        for (ax, ay), (bx, by) in pairwise(way):
            brush.oval((ax + bx) / 2, (ay + by) / 2, 1.6, 1.6, brush.ink)


# The seven landmarks as little landscapes.

VIGNETTES_FINE = 3
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
    foam = brush.tone(lighter(SEA, 0.5))
    for y in (0.8, 0.9):
        brush.line([(w * 0.1, h * y), (w * 0.45, h * y)], 1.0, foam)
        brush.line([(w * 0.55, h * (y + 0.04)), (w * 0.9, h * (y + 0.04))], 1.0, foam)
    brush.hill(w * 0.12, h * 0.74, w * 0.4, h * 0.25, brush.tone(GREEN))
    brush.tower(w * 0.14, h * 0.72, h * 0.13, h * 0.36, brush.tone(PALE), brush.tone(rgb("#7c94b8")))
    brush.tower(w * 0.27, h * 0.74, h * 0.10, h * 0.24, brush.tone(PALE), brush.tone(rgb("#7c94b8")))
    x, y, s = w * 0.66, h * 0.8, h * 0.5
    low = y - s * 0.12
    brush.fill([(x + s * 0.04, y - s), (x + s * 0.5, low), (x + s * 0.04, low)], brush.tone(PALE))
    brush.fill([(x - s * 0.04, y - s * 0.85), (x - s * 0.42, low), (x - s * 0.04, low)], brush.tone(SNOW))
    brush.line([(x, y), (x, y - s * 1.05)], 1.6)
    shape = ((-0.6, -0.14), (-0.4, 0.1), (0.4, 0.1), (0.72, -0.3), (0.5, -0.08))
    hull = [(x + dx * s, y + dy * s) for dx, dy in shape]
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
    x = w * 0.5
    half = ((0.11, 0.84), (0.07, 0.2), (0.1, 0.06), (0.03, 0.16))
    right = [(x + dx * h, dy * h) for dx, dy in reversed(half)]
    spire = [*[(x - dx * h, dy * h) for dx, dy in half], (x, h * 0.04), *right]
    brush.fill(spire, brush.tone(BLACK))
    brush.fill([(x, h * 0.84), (x, h * 0.12), *right], brush.tone(darker(BLACK, 0.4)))
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
        end = x + w * 0.04
        brush.fill([(x, h * 0.6), (x, h * 0.53), (end, h * 0.53), (end, h * 0.6)], brush.tone(WALL))
    brush.arch(w * 0.6, h * 0.9, h * 0.2, brush.tone(GREY), brush.tone(INK))


def _paint_tirith(brush: Brush, w: float, h: float) -> None:
    brush.mountain(w * 0.72, h * 0.95, w * 0.9, h * 0.9, brush.tone(GREY), brush.tone(SNOW))
    for k in range(5):
        half, top = w * (0.34 - 0.055 * k), h * (0.78 - 0.13 * k)
        x = w * 0.44 + k * w * 0.012
        low, shade = top + h * 0.16, x + half * 0.3
        tier = [(x - half, low), (x - half, top), (x + half, top), (x + half, low)]
        brush.fill(tier, brush.tone(PALE))
        brush.fill(
            [(shade, top), (x + half, top), (x + half, low), (shade, low)], brush.tone(darker(PALE, 0.14))
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
    half = ((0.26, 1.0), (0.16, 0.6), (0.2, 0.42), (0.1, 0.46), (0.08, 0.2), (0.13, 0.05), (0.03, 0.15))
    right = [(x + h * dx, h * dy) for dx, dy in reversed(half)]
    keep = [*[(x - h * dx, h * dy) for dx, dy in half], *right]
    brush.fill(keep, brush.tone(rgb("#2a2024")))
    brush.line([*keep, keep[0]], 1.3)
    brush.oval(x, h * 0.1, h * 0.085, h * 0.06, rgb("#f5a43a"))
    brush.oval(x, h * 0.1, h * 0.025, h * 0.055, rgb("#5a0f0a"))
    for k in range(4):
        y = h * (0.5 + k * 0.12)
        brush.line([(x - h * 0.03, y), (x + h * 0.03, y)], 1.6, rgb("#f08a34"))


_SCENES: dict[str, Callable[[Brush, float, float], None]] = {
    "grey_havens": _paint_havens,
    "bree": _paint_bree,
    "erebor": _paint_erebor,
    "isengard": _paint_isengard,
    "helms_deep": _paint_helm,
    "minas_tirith": _paint_tirith,
    "barad_dur": _paint_barad,
}


@keep_painted
def vignette(tile: str, theme: str, wide: int, high: int) -> Image.Image:
    """A landmark's landscape of this size, with rounded corners (RGBA)."""
    colours = THEMES[theme]
    upper, lower, ground = (tone(colours, sky_colour) for sky_colour in SKIES[tile])
    size = (wide * VIGNETTES_FINE, high * VIGNETTES_FINE)
    image = gradient(size, upper, lower)
    haze = clouds(size, 7, 160).point(lambda v: max(0, v - 120))
    image.paste(Image.new("RGB", size, lighter(lower, 0.3)), (0, 0), haze)
    ink = INK if not colours.is_night else rgb("#0a0f1a")
    brush = Brush(image, VIGNETTES_FINE, ink, lambda colour: tone(colours, colour), 3)
    brush.fill([(0, high * 0.74), (wide, high * 0.7), (wide, high), (0, high)], ground)
    _SCENES[tile](brush, wide, high)
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 8 * VIGNETTES_FINE, fill=255)
    image.putalpha(mask)
    return image.reduce(VIGNETTES_FINE)


# Landmarks on offer: landscape, banner, what they do, what they cost and to whom.


@keep_painted
def landmark(tile: str, language: Language, theme: str, wide: int, high: int) -> Image.Image:
    """A landmark tile without its price, its landscape to the left."""
    k = high / 118
    sprite = _slab(wide, high, theme, k).copy()
    pad = round(9 * k)
    size = (round(wide * 0.27), high - 2 * pad)
    picture = vignette(tile, theme, *size)
    sprite.alpha_composite(picture, (pad, pad))
    flag = sign(f"flag:{TILES[tile].region}", round(56 * k))
    sprite.alpha_composite(flag, (pad + round(5 * k), pad))
    _write_words(sprite, tile, language, theme, k, size[0] + 2 * pad)
    return sprite


@keep_painted
def _slab(wide: int, high: int, theme: str, k: float) -> Image.Image:
    """An empty tile."""
    colours = THEMES[theme]
    edge = colours.rule
    canvas = Canvas(wide, high, 2)
    r = 13 * k
    canvas.slab((0, 0, wide, high), r, darker(edge, 0.4))
    canvas.slab((2.4 * k, 2.4 * k, wide - 2.4 * k, high - 2.4 * k), r, lighter(edge, 0.35))
    box = (5 * k, 5 * k, wide - 5 * k, high - 5 * k)
    canvas.slab_shade(box, r - 3 * k, lighter(colours.panel, 0.08), mix(colours.panel, edge, 0.16))
    return canvas.finish()


def _write_words(sprite: Image.Image, tile: str, language: Language, theme: str, k: float, left: int) -> None:
    colours = THEMES[theme]
    name = catalogue()[language](f"landmark-{tile}")
    size = fit(name, Face.TITLE, round(25 * k), sprite.width - left - 10 * k)
    write(sprite, (left, 22 * k), name, Face.TITLE, size, colours.ink, "left")
    gives, costs = tile_signs(tile)
    px = largest(gives, round(36 * k), round(3 * k), sprite.width - left - 92 * k)
    row(sprite, (left, 56 * k), gives, px, round(3 * k), colours.ink, "left")
    px = largest(costs, round(35 * k), round(2 * k), sprite.width - left - 92 * k)
    row(sprite, (left, 93 * k), costs, px, round(2 * k), colours.ink, "left")


def paint_tiles(painter: SignPainter, scene: Scene, boxes: tuple[Box, ...]) -> None:
    """The landmarks on offer; an empty place shows how many are still to come."""
    for index, box in enumerate(boxes):
        left, top, right, bottom = box
        wide, high = painter.px(right - left), painter.px(bottom - top)
        middle = ((left + right) / 2, (top + bottom) / 2)
        if index >= len(scene.offers):
            painter.put(hollow(wide, high, painter.theme.name, 0.36), *middle)
            continue
        offer = scene.offers[index]
        painter.put(landmark(offer.tile, scene.language, painter.theme.name, wide, high), *middle)
        tag = price_tag(offer.price, painter.px((bottom - top) * 0.46))
        half = tag.width / painter.scale / 2
        painter.put(tag, right - 6 - half, bottom - (bottom - top) * 0.38)
    _paint_stack(painter, scene, boxes[-1])


def _paint_stack(painter: SignPainter, scene: Scene, box: Box) -> None:
    """Paint how many landmarks lie face down."""
    if not scene.tile_stack:
        return
    left, _, _, bottom = box
    size = 36
    # The name reaches to the right edge; over the landscape there is room.
    x, y = left + size * 0.3, bottom - size * 0.65
    painter.put(sign("tile", painter.px(size)), x + size * 0.5, y)
    count = painter.says("board-stack", count=scene.tile_stack)
    place = (x + size * 1.08, y)
    painter.words(
        place, count, Face.TITLE, size * 0.66, across="left", halo=painter.theme.halo, halo_width=size * 0.086
    )


@keep_painted
def hollow(wide: int, high: int, theme: str, share: float) -> Image.Image:
    """Draw the empty place of a landmark. share: of its height that the tower in it takes."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 12, mix(colours.rule, colours.paper, 0.55))
    canvas.slab((2, 2, wide - 2, high - 2), 11, mix(colours.paper, colours.edge, 0.3))
    sprite = canvas.finish()
    size = round(high * share)
    tower = fade(bare("fortress", size, colours.ink, colours.ink), 0.25)
    sprite.alpha_composite(tower, (round((wide - size) / 2), round((high - size) / 2)))
    return sprite
