"""Chapter cards as sprites: what a card gives in a banner above, what it costs below it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.type import Face, write
from bot.draw.kit.vector import blazon
from cogs.duel.components import TOKENS
from cogs.duel.painting.icons import BROWN, COLOURS, CREAM, outline_of
from cogs.duel.painting.scene import Price
from cogs.duel.painting.signs import TOKEN_SIGNS, CardSigns, card_signs, largest, row, sign

BODY = rgb("#f4e7c6")
BACKS: dict[int, tuple[Rgb, Rgb]] = {
    1: (rgb("#5b7a8c"), rgb("#e9dcb4")),
    2: (rgb("#7d5a34"), rgb("#f0d28a")),
    3: (rgb("#5c2a33"), rgb("#f0a868")),
}
"""Ground and rune of the backs, by chapter; the runes differ as well."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The size of a card in pixels. strip: how much of it the row above leaves open."""

    width: int
    height: int
    strip: int


@lru_cache(maxsize=120)
def face(card: str, cut: Cut, lit: bool) -> Image.Image:
    """The sprite of a card face up on its shadow; what is not lit lies in the shade."""
    shown = card_signs(card)
    sprite = _blank(shown.colour, cut).copy()
    _paint_banner(sprite, shown, cut)
    _paint_cost(sprite, shown, cut)
    return _mount(sprite, cut, lit)


@lru_cache(maxsize=12)
def back(chapter: int, cut: Cut) -> Image.Image:
    """The back of a chapter's cards."""
    ground, ink = BACKS[chapter]
    canvas = Canvas(cut.width, cut.height, 3)
    edge = cut.width * 0.03
    radius = cut.width * 0.08
    canvas.slab((0, 0, cut.width, cut.height), radius, darker(ground, 0.6))
    canvas.slab((edge, edge, cut.width - edge, cut.height - edge), radius - edge, mix(ground, ink, 0.7))
    box = (edge * 1.6, edge * 1.6, cut.width - edge * 1.6, cut.height - edge * 1.6)
    canvas.slab_shade(box, radius - edge, lighter(ground, 0.1), darker(ground, 0.2))
    _paint_lattice(canvas, cut, mix(ground, ink, 0.16))
    middle = (cut.width / 2, cut.strip * 0.52)
    size = cut.strip * 0.4
    canvas.disc(*middle, size, darker(ground, 0.45))
    canvas.disc(*middle, size * 0.92, mix(ground, ink, 0.75))
    canvas.disc(*middle, size * 0.84, darker(ground, 0.25))
    sprite = canvas.finish()
    blazon(sprite, middle, f"duel/rune_{chapter}", round(cut.strip * 0.5), ink, ink)
    return _mount(sprite, cut, lit=False, shade=0.92)


def _paint_lattice(canvas: Canvas, cut: Cut, colour: Rgb) -> None:
    step = cut.width / 6
    inset = cut.width * 0.09
    for column in range(6):
        for line in range(12):
            x = inset + step * (column + (0.5 if line % 2 else 0.0))
            y = inset + step * line * 0.5
            if x < cut.width - inset and y < cut.height - inset:
                r = step * 0.12
                canvas.fill([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], colour)


_SHADES = {share: [round(value * share) for value in range(256)] for share in (0.82, 0.92)}


def _mount(sprite: Image.Image, cut: Cut, lit: bool, shade: float = 0.82) -> Image.Image:
    """A card on its shadow, itself in the shade where it is not lit."""
    under = _shadow(cut).copy()
    if not lit:
        sprite = sprite.point([*(_SHADES[shade] * 3), *range(256)])
    place = round((under.width - cut.width) / 2), round((under.height - cut.height) / 2)
    under.alpha_composite(sprite, place)
    return under


