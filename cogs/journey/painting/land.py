"""The static layers: parchment, border, the land from Bag End to Mordor, and the empty sheets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.caching import cache_layer
from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, lighter, mix, rgb
from bot.draw.kit.terrain import Brush, clouds, paper, smooth, wobble
from cogs.journey.painting.layout import MARGIN, PANORAMA, WIDTH, Box, Layout, Point, bow, column
from cogs.journey.painting.vignettes import VIGNETTES

FINE = 2
NIGHT_SKY = rgb("#141c30")
SKY = (
    "#cfe3e8",
    "#d5e4e2",
    "#dbe2dc",
    "#e8dfc4",
    "#efdcb2",
    "#e6cfa6",
    "#dcc3a2",
    "#cdb2a2",
    "#a98a86",
    "#7d5450",
)
LAND = (
    "#9fbb68",
    "#a3b878",
    "#a49a86",
    "#c3b763",
    "#cdbb6c",
    "#b8ac82",
    "#aebb7c",
    "#c3bfa4",
    "#8a7a70",
    "#6b4a42",
)
"""The colours of the sky and of the ground, from Bag End to Mordor."""


def tone(theme: Theme, colour: Rgb) -> Rgb:
    """A daylight colour as the theme shows it."""
    return mix(colour, NIGHT_SKY, 0.4) if theme.is_night else colour


def _ink(theme: Theme) -> Rgb:
    return rgb("#0a0f1a") if theme.is_night else rgb("#4a2f16")


def _blend(size: tuple[int, int], theme: Theme, colours: tuple[str, ...]) -> Image.Image:
    """Colours flowing into each other from left to right."""
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata([tone(theme, rgb(colour)) for colour in colours])
    return strip.resize(size, Image.Resampling.BICUBIC)


@lru_cache(maxsize=2)
def panorama(theme_name: str) -> Image.Image:
    """The land from Bag End to Mordor, at scale 1, with a soft lower edge (mode RGBA)."""
    theme = THEMES[theme_name]
    size = (WIDTH - 2 * MARGIN, PANORAMA)
    wide, high = size
    image = _blend(size, theme, SKY)
    glow = Image.composite(
        Image.new("RGB", size, tone(theme, rgb("#fff6dc"))), image, Image.linear_gradient("L").resize(size)
    )
    image = Image.blend(image, glow, 0.5)
    if theme.is_night:
        image = Image.blend(image, Image.new("RGB", size, NIGHT_SKY), 0.55)
    _draw_lights(image, theme)
    for level, bend, share in ((70, 26, 0.45), (96, 18, 0.2)):
        ridge = wobble((0, level), (wide, level - 6), bend, level, 7)
        mask = Image.new("L", size, 0)
        ImageDraw.Draw(mask).polygon([*ridge, (wide, high), (0, high)], fill=255)
        ground = _blend(size, theme, LAND)
        hazy = Image.blend(ground, image, share)
        image.paste(hazy, (0, 0), mask.filter(ImageFilter.GaussianBlur(1)))
    texture = clouds(size, 17, 120).point(lambda value: max(190, min(255, 240 + (value - 128) * 0.4)))
    image = ImageChops.multiply(image, Image.merge("RGB", [texture] * 3))
    large = image.resize((wide * FINE, high * FINE), Image.Resampling.BICUBIC)
    _draw_places(Brush(large, FINE, _ink(theme), lambda colour: tone(theme, colour), 7), theme)
    image = large.reduce(FINE).convert("RGBA")
    edge = Image.new("L", size, 0)
    ImageDraw.Draw(edge).rounded_rectangle((0, -20, wide, high - 9), 14, fill=255)
    image.putalpha(edge.filter(ImageFilter.GaussianBlur(4)))
    return image


def _draw_lights(image: Image.Image, theme: Theme) -> None:
    """The sun over the Shire, or the moon and stars, and the red glow over Mordor."""
    wide = image.width
    glow = Image.new("L", image.size, 0)
    ImageDraw.Draw(glow).ellipse((wide - 300, -60, wide + 160, 190), fill=150)
    image.paste(rgb("#a8402a"), (0, 0), glow.filter(ImageFilter.GaussianBlur(60)))
    moon = Image.new("L", image.size, 0)
    ImageDraw.Draw(moon).ellipse((208, 16, 264, 72), fill=120)
    image.paste(rgb("#fff3c4"), (0, 0), moon.filter(ImageFilter.GaussianBlur(14)))
    disc = Image.new("L", (224, 224), 0)
    ImageDraw.Draw(disc).ellipse((16, 16, 208, 208), fill=255)
    if theme.is_night:
        ImageDraw.Draw(disc).ellipse((60, 0, 232, 176), fill=0)
    image.paste(rgb("#fff6d8"), (208, 16), disc.reduce(4))
    if theme.is_night:
        rng = Random(11)  # noqa: S311 - paint, not secrets
        pen = ImageDraw.Draw(image)
        for _ in range(90):
            x, y, r = rng.randrange(wide - 260), rng.randrange(64), rng.choice((0.6, 0.9, 1.4))
            pen.ellipse((x - r, y - r, x + r, y + r), fill=(226, 228, 240))


def _draw_places(brush: Brush, theme: Theme) -> None:
    left = MARGIN
    for index, name in enumerate(VIGNETTES):
        x = column(index) - left if index else 138.0 - left
        VIGNETTES[name](brush, x, PANORAMA - 36 + bow(index) * 0.4)
    trail: list[Point] = [(138.0 - left - 4, PANORAMA - 26.0)]
    trail += [(column(index) - left, PANORAMA - 22 + bow(index) * 0.5) for index in range(1, 10)]
    mark = rgb("#ff9a7a") if theme.is_night else rgb("#a3241c")
    line = smooth(trail, 4)
    for at in range(0, len(line) - 3, 5):
        brush.line(line[at : at + 4], 3.4, mark)


@cache_layer(6)
def ground(theme_name: str, players: int, scale: float) -> Image.Image:
    """The table without words and pieces, to be painted on."""
    theme, layout = THEMES[theme_name], Layout(players)
    image = paper((WIDTH, layout.height), theme.paper, theme.edge, 3)
    land = panorama(theme_name)
    image.paste(land, (MARGIN, MARGIN), land)
    for row in range(players):
        draw_sheet(image, theme, layout.sheet(row))
        _draw_road(image, theme, layout, row)
    draw_sheet(image, theme, layout.panel)
    image = add_frame(image, theme)
    if scale == 1:
        return image
    return image.resize((round(WIDTH * scale), round(layout.height * scale)), Image.Resampling.LANCZOS)


def plain(theme_name: str, high: int, scale: float, sheets: Sequence[Box]) -> Image.Image:
    """Parchment with the border, and sheets laid on it."""
    theme = THEMES[theme_name]
    image = paper((WIDTH, high), theme.paper, theme.edge, 9)
    for box in sheets:
        draw_sheet(image, theme, box)
    image = add_frame(image, theme)
    if scale == 1:
        return image
    return image.resize((round(WIDTH * scale), round(high * scale)), Image.Resampling.LANCZOS)


def draw_sheet(image: Image.Image, theme: Theme, box: Box) -> None:
    """A sheet of paper laid on the parchment."""
    left, top, right, bottom = (round(value) for value in box)
    size = (right - left, bottom - top)
    shadow = Image.new("L", (size[0] + 40, size[1] + 40), 0)
    ImageDraw.Draw(shadow).rounded_rectangle((20, 23, size[0] + 20, size[1] + 23), 14, fill=110)
    shadow = shadow.filter(ImageFilter.GaussianBlur(6))
    image.paste((20, 10, 4), (left - 20, top - 20), shadow)
    canvas = Canvas(*size, 2)
    canvas.slab((0, 0, *size), 13, darker(theme.rule, 0.1))
    canvas.slab((2.5, 2.5, size[0] - 2.5, size[1] - 2.5), 11, lighter(theme.panel, 0.1))
    canvas.slab((6, 6, size[0] - 6, size[1] - 6), 9, mix(theme.rule, theme.panel, 0.55))
    canvas.slab_shade(
        (7.5, 7.5, size[0] - 7.5, size[1] - 7.5),
        8,
        lighter(theme.panel, 0.12),
        mix(theme.panel, theme.paper, 0.45),
    )
    sprite = canvas.finish()
    blotches = clouds(size, left + top, 160).point(
        lambda value: max(225, min(255, 246 + (value - 128) * 0.2))
    )
    toned = ImageChops.multiply(sprite.convert("RGB"), Image.merge("RGB", [blotches] * 3))
    image.paste(toned, (left, top), sprite.getchannel("A"))


def _draw_road(image: Image.Image, theme: Theme, layout: Layout, row: int) -> None:
    """The road a sheet's circles lie on."""
    points = [layout.circle(row, number) for number in range(10)]
    start, end = (points[0][0] - 14, points[0][1]), (points[-1][0] + 36, points[-1][1] - 4)
    top = layout.sheet(row)[1]
    line = [(x, y - top) for x, y in smooth([start, *points, end], 5)]
    canvas = Canvas(WIDTH, layout.pitch, 2)
    dust = mix(theme.rule, theme.panel, 0.35 if theme.is_night else 0.45)
    canvas.line(line, mix(dust, _ink(theme), 0.3), 25)
    canvas.line(line, mix(dust, theme.panel, 0.25), 20)
    for left in range(round(line[0][0]) + 12, round(line[-1][0]) - 20, 26):
        dash = [point for point in line if left <= point[0] <= left + 12]
        if len(dash) > 1:
            canvas.line(dash, mix(dust, theme.panel, 0.75), 2.4)
    sprite = canvas.finish()
    image.paste(sprite, (0, round(top)), sprite)


