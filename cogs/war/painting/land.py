"""The land under everything: Nations, Settlements, regions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from io import BytesIO
from itertools import groupby
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.cache import PAINTED, keep_painted
from bot.draw.kit.canvas import darken, trace
from bot.draw.kit.palette import THEMES, Rgb, Team, Theme, darker, lighter, mix, rgb
from bot.draw.kit.terrain import Brush, clouds
from cogs.war.model.components import BOARD, FREE, NATION_OF, NATION_SIDE, NUMBER
from cogs.war.model.map import (
    AROUND,
    AROUND_PIXEL,
    AROUND_WIDE,
    OVERVIEW,
    PHONE,
    Point,
    Window,
    borders,
    outlines,
    spots,
)
from cogs.war.painting.growth import growth, is_parted, rivers, tints
from cogs.war.painting.layout import kind_of

# The colours and patterns of the Nations: nobody needs to tell colours apart to tell them apart.

NATIONS_FINE = 3


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours and marks of a Nation. pattern: the name of its hatching; emblem: its name under
    assets/emblems."""

    colour: Rgb
    pattern: str
    emblem: str


LIVERIES: dict[str, Livery] = {
    "dwarves": Livery(rgb("#8a5b34"), "bricks", "war/dwarves"),
    "elves": Livery(rgb("#2f9460"), "dots", "war/elves"),
    "gondor": Livery(rgb("#2b4fa8"), "pales", "war/gondor"),
    "north": Livery(rgb("#3596b8"), "zigzag", "war/north"),
    "rohan": Livery(rgb("#56801f"), "rising", "war/rohan"),
    "isengard": Livery(rgb("#c9970c"), "lattice", "war/isengard"),
    "sauron": Livery(rgb("#a32a1c"), "falling", "war/sauron"),
    "southrons_easterlings": Livery(rgb("#d5691f"), "waves", "war/southrons_easterlings"),
}


@lru_cache(maxsize=32)
def team(nation: str) -> Team:
    """Return the colours of a Nation's pieces: pale for the Free Peoples, dark for the Shadow."""
    livery = LIVERIES[nation]
    if NATION_SIDE[nation] == FREE:
        ink = darker(livery.colour, 0.35)
        return Team(livery.colour, rgb("#f7f1de"), ink, livery.colour, ink, (255, 255, 255))
    pale = lighter(livery.colour, 0.5)
    return Team(livery.colour, darker(livery.colour, 0.72), pale, livery.colour, pale, (20, 10, 6))


@keep_painted
def hatching(nation: str, pitch: int) -> Image.Image:
    """Paint one square of a Nation's pattern, mode L, 255 where it is drawn; it repeats every
    `pitch` pixels."""
    side = pitch * NATIONS_FINE
    mask = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(mask)
    thick = max(1, round(side * 0.17))
    match LIVERIES[nation].pattern:
        case "pales":
            pen.line(((side / 2, 0), (side / 2, side)), 255, thick)
        case "rising" | "falling" | "lattice" as way:
            for shift in (-side, 0, side):
                if way != "falling":
                    pen.line(((shift, side), (shift + side, 0)), 255, thick)
                if way != "rising":
                    pen.line(((shift, 0), (shift + side, side)), 255, thick)
        case "dots":
            for x, y in ((0.25, 0.25), (0.75, 0.75)):
                r = side * 0.16
                pen.ellipse((x * side - r, y * side - r, x * side + r, y * side + r), 255)
        case "zigzag":
            pen.line(((0, side * 0.75), (side / 2, side * 0.25), (side, side * 0.75)), 255, thick)
        case "waves":
            wave = [(x, side / 2 + math.sin(x / side * math.tau) * side * 0.24) for x in range(side + 1)]
            pen.line(wave, 255, thick)
        case "bricks":
            pen.line(((0, thick / 2), (side, thick / 2)), 255, thick)
            pen.line(((0, side / 2), (side, side / 2)), 255, thick)
            pen.line(((side * 0.25, 0), (side * 0.25, side / 2)), 255, thick)
            pen.line(((side * 0.75, side / 2), (side * 0.75, side)), 255, thick)
    return mask.reduce(NATIONS_FINE)


def hatch(nation: str, size: tuple[int, int], pitch: int, corner: tuple[int, int]) -> Image.Image:
    """Paint a Nation's pattern over an area, mode L. corner: of the area on the whole map, in pixels."""
    tile, (across, down) = hatching(nation, pitch), (coordinate % pitch for coordinate in corner)
    row = Image.new("L", (size[0], pitch), 0)
    for x in range(-across, size[0], pitch):
        row.paste(tile, (x, 0))
    full = Image.new("L", size, 0)
    for y in range(-down, size[1], pitch):
        full.paste(row, (0, y))
    return full


