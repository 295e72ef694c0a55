"""The board without figures: its frame and its regions."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.cache import keep_layer
from bot.draw.kit.canvas import darken
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, mix, rgb
from bot.draw.kit.terrain import Brush, clouds, paper, wobble
from bot.draw.kit.type import Across, Face, fit, write
from bot.text import Language
from cogs.confrontation.painting.decor import RIVER, decor_of, gates, ridges, spread
from cogs.confrontation.painting.scene import (
    CAPTIONS,
    HEIGHT,
    WIDE,
    WIDTH,
    Cell,
    Point,
    Shape,
    cells,
    name_of,
)

# What surrounds the map: border, compass, key and title.

PALE = rgb("#fffaf0")
LAMP = rgb("#ffe9b0")


def draw_frame(brush: Brush, theme: Theme, size: tuple[int, int]) -> None:
    """A ruled border with diamonds between its lines, and a star in every corner."""
    wide, high = size
    outer, inner = 12, 30
    rule = theme.rule
    for inset, width in ((outer, 4.0), (inner, 2.0)):
        brush.line(
            [
                (inset, inset), (wide - inset, inset), (wide - inset, high - inset),
                (inset, high - inset), (inset, inset), (inset + 1, inset),
            ],
            width,
            rule,
        )  # fmt: skip
    middle = (outer + inner) / 2
    across, down = round(wide / 29), round(high / 29)
    for index in range(1, across):
        x = middle + (wide - 2 * middle) * index / across
        _draw_gem(brush, theme, x, middle, index)
        _draw_gem(brush, theme, x, high - middle, index)
    for index in range(1, down):
        y = middle + (high - 2 * middle) * index / down
        _draw_gem(brush, theme, middle, y, index)
        _draw_gem(brush, theme, wide - middle, y, index)
    for x in (middle + 4, wide - middle - 4):
        for y in (middle + 4, high - middle - 4):
            brush.oval(x, y, 23, 23, rule)
            brush.oval(x, y, 20, 20, theme.panel)
            draw_star(brush, x, y, 17, theme.alarm, theme.gold, 0)


def _draw_gem(brush: Brush, theme: Theme, x: float, y: float, index: int) -> None:
    half = 5.5 if index % 2 else 3.0
    brush.fill([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], theme.rule)


def draw_star(
    brush: Brush,
    x: float,
    y: float,
    radius: float,
    one: tuple[int, int, int],
    two: tuple[int, int, int],
    turn: float,
) -> None:
    """A star of eight points in two shades, as on a compass."""
    for long, offset in ((0.62, math.pi / 4), (1.0, 0.0)):
        for quarter in range(4):
            angle = turn + offset + quarter * math.pi / 2
            tip = (x + math.sin(angle) * radius * long, y - math.cos(angle) * radius * long)
            for way, shade in (
                (-1, one if offset == 0 else two),
                (1, darker(one if offset == 0 else two, 0.45)),
            ):
                waist = angle + way * math.pi / 4
                corner = (x + math.sin(waist) * radius * 0.24, y - math.cos(waist) * radius * 0.24)
                brush.fill([(x, y), tip, corner], shade)


TITLE_X = 1208.0
COMPASS = (196.0, 1142.0)


def draw_flourish(brush: Brush, x: float, y: float, half: float, colour: Rgb) -> None:
    """A line that swells to a diamond in its middle."""
    brush.fill([(x - half, y), (x, y - 2.2), (x + half, y), (x, y + 2.2)], colour)
    brush.fill([(x - 9, y), (x, y - 7), (x + 9, y), (x, y + 7)], colour)
    for way in (-1, 1):
        brush.fill(
            [(x + way * 20 - 5, y), (x + way * 20, y - 4), (x + way * 20 + 5, y), (x + way * 20, y + 4)],
            colour,
        )


def draw_compass(brush: Brush, theme: Theme, turned: bool) -> None:
    """The rose: Mordor lies in the east."""
    x, y = COMPASS
    brush.oval(x, y, 92, 92, theme.rule)
    brush.oval(x, y, 89, 89, mix(theme.paper, theme.panel, 0.6))
    brush.oval(x, y, 80, 80, theme.rule)
    brush.oval(x, y, 78.4, 78.4, mix(theme.paper, theme.panel, 0.35))
    for tick in range(32):
        angle = tick * math.pi / 16
        inner = 82.0 if tick % 4 else 78.0
        a = (x + math.sin(angle) * inner, y - math.cos(angle) * inner)
        b = (x + math.sin(angle) * 89, y - math.cos(angle) * 89)
        brush.line([a, b], 1.4, theme.rule)
    draw_star(brush, x, y, 108, theme.alarm, theme.deep, 0)
    brush.oval(x, y, 9, 9, theme.rule)
    brush.oval(x, y, 6, 6, theme.gold)
    way = 1 if turned else -1
    tip = x + way * 108
    brush.fill(
        [(tip + way * 16, y), (tip - way * 6, y - 12), (tip - way * 2, y), (tip - way * 6, y + 12)],
        theme.alarm,
    )


def draw_key(brush: Brush, theme: Theme) -> None:
    """Samples of river and tunnel."""
    brush.river([(60, 962), (84, 956), (108, 964)], 15, theme.water, mix(theme.deep, brush.ink, 0.35))
    draw_barb(brush, 84, 960, 8, PALE)
    for x in (66, 84, 102):
        draw_barb(brush, x, 998, 7, LAMP)


def draw_barb(brush: Brush, x: float, y: float, half: float, colour: Rgb) -> None:
    """The point of an arrow."""
    barb = [(x - half * 0.6, y - half), (x + half * 0.5, y), (x - half * 0.6, y + half)]
    brush.line(barb, 7.5, brush.ink)
    brush.line(barb, 3.6, colour)


def write_around(image: Image.Image, theme: Theme, language: Language, turned: bool, scale: float) -> None:
    """Title, key, and the compass's letter."""
    says = CAPTIONS[language]
    lines: tuple[tuple[Point, float, str, Face, Rgb, Across], ...] = (
        ((TITLE_X, 78), 36, says("board-title-one"), Face.NAME, theme.soft, "middle"),
        ((TITLE_X, 130), 62, says("board-title-two"), Face.TITLE, theme.alarm, "middle"),
        ((COMPASS[0] + (141 if turned else -141), COMPASS[1]), 30, "N", Face.TITLE, theme.ink, "middle"),
    )
    for (x, y), size, text, face, colour, across in lines:
        pixels = fit(text, face, round(size * scale), 292 * scale)
        write(image, (x * scale, y * scale), text, face, pixels, colour, across)


