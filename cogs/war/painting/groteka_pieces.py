"""The pieces of battles: figures, those who lead, signs, and the tablets of the GroTeka mod's attacks."""

from __future__ import annotations

import math

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, add_shadow, blazon, grey_out
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.tokens import SHIELD, STONE
from bot.draw.kit.type import Face, fit, write
from bot.engine import Seat
from cogs.war.model.components import CHARACTERS, FIGURES, FREE, NATION_SIDE, NAZGUL, SIDES
from cogs.war.painting.land import LIVERIES, team
from cogs.war.painting.pieces import BLOOD, BLUE, BRASS, NAVY, PALE, SOOT, colours, medal, pips

# Single figures and the tablets of attacks, as sprites.
#
# A Regular is a foot soldier on a plain plinth, an Elite stands under a banner on a plinth with stars; the
# Free Peoples have round helmets and shields that end in a point, the Shadow horned ones and jagged shields.

WIDE, FIGURE_HIGH = 100.0, 128.0
"""Figures are drawn in a box of this size."""
PLINTH = 36.0
BODY = 108.0
LOW, PLAIN = 116.0, 14.0
"""How high a figure without a number is, and its plinth."""
GOLD, STEEL, IRON = rgb("#f2c14e"), rgb("#c9d2da"), rgb("#4a4144")


def draw_letters(sprite: Image.Image, place: Point, text: str, face: Face, size: int, ink: Rgb) -> None:
    """Writes on a sprite, whose outline stays as it is."""
    layer = Image.new("RGB", sprite.size)
    layer.paste(sprite, (0, 0))
    write(layer, place, text, face, size, ink)
    layer.putalpha(sprite.getchannel("A"))
    sprite.paste(layer, (0, 0))


def star(x: float, y: float, radius: float, points: int = 6, depth: float = 0.74) -> list[Point]:
    """Return the outline of a star."""
    return [
        (
            x + math.sin(step * math.pi / points) * radius * (1.0 if step % 2 == 0 else depth),
            y - math.cos(step * math.pi / points) * radius * (1.0 if step % 2 == 0 else depth),
        )
        for step in range(2 * points)
    ]


# Figures


