"""What the pictures lie on: parchment in a ruled frame, painted once."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.caching import cache_layer
from bot.draw.kit.palette import THEMES, Theme, rgb
from bot.draw.kit.terrain import Brush, paper
from cogs.duel.painting.layout import HEIGHT, WIDTH

FINE = 2


@cache_layer(4)
def ground(theme: str, scale: float) -> Image.Image:
    """The ground, to be painted on."""
    colours = THEMES[theme]
    image = paper((WIDTH, HEIGHT), colours.paper, colours.edge, 21)
    large = image.resize((WIDTH * FINE, HEIGHT * FINE), Image.Resampling.BICUBIC)
    brush = Brush(large, FINE, rgb("#4a2f16"), lambda colour: colour, 7)
    _paint_frame(brush, colours)
    done = large.reduce(FINE)
    if scale == 1:
        return done
    return done.resize((round(WIDTH * scale), round(HEIGHT * scale)), Image.Resampling.LANCZOS)


def _paint_frame(brush: Brush, theme: Theme) -> None:
    """A double rule with diamonds between, and a ring in every corner."""
    outer, inner = 9, 25
    for inset, width in ((outer, 3.6), (inner, 1.8)):
        far_x, far_y = WIDTH - inset, HEIGHT - inset
        around = [
            (inset, inset),
            (far_x, inset),
            (far_x, far_y),
            (inset, far_y),
            (inset, inset),
            (inset + 1, inset),
        ]
        brush.line(around, width, theme.rule)
    middle = (outer + inner) / 2
    count = 50
    for index in range(1, count):
        along = middle + (WIDTH - 2 * middle) * index / count
        half = 4.6 if index % 2 else 2.4
        for x, y in ((along, middle), (along, HEIGHT - middle), (middle, along), (WIDTH - middle, along)):
            brush.fill([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], theme.rule)
    for x in (middle + 2, WIDTH - middle - 2):
        for y in (middle + 2, HEIGHT - middle - 2):
            for radius, colour in (
                (16, theme.rule),
                (14, theme.panel),
                (10.5, theme.gold),
                (5.5, theme.panel),
            ):
                brush.oval(x, y, radius, radius, colour)
