"""Symbols, companions, enemies, orders and card backs as sprites, each painted once and kept."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, add_shadow, bend, blazon
from bot.draw.kit.marks import as_sign
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.type import Face, cut, fit, fit_block, width, wrap, write, write_block
from cogs.battle.painting.scene import Companion, Enemy

# The seven symbols: each has a colour, an outline and a device of its own; any one of the three tells it.

JOKER = "joker"
OUTLINE: Rgb = rgb("#1d1109")
PALE: Rgb = rgb("#fffaf0")

COLOURS: Mapping[str, Rgb] = {
    "red": rgb("#c8202a"),
    "orange": rgb("#e8790c"),
    "yellow": rgb("#f2c512"),
    "green": rgb("#2f8a34"),
    "blue": rgb("#2266c4"),
    "purple": rgb("#7d35a8"),
    JOKER: rgb("#fbf6e6"),
}
DEVICES: Mapping[str, Rgb] = {"yellow": rgb("#3a2508"), JOKER: rgb("#b07708")}
"""Devices that are not pale, as their field is."""
_SIZES: Mapping[str, tuple[float, float, float]] = {
    "red": (0.70, 50, 50),
    "orange": (0.62, 50, 50),
    "yellow": (0.56, 50, 45),
    "green": (0.62, 53, 50),
    "blue": (0.58, 50, 60),
    "purple": (0.66, 50, 50),
    JOKER: (0.5, 50, 51),
}
"""Of each device its share of the symbol's width, and its middle in a box of 100."""


def _regular(corners: int, radius: float, turn: float) -> list[Point]:
    angles = [turn + math.tau * corner / corners for corner in range(corners)]
    return [(50 + radius * math.sin(angle), 50 - radius * math.cos(angle)) for angle in angles]


def _star(points: int, outer: float, inner: float) -> list[Point]:
    corners = []
    for corner in range(2 * points):
        radius, angle = (outer if corner % 2 == 0 else inner), math.pi * corner / points
        corners.append((50 + radius * math.sin(angle), 51 - radius * math.cos(angle)))
    return corners


def _heater() -> list[Point]:
    right = bend((95, 40), (50, 97), 0.2)
    left = bend((50, 97), (5, 40), 0.2)
    return [(5, 6), *bend((5, 6), (50, 10), 0.04), *bend((50, 10), (95, 6), 0.04), (95, 40), *right, *left]


def _square() -> list[Point]:
    cut = 13.0
    low, high = 6.0, 94.0
    return [
        (low + cut, low), (high - cut, low), (high, low + cut), (high, high - cut),
        (high - cut, high), (low + cut, high), (low, high - cut), (low, low + cut),
    ]  # fmt: skip


SHAPES: Mapping[str, tuple[Point, ...]] = {
    "red": ((50, 1), (99, 50), (50, 99), (1, 50)),
    "orange": tuple(_regular(6, 49, math.pi / 6)),
    "yellow": tuple(_heater()),
    "green": tuple(_regular(40, 47, 0)),
    "blue": ((50, 1), (99, 93), (1, 93)),
    "purple": tuple(_square()),
    JOKER: tuple(_star(8, 50, 36)),
}
"""Outlines in a box of 100: lozenge, hexagon, shield, disc, triangle, square and star."""


def _inset(shape: tuple[Point, ...], by: float) -> list[Point]:
    middle = (sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape))
    keep = 1 - by / 50
    return [(middle[0] + (x - middle[0]) * keep, middle[1] + (y - middle[1]) * keep) for x, y in shape]