# The painted ground of the map: everything that never changes during a game.

FINE = 2
"""The land's ink is drawn this much larger."""

TINTS: dict[str, Rgb] = {
    "shire": rgb("#b5cb7c"),
    "arthedain": rgb("#c8cc8c"),
    "cardolan": rgb("#d3cd90"),
    "rhudaur": rgb("#b3bd83"),
    "eregion": rgb("#b9cc96"),
    "enedwaith": rgb("#cfd29a"),
    "high_pass": rgb("#c9c3b6"),
    "misty_mountains": rgb("#bdbbb8"),
    "moria": rgb("#b3a59a"),
    "gap_of_rohan": rgb("#cfc49c"),
    "mirkwood": rgb("#8ba678"),
    "fangorn": rgb("#a3bb7b"),
    "rohan": rgb("#e3d080"),
    "dagorlad": rgb("#c7ae80"),
    "gondor": rgb("#dcd3ae"),
    "mordor": rgb("#a97a66"),
}
NIGHT_SKY = rgb("#16203a")

Line = tuple[Point, ...]


@lru_cache(maxsize=4)
def borders(turned: bool, shape: Shape = WIDE) -> tuple[dict[str, Line], tuple[tuple[Line, bool], ...]]:
    """The outline of every region, and all border lines with whether they are the coast."""
    outlines: dict[str, Line] = {}
    lines: dict[tuple[Point, Point], Line] = {}
    shared: set[tuple[Point, Point]] = set()
    for cell in cells(turned, shape).values():
        around: list[Point] = []
        corners = cell.corners
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            drawn = wobble(start, end, 9, 5)
            around += drawn[:-1]
            key = (min(start, end), max(start, end))
            if key in lines:
                shared.add(key)
            lines[key] = tuple(drawn)
        outlines[cell.region] = tuple(around)
    return outlines, tuple((line, key not in shared) for key, line in lines.items())


