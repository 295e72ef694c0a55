"""What surrounds the map: border, compass, key and title."""

from __future__ import annotations

import math

from PIL import Image

from bot.draw.palette import Theme, darker, lighter, mix, rgb
from bot.draw.terrain import Brush
from bot.draw.type import Face, fit, write
from bot.text import Language
from cogs.confrontation.painting_layout import HEIGHT, WIDTH
from cogs.confrontation.painting_scene import speech


def frame(brush: Brush, theme: Theme) -> None:
    """A ruled border with diamonds between its lines, and a star in every corner."""
    outer, inner = 12, 30
    rule = theme.rule
    for inset, width in ((outer, 4.0), (inner, 2.0)):
        brush.line(
            [
                (inset, inset), (WIDTH - inset, inset), (WIDTH - inset, HEIGHT - inset),
                (inset, HEIGHT - inset), (inset, inset), (inset + 1, inset),
            ],
            width,
            rule,
        )  # fmt: skip
    middle = (outer + inner) / 2
    across, down = 48, 44
    for index in range(1, across):
        x = middle + (WIDTH - 2 * middle) * index / across
        _gem(brush, theme, x, middle, index)
        _gem(brush, theme, x, HEIGHT - middle, index)
    for index in range(1, down):
        y = middle + (HEIGHT - 2 * middle) * index / down
        _gem(brush, theme, middle, y, index)
        _gem(brush, theme, WIDTH - middle, y, index)
    for x in (middle + 4, WIDTH - middle - 4):
        for y in (middle + 4, HEIGHT - middle - 4):
            brush.oval(x, y, 23, 23, rule)
            brush.oval(x, y, 20, 20, theme.panel)
            star(brush, x, y, 17, theme.alarm, theme.gold, 0)


def _gem(brush: Brush, theme: Theme, x: float, y: float, index: int) -> None:
    half = 5.5 if index % 2 else 3.0
    brush.fill([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], theme.rule)


def star(
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


def words_around(image: Image.Image, theme: Theme, language: Language, scale: float) -> None:
    """Title and key."""
    says = speech(language)
    middle = WIDTH - 190
    for y, size, text, face, colour in (
        (88, 40, says("board-title-one"), Face.NAME, theme.soft),
        (136, 58, says("board-title-two"), Face.TITLE, theme.alarm),
    ):
        pixels = fit(text, face, round(size * scale), 310 * scale)
        write(image, (middle * scale, y * scale), text, face, pixels, colour)