# Towns, Cities, Strongholds and Fortifications on the map: told apart by their shape.

WALL, IRON = rgb("#f1ead8"), rgb("#8d7f78")
RISE = 6.0
"""A settlement stands this much above its region's spot."""


def draw_settlement(brush: Brush, region: str, theme: Theme) -> None:
    """The settlement of a region, in its Nation's colours, or nothing."""
    kind = kind_of(region)
    if kind == "none":
        return
    spot = spots()[region]
    nation = NATION_OF[NUMBER[region]]
    roof = LIVERIES[nation].colour if nation else rgb("#8a8378")
    if theme.is_night:
        roof = mix(roof, (16, 22, 40), 0.2)
    wall = brush.tone(WALL) if not theme.is_night else rgb("#aaa593")
    x, y = spot.x, spot.y + RISE
    match kind:
        case "town":
            _town(brush, x, y, wall, roof)
        case "city":
            _city(brush, x, y, wall, roof)
        case "stronghold":
            _stronghold(brush, x, y, wall, roof)
        case _:
            _fort(brush, x, y, wall)


def _gable(brush: Brush, x: float, y: float, width: float, wall: Rgb, roof: Rgb) -> None:
    half, high = width / 2, width * 0.42
    brush.fill([(x - half, y), (x - half, y - high), (x + half, y - high), (x + half, y)], wall)
    brush.line([(x - half, y - high), (x - half, y), (x + half, y), (x + half, y - high)], 1.6)
    top = [(x - half * 1.25, y - high), (x, y - high * 2.3), (x + half * 1.25, y - high)]
    brush.fill(top, roof)
    brush.line([*top, top[0]], 1.6)
    brush.line([(x, y), (x, y - high * 0.6)], 3.0)


def _town(brush: Brush, x: float, y: float, wall: Rgb, roof: Rgb) -> None:
    brush.oval(x, y, 13, 3, darker(wall, 0.55))
    _gable(brush, x + 5, y - 3, 10, wall, darker(roof, 0.15))
    _gable(brush, x - 4, y, 12, wall, lighter(roof, 0.1))


def _block(brush: Brush, x: float, y: float, half: float, high: float, colour: Rgb) -> None:
    corners = [(x - half, y), (x - half, y - high), (x + half, y - high), (x + half, y)]
    brush.fill(corners, colour)
    brush.fill([(x + half * 0.3, y), (x + half * 0.3, y - high), *corners[2:]], darker(colour, 0.16))
    brush.line([*corners, corners[0]], 1.6)
    teeth = max(2, round(half * 2 / 4))
    step = 2 * half / (2 * teeth - 1)
    for tooth in range(teeth):
        left = x - half + 2 * tooth * step
        merlon = [
            (left, y - high),
            (left, y - high - 2.4),
            (left + step, y - high - 2.4),
            (left + step, y - high),
        ]
        brush.fill(merlon, colour)
        brush.line(merlon, 1.4)


def _cone(brush: Brush, x: float, y: float, half: float, high: float, roof: Rgb) -> None:
    tip = [(x - half * 1.3, y), (x, y - high), (x + half * 1.3, y)]
    brush.fill(tip, lighter(roof, 0.08))
    brush.fill([tip[1], tip[2], (x + half * 0.3, y)], darker(roof, 0.25))
    brush.line([*tip, tip[0]], 1.6)


def _city(brush: Brush, x: float, y: float, wall: Rgb, roof: Rgb) -> None:
    brush.oval(x, y, 15, 3.4, darker(wall, 0.55))
    _gable(brush, x - 6, y - 8, 9, wall, roof)
    _gable(brush, x + 6, y - 8, 9, wall, darker(roof, 0.15))
    _block(brush, x, y - 6, 4.0, 13, wall)
    _cone(brush, x, y - 19, 4.0, 8, roof)
    _block(brush, x, y, 13.5, 7, wall)
    brush.fill([(x - 2, y), (x - 2, y - 4), (x + 2, y - 4), (x + 2, y)], brush.ink)


