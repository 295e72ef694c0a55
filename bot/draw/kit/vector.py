"""Emblems: small SVG drawings of ours, in two tones, rendered once as masks.

Of SVG only what the emblems use is read: `path` with absolute M, L, C, Z, and `circle`. Black is the emblem's
ink, gray its second tone, white takes away what lies beneath.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image, ImageDraw

EMBLEMS = Path(__file__).resolve().parents[3] / "assets" / "emblems"
VIEW = 100.0
"""Emblems are drawn in a square of this side."""
FINE = 4
"""Emblems are rendered this much larger and reduced."""
STEPS = 14
"""Straight pieces a curve is made of."""

Point = tuple[float, float]
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
    found: list[list[Point]] = []
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
            found.append([point()])
            command = "L"
        elif command == "L":
            found[-1].append(point())
        elif command == "C":
            found[-1].extend(_curve(found[-1][-1], point(), point(), point()))
        elif command != "Z":
            raise ValueError(f"not a path of ours: {path}")
    return [tuple(outline) for outline in found]


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


@lru_cache(maxsize=32)
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
) -> None:
    """Paint an emblem centred on a place."""
    masks = emblem(name, size)
    corner = (round(place[0] - size / 2), round(place[1] - size / 2))
    for colour, mask in zip((ink, second), masks, strict=True):
        image.paste(colour, corner, mask)
