"""Strokes, dice and tokens; Armies, sieges and markers as sprites."""

from __future__ import annotations

import math

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, add_shadow, blazon, grey_out
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.tokens import SHIELD as SHIELD_OUTLINE
from bot.draw.kit.tokens import STONE, Piece, token
from bot.draw.kit.type import Face, fit, wrap, write
from bot.engine import Seat
from bot.text import Language
from cogs.war.model.components import FREE, NATION_SIDE, SIDES, TILES
from cogs.war.model.map import Army, Host
from cogs.war.painting.land import LIVERIES, team
from cogs.war.painting.scene import translator

# Placing sprites and words on a picture, in units of a 1400 pixel wide drawing; the two sides' looks.

PALE: Rgb = rgb("#fbf5e2")
NAVY: Rgb = rgb("#16305c")
BLUE: Rgb = rgb("#2d5ea8")
BLOOD: Rgb = rgb("#7c1a14")
SOOT: Rgb = rgb("#241316")
EMBER: Rgb = rgb("#f2b98a")
BRASS: Rgb = rgb("#d9a02c")


class SidePainter(ScenePainter):
    """A picture with emblems, and the colours of both sides."""

    def __init__(self, image: Image.Image, theme: str, scale: float, language: Language) -> None:
        super().__init__(image, theme, scale, translator(language))

    def lean(self, side: Seat) -> Rgb:
        """Return the colour in which a side is written."""
        rim = colours(side)[0]
        if not self.theme.is_night:
            return rim
        return lighter(rim, 0.5) if side == SIDES[0] else self.theme.alarm

    def lines(self, text: str, face: Face, size: float, room: float) -> tuple[str, ...]:
        """Return a text broken into lines of at most `room`."""
        return wrap(text, face, self.px(size), room * self.scale)

    def emblem(self, name: str, x: float, y: float, size: float, ink: Rgb, second: Rgb) -> None:
        """Paints one of our emblems."""
        blazon(self.image, (x * self.scale, y * self.scale), f"war/{name}", self.px(size), ink, second)


def colours(side: Seat) -> tuple[Rgb, Rgb, Rgb, Rgb]:
    """Rim, field, ink and second tone of one side."""
    return (BLUE, PALE, NAVY, BRASS) if side == SIDES[0] else (BLOOD, SOOT, EMBER, rgb("#e0552b"))


@keep_painted
def medal(name: str, side: Seat, size: int, lit: bool = False) -> Image.Image:
    """Paint a round medal with an emblem: pale for the Free Peoples, dark and edged for the Shadow."""
    rim, field, ink, second = colours(side)
    canvas = Canvas(size, size)
    middle, radius = size / 2, size / 2
    canvas.disc(middle, middle, radius, BRASS if lit else darker(rim, 0.15))
    canvas.disc(middle, middle, radius * 0.88, lighter(rim, 0.35) if not lit else lighter(BRASS, 0.4))
    canvas.disc(middle, middle, radius * 0.82, field)
    sprite = canvas.finish()
    blazon(sprite, (middle, middle), f"war/{name}", round(size * 0.64), ink, second)
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))


@keep_painted
def die(face: str, side: Seat, size: int) -> Image.Image:
    """Paint an Action die showing a face."""
    rim, field, ink, _ = colours(side)
    canvas = Canvas(size, size)
    body = mix(field, rim, 0.1) if side == SIDES[0] else mix(rim, (0, 0, 0), 0.15)
    symbol, tint = (ink, rgb("#b7791b")) if side == SIDES[0] else (rgb("#ffe6c8"), rgb("#f0a052"))
    if face == "eye":
        symbol, tint = rgb("#ffd38a"), rgb("#ff8a3c")
    canvas.slab((0, 0, size, size), size * 0.2, darker(rim, 0.35))
    edge = size * 0.05
    canvas.slab_shade(
        (edge, edge, size - edge, size - edge), size * 0.17, lighter(body, 0.16), darker(body, 0.1)
    )
    sprite = canvas.finish()
    if face == "muster_army":
        blazon(sprite, (size * 0.33, size * 0.34), "war/muster", round(size * 0.46), symbol, tint)
        blazon(sprite, (size * 0.69, size * 0.66), "war/army", round(size * 0.46), symbol, tint)
        slash = Canvas(size, size)
        slash.line([(size * 0.22, size * 0.82), (size * 0.82, size * 0.2)], symbol, size * 0.035)
        sprite.alpha_composite(slash.finish())
    else:
        blazon(sprite, (size / 2, size / 2), f"war/{face}", round(size * 0.72), symbol, tint)
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))


