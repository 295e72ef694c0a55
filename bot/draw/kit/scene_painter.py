"""Places sprites and words on a picture; places are in units of scale 1."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.canvas import Point, stamp_at
from bot.draw.kit.palette import THEMES, Rgb, Theme
from bot.draw.kit.type import Across, Face, cut, fit, legible, width, wrap, write, write_block
from bot.text import Language, Translator

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
LEADING = 1.1
"""Of the lines of a paragraph."""


class ScenePainter:
    """A picture being painted in one theme, at one scale and in the language of `says`."""

    def __init__(self, image: Image.Image, theme: str, scale: float, says: Translator) -> None:
        self.image = image
        self.theme: Theme = THEMES[theme]
        self.scale = scale
        self.says = says
        self.language: Language = says.language

    def px(self, value: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(value * self.scale))

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paste a sprite centred on a place."""
        stamp_at(self.image, sprite, x * self.scale, y * self.scale)

    def words(
        self,
        place: Point,
        text: str,
        face: Face,
        size: float,
        colour: Rgb | None = None,
        across: Across = "middle",
        room: float = 9999.0,
        halo: Rgb | None = None,
        halo_width: float = 3.0,
        ground: Image.Image | None = None,
    ) -> float:
        """Write one line, smaller where it would not fit, in ink unless told; return its width.

        ground: the picture as it was before what would cross the letters.
        """
        pixels = fit(text, face, self.px(size), room * self.scale)
        x, y = place[0] * self.scale, place[1] * self.scale
        around = self.px(halo_width) if halo is not None else 0
        ink = colour or self.theme.ink
        write(self.image, (x, y), text, face, pixels, ink, across, halo, around, ground)
        return width(text, face, pixels) / self.scale

    def write_lines(
        self,
        place: Point,
        text: str,
        face: Face,
        size: float,
        room: float,
        colour: Rgb | None = None,
        across: Across = "middle",
        leading: float = 1.08,
    ) -> int:
        """Write a text in lines of one size, `place` being the middle of the first; return how many."""
        broken = wrap(text, face, self.px(size), room * self.scale)
        for index, line in enumerate(broken):
            self.words((place[0], place[1] + index * size * leading), line, face, size, colour, across)
        return len(broken)

    def person(
        self,
        place: Point,
        name: str,
        size: float,
        colour: Rgb | None = None,
        across: Across = "middle",
        room: float = 9999.0,
        least: float = 2 / 3,
    ) -> float:
        """Write somebody's name and return its width: nothing where the letters are none of ours. It is made
        smaller down to a share of its size, then cut."""
        shown = legible(name, Face.TEXT)
        if not shown:
            return 0.0
        least = self.px(size * least)
        pixels = fit(shown, Face.TEXT, self.px(size), room * self.scale, least)
        short = cut(shown, Face.TEXT, pixels, room * self.scale)
        return self.words(place, short, Face.TEXT, pixels / self.scale, colour, across)

    def block(
        self, box: Box, text: str, face: Face, size: float, colour: Rgb, across: Across = "middle"
    ) -> None:
        """Write a paragraph in a box."""
        left, top, right, bottom = (value * self.scale for value in box)
        pixels = self.px(size)
        write_block(self.image, (left, top, right, bottom), text, face, pixels, colour, across, LEADING)