@lru_cache(maxsize=12)
def _shadow(cut: Cut) -> Image.Image:
    """The shadow all cards of a size cast."""
    canvas = Canvas(cut.width, cut.height, 2)
    canvas.slab((0, 0, cut.width, cut.height), cut.width * 0.08, BROWN)
    spread = max(1, round(cut.width * 0.022))
    return add_shadow(canvas.finish(), spread, drop=(0, spread // 2 + 1))


@lru_cache(maxsize=40)
def _blank(colour: str, cut: Cut) -> Image.Image:
    """A card of a colour without what is printed on it."""
    field = COLOURS[colour]
    canvas = Canvas(cut.width, cut.height, 3)
    radius, edge = cut.width * 0.08, cut.width * 0.022
    canvas.slab((0, 0, cut.width, cut.height), radius, darker(field, 0.62))
    box = (edge, edge, cut.width - edge, cut.height - edge)
    canvas.slab_shade(box, radius - edge, lighter(field, 0.1), darker(field, 0.18))
    low = _split(cut)
    inner = (edge * 2.6, low, cut.width - edge * 2.6, cut.height - edge * 2.6)
    canvas.slab_shade(inner, radius * 0.5, lighter(BODY, 0.3), mix(BODY, field, 0.16))
    canvas.line([(edge * 3, low), (cut.width - edge * 3, low)], darker(field, 0.5), max(1.0, edge * 0.7))
    sprite = canvas.finish()
    _paint_watermark(sprite, colour, cut)
    return sprite


def _split(cut: Cut) -> float:
    return cut.strip * 0.575


def _paint_watermark(sprite: Image.Image, colour: str, cut: Cut) -> None:
    canvas = Canvas(cut.width, cut.height, 2)
    size = (cut.height - cut.strip) * 0.72
    left, top = (cut.width - size) / 2, cut.strip + (cut.height - cut.strip - size) * 0.42
    canvas.fill([(left + x * size, top + y * size) for x, y in outline_of(colour)], COLOURS[colour], 38)
    sprite.alpha_composite(canvas.finish())


def _paint_banner(sprite: Image.Image, shown: CardSigns, cut: Cut) -> None:
    """Sign of the colour, what the card gives, and the link it grants on its right edge."""
    low = _split(cut)
    mark = sign(f"emblem:{shown.colour}", round(min(low * 0.38, cut.width * 0.18)))
    edge = cut.width * 0.05
    left, right = edge + mark.width * 0.75, cut.width - edge
    if shown.grants is not None:
        tab = sign(f"link:{shown.grants}", round(min(low * 0.56, cut.width * 0.25)))
        sprite.alpha_composite(tab, (round(cut.width * 0.965 - tab.width), round(low * 0.93 - tab.height)))
        right -= tab.width
    gap = round(low * 0.04)
    beside = largest(shown.gives, round(low * 0.8), gap, right - left)
    head = cut.width * 0.04 + mark.height
    beneath = largest(shown.gives, round(low * 0.97 - head), gap, right - edge)
    if beneath > beside:
        row(sprite, ((edge + right) / 2, low - beneath * 0.53), shown.gives, beneath, gap, CREAM)
    else:
        row(sprite, ((left + right) / 2, low * 0.53), shown.gives, beside, gap, CREAM)
    sprite.alpha_composite(mark, (round(cut.width * 0.045), round(cut.width * 0.04)))


def _paint_cost(sprite: Image.Image, shown: CardSigns, cut: Cut) -> None:
    """The link that makes it free, then coins and skills."""
    top = _split(cut)
    high = cut.strip - top
    y = top + high * 0.53
    codes = list(shown.costs)
    if shown.needs is not None:
        codes = [f"link:{shown.needs}", "/", *codes]
    if not codes:
        write(sprite, (cut.width / 2, y), "–", Face.TITLE, round(high * 0.6), mix(BROWN, BODY, 0.35))
        return
    gap = max(1, round(high * 0.04))
    px = largest(tuple(codes), round(high * 0.82), gap, cut.width * 0.93)
    row(sprite, (cut.width / 2, y), codes, px, gap)


@lru_cache(maxsize=8)
def glow(cut: Cut, colour: Rgb) -> Image.Image:
    """Draw the glow around an available card, to be pasted under it."""
    canvas = Canvas(cut.width + 2, cut.height + 2, 2)
    grown = cut.width * 0.03
    canvas.slab((0, 0, cut.width + 2, cut.height + 2), cut.width * 0.08, colour)
    return add_shadow(canvas.finish(), max(2, round(grown * 1.6)), colour, 1.7)


@lru_cache(maxsize=8)
def rim(cut: Cut, colour: Rgb) -> Image.Image:
    """A bright border laid over an available card."""
    canvas = Canvas(cut.width, cut.height, 3)
    radius, edge = cut.width * 0.08, max(2.0, cut.width * 0.026)
    canvas.slab((0, 0, cut.width, cut.height), radius, darker(colour, 0.35))
    inner = (edge * 0.3, edge * 0.3, cut.width - edge * 0.3, cut.height - edge * 0.3)
    canvas.slab(inner, radius, lighter(colour, 0.35))
    sprite = canvas.finish()
    hole = Canvas(cut.width, cut.height, 3)
    hole.slab((edge, edge, cut.width - edge, cut.height - edge), radius - edge / 2, (0, 0, 0))
    mask = hole.finish().getchannel("A").point([255 - value for value in range(256)])
    clear = Image.new("RGBA", sprite.size, (0, 0, 0, 0))
    return Image.composite(sprite, clear, mask)


@lru_cache(maxsize=96)
def price_tag(price: Price, height: int) -> Image.Image:
    """Draw what a card or landmark costs this player: a coin with the sum; the link where it is free by one.

    What cannot be paid is drained of colour and barred.
    """
    coin = sign(f"coin:{price.coins}", round(height * 0.84))
    tab = sign(f"link:{price.link}", round(height * 0.72)) if price.link is not None else None
    wide = coin.width + (tab.width + round(height * 0.12) if tab is not None else 0) + round(height * 0.5)
    if not price.can_pay:
        wide += round(height * 0.36)
    canvas = Canvas(wide, height)
    field = rgb("#2f6a3a") if price.can_pay else rgb("#8a8378")
    canvas.slab((0, 0, wide, height), height * 0.5, darker(field, 0.55))
    canvas.slab((height * 0.05, height * 0.05, wide - height * 0.05, height * 0.95), height * 0.45, CREAM)
    canvas.slab((height * 0.1, height * 0.1, wide - height * 0.1, height * 0.9), height * 0.4, field)
    sprite = canvas.finish()
    left = round(height * 0.25)
    if tab is not None:
        sprite.alpha_composite(tab, (left, round((height - tab.height) / 2)))
        left += tab.width + round(height * 0.12)
    if not price.can_pay:
        grey = Image.merge("RGB", [coin.convert("RGB").convert("L")] * 3).convert("RGBA")
        grey.putalpha(coin.getchannel("A"))
        coin = grey
    sprite.alpha_composite(coin, (left, round((height - coin.height) / 2)))
    if not price.can_pay:
        cross = Canvas(sprite.width, sprite.height)
        x, y, r = sprite.width - height * 0.36, height * 0.5, height * 0.17
        for colour, thick in ((CREAM, 0.2), (rgb("#a3201a"), 0.11)):
            for way in (-1, 1):
                cross.line([(x - r, y - r * way), (x + r, y + r * way)], colour, height * thick)
        sprite = Image.alpha_composite(sprite, cross.finish())
    return add_shadow(sprite, max(1, round(height * 0.06)), drop=(0, 1))


# Alliance tokens: the sign of the race above, what the token does below it.

WOOD, STONE = rgb("#9a6a32"), rgb("#7c7f84")


def token_width(token: str) -> float:
    """Return how wide a token is, as a share of its height."""
    return 1.0 + 0.46 * len(TOKEN_SIGNS[token])


@lru_cache(maxsize=80)
def plaque(token: str, wide: int, high: int) -> Image.Image:
    """A token of this size; those that stay in force have a wooden rim, the others one of stone."""
    colour = WOOD if TOKENS[token].timing == "persistent" else STONE
    canvas = Canvas(wide, high)
    radius = high * 0.24
    edge = max(1.5, high * 0.05)
    canvas.slab((0, 0, wide, high), radius, darker(colour, 0.5))
    canvas.slab_shade((edge, edge, wide - edge, high - edge), radius, lighter(colour, 0.35), colour)
    for inset, round_by, field in (
        (edge * 2.2, 0.7, darker(colour, 0.4)),
        (edge * 2.8, 0.62, rgb("#e9d8ae")),
    ):
        canvas.slab((inset, inset, wide - inset, high - inset), radius * round_by, field)
    sprite = canvas.finish()
    race = sign(f"race:{TOKENS[token].race}", round(high * 0.5))
    sprite.alpha_composite(race, (round(high * 0.06), round(high * 0.25)))
    codes = TOKEN_SIGNS[token]
    left, right = high * 0.08 + race.width, wide - edge * 3.4
    gap = max(1, round(high * 0.03))
    px = largest(codes, round(high * 0.6), gap, right - left)
    row(sprite, ((left + right) / 2, high / 2), codes, px, gap, CREAM)
    return add_shadow(sprite, max(1, round(high * 0.04)), drop=(0, 1))
