"""What stands on the map: names, armies, characters, the Fellowship, control and siege."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.draw.palette import rgb
from bot.draw.type import Face
from bot.text import Language
from cogs.war.components import REGIONS
from cogs.war.painting_brush import Painter
from cogs.war.painting_layout import Window, outlines, spots
from cogs.war.painting_pieces import HIGH, bearers, character, flag, plaque, rows, wall, width_of
from cogs.war.painting_scene import Army, Bearers, MapScene, Place, name_of
from cogs.war.painting_settlements import kind_of

NAME = 13.0
"""Size of a region's name at sprite size 1."""


@dataclass(frozen=True, slots=True)
class Item:
    """A row of sprites to be stacked: its height, and each sprite with its width, from left to right."""

    high: float
    sprites: tuple[tuple[Image.Image, float], ...]


class MapPainter(Painter):
    """Paints a window of the map at an offset from the picture's top."""

    def __init__(
        self, image: Image.Image, theme: str, scale: float, language: Language, window: Window, top: float
    ) -> None:
        super().__init__(image, theme, scale, language)
        self.window = window
        self.top = top
        self.unit = round(window.sprite * scale, 4)

    def spot(self, region: str) -> tuple[float, float]:
        """Where a region's things stand on the picture."""
        spot = spots()[region]
        x, y = self.window.at(spot.x, spot.y)
        return x, y + self.top

    def paint_map(self, scene: MapScene) -> None:
        """Everything that stands on the map."""
        if scene.fought is not None:
            for region in dict.fromkeys(scene.fought):
                self._light(region)
        settled = {place.region: place for place in scene.places}
        for region in REGIONS:
            if self.window.shows(spots()[region].x, spots()[region].y, -30):
                self._name(region)
        for region in REGIONS:
            here = scene.bearers if scene.bearers is not None and scene.bearers.region == region else None
            if region in settled or here is not None:
                self._place(region, settled.get(region), here)

    def _light(self, region: str) -> None:
        placed = [self.window.at(x, y) for x, y in outlines()[region]]
        line = [(x * self.scale, (y + self.top) * self.scale) for x, y in placed]
        pen = ImageDraw.Draw(self.image)
        for width, colour in ((7.0, rgb("#2a0d08")), (4.4, self.theme.alarm), (1.6, rgb("#ffd98a"))):
            pen.line(
                [*line, line[0]], fill=colour, width=self.px(width * self.window.zoom**0.5), joint="curve"
            )

    def _name(self, region: str) -> None:
        x, y = self.spot(region)
        s = self.window.sprite
        size = NAME * s
        # What lies at the edge of the map has no room for a second line.
        room = 92 if spots()[region].y > 50 else 122
        lines = self.lines(name_of("region", region, self.language), Face.NAME, size, room * s)
        above = 27.0 * self.window.zoom if kind_of(region) != "none" else 13.0 * self.window.zoom
        base = y - above - size * 0.2
        if base - (len(lines) - 1) * size * 0.95 < self.top + size * 0.4:
            return
        for index, line in enumerate(lines):
            self.words(
                (x, base - (len(lines) - 1 - index) * size * 0.95),
                line,
                Face.NAME,
                size,
                halo=self.theme.halo,
                halo_width=2.2 * s**0.7,
            )

    def _place(self, region: str, place: Place | None, here: Bearers | None) -> None:
        x, y = self.spot(region)
        z, s = self.window.zoom, self.window.sprite
        settled = kind_of(region) != "none"
        if place is not None and place.captor is not None:
            self.put(flag(place.captor, self.unit), x + 20 * z, y - 14 * z)
        items: list[Item] = []
        if place is not None:
            inner = [army for army in place.armies if army.side == place.besieged]
            outer = [army for army in place.armies if army.side != place.besieged]
            items += [item for army in inner for item in self._besieged(army)]
            items += [item for army in outer for item in self._army(army, not inner)]
        high = sum(item.high for item in items)
        if place is not None and place.besieged is not None:
            # The garrison stands before its Stronghold, whose towers rise behind it.
            cursor = y - 12 * z
        else:
            cursor = y + 9.5 * z if settled else y + 4 * z - high / 2 + 6 * s
        # What stands low on a picture moves up rather than out of it.
        cursor = min(cursor, self.top + self.window.pixels[1] - high - 4)
        for item in items:
            self._row(item, x, cursor + item.high / 2)
            cursor += item.high
        if here is not None:
            dx = 29.0 if settled else 25.0 + 9 * bool(items)
            self.put(bearers(here.progress, here.hidden, self.unit), x - dx * z, y - 4 * z)

    def _row(self, item: Item, x: float, y: float) -> None:
        left = x - sum(wide for _, wide in item.sprites) / 2
        for sprite, wide in item.sprites:
            self.put(sprite, left + wide / 2, y)
            left += wide

    def _army(self, army: Army, apart: bool = True) -> list[Item]:
        s = self.window.sprite
        found = rows(army, apart and s > 1.5)
        items = [
            Item((HIGH + 1) * s, ((plaque(row, army.side, self.unit), width_of(row) * s),)) for row in found
        ]
        return self._joined(items, army, len(found[-1][1]) if found else 9)

    def _besieged(self, army: Army) -> list[Item]:
        s = self.window.sprite
        found = rows(army, False)
        if not found:
            return self._army(army)
        wide = width_of(found[0]) + 12
        sprite = wall(round(wide * self.unit), self.unit).copy()
        inner = plaque(found[0], army.side, self.unit)
        place = ((sprite.width - inner.width) // 2, round((sprite.height - inner.height) / 2 + 3 * self.unit))
        sprite.alpha_composite(inner, place)
        return self._joined([Item((HIGH + 14) * s, ((sprite, wide * s),))], army, len(found[0][1]))

    def _joined(self, items: list[Item], army: Army, cells: int) -> list[Item]:
        """Plaques with the medals of the characters: beside the last one where there is room, or below it."""
        s = self.window.sprite
        medals = tuple((character(name, army.side, self.unit), 22.0 * s) for name in army.characters)
        if items and medals and len(medals) + cells <= 4:
            last = items[-1]
            return [*items[:-1], Item(last.high, (*last.sprites, *medals))]
        rest = (medals[start : start + 4] for start in range(0, len(medals), 4))
        return [*items, *(Item(23 * s, each) for each in rest)]