def _stronghold(brush: Brush, x: float, y: float, wall: Rgb, roof: Rgb) -> None:
    brush.oval(x, y, 18, 4, darker(wall, 0.55))
    stone = mix(wall, roof, 0.16)
    for dx in (-12.0, 12.0):
        _block(brush, x + dx, y, 4.0, 15, stone)
        _cone(brush, x + dx, y - 15, 4.0, 8, roof)
    _block(brush, x, y - 4, 5.5, 20, stone)
    _cone(brush, x, y - 24, 5.5, 9, roof)
    _block(brush, x, y, 9.5, 9, stone)
    brush.fill([(x - 2.4, y), (x - 2.4, y - 4.5), (x, y - 6), (x + 2.4, y - 4.5), (x + 2.4, y)], brush.ink)


def _fort(brush: Brush, x: float, y: float, wall: Rgb) -> None:
    brush.oval(x, y, 18, 3, darker(wall, 0.55))
    stone = mix(wall, IRON, 0.25)
    _block(brush, x, y, 12, 6, stone)
    for dx in (-12.0, 12.0):
        _block(brush, x + dx, y, 3.6, 11, stone)


# The painted ground of a window of the map: everything that never changes during a game but its words.

LAND_FINE = 2
"""The land's ink is drawn this much larger and reduced."""
NIGHT_SKY = rgb("#16203a")
EDGE = 2.0
"""What is drawn reaches at most so far beyond its outline, in units of the map."""
BAND = 8.0
"""How far a Nation's colours reach into its regions, in units of the map."""


def touches(window: Window, points: Sequence[Point], margin: float) -> bool:
    """Check whether anything within a margin of some points of the map may be seen in a window."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return (
        max(across) >= window.x - margin
        and min(across) <= window.x + window.wide + margin
        and max(down) >= window.y - margin
        and min(down) <= window.y + window.high + margin
    )


class WindowBrush(Brush):
    """A brush whose places are those of the map; lines grow more slowly than the land does.

    What lies outside the window is left out: for a small one that is most of the map.
    """

    def __init__(self, image: Image.Image, window: Window, theme: Theme, ink: Rgb) -> None:
        super().__init__(image, LAND_FINE * window.zoom, ink, lambda colour: tone(theme, colour), 7)
        self.window = window
        self.lean = window.zoom**-0.45

    def _move(self, points: Sequence[Point]) -> list[Point]:
        return [(x - self.window.x, y - self.window.y) for x, y in points]

    def fill(self, points: Sequence[Point], colour: Rgb) -> None:
        """Paint a filled outline."""
        if touches(self.window, points, EDGE):
            super().fill(self._move(points), colour)

    def line(self, points: Sequence[Point], width: float, colour: Rgb | None = None) -> None:
        """Paint a line; the ink's colour unless told. Small drawings have thinner lines than large ones."""
        if touches(self.window, points, width + EDGE):
            super().line(self._move(points), width * self.lean * 0.62, colour)

    def oval(self, x: float, y: float, across: float, down: float, colour: Rgb) -> None:
        """Paint a filled ellipse with these half axes."""
        if touches(self.window, [(x, y)], max(across, down) + EDGE):
            super().oval(x - self.window.x, y - self.window.y, across, down, colour)


def tone(theme: Theme, colour: Rgb) -> Rgb:
    """Return a daylight colour as the theme shows it."""
    return mix(colour, NIGHT_SKY, 0.46) if theme.is_night else colour


def land(theme_name: str, window: Window) -> Image.Image:
    """Paint the window without words, at scale 1."""
    if window.name.startswith(AROUND):
        return _lay_squares(theme_name, window)
    return print_layer(_engrave(theme_name, window))


# The surroundings of a region are laid of squares, which all of them share.

SQUARE: Final = 240
RIM: Final = 60
"""Pixels of their sides, and of what is painted around several of them and cut off. Both are whole pixels of
what is cut out of the whole map, so that a square comes out the same with whatever others it is painted."""
HAIR: Final = 1e-6
"""Units of the map by which squares are shifted, so that no point lies just between two pixels."""


