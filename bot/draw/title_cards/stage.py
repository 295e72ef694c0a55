"""The stage of title cards: sky, ridges, light and emblems; below them the title, its line and names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.canvas import Point, emblem, gradient
from bot.draw.kit.palette import Rgb, darker, mix, rgb
from bot.draw.kit.terrain import Brush, clouds, wobble

WIDE, HIGH = 900, 600
FINE: Final = 2
FLOOR: Final = 388.0
"""Below this the words stand: what matters is painted above it."""
LETTERS: Final = 38
DUSK: Final = rgb("#10162a")
PALE, SOFT, GOLD = rgb("#fff4da"), rgb("#e9dcc0"), rgb("#f2c14e")


class Stage:
    """A card being painted; places are pixels of a picture 900 wide."""

    def __init__(self, name: str, *, is_night: bool) -> None:
        self.is_night = is_night
        self.rng = Random(name)  # noqa: S311 - paint, not secrets
        self.image = Image.new("RGB", (WIDE * FINE, HIGH * FINE))
        self.brush = Brush(self.image, FINE, rgb("#140c08"), self.tone, 3)

    def tone(self, colour: Rgb) -> Rgb:
        """Return a colour as the theme shows it."""
        return mix(colour, DUSK, 0.22) if self.is_night else colour

    def sky(self, top: str, low: str, stars: int = 0) -> None:
        """Paint the sky down to the bottom, with clouds, and stars in its upper half."""
        self.image.paste(gradient(self.image.size, self.tone(rgb(top)), self.tone(rgb(low))), (0, 0))
        texture = clouds((WIDE, HIGH), 13, 220).point(
            lambda value: max(186, min(255, 238 + (value - 128) // 2))
        )
        texture = texture.resize(self.image.size)
        self.image.paste(ImageChops.multiply(self.image, Image.merge("RGB", [texture] * 3)), (0, 0))
        for _ in range(stars):
            x, y = self.rng.uniform(0, WIDE), self.rng.uniform(0, 250)
            size = self.rng.uniform(0.8, 2.2)
            self.brush.oval(x, y, size, size, self.tone(PALE))

    def ridge(self, y: float, rise: float, colour: str, seed: int) -> None:
        """Paint a line of hills from side to side, down to the bottom."""
        rng = Random(seed)  # noqa: S311
        tops = [(x, y - rng.uniform(0, rise)) for x in range(-60, WIDE + 120, 90)]
        line = [p for a, b in pairwise(tops) for p in wobble(a, b, rise * 0.16, seed, 4)]
        self.brush.fill([(-60, HIGH + 10), *line, (WIDE + 60, HIGH + 10)], self.tone(rgb(colour)))

    def glow(self, x: float, y: float, radius: float, colour: str, strength: float = 0.8) -> None:
        """Paint light around a place."""
        small = Image.new("L", (WIDE // 4, HIGH // 4), 0)
        r = radius / 4
        ImageDraw.Draw(small).ellipse((x / 4 - r / 2, y / 4 - r / 2, x / 4 + r / 2, y / 4 + r / 2), fill=255)
        small = small.filter(ImageFilter.GaussianBlur(r / 3)).point(lambda value: round(value * strength))
        mask = small.resize(self.image.size, Image.Resampling.BICUBIC)
        self.image.paste(self.tone(rgb(colour)), (0, 0), mask)

    def beam(self, corners: Sequence[Point], colour: str, strength: float) -> None:
        """Paint a beam of light."""
        small = Image.new("L", (WIDE // 2, HIGH // 2), 0)
        ImageDraw.Draw(small).polygon([(x / 2, y / 2) for x, y in corners], fill=round(255 * strength))
        mask = small.filter(ImageFilter.GaussianBlur(7)).resize(self.image.size, Image.Resampling.BICUBIC)
        self.image.paste(self.tone(rgb(colour)), (0, 0), mask)

    def emblem(self, name: str, x: float, y: float, size: float, ink: str, second: str) -> None:
        """Paint one of our emblems, with a dark edge so that it stands out."""
        masks = emblem(name, round(size * FINE))
        corner = (round((x - size / 2) * FINE), round((y - size / 2) * FINE))
        both = ImageChops.lighter(*masks)
        edge = both.filter(ImageFilter.MaxFilter(7))
        self.image.paste(darker(rgb(ink), 0.8), corner, edge)
        for colour, mask in zip((ink, second), masks, strict=True):
            self.image.paste(self.tone(rgb(colour)), corner, mask)

    def tower(self, x: float, y: float, width: float, high: float, wall: str, roof: str = "") -> None:
        """Paint a round tower standing on y."""
        self.brush.tower(x, y, width, high, self.tone(rgb(wall)), self.tone(rgb(roof)) if roof else None)

    def banner(self, x: float, y: float, name: str, colour: str, pale: str) -> None:
        """Paint a hanging banner with an emblem, its pole's tip at a place."""
        tone, dark = self.tone(rgb(colour)), rgb("#1a0f08")
        cloth = [(x - 56, y + 14), (x + 56, y + 14), (x + 56, y + 190), (x, y + 160), (x - 56, y + 190)]
        self.brush.line([(x, y - 10), (x, FLOOR + 40)], 8, dark)
        self.brush.fill(cloth, GOLD)
        inner = [(x + (a - x) * 0.9, y + 100 + (b - y - 100) * 0.94) for a, b in cloth]
        self.brush.fill(inner, tone)
        self.brush.line([(x - 66, y + 12), (x + 66, y + 12)], 8, rgb("#8a6234"))
        self.emblem(name, x, y + 84, 92, pale, pale)
