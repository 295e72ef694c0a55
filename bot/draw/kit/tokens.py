"""What lies on a board, as every game paints it: pieces, cards, ribbons, arrows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, add_shadow, arrow_outline, bend, blazon
from bot.draw.kit.marks import as_line, note_text
from bot.draw.kit.palette import THEMES, Rgb, Team, contrast, darker, lighter, mix
from bot.draw.kit.type import Face, fit, rise, stamp, width, write, write_block

# Pieces to stand on a map: outlines that differ in shape, with a rim, a field, an emblem and a badge.

Outline = tuple[Point, ...]


def _shield() -> Outline:
    top = bend((3, 38), (50, 2), 0.4)[:-1] + bend((50, 2), (97, 38), 0.4)
    point = bend((97, 80), (50, 123), 0.3)[:-1] + bend((50, 123), (3, 80), 0.3)
    return (*top, *point)


def _stone() -> Outline:
    return (
        *((4, 38), (9, 9), (21, 22), (29, 3), (41, 15), (50, 0), (59, 15), (71, 3), (79, 22), (91, 9)),
        *((96, 38), (92, 84), (99, 121), (1, 121), (8, 84)),
    )


SHIELD = _shield()
"""A round-topped shield."""
STONE = _stone()
"""A jagged standing stone."""
BOX = (100.0, 124.0)
"""Outlines are drawn in a box of this size."""


def scale_outline(outline: Sequence[Point], width: float, inset: float = 0.0) -> list[Point]:
    """An outline at a width in pixels, drawn in by `inset` of its box towards the middle."""
    k = width / BOX[0]
    keep = 1 - 2 * inset / BOX[0]
    middle = (BOX[0] / 2, BOX[1] * 0.52)
    return [
        ((middle[0] + (x - middle[0]) * keep) * k, (middle[1] + (y - middle[1]) * keep) * k)
        for x, y in outline
    ]


@dataclass(frozen=True, slots=True)
class Piece:
    """The face of a piece. emblem: its name under assets/emblems. badge, name: or empty.

    large: with all of it so large, and a name so short, that a phone can show it.
    """

    outline: Outline
    team: Team
    emblem: str
    badge: str = ""
    name: str = ""
    back: bool = False
    large: bool = False


@keep_painted
def token(piece: Piece, width: int, lit: Rgb | None = None) -> Image.Image:
    """The sprite of a piece `width` pixels wide, on its shadow; `lit` gives it a glowing rim."""
    height = round(width * BOX[1] / BOX[0])
    canvas = Canvas(width, height)
    team = piece.team
    rim = lit or team.rim
    canvas.shade(scale_outline(piece.outline, width), lighter(rim, 0.28), darker(rim, 0.25))
    canvas.fill(scale_outline(piece.outline, width, 4.5), mix(team.second, lighter(rim, 0.5), 0.35))
    ground = mix(team.field, team.rim, 0.86) if piece.back and _is_pale(team) else team.field
    canvas.shade(scale_outline(piece.outline, width, 7), lighter(ground, 0.14), darker(ground, 0.14))
    sprite = canvas.finish()
    if piece.large:
        _draw_large(sprite, piece, width)
    else:
        _blazon(sprite, piece, width)
        if piece.badge:
            _badge(sprite, piece, round(width * 0.4), 0.82, (width / 2, round(width * 1.24) - width * 0.2))
        if piece.name:
            size = fit(piece.name, Face.STRONG, round(width * 0.185), width * 0.8)
            _name(sprite, piece, size, (width / 2, width * 0.775))
    shadow = max(2, round(width * 0.05))
    if lit is not None:
        return add_shadow(sprite, shadow, lit, 1.6)
    return add_shadow(sprite, shadow, drop=(0, max(1, shadow // 2)))


def _blazon(sprite: Image.Image, piece: Piece, width: int) -> None:
    team = piece.team
    if piece.back:
        place = (width / 2, width * (0.42 if piece.name else 0.64))
        size = round(width * (0.46 if piece.name else 0.66))
        blazon(sprite, place, piece.emblem, size, _ink(piece), team.second)
        return
    size = round(width * (0.58 if piece.name else 0.66))
    place = (width / 2, width * (0.42 if piece.name else 0.48))
    blazon(sprite, place, piece.emblem, size, team.ink, team.second)


def _ink(piece: Piece) -> Rgb:
    """Return the colour that stands out against the field of a piece, or against its back."""
    if piece.back and _is_pale(piece.team):
        return lighter(piece.team.second, 0.55)
    return piece.team.ink


def _is_pale(team: Team) -> bool:
    return sum(team.field) > 380


def _draw_large(sprite: Image.Image, piece: Piece, width: int) -> None:
    """The emblem with the badge beside it and the name below; without a name the badge is below."""
    share, x, y = (0.52, 0.35, 0.33) if piece.name else (0.74, 0.5, 0.39) if piece.badge else (0.8, 0.5, 0.6)
    place = (width * x, width * y)
    blazon(sprite, place, piece.emblem, round(width * share), _ink(piece), piece.team.second)
    if piece.badge and piece.name:
        _badge(sprite, piece, round(width * 0.44), 0.92, (width * 0.77, width * 0.26))
    elif piece.badge:
        side = round(width * 0.56)
        _badge(sprite, piece, side, 0.98, (width / 2, round(width * 1.24) - side / 2))
    if piece.name:
        _name(sprite, piece, round(width * 0.39), (width / 2, width * 0.76))


def _badge(sprite: Image.Image, piece: Piece, side: int, share: float, middle: tuple[float, float]) -> None:
    canvas = Canvas(side, side)
    canvas.disc(side / 2, side / 2, side / 2, lighter(piece.team.second, 0.5))
    canvas.disc(side / 2, side / 2, side / 2 * 0.87, piece.team.badge)
    badge = canvas.finish()
    size = round(side * share)
    line = stamp(piece.badge, Face.TITLE, size)
    pen = (
        round(side / 2 - line.advance / 2) + line.left,
        round(side / 2 + rise(Face.TITLE, size) / 2) + line.top,
    )
    badge.paste(Image.new("RGBA", line.mask.size, (*piece.team.figure, 255)), pen, line.mask)
    note_text(badge, pen, piece.badge, size, line.mask)
    place = (round(middle[0] - side / 2), round(middle[1] - side / 2))
    sprite.paste(badge, place, badge)


def _name(sprite: Image.Image, piece: Piece, size: int, middle: tuple[float, float]) -> None:
    line = stamp(piece.name, Face.STRONG, size)
    pen = (
        round(middle[0] - line.advance / 2) + line.left,
        round(middle[1] + rise(Face.STRONG, size) / 2) + line.top,
    )
    sprite.paste(Image.new("RGBA", line.mask.size, (*_ink(piece), 255)), pen, line.mask)
    note_text(sprite, pen, piece.name, size, line.mask)


# Cards: a number or an emblem with a title, small enough for a board and large enough for a hand.


@dataclass(frozen=True, slots=True)
class Card:
    """The face of a card. number: large, or empty for a card with an emblem; back: nothing but its back."""

    team: Team
    number: str = ""
    emblem: str = ""
    title: str = ""
    text: str = ""
    back: bool = False


def _is_dark(team: Team) -> bool:
    return sum(team.field) < 300


@keep_painted
def card(face: Card, width: int, height: int, lit: Rgb | None = None) -> Image.Image:
    """The sprite of a card on its shadow; `lit` gives it a glowing rim."""
    team = face.team
    canvas = Canvas(width, height)
    radius = max(3.0, min(width, height) * 0.09)
    border = max(1.5, min(width, height) * 0.035)
    canvas.slab((0, 0, width, height), radius, lit or darker(team.rim, 0.1))
    canvas.slab((border, border, width - border, height - border), radius - border / 2, team.second)
    edge = border * 1.7
    ground = team.rim if face.back else team.field
    box = (edge, edge, width - edge, height - edge)
    canvas.slab_shade(box, radius - border, lighter(ground, 0.12), darker(ground, 0.12))
    sprite = canvas.finish()
    (_back if face.back else _front)(sprite, face, width, height)
    spread = max(1, round(min(width, height) * 0.035))
    if lit is not None:
        return add_shadow(sprite, spread, lit, 1.6)
    return add_shadow(sprite, spread, drop=(0, spread // 2 + 1))


def _back(sprite: Image.Image, face: Card, width: int, height: int) -> None:
    team = face.team
    pale = mix(team.rim, team.field if not _is_dark(team) else team.ink, 0.85)
    size = round(min(width, height) * 0.66)
    blazon(sprite, (width / 2, height / 2), face.emblem, size, pale, team.second)


def _front(sprite: Image.Image, face: Card, width: int, height: int) -> None:
    team = face.team
    if not face.title:
        if face.number:
            size = round(min(width * 0.86, height * 0.66))
            write(sprite, (width / 2, height * 0.5), face.number, Face.TITLE, size, team.ink)
        else:
            size = round(min(width * 0.86, height * 0.78))
            blazon(sprite, (width / 2, height * 0.5), face.emblem, size, team.ink, team.second)
        return
    room = width * 0.84
    if face.number:
        size = round(min(width * 0.8, height * 0.62))
        write(sprite, (width / 2, height * 0.43), face.number, Face.TITLE, size, team.ink)
        small = fit(face.title, Face.NAME, round(height * 0.16), room)
        write(sprite, (width / 2, height * 0.83), face.title, Face.NAME, small, team.ink)
        return
    size = round(min(width * 0.5, height * 0.3))
    blazon(sprite, (width / 2, height * 0.2), face.emblem, size, team.ink, team.second)
    title = (width * 0.08, height * 0.37, width * 0.92, height * 0.54)
    write_block(sprite, title, face.title, Face.TITLE, round(height * 0.105), team.ink, leading=0.98)
    box = (width * 0.08, height * 0.55, width * 0.92, height * 0.94)
    write_block(sprite, box, face.text, Face.TEXT, round(height * 0.1), team.ink)


# A short word on a ribbon.

PALE: Final[Rgb] = (255, 250, 235)


@keep_painted
def ribbon(text: str, size: int, colour: Rgb, ruled: bool = False) -> Image.Image:
    """A word on a ribbon with notched ends, ruled along its edges; `size` is the lettering's in pixels."""
    room = round(width(text, Face.STRONG, size) + size * 1.45)
    height = round(size * 1.5)
    canvas = Canvas(room, height)
    notch = size * 0.42
    whole = [(0, 0), (room, 0), (room - notch, height / 2), (room, height), (0, height), (notch, height / 2)]
    canvas.shade(whole, lighter(colour, 0.22), darker(colour, 0.12))
    if ruled:
        for y in (height * 0.09, height * 0.91):
            line = [(notch * 1.2, y), (room - notch * 1.2, y)]
            canvas.line(line, darker(colour, 0.4), max(1.0, size * 0.05))
    sprite = canvas.finish()
    ink = max((darker(colour, 0.85), PALE), key=lambda shade: contrast(shade, colour))
    write(sprite, (room / 2, height / 2), text, Face.STRONG, size, ink)
    return add_shadow(sprite, max(1, size // 8), drop=(0, 1))


# The arrow of a movement: laid on the map, under what is written and what stands there.

BLUE: Final[Rgb] = (38, 92, 168)
RED: Final[Rgb] = (176, 34, 26)
NEAR: Final = 400
"""Up to this length an arrow is drawn slender and straight."""


@keep_painted
def arrow(dx: int, dy: int, colour: Rgb, scale: float, whole: bool = False) -> Image.Image:
    """A movement by so much, from one place's middle to another's, centred between them.

    whole: from end to end, rather than clear of what stands there.
    """
    length = (dx * dx + dy * dy) ** 0.5
    near = length < NEAR
    pad = 70
    wide, high = abs(dx) + 2 * pad, abs(dy) + 2 * pad
    start = (pad if dx >= 0 else wide - pad, pad if dy >= 0 else high - pad)
    end = (start[0] + dx, start[1] + dy)
    path = bend(start, end, 0.06 if near else 0.16, 60)
    cut = path if whole else path[14:35] if near else path[7:57]
    shaft, head = (22, 34) if near else (30, 40)
    canvas = Canvas(wide * scale, high * scale, 3 if near else 2)
    outline = arrow_outline([(x * scale, y * scale) for x, y in cut], shaft * scale, head * scale)
    canvas.line([*outline, outline[0], outline[1]], PALE, 7 * scale)
    canvas.fill(outline, colour)
    return as_line(add_shadow(_trim(canvas.finish()), max(1, round(4 * scale))), "arrow")


def _trim(sprite: Image.Image) -> Image.Image:
    """The sprite without its empty margins, cut alike on opposite sides so that its middle stays."""
    left, top, right, bottom = sprite.getbbox() or (0, 0, *sprite.size)
    across, down = min(left, sprite.width - right), min(top, sprite.height - bottom)
    return sprite.crop((across, down, sprite.width - across, sprite.height - down))


# A ring around what somebody is to look at, laid above everything else.

ON_A_PHONE: Final = 290
"""Pixels a picture is wide on a phone, where a ring must be seen at once."""
RING, EDGE, GAP = 3.2, 1.6, 0.8
"""Of its colour and of what sets it off on either side, and between it and what it is around, as a phone
shows it."""
ROUND: Final = 12
"""Radius of its corners, as a phone shows it."""
FINE_RING: Final = 2


def ring(picture: Image.Image, box: tuple[float, float, float, float], theme: str) -> None:
    """Draw a ring around a box of a picture, in pixels, in place."""
    unit, look = picture.width / ON_A_PHONE, THEMES[theme]
    whole = RING + 2 * EDGE
    room = (GAP + whole) * unit
    left, top = max(0, round(box[0] - room)), max(0, round(box[1] - room))
    right, bottom = min(picture.width, round(box[2] + room)), min(picture.height, round(box[3] + room))
    if min(right - left, bottom - top) < 2 * whole * unit:
        return
    size = (right - left, bottom - top)
    for inset, thick, colour in ((0.0, whole, look.halo), (EDGE, RING, look.alarm)):
        picture.paste(colour, (left, top), _band(size, inset * unit, thick * unit, ROUND * unit))


def _band(size: tuple[int, int], inset: float, thick: float, rounded: float) -> Image.Image:
    """A mask of a band along the edge of a box with round corners, of such a radius at most."""
    wide, high = (side * FINE_RING for side in size)
    mask = Image.new("L", (wide, high), 0)
    far, radius = inset * FINE_RING, min(min(wide, high) * 0.3, rounded * FINE_RING)
    outline = (far, far, wide - 1 - far, high - 1 - far)
    ImageDraw.Draw(mask).rounded_rectangle(outline, radius - far, outline=255, width=round(thick * FINE_RING))
    return mask.reduce(FINE_RING)
