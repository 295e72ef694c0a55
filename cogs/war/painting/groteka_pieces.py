"""The pieces of a battle under the GroTeka mod: figures, plates and walls; places, and lines between them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, add_shadow, blazon, grey_out
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.tokens import SHIELD, STONE
from bot.draw.kit.type import Face, fit, write
from bot.engine import Seat
from cogs.war.model.components import CHARACTERS, FIGURES, FREE, NATION_SIDE, NAZGUL, SIDES
from cogs.war.model.map import WIDTH, Box
from cogs.war.painting.groteka_scene import Band, Clash, ClashScene, count_in_front
from cogs.war.painting.land import LIVERIES, team
from cogs.war.painting.pieces import BLOOD, BLUE, BRASS, NAVY, PALE, SOOT, colours, medal, pips

# Single figures, the plates of clashes and the walls behind the defenders, as sprites.
#
# A Regular is a foot soldier on a plain plinth, an Elite stands under a banner on a plinth with stars; the
# Free Peoples have round helmets and shields that end in a point, the Shadow horned ones and jagged shields.

WIDE, FIGURE_HIGH = 100.0, 130.0
"""Figures are drawn in a box of this size."""
PLINTH = 26.0
GOLD, STEEL, IRON = rgb("#f2c14e"), rgb("#c9d2da"), rgb("#4a4144")
PLATE = (96.0, 104.0)
"""The size of a clash's plate at sprite size 1."""
WALL_HIGH = 154.0


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
    """Paint a unit on its plinth, `wide` pixels and 1.3 times as high; a broken one lies behind it."""
    u = wide / WIDE
    body = _soldier(nation, elite, u)
    high = round(FIGURE_HIGH * u)
    sprite = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    if broken:
        lying = Image.blend(body, grey_out(body, (172, 162, 146), 0.25), 0.62)
        lying = lying.rotate(82, Image.Resampling.BICUBIC, expand=True)
        box = lying.getbbox()
        lying = lying.crop(box) if box is not None else lying
        lying = lying.resize((wide, round(lying.height * wide / lying.width)), Image.Resampling.LANCZOS)
        place = (0, high - round((PLINTH - 4) * u) - lying.height)
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
    canvas = Canvas(WIDE * u, (FIGURE_HIGH - PLINTH + 4) * u)
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
        sprite, (47 * u, (72 if free else 75) * u), livery.emblem, max(8, round(42 * u)), ink, colour.second
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
        points = [((47 + (x - 50) * 0.55 * grow) * u, (74 + (y - 62) * 0.46 * grow) * u) for x, y in outline]
        if tone == colour.field:
            canvas.shade(points, lighter(tone, 0.12), darker(tone, 0.12))
        else:
            canvas.fill(points, tone)


def _plinth(nation: str, elite: bool, number: int, u: float) -> Image.Image:
    free = NATION_SIDE[nation] == FREE
    rim, field = (BLUE, PALE) if free else (BLOOD, SOOT)
    wide, high = 78.0, PLINTH
    canvas = Canvas(wide * u, high * u)
    for inset, tone in ((0.0, darker(rim, 0.35)), (2.2, GOLD if elite else lighter(rim, 0.12)), (4.6, field)):
        if free:
            box = (inset * u, inset * u, (wide - inset) * u, (high - inset) * u)
            canvas.slab(box, (9 - inset) * u, tone)
        else:
            canvas.fill(_scale(_cut_corners(wide, high, inset), u), tone)
    if elite:
        for x in (15, wide - 15):
            canvas.fill(_scale(star(x, high / 2, 7.5), u), rgb("#f2b01e") if free else GOLD)
    sprite = canvas.finish()
    ink = NAVY if free else rgb("#ffe6c8")
    size = fit(str(number), Face.STRONG, max(7, round(23 * u)), 34 * u)
    draw_letters(sprite, (wide / 2 * u, high / 2 * u), str(number), Face.STRONG, size, ink)
    return sprite