def add_frame(image: Image.Image, theme: Theme) -> Image.Image:
    """The picture within a ruled border, a leaf-like knot in every corner."""
    wide, high = image.size
    large = image.resize((wide * FINE, high * FINE), Image.Resampling.BICUBIC)
    brush = Brush(large, FINE, _ink(theme), lambda colour: colour, 5)
    for inset, thick in ((10, 4.0), (26, 2.0)):
        corners = [(inset, inset), (wide - inset, inset), (wide - inset, high - inset), (inset, high - inset)]
        brush.line([*corners, corners[0], (inset + 1, inset)], thick, theme.rule)
    _draw_links(brush, theme, wide, high)
    for x in (18, wide - 18):
        for y in (18, high - 18):
            brush.oval(x, y, 19, 19, theme.rule)
            brush.oval(x, y, 16.5, 16.5, theme.panel)
            brush.oval(x, y, 11.5, 11.5, theme.gold)
            brush.oval(x, y, 9.5, 9.5, darker(theme.gold, 0.45))
            brush.oval(x, y, 6, 6, theme.panel)
    return large.reduce(FINE)


def _draw_links(brush: Brush, theme: Theme, wide: int, high: int) -> None:
    """A chain of small rings between the lines of the border."""
    across, down = round(wide / 26), round(high / 26)
    spots: list[Point] = [
        (18 + (wide - 36) * at / across, y) for at in range(2, across - 1) for y in (18, high - 18)
    ]
    spots += [(x, 18 + (high - 36) * at / down) for at in range(2, down - 1) for x in (18, wide - 18)]
    for at, (x, y) in enumerate(spots):
        radius = 4.6 if at // 2 % 2 else 2.2
        brush.oval(x, y, radius, radius, theme.rule)
        if radius > 3:
            brush.oval(x, y, 2.4, 2.4, mix(theme.paper, theme.edge, 0.4))


@lru_cache(maxsize=6)
def lit_border(size: tuple[int, int], colour: Rgb, scale: float) -> Image.Image:
    """A glowing border for a sheet, the middle left open; `size` in pixels."""
    canvas = Canvas(size[0], size[1], 2)
    canvas.slab((0, 0, *size), 13 * scale, colour)
    canvas.slab(
        (2 * scale, 2 * scale, size[0] - 2 * scale, size[1] - 2 * scale), 11 * scale, lighter(colour, 0.35)
    )
    sprite = add_shadow(canvas.finish(), max(1, round(4 * scale)), colour, 1.5)
    hole = Image.new("L", sprite.size, 255)
    inset = (sprite.width - size[0]) // 2 + round(7 * scale)
    ImageDraw.Draw(hole).rounded_rectangle(
        (inset, inset, sprite.width - inset - 1, sprite.height - inset - 1), 9 * scale, fill=0
    )
    sprite.putalpha(ImageChops.multiply(sprite.getchannel("A"), hole))
    return sprite