@keep_painted
def figure(nation: str, elite: bool, broken: bool, number: int, wide: int) -> Image.Image:
    """Paint a unit on its plinth, `wide` pixels and 1.4 times as high; a broken one lies behind it.

    number: written on the plinth; 0 for none."""
    u = wide / WIDE
    body = _soldier(nation, elite, u)
    high = round((FIGURE_HIGH if number else LOW) * u)
    sprite = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    if broken:
        lying = Image.blend(body, grey_out(body, (172, 162, 146), 0.25), 0.62)
        lying = lying.rotate(82, Image.Resampling.BICUBIC, expand=True)
        box = lying.getbbox()
        lying = lying.crop(box) if box is not None else lying
        lying = lying.resize((wide, round(lying.height * wide / lying.width)), Image.Resampling.LANCZOS)
        place = (0, high - round(((PLINTH if number else PLAIN) - 4) * u) - lying.height)
        sprite.alpha_composite(lying, (max(0, place[0]), max(0, place[1])))
    else:
        sprite.alpha_composite(body, (0, 0))
    plinth = _plinth(nation, elite, number, u)
    sprite.alpha_composite(plinth, ((wide - plinth.width) // 2, high - plinth.height))
    return add_shadow(sprite, max(1, round(2.4 * u)), strength=0.6, drop=(0, max(1, round(1.5 * u))))


def _scale(points: list[Point], u: float) -> list[Point]:
    return [(x * u, y * u) for x, y in points]


def _soldier(nation: str, elite: bool, u: float) -> Image.Image:
    free = NATION_SIDE[nation] == FREE
    livery = LIVERIES[nation]
    coat = livery.colour if free else mix(livery.colour, SOOT, 0.45)
    canvas = Canvas(WIDE * u, BODY * u)
    _arms(canvas, livery.colour, free, elite, u)
    shoulders: list[Point] = [(27, 54), (36, 45), (62, 45), (71, 54), (80, 108), (18, 108)]
    canvas.fill(_scale([(x + (x - 49) * 0.06, y - 1.5) for x, y in shoulders], u), darker(coat, 0.62))
    canvas.shade(_scale(shoulders, u), lighter(coat, 0.12), darker(coat, 0.3))
    _head(canvas, free, elite, livery.colour, u)
    _shield(canvas, nation, free, elite, u)
    sprite = canvas.finish()
    colour = team(nation)
    ink = colour.ink if free else lighter(livery.colour, 0.62)
    blazon(
        sprite, (47 * u, (65 if free else 67) * u), livery.emblem, max(8, round(50 * u)), ink, colour.second
    )
    return sprite


def _arms(canvas: Canvas, colour: Rgb, free: bool, elite: bool, u: float) -> None:
    """Paint a spear; an Elite's bears a banner."""
    dark = rgb("#2b1a10")
    x = 71.0 if elite else 84.0
    canvas.line([(x * u, 8 * u), (x * u, 106 * u)], dark, 4.6 * u)
    canvas.line([(x * u, 8 * u), (x * u, 106 * u)], rgb("#8a6234"), 2.4 * u)
    tip = [(0, 0), (6, 12), (0, 20), (-6, 12)]
    if not free:
        tip = [(0, 0), (9, 8), (4, 9), (4, 20), (-4, 20), (-4, 9), (-9, 8)]
    if elite:
        cloth = [(0, 17), (29, 17), (29, 52), (14.5, 43), (0, 52)]
        if not free:
            cloth = [(0, 17), (29, 20), (19, 27), (28, 33), (19, 39), (28, 50), (0, 46)]
        for grow, tone in ((1.16, dark), (1.0, GOLD), (0.72, colour)):
            canvas.fill(
                [((x + 14.5 + (a - 14.5) * grow) * u, (33 + (b - 33) * grow) * u) for a, b in cloth], tone
            )
        canvas.line([(x * u, 14 * u), (x * u, 58 * u)], dark, 3.0 * u)
    for grow, tone in ((1.34, dark), (1.0, STEEL if free else rgb("#9c8f8a"))):
        canvas.fill([((x + a * grow) * u, (10 + (b - 10) * grow) * u) for a, b in tip], tone)


def _head(canvas: Canvas, free: bool, elite: bool, colour: Rgb, u: float) -> None:
    dark = rgb("#21140d")
    canvas.disc(47 * u, 34 * u, 16.5 * u, dark)
    canvas.disc(47 * u, 34 * u, 14.6 * u, rgb("#eecfa6") if free else rgb("#6d6a52"))
    metal = GOLD if elite else (STEEL if free else IRON)
    if free:
        dome: list[Point] = [(31, 35), (32, 25), (38, 18), (47, 13), (56, 18), (62, 25), (63, 35)]
        nose: list[Point] = [(44.4, 33), (49.6, 33), (48.4, 43), (45.6, 43)]
        canvas.fill(_scale([(x + (x - 47) * 0.08, y - 1.6) for x, y in dome], u), dark)
        canvas.fill(_scale(dome, u), metal)
        canvas.fill(_scale(nose, u), metal)
    else:
        horned: list[Point] = [
            *((30, 40), (29, 30), (21, 20), (22, 8), (34, 20), (41, 15), (47, 12), (53, 15), (60, 20)),
            *((72, 8), (73, 20), (65, 30), (64, 40), (58, 33), (36, 33)),
        ]
        canvas.fill(_scale([(x + (x - 47) * 0.06, y + (y - 28) * 0.06 - 0.6) for x, y in horned], u), dark)
        canvas.fill(_scale(horned, u), metal)
        for x in (41, 53):
            canvas.disc(x * u, 38 * u, 2.8 * u, rgb("#ff8a3c"))
    if elite and free:
        plume: list[Point] = [(45, 15), (40, 3), (51, -1), (62, 5), (66, 18), (58, 11), (50, 9)]
        canvas.fill(_scale(plume, u), darker(colour, 0.15))


def _shield(canvas: Canvas, nation: str, free: bool, elite: bool, u: float) -> None:
    outline = SHIELD if free else STONE
    colour = team(nation)
    rim = GOLD if elite else colour.rim
    for grow, tone in ((1.0, rgb("#1d110a")), (0.93, rim), (0.78, colour.field)):
        points = [((47 + (x - 50) * 0.55 * grow) * u, (69 + (y - 62) * 0.46 * grow) * u) for x, y in outline]
        if tone == colour.field:
            canvas.shade(points, lighter(tone, 0.12), darker(tone, 0.12))
        else:
            canvas.fill(points, tone)


def _plinth(nation: str, elite: bool, number: int, u: float) -> Image.Image:
    free = NATION_SIDE[nation] == FREE
    rim, field = (BLUE, PALE) if free else (BLOOD, SOOT)
    wide, high = 78.0, PLINTH if number else PLAIN
    canvas = Canvas(wide * u, high * u)
    for inset, tone in ((0.0, darker(rim, 0.35)), (2.2, GOLD if elite else lighter(rim, 0.12)), (4.6, field)):
        if free:
            box = (inset * u, inset * u, (wide - inset) * u, (high - inset) * u)
            canvas.slab(box, min(9, high / 2 - inset) * u, tone)
        else:
            canvas.fill(_scale(_cut_corners(wide, high, inset), u), tone)
    if elite and number:
        for x in (8.0, wide - 8.0):
            canvas.fill(_scale(star(x, high / 2, 5.5), u), rgb("#f2b01e") if free else GOLD)
    sprite = canvas.finish()
    if not number:
        return sprite
    ink = NAVY if free else rgb("#ffe6c8")
    size = fit(str(number), Face.STRONG, max(7, round(33.5 * u)), 44 * u)
    draw_letters(sprite, (wide / 2 * u, high / 2 * u), str(number), Face.STRONG, size, ink)
    return sprite


def _cut_corners(wide: float, high: float, inset: float) -> list[Point]:
    cut = min(7.0, high / 3)
    left, top, right, low = inset, inset, wide - inset, high - inset
    return [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, low - cut),
        (right - cut, low), (left + cut, low), (left, low - cut), (left, top + cut),
    ]  # fmt: skip


@keep_painted
def draw_fallen(side: Seat, number: int, wide: int) -> Image.Image:
    """Paint the empty place of a unit that has been removed: a cairn, and its number struck out."""
    u = wide / WIDE
    rim, _, _, _ = colours(side)
    stone = mix(rim, rgb("#8d8478"), 0.75)
    canvas = Canvas(WIDE * u, FIGURE_HIGH * u)
    heap = ((30, 84, 13), (52, 87, 15), (72, 84, 11), (42, 70, 12), (61, 71, 12), (51, 57, 10))
    for x, y, radius in heap:
        canvas.disc(x * u, y * u, (radius + 2) * u, darker(stone, 0.6))
        canvas.disc(x * u, y * u, radius * u, lighter(stone, 0.06 * (y % 4)))
    canvas.slab((18 * u, 92 * u, 82 * u, 127 * u), 7 * u, darker(stone, 0.6))
    sprite = canvas.finish()
    size = max(7, round(34 * u))
    draw_letters(sprite, (50 * u, 109 * u), str(number), Face.STRONG, size, lighter(stone, 0.7))
    cross = Canvas(WIDE * u, FIGURE_HIGH * u)
    cross.line([(24 * u, 121 * u), (76 * u, 97 * u)], rgb("#d8452f"), 3.4 * u)
    sprite.alpha_composite(cross.finish())
    return sprite


@keep_painted
def chief(name: str, size: int, lit: bool) -> Image.Image:
    """Paint a commander: the medal of a character or Nazgûl, a Leader's pennant in the Nation's colours."""
    kind = FIGURES[name]
    side = SIDES[kind.side]
    if name in CHARACTERS or name == NAZGUL:
        return medal(name, side, size, lit)
    nation = kind.nation or "sauron"
    u = size / 100
    canvas = Canvas(size, size)
    flag: list[Point] = [(6, 6), (96, 20), (80, 50), (96, 80), (6, 94)]
    for shrink, tone in (
        (1.0, BRASS if lit else darker(LIVERIES[nation].colour, 0.5)),
        (0.9, lighter(BRASS, 0.4) if lit else lighter(LIVERIES[nation].colour, 0.3)),
        (0.83, LIVERIES[nation].colour),
    ):
        canvas.fill(_scale([(48 + (x - 48) * shrink, 50 + (y - 50) * shrink) for x, y in flag], u), tone)
    sprite = canvas.finish()
    pale = lighter(LIVERIES[nation].colour, 0.72)
    blazon(sprite, (43 * u, 50 * u), LIVERIES[nation].emblem, round(74 * u), rgb("#ffffff"), pale)
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))


