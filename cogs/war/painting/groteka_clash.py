"""The picture of a battle under the GroTeka mod: as on the table, the attackers below, the defenders above.

Every unit is a figure with its number; between the Armies lies a tablet for each attack: whose numbers attack
whose, the die that is needed or has fallen, and both sums."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, blazon, fade
from bot.draw.kit.palette import PARCHMENT, rgb
from bot.draw.kit.type import Face
from bot.engine import Seat
from cogs.war.model.components import CHARACTERS, FIGURES, NAZGUL
from cogs.war.model.map import Box
from cogs.war.painting.battle_parts import (
    EDGE,
    GAP,
    HEADING,
    LEAST,
    PLATE,
    WIDE,
    BattlePartPainter,
    Grid,
    OpenCard,
    open_card,
    paint_table,
    pennant,
    ranks,
)
from cogs.war.painting.battlefield import HORIZON, Ground, ground_at, paint_ground
from cogs.war.painting.groteka_pieces import chief, draw_fallen, draw_veiled, figure, tablet, worth
from cogs.war.painting.groteka_scene import Band, Change, Clash, ClashScene, Commander, Piece, count_in_front
from cogs.war.painting.land import LIVERIES
from cogs.war.painting.pieces import colours
from cogs.war.painting.scene import name_of, name_of_effect, translator

ACROSS, WIDEST, TALL = 8, 106.0, 1.28
ROOM: Final = WIDE - 2 * EDGE
SKY: Final = HORIZON + 18
TABLET: Final = (206.0, 106.0)
"""An attack: how wide and how high."""
MOST_TOLD: Final = 5
"""Letters for who strikes."""
PITCH: Final = (214.0, 113.0)
ROW: Final = 46.0
"""A line of changes."""
LED: Final = 86.0
ORIGIN: Final = 54.0


@dataclass(frozen=True, slots=True)
class Half:
    """One side of the picture, laid out. rows: the changes of its values, line by line; parts: the pieces of
    the first Army and of the second."""

    band: Band
    grids: tuple[Grid, ...]
    parts: tuple[tuple[Piece, ...], ...]
    rows: tuple[tuple[Change, ...], ...]
    card: OpenCard | None

    @property
    def high(self) -> float:
        """How high its ranks are."""
        return sum(grid.high for grid in self.grids)

    @property
    def frame(self) -> float:
        """How high what frames it is: plate, commanders, changes, and its card where that lies open."""
        return (
            PLATE + LED + len(self.rows) * ROW + 2 * GAP + (0 if self.card is None else self.card.high + GAP)
        )


def lay_half(scene: ClashScene, band: Band, measure: ClashPainter) -> Half:
    """Lay out one side; a second Army stands apart, behind the first."""
    cut = count_in_front(band)
    parts = tuple(part for part in (band.pieces[:cut], band.pieces[cut:]) if part)
    grids = tuple(ranks(len(part), ROOM - 8, ACROSS, WIDEST, TALL) for part in parts)
    says, laid = translator(scene.language), band.laid
    note = says("board-clash-lasting" if laid.lasting else "board-clash-once")
    if not laid.up:
        note = says("board-face-down")
    card = open_card(band.side, laid.card, scene.language, "groteka", note, cancelled=laid.cancelled)
    return Half(band, grids, parts, measure.break_changes(band), card)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole picture, laid out. field: where the ground begins and ends; tops: where the units of both
    sides begin; origin: how high the name of where an Army comes from is."""

    above: Half
    below: Half
    field: tuple[float, float]
    tops: tuple[float, float]
    origin: float

    @property
    def high(self) -> float:
        """How high it is."""
        return self.field[1] + self.below.frame + EDGE


