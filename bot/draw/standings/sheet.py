"""A sheet of parchment with a heading, and marks on it that are not words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.draw.kit.canvas import Canvas, gradient
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, lighter, mix
from bot.draw.kit.type import Across, Face, fit, font, write

WIDE: Final = 900
EDGE: Final = 34
HEAD: Final = 132
MEDALS: Final[tuple[Rgb, ...]] = ((214, 168, 46), (164, 169, 176), (176, 112, 62))
_UNKNOWN: Final = "\ufffe"


class Sheet:
    """A picture being painted: `WIDE` units wide, places in units of scale 1."""

    def __init__(self, high: float, theme: str, scale: float) -> None:
        self.theme: Theme = THEMES[theme]
        self.scale = scale
        self.high = high
        size = (round(WIDE * scale), round(high * scale))
        self.image = gradient(size, lighter(self.theme.panel, 0.15), self.theme.paper)
        self.pen = ImageDraw.Draw(self.image)
        for inset, width in ((10, 3), (17, 1)):
            box = (inset, inset, WIDE - inset, high - inset)
            self.pen.rectangle(self.at(*box), outline=self.theme.rule, width=self.px(width))

    def px(self, value: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(value * self.scale))

    def at(self, *values: float) -> tuple[float, ...]:
        """Places in pixels."""
        return tuple(value * self.scale for value in values)

    def words(
        self,
        place: tuple[float, float],
        text: str,
        face: Face,
        size: float,
        colour: Rgb | None = None,
        across: Across = "left",
        room: float = 9999.0,
    ) -> None:
        """One line, smaller where it would not fit in its room, and cut where it would be too small."""
        text = keep_known(text, face)
        pixels = fit(text, face, self.px(size), room * self.scale, self.px(size * 0.72))
        text = _cut(text, face, pixels, room * self.scale)
        x, y = self.at(*place)
        write(self.image, (x, y), text, face, pixels, colour or self.theme.ink, across)

    def head(self, title: str, about: str) -> None:
        """The heading, and what it is about, with a rule below."""
        middle, room = WIDE / 2, WIDE - 2 * EDGE
        self.words((middle, 58), title, Face.TITLE, 44, across="middle", room=room)
        if about:
            self.words((middle, 100), about, Face.TEXT, 26, self.theme.soft, across="middle", room=room)
        self.pen.line(self.at(EDGE, HEAD - 4, WIDE - EDGE, HEAD - 4), self.theme.rule, self.px(2))

    def badge(self, x: float, y: float, place: str, *, plain: bool = False) -> None:
        """A place on a disc; unless it is plain, the first three are of metal, and with a rim."""
        number = int(place) if place.isdecimal() else 0
        medal = MEDALS[number - 1] if 1 <= number <= len(MEDALS) and not plain else None
        sprite = _disc(
            self.px(44), medal or mix(self.theme.panel, self.theme.edge, 0.25), rimmed=medal is not None
        )
        left, top = self.at(x, y)
        self.image.paste(sprite, (round(left - sprite.width / 2), round(top - sprite.height / 2)), sprite)
        dark = THEMES["parchment"].ink
        ink = dark if medal is not None else self.theme.ink
        self.words((x, y), place, Face.STRONG, 26, ink, across="middle", room=38)


def keep_known(text: str, face: Face) -> str:
    """A name without what the face has no letters for; a mark where nothing is left."""
    known = "".join(each for each in text if _is_known(each, face))
    return " ".join(known.split()) or "…"


@lru_cache(maxsize=4096)
def _is_known(letter: str, face: Face) -> bool:
    if letter == " " or letter.isascii():
        return letter.isprintable()
    drawn = font(face, 16)
    return bytes(drawn.getmask(letter)) != bytes(drawn.getmask(_UNKNOWN))


def _cut(text: str, face: Face, size: int, room: float) -> str:
    drawn = font(face, size)
    if drawn.getlength(text) <= room:
        return text
    while text and drawn.getlength(text + "…") > room:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(maxsize=32)
def _disc(size: int, colour: Rgb, *, rimmed: bool) -> Image.Image:
    canvas = Canvas(size, size)
    canvas.disc(size / 2, size / 2, size / 2, darker(colour, 0.45) if rimmed else darker(colour, 0.15))
    canvas.disc(size / 2, size / 2, size / 2 - max(1.0, size * 0.06), colour)
    return canvas.finish()
