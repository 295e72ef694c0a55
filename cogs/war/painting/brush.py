"""Placing sprites and words on a picture, in units of a 1400 pixel wide drawing; the two sides' looks."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.type import Face, wrap
from bot.draw.kit.vector import blazon
from bot.engine import Seat
from bot.text import Language
from cogs.war.model.components import SIDES
from cogs.war.painting.scene import translator

PALE: Rgb = rgb("#fbf5e2")
NAVY: Rgb = rgb("#16305c")
BLUE: Rgb = rgb("#2d5ea8")
BLOOD: Rgb = rgb("#7c1a14")
SOOT: Rgb = rgb("#241316")
EMBER: Rgb = rgb("#f2b98a")
BRASS: Rgb = rgb("#d9a02c")


class SidePainter(ScenePainter):
    """A picture with emblems, and the colours of both sides."""

    def __init__(self, image: Image.Image, theme: str, scale: float, language: Language) -> None:
        super().__init__(image, theme, scale, translator(language))

    def lean(self, side: Seat) -> Rgb:
        """The colour in which a side is written."""
        rim = colours(side)[0]
        if not self.theme.is_night:
            return rim
        return lighter(rim, 0.5) if side == SIDES[0] else self.theme.alarm

    def lines(self, text: str, face: Face, size: float, room: float) -> tuple[str, ...]:
        """A text broken into lines of at most `room`."""
        return wrap(text, face, self.px(size), room * self.scale)

    def emblem(self, name: str, x: float, y: float, size: float, ink: Rgb, second: Rgb) -> None:
        """Paints one of our emblems."""
        blazon(self.image, (x * self.scale, y * self.scale), f"war/{name}", self.px(size), ink, second)


def colours(side: Seat) -> tuple[Rgb, Rgb, Rgb, Rgb]:
    """Rim, field, ink and second tone of one side."""
    return (BLUE, PALE, NAVY, BRASS) if side == SIDES[0] else (BLOOD, SOOT, EMBER, rgb("#e0552b"))


@lru_cache(maxsize=256)
def medal(name: str, side: Seat, size: int, lit: bool = False) -> Image.Image:
    """A round medal with an emblem: pale for the Free Peoples, dark and edged for the Shadow."""
    rim, field, ink, second = colours(side)
    canvas = Canvas(size, size)
    middle, radius = size / 2, size / 2
    canvas.disc(middle, middle, radius, BRASS if lit else darker(rim, 0.15))
    canvas.disc(middle, middle, radius * 0.88, lighter(rim, 0.35) if not lit else lighter(BRASS, 0.4))
    canvas.disc(middle, middle, radius * 0.82, field)
    sprite = canvas.finish()
    blazon(sprite, (middle, middle), f"war/{name}", round(size * 0.64), ink, second)
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))


@lru_cache(maxsize=128)
def die(face: str, side: Seat, size: int) -> Image.Image:
    """An Action die showing a face."""
    rim, field, ink, _ = colours(side)
    canvas = Canvas(size, size)
    body = mix(field, rim, 0.1) if side == SIDES[0] else mix(rim, (0, 0, 0), 0.15)
    symbol, tint = (ink, rgb("#b7791b")) if side == SIDES[0] else (rgb("#ffe6c8"), rgb("#f0a052"))
    if face == "eye":
        symbol, tint = rgb("#ffd38a"), rgb("#ff8a3c")
    canvas.slab((0, 0, size, size), size * 0.2, darker(rim, 0.35))
    edge = size * 0.05
    canvas.slab_shade(
        (edge, edge, size - edge, size - edge), size * 0.17, lighter(body, 0.16), darker(body, 0.1)
    )
    sprite = canvas.finish()
    if face == "muster_army":
        blazon(sprite, (size * 0.33, size * 0.34), "war/muster", round(size * 0.46), symbol, tint)
        blazon(sprite, (size * 0.69, size * 0.66), "war/army", round(size * 0.46), symbol, tint)
        slash = Canvas(size, size)
        slash.line([(size * 0.22, size * 0.82), (size * 0.82, size * 0.2)], symbol, size * 0.035)
        sprite.alpha_composite(slash.finish())
    else:
        blazon(sprite, (size / 2, size / 2), f"war/{face}", round(size * 0.72), symbol, tint)
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))


@lru_cache(maxsize=64)
def pips(value: int, side: Seat, size: int, hit: bool) -> Image.Image:
    """A die of six with its pips; a hit has a golden rim."""
    rim, field, ink, _ = colours(side)
    canvas = Canvas(size, size)
    canvas.slab((0, 0, size, size), size * 0.2, BRASS if hit else darker(rim, 0.35))
    edge = size * (0.1 if hit else 0.05)
    canvas.slab_shade(
        (edge, edge, size - edge, size - edge), size * 0.15, lighter(field, 0.12), darker(field, 0.06)
    )
    low, mid, high = size * 0.28, size * 0.5, size * 0.72
    places = {
        1: [(mid, mid)],
        2: [(low, low), (high, high)],
        3: [(low, low), (mid, mid), (high, high)],
        4: [(low, low), (low, high), (high, low), (high, high)],
        5: [(low, low), (low, high), (high, low), (high, high), (mid, mid)],
        6: [(low, low), (low, mid), (low, high), (high, low), (high, mid), (high, high)],
    }[min(6, max(1, value))]
    for x, y in places:
        canvas.disc(x, y, size * 0.09, ink if hit else mix(ink, field, 0.35))
    return add_shadow(canvas.finish(), max(1, round(size * 0.06)), drop=(0, 1))


@lru_cache(maxsize=4)
def panel(theme_name: str, wide: int, high: int) -> Image.Image:
    """A sheet of parchment with a ruled border, on its shadow."""
    theme = THEMES[theme_name]
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 12, theme.rule)
    canvas.slab((2, 2, wide - 2, high - 2), 10.5, theme.panel)
    canvas.slab((6, 6, wide - 6, high - 6), 7.5, mix(theme.rule, theme.panel, 0.5))
    canvas.slab((7, 7, wide - 7, high - 7), 7, mix(theme.panel, theme.paper, 0.45))
    return add_shadow(canvas.finish(), 4, drop=(0, 2))
