"""The map as a phone shows it: a part of it with what stands there, what is asked, what has just happened.

Nothing covers anything."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import THEMES, rgb
from bot.draw.kit.terrain import paper
from bot.draw.kit.tokens import BLUE, RED, arrow
from bot.draw.kit.type import Face, write
from bot.draw.kit.type import width as run_of
from bot.engine import Seat
from cogs.war.model.components import FREE, REGIONS, SIDES
from cogs.war.model.map import INDEX, THEATRES, Army, Box, Place, Point, spots
from cogs.war.painting.land import ground
from cogs.war.painting.layout import FIELD, SEEN, foot_of_name, inner_frame, kind_of, map_top, reach
from cogs.war.painting.map import Item, MapPainter
from cogs.war.painting.map_scene import FieldScene, ZoomScene
from cogs.war.painting.pieces import (
    HIGH,
    Row,
    bearers,
    character,
    counter,
    flag,
    plaque,
    rows,
    wall,
    width_of,
)
from cogs.war.painting.scene import name_of
from cogs.war.painting.strip import paint_parties, paint_strip
from cogs.war.words.menus.asked import Asked, Goal

LETTERS: Final = 36
"""Of names: 11.6 pixels where the picture is 290 wide."""
LINE: Final = 38.0
DISC: Final = 58
CHIP: Final = 66
COUNTER: Final = 52
INK, PAPER = rgb("#241408"), rgb("#fff6de")
GOLD = rgb("#f0b93a")
MOST_WAYS: Final = 9
GRID: Final = 26
ARROW: Final = (0.35, 0.5, 0.65)
"""Shares of a way on which its arrow lies."""
SHAFT: Final = 30.0
STEPS: Final = (0.0, 0.35, -0.35, 0.7, -0.7, 1.05, -1.05, 1.5, -1.5)
"""How far aside something is moved that would cover something else, in its own height or width."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A sprite, rows of sprites or lines of a name, with the box it has on the picture, at scale 1."""

    box: Box
    what: Image.Image | tuple[Item, ...] | tuple[str, ...]
    region: str


def overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    across, down = (
        min(one[2], other[2]) - max(one[0], other[0]),
        min(one[3], other[3]) - max(one[1], other[1]),
    )
    return across * down if across > 0 and down > 0 else 0.0


def around_point(x: float, y: float, wide: float, high: float) -> Box:
    """Return a box of a size around a place."""
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


class Sheet:
    """Boxes on a picture, of which none is to cover another."""

    def __init__(self, frame: Box) -> None:
        self.frame = frame
        self.taken: list[Box] = []

    def inside(self, x: float, y: float, wide: float, high: float) -> Box:
        """Return a box around a place, moved into the picture."""
        left, top, right, low = self.frame
        x = min(max(x, left + wide / 2), max(left + wide / 2, right - wide / 2))
        y = min(max(y, top + high / 2), max(top + high / 2, low - high / 2))
        return around_point(x, y, wide, high)

    def place(self, places: Sequence[Point], wide: float, high: float) -> Box:
        """Take the first place where nothing is covered; else the nearest to the first, anywhere."""
        box = self.find(places, wide, high) or self.find(self._nearest(places[0]), wide, high)
        self.taken.append(box or self.inside(*places[0], wide, high))
        return self.taken[-1]

    def find(self, places: Iterable[Point], wide: float, high: float) -> Box | None:
        """Find the first place where nothing is covered; None where there is none."""
        boxes = (self.inside(x, y, wide, high) for x, y in places)
        return next(
            (box for box in boxes if not any(overlap(box, other) > 0.5 for other in self.taken)), None
        )

    def _nearest(self, place: Point) -> list[Point]:
        left, top, right, low = map(round, self.frame)
        every = [(float(x), float(y)) for x in range(left, right, GRID) for y in range(top, low, GRID)]
        return sorted(every, key=lambda at: math.dist(at, place))