def tone(theme: Theme, colour: Rgb) -> Rgb:
    """A daylight colour as the theme shows it."""
    return mix(colour, NIGHT_SKY, 0.56) if theme.is_night else colour


@keep_layer
def land(theme_name: str, turned: bool) -> Image.Image:
    """The wide map without words, at scale 1."""
    theme = THEMES[theme_name]
    brush = draw_map(theme, turned, WIDE)
    for cell in cells(turned).values():
        _draw_pips(brush, theme, cell)
    draw_frame(brush, theme, (WIDTH, HEIGHT))
    draw_flourish(brush, TITLE_X, 178, 142, theme.rule)
    draw_compass(brush, theme, turned)
    draw_key(brush, theme)
    return brush.image.reduce(FINE)


def draw_map(theme: Theme, turned: bool, shape: Shape) -> Brush:
    """Draw regions, rivers, the tunnel and all that grows and stands there; return the brush, which holds
    the picture at FINE times its size."""
    washed = _washes(theme, turned, shape)
    large = washed.resize((shape.width * FINE, shape.height * FINE), Image.Resampling.BICUBIC)
    ink = rgb("#0a0f1a") if theme.is_night else rgb("#4a2f16")
    brush = Brush(large, FINE, ink, lambda colour: tone(theme, colour), 7)
    for line, coast in borders(turned, shape)[1]:
        brush.line(line, 4.0 if coast else 2.6, ink if coast else mix(ink, theme.edge, 0.2))
    _draw_path_of_river(brush, theme, turned, shape)
    placed, drawn = cells(turned, shape), shape.drawn
    everything = [decor for cell in placed.values() for decor in decor_of(cell, turned)]
    everything += [*ridges(placed, turned), *gates(placed, turned)]
    small = Brush(large, FINE * drawn, ink, brush.tone, 7)
    for decor in sorted(everything, key=lambda feature: feature.y):
        decor.draw(small, decor.x / drawn, decor.y / drawn)
    _draw_tunnel(brush, theme, placed, turned)
    _draw_currents(brush, theme, placed, turned)
    return brush


def _washes(theme: Theme, turned: bool, shape: Shape) -> Image.Image:
    size = (shape.width, shape.height)
    image = paper(size, theme.paper, theme.edge, 3)
    outlines, lines = borders(turned, shape)
    flat = Image.new("RGB", size, theme.paper)
    mask = Image.new("L", size, 0)
    for region, outline in outlines.items():
        ImageDraw.Draw(flat).polygon(outline, fill=tone(theme, TINTS[region]))
        ImageDraw.Draw(mask).polygon(outline, fill=255)
    _draw_waterline(image, mask, theme)
    texture = clouds(size, 17, 150).point(lambda value: max(190, min(255, 238 + (value - 128) * 0.42)))
    flat = ImageChops.multiply(flat, Image.merge("RGB", [texture] * 3))
    edges = Image.new("L", size, 0)
    for line, _ in lines:
        ImageDraw.Draw(edges).line(line, fill=255, width=30, joint="curve")
    edges = edges.filter(ImageFilter.GaussianBlur(13))
    darken(flat, edges, tone(theme, rgb("#b98f58")), 0.62)
    image.paste(flat, (0, 0), mask)
    return image


