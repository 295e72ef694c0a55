"""The canvas: shapes, shadows, textures; emblems; layers and sprites kept by what they show."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.marks import listens, note_sign
from bot.draw.kit.palette import Rgb

# Small drawings made large and reduced, soft shadows, glows, ribbons and arrows.
#
# Everything here is painted once and kept by its caller; on the way of a move finished sprites are only
# pasted.

Point = tuple[float, float]
JOINED = 4
"""Lines up to this width need no joints."""
FINE = 4
"""Sprites and emblems are drawn this much larger and reduced."""


class Canvas:
    """A transparent drawing of `width` by `height` pixels, painted at four times its size."""

    def __init__(self, width: float, height: float, fine: int = FINE) -> None:
        self.fine = fine
        self.size = (math.ceil(width), math.ceil(height))
        self.image = Image.new("RGBA", (self.size[0] * fine, self.size[1] * fine), (0, 0, 0, 0))
        self._pen = ImageDraw.Draw(self.image)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.fine, y * self.fine) for x, y in points]

    def fill(self, points: Sequence[Point], colour: Rgb, alpha: int = 255) -> None:
        """A filled outline."""
        self._pen.polygon(self._at(points), fill=(*colour, alpha))

    def line(self, points: Sequence[Point], colour: Rgb, width: float, alpha: int = 255) -> None:
        """A line with round ends and joints."""
        thick = width * self.fine
        drawn = self._at(points)
        self._pen.line(drawn, fill=(*colour, alpha), width=max(1, round(thick)), joint="curve")
        for x, y in (drawn[0], drawn[-1]):
            r = thick / 2
            self._pen.ellipse((x - r, y - r, x + r, y + r), fill=(*colour, alpha))

    def disc(self, x: float, y: float, radius: float, colour: Rgb, alpha: int = 255) -> None:
        """A filled circle."""
        f = self.fine
        self._pen.ellipse(
            ((x - radius) * f, (y - radius) * f, (x + radius) * f, (y + radius) * f), fill=(*colour, alpha)
        )

    def slab(
        self, box: tuple[float, float, float, float], radius: float, colour: Rgb, alpha: int = 255
    ) -> None:
        """A filled rectangle with rounded corners."""
        f = self.fine
        self._pen.rounded_rectangle(tuple(value * f for value in box), radius * f, fill=(*colour, alpha))

    def shade(self, points: Sequence[Point], top: Rgb, bottom: Rgb) -> None:
        """An outline filled with a gradient from top to bottom."""
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(self._at(points), fill=255)
        self.image.paste(gradient(self.image.size, top, bottom), (0, 0), mask)

    def slab_shade(
        self, box: tuple[float, float, float, float], radius: float, top: Rgb, bottom: Rgb
    ) -> None:
        """A rectangle with rounded corners filled with a gradient from top to bottom."""
        left, up, right, down = (round(value * self.fine) for value in box)
        mask = Image.new("L", (right - left, down - up), 0)
        ImageDraw.Draw(mask).rounded_rectangle(
            (0, 0, mask.width - 1, mask.height - 1), radius * self.fine, fill=255
        )
        self.image.paste(gradient(mask.size, top, bottom), (left, up), mask)

    def finish(self) -> Image.Image:
        """The drawing at its own size."""
        return self.image.reduce(self.fine)


def trace(pen: ImageDraw.ImageDraw, points: Sequence[Point], colour: Rgb | int, width: int) -> None:
    """Draw a line with round joints, as Pillow's `joint="curve"` does in several times the time."""
    pen.line(points, fill=colour, width=width)
    if width > JOINED:
        half = (width - 1) / 2
        for x, y in points[1:-1]:
            pen.ellipse((x - half, y - half, x + half, y + half), fill=colour)


def gradient(size: tuple[int, int], top: Rgb, bottom: Rgb) -> Image.Image:
    """A vertical gradient."""
    column = (1, size[1])
    ramp = Image.linear_gradient("L").resize(column)
    shades = Image.composite(Image.new("RGB", column, bottom), Image.new("RGB", column, top), ramp)
    return shades.resize(size, Image.Resampling.NEAREST)