@keep_painted
def symbol(name: str, size: int) -> Image.Image:
    """The sprite of a symbol, `size` pixels square, with a strong outline."""
    canvas = Canvas(size, size)
    k = size / 100
    colour = COLOURS[name]

    def place(by: float) -> list[Point]:
        return [(x * k, y * k) for x, y in _inset(SHAPES[name], by)]

    canvas.fill(place(0), OUTLINE)
    canvas.fill(place(5.5), PALE if name != JOKER else COLOURS["yellow"])
    canvas.shade(place(9.5), lighter(colour, 0.16), darker(colour, 0.1))
    sprite = canvas.finish()
    share, x, y = _SIZES[name]
    device = Image.new("RGBA", sprite.size, (0, 0, 0, 0))
    ink = DEVICES.get(name, PALE)
    second = colour if name == "purple" else lighter(colour, 0.35)
    blazon_on(device, (x * k, y * k), f"battle/symbol_{name}", round(size * share), ink, second)
    return as_sign(Image.alpha_composite(sprite, device), name)


@keep_painted
def spent_symbol(name: str, size: int) -> Image.Image:
    """A symbol that goes to waste: pale, and struck through."""
    sprite = symbol(name, size).copy()
    sprite.putalpha(sprite.getchannel("A").point(lambda value: round(value * 0.55)))
    canvas = Canvas(size, size)
    canvas.line([(size * 0.1, size * 0.9), (size * 0.9, size * 0.1)], OUTLINE, max(1.5, size * 0.1))
    canvas.line([(size * 0.1, size * 0.9), (size * 0.9, size * 0.1)], PALE, max(1.0, size * 0.045))
    return Image.alpha_composite(sprite, canvas.finish())


def blazon_on(
    sprite: Image.Image, place: tuple[float, float], name: str, size: int, ink: Rgb, second: Rgb
) -> None:
    """Paint an emblem opaquely on a sprite that may be clear beneath."""
    blazon(sprite, place, name, size, (*ink, 255), (*second, 255))  # type: ignore[arg-type]