def _draw_waterline(image: Image.Image, mask: Image.Image, theme: Theme) -> None:
    """Old maps surround land with lines that fade away from it."""
    soft = mask.filter(ImageFilter.GaussianBlur(24))
    darken(image, soft, mix(theme.edge, theme.paper, 0.2), 0.75)
    for level, strength in ((96, 0.6), (58, 0.42), (30, 0.28), (13, 0.16)):
        band = soft.point(
            lambda value, level=level: 255 if level <= value < level + max(4, level // 7) else 0
        )
        band = band.filter(ImageFilter.GaussianBlur(0.8))
        image.paste(
            Image.new("RGB", image.size, theme.rule),
            (0, 0),
            band.point([round(value * strength) for value in range(256)]),
        )


def _draw_path_of_river(brush: Brush, theme: Theme, turned: bool, shape: Shape) -> None:
    placed, (across, down) = cells(turned, shape), spread(shape)
    way = -across if turned else across
    course = [(placed[region].x + way * dx, placed[region].y + down * dy) for region, dx, dy in RIVER]
    brush.river(course, 25 * shape.drawn, theme.water, mix(theme.deep, brush.ink, 0.35))


def _draw_currents(brush: Brush, theme: Theme, placed: dict[str, Cell], turned: bool) -> None:
    """Two barbs where the river crosses a border: Light may follow it there (2.7)."""
    way = -1 if turned else 1
    for region in ("mirkwood", "fangorn"):
        cell = placed[region]
        shape, down = cell.shape, spread(cell.shape)[1]
        high, gap, off = (17, 10, 160.0) if shape is WIDE else (23, 9, shape.cell / 2)
        for step in (-1, 1):
            x, y = cell.x + way * (off + step * gap), cell.y + 27 * down
            barb = [(x - 11 * way, y - high), (x + 9 * way, y), (x - 11 * way, y + high)]
            brush.line(barb, 11, brush.ink)
            brush.line(barb, 6, PALE)
        brush.sign("current", cell.x + way * off, cell.y + 27 * down, gap + 12, high)


def _draw_tunnel(brush: Brush, theme: Theme, placed: dict[str, Cell], turned: bool) -> None:
    """The mine under the mountains: a gate at each end and steps between (2.8)."""
    gate, mouth = placed["eregion"], placed["fangorn"]
    down, mine = spread(gate.shape)[1], gate.shape.mine
    way = -1 if turned else 1
    start = (gate.x + way * mine, gate.y - way * 78 * down)
    end = (mouth.x + way * mine, mouth.y + way * (72 if turned else 102) * down)
    up = -way
    steps = 8
    for step in range(steps):
        share = (step + 0.6) / steps
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        chevron = [(x - 9, y - 5 * up), (x, y + 5 * up), (x + 9, y - 5 * up)]
        brush.line(chevron, 9, brush.ink)
        brush.line(chevron, 4.4, LAMP)
    brush.sign("tunnel", (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 9, abs(end[1] - start[1]) / 2)


def ground(theme: str, turned: bool, scale: float) -> Image.Image:
    """The map without words, at a scale, to be painted on."""
    return land(theme, turned) if scale == 1 else _scale(theme, turned, scale)


@keep_layer
def _scale(theme: str, turned: bool, scale: float) -> Image.Image:
    size = (round(WIDTH * scale), round(HEIGHT * scale))
    return land(theme, turned).resize(size, Image.Resampling.LANCZOS)


def draw_label(
    image: Image.Image, ground: Image.Image, theme: Theme, language: Language, turned: bool, scale: float
) -> None:
    """Write the names of all regions and the words around the map. ground: it, with nothing on it."""
    for cell in cells(turned).values():
        write_name(image, ground, cell, theme, language, scale)
    write_around(image, theme, language, turned, scale)


def write_name(
    image: Image.Image, ground: Image.Image, cell: Cell, theme: Theme, language: Language, scale: float
) -> None:
    """The name of a region in its place."""
    write(
        image,
        (cell.x * scale, (cell.y + WIDE.name) * scale),
        name_of(cell.region, language),
        Face.TITLE,
        round(35 * scale),
        theme.ink,
        halo=theme.halo,
        halo_width=max(1, round(5 * scale)),
        ground=ground,
    )


def _draw_pips(brush: Brush, theme: Theme, cell: Cell) -> None:
    """Draw how many figures of one side may stand here: as many diamonds over the name."""
    for index in range(cell.capacity):
        x = cell.x + (index - (cell.capacity - 1) / 2) * 19
        y = cell.y + WIDE.name - 25
        for half, colour in ((7.5, theme.halo), (5.5, theme.ink)):
            brush.fill([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], colour)
