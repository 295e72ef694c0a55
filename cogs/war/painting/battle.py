"""The picture of a battle: its ground, both Armies in ranks, their dice, and the Combat cards laid open.

The defenders stand above, the attackers below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, add_shadow, blazon, fade, grey_out
from bot.draw.kit.marks import decoration
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.type import Face
from bot.engine import Seat
from cogs.war.model.bags import Bag
from cogs.war.model.components import FIGURES, FREE, NATION_SIDE, NAZGUL, SIDES
from cogs.war.model.map import Army, Box
from cogs.war.painting.battle_parts import (
    EDGE,
    GAP,
    HEADING,
    PALE,
    PLATE,
    WIDE,
    BattlePartPainter,
    Grid,
    OpenCard,
    disc,
    open_card,
    paint_table,
    pennant,
    ranks,
)
from cogs.war.painting.battlefield import HORIZON, ground_at, paint_ground
from cogs.war.painting.groteka_pieces import chief, figure, star
from cogs.war.painting.land import LIVERIES, team
from cogs.war.painting.pieces import BRASS, pips
from cogs.war.painting.scene import BattleScene, Side, Struck, name_of, name_of_effect

ACROSS, WIDEST, TALL = 7, 108.0, 1.2
"""Figures in a rank at most, how wide one is at most, and how high for its width."""
LEADERS: Final = 244.0
"""How wide the place of those who lead is."""
DICE: Final = 88.0
DIE, PITCH = 58.0, 66.0
FORD: Final = 46.0
"""How far apart the dice lie where a river runs between the Armies."""
STRIKE: Final = (190.0, 78.0)
MOST_STRUCK: Final = 12
ROOM: Final = WIDE - 2 * EDGE
HIGH: Final = 1200.0
"""At least."""
SKY: Final = HORIZON + 18


@dataclass(frozen=True, slots=True)
class Cell:
    """A place in the ranks: a Nation's banner, a unit, or units of a kind that have fallen."""

    nation: str
    role: str  # banner, regular, elite
    fallen: int = 0


def cells(side: Side) -> tuple[Cell, ...]:
    """Return the ranks of a side, Nation by Nation: its banner, its Elites and Regulars, its fallen."""
    fallen = {name: number for name, number in side.lost if FIGURES[name].role in ("regular", "elite")}
    hosts = {host.nation: host for host in side.army.hosts}
    nations = dict.fromkeys((*hosts, *(FIGURES[name].nation or "" for name in fallen)))
    lineup: list[Cell] = []
    for nation in nations:
        host = hosts.get(nation)
        standing = [] if host is None else ["elite"] * host.elite + ["regular"] * host.regular
        lost = [(role, fallen.get(f"{nation}_{role}", 0)) for role in ("elite", "regular")]
        if not standing and not any(number for _, number in lost):
            continue
        lineup.append(Cell(nation, "banner"))
        lineup += [Cell(nation, role) for role in standing]
        lineup += [Cell(nation, role, number) for role, number in lost if number]
    return tuple(lineup)


def leaders(army: Army, lost: Bag) -> tuple[tuple[str, int, bool], ...]:
    """Return who leads: a figure, how many alike, and whether they have fallen."""
    figures = [(name, 1, False) for name in army.characters]
    figures += [(f"{host.nation}_leader", host.leader, False) for host in army.hosts if host.leader]
    if army.nazgul:
        figures.append((NAZGUL, army.nazgul, False))
    figures += [
        (name, number, True) for name, number in lost if FIGURES[name].role not in ("regular", "elite")
    ]
    return tuple(figures)


@dataclass(frozen=True, slots=True)
class Half:
    """One side of the picture, laid out. tray: how high the place of its dice is."""

    side: Side
    cells: tuple[Cell, ...]
    leading: tuple[tuple[str, int, bool], ...]
    grid: Grid
    high: float
    tray: float
    card: OpenCard | None

    @property
    def top(self) -> float:
        """How high what frames it is: its plate, and its card where that lies open."""
        return PLATE + GAP + (self.card.high + GAP if self.card is not None else 0)


