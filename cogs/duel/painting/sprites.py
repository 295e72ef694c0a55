"""What is laid on the upright pictures: cards, prices, tokens, landmarks, plates, each painted once."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import THEMES, darker, lighter, mix, rgb
from bot.draw.kit.type import Face, fit, write
from bot.text import Language
from cogs.duel.components import TILES, TOKENS
from cogs.duel.painting.cards import BODY, CARDS_STONE, WOOD, Cut, mount
from cogs.duel.painting.land import vignette
from cogs.duel.painting.scene import Price, catalogue
from cogs.duel.painting.signs import (
    BROWN,
    COLOURS,
    CREAM,
    TOKEN_SIGNS,
    Signs,
    card_signs,
    choice_signs,
    largest,
    outline_of,
    row,
    run,
    sign,
    tile_signs,
)

LETTERS, USUAL, SIGN = 35.0, 40.0, 46.0
"""The least letters and the usual ones, and signs, in units of a picture 900 wide."""


@keep_painted
def pennant(size: int, theme: str) -> Image.Image:
    """The mark of who is to act, or has won: a pennant that points at a name."""
    colour = THEMES[theme].gold
    canvas = Canvas(size, size)
    outline = [(size * x, size * y) for x, y in ((0.04, 0.06), (0.98, 0.5), (0.04, 0.94), (0.24, 0.5))]
    canvas.fill(outline, darker(colour, 0.7))
    inner = [(size * x, size * y) for x, y in ((0.13, 0.17), (0.88, 0.5), (0.13, 0.83), (0.31, 0.5))]
    canvas.shade(inner, lighter(colour, 0.2), colour)
    return canvas.finish()


@keep_painted
def bracket(skills: tuple[str, ...], px: int, theme: str) -> Image.Image:
    """Skills of which one is chosen each turn, in a bracket."""
    colours, codes = THEMES[theme], choice_signs(skills)
    wide, high = run(codes, px, 1) + px * 0.3, px * 1.16
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), high * 0.5, darker(colours.rule, 0.2))
    canvas.slab((2, 2, wide - 2, high - 2), high * 0.48, mix(colours.panel, colours.rule, 0.3))
    sprite = canvas.finish()
    row(sprite, (sprite.width / 2, sprite.height / 2), codes, px, 1, colours.ink)
    return sprite


def _frame(wide: int, high: int, token: str) -> Image.Image:
    """An empty token: those that stay in force have a wooden rim, the others one of stone."""
    colour = WOOD if TOKENS[token].timing == "persistent" else CARDS_STONE
    canvas = Canvas(wide, high, 3)
    edge, radius = max(1.5, high * 0.05), high * 0.22
    canvas.slab((0, 0, wide, high), radius, darker(colour, 0.5))
    canvas.slab_shade((edge, edge, wide - edge, high - edge), radius, lighter(colour, 0.35), colour)
    inset = edge * 1.6
    canvas.slab((inset, inset, wide - inset, high - inset), radius * 0.8, darker(colour, 0.55))
    return canvas.finish()


@keep_painted
def chip(token: str, high: int) -> Image.Image:
    """A token somebody has: what it does."""
    codes, px = TOKEN_SIGNS[token], round(high * 0.9)
    wide = run(codes, px, 2) + round(high * 0.24)
    sprite = _frame(wide, high, token)
    row(sprite, (wide / 2, high / 2), codes, px, 2, CREAM)
    return sprite


@keep_painted
def token_card(token: str, wide: int, high: int) -> Image.Image:
    """A token to be chosen: the sign of its race, and what it does."""
    sprite = _frame(wide, high, token)
    race = sign(f"race:{TOKENS[token].race}", round(high * 0.66))
    sprite.alpha_composite(race, (round(high * 0.12), round((high - race.height) / 2)))
    left, right = high * 0.16 + race.width, wide - high * 0.1
    gap = max(2, round(high * 0.04))
    px = largest(TOKEN_SIGNS[token], round(high * 0.58), gap, right - left)
    row(sprite, ((left + right) / 2, high / 2), TOKEN_SIGNS[token], px, gap, CREAM)
    return add_shadow(sprite, max(1, round(high * 0.03)), drop=(0, 1))


@keep_painted
def upright_card(card: str, size: Cut, unit: float, lit: bool) -> Image.Image:
    """A card: in its banner what it is and gives, with its link; below, where it is open, what it costs."""
    shown = card_signs(card)
    sprite = _blank(shown.colour, size, unit).copy()
    _paint_banner(sprite, shown.colour, shown.gives, shown.grants, size, unit)
    if size.height > size.strip and lit:
        needs: Signs = () if shown.needs is None else (f"link:{shown.needs}", "/")
        _paint_cost(sprite, (*needs, *shown.costs), size, unit)
    return mount(sprite, size, lit)


@keep_painted
def _blank(colour: str, size: Cut, unit: float) -> Image.Image:
    """A card of a colour without what is printed on it."""
    field = COLOURS[colour]
    canvas = Canvas(size.width, size.height, 3)
    radius, edge = 10 * unit, 3 * unit
    canvas.slab((0, 0, size.width, size.height), radius, darker(field, 0.62))
    box = (edge, edge, size.width - edge, size.height - edge)
    canvas.slab_shade(box, radius - edge, lighter(field, 0.1), darker(field, 0.3))
    if size.height > size.strip:
        inner = (edge * 2, size.strip - edge, size.width - edge * 2, size.height - edge * 2)
        canvas.slab_shade(inner, radius * 0.5, lighter(BODY, 0.3), mix(BODY, field, 0.16))
    sprite = canvas.finish()
    mark = Canvas(size.width, size.height, 2)
    big = min(size.width, size.strip) * 0.9
    left, top = size.width - big * 0.86, (size.strip - big) / 2
    mark.fill([(left + x * big, top + y * big) for x, y in outline_of(colour)], lighter(field, 0.2), 70)
    sprite.alpha_composite(mark.finish().crop((0, 0, size.width, size.height)))
    return sprite


def _paint_banner(
    sprite: Image.Image, colour: str, gives: Signs, grants: str | None, size: Cut, unit: float
) -> None:
    """The sign of the colour, what the card gives, and the link it grants."""
    pad, small, gap = round(5 * unit), round(48 * unit), round(2 * unit)
    mark = sign(f"emblem:{colour}", small)
    tab = sign(f"link:{grants}", small) if grants is not None else None
    low, wide = size.strip - round(4 * unit), size.width
    if wide > 180 * unit:
        sprite.alpha_composite(mark, (pad, round((low - small) / 2) + pad // 2))
        px = largest(gives, round(62 * unit), gap, wide - small - 3 * pad)
        row(sprite, ((pad + small + wide) / 2, low / 2 + 2 * unit), gives, px, gap, CREAM)
        return
    sprite.alpha_composite(mark, (pad, pad))
    if tab is not None:
        sprite.alpha_composite(tab, (wide - pad - tab.width, pad))
    room = low - small - pad
    first, rest = _part(gives, small, gap, wide - 2 * pad)
    if tab is None and len(gives) == 1:
        px = round(74 * unit)
        row(sprite, ((small + wide) / 2, low / 2 + pad / 2), gives, px, gap, CREAM)
        return
    if first:
        px = largest(first, small, gap, wide - small - 2 * pad)
        row(sprite, ((pad + small + wide) / 2, pad + small / 2), first, px, gap, CREAM)
    px = largest(rest, round(min(50 * unit, room)), gap, wide - 2 * pad)
    row(sprite, (wide / 2, low - room / 2 + unit), rest, px, gap, CREAM)


def _part(codes: Signs, px: int, gap: int, room: float) -> tuple[Signs, Signs]:
    """A row of signs in two, where it would be too small in one."""
    if run(codes, px, gap) <= room:
        return (), codes
    cut_at = 2 if len(codes) > 1 and codes[1] == "/" else 1
    return codes[:cut_at], codes[cut_at:]


def _paint_cost(sprite: Image.Image, codes: Signs, size: Cut, unit: float) -> None:
    """The link that makes it free, then coins and skills: in two lines where one is too short."""
    px, gap, top = round(SIGN * unit), round(2 * unit), size.strip + 2 * unit
    middle, room = size.width / 2, size.width - 10 * unit
    if not codes:
        write(sprite, (middle, top + px), "–", Face.TITLE, round(50 * unit), mix(BROWN, BODY, 0.2))
        return
    lines = _lines(codes, px, gap, room)
    for number, line in enumerate(lines):
        y = top + px * (number + 1 - len(lines) / 2 + 0.5) + gap * number
        fitting = largest(line, px, gap, room)
        row(sprite, (middle, y), line, fitting, gap)


def _lines(codes: Signs, px: int, gap: int, room: float) -> list[Signs]:
    if run(codes, px, gap) <= room:
        return [codes]
    half = next(
        number
        for number in range(len(codes), 0, -1)
        if run(codes[:number], px, gap) <= room and 2 * number <= len(codes) + 2
    )
    return [codes[:half], codes[half:]]


@keep_painted
def bill(price: Price, high: int, unit: float) -> Image.Image:
    """What a card or landmark costs this player in all: a coin, and the link where it is free by one.

    What cannot be paid is drained of colour and barred.
    """
    coin = sign(f"coin:{price.coins}", round(high * 0.92))
    tab = sign(f"link:{price.link}", round(high * 0.76)) if price.link is not None else None
    pad = round(5 * unit)
    bar = 0 if price.can_pay else round(28 * unit)
    wide = coin.width + (0 if tab is None else tab.width + pad // 2) + 2 * pad + bar + round(20 * unit)
    canvas = Canvas(wide, high, 3)
    field = rgb("#2f6a3a") if price.can_pay else rgb("#6f6960")
    canvas.slab((0, 0, wide, high), high * 0.46, darker(field, 0.55))
    edge = 2 * unit
    canvas.slab((edge, edge, wide - edge, high - edge), high * 0.43, CREAM)
    edge = 4 * unit
    canvas.slab((edge, edge, wide - edge, high - edge), high * 0.4, field)
    if bar:
        x, y, r = wide - bar / 2 - pad - 8 * unit, high * 0.5, 12 * unit
        for colour, thick in ((CREAM, 11), (rgb("#a3201a"), 6)):
            for way in (-1, 1):
                canvas.line([(x - r, y - r * way), (x + r, y + r * way)], colour, thick * unit)
    sprite = canvas.finish()
    left = pad + round((10 if bar == 0 else 4) * unit)
    if tab is not None:
        sprite.alpha_composite(tab, (left, round((high - tab.height) / 2)))
        left += tab.width + pad // 2
    if not price.can_pay:
        grey = Image.merge("RGB", [coin.convert("RGB").convert("L")] * 3).convert("RGBA")
        grey.putalpha(coin.getchannel("A"))
        coin = grey
    sprite.alpha_composite(coin, (left, round((high - coin.height) / 2)))
    return add_shadow(sprite, max(1, round(2 * unit)), drop=(0, 1))


@keep_painted
def landmark(tile: str, language: Language, theme: str, wide: int, high: int, unit: float) -> Image.Image:
    """A landmark without its price: name and banner, what it gives, what it costs, its landscape."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    edge, radius = colours.rule, 13 * unit
    canvas.slab((0, 0, wide, high), radius, darker(edge, 0.4))
    i = 2.4 * unit
    canvas.slab((i, i, wide - i, high - i), radius, lighter(edge, 0.35))
    i = 5 * unit
    box = (i, i, wide - i, high - i)
    canvas.slab_shade(box, radius - 3 * unit, lighter(colours.panel, 0.08), mix(colours.panel, edge, 0.12))
    sprite = canvas.finish()
    pad, gap = 10 * unit, round(2 * unit)
    name = catalogue()[language](f"landmark-{tile}")
    pixels = fit(name, Face.STRONG, round(USUAL * unit), wide - 2 * pad, round(LETTERS * unit))
    write(sprite, (wide / 2, 32 * unit), name, Face.STRONG, pixels, colours.ink)
    gives, costs = tile_signs(tile)
    codes = (f"flag:{TILES[tile].region}", *gives)
    px = largest(codes, round(52 * unit), gap, wide - 1.6 * pad)
    row(sprite, (wide / 2, 84 * unit), codes, px, gap, colours.ink)
    px = largest(costs, round(SIGN * unit), gap // 2, wide - 1.4 * pad)
    row(sprite, (wide / 2, 136 * unit), costs, px, gap // 2, colours.ink)
    size = round(134 * unit), round(60 * unit)
    sprite.alpha_composite(vignette(tile, theme, *size), (round(pad), round(high - size[1] - 8 * unit)))
    return sprite


@keep_painted
def shield(theme: str, wide: int, high: int) -> Image.Image:
    """The ground under a region's things, so that roads do not run through them."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    r = high * 0.14
    canvas.slab((0, 0, wide, high), r, darker(colours.rule, 0.3))
    canvas.slab((2, 2, wide - 2, high - 2), r, lighter(colours.rule, 0.4))
    canvas.slab((4, 4, wide - 4, high - 4), r * 0.9, colours.panel)
    return add_shadow(canvas.finish(), max(1, high // 24), drop=(0, 1))