@keep_painted
def medal(emblem: str, size: int, field: Rgb, ink: Rgb, second: Rgb) -> Image.Image:
    """A small round mark with an emblem: a power, an order, a captain."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.disc(middle, middle, middle, OUTLINE)
    canvas.disc(middle, middle, middle * 0.9, lighter(second, 0.2))
    canvas.disc(middle, middle, middle * 0.8, field)
    sprite = canvas.finish()
    blazon_on(sprite, (middle, middle), f"battle/{emblem}", round(size * 0.56), ink, second)
    return as_sign(sprite, emblem)


@keep_painted
def raised_symbol(name: str, size: int) -> Image.Image:
    """A symbol on its soft shadow, to lie on a picture rather than on a card."""
    return add_shadow(symbol(name, size), max(1, round(size * 0.06)), drop=(0, max(1, round(size * 0.04))))


# Companions, enemies, orders and card backs as sprites, each painted once and kept.

GOLD: Rgb = rgb("#ffc53d")
EMBER: Rgb = rgb("#ff9a4d")
BRONZE: Rgb = rgb("#8a6a3c")
INK: Rgb = rgb("#2b1a0c")
LEAST_PICTURE = 12
"""Pixels below a bar that are worth an emblem."""


@dataclass(frozen=True, slots=True)
class People:
    """The colours of a people: the ground of its cards, and the two tones of its emblems."""

    ground: Rgb
    ink: Rgb
    second: Rgb


PEOPLES: Mapping[str, People] = {
    "hobbit": People(rgb("#c3cf95"), rgb("#33401a"), rgb("#8f6a1e")),
    "elf": People(rgb("#bcd3d6"), rgb("#17404c"), rgb("#a9852c")),
    "dwarf": People(rgb("#d9b898"), rgb("#52230f"), rgb("#8a8074")),
    "gondor": People(rgb("#ccd0d8"), rgb("#1f2a44"), rgb("#8d8f99")),
    "ranger": People(rgb("#bcc7b0"), rgb("#23351f"), rgb("#a07c2a")),
    "rohan": People(rgb("#e6d393"), rgb("#1f4423"), rgb("#a8741a")),
    "wizard": People(rgb("#d5cbdd"), rgb("#35294a"), rgb("#8f8a99")),
    "wild": People(rgb("#b5cba0"), rgb("#20401c"), rgb("#8a5a20")),
}
_MEMBERS = {
    "hobbit": ("frodo", "sam", "merry", "pippin"),
    "dwarf": ("gimli", "gloin"),
    "gondor": ("boromir", "faramir", "angbor", "imrahil", "beregond"),
    "ranger": ("aragorn", "halbarad"),
    "rohan": ("theoden", "eomer", "eowyn", "erkenbrand"),
    "wizard": ("gandalf",),
    "wild": ("tom_bombadil", "treebeard", "gwaihir", "ghan_buri_ghan"),
}
_PEOPLE_OF = {member: people for people, members in _MEMBERS.items() for member in members}


def people_of(companion: str) -> People:
    """The people a companion belongs to; the elves are the most, and those not named elsewhere."""
    return PEOPLES[_PEOPLE_OF.get(companion, "elf")]


def _add_shadow(sprite: Image.Image, unit: float, lit: Rgb | None) -> Image.Image:
    spread = max(1, round(unit))
    if lit is not None:
        return add_shadow(sprite, spread * 2, lit, 1.9)
    return add_shadow(sprite, spread, drop=(0, max(1, spread // 2)))


def _blank(wide: int, high: int, rim: Rgb, ground: Rgb, lit: Rgb | None) -> tuple[Canvas, float]:
    """An empty card, and the width of its rim."""
    canvas = Canvas(wide, high, 2)
    radius = max(3.0, min(wide, high) * 0.08)
    edge = max(1.5, min(wide, high) * 0.022) * (2.0 if lit else 1.0)
    canvas.slab((0, 0, wide, high), radius, OUTLINE)
    canvas.slab((1, 1, wide - 1, high - 1), radius, lit or rim)
    box = (edge + 1, edge + 1, wide - edge - 1, high - edge - 1)
    canvas.slab_shade(box, max(2.0, radius - edge), lighter(ground, 0.2), darker(ground, 0.08))
    return canvas, edge


def _write_name(
    sprite: Image.Image, box: tuple[float, float, float, float], name: str, size: int, ink: Rgb
) -> None:
    """A name on one line, or on two where it is larger so."""
    left, top, right, bottom = box
    one = fit(name, Face.STRONG, size, right - left, 7)
    two = fit_block(_breakable(name), Face.STRONG, size, (right - left, bottom - top), 1.0)
    lines = wrap(_breakable(name), Face.STRONG, two, right - left)
    if two <= one or len(lines) < 2:
        write(sprite, (left, (top + bottom) / 2), name, Face.STRONG, one, ink, "left")
        return
    y = (top + bottom) / 2 - (len(lines) - 1) * two * 0.5
    for line in lines:
        write(sprite, (left, y), line.replace("- ", "-"), Face.STRONG, two, ink, "left")
        y += two


def _breakable(name: str) -> str:
    return name.replace("-", "- ")


def _paint_symbols(
    sprite: Image.Image, names: tuple[str, ...], right: float, middle: float, size: int, gap: float
) -> float:
    """Symbols in a row that ends at `right`; gives where the row begins."""
    x = right - size
    for name in reversed(names):
        mark = symbol(name, size)
        sprite.paste(mark, (round(x), round(middle - size / 2)), mark)
        x -= size + gap
    return x + size + gap


@keep_painted
def _ground(people: People, wide: int, high: int, bar: int, lit: Rgb | None) -> tuple[Image.Image, float]:
    """A card of a people without its bearer, and the width of its rim."""
    pale = mix(people.ground, PALE, 0.45)
    canvas, edge = _blank(wide, high, mix(people.ink, BRONZE, 0.5), pale, lit)
    if high - bar - edge - 4 > LEAST_PICTURE:
        box = (edge + 4, float(bar), wide - edge - 4, high - edge - 4)
        canvas.slab(box, 5, darker(people.ground, 0.35))
        inner = (box[0] + 1.5, box[1] + 1.5, box[2] - 1.5, box[3] - 1.5)
        canvas.slab_shade(inner, 4, lighter(people.ground, 0.25), darker(people.ground, 0.16))
    return canvas.finish(), edge


@keep_painted
def companion_card(face: Companion, wide: int, high: int, bar: int, lit: Rgb | None = None) -> Image.Image:
    """A companion on the table: a bar with name and symbols, and below it the emblem, if there is room."""
    people = people_of(face.emblem)
    ground, edge = _ground(people, wide, high, bar, lit)
    sprite = ground.copy()
    room = high - bar - edge - 4
    pictured = room > LEAST_PICTURE
    _paint_bar(sprite, face, people, bar, edge, pictured)
    if pictured:
        place = (wide / 2, bar + room / 2)
        blazon_on(sprite, place, f"battle/{face.emblem}", round(room * 0.86), people.ink, people.second)
    return _add_shadow(sprite, bar * 0.05, lit)


def _paint_bar(
    sprite: Image.Image, face: Companion, people: People, bar: int, edge: float, pictured: bool
) -> None:
    """The head of a card: the mark of its power, its name, a faint emblem if there is room, its symbols."""
    wide = sprite.width
    size = round(min(bar - 2 * edge - 3, (wide - 2 * edge) * 0.3))
    if face.power and len(face.symbols) > 1:
        size = round(size * 0.82)
    middle = bar / 2 + edge * 0.25
    right = _paint_symbols(sprite, face.symbols, wide - edge - 3, middle, size, bar * 0.04)
    left = edge + 4
    if face.power:
        mark = power_mark(face.power, round(size * 0.86))
        sprite.paste(mark, (round(left - 1), round(middle - mark.height / 2)), mark)
        left += mark.width + 2
    box = (left + bar * 0.03, edge + 1, right - bar * 0.06, bar - edge)
    lettering = round(bar * 0.44)
    _write_name(sprite, box, face.name, lettering, people.ink)
    lettering = fit(face.name, Face.STRONG, lettering, box[2] - box[0], 7)
    spare = box[2] - box[0] - width(face.name, Face.STRONG, lettering)
    if not pictured and spare > bar * 0.72:
        pale = mix(people.ground, PALE, 0.45)
        faint, second = (mix(colour, pale, 0.45) for colour in (people.ink, people.second))
        place = (box[2] - bar * 0.34, middle)
        blazon_on(sprite, place, f"battle/{face.emblem}", round(bar * 0.62), faint, second)


@keep_painted
def power_mark(power: str, size: int) -> Image.Image:
    """The small mark of a power."""
    return medal(f"power_{power}", size, rgb("#4a2f16"), PALE, rgb("#f0bd4f"))


ENEMY_GROUND: Rgb = rgb("#3a2523")
ENEMY_FIELD: Rgb = rgb("#241413")


@keep_painted
def enemy_card(face: Enemy, wide: int, high: int, lit: Rgb | None = None) -> Image.Image:
    """An enemy: its worth on a coin, a captain's mark, its emblem, and the symbols it takes to beat it."""
    canvas, edge = _blank(wide, high, BRONZE, ENEMY_GROUND, lit)
    head, foot = high * 0.145, high * 0.72
    box = (edge + 6, head, wide - edge - 6, foot)
    canvas.slab(box, 7, rgb("#6d3a20"))
    canvas.slab_shade((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), 6, rgb("#8a3c1c"), ENEMY_FIELD)
    canvas.slab((edge + 6, foot + high * 0.03, wide - edge - 6, high - edge - 6), 7, rgb("#efe0bd"))
    sprite = canvas.finish()
    size = fit(face.name, Face.STRONG, round(high * 0.092), wide - 2 * edge - 14)
    write(sprite, (wide / 2, head / 2 + edge * 0.6), face.name, Face.STRONG, size, rgb("#ffe2b8"))
    emblem = round(min(wide * 0.62, (foot - head) * 0.8))
    place = (wide * 0.54, foot - emblem * 0.56)
    blazon_on(sprite, place, f"battle/{face.emblem}", emblem, rgb("#120806"), EMBER)
    coin = round(wide * 0.27)
    badge = points_coin(face.points, coin)
    sprite.paste(badge, (round(edge + 5), round(head - coin * 0.06)), badge)
    if face.captain:
        mark = captain_mark(round(coin * 0.92))
        sprite.paste(mark, (round(wide - edge - 5 - mark.width), round(head - coin * 0.06)), mark)
    low, tall = foot + high * 0.03, high - edge - 6 - foot - high * 0.03
    size = round(min(tall - 6, (wide - 2 * edge - 16) / max(3.4, len(face.symbols)) - 2))
    gap = size * 0.05
    run = len(face.symbols) * (size + gap) - gap
    _paint_symbols(sprite, face.symbols, wide / 2 + run / 2, low + tall / 2, size, gap)
    return _add_shadow(sprite, wide * 0.02, lit)


