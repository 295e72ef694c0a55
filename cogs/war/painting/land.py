"""The painted ground of a window of the map: everything that never changes during a game but its words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.canvas import darken
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, lighter, mix, rgb
from bot.draw.kit.terrain import Brush, clouds
from cogs.war.model.components import BOARD
from cogs.war.painting.growth import growth, is_parted, rivers, tints
from cogs.war.painting.layout import OVERVIEW, WIDTH, Point, Window, borders, outlines
from cogs.war.painting.nations import LIVERIES, hatch
from cogs.war.painting.settlements import draw_settlement

FINE = 2
"""The land's ink is drawn this much larger and reduced."""
NIGHT_SKY = rgb("#16203a")
BAND = 8.0
"""How far a Nation's colours reach into its regions, in units of the map."""


class WindowBrush(Brush):
    """A brush whose places are those of the map; lines grow more slowly than the land does."""

    def __init__(self, image: Image.Image, window: Window, theme: Theme, ink: Rgb) -> None:
        super().__init__(image, FINE * window.zoom, ink, lambda colour: tone(theme, colour), 7)
        self.window = window
        self.lean = window.zoom**-0.45

    def _move(self, points: Sequence[Point]) -> list[Point]:
        return [(x - self.window.x, y - self.window.y) for x, y in points]

    def fill(self, points: Sequence[Point], colour: Rgb) -> None:
        """A filled outline."""
        super().fill(self._move(points), colour)

    def line(self, points: Sequence[Point], width: float, colour: Rgb | None = None) -> None:
        """A line; the ink's colour unless told. Small drawings have thinner lines than large ones."""
        super().line(self._move(points), width * self.lean * 0.62, colour)

    def oval(self, x: float, y: float, across: float, down: float, colour: Rgb) -> None:
        """A filled ellipse with these half axes."""
        super().oval(x - self.window.x, y - self.window.y, across, down, colour)


def tone(theme: Theme, colour: Rgb) -> Rgb:
    """A daylight colour as the theme shows it."""
    return mix(colour, NIGHT_SKY, 0.46) if theme.is_night else colour


def land(theme_name: str, window: Window) -> Image.Image:
    """The window without words, at scale 1."""
    return _unpack(_engrave(theme_name, window))


@lru_cache(maxsize=48)
def _engrave(theme_name: str, window: Window) -> bytes:
    """The window, packed."""
    return _pack(_paint(theme_name, window))


def _pack(image: Image.Image) -> bytes:
    """A tenth of the picture's size: unpacking takes 9 ms, painting a window anew half a second."""
    packed = BytesIO()
    image.save(packed, "JPEG", quality=95, subsampling="4:4:4")
    return packed.getvalue()


def _unpack(packed: bytes) -> Image.Image:
    with Image.open(BytesIO(packed)) as stored:
        return stored.convert("RGB")


def _paint(theme_name: str, window: Window) -> Image.Image:
    theme = THEMES[theme_name]
    washed = _washes(theme, window)
    wide, high = window.pixels
    large = washed.resize((wide * FINE, high * FINE), Image.Resampling.BICUBIC)
    ink = rgb("#0a0f1a") if theme.is_night else rgb("#4a2f16")
    brush = WindowBrush(large, window, theme, ink)
    _lines(brush, theme)
    for width, course in rivers():
        bank = mix(theme.deep, ink, 0.35) if not theme.is_night else ink
        brush.line(course, (width + 2.4) / 0.62, bank)
        brush.line(course, width / 0.62, theme.water)
        brush.line(course, width * 0.3 / 0.62, lighter(theme.water, 0.3))
    for each in growth():
        if window.shows(each.x, each.y, -40):
            each.draw(brush, each.x, each.y)
    _compass(brush, theme)
    for region in BOARD.regions:
        draw_settlement(brush, region.id, theme)
    return large.reduce(FINE)