@keep_painted
def pips(value: int, side: Seat, size: int, hit: bool) -> Image.Image:
    """Paint a die of six with its pips; a hit has a golden rim."""
    rim, field, ink, _ = colours(side)
    canvas = Canvas(size, size)
    canvas.slab((0, 0, size, size), size * 0.2, BRASS if hit else darker(rim, 0.35))
    edge = size * (0.1 if hit else 0.05)
    canvas.slab_shade(
        (edge, edge, size - edge, size - edge), size * 0.15, lighter(field, 0.12), darker(field, 0.06)
    )
    low, mid, high = size * 0.28, size * 0.5, size * 0.72
    places = {
        1: [(mid, mid)],
        2: [(low, low), (high, high)],
        3: [(low, low), (mid, mid), (high, high)],
        4: [(low, low), (low, high), (high, low), (high, high)],
        5: [(low, low), (low, high), (high, low), (high, high), (mid, mid)],
        6: [(low, low), (low, mid), (low, high), (high, low), (high, mid), (high, high)],
    }[min(6, max(1, value))]
    for x, y in places:
        canvas.disc(x, y, size * 0.09, ink if hit else mix(ink, field, 0.35))
    return add_shadow(canvas.finish(), max(1, round(size * 0.06)), drop=(0, 1))


@keep_painted
def panel(theme_name: str, wide: int, high: int) -> Image.Image:
    """Paint a sheet of parchment with a ruled border, on its shadow."""
    theme = THEMES[theme_name]
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 12, theme.rule)
    canvas.slab((2, 2, wide - 2, high - 2), 10.5, theme.panel)
    canvas.slab((6, 6, wide - 6, high - 6), 7.5, mix(theme.rule, theme.panel, 0.5))
    canvas.slab((7, 7, wide - 7, high - 7), 7, mix(theme.panel, theme.paper, 0.45))
    return add_shadow(canvas.finish(), 4, drop=(0, 2))


# What lies in the panels as sprites: backs of cards, counters, Hunt tiles, boxes of tracks.


@keep_painted
def card_back(side: Seat, deck: int, wide: int) -> Image.Image:
    """Paint the back of a side's cards: a sword for Character cards, a map for Strategy cards."""
    rim, field, ink, second = colours(side)
    high = round(wide * 1.36)
    canvas = Canvas(wide, high)
    radius = wide * 0.14
    canvas.slab((0, 0, wide, high), radius, darker(rim, 0.4))
    edge = wide * 0.05
    canvas.slab((edge, edge, wide - edge, high - edge), radius * 0.8, lighter(rim, 0.3))
    edge *= 2
    ground = rim if side == SIDES[FREE] else field
    canvas.slab_shade(
        (edge, edge, wide - edge, high - edge), radius * 0.7, lighter(ground, 0.1), darker(ground, 0.15)
    )
    sprite = canvas.finish()
    emblem = "war/strategy" if deck else "war/character"
    pale = rgb("#f3ead0") if side == SIDES[FREE] else ink
    blazon(sprite, (wide / 2, high / 2), emblem, round(wide * 0.78), pale, second)
    return add_shadow(sprite, max(1, round(wide * 0.04)), drop=(0, 1))


@keep_painted
def counter(nation: str, active: bool, size: int) -> Image.Image:
    """Paint a Nation on the Political Track: in full colours if active, else drained and struck out."""
    outline = SHIELD_OUTLINE if NATION_SIDE[nation] == FREE else STONE
    sprite = token(Piece(outline, team(nation), LIVERIES[nation].emblem), size)
    if active:
        return sprite
    grey = grey_out(sprite, (226, 216, 190), 0.5)
    bar = Canvas(grey.width, grey.height)
    m, r = grey.width / 2, size * 0.42
    bar.line([(m - r, m + r), (m + r, m - r)], rgb("#5a4630"), size * 0.09)
    over = bar.finish()
    grey.alpha_composite(over)
    return grey


