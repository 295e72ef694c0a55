"""The seven symbols: each has a colour, an outline and a device of its own; any one of the three tells it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, Point, add_shadow, bend, blazon
from bot.draw.kit.palette import Rgb, darker, lighter, rgb

JOKER = "joker"
OUTLINE: Rgb = rgb("#1d1109")
PALE: Rgb = rgb("#fffaf0")

COLOURS: Mapping[str, Rgb] = {
    "red": rgb("#c8202a"),
    "orange": rgb("#e8790c"),
    "yellow": rgb("#f2c512"),
    "green": rgb("#2f8a34"),
    "blue": rgb("#2266c4"),
    "purple": rgb("#7d35a8"),
    JOKER: rgb("#fbf6e6"),
}
DEVICES: Mapping[str, Rgb] = {"yellow": rgb("#3a2508"), JOKER: rgb("#b07708")}
"""Devices that are not pale, as their field is."""
_SIZES: Mapping[str, tuple[float, float, float]] = {
    "red": (0.70, 50, 50),
    "orange": (0.62, 50, 50),
    "yellow": (0.56, 50, 45),
    "green": (0.62, 53, 50),
    "blue": (0.58, 50, 60),
    "purple": (0.66, 50, 50),
    JOKER: (0.5, 50, 51),
}
"""Of each device its share of the symbol's width, and its middle in a box of 100."""


def _regular(corners: int, radius: float, turn: float) -> list[Point]:
    angles = [turn + math.tau * corner / corners for corner in range(corners)]
    return [(50 + radius * math.sin(angle), 50 - radius * math.cos(angle)) for angle in angles]


def _star(points: int, outer: float, inner: float) -> list[Point]:
    found = []
    for corner in range(2 * points):
        radius, angle = (outer if corner % 2 == 0 else inner), math.pi * corner / points
        found.append((50 + radius * math.sin(angle), 51 - radius * math.cos(angle)))
    return found


def _heater() -> list[Point]:
    right = bend((95, 40), (50, 97), 0.2)
    left = bend((50, 97), (5, 40), 0.2)
    return [(5, 6), *bend((5, 6), (50, 10), 0.04), *bend((50, 10), (95, 6), 0.04), (95, 40), *right, *left]


def _square() -> list[Point]:
    cut = 13.0
    low, high = 6.0, 94.0
    return [
        (low + cut, low), (high - cut, low), (high, low + cut), (high, high - cut),
        (high - cut, high), (low + cut, high), (low, high - cut), (low, low + cut),
    ]  # fmt: skip


SHAPES: Mapping[str, tuple[Point, ...]] = {
    "red": ((50, 1), (99, 50), (50, 99), (1, 50)),
    "orange": tuple(_regular(6, 49, math.pi / 6)),
    "yellow": tuple(_heater()),
    "green": tuple(_regular(40, 47, 0)),
    "blue": ((50, 1), (99, 93), (1, 93)),
    "purple": tuple(_square()),
    JOKER: tuple(_star(8, 50, 36)),
}
"""Outlines in a box of 100: lozenge, hexagon, shield, disc, triangle, square and star."""


def _inset(shape: tuple[Point, ...], by: float) -> list[Point]:
    middle = (sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape))
    keep = 1 - by / 50
    return [(middle[0] + (x - middle[0]) * keep, middle[1] + (y - middle[1]) * keep) for x, y in shape]


@lru_cache(maxsize=128)
def symbol(name: str, size: int) -> Image.Image:
    """The sprite of a symbol, `size` pixels square, with a strong outline."""
    canvas = Canvas(size, size)
    k = size / 100
    colour = COLOURS[name]

    def place(by: float) -> list[Point]:
        return [(x * k, y * k) for x, y in _inset(SHAPES[name], by)]

    canvas.fill(place(0), OUTLINE)
    canvas.fill(place(5.5), PALE if name != JOKER else COLOURS["yellow"])
    canvas.shade(place(9.5), lighter(colour, 0.16), darker(colour, 0.1))
    sprite = canvas.finish()
    share, x, y = _SIZES[name]
    device = Image.new("RGBA", sprite.size, (0, 0, 0, 0))
    ink = DEVICES.get(name, PALE)
    second = colour if name == "purple" else lighter(colour, 0.35)
    blazon_on(device, (x * k, y * k), f"battle/symbol_{name}", round(size * share), ink, second)
    return Image.alpha_composite(sprite, device)


@lru_cache(maxsize=64)
def spent_symbol(name: str, size: int) -> Image.Image:
    """A symbol that goes to waste: pale, and struck through."""
    sprite = symbol(name, size).copy()
    sprite.putalpha(sprite.getchannel("A").point(lambda value: round(value * 0.55)))
    canvas = Canvas(size, size)
    canvas.line([(size * 0.1, size * 0.9), (size * 0.9, size * 0.1)], OUTLINE, max(1.5, size * 0.1))
    canvas.line([(size * 0.1, size * 0.9), (size * 0.9, size * 0.1)], PALE, max(1.0, size * 0.045))
    return Image.alpha_composite(sprite, canvas.finish())


def blazon_on(
    sprite: Image.Image, place: tuple[float, float], name: str, size: int, ink: Rgb, second: Rgb
) -> None:
    """Paint an emblem opaquely on a sprite that may be clear beneath."""
    blazon(sprite, place, name, size, (*ink, 255), (*second, 255))  # type: ignore[arg-type]


@lru_cache(maxsize=96)
def medal(emblem: str, size: int, field: Rgb, ink: Rgb, second: Rgb) -> Image.Image:
    """A small round mark with an emblem: a power, an order, a captain."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.disc(middle, middle, middle, OUTLINE)
    canvas.disc(middle, middle, middle * 0.9, lighter(second, 0.2))
    canvas.disc(middle, middle, middle * 0.8, field)
    sprite = canvas.finish()
    blazon_on(sprite, (middle, middle), f"battle/{emblem}", round(size * 0.56), ink, second)
    return sprite


@lru_cache(maxsize=32)
def raised_symbol(name: str, size: int) -> Image.Image:
    """A symbol on its soft shadow, to lie on a picture rather than on a card."""
    return add_shadow(symbol(name, size), max(1, round(size * 0.06)), drop=(0, max(1, round(size * 0.04))))