def _cut_corners(wide: float, high: float, inset: float) -> list[Point]:
    cut = 7.0
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
    heap = ((30, 98, 13), (52, 101, 15), (72, 98, 11), (42, 84, 12), (61, 85, 12), (51, 71, 10))
    for x, y, radius in heap:
        canvas.disc(x * u, y * u, (radius + 2) * u, darker(stone, 0.6))
        canvas.disc(x * u, y * u, radius * u, lighter(stone, 0.06 * (y % 4)))
    canvas.slab((26 * u, 106 * u, 74 * u, 128 * u), 6 * u, darker(stone, 0.55))
    sprite = canvas.finish()
    size = max(7, round(19 * u))
    draw_letters(sprite, (50 * u, 117 * u), str(number), Face.STRONG, size, lighter(stone, 0.6))
    cross = Canvas(WIDE * u, FIGURE_HIGH * u)
    cross.line([(34 * u, 123 * u), (66 * u, 111 * u)], lighter(stone, 0.6), 2.4 * u)
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
    blazon(sprite, (43 * u, 50 * u), LIVERIES[nation].emblem, round(60 * u), rgb("#ffffff"), pale)
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


# Plates


@keep_painted
def plate(
    side: Seat, needed: int, sums: str, die: int, success: bool, awaited: bool, unit: float
) -> Image.Image:
    """Paint a clash: the least die that succeeds, or the die that was rolled; below it attack and defence.

    A success is a bursting star under the die, a failure a pale plate with the die struck out.
    """
    rim, field, ink, _ = colours(side)
    wide, high = PLATE
    u = unit
    canvas = Canvas(wide * u, high * u)
    edge = darker(rim, 0.2)
    ground = field
    if die and not success:
        edge, ground = mix(rim, (128, 122, 112), 0.6), mix(field, (150, 144, 134), 0.42)
    if success:
        canvas.fill(_scale(star(wide / 2, 40, 46, 9, 0.74), u), rgb("#8a1d12"))
        canvas.fill(_scale(star(wide / 2, 40, 41.5, 9, 0.72), u), GOLD)
        canvas.slab((10 * u, 72 * u, (wide - 10) * u, high * u), 11 * u, rgb("#8a1d12"))
        canvas.slab((13 * u, 75 * u, (wide - 13) * u, (high - 3) * u), 9 * u, ground)
    else:
        canvas.slab((0, 0, wide * u, high * u), 16 * u, GOLD if awaited else edge)
        inset = 6.0 if awaited else 4.0
        canvas.slab((inset * u, inset * u, (wide - inset) * u, (high - inset) * u), 12 * u, ground)
    sprite = canvas.finish()
    tone = ink if not die or success else mix(ink, ground, 0.12)
    size = fit(sums, Face.STRONG, max(7, round(25 * u)), (wide - 22) * u)
    draw_letters(sprite, (wide / 2 * u, 87 * u), sums, Face.STRONG, size, tone)
    if die:
        cube = pips(die, side, max(6, round((50 if success else 58) * u)), success)
        sprite.alpha_composite(cube, _corner(cube, (wide / 2 if success else 43) * u, 40 * u))
        if not success:
            slash = Canvas(wide * u, high * u)
            slash.disc(78 * u, 18 * u, 17 * u, ground)
            for tip in (-1, 1):
                slash.line(
                    [(69 * u, (18 - 9 * tip) * u), (87 * u, (18 + 9 * tip) * u)], rgb("#b02a1c"), 6 * u
                )
            sprite.alpha_composite(slash.finish())
    else:
        text = f"{needed}+"
        size = fit(text, Face.TITLE, max(9, round(58 * u)), (wide - 18) * u)
        draw_letters(sprite, (wide / 2 * u, 40 * u), text, Face.TITLE, size, ink)
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
        blade: list[Point] = [(50, 2), (62, 18), (59, 62), (41, 62), (38, 18)]
        guard: list[Point] = [(18, 62), (82, 62), (82, 73), (18, 73)]
        hilt: list[Point] = [(43, 73), (57, 73), (57, 98), (43, 98)]
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


# Places