@keep_painted
def tile(name: str, size: int) -> Image.Image:
    """Paint a Hunt tile: its number or the Eye, and what else it does."""
    data = TILES[name]
    ground = {
        "standard": rgb("#d9c79a"),
        "fellowship_special": rgb("#8fb4e0"),
        "shadow_special": rgb("#c2503e"),
    }[data.background]
    canvas = Canvas(size, size)
    canvas.slab((0, 0, size, size), size * 0.16, darker(ground, 0.7))
    edge = size * 0.06
    canvas.slab_shade(
        (edge, edge, size - edge, size - edge), size * 0.12, lighter(ground, 0.2), darker(ground, 0.1)
    )
    sprite = canvas.finish()
    ink = rgb("#2a1405")
    signs = [sign for sign, shown in (("reveal", data.reveal), ("stop", data.stop)) if shown]
    y = size * (0.4 if signs else 0.5)
    big = round(size * (0.56 if signs else 0.74))
    if data.eye:
        blazon(sprite, (size / 2, y), "war/eye", big, ink, rgb("#e0552b"))
    elif data.die:
        blazon(sprite, (size / 2, y), "war/die", big, ink, ink)
    else:
        layer = Image.new("RGB", sprite.size)
        layer.paste(sprite, (0, 0))
        text = str(data.value).replace("-", "−")
        write(layer, (size / 2, y), text, Face.TITLE, round(big * 0.95), ink)
        layer.putalpha(sprite.getchannel("A"))
        sprite.paste(layer, (0, 0))
    for index, sign in enumerate(signs):
        x = size / 2 + (index - (len(signs) - 1) / 2) * size * 0.36
        blazon(sprite, (x, size * 0.8), f"war/{sign}", round(size * 0.32), ink, rgb("#8a1d12"))
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))


@keep_painted
def disc(size: int) -> Image.Image:
    """Paint the ground of a small number."""
    canvas = Canvas(size, size)
    canvas.disc(size / 2, size / 2, size / 2, rgb("#f3e6c4"))
    canvas.disc(size / 2, size / 2, size / 2 * 0.88, rgb("#3b2a1c"))
    return canvas.finish()


@keep_painted
def chip(side: Seat, wide: int, high: int) -> Image.Image:
    """Paint the ground of a card's title."""
    rim, field, _, _ = colours(side)
    canvas = Canvas(wide, high)
    canvas.slab((0, 0, wide, high), high * 0.28, rim)
    canvas.slab((1.6, 1.6, wide - 1.6, high - 1.6), high * 0.24, field)
    return canvas.finish()


@keep_painted
def track(colour: Rgb, night: bool, wide: int, high: int) -> Image.Image:
    """Paint a row of four boxes in a Nation's colour, the last one stronger."""
    canvas = Canvas(wide, high)
    paper = (34, 44, 66) if night else (247, 238, 212)
    for box in range(4):
        left, right = wide * box / 4, wide * (box + 1) / 4
        canvas.slab(
            (left + 1, 0, right - 1, high),
            high * 0.2,
            mix(paper, colour, 0.62 if box == 3 else 0.26 + 0.03 * box),
        )
    return canvas.finish()


@keep_painted
def square(night: bool, last: bool, wide: int, high: int) -> Image.Image:
    """Paint one step of a track; the last one is that of doom."""
    canvas = Canvas(wide, high)
    ground = (44, 56, 84) if night else (238, 224, 188)
    if last:
        ground = mix(ground, (224, 85, 43), 0.45)
    canvas.slab((0, 0, wide, high), 5, mix(ground, (60, 38, 15), 0.5))
    canvas.slab((1.6, 1.6, wide - 1.6, high - 1.6), 4, ground)
    return canvas.finish()