def ground(theme_name: str, window: Window, scale: float) -> Image.Image:
    """The window without words, at a scale: unpacked anew, since one takes 6 MB and there are nine."""
    if scale == 1:
        return land(theme_name, window)
    return _unpack(_scale(theme_name, window, scale))


@lru_cache(maxsize=12)
def _scale(theme_name: str, window: Window, scale: float) -> bytes:
    """The window at another scale, packed."""
    image = land(theme_name, window)
    size = (round(WIDTH * scale), round(image.height * scale))
    return _pack(image.resize(size, Image.Resampling.LANCZOS))


COMPASS = (440.0, 1030.0)
"""Where the sea is empty in the pictures of the map's parts; a panel lies there in the overview."""


def _compass(brush: WindowBrush, theme: Theme) -> None:
    """A rose of eight points."""
    x, y = COMPASS
    for radius, colour in (
        (47.0, theme.rule),
        (45.0, mix(theme.paper, theme.water, 0.35)),
        (39.0, theme.rule),
    ):
        brush.oval(x, y, radius, radius, colour)
    brush.oval(x, y, 38, 38, mix(theme.paper, theme.water, 0.2))
    for reach, turn, colour in ((40.0, math.pi / 4, theme.deep), (62.0, 0.0, theme.alarm)):
        for quarter in range(4):
            angle = turn + quarter * math.pi / 2
            tip = (x + math.sin(angle) * reach, y - math.cos(angle) * reach)
            for way in (-1, 1):
                waist = angle + way * math.pi / 4
                corner = (x + math.sin(waist) * 13, y - math.cos(waist) * 13)
                brush.fill([(x, y), tip, corner], colour if way < 0 else darker(colour, 0.45))
    brush.oval(x, y, 5, 5, theme.rule)
    brush.oval(x, y, 3.4, 3.4, theme.gold)


def _lines(brush: WindowBrush, theme: Theme) -> None:
    pale = lighter(tone(theme, rgb("#f7edcf")), 0.1) if not theme.is_night else rgb("#7d86a0")
    for border in borders():
        if border.outer == "sea" or border.outer == "lake":
            brush.line(border.line, 5.0)
        elif border.outer == "waste":
            brush.line(border.line, 3.4, mix(brush.ink, theme.edge, 0.3))
        elif not is_parted(border):
            brush.line(border.line, 5.6, mix(brush.ink, theme.edge, 0.15))
            brush.line(border.line, 2.6, pale)
        else:
            brush.line(border.line, 8.0, darker(tone(theme, rgb("#7d7266")), 0.2))


def _place(window: Window, points: Sequence[Point]) -> list[Point]:
    return [window.at(x, y) for x, y in points]


def _washes(theme: Theme, window: Window) -> Image.Image:
    size = window.pixels
    image = _sea(theme, window)
    flat = Image.new("RGB", size, theme.paper)
    land_mask = Image.new("L", size, 0)
    pen, mask = ImageDraw.Draw(flat), ImageDraw.Draw(land_mask)
    _waste(pen, mask, theme, window)
    for region, outline in outlines().items():
        placed = _place(window, outline)
        pen.polygon(placed, fill=tone(theme, tints()[region]))
        mask.polygon(placed, fill=255)
    _waterline(image, land_mask, theme, window)
    _nations(flat, theme, window)
    texture = clouds(size, 17, round(110 * window.zoom)).point(
        lambda value: max(188, min(255, 238 + (value - 128) * 0.4))
    )
    flat = ImageChops.multiply(flat, Image.merge("RGB", [texture] * 3))
    image.paste(flat, (0, 0), land_mask)
    return image


