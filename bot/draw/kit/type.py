"""Lettering: two families, masks made once, wrapping and fitting.

Setting text starves other threads, so a mask is made the first time a text is shown and pasted ever after.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.marks import listens, note_text

FONTS = Path(__file__).resolve().parents[3] / "assets" / "fonts"

_TIED = "\u00a0"
_LONE = re.compile(r"(?:(?<=^[A-Za-z])|(?<=[ (][A-Za-z])) ")

CLEAR = 0.2
"""Of the size of letters: so much around them stays as it was before what crosses them."""

Colour = str | tuple[int, int, int]
Across = Literal["left", "middle", "right"]


class Face(Enum):
    """The faces in use: Vollkorn for names and titles, Lato where it must be read small."""

    TITLE = "vollkorn/Vollkorn-Black.ttf"
    NAME = "vollkorn/Vollkorn-Bold.ttf"
    TEXT = "lato/Lato-Bold.ttf"
    STRONG = "lato/Lato-Heavy.ttf"


@lru_cache(maxsize=12)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels. Few are kept open, for one picture: each holds a third of a megabyte."""
    return ImageFont.truetype(FONTS / face.value, size)


def features(face: Face) -> list[str]:
    """Lining figures where old-style ones are the default."""
    return ["lnum"] if face.value.startswith("vollkorn") else []


@dataclass(frozen=True, slots=True)
class Stamp:
    """A text as a mask. left, top: from the pen's place on the baseline to the mask; advance: its width."""

    mask: Image.Image
    left: int
    top: int
    advance: int


@keep_painted
def stamp(text: str, face: Face, size: int, stroke: int = 0) -> Stamp:
    """The mask of one line of text, made once."""
    drawn = font(face, size)
    left, top, right, bottom = drawn.getbbox(text, features=features(face), anchor="ls", stroke_width=stroke)
    box = (max(1, math.ceil(right - left)), max(1, math.ceil(bottom - top)))
    mask = Image.new("L", box, 0)
    ImageDraw.Draw(mask).text(
        (-left, -top), text, 255, drawn, anchor="ls", features=features(face), stroke_width=stroke
    )
    return Stamp(mask, math.floor(left), math.floor(top), round(width(text, face, size)))


@keep_painted
def _surround(text: str, face: Face, size: int, spread: int) -> Image.Image:
    """The mask of a line of text with what is around it, larger than the text's by twice the spread each
    way."""
    ink = stamp(text, face, size).mask
    mask = Image.new("L", (ink.width + 4 * spread, ink.height + 4 * spread), 0)
    mask.paste(ink, (2 * spread, 2 * spread))
    return mask.filter(ImageFilter.GaussianBlur(spread * 0.7)).point(lambda value: min(255, value * 16))


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> float:
    """Measure how far a line of text runs, in pixels."""
    return font(face, size).getlength(text, features=features(face))


@lru_cache(maxsize=256)
def rise(face: Face, size: int) -> int:
    """Height of capital letters, for centring a line on its capitals."""
    box = font(face, size).getbbox("H", anchor="ls")
    return round(-box[1])


_NO_GLYPH = "\U0010ffff"
"""Stands for every character a face lacks: no face has a picture of this one."""
_LOOKED_AT = 24


@lru_cache(maxsize=2048)
def has_glyph(char: str, face: Face) -> bool:
    """Check whether a face can show a character."""
    drawn = font(face, _LOOKED_AT)
    return char.isspace() or bytes(drawn.getmask(char)) != bytes(drawn.getmask(_NO_GLYPH))


def legible(text: str, face: Face) -> str:
    """Return what a face can show of a text, without ornaments; empty where it lacks a letter or a figure."""
    kept = "".join(char for char in text if has_glyph(char, face))
    lost = any(char.isalnum() and not has_glyph(char, face) for char in text)
    return "" if lost or not any(map(str.isalnum, kept)) else " ".join(kept.split())


