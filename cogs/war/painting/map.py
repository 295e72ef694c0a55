"""Everything that stands on the map: names, armies, characters, the Fellowship, control and siege."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from bot.draw.kit.canvas import trace
from bot.draw.kit.marks import note_line
from bot.draw.kit.palette import Rgb, rgb
from bot.draw.kit.type import Face
from bot.draw.kit.type import width as run_of
from bot.text import Language
from cogs.war.model.components import REGIONS
from cogs.war.model.map import Army, Bearers, Box, MapScene, Place, Point, Window, outlines, spots
from cogs.war.painting.layout import foot_of_name, kind_of
from cogs.war.painting.pieces import HIGH, SidePainter, bearers, character, flag, plaque, rows, wall, width_of
from cogs.war.painting.scene import name_of

NAME = 15.5
"""Size of a region's name at sprite size 1: legible on a phone, and on the whole map 700 pixels wide."""
EDGE = 8.0
LEADING = 0.95
TALL = 48.0
"""How far a stack may reach down from a Settlement, in units of the map."""
TOUCH = 0.06
"""So much of a name may be covered."""


@dataclass(frozen=True, slots=True)
class Item:
    """A row of sprites to be stacked: its height, and each sprite with its width, from left to right."""

    high: float
    sprites: tuple[tuple[Image.Image, float], ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Everything that stands in a region, each with the place of its middle: a captor's flag under rows, the
    Fellowship over them."""

    under: tuple[tuple[Image.Image, Point], ...]
    rows: tuple[tuple[Item, Point], ...]
    over: tuple[tuple[Image.Image, Point], ...]

    def boxes(self, scale: float) -> tuple[Box, ...]:
        """List what it covers, at scale 1."""
        covered = [_around(sum(wide for _, wide in item.sprites), item.high, at) for item, at in self.rows]
        covered += [
            _around(sprite.width / scale, sprite.height / scale, at)
            for sprite, at in (*self.under, *self.over)
        ]
        return tuple(covered)


@dataclass(frozen=True, slots=True)
class Name:
    """A region's name: its lines, and where the middle of the last one is."""

    lines: tuple[str, ...]
    wide: float
    x: float
    y: float
    size: float

    @property
    def high(self) -> float:
        """From the top of the first line to the foot of the last."""
        return (len(self.lines) - 1) * self.size * LEADING + self.size * 0.8

    @property
    def box(self) -> Box:
        """The box that it covers."""
        low = self.y + self.size * 0.4
        return (self.x - self.wide / 2, low - self.high, self.x + self.wide / 2, low)


def _around(wide: float, high: float, at: Point) -> Box:
    return (at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2)


def _overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0


def coverage(name: Name, taken: list[Box]) -> float:
    """Measure how much of a name is covered; a touch is nothing."""
    left, top, right, low = own = name.box
    # Hardly any box is near: the others are left out before anything is computed.
    near = [
        other for other in taken if other[0] < right and other[2] > left and other[1] < low and other[3] > top
    ]
    area = sum(_overlap(own, box) for box in near)
    return area if area > name.wide * name.high * TOUCH else 0.0


class MapPainter(SidePainter):
    """Paints a window of the map at an offset from the picture's top."""

    def __init__(
        self,
        image: Image.Image,
        theme: str,
        scale: float,
        language: Language,
        window: Window,
        top: float,
        panels: tuple[Box, ...] = (),
    ) -> None:
        super().__init__(image, theme, scale, language)
        self.window = window
        self.panels = panels
        self.top = top
        self.unit = round(window.sprite * scale, 4)
        self.land: Image.Image | None = None
        """The picture without arrows and frames: they end at names."""

    def spot(self, region: str) -> tuple[float, float]:
        """Return where a region's things stand on the picture."""
        spot = spots()[region]
        x, y = self.window.at(spot.x, spot.y)
        return x, y + self.top

    def paint_map(self, scene: MapScene) -> None:
        """Paint everything that stands on the map."""
        if scene.fought is not None:
            self.land = self.image.copy()
            for region in dict.fromkeys(scene.fought):
                self._light(region)
        standing = self.standing(scene)
        for name in self.names(standing):
            self._write(name)
        for one in standing.values():
            for sprite, at in one.under:
                self.put(sprite, *at)
            for item, at in one.rows:
                self._row(item, *at)
            for sprite, at in one.over:
                self.put(sprite, *at)

    def _light(self, region: str) -> None:
        grown = self.window.zoom**0.5
        strokes = ((7.0, rgb("#2a0d08")), (4.4, self.theme.alarm), (1.6, rgb("#ffd98a")))
        self.frame(region, [(width * grown, colour) for width, colour in strokes])

    def frame(self, region: str, strokes: Sequence[tuple[float, Rgb]]) -> None:
        """Draw along the border of a region, the widest stroke first."""
        placed = [self.window.at(x, y) for x, y in outlines()[region]]
        line = [(x * self.scale, (y + self.top) * self.scale) for x, y in (*placed, placed[0])]
        pen = ImageDraw.Draw(self.image)
        for width, colour in strokes:
            trace(pen, line, colour, self.px(width))
        note_line(self.image, "frame", line, self.px(strokes[0][0]))

    # Names

    def names(self, standing: dict[str, Standing]) -> list[Name]:
        """Return the names of all regions shown; where pieces would cover one it gives way."""
        shown = [
            (region, name)
            for region in REGIONS
            if self.window.shows(spots()[region].x, spots()[region].y, -30)
            and (name := self._usual(region)) is not None
        ]
        pieces = [box for one in standing.values() for box in one.boxes(self.scale)]
        covered = [(region, name) for region, name in shown if coverage(name, pieces)]
        kept = [name for _, name in shown if not any(name is other for _, other in covered)]
        for region, name in covered:
            near = standing[region].boxes(self.scale) if region in standing else ()
            taken = [*pieces, *(other.box for other in kept)]
            alternatives = self._elsewhere(region, name, near)
            kept.append(min(alternatives, key=lambda one: coverage(one, taken) + 3 * self._cost(one, name)))
        return kept

    def _cost(self, name: Name, usual: Name) -> float:
        """Measure how much more of a name is off the picture than in its usual place."""
        wide, high = self.window.pixels
        picture = (4.0, self.top + 4, wide - 4.0, self.top + high - 4)
        return max(0.0, _overlap(usual.box, picture) - _overlap(name.box, picture))

    def _usual(self, region: str) -> Name | None:
        """Return a name in its usual place above the region's spot; None where it has no room."""
        x, y = self.spot(region)
        s = self.window.sprite
        size = NAME * s
        # Only the whole map is narrow; but what lies at its edge has no room for a second line.
        room = 92 if s == 1 and spots()[region].y > 50 else 122
        lines = self.lines(name_of("region", region, self.language), Face.NAME, size, room * s)
        above = (foot_of_name(region) + 1) * self.window.zoom
        base = y - above - size * 0.2
        if base - (len(lines) - 1) * size * LEADING < self.top + size * 0.4:
            return None
        wide = max(run_of(text, Face.NAME, self.px(size)) for text in lines) / self.scale
        if s == 1:
            # At the edge of the map a name keeps its letters rather than its middle.
            half = wide / 2 + EDGE
            x = min(max(x, half), self.window.pixels[0] - half)
        return Name(lines, wide, x, base, size)

    def _elsewhere(self, region: str, name: Name, near: tuple[Box, ...]) -> list[Name]:
        """List where a name may stand, the best first: above what stands in its region, below it, aside."""
        x, y = self.spot(region)
        half, foot = name.size * 0.4, name.high - name.size * 0.4
        top = min((box[1] for box in near), default=name.y + half)
        low = max((box[3] for box in near), default=y + 14 * self.window.zoom)
        left = min((box[0] for box in near), default=x - 16 * self.window.zoom)
        right = max((box[2] for box in near), default=x + 16 * self.window.zoom)
        gap = name.size * 0.25
        beside = (left - gap - name.wide / 2, right + gap + name.wide / 2)
        # Never into the towers of its own Settlement.
        above = min(top - gap - half, name.y)
        places = [
            *((name.x, name.y), (name.x, above), (name.x, low + gap + foot)),
            *((px, y) for px in beside),
            *((name.x - name.wide * 0.4, name.y), (name.x + name.wide * 0.4, name.y)),
            *((name.x, above - name.size), (name.x, low + gap + foot + name.size)),
            *((px, py) for py in (above, low + gap + foot) for px in beside),
        ]
        return [replace(name, x=px, y=py) for px, py in places]

    def _write(self, name: Name) -> None:
        for index, text in enumerate(name.lines):
            self.words(
                (name.x, name.y - (len(name.lines) - 1 - index) * name.size * LEADING),
                text,
                Face.NAME,
                name.size,
                halo=self.theme.halo,
                halo_width=2.2 * self.window.sprite**0.7,
                ground=self.land,
            )

    # What stands there

    def standing(self, scene: MapScene) -> dict[str, Standing]:
        """Find what stands in the regions, by region."""
        settled = {place.region: place for place in scene.places}
        standings: dict[str, Standing] = {}
        for region in REGIONS:
            here = scene.bearers if scene.bearers is not None and scene.bearers.region == region else None
            if region in settled or here is not None:
                standings[region] = self._standing(region, settled.get(region), here)
        return standings

    def _standing(self, region: str, place: Place | None, here: Bearers | None) -> Standing:
        x, y = self.spot(region)
        z, s = self.window.zoom, self.window.sprite
        settled = kind_of(region) != "none"
        under: tuple[tuple[Image.Image, Point], ...] = ()
        over: tuple[tuple[Image.Image, Point], ...] = ()
        if place is not None and place.captor is not None:
            under = ((flag(place.captor, self.unit), (x + 20 * z, y - 14 * z)),)
        items: list[Item] = []
        if place is not None:
            inner = [army for army in place.armies if army.side == place.besieged]
            outer = [army for army in place.armies if army.side != place.besieged]
            items += [item for army in inner for item in self._siege_items(army)]
            items += [item for army in outer for item in self._army(army, not inner)]
        high = sum(item.high for item in items)
        if place is not None and place.besieged is not None:
            # The garrison stands before its Stronghold, whose towers rise behind it.
            cursor = y - 12 * z
        else:
            cursor = y + 9.5 * z if settled else y + 4 * z - high / 2 + 6 * s
            if settled and high > TALL * z:
                # A tall stack climbs before its Settlement rather than into the next region.
                cursor = max(y - 12 * z, cursor - (high - TALL * z))
        # What stands low on a picture moves up rather than out of it.
        cursor = min(cursor, self.top + self.window.pixels[1] - high - 4)
        rows: list[tuple[Item, Point]] = []
        for item in items:
            rows.append((item, self._beside_panels(item, (x, cursor + item.high / 2))))
            cursor += item.high
        if here is not None:
            dx = 29.0 if settled else 25.0 + 9 * bool(items)
            beside = [item for item, (_, middle) in rows if middle - item.high / 2 < y]
            if settled and beside:
                dx = max(
                    dx, max(sum(wide for _, wide in item.sprites) for item in beside) / 2 / z + 15 * s / z
                )
            over = ((bearers(here.progress, here.hidden, self.unit), (x - dx * z, y - 4 * z)),)
        return Standing(under, tuple(rows), over)

    def _beside_panels(self, item: Item, at: Point) -> Point:
        """Find where a row stands so that it covers no panel, whose text it would hide."""
        left, _, right, _ = box = _around(sum(wide for _, wide in item.sprites), item.high, at)
        panel = next((covered_panel for covered_panel in self.panels if _overlap(box, covered_panel)), None)
        if panel is None:
            return at
        before = at[0] < (panel[0] + panel[2]) / 2
        return (at[0] + (panel[0] - right if before else panel[2] - left), at[1])

    def _row(self, item: Item, x: float, y: float) -> None:
        left = x - sum(wide for _, wide in item.sprites) / 2
        for sprite, wide in item.sprites:
            self.put(sprite, left + wide / 2, y)
            left += wide

    def _army(self, army: Army, apart: bool = True) -> list[Item]:
        s = self.window.sprite
        plaques = rows(army, apart and s > 1.5)
        items = [
            Item((HIGH + 1) * s, ((plaque(row, army.side, self.unit), width_of(row) * s),)) for row in plaques
        ]
        return self._join(items, army, len(plaques[-1][1]) if plaques else 9)

    def _siege_items(self, army: Army) -> list[Item]:
        s = self.window.sprite
        plaques = rows(army, False)
        if not plaques:
            return self._army(army)
        wide = width_of(plaques[0]) + 12
        sprite = wall(round(wide * self.unit), self.unit).copy()
        inner = plaque(plaques[0], army.side, self.unit)
        place = ((sprite.width - inner.width) // 2, round((sprite.height - inner.height) / 2 + 3 * self.unit))
        sprite.alpha_composite(inner, place)
        return self._join([Item((HIGH + 14) * s, ((sprite, wide * s),))], army, len(plaques[0][1]))

    def _join(self, items: list[Item], army: Army, cells: int) -> list[Item]:
        """Plaques with the medals of the characters: beside the last one where there is room, or below it."""
        s = self.window.sprite
        medals = tuple((character(name, army.side, self.unit), 22.0 * s) for name in army.characters)
        if items and medals and len(medals) + cells <= 4:
            last = items[-1]
            return [*items[:-1], Item(last.high, (*last.sprites, *medals))]
        rest = (medals[start : start + 4] for start in range(0, len(medals), 4))
        return [*items, *(Item(23 * s, row) for row in rest)]