def _lay_squares(theme_name: str, window: Window) -> Image.Image:
    left, top = (round(offset / AROUND_PIXEL) for offset in (window.x - OVERVIEW.x, window.y - OVERVIEW.y))
    wide, high = window.pixels
    columns = range(left // SQUARE, (left + wide - 1) // SQUARE + 1)
    rows = range(top // SQUARE, (top + high - 1) // SQUARE + 1)
    squares = [(column, row) for row in rows for column in columns]
    fresh: dict[tuple[int, int], bytes] = {}

    def list_missing(column: int) -> tuple[int, ...]:
        return tuple(row for row in rows if ("land", theme_name, (column, row)) not in PAINTED)

    # Columns of which the same squares are missing are painted together.
    for missing, alike in groupby(columns, list_missing):
        if missing:
            fresh |= paint_squares(theme_name, [(column, row) for column in alike for row in missing])

    def paint(square: tuple[int, int]) -> bytes:
        return fresh.get(square) or paint_squares(theme_name, [square])[square]

    image = Image.new("RGB", window.pixels)
    for square in squares:
        packed = PAINTED.get(("land", theme_name, square), partial(paint, square))
        image.paste(print_layer(packed), (square[0] * SQUARE - left, square[1] * SQUARE - top))
    return image


def engrave(layer: Image.Image) -> bytes:
    """Pack a layer as JPEG, a tenth of its size."""
    packed = BytesIO()
    layer.save(packed, "JPEG", quality=95, subsampling="4:4:4")
    return packed.getvalue()


def print_layer(engraved: bytes) -> Image.Image:
    """Return the layer that was engraved."""
    with Image.open(BytesIO(engraved), formats=("JPEG",)) as stored:
        return stored.copy()


def paint_squares(theme_name: str, places: Sequence[tuple[int, int]]) -> dict[tuple[int, int], bytes]:
    """Paint all squares at once, and whatever lies between them; return each of them, packed."""
    (first, last), (upper, lower) = (
        (min(numbers), max(numbers) + 1) for numbers in zip(*places, strict=True)
    )
    left, top = first * SQUARE - RIM, upper * SQUARE - RIM
    wide, high = (last - first) * SQUARE + 2 * RIM, (lower - upper) * SQUARE + 2 * RIM
    x, y, across, down = (measure * AROUND_WIDE / PHONE for measure in (left, top, wide, high))
    corner = OVERVIEW.x + x - HAIR, OVERVIEW.y + y - HAIR
    whole = _paint(theme_name, Window("squares", *corner, across, down, 1.0, wide))
    squares = {}
    for column, row in places:
        x, y = column * SQUARE - left, row * SQUARE - top
        squares[column, row] = engrave(whole.crop((x, y, x + SQUARE, y + SQUARE)))
    return squares


@keep_painted
def _engrave(theme_name: str, window: Window) -> bytes:
    """Return the window, packed."""
    return engrave(_paint(theme_name, window))


def _paint(theme_name: str, window: Window) -> Image.Image:
    theme = THEMES[theme_name]
    washed = _washes(theme, window)
    wide, high = window.pixels
    # Where nothing is drawn on it, what is reduced again is as it was.
    large = washed.resize((wide * LAND_FINE, high * LAND_FINE), Image.Resampling.NEAREST)
    ink = rgb("#0a0f1a") if theme.is_night else rgb("#4a2f16")
    brush = WindowBrush(large, window, theme, ink)
    _lines(brush, theme)
    for width, course in rivers():
        bank = mix(theme.deep, ink, 0.35) if not theme.is_night else ink
        brush.line(course, (width + 2.4) / 0.62, bank)
        brush.line(course, width / 0.62, theme.water)
        brush.line(course, width * 0.3 / 0.62, lighter(theme.water, 0.3))
    for feature in growth():
        if window.shows(feature.x, feature.y, -40):
            # What stands in two pictures looks the same in both.
            brush.rng.seed(round(feature.x * 64) << 20 | round(feature.y * 64) & 0xFFFFF)
            feature.draw(brush, feature.x, feature.y)
    _compass(brush, theme)
    for region in BOARD.regions:
        draw_settlement(brush, region.id, theme)
    return large.reduce(LAND_FINE)


def ground(theme_name: str, window: Window, scale: float) -> Image.Image:
    """Paint the window without words, at a scale: unpacked anew, since one takes 6 MB and there are nine."""
    if scale == 1:
        return land(theme_name, window)
    return print_layer(_scale(theme_name, window, scale))


@keep_painted
def _scale(theme_name: str, window: Window, scale: float) -> bytes:
    """Return the window at another scale, packed."""
    image = land(theme_name, window)
    size = (round(image.width * scale), round(image.height * scale))
    return engrave(image.resize(size, Image.Resampling.LANCZOS))


COMPASS = (440.0, 1030.0)
"""Where the sea is empty in the pictures of the map's parts; a panel lies there in the overview."""


def _compass(brush: WindowBrush, theme: Theme) -> None:
    """Paint a rose of eight points."""
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
    flat = Image.new("RGB", size, theme.paper)
    land_mask = Image.new("L", size, 0)
    pen, mask = ImageDraw.Draw(flat), ImageDraw.Draw(land_mask)
    _waste(pen, mask, theme, window)
    for region, outline in outlines().items():
        if touches(window, outline, EDGE):
            placed = _place(window, outline)
            pen.polygon(placed, fill=tone(theme, tints()[region]))
            mask.polygon(placed, fill=255)
    _nations(flat, theme, window)
    flat = ImageChops.multiply(flat, Image.merge("RGB", [_cut(_grain(), window)] * 3))
    if land_mask.getextrema() == (255, 255):
        return flat
    image = _sea(theme, window)
    _waterline(image, theme, window)
    image.paste(flat, (0, 0), land_mask)
    return image


# What changes slowly is painted for the whole map at once, small, and cut out for its parts.

COARSE: Final = 2
"""Units of the map for one of its pixels."""
BEYOND: Final = 88
"""How far beyond the map it reaches, in units of the map."""
WHOLE: Final = Window(
    "coarse",
    OVERVIEW.x - BEYOND,
    OVERVIEW.y - BEYOND,
    OVERVIEW.wide + 2 * BEYOND,
    OVERVIEW.high + 2 * BEYOND,
    1.0,
    round(OVERVIEW.wide + 2 * BEYOND) // COARSE,
)


def _cut(whole: Image.Image, window: Window) -> Image.Image:
    left, top = (window.x - WHOLE.x) / COARSE, (window.y - WHOLE.y) / COARSE
    box = (left, top, left + window.wide / COARSE, top + window.high / COARSE)
    return whole.resize(window.pixels, Image.Resampling.BICUBIC, box)


@keep_painted
def _grain() -> Image.Image:
    """Paint the blotches of the land, mode L."""
    return clouds(WHOLE.pixels, 17, 110 // COARSE).point(
        lambda value: max(188, min(255, 238 + (value - 128) * 0.4))
    )


@keep_painted
def _swell() -> Image.Image:
    """Paint those of the sea, mode L."""
    return clouds(WHOLE.pixels, 5, 300 // COARSE).point(
        lambda value: min(255, max(0, round((value - 70) * 1.1)))
    )


@keep_painted
def _shore() -> Image.Image:
    """Paint where land is, mode L, fading away from it."""
    mask = Image.new("L", WHOLE.pixels, 0)
    for outline in (*WASTES, *outlines().values()):
        ImageDraw.Draw(mask).polygon(_place(WHOLE, outline), fill=255)
    return mask.filter(ImageFilter.GaussianBlur(17 / COARSE))


def _sea(theme: Theme, window: Window) -> Image.Image:
    size = window.pixels
    water = mix(theme.water, theme.paper, 0.42) if not theme.is_night else mix(theme.water, NIGHT_SKY, 0.62)
    return Image.composite(
        Image.new("RGB", size, lighter(water, 0.12 if not theme.is_night else 0.04)),
        Image.new("RGB", size, water),
        _cut(_swell(), window),
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


def _line_strength(level: int) -> int:
    """Return how strongly a line is drawn where the land's blurred edge is so strong."""
    lines = ((96, 0.5), (56, 0.36), (28, 0.24), (12, 0.15))
    return sum(round(255 * share) for low, share in lines if low <= level < low + max(4, low // 7))


WATERLINES: Final = [_line_strength(level) for level in range(256)]


def _waterline(image: Image.Image, theme: Theme, window: Window) -> None:
    """Old maps surround land with lines that fade away from it."""
    soft = _cut(_shore(), window)
    darken(image, soft, mix(theme.water, theme.deep, 0.35) if not theme.is_night else theme.edge, 0.8)
    lines = soft.point(WATERLINES).filter(ImageFilter.GaussianBlur(0.8))
    image.paste(theme.deep, (0, 0), lines)


def _nations(flat: Image.Image, theme: Theme, window: Window) -> None:
    """Paint the colours and pattern of its Nation along the inside of a region's border, fading inwards."""
    outline_of = outlines()
    k = window.zoom
    across, down = (round(offset * k) for offset in (window.x - OVERVIEW.x, window.y - OVERVIEW.y))
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
        trace(ImageDraw.Draw(rim), [*moved, moved[0]], 255, round(2 * BAND * k))
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
        tiled = hatch(region.nation, size, max(5, round(7 * k)), (left + across, top + down))
        pattern = ImageChops.multiply(tiled, rim)
        flat.paste(
            darker(colour, 0.42), (left, top), pattern.point([round(value * 0.8) for value in range(256)])
        )


def overview(theme: str, scale: float) -> Image.Image:
    """Paint the whole map."""
    return ground(theme, OVERVIEW, scale)