@keep_painted
def draw_veiled(side: Seat, size: int) -> Image.Image:
    """Commanders picked in secret."""
    rim, field, ink, _ = colours(side)
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.disc(middle, middle, middle, BRASS)
    canvas.disc(middle, middle, middle * 0.9, darker(rim, 0.25) if side == SIDES[FREE] else field)
    sprite = canvas.finish()
    pale = PALE if side == SIDES[FREE] else ink
    draw_letters(sprite, (middle, middle), "?", Face.TITLE, round(size * 0.7), pale)
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))


# Tablets


@keep_painted
def tablet(
    side: Seat,
    words: tuple[str, str, str, str],
    die: int,
    success: bool,
    awaited: bool,
    up: bool,
    size: tuple[int, int],
) -> Image.Image:
    """Paint an attack: whose numbers attack whose; below, the least die that succeeds or the one that fell,
    with both sums. A success is a bursting star under the die; a failure is pale, its die struck out.

    words: the numbers of those who attack and of their target, both sums, and the least die. up: whether it
    goes up the picture.
    """
    rim, field, ink, _ = colours(side)
    wide, high = size
    u = high / 106
    units, prey, sums, needed = words
    failed = die > 0 and not success
    ground = mix(field, (150, 144, 134), 0.3) if failed else field
    edge = GOLD if awaited or success else mix(rim, (128, 122, 112), 0.5) if failed else darker(rim, 0.1)
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 15 * u, darker(rim, 0.5) if awaited else edge)
    rims = 6 * u if awaited or success else 4 * u
    if awaited:
        canvas.slab((2 * u, 2 * u, wide - 2 * u, high - 2 * u), 14 * u, edge)
    canvas.slab((rims, rims, wide - rims, high - rims), 11 * u, ground)
    row, low = 27 * u, 71 * u
    tip = -1 if up else 1
    arrow: list[Point] = [(-17, -5 * tip), (0, 15 * tip), (17, -5 * tip)]
    at = wide - 70 * u
    canvas.fill([(at + x * u, row + (y + 2 * tip) * u) for x, y in arrow], rgb("#d8452f"))
    canvas.slab((at - 6 * u, row - 17 * u, at + 6 * u, row + 17 * u), 2 * u, rgb("#d8452f"))
    if success:
        canvas.fill(_scale(star(50, 71, 31, 9, 0.78), u), rgb("#8a1d12"))
        canvas.fill(_scale(star(50, 71, 28, 9, 0.78), u), GOLD)
    sprite = canvas.finish()
    letters = round(36 * u)
    for text, x, room in ((units, (at - 11 * u) / 2, at - 31 * u), (prey, (at + 10 * u + wide) / 2, 46 * u)):
        if text:
            draw_letters(sprite, (x, row), text, Face.STRONG, fit(text, Face.STRONG, letters, room), ink)
    draw_letters(
        sprite, (wide - 62 * u, low), sums, Face.STRONG, fit(sums, Face.STRONG, round(38 * u), 112 * u), ink
    )
    if die:
        cube = pips(die, side, max(6, round((40 if success else 48) * u)), success)
        sprite.alpha_composite(cube, _corner(cube, 50 * u, low))
    else:
        size_of = fit(needed, Face.TITLE, round(48 * u), 84 * u)
        draw_letters(sprite, (50 * u, low), needed, Face.TITLE, size_of, ink)
    if failed:
        slash = Canvas(wide, high, 2)
        slash.line([(22 * u, 95 * u), (78 * u, 47 * u)], rgb("#b02a1c"), 7 * u)
        sprite.alpha_composite(slash.finish())
    if awaited:
        return add_shadow(sprite, max(2, round(5 * u)), rgb("#ffd35c"), 1.8)
    return add_shadow(sprite, max(1, round(2.4 * u)), drop=(0, 1))


