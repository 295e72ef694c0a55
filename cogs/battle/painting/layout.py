"""The ground beneath the cards: an inn table of oak, the cloth of Mordor, felt mats. Painted once a theme."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow, blazon
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix, rgb
from bot.draw.kit.terrain import clouds
from cogs.battle.painting.places import (
    CLOTH,
    DECK_HIGH,
    DECK_WIDE,
    DECK_X,
    DECK_Y,
    ENEMY_HIGH,
    ENEMY_WIDE,
    HEIGHT,
    ORDER_HIGH,
    ORDER_WIDE,
    ROW_X,
    ROW_Y,
    SIDE,
    TRACK_Y,
    UPRIGHT_WIDE,
    WIDTH,
    Box,
    mats,
)

OAK = {"parchment": rgb("#a9743c"), "night": rgb("#3d2a1e")}
FELT = {"parchment": rgb("#4f6b45"), "night": rgb("#24362d")}
PIT = {"parchment": rgb("#3b201c"), "night": rgb("#1d1013")}
BRASS: Rgb = rgb("#d9b45c")
SHADE: Rgb = rgb("#140a04")
PLANK = 106


def _planks(size: tuple[int, int], colour: Rgb) -> Image.Image:
    """A table top of boards."""
    grain = clouds((size[0] // 6, size[1]), 31, 90, 3).resize(size, Image.Resampling.BICUBIC)
    grain = grain.point(lambda value: max(0, min(255, (value - 64) * 2)))
    light, dark = (Image.new("RGB", size, shade) for shade in (lighter(colour, 0.13), darker(colour, 0.2)))
    image = Image.composite(light, dark, grain)
    pen = ImageDraw.Draw(image)
    rng = Random(17)  # noqa: S311 - paint, not secrets
    for number, y in enumerate(range(0, size[1], PLANK)):
        tone = rng.choice((0.05, 0.12, 0.0))
        board = image.crop((0, y, size[0], min(size[1], y + PLANK)))
        image.paste(Image.blend(board, Image.new("RGB", board.size, darker(colour, 0.4)), tone), (0, y))
        pen.line([(0, y), (size[0], y)], darker(colour, 0.62), 3)
        pen.line([(0, y + 2), (size[0], y + 2)], lighter(colour, 0.2), 1)
        joint = rng.randrange(size[0]) if number % 2 else rng.randrange(size[0] // 2)
        pen.line([(joint, y), (joint, y + PLANK)], darker(colour, 0.6), 2)
    return image


def _paint_vignette(image: Image.Image, colour: Rgb, strength: float) -> None:
    mask = Image.new("L", (image.width // 8, image.height // 8), 255)
    w, h = mask.size
    ImageDraw.Draw(mask).ellipse((-w * 0.12, -h * 0.12, w * 1.12, h * 1.12), fill=0)
    mask = mask.filter(ImageFilter.GaussianBlur(w * 0.09)).resize(image.size)
    dark = ImageChops.multiply(image, Image.new("RGB", image.size, colour))
    image.paste(dark, (0, 0), mask.point(lambda value: round(value * strength)))


def _paint_cloth(image: Image.Image, box: Box, colour: Rgb, trim: Rgb, seed: int, radius: float) -> None:
    """A cloth with a woven edge on its shadow."""
    wide, high = round(box[2] - box[0]), round(box[3] - box[1])
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), radius, darker(colour, 0.5))
    canvas.slab((2, 2, wide - 2, high - 2), radius, trim)
    canvas.slab((6, 6, wide - 6, high - 6), radius - 3, darker(colour, 0.3))
    canvas.slab((9, 9, wide - 9, high - 9), radius - 4, colour)
    sprite = canvas.finish()
    weave = clouds((wide, high), seed, 200, 2).point(lambda value: max(0, min(255, (value - 80) * 2)))
    inner = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(inner).rounded_rectangle((9, 9, wide - 10, high - 10), radius - 4, fill=110)
    light, dark = (
        Image.new("RGB", (wide, high), shade) for shade in (lighter(colour, 0.14), darker(colour, 0.3))
    )
    sprite.paste(Image.composite(light, dark, weave), (0, 0), inner)
    lying = add_shadow(sprite, 6, drop=(0, 4))
    image.paste(lying, (round(box[0]) - 12, round(box[1]) - 12), lying)


def _paint_slot(image: Image.Image, x: float, y: float, wide: float, high: float, colour: Rgb) -> None:
    """A place for a card, pressed into the cloth."""
    canvas = Canvas(wide + 12, high + 12, 2)
    canvas.slab((0, 0, wide + 12, high + 12), 14, lighter(colour, 0.16))
    canvas.slab((2, 2, wide + 10, high + 10), 12, darker(colour, 0.35))
    sprite = canvas.finish()
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def _furnish(image: Image.Image, theme: str) -> None:
    pit = PIT[theme]
    _paint_cloth(image, CLOTH, pit, mix(rgb("#a8431c"), pit, 0.25), 5, 22)
    middle = ((ROW_X[0] + ROW_X[2]) / 2, (CLOTH[1] + CLOTH[3]) / 2)
    blazon(image, middle, "battle/eye", 470, mix(pit, rgb("#b8401a"), 0.16), mix(pit, rgb("#e0641c"), 0.2))
    for x in ROW_X:
        _paint_slot(image, x, ROW_Y, ENEMY_WIDE, ENEMY_HIGH, pit)
        _paint_slot(image, x, TRACK_Y, ORDER_WIDE, ORDER_HIGH, pit)
    for y in DECK_Y:
        _paint_slot(image, DECK_X, y, DECK_WIDE, DECK_HIGH, pit)
    wide, high, colours = SIDE[2] - SIDE[0], SIDE[3] - SIDE[1], THEMES[theme]
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 16, darker(colours.rule, 0.45))
    canvas.slab((3, 3, wide - 3, high - 3), 14, BRASS)
    panel = (6, 6, wide - 6, high - 6)
    canvas.slab_shade(panel, 12, lighter(colours.panel, 0.06), darker(colours.panel, 0.05))
    sheet = add_shadow(canvas.finish(), 5, drop=(0, 3))
    image.paste(sheet, (round(SIDE[0]) - 10, round(SIDE[1]) - 10), sheet)


@keep_layer
def _table(theme: str) -> Image.Image:
    image = _planks((WIDTH, HEIGHT), OAK[theme])
    _paint_vignette(image, rgb("#5a4030"), 0.75 if theme == "parchment" else 0.9)
    return image


@keep_layer
def ground(theme: str, players: int, scale: float) -> Image.Image:
    """The table laid for so many players, without cards or words."""
    image = _table(theme)
    _furnish(image, theme)
    felt = FELT[theme]
    for number, box in enumerate(mats(players)):
        _paint_cloth(image, box, felt, mix(BRASS, felt, 0.35), 40 + number, 18)
    return _resize(image, scale)


@keep_layer
def plain(theme: str, size: tuple[int, int], felt: Box, scale: float) -> Image.Image:
    """The table with one felt on it, for the sheets of cards."""
    image = _table(theme).crop((0, 0, *size))
    _paint_cloth(image, felt, FELT[theme], mix(BRASS, FELT[theme], 0.35), 77, 18)
    return _resize(image, scale)


def _resize(image: Image.Image, scale: float) -> Image.Image:
    if scale == 1:
        return image
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)


# The ground of the upright pictures: whatever lies on it has another place each time.


@keep_layer
def upright_ground(theme: str, high: int, pit: Box, slots: tuple[Box, ...], scale: float) -> Image.Image:
    """An upright table top with the cloth of Mordor, and places for cards on it."""
    image = _resize(_planks((UPRIGHT_WIDE, high), OAK[theme]), scale)
    colour = PIT[theme]
    lay_cloth(image, pit, colour, mix(rgb("#a8431c"), colour, 0.25), scale)
    for box in slots:
        lay_slot(image, box, colour, scale)
    return image


RADIUS = 18.0
SHADOW = 4.0
"""How far a cloth's shadow falls."""
Rings = tuple[tuple[float, Rgb], ...]
"""How far each colour is drawn in from the edge of what is laid on the table, the outermost first."""