@keep_painted
def walls(place: str, night: bool, wide: int, unit: float) -> Image.Image:
    """Paint what stands behind the defenders: houses of a Town, walls of a City or Fortification, a
    Stronghold."""
    high = WALL_HIGH * unit
    canvas = Canvas(wide, high, 2)
    stone = rgb("#6f7890") if night else rgb("#b3a68c")
    line = darker(stone, 0.5) if night else darker(stone, 0.3)
    if place == "town":
        _houses(canvas, wide, unit, stone, line)
        return canvas.finish()
    rise = {"city": 58.0, "fortification": 72.0, "besieged_stronghold": 72.0}[place]
    _rampart(canvas, wide, unit, (0.0, wide / unit), rise, stone, line)
    towers = {"city": 5, "fortification": 3, "besieged_stronghold": 6}[place]
    for tower in range(towers):
        x = (tower + 0.5) / towers * wide / unit
        tall = rise + (28 if place != "city" else 22)
        _rampart(canvas, wide, unit, (x - 38, x + 38), tall, lighter(stone, 0.07), line)
        if place != "fortification":
            roof: list[Point] = [
                (x - 46, WALL_HIGH - tall - 8), (x, WALL_HIGH - tall - 46), (x + 46, WALL_HIGH - tall - 8),
            ]  # fmt: skip
            canvas.fill(_scale(roof, unit), mix(stone, rgb("#8a3b2c"), 0.45))
    return canvas.finish()