class ClosePainter(MapPainter):
    """Lays out and paints one part of the map."""

    def __init__(self, image: Image.Image, scene: ZoomScene, theme: str, scale: float, top: float) -> None:
        super().__init__(image, theme, scale, scene.language, scene.window, top)
        self.scene = scene
        self.sheet = Sheet(inner_frame(scene.window, top))
        self.focus = _in_focus(scene)

    def lay_out(self) -> tuple[Laid, ...]:
        """Find a place for everything, the most important first."""
        placed = (*self._lay_blocks(), *self._lay_chips())
        self._keep_ways_free()
        return (*placed, *self._lay_names())

    def paint(self) -> None:
        """Paint everything."""
        self.land = self.image.copy()
        self._paint_lights()
        for side, start, end in self.ways():
            self._paint_way(side, start, end)
        for laid in self.lay_out():
            self._paint_laid(laid)

    # Where things are

    @property
    def _leads(self) -> bool:
        """True if what is asked is drawn as ways to the goals: to few, from somewhere."""
        question = self.scene.asked
        return question is not None and bool(question.start) and len(question.goals) <= MOST_WAYS

    def _is_here(self, region: str) -> bool:
        return self.window.shows(spots()[region].x, spots()[region].y, SEEN)

    def _paint_lights(self) -> None:
        question, fought = self.scene.asked, self.scene.map.fought
        for region in dict.fromkeys(fought or ()):
            self._light(region)
        if question is not None and self.window != INDEX:
            for goal in question.goals:
                self.frame(goal.region, ((9.0, rgb("#4a2f08")), (5.5, GOLD)))

    def ways(self) -> Iterator[tuple[str, Point, Point]]:
        """Yield the arrows: whose each is, from where to where."""
        for side, origin, region in self.scene.moved:
            yield side, self.spot(origin), self.spot(region)
        question = self.scene.asked
        if question is not None and self._leads:
            for goal in question.goals:
                if goal.region != question.start:
                    yield (
                        self.scene.seat,
                        self.spot(question.start),
                        reach(self.window, self.top, question.start, goal.region),
                    )

    def _keep_ways_free(self) -> None:
        """Have no name written on the middle of an arrow."""
        for _, (left, top), (right, low) in self.ways():
            for share in ARROW:
                x, y = left + (right - left) * share, top + (low - top) * share
                self.sheet.taken.append(around_point(x, y, SHAFT, SHAFT))

    def _paint_way(self, side: str, start: Point, end: Point) -> None:
        dx, dy = end[0] - start[0], end[1] - start[1]
        if abs(dx) + abs(dy) < 60:
            return
        sprite = arrow(round(dx), round(dy), BLUE if side == SIDES[FREE] else RED, self.scale)
        self.put(sprite, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

    # What stands there

    def _lay_blocks(self) -> list[Laid]:
        scene, question = self.scene, self.scene.asked
        numbers = {goal.region: goal.number for goal in question.goals} if question is not None else {}
        places = {place.region: place for place in scene.map.places}
        company = scene.map.bearers
        blocks: list[Laid] = []
        wanted = [region for region in REGIONS if self._is_here(region)]
        wanted.sort(key=lambda region: region not in self.focus)
        for region in wanted:
            chosen = question is not None and not self._leads and region in numbers
            items = self._items(places.get(region), region)
            if chosen:
                items = self._add_number(region, items, numbers[region])
            if items:
                blocks.append(self._lay_block(region, items))
            if company is not None and company.region == region:
                blocks.append(self._lay_bearers(region, bool(items)))
            place = places.get(region)
            if place is not None and place.captor is not None and self.window != INDEX:
                blocks.append(self._lay_flag(region, place.captor))
        return blocks

    def _add_number(self, region: str, items: list[Item], number: int) -> list[Item]:
        """Return a row's sprites behind the number of the choice; on the whole map beside its name, if there
        are few."""
        question = self.scene.asked
        mark = (disc(number, self.px(DISC)), DISC + 4.0)
        if self.window == INDEX and question is not None and len(question.goals) <= MOST_WAYS:
            sprite = chip(number, name_of("region", region, self.language), (), self.scale)
            mark = (sprite, sprite.width / self.scale)
        if not items:
            return [Item(CHIP, (mark,))]
        first = items[0]
        return [Item(max(first.high, DISC), (mark, *first.sprites)), *items[1:]]

    def _lay_block(self, region: str, items: list[Item]) -> Laid:
        x, y = self.spot(region)
        wide = max(sum(width for _, width in item.sprites) for item in items)
        high = sum(item.high for item in items)
        settled = kind_of(region) != "none" and self.window != INDEX
        y = y + 10 * self.window.zoom + high / 2 if settled else y + 8
        places = [(x + dx * wide, y + dy * high) for dy in STEPS for dx in STEPS]
        places.sort(key=lambda at: abs(at[0] - x) + abs(at[1] - y))
        return Laid(self.sheet.place(places, wide, high), tuple(items), region)

    def _lay_bearers(self, region: str, joined: bool) -> Laid:
        company = self.scene.map.bearers
        assert company is not None
        sprite = bearers(company.progress, company.hidden, round(self.unit * 1.1, 4))
        wide, high = sprite.width / self.scale, sprite.height / self.scale
        x, y = self.spot(region)
        aside = wide * (0.9 if joined or kind_of(region) != "none" else 0.0)
        places = [
            (x - aside, y - 20),
            (x + aside, y - 20),
            (x - wide * 1.5, y),
            (x, y - high),
            (x, y + high * 1.4),
        ]
        return Laid(self.sheet.place(places, wide, high), sprite, region)

    def _lay_flag(self, region: str, captor: Seat) -> Laid:
        sprite = flag(captor, round(self.unit * 1.25, 4))
        x, y = self.spot(region)
        places = [(x + dx, y + dy) for dy in (-58.0, -100.0, 0.0) for dx in (70.0, -70.0, 110.0)]
        box = self.sheet.place(places, sprite.width / self.scale, sprite.height / self.scale)
        return Laid(box, sprite, region)

    def _items(self, place: Place | None, region: str) -> list[Item]:
        if place is None or self.window == INDEX:
            return []
        inner = [army for army in place.armies if army.side == place.besieged]
        outer = [army for army in place.armies if army.side != place.besieged]
        items = [item for army in inner for item in self._wall_in(army)]
        return items + [item for army in outer for item in self._host(army, region, bool(inner))]

    def _host(self, army: Army, region: str, besieging: bool) -> list[Item]:
        if self.window in THEATRES:
            return [self._sum_up(army)]
        return self._army(army, region in self.focus and not besieging)

    def _sum_up(self, army: Army) -> Item:
        """Return an Army with nothing but its Nations and how many units it has."""
        row = summary(army)
        s = self.window.sprite
        if row is None:
            sprites = tuple((character(name, army.side, self.unit), 25.0 * s) for name in army.characters[:2])
            return Item(25 * s, sprites)
        return Item((HIGH + 1) * s, ((plaque(row, army.side, self.unit), width_of(row) * s),))

    def _wall_in(self, army: Army) -> list[Item]:
        if self.window not in THEATRES:
            return self._siege_items(army)
        row = summary(army)
        if row is None:
            return [self._sum_up(army)]
        s, wide = self.window.sprite, width_of(row) + 12
        sprite = wall(round(wide * self.unit), self.unit).copy()
        inner = plaque(row, army.side, self.unit)
        at = ((sprite.width - inner.width) // 2, round((sprite.height - inner.height) / 2 + 3 * self.unit))
        sprite.alpha_composite(inner, at)
        return [Item((HIGH + 14) * s, ((sprite, wide * s),))]

    def _paint_laid(self, laid: Laid) -> None:
        x, y = (laid.box[0] + laid.box[2]) / 2, laid.box[1]
        if isinstance(laid.what, Image.Image):
            self.put(laid.what, x, (y + laid.box[3]) / 2)
            return
        for part in laid.what:
            if isinstance(part, str):
                place = (x, y + LINE / 2 + 1)
                halo = self.theme.halo
                self.words(place, part, Face.NAME, LETTERS, halo=halo, halo_width=5.0, ground=self.land)
                y += LINE
            else:
                self._row(part, x, y + part.high / 2)
                y += part.high

    # Words

    def _lay_chips(self) -> list[Laid]:
        """Lay out the names of where somebody may go, with their numbers and whom it would wake."""
        question = self.scene.asked
        if question is None or not self._leads:
            return []
        return [self._lay_chip(question, goal) for goal in question.goals]

    def _lay_chip(self, question: Asked, goal: Goal) -> Laid:
        name = name_of("region", goal.region, self.language)
        sprite = chip(goal.number, name, goal.wakes, self.scale)
        wide, high = sprite.width / self.scale, sprite.height / self.scale
        x, y = reach(self.window, self.top, question.start, goal.region)
        places = [
            (x + dx * wide, y + dy)
            for dy in (-70.0, -110.0, 0.0, -150.0, 60.0, 110.0, 150.0, 200.0, -200.0)
            for dx in (0.0, 0.3, -0.3, 0.5, -0.5)
        ]
        return Laid(self.sheet.place(places, wide, high), sprite, goal.region)

    def _lay_names(self) -> list[Laid]:
        """Lay out the names of the regions for which there is room, the most important first."""
        if self.window == INDEX:
            return []
        question = self.scene.asked
        chips = {goal.region for goal in question.goals} if question is not None and self._leads else set()
        held = {place.region for place in self.scene.map.places}
        wanted = [region for region in REGIONS if self._is_here(region) and region not in chips]
        wanted.sort(
            key=lambda region: (region not in self.focus, kind_of(region) == "none", region not in held)
        )
        names = []
        for region in wanted:
            laid = self._lay_name(region)
            if laid is not None:
                names.append(laid)
        return names

    def _lay_name(self, region: str) -> Laid | None:
        text, size = name_of("region", region, self.language), self.px(LETTERS)
        room = 250.0 if self.window not in THEATRES else 190.0
        lines = self.lines(text, Face.NAME, LETTERS, room)
        wide = max(run_of(line, Face.NAME, size) for line in lines) / self.scale + 8
        high = len(lines) * LINE + 2
        x, y = self.spot(region)
        z = self.window.zoom
        above = y - foot_of_name(region) * z - high / 2
        places = [
            *(
                (x + dx * wide, above - dy)
                for dy in (0.0, 20.0, 40.0)
                for dx in (0.0, 0.25, -0.25, 0.45, -0.45)
            ),
            *(
                (x + dx * wide, y + dy + high / 2)
                for dy in (12.0, 40.0, 75.0, 105.0)
                for dx in (0.0, 0.3, -0.3)
            ),
            *((x + dx * (wide / 2 + 60), y) for dx in (1.0, -1.0)),
        ]
        if region not in self.focus and self.sheet.find(places, wide, high) is None:
            return None
        return Laid(self.sheet.place(places, wide, high), lines, region)


def summary(army: Army) -> Row | None:
    """Return a plaque with an Army's Nations and its number of units; None for characters alone."""
    regular, elite, _ = army.summed
    plaques = rows(army, apart=False)
    if not plaques:
        return None
    count = regular + elite
    return (plaques[0][0], (("regular", count),) if count else plaques[0][1][-1:])


def _in_focus(scene: ZoomScene) -> frozenset[str]:
    """Return the regions that the picture is about."""
    regions = {region for _, *ends in scene.moved for region in ends}
    if scene.asked is not None:
        regions |= {goal.region for goal in scene.asked.goals} | {scene.asked.start}
    if scene.map.fought is not None:
        regions |= {*scene.map.fought}
    if scene.window.name.startswith("around_"):
        regions.add(scene.window.name.removeprefix("around_"))
    return frozenset(regions)


@keep_painted
def disc(number: int, size: int) -> Image.Image:
    """Paint the number of a choice; without one its mark."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.disc(middle, middle, middle, INK)
    canvas.disc(middle, middle, middle * 0.9, GOLD)
    sprite = canvas.finish()
    if number:
        face = Image.new("RGB", sprite.size)
        face.paste(sprite, (0, 0))
        write(
            face,
            (middle, middle),
            str(number),
            Face.STRONG,
            round(size * (0.7 if number < 10 else 0.62)),
            INK,
        )
        face.putalpha(sprite.getchannel("A"))
        sprite = face
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))


@keep_painted
def chip(number: int, name: str, wakes: tuple[str, ...], scale: float) -> Image.Image:
    """Paint where somebody may go: the number, the name, and the Nations it would wake."""
    size, high, edge = round(LETTERS * scale), round(CHIP * scale), max(1, round(3 * scale))
    step = round((COUNTER + 14) * scale)
    lead = round((DISC + 10 if number else 16) * scale)
    end = round(lead + run_of(name, Face.STRONG, size) + 16 * scale)
    wide = end + len(wakes) * step
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), high / 2, GOLD)
    canvas.slab((edge, edge, wide - edge, high - edge), high / 2 - edge, INK)
    sprite = canvas.finish()
    face = Image.new("RGB", sprite.size)
    face.paste(sprite, (0, 0))
    write(face, (lead, high / 2), name, Face.STRONG, size, PAPER, "left")
    face.putalpha(sprite.getchannel("A"))
    if number:
        mark = disc(number, round(DISC * scale))
        face.alpha_composite(mark, (max(0, (high - mark.height) // 2), max(0, (high - mark.height) // 2)))
    for index, nation in enumerate(wakes):
        woken = counter(nation, True, round(COUNTER * 0.8 * scale))
        face.alpha_composite(woken, (end + index * step, max(0, (high - woken.height) // 2)))
    return face


def paint_zoom(scene: ZoomScene, theme: str, scale: float) -> Image.Image:
    """Paint a part of the map, finished, with the strip above it if there is one."""
    part = ground(theme, scene.window, scale)
    top = round(map_top(scene) * scale)
    image = part
    if top:
        image = Image.new("RGB", (part.width, part.height + top))
        image.paste(part, (0, top))
    if scene.standing is not None:
        paint_strip(image, scene.standing, scene.language, theme, scale)
    ClosePainter(image, scene, theme, scale, map_top(scene)).paint()
    return image


@keep_layer
def _sheet(theme: str, wide: int, high: int) -> Image.Image:
    look = THEMES[theme]
    return paper((wide, high), look.paper, look.edge, 3)


def paint_field(scene: FieldScene, theme: str, scale: float) -> Image.Image:
    """Paint a battle on its own, finished: always of one size, so that a replay has frames of one."""
    part, top = ground(theme, scene.window, scale), map_top(scene)
    image = _sheet(theme, part.width, round((FIELD + THEATRES[0].pixels[1]) * scale))
    image.paste(part, (0, round(top * scale)))
    paint_parties(image, scene, theme, scale)
    shown = ZoomScene(scene.language, scene.window, scene.map)
    ClosePainter(image, shown, theme, scale, top).paint()
    return image