@keep_painted
def points_coin(points: int, size: int) -> Image.Image:
    """Draw what an enemy is worth, on a gold coin."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.disc(middle, middle, middle, OUTLINE)
    canvas.disc(middle, middle, middle * 0.93, rgb("#a86d10"))
    canvas.disc(middle, middle, middle * 0.8, rgb("#ffd55e"))
    sprite = canvas.finish()
    write(sprite, (middle, middle), str(points), Face.TITLE, round(size * 0.6), INK)
    return as_sign(sprite, "points", carries=True)


@keep_painted
def captain_mark(size: int) -> Image.Image:
    """The mark of a captain: a crowned skull."""
    return medal("captain", size, rgb("#1a0d0b"), rgb("#f3e6d2"), rgb("#ffc53d"))


@keep_painted
def order_card(
    order: str, name: str, wide: int, high: int, lit: Rgb | None = None, lettering: float = 0.25
) -> Image.Image:
    """A Mordor card lying across: what it orders as an icon, and in a few words.

    lettering: their height as a share of the card's.
    """
    canvas, edge = _blank(wide, high, BRONZE, rgb("#4a1712"), lit)
    field = (edge + 5, edge + 5, high - edge - 1, high - edge - 5)
    canvas.slab_shade(field, 6, rgb("#e9d9b4"), rgb("#c9ab77"))
    sprite = canvas.finish()
    size = round(high * 0.7)
    blazon_on(sprite, (high / 2 + 2, high / 2), f"battle/{order}", size, rgb("#3a120c"), rgb("#b3261a"))
    box = (high + 4, edge + 4, wide - edge - 6, high - edge - 4)
    write_block(sprite, box, name, Face.STRONG, round(high * lettering), rgb("#ffe2b8"), leading=1.05)
    return _add_shadow(sprite, high * 0.035, lit)


@keep_painted
def card_back(kind: str, wide: int, high: int) -> Image.Image:
    """The back of a deck: `ring` for companions and orders, `eye` for enemies."""
    ring = kind == "ring"
    ground = rgb("#7a5a24") if ring else rgb("#1d0f0d")
    canvas, edge = _blank(wide, high, rgb("#d9b45c") if ring else rgb("#8a3318"), ground, None)
    inner = min(edge + max(2.0, wide * 0.06), wide * 0.3)
    canvas.slab((inner, inner, wide - inner, high - inner), wide * 0.05, lighter(ground, 0.22))
    inner += min(max(1.0, wide * 0.02), wide * 0.1)
    canvas.slab((inner, inner, wide - inner, high - inner), wide * 0.04, darker(ground, 0.25))
    sprite = canvas.finish()
    ink, second = (rgb("#ffd873"), rgb("#b07a1c")) if ring else (rgb("#ff8a2b"), rgb("#c43a16"))
    blazon_on(sprite, (wide / 2, high / 2), f"battle/{kind}", round(wide * 0.66), ink, second)
    return _add_shadow(as_sign(sprite, f"back:{kind}"), max(1.0, wide * 0.02), None)


@keep_painted
def deck(kind: str, cards: int, wide: int, high: int) -> Image.Image:
    """A deck as thick as it is, in steps."""
    back = card_back(kind, wide, high)
    layers = min(4, 1 + cards // 6)
    step = max(1, round(wide * 0.025))
    spread = step * (layers - 1)
    image = Image.new("RGBA", (back.width + spread, back.height + spread), (0, 0, 0, 0))
    for layer in range(layers):
        image.alpha_composite(back, (spread - layer * step, spread - layer * step))
    return image


# The same cards as they lie in the upright pictures: whatever is written can be read on a phone.

LETTERS, LARGE, MARK = 35, 40, 50
"""The least and the usual letters, and signs, in units of a picture 900 wide."""
NARROW = 200
"""A card of less width shows its emblem in place of its name."""
NAMES: Rgb = rgb("#ffe2b8")


def _fit_name(name: str, size: float, unit: float, room: float) -> tuple[str, int]:
    """A name as it fits in a line, and the size of its letters, that are never too small; cut at need."""
    pixels = fit(name, Face.STRONG, round(size * unit), room, round(LETTERS * unit))
    return cut(name, Face.STRONG, pixels, room), pixels


@keep_painted
def bar_card(
    face: Companion, wide: int, high: int, bar: int, unit: float, lit: Rgb | None = None
) -> Image.Image:
    """A companion of a party: the mark of its power, name and symbols; below them its emblem, if open.

    unit: pixels of a unit of the picture. A narrow card has its emblem in place of its name.
    """
    people = people_of(face.emblem)
    ground, edge = _ground(people, wide, high, bar, lit)
    sprite = ground.copy()
    size, middle, gap = round(min(MARK * unit, bar - edge)), bar / 2 + edge * 0.25, 2 * unit
    right = _paint_symbols(sprite, face.symbols, wide - edge - gap, middle, size, gap) - gap
    left = edge + gap
    if wide < NARROW * unit:
        emblem = round(min(right - left, size))
        place = (left + emblem / 2, middle)
        blazon_on(sprite, place, f"battle/{face.emblem}", emblem, people.ink, people.second)
        return _add_shadow(sprite, bar * 0.05, lit)
    if face.power:
        mark = power_mark(face.power, size)
        sprite.paste(mark, (round(left), round(middle - size / 2)), mark)
        left += size
    name, pixels = _fit_name(face.name, LARGE, unit, right - left - gap)
    write(sprite, (left + gap, middle), name, Face.STRONG, pixels, people.ink, "left")
    room = high - bar - edge - 4
    if room > MARK * unit:
        place = (wide / 2, bar + room / 2)
        blazon_on(sprite, place, f"battle/{face.emblem}", round(room * 0.9), people.ink, people.second)
    return _add_shadow(sprite, bar * 0.05, lit)


@keep_painted
def read_card(face: Companion, wide: int, high: int, unit: float, lit: Rgb | None = None) -> Image.Image:
    """A companion of the hand, to be read: emblem, name, symbols, and what its power does."""
    people = people_of(face.emblem)
    canvas, edge = _blank(wide, high, mix(people.ink, BRONZE, 0.5), mix(people.ground, PALE, 0.55), lit)
    side = 138 * unit
    box = (edge + 4, edge + 4, side, high - edge - 4)
    canvas.slab(box, 8, darker(people.ground, 0.4))
    inner = (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2)
    canvas.slab_shade(inner, 7, lighter(people.ground, 0.3), darker(people.ground, 0.18))
    sprite = canvas.finish()
    emblem = round(min(side - edge, high - 2 * edge) * 0.86)
    spot = ((box[0] + box[2]) / 2, high / 2)
    blazon_on(sprite, spot, f"battle/{face.emblem}", emblem, people.ink, people.second)
    middle, left, right = (38 * unit if face.text else high / 2), side + 16 * unit, wide - edge - 8 * unit
    size = round((56 if face.text else 80) * unit)
    right = _paint_symbols(sprite, face.symbols, right, middle, size, 4 * unit) - 10 * unit
    if face.power:
        mark = power_mark(face.power, round(54 * unit))
        sprite.paste(mark, (round(right - mark.width), round(middle - mark.height / 2)), mark)
        right -= mark.width + 8 * unit
    name, pixels = _fit_name(face.name, 46 if face.text else 52, unit, right - left)
    write(sprite, (left, middle), name, Face.STRONG, pixels, people.ink, "left")
    if face.text:
        words = (left, 70 * unit, wide - edge - 8 * unit, high - edge - 5 * unit)
        write_block(sprite, words, face.text, Face.TEXT, round(36 * unit), INK, "left", 1.12)
    return _add_shadow(sprite, 5 * unit, lit)


FOE_HEAD, FOE_FOOT, FOE_COIN = 82, 64, 62


@keep_painted
def foe_card(face: Enemy, wide: int, high: int, unit: float, lit: Rgb | None = None) -> Image.Image:
    """An enemy to be attacked: name, worth, captain's mark, emblem, and the symbols it takes to beat it."""
    canvas, edge = _blank(wide, high, BRONZE, ENEMY_GROUND, lit)
    pad, head, foot = edge + 4 * unit, FOE_HEAD * unit, high - FOE_FOOT * unit
    canvas.slab((pad, head, wide - pad, foot - 3 * unit), 7, rgb("#6d3a20"))
    inner = (pad + 2, head + 2, wide - pad - 2, foot - 3 * unit - 2)
    canvas.slab_shade(inner, 6, rgb("#8a3c1c"), ENEMY_FIELD)
    canvas.slab((pad, foot, wide - pad, high - pad), 7, rgb("#efe0bd"))
    sprite = canvas.finish()
    _write_foe(sprite, face.name, (pad, edge, wide - pad, head), unit)
    middle, coin = (head + foot - 3 * unit) / 2, round(FOE_COIN * unit)
    emblem = round(min(150 * unit, (foot - head) * 0.94))
    place = (wide / 2, middle)
    blazon_on(sprite, place, f"battle/{face.emblem}", emblem, rgb("#120806"), EMBER)
    badge = points_coin(face.points, coin)
    sprite.paste(badge, (round(pad), round(min(middle - coin / 2, head + 4 * unit))), badge)
    if face.captain:
        mark = captain_mark(round(coin * 0.94))
        place = (round(wide - pad - mark.width), round(min(middle - coin / 2, head + 4 * unit)))
        sprite.paste(mark, place, mark)
    size, gap = round(54 * unit), 6 * unit
    run = len(face.symbols) * (size + gap) - gap
    _paint_symbols(sprite, face.symbols, wide / 2 + run / 2, (foot + high - pad) / 2, size, gap)
    return _add_shadow(sprite, 5 * unit, lit)