def lay_half(scene: BattleScene, side: Side) -> Half:
    """Lay out one side."""
    standing, leading = cells(side), leaders(side.army, side.lost)
    room = ROOM - 12 - (LEADERS if leading else 0)
    grid = ranks(len(standing), room, ACROSS if len(standing) <= 2 * ACROSS else 9, WIDEST, TALL)
    high = max(grid.high, leader_size(len(leading)) * (-(-len(leading) // leader_columns(len(leading)))) + 8)
    tray = 62.0 if side.dice and not side.rolled else 0.0
    if side.rolled:
        tray = DICE
    elif side.struck:
        tray = 8 + STRIKE[1] * -(-min(MOST_STRUCK, len(side.struck)) // 4)
    card = open_card(side.army.side, side.card, scene.language, "base", "", cancelled=side.cancelled)
    return Half(side, standing, leading, grid, max(112.0, high), tray, card)


def leader_columns(count: int) -> int:
    """Return how many who lead stand beside one another."""
    return 2 if count <= 4 else 3


def leader_size(count: int) -> float:
    """Return how much room each of them has."""
    return 96.0 if count <= 4 else 78.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole picture, laid out. field: where the ground begins and ends; ends: how much of it lies below
    the Armies; ford: how far apart their dice lie."""

    above: Half
    below: Half
    field: tuple[float, float]
    ends: float
    ford: float

    @property
    def high(self) -> float:
        """How high it is."""
        return self.field[1] + self.below.top + EDGE

    @property
    def tops(self) -> tuple[float, float]:
        """Where the Armies begin, that above and that below."""
        return self.field[0] + SKY, self.field[1] - self.ends - self.below.high


def lay_sheet(scene: BattleScene) -> Sheet:
    """Lay out a battle: as high as what stands in it needs."""
    above, below = lay_half(scene, scene.defender), lay_half(scene, scene.attacker)
    ends = 68.0 if scene.origin != scene.region else 14.0
    ends += 76 if scene.kind == "sortie" else 0
    ford = FORD if ground_at(scene.region, scene.origin, scene.kind).river else GAP
    needed = SKY + above.high + above.tray + 2 * GAP + ford + below.tray + below.high + ends
    top = HEADING + above.top
    high = max(HIGH, top + needed + below.top + EDGE)
    return Sheet(above, below, (top, high - below.top - EDGE), ends, ford)


def point_at_armies(scene: BattleScene) -> dict[str, Box]:
    """Tell where both Armies stand, by their seats."""
    sheet = lay_sheet(scene)
    return {
        f"seat:{half.side.army.side}": (EDGE, top, WIDE - EDGE, top + half.high)
        for half, top in zip((sheet.above, sheet.below), sheet.tops, strict=True)
    }


def paint_battle(scene: BattleScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture."""
    sheet = lay_sheet(scene)
    painter = BattlePainter(paint_table(theme, scale, sheet.high), theme, scale, scene.language)
    painter.paint(scene, sheet)
    return painter.image


class BattlePainter(BattlePartPainter):
    """Paints one battle."""

    def paint(self, scene: BattleScene, sheet: Sheet) -> None:
        """Paint everything."""
        told = self.says(f"board-over-{scene.over.replace('_', '-')}") if scene.over else ""
        self.heading("relief" if scene.relief else scene.kind, scene.region, scene.round, told)
        end, above, below = sheet.field[1], sheet.above, sheet.below
        top, low = sheet.tops
        self._frame(scene, above, HEADING, attacks=False)
        self._frame(scene, below, end + GAP, attacks=True)
        high = top + above.high
        spare = low - high - above.tray - below.tray - sheet.ford - 2 * GAP
        middle = high + GAP + spare / 2 + above.tray + sheet.ford / 2
        self._ground(scene, sheet.field, middle)
        self._army(above, top)
        self._tray(above, middle - sheet.ford / 2 - above.tray)
        self._tray(below, middle + sheet.ford / 2)
        self._army(below, low)
        if scene.origin != scene.region:
            origin = name_of("region", scene.origin, self.language)
            self.chip(WIDE / 2, end - 30, origin, scene.attacker.army.side, ROOM)

    def _ground(self, scene: BattleScene, field: tuple[float, float], middle: float) -> None:
        ground = ground_at(scene.region, scene.origin, scene.kind)
        wide, high = self.px(ROOM), self.px(field[1] - field[0])
        image = paint_ground(
            ground, self.theme.name, round(ROOM), round(field[1] - field[0]), middle - field[0]
        )
        if image.size != (wide, high):
            image = image.resize((wide, high), Image.Resampling.BICUBIC)
        self.image.paste(image, (round(EDGE * self.scale), round(field[0] * self.scale)))

    def _frame(self, scene: BattleScene, half: Half, top: float, *, attacks: bool) -> None:
        side = half.side
        self.plate(side.army.side, top, attacks, scene.name_at(side.army.side))
        if half.card is not None:
            self.strip(half.card, top + PLATE + GAP)
            return
        box = (WIDE - EDGE - 320, top + 12, WIDE - EDGE - 12, top + PLATE - 12)
        if side.effect:
            effect = name_of_effect(side.effect, "groteka", self.language)
            self.block(box, effect, Face.NAME, 38, self.theme.ink)
        elif not scene.over or side.none:
            self.show_laid(side.army.side, side.card, side.none, box)

    def _army(self, half: Half, top: float) -> None:
        side, unit = half.side.army.side, half.grid.wide
        down = top + (half.high - half.grid.high) / 2
        for cell, (x, y) in zip(half.cells, half.grid.places, strict=True):
            at = (EDGE + 6 + x, down + y)
            if cell.role == "banner":
                self.put(banner(cell.nation, self.px(unit * 0.92)), *at)
                continue
            sprite = figure(cell.nation, cell.role == "elite", cell.fallen > 0, 0, self.px(unit))
            with decoration("soldier"):
                self.put(fade(sprite, 0.75) if cell.fallen else sprite, *at)
            if cell.fallen:
                self.put(cross(self.px(unit * 0.62)), at[0], at[1] - unit * 0.3)
                if cell.fallen > 1:
                    self.count(at[0] + unit * 0.34, at[1] + unit * 0.42, f"×{cell.fallen}")
        self._leaders(half, top, side)

    def _leaders(self, half: Half, top: float, side: Seat) -> None:
        """Those who lead stand apart, at the right."""
        if not half.leading:
            return
        columns, pitch = leader_columns(len(half.leading)), leader_size(len(half.leading))
        size = pitch * 0.95
        down = -(-len(half.leading) // columns)
        left = WIDE - EDGE - LEADERS / 2 - 6
        counts: list[tuple[float, float, str]] = []
        for index, (name, number, fallen) in enumerate(half.leading):
            row, column = divmod(index, columns)
            here = min(columns, len(half.leading) - row * columns)
            x = left + (column - (here - 1) / 2) * pitch
            y = top + half.high / 2 + (row - (down - 1) / 2) * pitch
            sprite = chief(name, self.px(size), False)
            self.put(fade(grey_out(sprite, (160, 150, 136), 0.4), 0.8) if fallen else sprite, x, y)
            if fallen:
                self.put(cross(self.px(size * 0.8)), x, y)
            counts += [(x + size * 0.44, y + size * 0.4, f"×{number}")] if number > 1 else []
        for count in counts:
            self.count(*count)

    def _tray(self, half: Half, top: float) -> None:
        """The dice as they fell, with what they hit; before that what is thrown."""
        side = half.side
        if not half.tray:
            return
        self.sheet((EDGE + 8, top, WIDE - EDGE - 8, top + half.tray))
        if side.rolled:
            self._rolls(side, top)
        elif side.struck:
            self._strikes(side, top)
        else:
            odds = self.says("board-odds", count=side.dice, leadership=side.leadership, target=side.target)
            y = top + half.tray / 2
            self.emblem(side.army.side, EDGE + 46, y, 48, self.lean(side.army.side), BRASS)
            self.words((WIDE / 2 + 26, y), odds, Face.STRONG, 38, self.theme.ink, room=ROOM - 108)

    def _hits(self, side: Side, y: float) -> None:
        """How many hits there are in all, on a star of their own."""
        x = WIDE - EDGE - 62
        self.put(burst(self.px(84)) if side.hits else disc(self.px(60)), x, y)
        ink = rgb("#3a0a06") if side.hits else PALE
        self.words((x, y), str(side.hits), Face.TITLE, 42, ink)

    def _rolls(self, side: Side, top: float) -> None:
        """The Combat roll; behind the pennant of those who lead, their re-roll."""
        x, y = EDGE + 24.0, top + DICE / 2
        self._hits(side, y)
        for rolled, scored in ((side.rolled, side.scored[0]), (side.rerolled, side.scored[1])):
            if not rolled:
                continue
            if rolled is side.rerolled:
                self.put(pennant(self.px(50), side.army.side), x + 22, y)
                x += 52
            best = sorted(range(len(rolled)), key=lambda index: (-rolled[index], index))[:scored]
            for index, value in enumerate(rolled):
                self._die(value, side.army.side, x + PITCH / 2, y, index in best)
                x += PITCH

    def _die(self, value: int, side: Seat, x: float, y: float, hit: bool) -> None:
        if hit:
            self.put(burst(self.px(DIE * 1.14)), x, y)
        elif self.theme.is_night and side != SIDES[FREE]:
            self.put(rim(self.px(DIE * 0.98)), x, y)
        self.put(pips(value, side, self.px(DIE * (0.72 if hit else 0.88)), hit), x, y)

    def _strikes(self, side: Side, top: float) -> None:
        """G32-G35 The last attacks of the mod: die, sum, and what it had to exceed."""
        self._hits(side, top + STRIKE[1] / 2 + 4)
        for index, strike in enumerate(side.struck[:MOST_STRUCK]):
            row, column = divmod(index, 4)
            self._strike(strike, side.army.side, EDGE + 60 + column * STRIKE[0], top + 43 + row * STRIKE[1])

    def _strike(self, strike: Struck, side: Seat, x: float, y: float) -> None:
        if strike.success:
            self.put(burst(self.px(76)), x, y)
        self.put(pips(strike.die, side, self.px(48 if strike.success else 60), strike.success), x, y)
        ink = self.theme.alarm if strike.success else self.theme.soft
        self.words((x + 44, y), f"{strike.attack} : {strike.defence}", Face.STRONG, 38, ink, "left", 120)


@keep_painted
def banner(nation: str, wide: int) -> Image.Image:
    """Paint a Nation's banner on its pole: straight for the Free Peoples, in tatters for the Shadow."""
    free = NATION_SIDE[nation] == FREE
    u = wide / 100
    canvas = Canvas(wide, round(150 * u))
    colour, dark = LIVERIES[nation].colour, rgb("#2b1a10")
    canvas.slab((40 * u, 138 * u, 60 * u, 149 * u), 5 * u, mix(dark, colour, 0.2))
    for thick, tone in ((6.0, dark), (3.4, rgb("#8a6234"))):
        canvas.line([(50 * u, 8 * u), (50 * u, 142 * u)], tone, thick * u)
    cloth: list[Point] = [(8, 14), (92, 14), (92, 104), (50, 90), (8, 104)]
    if not free:
        cloth = [
            (8, 14),
            (92, 14),
            (88, 60),
            (92, 104),
            (76, 90),
            (64, 112),
            (50, 92),
            (36, 112),
            (24, 90),
            (8, 104),
        ]
    for grow, tone in ((1.0, dark), (0.94, BRASS), (0.86, colour)):
        points = [((50 + (x - 50) * grow) * u, (58 + (y - 58) * grow) * u) for x, y in cloth]
        if tone == colour:
            canvas.shade(points, lighter(colour, 0.14), darker(colour, 0.2))
        else:
            canvas.fill(points, tone)
    canvas.line([(4 * u, 14 * u), (96 * u, 14 * u)], rgb("#8a6234"), 4.4 * u)
    sprite = canvas.finish()
    pale = team(nation).field if free else lighter(colour, 0.75)
    blazon(sprite, (50 * u, 55 * u), LIVERIES[nation].emblem, round(66 * u), pale, lighter(colour, 0.45))
    return add_shadow(sprite, max(1, round(2.4 * u)), strength=0.6, drop=(0, max(1, round(1.5 * u))))


@keep_painted
def burst(size: int) -> Image.Image:
    """Paint the star behind a die that hits."""
    canvas = Canvas(size, size)
    middle = size / 2
    for radius, tone in ((0.5, rgb("#8a1d12")), (0.44, rgb("#f2c14e"))):
        canvas.fill(star(middle, middle, size * radius, 9, 0.76), tone)
    return canvas.finish()


@keep_painted
def rim(size: int) -> Image.Image:
    """Paint a pale edge for a dark die on a dark ground."""
    canvas = Canvas(size, size)
    canvas.slab((0, 0, size, size), size * 0.22, rgb("#b9ad8e"))
    return canvas.finish()


@keep_painted
def cross(size: int) -> Image.Image:
    """Paint the strokes over who has fallen."""
    canvas = Canvas(size, size)
    tones: tuple[tuple[float, Rgb], ...] = ((0.17, rgb("#fff4da")), (0.1, rgb("#8a1d12")))
    for thick, tone in tones:
        for start, end in ((0.12, 0.88), (0.88, 0.12)):
            canvas.line([(start * size, 0.12 * size), (end * size, 0.88 * size)], tone, thick * size)
    return canvas.finish()
