"""Pieces and chapter cards as sprites, and the cards as they lie over each other."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow, blazon
from bot.draw.kit.marks import as_sign
from bot.draw.kit.palette import THEMES, Rgb, Team, Theme, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import Box, ScenePainter
from bot.draw.kit.tokens import PALE, SHIELD, STONE, Piece, scale_outline, token
from bot.draw.kit.type import Face, fit, write
from bot.engine import Seat
from bot.text import Translator
from cogs.duel.components import TOKENS
from cogs.duel.painting.scene import Lying, Price, Scene
from cogs.duel.painting.signs import (
    BROWN,
    COLOURS,
    CREAM,
    TOKEN_SIGNS,
    CardSigns,
    bare,
    card_signs,
    largest,
    outline_of,
    row,
    sign,
)
from cogs.duel.painting.spread import Grid, grid
from cogs.duel.state import FELLOWSHIP

# What is placed on a picture: signs, units, fortresses, figures, panels.


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
    return as_sign(token(Piece(outline, team(side, theme), f"duel/{side}", count), px, lit), f"units:{side}")


@keep_painted
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
    size = fit(str(count), Face.TITLE, round(px * 0.78), px * 0.84)
    spread = max(1, px // 16)
    write(sprite, place, str(count), Face.TITLE, size, colours.ink, "middle", colours.field, spread)
    sprite = as_sign(sprite, f"host:{side}", carries=True)
    return add_shadow(sprite, max(1, px // 20), drop=(0, 1))


@keep_painted
def tower(side: Seat, theme: str, px: int) -> Image.Image:
    """A fortress of a side: walls with a pennant, or spikes with an eye."""
    colours = team(side, THEMES[theme])
    if side == FELLOWSHIP:
        sprite = bare("tower_fellowship", px, colours.rim, colours.second, PALE)
    else:
        sprite = bare("tower_sauron", px, colours.field, colours.second, (250, 214, 170))
    return add_shadow(sprite, max(1, px // 24), drop=(0, 1))


@keep_painted
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
    return add_shadow(as_sign(sprite, name), max(1, px // 20), drop=(0, 1))


@keep_painted
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


# Chapter cards as sprites: what a card gives in a banner above, what it costs below it.

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


@keep_painted
def face(card: str, cut: Cut, lit: bool) -> Image.Image:
    """The sprite of a card face up on its shadow; what is not lit lies in the shade."""
    shown = card_signs(card)
    sprite = _blank(shown.colour, cut).copy()
    _paint_banner(sprite, shown, cut)
    _paint_cost(sprite, shown, cut)
    return mount(sprite, cut, lit)


@keep_painted
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
    return mount(sprite, cut, lit=False, shade=0.92)


def _paint_lattice(canvas: Canvas, cut: Cut, colour: Rgb) -> None:
    step = cut.width / 4
    inset = cut.width * 0.1
    for column in range(4):
        for line in range(12):
            x = inset + step * (column + (0.5 if line % 2 else 0.0))
            y = inset + step * line * 0.5
            if x < cut.width - inset and y < cut.height - inset:
                r = step * 0.1
                canvas.fill([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], colour)


_SHADES = {share: [round(value * share) for value in range(256)] for share in (0.82, 0.92)}


def mount(sprite: Image.Image, cut: Cut, lit: bool, shade: float = 0.82) -> Image.Image:
    """A card on its shadow, itself in the shade where it is not lit."""
    under = _shadow(cut).copy()
    if not lit:
        sprite = sprite.point([*(_SHADES[shade] * 3), *range(256)])
    place = round((under.width - cut.width) / 2), round((under.height - cut.height) / 2)
    under.alpha_composite(sprite, place)
    return under


@keep_painted
def _shadow(cut: Cut) -> Image.Image:
    """The shadow all cards of a size cast."""
    canvas = Canvas(cut.width, cut.height, 2)
    canvas.slab((0, 0, cut.width, cut.height), cut.width * 0.08, BROWN)
    spread = max(1, round(cut.width * 0.022))
    return add_shadow(canvas.finish(), spread, drop=(0, spread // 2 + 1))


@keep_painted
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


@keep_painted
def glow(cut: Cut, colour: Rgb) -> Image.Image:
    """Draw the glow around an available card, to be pasted under it."""
    canvas = Canvas(cut.width + 2, cut.height + 2, 2)
    grown = cut.width * 0.03
    canvas.slab((0, 0, cut.width + 2, cut.height + 2), cut.width * 0.08, colour)
    return add_shadow(canvas.finish(), max(2, round(grown * 1.6)), colour, 1.7)


@keep_painted
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


@keep_painted
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

WOOD, CARDS_STONE = rgb("#9a6a32"), rgb("#7c7f84")


def token_width(token: str) -> float:
    """Return how wide a token is, as a share of its height."""
    return 1.0 + 0.46 * len(TOKEN_SIGNS[token])


@keep_painted
def plaque(token: str, wide: int, high: int) -> Image.Image:
    """A token of this size; those that stay in force have a wooden rim, the others one of stone."""
    colour = WOOD if TOKENS[token].timing == "persistent" else CARDS_STONE
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


NOTES: dict[int, bool] = {1: True, 2: False, 3: True}
"""Whether the notes beside a chapter's cards stand above (where its rows are short), or below."""


# The chapter cards as they lie over each other, and tokens shown.


def paint_cards(painter: SignPainter, scene: Scene, box: Box) -> None:
    """Paint what lies between the players."""
    if scene.chapter:
        lay = grid(scene.chapter, box)
        for lying in scene.cards:
            _paint_card(painter, lying, lay, scene)
        _paint_notes(painter, scene, box)
    if scene.revealed:
        _paint_revealed(painter, scene.revealed, box)
    if scene.over:
        _paint_victory(painter, scene, box)


