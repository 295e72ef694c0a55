"""Land as an old map paints it: washes, borders drawn by hand, hills, mountains, woods, water.

Everything is drawn from seeds, so that the same land comes out every time and everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.canvas import Point, trace
from bot.draw.kit.marks import listens, note_sign
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb


def clouds(size: tuple[int, int], seed: int, cell: int, octaves: int = 3) -> Image.Image:
    """Soft blotches, mode L around 128; `cell`: pixels of the largest. No grain: it is dear to send."""
    rng = Random(seed)  # noqa: S311 - paint, not secrets
    total = Image.new("L", size, 128)
    for octave in range(octaves):
        step = max(4, cell >> octave)
        w, h = size[0] // step + 3, size[1] // step + 3
        layer = Image.frombytes("L", (w, h), rng.randbytes(w * h)).resize(
            (w * step, h * step), Image.Resampling.BICUBIC
        )
        layer = layer.crop((step, step, step + size[0], step + size[1]))
        total = Image.blend(total, layer, 0.5 / (octave + 1))
    return total


def wobble(start: Point, end: Point, amount: float, seed: int, depth: int = 4) -> list[Point]:
    """A line drawn by hand between two points, the same from either end."""
    turned = end < start
    a, b = (end, start) if turned else (start, end)
    rng = Random(f"{seed} {a[0]:.1f} {a[1]:.1f} {b[0]:.1f} {b[1]:.1f}")  # noqa: S311
    points = [a, b]
    swing = amount
    for _ in range(depth):
        finer = [points[0]]
        for p, q in pairwise(points):
            length = math.dist(p, q) or 1.0
            off = rng.uniform(-swing, swing)
            finer.append(
                (
                    (p[0] + q[0]) / 2 - (q[1] - p[1]) / length * off,
                    (p[1] + q[1]) / 2 + (q[0] - p[0]) / length * off,
                )
            )
            finer.append(q)
        points = finer
        swing *= 0.52
    return points[::-1] if turned else points


def smooth(points: Sequence[Point], rounds: int = 2) -> list[Point]:
    """A line with its corners cut (Chaikin)."""
    line = list(points)
    for _ in range(rounds):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        cut.append(line[-1])
        line = cut
    return line


def paper(size: tuple[int, int], ground: Rgb, edge: Rgb, seed: int) -> Image.Image:
    """Parchment: blotches, and a worn, darker border."""
    blotches = clouds(size, seed, 340).point(lambda value: min(255, max(0, (value - 70) * 1.0)))
    image = Image.composite(
        Image.new("RGB", size, lighter(ground, 0.16)),
        Image.new("RGB", size, mix(ground, edge, 0.24)),
        blotches,
    )
    worn = Image.new("L", size, 255)
    inset = round(min(size) * 0.035)
    ImageDraw.Draw(worn).rounded_rectangle(
        (inset, inset, size[0] - inset, size[1] - inset), inset * 2, fill=0
    )
    worn = worn.filter(ImageFilter.GaussianBlur(inset * 1.5))
    worn = ImageChops.multiply(worn, clouds(size, seed + 1, 120).point(lambda value: min(255, value + 90)))
    image.paste(Image.new("RGB", size, edge), (0, 0), worn)
    return image


class Brush:
    """A brush on a picture held at `fine` times its size; places are in units of the finished picture.

    ink: outlines. tone: turns a daylight colour into the theme's.
    """

    def __init__(
        self, image: Image.Image, fine: float, ink: Rgb, tone: Callable[[Rgb], Rgb], seed: int
    ) -> None:
        self.image = image
        self.fine = fine
        self.ink = ink
        self.tone = tone
        self.rng = Random(seed)  # noqa: S311 - paint, not secrets
        self._pen = ImageDraw.Draw(image)

    def fill(self, points: Sequence[Point], colour: Rgb) -> None:
        """A filled outline."""
        self._pen.polygon([(x * self.fine, y * self.fine) for x, y in points], fill=colour)

    def line(self, points: Sequence[Point], width: float, colour: Rgb | None = None) -> None:
        """A line; the ink's colour unless told."""
        fine = [(x * self.fine, y * self.fine) for x, y in points]
        trace(self._pen, fine, colour or self.ink, max(1, round(width * self.fine)))

    def oval(self, x: float, y: float, across: float, down: float, colour: Rgb) -> None:
        """A filled ellipse with these half axes."""
        f = self.fine
        self._pen.ellipse(((x - across) * f, (y - down) * f, (x + across) * f, (y + down) * f), fill=colour)

    def sign(self, name: str, x: float, y: float, across: float, down: float) -> None:
        """Report that what is drawn around a place, with these half axes, is a sign."""
        f = self.fine
        if listens():
            mask = Image.new("L", (round(2 * across * f), round(2 * down * f)), 255)
            note_sign(self.image, (round((x - across) * f), round((y - down) * f)), name, mask)

    def mountain(
        self, x: float, y: float, width: float, height: float, colour: Rgb, snow: Rgb | None
    ) -> None:
        """A peak standing on y, lit from the left."""
        rng = self.rng
        top = (x + rng.uniform(-0.07, 0.07) * width, y - height)
        left = wobble((x - width / 2, y), top, width * 0.05, rng.randrange(9999), 3)
        right = wobble(top, (x + width / 2, y), width * 0.05, rng.randrange(9999), 3)
        ridge = [
            top,
            (top[0] + width * 0.07, y - height * 0.72),
            (top[0] - width * 0.03, y - height * 0.48),
            (top[0] + width * 0.06, y - height * 0.22),
            (top[0] + width * 0.02, y),
        ]
        self.fill([*left, *right], lighter(colour, 0.3))
        self.fill([*right, *reversed(ridge)], darker(colour, 0.26))
        if snow is not None:
            cap = [
                left[5], top, right[3],
                (top[0] + width * 0.10, y - height * 0.66), (top[0] + width * 0.05, y - height * 0.74),
                (top[0] - width * 0.01, y - height * 0.6), (top[0] - width * 0.06, y - height * 0.72),
            ]  # fmt: skip
            self.fill(cap, snow)
            self.fill(
                [top, right[3], (top[0] + width * 0.1, y - height * 0.66), ridge[1]], mix(snow, colour, 0.45)
            )
        for share in (0.36, 0.52, 0.68, 0.84):
            index = min(len(right) - 1, round(share * (len(right) - 1)))
            px, py = right[index]
            run = width * 0.13
            self.line([(px - 1.5, py), (px - run * 0.8, py + run * 0.75)], 1.1, darker(colour, 0.55))
        self.line(ridge, 1.2, darker(colour, 0.5))
        self.line(left, 1.8)
        self.line(right, 2.1)

    def hill(self, x: float, y: float, width: float, height: float, colour: Rgb) -> None:
        """A rounded hill standing on y."""
        arc = [
            (x + width / 2 * math.cos(math.pi - a * math.pi / 14), y - height * math.sin(a * math.pi / 14))
            for a in range(15)
        ]
        self.fill(arc, lighter(colour, 0.2))
        shade = [*arc[6:], (x + width * 0.18, y), (x + width * 0.2, y - height * 0.45)]
        self.fill(shade, darker(colour, 0.12))
        for share in (0.3, 0.42, 0.54):
            px = x + width * share * 0.72
            py = y - height * math.sqrt(max(0.0, 1 - (2 * (px - x) / width) ** 2))
            self.line([(px, py + 2), (px - width * 0.03, py + height * 0.3)], 1.0, darker(colour, 0.4))
        self.line(arc, 1.7)

    def broadleaf(self, x: float, y: float, size: float, colour: Rgb) -> None:
        """A round tree standing on y."""
        rng = self.rng
        self.oval(x + size * 0.15, y, size * 0.6, size * 0.16, darker(colour, 0.5))
        self.line([(x, y), (x, y - size * 0.5)], max(1.6, size * 0.14), darker(colour, 0.7))
        blobs = [
            (x + dx * size + rng.uniform(-0.05, 0.05) * size, y - dy * size, r * size)
            for dx, dy, r in ((-0.32, 0.66, 0.33), (0.3, 0.64, 0.35), (0.0, 0.98, 0.38), (0.0, 0.62, 0.36))
        ]
        for bx, by, r in blobs:
            self.oval(bx, by, r + 1.4, r + 1.4, mix(self.ink, colour, 0.15))
        for bx, by, r in blobs:
            self.oval(bx, by, r, r, darker(colour, 0.12))
        for bx, by, r in blobs[:3]:
            self.oval(bx - r * 0.22, by - r * 0.25, r * 0.62, r * 0.58, lighter(colour, 0.17))

    def conifer(self, x: float, y: float, size: float, colour: Rgb) -> None:
        """A fir standing on y."""
        self.oval(x + size * 0.12, y, size * 0.38, size * 0.1, darker(colour, 0.5))
        self.line([(x, y), (x, y - size * 0.3)], max(1.5, size * 0.1), darker(colour, 0.7))
        for low, high, half in ((0.16, 0.74, 0.4), (0.46, 1.06, 0.31), (0.78, 1.4, 0.21)):
            tier = [
                (x - half * size, y - low * size),
                (x, y - high * size),
                (x + half * size, y - low * size),
            ]
            self.fill(tier, lighter(colour, 0.1))
            self.fill([tier[1], tier[2], (x + half * size * 0.1, y - low * size)], darker(colour, 0.3))
            self.line([*tier, tier[0]], 1.2)

    def deadwood(self, x: float, y: float, size: float) -> None:
        """A bare, twisted tree standing on y."""
        for branch in (
            ((0, 0), (0.04, -0.5), (-0.05, -1.0)),
            ((0.03, -0.45), (0.3, -0.8), (0.28, -1.05)),
            ((0.0, -0.6), (-0.3, -0.85), (-0.36, -1.1)),
            ((0.3, -0.8), (0.48, -0.88)),
        ):
            self.line([(x + dx * size, y + dy * size) for dx, dy in branch], max(1.5, size * 0.08))

    def grass(self, x: float, y: float, size: float, colour: Rgb) -> None:
        """A tuft."""
        for dx in (-0.5, 0.0, 0.5):
            self.line(
                [(x + dx * size * 0.5, y), (x + dx * size, y - size * (1 - abs(dx) * 0.4))], 1.3, colour
            )

    def marsh(self, x: float, y: float, size: float, water: Rgb) -> None:
        """A pool with reeds."""
        self.oval(x, y, size, size * 0.3, darker(water, 0.15))
        self.oval(x, y - 1, size * 0.86, size * 0.22, lighter(water, 0.2))
        for dx in (-0.7, -0.5, 0.55):
            self.line([(x + dx * size, y - 1), (x + dx * size * 1.05, y - size * 0.75)], 1.3)

    def field(self, x: float, y: float, width: float, height: float, colour: Rgb, slant: float) -> None:
        """A ploughed field."""
        corners = [(x, y), (x + width, y + slant), (x + width - 4, y + height + slant), (x - 5, y + height)]
        self.fill(corners, colour)
        for row in range(1, 5):
            share = row / 5
            self.line(
                [
                    (x - 5 * share + 2, y + height * share),
                    (x + width - 4 * share - 2, y + height * share + slant),
                ],
                1.0,
                darker(colour, 0.22),
            )
        self.line([*corners, corners[0]], 1.2, darker(colour, 0.5))

    def stone(self, x: float, y: float, size: float, colour: Rgb) -> None:
        """A standing stone."""
        half = size * 0.22
        body = [(x - half, y), (x - half * 0.8, y - size), (x + half * 0.6, y - size * 1.08), (x + half, y)]
        self.fill(body, lighter(colour, 0.25))
        self.fill([(x, y), (x + half * 0.1, y - size), body[2], body[3]], darker(colour, 0.2))
        self.line([*body, body[0]], 1.3)

    def tower(self, x: float, y: float, width: float, height: float, wall: Rgb, roof: Rgb | None) -> None:
        """A round tower standing on y; without a roof it has battlements."""
        half = width / 2
        self.fill([(x - half, y), (x - half, y - height), (x + half, y - height), (x + half, y)], wall)
        self.fill(
            [(x + half * 0.2, y), (x + half * 0.2, y - height), (x + half, y - height), (x + half, y)],
            darker(wall, 0.25),
        )
        self.line([(x - half, y), (x - half, y - height), (x + half, y - height), (x + half, y)], 1.4)
        if roof is not None:
            cone = [
                (x - half * 1.35, y - height),
                (x, y - height - width * 1.5),
                (x + half * 1.35, y - height),
            ]
            self.fill(cone, roof)
            self.fill([cone[1], cone[2], (x + half * 0.2, y - height)], darker(roof, 0.3))
            self.line([*cone, cone[0]], 1.4)
        else:
            for dx in (-0.8, 0.0, 0.8):
                left, top = x + dx * half - half * 0.3, y - height - half * 0.6
                merlon = [
                    (left, y - height),
                    (left, top),
                    (left + half * 0.6, top),
                    (left + half * 0.6, y - height),
                ]
                self.fill(merlon, wall)
                self.line(merlon, 1.2)
        self.line([(x, y - height * 0.55), (x, y - height * 0.75)], max(1.6, width * 0.16))

    def house(self, x: float, y: float, width: float, wall: Rgb, roof: Rgb) -> None:
        """A long hall with a thatched roof."""
        height = width * 0.26
        self.fill(
            [
                (x - width / 2, y),
                (x - width / 2, y - height),
                (x + width / 2, y - height),
                (x + width / 2, y),
            ],
            wall,
        )
        self.line(
            [
                (x - width / 2, y - height),
                (x - width / 2, y),
                (x + width / 2, y),
                (x + width / 2, y - height),
            ],
            1.4,
        )
        thatch = [
            (x - width * 0.58, y - height * 0.9), (x - width * 0.4, y - height * 2.3),
            (x + width * 0.4, y - height * 2.3), (x + width * 0.58, y - height * 0.9),
        ]  # fmt: skip
        self.fill(thatch, roof)
        for share in (0.2, 0.4, 0.6, 0.8):
            a = x - width * 0.4 + width * 0.8 * share
            b = x - width * 0.58 + width * 1.16 * share
            self.line([(a, y - height * 2.2), (b, y - height)], 1.0, darker(roof, 0.35))
        self.line([*thatch, thatch[0]], 1.6)
        self.fill(
            [
                (x - width * 0.06, y),
                (x - width * 0.06, y - height * 0.7),
                (x + width * 0.06, y - height * 0.7),
                (x + width * 0.06, y),
            ],
            self.ink,
        )

    def arch(self, x: float, y: float, width: float, stone: Rgb, dark: Rgb) -> None:
        """A gate in the rock, open and dark, standing on y."""
        for half, colour, line in ((0.5, lighter(stone, 0.35), 1.8), (0.32, dark, 1.4)):
            vault = [
                (
                    x - math.cos(step * math.pi / 12) * half * width,
                    y - (0.5 + math.sin(step * math.pi / 12) * half) * width,
                )
                for step in range(13)
            ]
            gate = [(x - half * width, y), *vault, (x + half * width, y)]
            self.fill(gate, colour)
            self.line([*gate, gate[0]], line)

    def river(self, course: Sequence[Point], width: float, water: Rgb, bank: Rgb) -> None:
        """A river along a course."""
        line = smooth(course, 3)
        self.line(line, width + 5, bank)
        self.line(line, width, water)
        self.line(line, width * 0.45, lighter(water, 0.16))
        for start in range(6, len(line) - 8, 16):
            piece = line[start : start + 5]
            off = self.rng.choice((-0.24, 0.0, 0.24)) * width
            self.line([(x, y + off) for x, y in piece], 1.4, lighter(water, 0.5))


# What grows and rises on a map, each as something that draws itself at a place, in the theme's colours.

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