def _sea(theme: Theme, window: Window) -> Image.Image:
    size = window.pixels
    water = mix(theme.water, theme.paper, 0.42) if not theme.is_night else mix(theme.water, NIGHT_SKY, 0.62)
    blotches = clouds(size, 5, round(300 * window.zoom)).point(
        lambda value: min(255, max(0, round((value - 70) * 1.1)))
    )
    return Image.composite(
        Image.new("RGB", size, lighter(water, 0.12 if not theme.is_night else 0.04)),
        Image.new("RGB", size, water),
        blotches,
    )


WASTES: tuple[tuple[Point, ...], ...] = (
    ((150, -60), (160, 4), (1400, 4), (1400, -60)),
    ((668, -60), (670, 40), (700, 110), (780, 120), (1240, 230), (1400, 240), (1420, -60)),
    ((1285, 480), (1285, 1200), (1420, 1200), (1420, 480)),
    ((700, 1145), (716, 1200), (1420, 1200), (1420, 1000), (1250, 1000), (1250, 1100), (1100, 1145)),
)
"""Land beyond the regions."""


def _waste(pen: ImageDraw.ImageDraw, mask: ImageDraw.ImageDraw, theme: Theme, window: Window) -> None:
    for outline in WASTES:
        placed = _place(window, outline)
        pen.polygon(placed, fill=mix(tone(theme, rgb("#bdae8c")), theme.edge, 0.25))
        mask.polygon(placed, fill=255)


def _waterline(image: Image.Image, mask: Image.Image, theme: Theme, window: Window) -> None:
    """Old maps surround land with lines that fade away from it."""
    soft = mask.filter(ImageFilter.GaussianBlur(17 * window.zoom))
    darken(image, soft, mix(theme.water, theme.deep, 0.35) if not theme.is_night else theme.edge, 0.8)
    for level, strength in ((96, 0.5), (56, 0.36), (28, 0.24), (12, 0.15)):
        band = soft.point(
            lambda value, level=level: 255 if level <= value < level + max(4, level // 7) else 0
        )
        band = band.filter(ImageFilter.GaussianBlur(0.8))
        image.paste(theme.deep, (0, 0), band.point([round(value * strength) for value in range(256)]))


def _nations(flat: Image.Image, theme: Theme, window: Window) -> None:
    """The colours and pattern of its Nation along the inside of a region's border, fading inwards."""
    outline_of = outlines()
    k = window.zoom
    for region in BOARD.regions:
        if region.nation is None:
            continue
        placed = _place(window, outline_of[region.id])
        left, top = (int(min(p[axis] for p in placed)) for axis in (0, 1))
        right, low = (int(max(p[axis] for p in placed)) + 1 for axis in (0, 1))
        left, top = max(0, left), max(0, top)
        right, low = min(flat.width, right), min(flat.height, low)
        if right <= left or low <= top:
            continue
        size = (right - left, low - top)
        moved = [(x - left, y - top) for x, y in placed]
        shape, rim = Image.new("L", size, 0), Image.new("L", size, 0)
        ImageDraw.Draw(shape).polygon(moved, fill=255)
        ImageDraw.Draw(rim).line([*moved, moved[0]], 255, round(2 * BAND * k), joint="curve")
        rim = ImageChops.multiply(rim.filter(ImageFilter.GaussianBlur(1.6 * k)), shape)
        livery = LIVERIES[region.nation]
        colour = mix(livery.colour, NIGHT_SKY, 0.18) if theme.is_night else livery.colour
        flat.paste(
            colour,
            (left, top),
            shape.point([round(value * (0.2 if theme.is_night else 0.13)) for value in range(256)]),
        )
        flat.paste(
            lighter(colour, 0.12), (left, top), rim.point([round(value * 0.62) for value in range(256)])
        )
        pattern = ImageChops.multiply(hatch(region.nation, size, max(5, round(7 * k))), rim)
        flat.paste(
            darker(colour, 0.42), (left, top), pattern.point([round(value * 0.8) for value in range(256)])
        )


def overview(theme: str, scale: float) -> Image.Image:
    """The whole map."""
    return ground(theme, OVERVIEW, scale)