def add_shadow(
    sprite: Image.Image,
    spread: int,
    colour: Rgb = (20, 10, 4),
    strength: float = 0.55,
    drop: tuple[int, int] = (0, 0),
) -> Image.Image:
    """A sprite on its own soft shadow (or glow, where the colour is light); larger by 2 * spread each way."""
    size = (sprite.width + 4 * spread, sprite.height + 4 * spread)
    alpha = Image.new("L", size, 0)
    alpha.paste(sprite.getchannel("A"), (2 * spread + drop[0], 2 * spread + drop[1]))
    alpha = alpha.filter(ImageFilter.GaussianBlur(spread * 0.75)).point(
        lambda value: min(255, value * strength)
    )
    under = Image.new("RGBA", size, (*colour, 0))
    under.putalpha(alpha)
    over = Image.new("RGBA", size, (0, 0, 0, 0))
    over.paste(sprite, (2 * spread, 2 * spread))
    return Image.alpha_composite(under, over)


def stamp_at(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste a sprite centred on a place."""
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def fade(sprite: Image.Image, share: float) -> Image.Image:
    """The sprite with `share` of its opacity."""
    alpha = sprite.getchannel("A").point(lambda value: round(value * share))
    copy = sprite.copy()
    copy.putalpha(alpha)
    return copy


def grey_out(sprite: Image.Image, paper: Rgb, share: float) -> Image.Image:
    """The sprite drained of colour towards the paper, its outline kept."""
    flat = Image.merge("RGB", [sprite.convert("RGB").convert("L")] * 3)
    pale = Image.blend(flat, Image.new("RGB", sprite.size, paper), share)
    pale.putalpha(sprite.getchannel("A"))
    return pale


def bend(start: Point, end: Point, bow: float, steps: int = 24) -> list[Point]:
    """A bow from start to end; `bow` is its height as a share of the length, to the left where positive."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    control = ((start[0] + end[0]) / 2 + dy * bow, (start[1] + end[1]) / 2 - dx * bow)
    points = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * (1 - t) * t, t * t
        points.append(
            (a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1])
        )
    return points