def _cut(painter: SignPainter, lay: Grid) -> Cut:
    return Cut(painter.px(lay.width), painter.px(lay.height), painter.px(lay.strip))


def _paint_card(painter: SignPainter, lying: Lying, lay: Grid, scene: Scene) -> None:
    cut = _cut(painter, lay)
    x, y = lay.place(lying.row, lying.x)
    if lying.card is None:
        painter.put(back(scene.chapter, cut), x, y)
        return
    if lying.available:
        painter.put(glow(cut, painter.theme.gold), x, y)
    painter.put(face(lying.card, cut, lying.available), x, y)
    if not lying.available:
        return
    painter.put(rim(cut, painter.theme.gold), x, y)
    if lying.price is not None:
        price = lying.price
        lower = lay.height - lay.strip
        size = min(lower * 0.72, lay.width * (0.4 if lying.rival is None else 0.3))
        tag = price_tag(price, painter.px(size))
        level = y + lay.height / 2 - lower * 0.5
        if lying.rival is None:
            painter.put(tag, x, level)
            return
        # The other player's price, smaller and under that player's sign.
        small = min(lower * 0.44, lay.width * 0.24)
        painter.put(tag, x - lay.width * 0.2, level)
        far = next(camp.side for camp in scene.camps if camp.side != scene.buyer)
        right = x + lay.width * 0.27
        painter.put(units(far, painter.theme, painter.px(small * 0.62)), right, level - small * 0.62)
        painter.put(price_tag(lying.rival, painter.px(small)), right, level + small * 0.5)


def note_turn(says: Translator, *, over: bool, number: int) -> str:
    """Say which turn it is: none before the first one has begun."""
    return says("board-over") if over else says("board-turn", number=number) if number else ""


def _paint_notes(painter: SignPainter, scene: Scene, box: Box) -> None:
    """The chapter to the left, the discard pile to the right, where the rows are short."""
    left, top, right, bottom = box
    above = NOTES[scene.chapter]
    y = top + 34 if above else bottom - 34
    down = 1 if above else -1
    title = painter.says("board-chapter", number=scene.chapter)
    painter.words((left + 6, y), title, Face.TITLE, 40, across="left", room=(right - left) * 0.235)
    note = note_turn(painter.says, over=scene.over, number=scene.number)
    painter.words((left + 6, y + 46 * down), note, Face.TEXT, 28, painter.theme.soft, "left", 230)
    pile = sign("pile", painter.px(60))
    painter.put(pile, right - 36, y)
    painter.words((right - 74, y), str(scene.discarded), Face.TITLE, 40, across="right")
    note = painter.says("board-discarded")
    painter.words((right - 6, y + 42 * down), note, Face.TEXT, 24, painter.theme.soft, "right", 230)
    if scene.bank is not None:
        # Above the next row of cards.
        place = (right - 6, y + 70 * down)
        bank = painter.says("board-bank", count=max(0, scene.bank))
        painter.words(place, bank, Face.TEXT, 24, painter.theme.soft, "right", 230)


def _paint_revealed(painter: SignPainter, tokens: tuple[str, ...], box: Box) -> None:
    """Tokens shown to both, of which one is kept."""
    left, top, right, bottom = box
    middle, high = ((left + right) / 2, (top + bottom) / 2), _revealed_high(box)
    title = painter.says("board-revealed")
    wide = high * (6.5 if len(tokens) > 2 else 4.4) + 70
    size = painter.px(wide), painter.px(high + 118)
    painter.put(plate(*size, painter.theme.name, painter.theme.gold, painter.scale), *middle)
    painter.words((middle[0], middle[1] - high / 2 - 14), title, Face.TITLE, 36, room=wide - 50)
    for shown, (x, y, right, low) in revealed_boxes(tokens, box).items():
        size = painter.px(right - x), painter.px(high)
        painter.put(plaque(shown, *size), (x + right) / 2, (y + low) / 2)


def _revealed_high(box: Box) -> float:
    """Return how high tokens are: three of the widest stand side by side."""
    return 150.0 if box[2] - box[0] > 1000 else 116.0


def revealed_boxes(tokens: tuple[str, ...], box: Box) -> dict[str, Box]:
    """Tell where the tokens lie that are shown to both."""
    high, y = _revealed_high(box), (box[1] + box[3]) / 2 + 30
    widths = [high * token_width(token) for token in tokens]
    x = (box[0] + box[2]) / 2 - (sum(widths) + high * 0.12 * (len(tokens) - 1)) / 2
    boxes: dict[str, Box] = {}
    for shown, wide in zip(tokens, widths, strict=True):
        boxes[shown] = (x, y - high / 2, x + wide, y + high / 2)
        x += wide + high * 0.12
    return boxes


def _paint_victory(painter: SignPainter, scene: Scene, box: Box) -> None:
    """Paint who has won, in the middle of what is left."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    winners = [camp.side for camp in scene.camps if camp.won]
    board = plate(painter.px(560), painter.px(300), painter.theme.name, painter.theme.gold, painter.scale)
    painter.put(board, x, y)
    for index, side in enumerate(winners):
        place = x + (index - (len(winners) - 1) / 2) * 170
        painter.put(units(side, painter.theme, painter.px(124), lit=painter.theme.gold), place, y - 56)
    if len(winners) == 1:
        words = f"{painter.says(f'board-side-{winners[0]}')} {painter.says('board-won')}"
    else:
        words = painter.says("board-shared")
    painter.words((x, y + 84), words, Face.TITLE, 48, room=500)