@keep_painted
def corruption(size: int) -> Image.Image:
    """Paint the corruption marker: a dark drop with a burning rim."""
    canvas = Canvas(size, size)
    m = size / 2
    canvas.disc(m, m, m, rgb("#e0782b"))
    canvas.disc(m, m, m * 0.86, rgb("#1e0d0a"))
    return add_shadow(canvas.finish(), max(1, size // 14))


@keep_painted
def ring_mark(size: int) -> Image.Image:
    """Paint the frame of a tile that waits to join the pool."""
    canvas = Canvas(size, size)
    canvas.slab((0, 0, size, size), size * 0.2, BRASS)
    return canvas.finish()


@keep_painted
def panel_glow(wide: int, high: int) -> Image.Image:
    """Paint a golden rim around the camp that is to act."""
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 12, BRASS)
    canvas.slab((4, 4, wide - 4, high - 4), 9, (0, 0, 0), 0)
    return canvas.finish()


# Armies, sieges, the Fellowship's figure and control markers as sprites.
#
# An army is a plaque: a shield in its Nation's colours, then how many there are of each kind, each number in
# a shape of its own: a square for Regular units, a star for Elite units, a pennant for Leaders, wings for
# Nazgûl. Free Peoples have pale plaques with round ends, the Shadow dark ones with cut corners.

HIGH = 26.0
"""Height of a plaque at sprite size 1."""
SHIELD = 21.0
CELL = 17.5

Kind = str
Row = tuple[tuple[str, ...], tuple[tuple[Kind, int], ...]]
"""A plaque: the Nations on its shield, and kinds with their numbers."""


def rows(army: Army, apart: bool) -> tuple[Row, ...]:
    """Return the plaques of an army: one for all, or one for each Nation."""

    def cells(regular: int, elite: int, leader: int, nazgul: int) -> tuple[tuple[Kind, int], ...]:
        pairs = (("regular", regular), ("elite", elite), ("leader", leader), ("nazgul", nazgul))
        return tuple(pair for pair in pairs if pair[1])

    if not army.hosts and not army.nazgul:
        return ()
    if not apart or len(army.hosts) < 2:
        ordered = sorted(army.hosts, key=_size, reverse=True)
        nations = tuple(host.nation for host in ordered) or ("sauron",)
        return ((nations, cells(*army.summed, army.nazgul)),)
    plaques: list[Row] = []
    for host in army.hosts:
        nazgul = army.nazgul if host.nation == "sauron" else 0
        plaques.append(((host.nation,), cells(host.regular, host.elite, host.leader, nazgul)))
    if army.nazgul and all(host.nation != "sauron" for host in army.hosts):
        plaques.append((("sauron",), cells(0, 0, 0, army.nazgul)))
    return tuple(plaques)


def _size(host: Host) -> int:
    return host.regular + host.elite + host.leader


def width_of(row: Row) -> float:
    """Return the width of a plaque at sprite size 1."""
    return SHIELD + 7 + CELL * len(row[1])


def _star(x: float, y: float, radius: float) -> list[Point]:
    return [
        (
            x + math.sin(step * math.pi / 6) * radius * (1.0 if step % 2 == 0 else 0.74),
            y - math.cos(step * math.pi / 6) * radius * (1.0 if step % 2 == 0 else 0.74),
        )
        for step in range(12)
    ]


@keep_painted
def plaque(row: Row, side: Seat, unit: float) -> Image.Image:
    """Paint the sprite of a plaque; `unit`: pixels of one unit of sprite size 1."""
    nations, cells = row
    wide, high = width_of(row), HIGH
    canvas = Canvas(wide * unit, high * unit)
    u = unit
    free = side == SIDES[FREE]
    rim, field = (BLUE, PALE) if free else (BLOOD, SOOT)
    if free:
        canvas.slab((0, 0, wide * u, high * u), 8 * u, darker(rim, 0.2))
        canvas.slab((1.6 * u, 1.6 * u, (wide - 1.6) * u, (high - 1.6) * u), 6.6 * u, field)
    else:
        for inset, colour in ((0.0, lighter(rim, 0.12)), (1.6, field)):
            canvas.fill([(x * u, y * u) for x, y in _cut(wide, high, inset)], colour)
    _shield(canvas, nations, u)
    for index, (kind, _) in enumerate(cells):
        _shape(canvas, kind, SHIELD + 4 + CELL * (index + 0.5), high / 2, u, free)
    sprite = canvas.finish()
    _emblem(sprite, nations, u)
    for index, (kind, number) in enumerate(cells):
        ink = _number_ink(kind, free)
        size = fit(str(number), Face.STRONG, max(7, round(14.5 * u)), 15.0 * u)
        place = ((SHIELD + 4 + CELL * (index + 0.5)) * u - (1.2 * u if kind == "leader" else 0), high / 2 * u)
        _write(sprite, place, str(number), size, ink)
    return add_shadow(sprite, max(1, round(1.6 * u)), strength=0.7, drop=(0, max(1, round(0.8 * u))))


def _write(sprite: Image.Image, place: Point, text: str, size: int, ink: Rgb) -> None:
    layer = Image.new("RGB", sprite.size)
    layer.paste(sprite, (0, 0))
    write(layer, place, text, Face.STRONG, size, ink)
    layer.putalpha(sprite.getchannel("A"))
    sprite.paste(layer, (0, 0))


def _cut(wide: float, high: float, inset: float) -> list[Point]:
    cut = 6.0
    left, top, right, low = inset, inset, wide - inset, high - inset
    return [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, low - cut),
        (right - cut, low), (left + cut, low), (left, low - cut), (left, top + cut),
    ]  # fmt: skip