def arrow_outline(path: Sequence[Point], width: float, head: float) -> list[Point]:
    """The outline of an arrow along a path: a tapering tail and a pointed head of length `head`."""
    tip = path[-1]
    cut = next((index for index in range(len(path) - 1, 0, -1) if math.dist(path[index], tip) >= head), 0)
    left: list[Point] = []
    right: list[Point] = []
    shaft = path[: cut + 1]
    for index, (x, y) in enumerate(shaft):
        ax, ay = path[max(0, index - 1)]
        bx, by = path[min(len(path) - 1, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        half = width * (0.28 + 0.22 * index / max(1, len(shaft) - 1))
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    neck = path[cut]
    length = math.dist(neck, tip) or 1.0
    nx, ny = -(tip[1] - neck[1]) / length, (tip[0] - neck[0]) / length
    wing = width * 1.05
    barbs = [(neck[0] + nx * wing, neck[1] + ny * wing), tip, (neck[0] - nx * wing, neck[1] - ny * wing)]
    return [*left, *barbs, *reversed(right)]


def darken(image: Image.Image, mask: Image.Image, colour: Rgb, strength: float) -> None:
    """Multiply the image by a colour where the mask is, in place."""
    tone = Image.new("RGB", image.size, colour)
    image.paste(ImageChops.multiply(image, tone), (0, 0), mask.point(lambda value: round(value * strength)))


# Emblems: small SVG drawings of ours, in two tones, rendered once as masks.
#
# Of SVG only what the emblems use is read: `path` with absolute M, L, C, Z, and `circle`. Black is the
# emblem's ink, gray its second tone, white takes away what lies beneath.

EMBLEMS = Path(__file__).resolve().parents[3] / "assets" / "emblems"
VIEW = 100.0
"""Emblems are drawn in a square of this side."""
STEPS = 14
"""Straight pieces a curve is made of."""

_TOKEN = re.compile(r"[MLCZ]|-?\d+(?:\.\d+)?")


@dataclass(frozen=True, slots=True)
class Stroke:
    """One drawn line or filled outline. width: 0 where the outline is filled."""

    tone: str
    points: tuple[Point, ...]
    width: float


def _curve(start: Point, one: Point, two: Point, end: Point) -> Iterator[Point]:
    for step in range(1, STEPS + 1):
        t = step / STEPS
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
        yield (
            a * start[0] + b * one[0] + c * two[0] + d * end[0],
            a * start[1] + b * one[1] + c * two[1] + d * end[1],
        )


def outlines(path: str) -> list[tuple[Point, ...]]:
    """The outlines of a path's `d`, curves flattened. Raises ValueError for anything else."""
    words = _TOKEN.findall(path)
    subpaths: list[list[Point]] = []
    command, at = "", 0

    def point() -> Point:
        nonlocal at
        at += 2
        return float(words[at - 2]), float(words[at - 1])

    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
        if command == "M":
            subpaths.append([point()])
            command = "L"
        elif command == "L":
            subpaths[-1].append(point())
        elif command == "C":
            subpaths[-1].extend(_curve(subpaths[-1][-1], point(), point(), point()))
        elif command != "Z":
            raise ValueError(f"not a path of ours: {path}")
    return [tuple(outline) for outline in subpaths]


@lru_cache(maxsize=256)
def strokes(name: str) -> tuple[Stroke, ...]:
    """The drawing of an emblem, by its name such as `confrontation/frodo`, in the order of painting."""
    root = ElementTree.parse(EMBLEMS / f"{name}.svg").getroot()  # noqa: S314 - our own files
    drawn: list[Stroke] = []
    for element in root:
        kind = element.tag.rpartition("}")[2]
        if kind == "use":
            drawn += strokes(_resolve(name, element.attrib["href"]))
            continue
        if kind == "circle":
            x, y, r = (float(element.attrib[key]) for key in ("cx", "cy", "r"))
            k = r * 0.5523
            ring = [(x + r, y)]
            ring += _curve((x + r, y), (x + r, y + k), (x + k, y + r), (x, y + r))
            ring += _curve((x, y + r), (x - k, y + r), (x - r, y + k), (x - r, y))
            ring += _curve((x - r, y), (x - r, y - k), (x - k, y - r), (x, y - r))
            ring += _curve((x, y - r), (x + k, y - r), (x + r, y - k), (x + r, y))
            drawn.append(Stroke(element.attrib["fill"], tuple(ring), 0))
            continue
        line = float(element.attrib.get("stroke-width", "0"))
        tone = element.attrib["stroke" if line else "fill"]
        drawn += [Stroke(tone, outline, line) for outline in outlines(element.attrib["d"])]
    return tuple(drawn)


def _resolve(name: str, href: str) -> str:
    """The drawing another one is made of, e.g. `shared/ring`: several games may show the same thing."""
    return str(
        (EMBLEMS / name).parent.joinpath(href).resolve().relative_to(EMBLEMS.resolve()).with_suffix("")
    )


@keep_painted
def emblem(name: str, size: int) -> tuple[Image.Image, Image.Image]:
    """An emblem as two masks of `size` pixels square: its ink and its second tone."""
    side = size * FINE
    ink, second = Image.new("L", (side, side), 0), Image.new("L", (side, side), 0)
    for stroke in strokes(name):
        for mask, tone in ((ink, "black"), (second, "gray")):
            _draw(ImageDraw.Draw(mask), stroke, side / VIEW, 255 if stroke.tone == tone else 0)
    return ink.reduce(FINE), second.reduce(FINE)


def _draw(pen: ImageDraw.ImageDraw, stroke: Stroke, scale: float, shade: int) -> None:
    points = [(x * scale, y * scale) for x, y in stroke.points]
    if not stroke.width:
        pen.polygon(points, fill=shade)
        return
    thick = stroke.width * scale
    pen.line(points, fill=shade, width=round(thick), joint="curve")
    for x, y in (points[0], points[-1]):
        pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=shade)


def blazon(
    image: Image.Image,
    place: tuple[float, float],
    name: str,
    size: int,
    ink: str | tuple[int, int, int],
    second: str | tuple[int, int, int],
    carries: bool = False,
) -> None:
    """Paint an emblem centred on a place. carries: something is to be written on it."""
    masks = emblem(name, size)
    corner = (round(place[0] - size / 2), round(place[1] - size / 2))
    for colour, mask in zip((ink, second), masks, strict=True):
        image.paste(colour, corner, mask)
    if listens():
        note_sign(image, corner, name, ImageChops.lighter(*masks), carries)