def lay_sheet(scene: ClashScene, theme: str) -> Sheet:
    """Lay out a battle: as high as what stands in it needs."""
    measure = ClashPainter(Image.new("RGB", (1, 1)), theme, 1.0, scene.language)
    above, below = (lay_half(scene, band, measure) for band in (scene.defender, scene.attacker))
    origin = ORIGIN if scene.origin != scene.region else 0.0
    origins = origin * len(below.parts)
    lines = max(1, -(-len(scene.clashes) // 4))
    sortie = 76 if scene.kind == "sortie" else 0
    field = SKY + above.high + lines * PITCH[1] + 16 + below.high + origins + 20 + sortie
    top = HEADING + above.frame
    end = max(1200.0, top + field + below.frame + EDGE) - below.frame - EDGE
    return Sheet(above, below, (top, end), (top + SKY, end - 14 - sortie - below.high - origins), origin)


def point_at_units(scene: ClashScene) -> dict[str, Box]:
    """Tell where each unit stands, by its handle, and by seats where all units and the commanders do."""
    # Only words are measured by it, and they are alike in all themes.
    sheet = lay_sheet(scene, PARCHMENT.name)
    boxes: dict[str, Box] = {}
    for half, start, origin, frame in (
        (sheet.above, sheet.tops[0], 0.0, HEADING),
        (sheet.below, sheet.tops[1], sheet.origin, sheet.field[1] + GAP),
    ):
        top, low, lead = start, start + half.high + origin * (len(half.parts) - 1), frame + PLATE + 4
        boxes[f"seat:{half.band.side}"] = (EDGE, top, WIDE - EDGE, low)
        boxes[f"commanders:{half.band.side}"] = (EDGE, lead, WIDE - EDGE, lead + LED)
        for part, grid in zip(half.parts, half.grids, strict=True):
            for piece, (x, y) in zip(part, grid.places, strict=True):
                left, above = EDGE + 4 + x - grid.wide / 2, top + y - grid.wide * TALL / 2
                boxes[piece.handle] = (left, above, left + grid.wide, above + grid.wide * TALL)
            top += grid.high + origin
    return boxes


def paint_clash(scene: ClashScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture."""
    sheet = lay_sheet(scene, theme)
    painter = ClashPainter(paint_table(theme, scale, sheet.high), theme, scale, scene.language)
    painter.paint(scene, sheet)
    return painter.image


class ClashPainter(BattlePartPainter):
    """Paints one battle."""

    def paint(self, scene: ClashScene, sheet: Sheet) -> None:
        """Paint everything."""
        told = self.says(f"board-clash-next-{scene.asked}") if scene.asked else ""
        kind = "relief" if scene.relief else scene.kind
        self.heading(kind, scene.region, scene.round, told, self.alarm_of(scene.acts))
        above, below, (high, low) = sheet.above, sheet.below, sheet.tops
        self._frame(scene, above, HEADING, attacks=False)
        self._frame(scene, below, sheet.field[1] + GAP, attacks=True)
        middle = (high + above.high + low) / 2
        self._ground(scene, sheet.field, middle)
        self._ranks(above, high, ())
        self._ranks(below, low, (scene.origin, scene.flank) if sheet.origin else ())
        self._tablets(scene, middle)

    def _ground(self, scene: ClashScene, field: tuple[float, float], middle: float) -> None:
        ground = ground_at(scene.region, scene.origin, scene.kind)
        if not scene.place and scene.kind == "field" and ground.walls != "stronghold":
            ground = Ground(ground.region, "", ground.manner, ground.river)
        wide, high = round(ROOM), round(field[1] - field[0])
        image = paint_ground(ground, self.theme.name, wide, high, middle - field[0])
        if self.scale != 1:
            image = image.resize((self.px(wide), self.px(high)), Image.Resampling.BICUBIC)
        self.image.paste(image, (round(EDGE * self.scale), round(field[0] * self.scale)))

    # Figures

    def _ranks(self, half: Half, top: float, named: tuple[str, ...]) -> None:
        for index, (part, grid) in enumerate(zip(half.parts, half.grids, strict=True)):
            for piece, (x, y) in zip(part, grid.places, strict=True):
                self._piece(half.band.side, piece, EDGE + 4 + x, top + y, grid.wide)
            top += grid.high
            if named:
                text = name_of("region", named[index], self.language)
                self.chip(WIDE / 2, top + ORIGIN / 2, text, half.band.side, ROOM)
                top += ORIGIN

    def _piece(self, side: Seat, piece: Piece, x: float, y: float, wide: float) -> None:
        if piece.gone:
            self.put(draw_fallen(side, int(piece.handle[1:]), self.px(wide)), x, y)
        elif piece.nation:
            number = int(piece.handle[1:])
            self.put(figure(piece.nation, piece.elite, piece.broken, number, self.px(wide)), x, y)
        else:
            sprite = chief(piece.handle, self.px(wide * 0.86), True)
            self.put(fade(sprite, 0.4) if piece.broken else sprite, x, y)

    # Clashes

    def _tablets(self, scene: ClashScene, middle: float) -> None:
        down = -(-len(scene.clashes) // 4)
        for index, clash in enumerate(scene.clashes):
            row, column = divmod(index, 4)
            here = min(4, len(scene.clashes) - row * 4)
            x = WIDE / 2 + (column - (here - 1) / 2) * PITCH[0]
            y = middle + (row - (down - 1) / 2) * PITCH[1]
            self._tablet(scene, clash, x, y)

    def _tablet(self, scene: ClashScene, clash: Clash, x: float, y: float) -> None:
        up = clash.side == scene.attacker.side
        units = _sum_up([_number(name) for name in clash.units])
        sums = f"{clash.attack} : {clash.defence}"
        size = (self.px(TABLET[0]), self.px(TABLET[1]))
        prey = _number(clash.target)
        words = (units, prey, sums, f"{clash.needed}+")
        sprite = tablet(clash.side, words, clash.die, clash.success, clash.awaited, up, size)
        self.put(sprite, x, y)
        for name, at in ((clash.units[0] if clash.units else "", -42), (clash.target, 77)):
            if name and not _number(name):
                self._captain(clash.side, name, x + at, y - 25)

    def _captain(self, side: Seat, name: str, x: float, y: float) -> None:
        """Paint who strikes or is struck instead of a number: a Leader by the sign of the Nation."""
        nation = None if name in CHARACTERS or name == NAZGUL else FIGURES[name].nation
        sign = LIVERIES[nation].emblem if nation else f"war/{name}"
        _, _, ink, second = colours(side)
        blazon(self.image, (x * self.scale, y * self.scale), sign, self.px(54), ink, second)

    # Frames

    def _frame(self, scene: ClashScene, half: Half, top: float, *, attacks: bool) -> None:
        band = half.band
        self.plate(band.side, top, attacks, scene.name_at(band.side))
        self._values(top, band)
        top += PLATE + 4
        self._lead(band, scene, top, half.card is None)
        top += LED
        for row in half.rows:
            self._row(row, top)
            top += ROW
        if half.card is not None:
            self.strip(half.card, top + 4)

    def _values(self, top: float, band: Band) -> None:
        """What each kind of unit is worth now: attack and defence."""
        left = WIDE - EDGE - 262
        for index, (elite, pair) in enumerate(((False, band.regular), (True, band.elite))):
            y = top + PLATE / 2 + (index - 0.5) * 48
            self.put(kind_sign(elite, self.px(44)), left + 24, y)
            for place, (sign, value) in enumerate(zip(("attack", "defence"), pair, strict=True)):
                x = left + 78 + place * 98
                self.put(worth(sign, True, self.px(44)), x, y)
                self.words((x + 28, y), str(value), Face.STRONG, 40, self.theme.ink, "left", 50)

    def _lead(self, band: Band, scene: ClashScene, top: float, shows_card: bool) -> None:
        """Those who command, and what is laid of a Combat card."""
        other = scene.defender if band is scene.attacker else scene.attacker
        right = WIDE - EDGE - (330 if shows_card else 8)
        middle, x = top + LED / 2, EDGE + 12.0
        picked = [commander for commander in band.commanders if commander.picked]
        others = [commander for commander in band.commanders if not commander.picked]
        if band.led or other.led:
            self.put(pennant(self.px(60), band.side), x + 32, middle)
            self.words((x + 70, middle), str(band.led), Face.TITLE, 46, self.theme.ink, "left", 60)
            x += 128
        if band.picking and not picked:
            self.put(draw_veiled(band.side, self.px(70)), x + 38, middle)
            x += 84
        size = min(76.0, (right - x) / max(1, len(picked) + len(others)) - 32)
        for lit, group in ((True, picked), (False, others)):
            for commander in group:
                self._commander(commander, x + size / 2, middle, size, lit=lit)
                x += size + 32
        if shows_card:
            box = (WIDE - EDGE - 320, top + 4, WIDE - EDGE - 8, top + LED - 6)
            self.show_laid(band.side, band.laid.card, band.laid.none, box)

    def _commander(self, one: Commander, x: float, y: float, size: float, *, lit: bool) -> None:
        self.put(chief(one.figure, self.px(size), lit), x, y)
        told = f"+{one.points}" if lit else f"×{one.number}" if one.number > 1 else ""
        if told:
            self.count(x + size * 0.46, y + size * 0.34, told)

    def break_changes(self, band: Band) -> tuple[tuple[Change, ...], ...]:
        """Set what changes the values in lines, as many as there is room for in each."""
        rows: list[list[Change]] = []
        left = 0.0
        for change in band.changes:
            run = self._run(change)
            if not rows or left + run > ROOM - 16:
                rows.append([])
                left = 0.0
            rows[-1].append(change)
            left += run
        return tuple(tuple(row) for row in rows)

    def _run(self, change: Change) -> float:
        words = self.measure(self._cause(change.cause), Face.NAME, LEAST)
        limit = self.measure(self._most(change), Face.STRONG, LEAST) + 14 if self._most(change) else 0
        return words + limit + 104 * (bool(change.attack) + bool(change.defence)) + 40

    def _row(self, row: tuple[Change, ...], top: float) -> None:
        x, y = EDGE + 14.0, top + ROW / 2
        for change, after in zip(row, (*row[1:], None), strict=True):
            x += self.words((x, y), self._cause(change.cause), Face.NAME, LEAST, self.theme.ink, "left") + 12
            for sign, value in (("attack", change.attack), ("defence", change.defence)):
                if value:
                    self.put(worth(sign, True, self.px(46)), x + 22, y)
                    text = f"{value:+d}".replace("-", "−")
                    self.words((x + 48, y), text, Face.STRONG, 38, self.theme.ink, "left", 56)
                    x += 104
            if self._most(change):
                x += self.words((x, y), self._most(change), Face.STRONG, LEAST, self.theme.alarm, "left") + 14
            x += 28 if after is not None else 0

    def _most(self, change: Change) -> str:
        if change.most:
            return self.says("board-clash-most", number=change.most)
        return self.says("board-clash-fewer", number=change.fewer) if change.fewer else ""

    def _cause(self, cause: str) -> str:
        if self.says.has(f"board-clash-cause-{cause.replace('_', '-')}"):
            return self.says(f"board-clash-cause-{cause.replace('_', '-')}")
        return name_of_effect(cause, "groteka", self.language)


def _number(handle: str) -> str:
    """Return the number of a unit; empty for a commander."""
    return handle[1:] if handle[:1] in ("a", "d") and handle[1:].isdigit() else ""


def _sum_up(numbers: Sequence[str]) -> str:
    """Join the numbers of units: in full where a phone shows that, else as ranges, else how many they are."""
    told = "+".join(numbers)
    if len(told) <= MOST_TOLD:
        return told
    runs: list[list[int]] = []
    for number in sorted(int(digits) for digits in numbers if digits):
        if runs and runs[-1][-1] + 1 == number:
            runs[-1].append(number)
        else:
            runs.append([number])
    told = "+".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
    return told if len(told) <= MOST_TOLD else f"×{len(numbers)}"


@keep_painted
def kind_sign(elite: bool, size: int) -> Image.Image:
    """Paint the signs of the plinths: a square for Regulars, a star for Elites."""
    canvas = Canvas(size, size)
    u = size / 100
    if elite:
        for radius, tone in ((50, rgb("#5d430a")), (42, rgb("#f2b01e"))):
            points = [
                (
                    (50 + math.sin(step * math.pi / 6) * radius * (1 if step % 2 == 0 else 0.68)) * u,
                    (50 - math.cos(step * math.pi / 6) * radius * (1 if step % 2 == 0 else 0.68)) * u,
                )
                for step in range(12)
            ]
            canvas.fill(points, tone)
    else:
        canvas.slab((8 * u, 8 * u, 92 * u, 92 * u), 18 * u, rgb("#3a2c1e"))
        canvas.slab((16 * u, 16 * u, 84 * u, 84 * u), 12 * u, rgb("#c9bfa8"))
    return canvas.finish()
