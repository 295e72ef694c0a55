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
    """A row of sprites to be stacked: its height, and what stands in it, from left to right."""

    high: float
    sprites: tuple[Image.Image, ...]
    step: float


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
        lines = self.lines(name_of("region", region, self.language), Face.NAME, size, 84 * s)
        above = 27.0 * self.window.zoom if kind_of(region) != "none" else 13.0 * self.window.zoom
        base = y - above - size * 0.2
        for index, line in enumerate(lines):
            self.words(
                (x, max(size * 0.6 + self.top, base - (len(lines) - 1 - index) * size * 0.95)),
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
            for army in inner:
                items += self._besieged(army)
            for army in outer:
                items += self._army(army)
        high = sum(item.high for item in items)
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
        left = x - item.step * (len(item.sprites) - 1) / 2
        for index, sprite in enumerate(item.sprites):
            self.put(sprite, left + index * item.step, y)

    def _army(self, army: Army) -> list[Item]:
        s = self.window.sprite
        items = [
            Item((HIGH + 1) * s, (plaque(row, army.side, self.unit),), 0.0) for row in rows(army, s > 1.5)
        ]
        medals = tuple(character(name, army.side, self.unit) for name in army.characters)
        for start in range(0, len(medals), 4):
            items.append(Item(24 * s, medals[start : start + 4], 23 * s))
        return items

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
        items = [Item((HIGH + 13) * s, (sprite,), 0.0)]
        medals = tuple(character(name, army.side, self.unit) for name in army.characters)
        if medals:
            items.append(Item(22 * s, medals, 22 * s))
        return items