@keep_painted
def _weave(colour: Rgb, scale: float) -> Image.Image:
    """Woven cloth of a colour, as large as any."""
    side = round(UPRIGHT_WIDE * scale)
    threads = clouds((side // 3, side // 3), 40, 66, 2).resize((side, side), Image.Resampling.BICUBIC)
    threads = threads.point(lambda value: max(0, min(255, (value - 80) * 2)))
    light, dark = (Image.new("RGB", threads.size, c) for c in (lighter(colour, 0.06), darker(colour, 0.14)))
    return Image.composite(light, dark, threads)


def lay_cloth(image: Image.Image, box: Box, colour: Rgb, trim: Rgb, scale: float) -> None:
    """Lay a cloth with a woven edge on its shadow, in place."""
    left, top, right, bottom = (round(value * scale) for value in box)
    fall, corner = round(SHADOW * scale), round(RADIUS * scale)
    for shade in (
        (left + corner, bottom, right - corner, bottom + fall),
        (right, top + corner, right + fall // 2, bottom - corner),
    ):
        under = image.crop(shade)
        image.paste(Image.blend(under, Image.new("RGB", under.size, SHADE), 0.4), shade[:2])
    rings = ((0.0, darker(colour, 0.5)), (2.0, trim), (7.0, darker(colour, 0.3)), (9.0, colour))
    _lay(image, (left, top, right, bottom), rings, RADIUS, scale)
    inset, threads = round(9 * scale), _weave(colour, scale)
    size = (right - left - 2 * inset, bottom - top - 2 * inset)
    cloth = threads if size[1] <= threads.height else threads.resize(size)
    # Between the round corners, then beside them.
    edge = max(0, corner - inset)
    far, low = size[0] - edge, size[1] - edge
    for cut in ((edge, 0, far, size[1]), (0, edge, edge, low), (far, edge, size[0], low)):
        image.paste(cloth.crop(cut), (left + inset + cut[0], top + inset + cut[1]))


def lay_slot(image: Image.Image, box: Box, colour: Rgb, scale: float) -> None:
    """Press an empty place for a card into a cloth, in place."""
    left, top, right, bottom = (round(value * scale) for value in box)
    rings = ((0.0, lighter(colour, 0.16)), (2.0, darker(colour, 0.35)))
    _lay(image, (left, top, right, bottom), rings, 12.0, scale)


def _lay(
    image: Image.Image, box: tuple[int, int, int, int], rings: Rings, radius: float, scale: float
) -> None:
    """Fill a box with rings one in the other. Only its corners are cut by masks: that is dear."""
    left, top, right, bottom = box
    side = round(radius * scale) + 1
    corners = [(x, y) for x in (left, right - side) for y in (top, bottom - side)]
    under = [image.crop((x, y, x + side, y + side)) for x, y in corners]
    for inset, colour in rings:
        i = round(inset * scale)
        image.paste(colour, (left + i, top + i, right - i, bottom - i))
    tile, mask = _tile(rings, radius, scale)
    for (x, y), patch in zip(corners, under, strict=True):
        at = (0 if x == left else tile.width - side, 0 if y == top else tile.height - side)
        cut = (*at, at[0] + side, at[1] + side)
        patch.paste(tile.crop(cut), (0, 0), mask.crop(cut))
        image.paste(patch, (x, y))


@keep_painted
def _tile(rings: Rings, radius: float, scale: float) -> tuple[Image.Image, Image.Image]:
    """What is laid on the table, as small as it can be, and its outline."""
    side = round(4 * radius * scale)
    tile = Image.new("RGB", (side, side), rings[0][1])
    for inset, colour in rings[1:]:
        tile.paste(colour, (0, 0), _cut_round(side, inset * scale, (radius - inset / 2) * scale))
    return tile, _cut_round(side, 0, radius * scale)


def _cut_round(side: int, inset: float, radius: float) -> Image.Image:
    """A square mask with round corners, drawn in by `inset`."""
    fine = 4
    mask = Image.new("L", (side * fine, side * fine), 0)
    edge = inset * fine
    whole = (edge, edge, mask.width - 1 - edge, mask.height - 1 - edge)
    ImageDraw.Draw(mask).rounded_rectangle(whole, radius * fine, fill=255)
    return mask.reduce(fine)
