"""Placing sprites and words on a picture, in units of a 1400 pixel wide drawing."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.decor import PALE
from bot.draw.kit.palette import THEMES, Rgb, Team, Theme, darker, lighter, mix
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.tokens import SHIELD, STONE, Piece, scale_outline, token
from bot.draw.kit.type import Face, fit, write
from bot.draw.kit.vector import blazon
from bot.engine import Seat
from cogs.duel.painting.icons import bare
from cogs.duel.painting.signs import sign
from cogs.duel.state import FELLOWSHIP


class SignPainter(ScenePainter):
    """A picture with signs of the game on it."""

    def sign(self, code: str, x: float, y: float, high: float) -> float:
        """Paste a sign with its left edge at x, and return its width."""
        sprite = sign(code, self.px(high))
        wide = sprite.width / self.scale
        self.put(sprite, x + wide / 2, y)
        return wide


def team(side: Seat, theme: Theme) -> Team:
    """The colours of a side."""
    return theme.light if side == FELLOWSHIP else theme.dark


def units(side: Seat, theme: Theme, px: int, count: str = "", lit: Rgb | None = None) -> Image.Image:
    """The units of a side in one place, with their number."""
    outline = SHIELD if side == FELLOWSHIP else STONE
    return token(Piece(outline, team(side, theme), f"duel/{side}", count), px, lit)


@lru_cache(maxsize=64)
def host(side: Seat, theme: str, px: int, count: int) -> Image.Image:
    """The units of a side in a region: its shape, and their number large on its emblem."""
    colours = team(side, THEMES[theme])
    outline = SHIELD if side == FELLOWSHIP else STONE
    high = round(px * 1.24)
    canvas = Canvas(px, high)
    canvas.shade(scale_outline(outline, px), lighter(colours.rim, 0.28), darker(colours.rim, 0.25))
    canvas.fill(scale_outline(outline, px, 4.5), lighter(colours.second, 0.25))
    canvas.shade(scale_outline(outline, px, 8), lighter(colours.field, 0.14), darker(colours.field, 0.14))
    sprite = canvas.finish()
    place = (px / 2, high * 0.56)
    pale = mix(colours.field, colours.second, 0.3)
    blazon(sprite, place, f"duel/{side}", round(px * 0.8), pale, pale)
    size = fit(str(count), Face.TITLE, round(px * 0.74), px * 0.8)
    spread = max(1, px // 16)
    write(sprite, place, str(count), Face.TITLE, size, colours.ink, "middle", colours.field, spread)
    return add_shadow(sprite, max(1, px // 20), drop=(0, 1))


@lru_cache(maxsize=16)
def tower(side: Seat, theme: str, px: int) -> Image.Image:
    """A fortress of a side: walls with a pennant, or spikes with an eye."""
    colours = team(side, THEMES[theme])
    if side == FELLOWSHIP:
        sprite = bare("tower_fellowship", px, colours.rim, colours.second, PALE)
    else:
        sprite = bare("tower_sauron", px, colours.field, colours.second, (250, 214, 170))
    return add_shadow(sprite, max(1, px // 24), drop=(0, 1))


@lru_cache(maxsize=24)
def medal(name: str, side: Seat, theme: str, px: int) -> Image.Image:
    """A round figure: the bearers, or the Nine."""
    colours = team(side, THEMES[theme])
    canvas = Canvas(px, px)
    r = px / 2
    canvas.disc(r, r, r, darker(colours.rim, 0.4))
    canvas.disc(r, r, r * 0.94, lighter(colours.second, 0.25))
    canvas.disc(r, r, r * 0.84, colours.rim)
    canvas.disc(r, r, r * 0.80, colours.field)
    sprite = canvas.finish()
    emblem = bare(name, round(px * 0.72), colours.ink, colours.second)
    sprite.alpha_composite(emblem, (round((px - emblem.width) / 2), round((px - emblem.height) / 2)))
    return add_shadow(sprite, max(1, px // 20), drop=(0, 1))


@lru_cache(maxsize=24)
def plate(wide: int, high: int, theme: str, edge: Rgb, unit: float) -> Image.Image:
    """A panel to lay things on, of this size in pixels; `unit` is the scale of its ornament."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    r = 14 * unit
    insets: tuple[tuple[float, Rgb], ...] = (
        (0, darker(edge, 0.3)),
        (2.5, lighter(edge, 0.25)),
        (5.5, colours.panel),
        (9, mix(edge, colours.panel, 0.45)),
        (10.4, colours.panel),
    )
    for inset, colour in insets:
        i = inset * unit
        canvas.slab((i, i, wide - i, high - i), max(2.0, r - i), colour)
    return add_shadow(canvas.finish(), max(1, round(5 * unit)), drop=(0, round(2 * unit)))
