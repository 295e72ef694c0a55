"""Where things lie on the table, and the table itself; places are in units of scale 1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.cache import keep_layer
from bot.draw.kit.canvas import Canvas, add_shadow, blazon
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import Box
from bot.draw.kit.terrain import clouds

# The layout of the picture of the table; places are in units of scale 1.

WIDTH, HEIGHT = 1400, 1272

CLOTH: Box = (24, 24, 1376, 532)
"""The cloth of Mordor: the row, the track and the decks."""
ENEMY_WIDE, ENEMY_HIGH = 226, 300
ROW_X = (388.0, 632.0, 876.0)
ROW_Y = 206.0
TRACK_Y = 442.0
ORDER_WIDE, ORDER_HIGH = 232, 112
DECK_X, DECK_WIDE, DECK_HIGH = 118.0, 104, 142
DECK_Y = (132.0, 382.0)
SIDE: Box = (1014, 48, 1352, 508)
"""What is going on: whose turn, what strikes next, the attack."""
MATS_TOP, MATS_BOTTOM, GUTTER = 546.0, 1248.0, 14.0
HEAD = 58.0
"""Height of a mat's heading."""


def mats(players: int) -> tuple[Box, ...]:
    """The mats of the players in seating order: clockwise, as one sees them from the south."""
    left, right = CLOTH[0], CLOTH[2]
    middle, half = (left + right) / 2, (MATS_TOP + MATS_BOTTOM) / 2
    upper, lower = half - GUTTER / 2, half + GUTTER / 2
    west, east = middle - GUTTER / 2, middle + GUTTER / 2
    whole = (left, lower, right, MATS_BOTTOM)
    if players == 2:
        return ((left, MATS_TOP, right, upper), whole)
    north = ((left, MATS_TOP, west, upper), (east, MATS_TOP, right, upper))
    if players == 3:
        return (*north, whole)
    return (*north, (east, lower, right, MATS_BOTTOM), (left, lower, west, MATS_BOTTOM))


@dataclass(frozen=True, slots=True)
class Fit:
    """A size of cards: wide, the height of a bar, and that of a card nothing covers."""

    wide: float
    bar: float
    front: float


FITS = (
    Fit(262, 78, 150),
    Fit(250, 62, 118),
    Fit(183, 56, 126),
    Fit(262, 60, 60),
    Fit(183, 54, 54),
    Fit(140, 45, 45),
    Fit(122, 40, 40),
    Fit(100, 33, 33),
)
"""From roomy to crowded."""
SHARES = (0.3, 0.45, 0.6, 0.75, 0.9, 1.0)
"""Of the height, tried in turn."""
LONG, LEAST_CHUNK = 5, 3
"""Cards of a party that may go on in another column, and of it that lie together at least."""
PAD, GAP = 7.0, 12.0
"""The wood around a party, and the felt between parties."""


@dataclass(frozen=True, slots=True)
class Lying:
    """One card: its place in the party, the middle of its top edge, and how much of it is seen."""

    index: int
    x: float
    y: float
    high: float