@lru_cache(maxsize=512)
def cut(text: str, face: Face, size: int, room: float) -> str:
    """The beginning of a line that fits in `room` pixels, with an ellipsis where that is not all."""
    if width(text, face, size) <= room:
        return text
    while text and width(f"{text}…", face, size) > room:
        text = text[:-1].rstrip()
    return f"{text}…" if text else ""


def write(
    image: Image.Image,
    place: tuple[float, float],
    text: str,
    face: Face,
    size: int,
    colour: Colour,
    across: Across = "middle",
    halo: Colour | None = None,
    halo_width: int = 0,
    ground: Image.Image | None = None,
) -> None:
    """Paste one line; `place` is on the line through the middle of its capital letters.

    ground: the picture without arrows and frames, which end where they would cross the letters.
    """
    if not text:
        return
    line = stamp(text, face, size)
    pen = round(place[0] - {"left": 0.0, "middle": 0.5, "right": 1.0}[across] * line.advance)
    base = round(place[1] + rise(face, size) / 2)
    if ground is not None:
        spread = halo_width + round(CLEAR * size)
        mask = _surround(text, face, size, spread)
        left, top = pen + line.left - 2 * spread, base + line.top - 2 * spread
        behind = ground.crop((left, top, left + mask.width, top + mask.height))
        image.paste(behind, (left, top), mask)
    if halo is not None and halo_width:
        under = stamp(text, face, size, halo_width)
        image.paste(halo, (pen + under.left, base + under.top), under.mask)
    corner = (pen + line.left, base + line.top)
    image.paste(colour, corner, line.mask)
    note_text(image, corner, text, size, line.mask)


@lru_cache(maxsize=2048)
def fit(text: str, face: Face, size: int, room: float, least: int = 8) -> int:
    """The largest size, at most `size`, at which a line fits in `room` pixels."""
    while size > least and width(text, face, size) > room:
        size -= 1
    return size


@lru_cache(maxsize=2048)
def wrap(text: str, face: Face, size: int, room: float) -> tuple[str, ...]:
    """A paragraph broken into lines of at most `room` pixels; a longer word stands alone.

    A word of one letter, such as the Polish `w`, does not end a line.
    """
    lines: list[str] = []
    for word in _LONE.sub(_TIED, " ".join(text.split())).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(line.replace(_TIED, " ") for line in lines)


@lru_cache(maxsize=1024)
def fit_block(text: str, face: Face, size: int, room: tuple[float, float], leading: float) -> int:
    """The largest size, at most `size`, at which the wrapped text fits in a box of `room` pixels."""
    while size > 8:
        lines = wrap(text, face, size, room[0])
        widest = max((width(line, face, size) for line in lines), default=0)
        if widest <= room[0] and len(lines) * size * leading <= room[1]:
            break
        size -= 1
    return size


def write_block(
    image: Image.Image,
    box: tuple[float, float, float, float],
    text: str,
    face: Face,
    size: int,
    colour: Colour,
    across: Across = "middle",
    leading: float = 1.22,
) -> None:
    """Wraps, fits and centres a text in a box (left, top, right, bottom)."""
    left, top, right, bottom = box
    size = fit_block(text, face, size, (right - left, bottom - top), leading)
    lines = wrap(text, face, size, right - left)
    x = {"left": left, "middle": (left + right) / 2, "right": right}[across]
    y = (top + bottom) / 2 - (len(lines) - 1) * size * leading / 2
    for line in lines:
        write(image, (x, y), line, face, size, colour, across)
        y += size * leading


def write_lines(
    image: Image.Image,
    place: tuple[float, float],
    lines: Sequence[str],
    face: Face,
    size: int,
    colour: Colour,
    leading: float = 1.22,
) -> None:
    """Set the lines of a longer text from the left; `place` as in `write`, of the first one.

    They are set each time: masks of whole sentences are too large to be kept.
    """
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        base = place[1] + rise(face, size) / 2 + number * size * leading
        pen.text((place[0], base), line, colour, font(face, size), anchor="ls", features=features(face))
        if listens():
            mask = stamp(line, face, size)
            corner = (round(place[0]) + mask.left, round(base) + mask.top)
            note_text(image, corner, line, size, mask.mask)