def _corner(sprite: Image.Image, x: float, y: float) -> tuple[int, int]:
    return max(0, round(x - sprite.width / 2)), max(0, round(y - sprite.height / 2))


@keep_painted
def worth(kind: str, free: bool, size: int) -> Image.Image:
    """Paint the sign of attack or defence: a blade in a red diamond, or a blue shield."""
    canvas = Canvas(size, size)
    u = size / 100
    if kind == "attack":
        blade: list[Point] = [(50, 9), (62, 24), (59, 60), (41, 60), (38, 24)]
        guard: list[Point] = [(18, 60), (82, 60), (82, 71), (18, 71)]
        hilt: list[Point] = [(43, 71), (57, 71), (57, 91), (43, 91)]
        for grow, tone in ((7.0, rgb("#2a0d08")), (0.0, rgb("#d8452f"))):
            for part in (blade, guard, hilt):
                cx, cy = sum(x for x, _ in part) / len(part), sum(y for _, y in part) / len(part)
                points = [(x + math.copysign(grow, x - cx), y + math.copysign(grow, y - cy)) for x, y in part]
                canvas.fill(_scale(points, u), tone)
    else:
        for shrink, tone in ((0.98, rgb("#0f2340")), (0.8, rgb("#4f8ad9"))):
            points = [(50 + (x - 50) * 0.86 * shrink, 50 + (y - 62) * 0.78 * shrink) for x, y in SHIELD]
            canvas.fill(_scale(points, u), tone)
        canvas.line([(50 * u, 22 * u), (50 * u, 78 * u)], rgb("#dbe9fb"), 7 * u)
    return canvas.finish()