@dataclass(frozen=True, slots=True)
class Tray:
    """A stretch of one party: the wood beneath, and its cards. first: the party begins here."""

    party: int
    box: Box
    cards: tuple[Lying, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class Spread:
    """The parties of one player laid out."""

    fit: Fit
    trays: tuple[Tray, ...]


def roominess(sizes: tuple[int, ...], wide: float, high: float) -> int:
    """The place in `FITS` of the largest size at which parties of these sizes fit in such a box."""
    for packed in (False, True):
        for place, fit in enumerate(FITS):
            if _columns(sizes, wide, high, fit, packed) is not None:
                return place
    return len(FITS)


@lru_cache(maxsize=512)
def spread(sizes: tuple[int, ...], wide: float, high: float, least: int = 0) -> Spread:
    """Parties of these sizes laid out in a box of wide by high; least: the place in `FITS` to begin with."""
    place = max(least, roominess(sizes, wide, high))
    if place < len(FITS):
        return Spread(FITS[place], _even(sizes, wide, high, FITS[place]))
    # More cards than any size above holds: as many rows as it takes.
    for rows in range(6, 40):
        small = high / rows - 2 * PAD - GAP
        fit = Fit(wide / 8 - 2 * PAD - GAP, max(2.0, small), max(2.0, small))
        if (trays := _columns(sizes, wide, high, fit, True)) is not None:
            return Spread(fit, trays)
    return Spread(FITS[-1], ())


def _even(sizes: tuple[int, ...], wide: float, high: float, fit: Fit) -> tuple[Tray, ...]:
    """Columns as short as the breadth allows; parties are packed only where they must be."""
    for packed in (False, True):
        for share in SHARES:
            if (trays := _columns(sizes, wide, high * share, fit, packed)) is not None:
                return trays
    return ()


def _columns(
    sizes: Sequence[int], wide: float, high: float, fit: Fit, packed: bool
) -> tuple[Tray, ...] | None:
    """Parties one below the other, column after column; None where there are too many for this size.

    A long party goes on in the next column, beginning at the top of its own; packed: any may.
    """
    column = fit.wide + 2 * PAD + GAP
    most, full = max(1, int((wide + GAP) // column)), _how_many(high, fit)
    at, y = 0, 0.0
    trays: list[Tray] = []
    for party, size in enumerate(sizes):
        together = 1 if packed else size if size < LONG else max(LEAST_CHUNK, min(size, full))
        begun = 0
        while begun < size:
            needed = min(together, size - begun)
            if y and (_how_many(high - y, fit) < needed or (not packed and begun == 0 and size > full)):
                at, y = at + 1, 0.0
            free = _how_many(high - y, fit)
            if at >= most or free < needed:
                return None
            count = min(size - begun, free)
            trays.append(_tray(party, begun, count, at * column, y, fit))
            y += _height(count, fit) + GAP
            begun += count
    return tuple(trays)


def _height(count: int, fit: Fit) -> float:
    return 2 * PAD + (count - 1) * fit.bar + fit.front


def _how_many(room: float, fit: Fit) -> int:
    return int((room - 2 * PAD - fit.front) // fit.bar) + 1 if room >= 2 * PAD + fit.front else 0


def _tray(party: int, begun: int, count: int, x: float, y: float, fit: Fit) -> Tray:
    cards = tuple(
        Lying(
            begun + number,
            x + PAD + fit.wide / 2,
            y + PAD + number * fit.bar,
            fit.front if number == count - 1 else fit.bar,
        )
        for number in range(count)
    )
    box = (x, y, x + 2 * PAD + fit.wide, y + _height(count, fit))
    return Tray(party, box, cards, begun == 0)


def across(count: int, left: float, right: float, widest: float) -> Iterator[float]:
    """The middles of `count` things in a row, no further apart than `widest`."""
    step = min(widest, (right - left) / max(1, count))
    first = (left + right) / 2 - step * (count - 1) / 2
    return (first + step * number for number in range(count))


# The ground beneath the cards: an inn table of oak, the cloth of Mordor, felt mats. Painted once a theme.

OAK = {"parchment": rgb("#a9743c"), "night": rgb("#3d2a1e")}
FELT = {"parchment": rgb("#4f6b45"), "night": rgb("#24362d")}
PIT = {"parchment": rgb("#3b201c"), "night": rgb("#1d1013")}
BRASS: Rgb = rgb("#d9b45c")
PLANK = 106


def _planks(size: tuple[int, int], colour: Rgb) -> Image.Image:
    """A table top of boards."""
    grain = clouds((size[0] // 6, size[1]), 31, 90, 3).resize(size, Image.Resampling.BICUBIC)
    grain = grain.point(lambda value: max(0, min(255, (value - 64) * 2)))
    light, dark = (Image.new("RGB", size, each) for each in (lighter(colour, 0.13), darker(colour, 0.2)))
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
        Image.new("RGB", (wide, high), each) for each in (lighter(colour, 0.14), darker(colour, 0.3))
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
    """The table with one felt on it, for the picture of a hand."""
    image = _table(theme).resize((WIDTH, HEIGHT)).crop((0, 0, *size))
    if size[1] > HEIGHT:
        image = _planks(size, OAK[theme])
        _paint_vignette(image, rgb("#5a4030"), 0.75)
    _paint_cloth(image, felt, FELT[theme], mix(BRASS, FELT[theme], 0.35), 77, 18)
    return _resize(image, scale)


def _resize(image: Image.Image, scale: float) -> Image.Image:
    if scale == 1:
        return image
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)
