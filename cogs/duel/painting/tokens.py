"""Alliance tokens: the sign of the race above, what the token does below it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import Rgb, darker, lighter, rgb
from cogs.duel.components import TOKENS
from cogs.duel.painting.card_signs import TOKEN_SIGNS
from cogs.duel.painting.colours import CREAM
from cogs.duel.painting.signs import largest, row, sign

WOOD, STONE = rgb("#9a6a32"), rgb("#7c7f84")


def _rim(token: str) -> Rgb:
    return WOOD if TOKENS[token].timing == "persistent" else STONE


def token_width(token: str) -> float:
    """How wide a token is, as a share of its height."""
    return 1.0 + 0.46 * len(TOKEN_SIGNS[token])


@lru_cache(maxsize=80)
def plaque(token: str, wide: int, high: int) -> Image.Image:
    """A token of this size; those that stay in force have a wooden rim, the others one of stone."""
    colour = _rim(token)
    canvas = Canvas(wide, high)
    radius = high * 0.24
    edge = max(1.5, high * 0.05)
    canvas.slab((0, 0, wide, high), radius, darker(colour, 0.5))
    canvas.slab_shade((edge, edge, wide - edge, high - edge), radius, lighter(colour, 0.35), colour)
    canvas.slab(
        (edge * 2.2, edge * 2.2, wide - edge * 2.2, high - edge * 2.2), radius * 0.7, darker(colour, 0.4)
    )
    inner = (edge * 2.8, edge * 2.8, wide - edge * 2.8, high - edge * 2.8)
    canvas.slab(inner, radius * 0.62, rgb("#e9d8ae"))
    sprite = canvas.finish()
    race = sign(f"race:{TOKENS[token].race}", round(high * 0.5))
    sprite.alpha_composite(race, (round(high * 0.06), round(high * 0.25)))
    codes = TOKEN_SIGNS[token]
    left, right = high * 0.08 + race.width, wide - edge * 3.4
    gap = max(1, round(high * 0.03))
    px = largest(codes, round(high * 0.6), gap, right - left)
    row(sprite, ((left + right) / 2, high / 2), codes, px, gap, CREAM)
    return add_shadow(sprite, max(1, round(high * 0.04)), drop=(0, 1))
