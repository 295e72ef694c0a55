"""Places sprites and words on a picture; places are in units of scale 1."""

from __future__ import annotations

from PIL import Image

from bot.draw.canvas import stamp_at
from bot.draw.palette import THEMES, Rgb, Theme
from bot.draw.type import Across, Face, fit, width, write
from bot.text import Language, Translator
from cogs.journey.painting.layout import Point
from cogs.journey.painting.scene import translator


class Painter:
    """A picture being painted in one language, theme and scale."""

    def __init__(self, image: Image.Image, language: Language, theme: str, scale: float) -> None:
        self.image = image
        self.scale = scale
        self.theme_name = theme
        self.theme: Theme = THEMES[theme]
        self.says: Translator = translator(language)

    def px(self, value: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(value * self.scale))

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Pastes a sprite centred on a place."""
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
    ) -> float:
        """Writes one line, smaller where it would not fit, and gives its width."""
        pixels = fit(text, face, self.px(size), room * self.scale)
        x, y = place[0] * self.scale, place[1] * self.scale
        write(self.image, (x, y), text, face, pixels, colour or self.theme.ink, across)
        return width(text, face, pixels) / self.scale
