"""What grows and rises on a map, each as something that draws itself at a place, in the theme's colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.draw.kit.palette import Rgb, rgb
from bot.draw.kit.terrain import Brush

Draw: TypeAlias = Callable[[Brush, float, float], None]
"""Draws something standing on a place."""

SNOW: Final[Rgb] = rgb("#fbf8ee")
ROCK: Final[Rgb] = rgb("#a8977f")
COLD: Final[Rgb] = rgb("#9aa0a6")
ASH: Final[Rgb] = rgb("#6f5148")
LEAF: Final[Rgb] = rgb("#7f9c4c")
TURF: Final[Rgb] = rgb("#a9b96a")
DRY: Final[Rgb] = rgb("#c9b36a")
POOL: Final[Rgb] = rgb("#7f9a8c")


def tree(size: float, colour: Rgb) -> Draw:
    """A round tree."""
    return lambda brush, x, y: brush.broadleaf(x, y, size, brush.tone(colour))


def fir(size: float, colour: Rgb) -> Draw:
    """A fir."""
    return lambda brush, x, y: brush.conifer(x, y, size, brush.tone(colour))


def dead_tree(size: float) -> Draw:
    """A bare, twisted tree."""
    return lambda brush, x, y: brush.deadwood(x, y, size)


def grass(size: float, colour: Rgb) -> Draw:
    """A tuft."""
    return lambda brush, x, y: brush.grass(x, y, size, brush.tone(colour))


def marsh(size: float) -> Draw:
    """A pool with reeds."""
    return lambda brush, x, y: brush.marsh(x, y, size, brush.tone(POOL))


def hill(width: float, height: float, colour: Rgb) -> Draw:
    """A rounded hill."""
    return lambda brush, x, y: brush.hill(x, y, width, height, brush.tone(colour))


def peak(width: float, height: float, colour: Rgb, snow: bool) -> Draw:
    """A mountain, with snow on it or without."""
    return lambda brush, x, y: brush.mountain(
        x, y, width, height, brush.tone(colour), brush.tone(SNOW) if snow else None
    )
