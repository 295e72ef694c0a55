"""Tokens, dice and cards as every game paints them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.draw.kit.canvas import Canvas, Point, add_shadow, bend
from bot.draw.kit.palette import Rgb, Team, darker, lighter, mix
from bot.draw.kit.type import Face, fit, rise, stamp, write, write_block
from bot.draw.kit.vector import blazon

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


def _disc() -> Outline:
    corners = ((2.0, 62.0), (50.0, 14.0), (98.0, 62.0), (50.0, 110.0), (2.0, 62.0))
    return tuple(point for start, end in pairwise(corners) for point in bend(start, end, 0.207)[:-1])


SHIELD = _shield()
"""A round-topped shield."""
STONE = _stone()
"""A jagged standing stone."""
DISC = _disc()
"""A plain disc."""
CROWNS = {STONE: 0.12}
"""How much of an outline's top is too jagged to paint on, as a share of its width."""
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
    """The face of a piece. emblem: its name under assets/emblems. badge, name: or empty."""

    outline: Outline
    team: Team
    emblem: str
    badge: str = ""
    name: str = ""
    back: bool = False


@lru_cache(maxsize=160)
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
    _blazon(sprite, piece, width)
    if piece.badge:
        _badge(sprite, piece, width)
    if piece.name:
        _name(sprite, piece, width)
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


def _badge(sprite: Image.Image, piece: Piece, width: int) -> None:
    side = round(width * 0.4)
    canvas = Canvas(side, side)
    canvas.disc(side / 2, side / 2, side / 2, lighter(piece.team.second, 0.5))
    canvas.disc(side / 2, side / 2, side / 2 * 0.87, piece.team.badge)
    badge = canvas.finish()
    size = round(side * 0.82)
    line = stamp(piece.badge, Face.TITLE, size)
    pen = (
        round(side / 2 - line.advance / 2) + line.left,
        round(side / 2 + rise(Face.TITLE, size) / 2) + line.top,
    )
    badge.paste(Image.new("RGBA", line.mask.size, (*piece.team.figure, 255)), pen, line.mask)
    place = (round(width / 2 - side / 2), round(width * 1.24) - side)
    sprite.paste(badge, place, badge)


def _name(sprite: Image.Image, piece: Piece, width: int) -> None:
    size = fit(piece.name, Face.STRONG, round(width * 0.185), width * 0.8)
    line = stamp(piece.name, Face.STRONG, size)
    pen = (
        round(width / 2 - line.advance / 2) + line.left,
        round(width * 0.775 + rise(Face.STRONG, size) / 2) + line.top,
    )
    sprite.paste(Image.new("RGBA", line.mask.size, (*_ink(piece), 255)), pen, line.mask)


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


@lru_cache(maxsize=96)
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
            size = round(min(width * 0.68, height * 0.62))
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
