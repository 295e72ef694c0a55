"""Signs by their codes, drawn once for a height, and rows of them.

A sign is named by a short code, `kind` or `kind:name`:

    skill:ruse  any  coin:3  lost  ring  race:elves  link:pot  linked  flag:gondor  pair:rohan+mordor
    anywhere  mark:red  emblem:red  card:blue  tile  unit:2  plus:1  slain  fortress  razed  move  turn
    tokens:2  pile  discard:grey  waive  double
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas
from bot.draw.kit.palette import Rgb
from cogs.duel.painting.colours import BROWN
from cogs.duel.painting.icons import DRAWINGS


@lru_cache(maxsize=768)
def sign(code: str, px: int) -> Image.Image:
    """The sprite of a sign, `px` high. Raises KeyError for an unknown kind."""
    kind, _, name = code.partition(":")
    return DRAWINGS[kind](name, max(8, px))


@lru_cache(maxsize=256)
def faint(code: str, px: int) -> Image.Image:
    """A sign that is not there yet: its outline, pale."""
    sprite = sign(code, px)
    pale = Image.merge("RGB", [sprite.convert("RGB").convert("L")] * 3).convert("RGBA")
    pale.putalpha(sprite.getchannel("A").point([round(value * 0.3) for value in range(256)]))
    return pale


def run(codes: Sequence[str], px: int, gap: int) -> int:
    """How wide a row of signs is."""
    return sum(_wide(code, px) for code in codes) + gap * max(0, len(codes) - 1)


_SHARES = {"flag": 0.72, "pair": 0.72, "card": 0.72, "discard": 0.72, "anywhere": 0.82, "/": 0.2}
"""Width as a share of the height, of signs that are not square."""


def _wide(code: str, px: int) -> int:
    """The width of a sign without drawing it."""
    kind = code.partition(":")[0]
    share = _SHARES.get(kind)
    if share is None:
        return px
    if kind == "pair":
        return 2 * math.ceil(px * share) + max(1, round(px * 0.04))
    return math.ceil(px * share)


def largest(codes: Sequence[str], px: int, gap: int, room: float) -> int:
    """The largest even height, at most `px`, at which a row of signs fits."""
    while px > 8 and run(codes, px, gap) > room:
        px -= 1
    return px - px % 2


@lru_cache(maxsize=64)
def _slash(px: int, ink: Rgb) -> Image.Image:
    """What stands between things of which one is chosen."""
    canvas = Canvas(px * 0.34, px)
    canvas.line([(px * 0.26, px * 0.16), (px * 0.08, px * 0.84)], ink, max(1.2, px * 0.07))
    return canvas.finish()


def row(
    image: Image.Image,
    place: tuple[float, float],
    codes: Sequence[str],
    px: int,
    gap: int,
    ink: Rgb = BROWN,
    across: str = "middle",
) -> None:
    """Signs side by side, centred on a place (or to its right); `/` stands for a choice."""
    x = place[0] - (run(codes, px, gap) / 2 if across == "middle" else 0)
    for code in codes:
        wide = _wide(code, px)
        if code == "/":
            sprite = _slash(px, ink)
            image.paste(sprite, (round(x + wide / 2 - sprite.width / 2), round(place[1] - px / 2)), sprite)
        else:
            sprite = sign(code, px)
            image.paste(sprite, (round(x), round(place[1] - sprite.height / 2)), sprite)
        x += wide + gap
