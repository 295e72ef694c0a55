"""Armies, sieges, the Fellowship's figure and control markers as sprites.

An army is a plaque: a shield in its Nation's colours, then how many there are of each kind, each number in
a shape of its own: a square for Regular units, a star for Elite units, a pennant for Leaders, wings for
Nazgûl. Free Peoples have pale plaques with round ends, the Shadow dark ones with cut corners.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, Point, add_shadow
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.type import Face, fit, write
from bot.draw.kit.vector import blazon
from bot.engine import Seat
from cogs.war.model.components import FREE, NATION_SIDE, SIDES
from cogs.war.model.map import Army, Host
from cogs.war.painting.land import LIVERIES
from cogs.war.painting.tokens import BLOOD, BLUE, BRASS, NAVY, PALE, SOOT, colours, medal

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
    found: list[Row] = []
    for host in army.hosts:
        nazgul = army.nazgul if host.nation == "sauron" else 0
        found.append(((host.nation,), cells(host.regular, host.elite, host.leader, nazgul)))
    if army.nazgul and all(host.nation != "sauron" for host in army.hosts):
        found.append((("sauron",), cells(0, 0, 0, army.nazgul)))
    return tuple(found)


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


@lru_cache(maxsize=384)
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
        size = fit(str(number), Face.STRONG, max(7, round(14.5 * u)), 14.0 * u)
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


@lru_cache(maxsize=64)
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


@lru_cache(maxsize=8)
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


@lru_cache(maxsize=32)
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