def _rampart(
    canvas: Canvas, wide: float, u: float, span: tuple[float, float], rise: float, stone: Rgb, line: Rgb
) -> None:
    left, right = span
    top = WALL_HIGH - rise
    for grow, tone in ((3.0, line), (0.0, stone)):
        box = ((left - grow) * u, (top - grow) * u, (right + grow) * u, WALL_HIGH * u)
        canvas.slab(box, 0, tone)
        teeth = max(2, round((right - left) / 40))
        step = (right - left) / (2 * teeth - 1)
        for tooth in range(teeth):
            x = left + 2 * tooth * step
            canvas.slab(
                ((x - grow) * u, (top - 16 - grow) * u, (x + step + grow) * u, (top + 4) * u), 0, tone
            )
    for row in range(1, int(rise // 26) + 1):
        y = (top + row * 26) * u
        canvas.line([(left * u, y), (right * u, y)], mix(stone, line, 0.35), 1.6 * u)


def _houses(canvas: Canvas, wide: float, u: float, stone: Rgb, line: Rgb) -> None:
    for house in range(8):
        x = (house + 0.5) / 8 * wide / u + 26 * (-1) ** house
        half, rise = 46 + 8 * (house % 3), 44 + 12 * (house % 2)
        top = WALL_HIGH - rise
        canvas.slab(((x - half) * u, top * u, (x + half) * u, WALL_HIGH * u), 0, lighter(stone, 0.1))
        roof: list[Point] = [(x - half * 1.2, top), (x, top - 44), (x + half * 1.2, top)]
        canvas.fill(_scale(roof, u), mix(stone, rgb("#8a5b34"), 0.5))
        canvas.line(_scale([*roof, roof[0]], u), line, 2.2 * u)
        canvas.slab(((x - 9) * u, (WALL_HIGH - 28) * u, (x + 9) * u, WALL_HIGH * u), 3 * u, line)
        for pane in (-1, 1):
            at = x + pane * half * 0.6
            canvas.slab(((at - 7) * u, (top + 8) * u, (at + 7) * u, (top + 22) * u), 2 * u, line)


# Places for the figures of a battle, and the lines from those who attack to the plate of their clash.

TABLE_HIGH = 1084
BAR = 144.0
BARS: tuple[float, float] = (TABLE_HIGH - BAR - 10, 94.0)
"""Where the bars of the attacker and of the defender begin."""
MAT: Box = (16, BARS[1] + BAR + 8, 1384, BARS[0] - 8)
FEET: tuple[float, float] = (MAT[3] - 36, MAT[1] + 164)
"""The ground on which the attackers and the defenders stand."""
ROW_HIGH, WIDEST, PITCH = 154.0, 118.0, 176.0
PLATES: tuple[float, float] = (FEET[0] - ROW_HIGH - PLATE[1] / 2 - 5, FEET[1] + PLATE[1] / 2 + 9)
"""The middles of the plates before the attackers and before the defenders."""
EARTH: dict[bool, Rgb] = {False: rgb("#d2bf92"), True: rgb("#2c2b33")}
FLANK_GAP = 34.0
PAD = 18.0
STRIP = 72
"""Pixels across a piece of a line."""


class Row:
    """One side's figures, the attackers' (index 0) below. at: the middle of each by its handle; struck: the
    middles of those that are targets."""

    def __init__(self, scene: ClashScene, index: int) -> None:
        self.band: Band = (scene.attacker, scene.defender)[index]
        self.index = index
        pieces = self.band.pieces
        cut = count_in_front(self.band)
        gap = FLANK_GAP if cut < len(pieces) else 0.0
        self.pitch = min(PITCH, (MAT[2] - MAT[0] - 16 - gap) / max(1, len(pieces)))
        self.wide = min(WIDEST, self.pitch * 0.94)
        self.aside = min(58.0, self.pitch * 0.44)
        first = WIDTH / 2 - (self.pitch * len(pieces) + gap) / 2 + self.pitch / 2
        self.x = [first + place * self.pitch + (gap if place >= cut else 0.0) for place in range(len(pieces))]
        self.at = {piece.handle: x for piece, x in zip(pieces, self.x, strict=True)}
        targets = {clash.target for clash in scene.clashes}
        self.struck = frozenset(x for name, x in self.at.items() if name in targets)


@dataclass(frozen=True, slots=True)
class Placed:
    """A clash and where its plate is; grow: smaller than 1 where two share a place."""

    clash: Clash
    x: float
    y: float
    grow: float


def place_pieces(scene: ClashScene, rows: tuple[Row, Row]) -> tuple[Placed, ...]:
    """Return the plates of all clashes, each before its target; what has failed comes first, what is next
    last."""
    found: list[Placed] = []
    for row in rows:
        for target in dict.fromkeys(clash.target for clash in scene.clashes if clash.target in row.at):
            here = [clash for clash in scene.clashes if clash.target == target]
            grow = min(1.0, row.pitch * 0.98 / (PLATE[0] * len(here)))
            for place, clash in enumerate(here):
                x = row.at[target] + (place - (len(here) - 1) / 2) * PLATE[0] * grow
                found.append(Placed(clash, x, PLATES[row.index], grow))
    return tuple(sorted(found, key=lambda each: (each.clash.awaited, not _failed(each.clash))))


def _failed(clash: Clash) -> bool:
    return clash.die > 0 and not clash.success


Way = tuple[Point, Point, Point]
"""Where a line begins, where it has passed the plates before its own row, and its tip."""


def ways(one: Placed, rows: tuple[Row, Row]) -> tuple[Way, ...]:
    """Return a line for each unit that takes part, all into the one plate."""
    own = rows[0] if one.clash.side == rows[0].band.side else rows[1]
    up = 1 if own.index == 0 else -1
    units = sorted(own.at[name] for name in one.clash.units if name in own.at)
    tip = one.y + (PLATE[1] / 2 * one.grow + 4) * up
    found = []
    for place, middle in enumerate(units):
        spread = (place - (len(units) - 1) / 2) * min(22.0, 66.0 * one.grow / len(units))
        # What goes out leaves beside the plate of what comes in.
        x = middle - own.aside * up if middle in own.struck else middle
        start = FEET[own.index] - (ROW_HIGH - 4 if up > 0 else -6)
        found.append(((x, start), (x, PLATES[own.index] - (PLATE[1] / 2 - 10) * up), (one.x + spread, tip)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Ink:
    """The look of a line; beaded: as dots."""

    colour: Rgb
    edge: Rgb
    thick: float
    beaded: bool


def ink_of(clash: Clash, beaded: bool, night: bool) -> Ink:
    """Golden where the die is thrown next, thin and pale where it has failed."""
    rim = colours(clash.side)[0]
    colour, edge = (lighter(rim, 0.3), rgb("#0d1420")) if night else (rim, rgb("#f6ecd0"))
    if clash.awaited:
        return Ink(rgb("#f2b01e"), rgb("#3d2a08"), 9.0, beaded)
    if _failed(clash):
        return Ink(mix(colour, EARTH[night], 0.5), mix(edge, EARTH[night], 0.6), 4.5, beaded)
    return Ink(colour, edge, 7.0, beaded)


def draw(image: Image.Image, way: Way, ink: Ink, scale: float) -> None:
    """Pastes a line on a picture."""
    (ax, ay), (_, by), (cx, cy) = way
    left, top = round(ax * scale), round(ay * scale)
    for sprite, x, y in _thread(round(cx - ax), round(by - ay), round(cy - ay), ink, scale):
        image.paste(sprite, (left + x, top + y), sprite)


@keep_painted
def _thread(dx: int, past: int, dy: int, ink: Ink, scale: float) -> tuple[tuple[Image.Image, int, int], ...]:
    """Return a line that runs upright for `past`, swings over by `dx` and arrives upright, `dy` in all.

    It is cut into narrow pieces with their places, counted from where it begins: most of its box is empty.
    """
    s = scale
    start = (PAD + max(0, -dx), PAD + max(0, -dy))
    end = (start[0] + dx, start[1] + dy)
    neck = (end[0], end[1] - math.copysign(ink.thick * 2, dy))
    bow = _swung((start[0], start[1] + past), neck) if dx else [neck]
    path = [(x * s, y * s) for x, y in (start, *bow)]
    canvas = Canvas((abs(dx) + 2 * PAD) * s, (abs(dy) + 2 * PAD) * s, 2)
    thick = ink.thick * s
    long = thick * 3.1
    up = -1 if dy > 0 else 1
    tip = (end[0] * s, end[1] * s)
    head = [tip, (tip[0] - long * 0.58, tip[1] + long * up), (tip[0] + long * 0.58, tip[1] + long * up)]
    middle = (sum(x for x, _ in head) / 3, sum(y for _, y in head) / 3)
    for more, tone in ((4.0 * s, ink.edge), (0.0, ink.colour)):
        if ink.beaded:
            for x, y in _beads(path, thick * 2.3):
                canvas.disc(x, y, (thick + more) * 0.66, tone)
        else:
            canvas.line(path, tone, thick + more)
        wider = 1.0 + more * 1.7 / long
        canvas.fill(
            [(middle[0] + (x - middle[0]) * wider, middle[1] + (y - middle[1]) * wider) for x, y in head],
            tone,
        )
    return _cut_line(canvas.finish(), round(start[0] * s), round(start[1] * s))


def _cut_line(sprite: Image.Image, x: int, y: int) -> tuple[tuple[Image.Image, int, int], ...]:
    """Return the sprite in upright strips without what is empty; places are counted from (x, y)."""
    found = []
    for left in range(0, sprite.width, STRIP):
        strip = sprite.crop((left, 0, min(left + STRIP, sprite.width), sprite.height))
        box = strip.getbbox()
        if box is not None:
            found.append((strip.crop(box), left + box[0] - x, box[1] - y))
    return tuple(found)


def _swung(start: Point, end: Point, steps: int = 22) -> list[Point]:
    """Return a bow that leaves and arrives upright; a wide one is flatter, so that bows keep apart."""
    (ax, ay), (bx, by) = start, end
    bend = (by - ay) * max(0.42, 0.75 - abs(bx - ax) / 2400)
    found = []
    for step in range(steps + 1):
        t = step / steps
        one, two, three, four = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
        y = one * ay + two * (ay + bend) + three * (by - bend) + four * by
        found.append(((one + two) * ax + (three + four) * bx, y))
    return found


def _beads(path: list[Point], step: float) -> list[Point]:
    """Places along a path, `step` apart."""
    found: list[Point] = []
    carry = 0.0
    for (ax, ay), (bx, by) in pairwise(path):
        long = math.hypot(bx - ax, by - ay)
        at = carry
        while at < long:
            found.append((ax + (bx - ax) * at / long, ay + (by - ay) * at / long))
            at += step
        carry = at - long
    return found
