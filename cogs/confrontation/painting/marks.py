"""Marks that lie on the picture of the table: plates, arrows, lit borders. Painted once and kept."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow, grey_out
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix
from bot.text import Language
from cogs.confrontation.painting.land import borders
from cogs.confrontation.painting.layout import cells
from cogs.confrontation.painting.pieces import figure_token, small_card


@lru_cache(maxsize=32)
def plate(wide: int, high: int, theme: str, edge: Rgb, unit: float) -> Image.Image:
    """A panel to lay things on, of this size in pixels; `unit` is the scale of its ornament."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    r = 16 * unit
    canvas.slab((0, 0, wide, high), r, darker(edge, 0.2))
    canvas.slab((3 * unit, 3 * unit, wide - 3 * unit, high - 3 * unit), r - 2 * unit, lighter(edge, 0.25))
    canvas.slab((7 * unit, 7 * unit, wide - 7 * unit, high - 7 * unit), r - 4 * unit, colours.panel)
    inner = 13 * unit
    line = mix(edge, colours.panel, 0.35)
    canvas.slab((inner, inner, wide - inner, high - inner), r - 6 * unit, line)
    inner += 1.6 * unit
    canvas.slab((inner, inner, wide - inner, high - inner), r - 7 * unit, colours.panel)
    return add_shadow(canvas.finish(), max(1, round(6 * unit)), drop=(0, round(3 * unit)))


@lru_cache(maxsize=16)
def slot(wide: int, high: int, theme: str) -> Image.Image:
    """The empty place of a card."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high)
    radius = min(wide, high) * 0.09
    edge = max(1.0, wide * 0.03)
    canvas.slab((0, 0, wide, high), radius, mix(colours.rule, colours.panel, 0.3))
    canvas.slab((edge, edge, wide - edge, high - edge), radius, mix(colours.panel, colours.edge, 0.25))
    return canvas.finish()


@lru_cache(maxsize=6)
def lit_border(region: str, turned: bool, colour: Rgb, scale: float) -> Image.Image:
    """The border of a region set aglow, centred on the region's middle."""
    cell = cells(turned)[region]
    outline = borders(turned)[0][region]
    wide = 2 * max(abs(x - cell.x) for x, _ in outline) + 30
    high = 2 * max(abs(y - cell.y) for _, y in outline) + 30
    points = [((x - cell.x + wide / 2) * scale, (y - cell.y + high / 2) * scale) for x, y in outline]
    canvas = Canvas(wide * scale, high * scale, 2)
    closed = [*points, points[0], points[1]]
    canvas.line(closed, colour, 11 * scale)
    canvas.line(closed, lighter(colour, 0.65), 4 * scale)
    return add_shadow(canvas.finish(), max(2, round(5 * scale)), colour, 1.3)


@lru_cache(maxsize=128)
def used_card(name: str, theme: str, wide: int, high: int) -> Image.Image:
    """A card that is spent: pale, and struck through."""
    colours = THEMES[theme]
    card = grey_out(small_card(name, colours, wide, high), colours.paper, 0.52)
    canvas = Canvas(card.width, card.height)
    middle = (card.width / 2, card.height / 2)
    ends = [
        (middle[0] - wide * 0.36, middle[1] + high * 0.36),
        (middle[0] + wide * 0.36, middle[1] - high * 0.36),
    ]
    canvas.line(ends, colours.ink, max(1.0, wide * 0.07), 170)
    return Image.alpha_composite(card, canvas.finish())


@lru_cache(maxsize=128)
def fallen_token(figure: str, language: Language, theme: str, wide: int) -> Image.Image:
    """A defeated figure, face up and drained of colour."""
    colours = THEMES[theme]
    return grey_out(figure_token(figure, language, colours, wide, named=False), colours.paper, 0.3)
