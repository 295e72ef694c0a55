"""What surrounds the map: border, compass, key and title."""

from __future__ import annotations

import math

from PIL import Image

from bot.draw.kit.palette import Rgb, Theme, darker, mix, rgb
from bot.draw.kit.terrain import Brush
from bot.draw.kit.type import Across, Face, fit, write
from bot.text import Language
from cogs.confrontation.painting.layout import Point
from cogs.confrontation.painting.scene import translator

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
    _draw_barb(brush, 84, 960, 8, PALE)
    for x in (66, 84, 102):
        _draw_barb(brush, x, 998, 7, LAMP)


def _draw_barb(brush: Brush, x: float, y: float, half: float, colour: Rgb) -> None:
    barb = [(x - half * 0.6, y - half), (x + half * 0.5, y), (x - half * 0.6, y + half)]
    brush.line(barb, 7.5, brush.ink)
    brush.line(barb, 3.6, colour)


def write_around(image: Image.Image, theme: Theme, language: Language, turned: bool, scale: float) -> None:
    """Title, key, and the compass's letter."""
    says = translator(language)
    lines: tuple[tuple[Point, float, str, Face, Rgb, Across], ...] = (
        ((TITLE_X, 78), 36, says("board-title-one"), Face.NAME, theme.soft, "middle"),
        ((TITLE_X, 130), 62, says("board-title-two"), Face.TITLE, theme.alarm, "middle"),
        (
            (COMPASS[0] + (141 if turned else -141), COMPASS[1]),
            30,
            "N",
            Face.TITLE,
            theme.ink,
            "middle",
        ),
    )
    for (x, y), size, text, face, colour, across in lines:
        pixels = fit(text, face, round(size * scale), 292 * scale)
        write(image, (x * scale, y * scale), text, face, pixels, colour, across)
