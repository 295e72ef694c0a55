"""Cards: a number or an emblem with a title, small enough for a board and large enough for a hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import Rgb, Team, darker, lighter, mix
from bot.draw.kit.type import Face, fit, write, write_block
from bot.draw.kit.vector import blazon


@dataclass(frozen=True, slots=True)
class Card:
    """What a card shows. number: large, or empty for a card with an emblem; back: nothing but its back."""

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