def _write_foe(sprite: Image.Image, name: str, box: tuple[float, float, float, float], unit: float) -> None:
    """An enemy's name in large letters on one line, in smaller ones on two."""
    left, top, right, bottom = box
    room, x = right - left - 4 * unit, (left + right) / 2
    pixels = fit(name, Face.STRONG, round(44 * unit), room, 8)
    if pixels >= round(LETTERS * unit):
        write(sprite, (x, (top + bottom) / 2), name, Face.STRONG, pixels, NAMES)
        return
    small = round((LETTERS + 1) * unit)
    first, *rest = wrap(name, Face.STRONG, small, room)
    for line, y in ((first, 0.3), (" ".join(rest), 0.74)):
        shown = cut(line, Face.STRONG, small, room)
        write(sprite, (x, top + (bottom - top) * y), shown, Face.STRONG, small, NAMES)


@keep_painted
def trophy(face: Enemy, wide: int, high: int, unit: float) -> Image.Image:
    """An enemy that has been won: its emblem and its worth."""
    canvas, edge = _blank(wide, high, BRONZE, rgb("#8a3c1c"), None)
    sprite = canvas.finish()
    size, coin = round(high - 2 * edge - 4 * unit), round(FOE_COIN * unit)
    place = (edge + size / 2, high / 2)
    blazon_on(sprite, place, f"battle/{face.emblem}", size, rgb("#120806"), EMBER)
    badge = points_coin(face.points, coin)
    sprite.paste(badge, (round(wide - edge - coin - unit), round(high / 2 - coin / 2)), badge)
    return _add_shadow(sprite, 3 * unit, None)