def _shield(canvas: Canvas, nations: tuple[str, ...], u: float) -> None:
    left, right, top, low = 3.2, 3.2 + SHIELD - 2, 3.2, HIGH - 3.2
    shown = nations[:3]
    step = (right - left) / len(shown)
    for index, nation in enumerate(shown):
        colour = LIVERIES[nation].colour
        a, b = left + step * index, left + step * (index + 1)
        canvas.shade([(a * u, top * u), (b * u, top * u), (b * u, low * u), (a * u, low * u)],
                    lighter(colour, 0.12), darker(colour, 0.12))  # fmt: skip


def _emblem(sprite: Image.Image, nations: tuple[str, ...], u: float) -> None:
    middle = (3.2 + (SHIELD - 2) / 2, HIGH / 2)
    nation = nations[0]
    pale = NATION_SIDE[nation] == FREE
    ink = rgb("#ffffff") if pale else rgb("#1d0d08")
    second = (
        lighter(LIVERIES[nation].colour, 0.72)
        if pale
        else mix(LIVERIES[nation].colour, (255, 240, 210), 0.75)
    )
    size = max(8, round(17.5 * u))
    blazon(sprite, (middle[0] * u, middle[1] * u), LIVERIES[nation].emblem, size, ink, second)


def _shape(canvas: Canvas, kind: Kind, x: float, y: float, u: float, free: bool) -> None:
    match kind:
        case "regular":
            colour = mix(PALE, NAVY, 0.16) if free else rgb("#5b4340")
            canvas.slab(((x - 7.4) * u, (y - 8.6) * u, (x + 7.4) * u, (y + 8.6) * u), 2.4 * u, colour)
        case "elite":
            points = [(a * u, b * u) for a, b in _star(x, y, 10.4)]
            canvas.fill(points, darker(BRASS, 0.45))
            canvas.fill([(a * u, b * u) for a, b in _star(x, y, 9.2)], rgb("#f2c14e"))
        case "leader":
            flag = [(x - 8, y - 9.4), (x + 8.4, y - 5.5), (x + 4.6, y), (x + 8.4, y + 5.5), (x - 8, y + 9.4)]
            canvas.fill([(a * u, b * u) for a, b in flag], NAVY)
        case _:
            half = [(0, -9.5), (3, -6), (9.2, -9), (8.4, 3), (5, 2), (3.5, 7), (0, 10)]
            wings = [(x + dx, y + dy) for dx, dy in (*half, *((-dx, dy) for dx, dy in reversed(half)))]
            canvas.fill([(a * u, b * u) for a, b in wings], rgb("#e9dcc8"))


def _number_ink(kind: Kind, free: bool) -> Rgb:
    if kind == "regular":
        return NAVY if free else rgb("#fff1dc")
    if kind == "leader":
        return rgb("#ffffff")
    return rgb("#2a1405")


@keep_painted
def bearers(progress: int, hidden: bool, unit: float) -> Image.Image:
    """Paint the Fellowship's figure: the Ring, with how far it has gone since it was last seen."""
    size = round(30 * unit)
    canvas = Canvas(size * 1.36, size)
    m = size / 2
    canvas.disc(m, m, m, rgb("#3d2a08"))
    canvas.disc(m, m, m * 0.9, rgb("#f7d774") if not hidden else rgb("#8f8a6a"))
    canvas.disc(m, m, m * 0.66, rgb("#fff8dc") if not hidden else rgb("#3a3d36"))
    if progress:
        canvas.disc(size * 1.0, size * 0.68, size * 0.32, rgb("#3d2a08"))
        canvas.disc(size * 1.0, size * 0.68, size * 0.275, rgb("#fff8dc"))
    sprite = canvas.finish()
    ink, second = (rgb("#6b4305"), rgb("#b7791b")) if not hidden else (rgb("#f3e9c4"), rgb("#d9b75c"))
    blazon(sprite, (m, m), "war/ring" if not hidden else "war/hidden", round(size * 0.56), ink, second)
    if progress:
        place = (size * 1.0, size * 0.68)
        _write(sprite, place, str(progress), max(7, round(size * 0.44)), rgb("#3d2a08"))
    return add_shadow(sprite, max(1, round(2.2 * unit)), rgb("#ffdf7a") if not hidden else (10, 8, 4), 1.2)


@keep_painted
def flag(side: Seat, unit: float) -> Image.Image:
    """Paint a control marker: a captor's banner over a Settlement."""
    rim, field, ink, second = colours(side)
    wide, high = 21 * unit, 27 * unit
    canvas = Canvas(wide, high)
    u = unit
    canvas.line([(2.5 * u, 1.5 * u), (2.5 * u, 26 * u)], rgb("#2b1a10"), 2.4 * u)
    if side == SIDES[FREE]:
        banner = [(3, 1.5), (20.5, 1.5), (20.5, 14), (11.8, 19), (3, 14)]
    else:
        banner = [(3, 1.5), (20.5, 1.5), (17, 9), (20.5, 17), (3, 17)]
    canvas.fill([(x * u, y * u) for x, y in banner], rim)
    inner = [(x + (11 - x) * 0.14, y + (8 - y) * 0.16) for x, y in banner]
    canvas.fill([(x * u, y * u) for x, y in inner], field)
    sprite = canvas.finish()
    blazon(sprite, (11 * u, 8.8 * u), f"war/{side}", max(7, round(12.5 * u)), ink, second)
    return add_shadow(sprite, max(1, round(1.2 * unit)), strength=0.6)


@keep_painted
def wall(wide: int, unit: float) -> Image.Image:
    """Paint the battlements behind which a besieged army stands: drawn around its plaque."""
    high = (HIGH + 15) * unit
    canvas = Canvas(wide, high)
    stone = rgb("#b9ad98")
    teeth = max(3, round(wide / (12 * unit)))
    step = wide / (2 * teeth - 1)
    for grow, colour in ((0.0, rgb("#3a2c1e")), (1.4 * unit, stone)):
        canvas.fill(
            [(grow, 7 * unit), (wide - grow, 7 * unit), (wide - grow, high - grow), (grow, high - grow)],
            colour,
        )
        for tooth in range(teeth):
            left = 2 * tooth * step
            canvas.fill(
                [
                    (left + grow, 9 * unit),
                    (left + grow, grow),
                    (left + step - grow, grow),
                    (left + step - grow, 9 * unit),
                ],
                colour,
            )
    return add_shadow(canvas.finish(), max(1, round(1.5 * unit)), strength=0.6)


def character(name: str, side: Seat, unit: float) -> Image.Image:
    """Paint the medal of a character on the map."""
    return medal(name, side, max(10, round(25 * unit)))
