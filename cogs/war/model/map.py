"""The map: the shapes of the regions, the windows onto it, and what stands in a window.

The map is measured in units of the overview at scale 1; a window shows a part of it larger.
"""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, ClassVar

from bot.engine import Seat
from cogs.war.model.bags import Bag
from cogs.war.model.components import DATA, FIGURES, REGIONS, SIDES
from cogs.war.model.observation import WarObservation

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Line = tuple[Point, ...]

OUTSIDE = ("sea", "waste", "lake")

WIDTH = 1400
PHONE = 900
"""Pixels a picture is wide at scale 1: the whole table, and whatever a phone shows."""
MAP_HIGH = 1178
MARGIN = 34.0
"""How far from a picture's edge a region's spot must be for all that stands there to be on it."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the map shown over the whole width of a picture."""

    name: str
    x: float  # its corner and size, in units of the map
    y: float
    wide: float
    high: float
    sprite: float  # how much larger pieces are
    across: int = PHONE  # pixels it is wide, at scale 1

    @property
    def zoom(self) -> float:
        """Pixels of the picture for one unit of the map, at scale 1."""
        return self.across / self.wide

    @property
    def pixels(self) -> tuple[int, int]:
        """The picture's size at scale 1."""
        return self.across, round(self.high * self.zoom)

    def at(self, x: float, y: float) -> Point:
        """Return a place of the map on the picture, at scale 1."""
        return (x - self.x) * self.zoom, (y - self.y) * self.zoom

    def room(self, x: float, y: float) -> float:
        """Measure how far inside the window a place of the map is."""
        return min(x - self.x, self.x + self.wide - x, y - self.y, self.y + self.high - y)

    def holds(self, region: str) -> bool:
        """Check whether all that stands in a region is in the window."""
        return self.shows(spots()[region].x, spots()[region].y, MARGIN)

    def shows(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Check whether a place of the map is in the window."""
        return self.room(x, y) >= margin


OVERVIEW = Window("table", 0, -14, WIDTH, MAP_HIGH, 1.0, WIDTH)
SPRITE = 2.75
"""How much larger pieces are where a phone shows them: their smallest sign is 14 pixels in 290."""
THEATRES: tuple[Window, ...] = (
    Window("zoom_north_west", 0, -14, 540, 684, SPRITE),
    Window("zoom_north", 420, -14, 540, 684, SPRITE),
    Window("zoom_north_east", 860, -14, 540, 684, SPRITE),
    Window("zoom_south_west", 262, 379, 620, 785, SPRITE),
    Window("zoom_south_east", 780, 379, 620, 785, SPRITE),
)
"""The parts of the map shown larger; together they show every region whole. All of one size."""
INDEX = Window("zoom_whole", 0, -14, WIDTH, MAP_HIGH, SPRITE)
"""The whole map, for nothing but where things are."""

AROUND = "around_"
"""What the view of one region and its surroundings begins with."""
AROUND_WIDE, AROUND_HIGH = 330.0, 418.0


AROUND_PIXEL = AROUND_WIDE / PHONE
"""Of its picture, in units of the map. Surroundings begin at whole ones, so that they share their land."""


def around(region: str) -> Window:
    """Return a region, with what borders on it, as large as a phone needs it; never beyond the map's edge."""
    spot = spots()[region]
    left = min(max(spot.x - AROUND_WIDE / 2 - OVERVIEW.x, 0.0), OVERVIEW.wide - AROUND_WIDE)
    top = min(max(spot.y - AROUND_HIGH / 2 - OVERVIEW.y, 0.0), OVERVIEW.high - AROUND_HIGH)
    x, y = (int(start / AROUND_PIXEL) * AROUND_PIXEL for start in (left, top))
    return Window(AROUND + region, OVERVIEW.x + x, OVERVIEW.y + y, AROUND_WIDE, AROUND_HIGH, SPRITE)


def window(name: str) -> Window:
    """Return a part of the map by its view's name. Raises KeyError for another name."""
    if name.startswith(AROUND):
        return around(name.removeprefix(AROUND))
    return {part.name: part for part in (*THEATRES, INDEX)}[name]


def smallest(regions: Collection[str]) -> Window | None:
    """Return the part of the map that shows some regions best: the largest scale, then the most room around
    them.

    None for no region, and where no part shows them all.
    """
    if not regions:
        return None
    return around(*regions) if len(regions) == 1 else part_showing(regions)


def part_showing(regions: Collection[str]) -> Window | None:
    """Return the one of the five theatres that shows some regions best; None as for `smallest`."""
    if not regions:
        return None
    places = [spots()[region] for region in regions]
    parts = [part for part in THEATRES if all(part.shows(spot.x, spot.y, MARGIN) for spot in places)]
    return max(parts, key=lambda part: min(part.room(spot.x, spot.y) for spot in places), default=None)


@lru_cache(maxsize=1)
def _shapes() -> dict[str, Any]:
    shapes: dict[str, Any] = json.loads((DATA / "shapes.json").read_text("utf-8"))
    return shapes


@dataclass(frozen=True, slots=True)
class Border:
    """A line between two areas; `outer` is sea, waste, lake, or the other region."""

    inner: str
    outer: str
    line: Line


@lru_cache(maxsize=1)
def borders() -> tuple[Border, ...]:
    """Return all borders and coasts."""
    all_borders = []
    for one, other, flat in _shapes()["borders"]:
        line = tuple(zip(flat[::2], flat[1::2], strict=True))
        inner, outer = (other, one) if one in OUTSIDE else (one, other)
        all_borders.append(Border(inner, outer, line))
    return tuple(all_borders)


@dataclass(frozen=True, slots=True)
class Spot:
    """The place where a region's things stand, and about how much room there is to either side."""

    x: float
    y: float
    room: float


@lru_cache(maxsize=1)
def spots() -> dict[str, Spot]:
    """Return the spot of every region."""
    return {name: Spot(*spot) for name, spot in _shapes()["spots"].items()}


@lru_cache(maxsize=1)
def outlines() -> dict[str, Line]:
    """Return the closed outline of every region."""
    sides: dict[str, list[Line]] = {}
    for border in borders():
        for name in (border.inner, border.outer):
            if name not in OUTSIDE:
                sides.setdefault(name, []).append(border.line)
    return {name: _ring(lines) for name, lines in sides.items()}


def _extent(outline: Line) -> float:
    return area(outline)


def _ring(lines: list[Line]) -> Line:
    """Lines put end to end; where they enclose more than one area, the largest."""
    left = list(lines)
    rings: list[Line] = []
    while left:
        ring = list(left.pop())
        for _ in range(len(lines)):
            if math.dist(ring[0], ring[-1]) < 0.5 and len(ring) > 2:
                break
            next_line = next((line for line in left if ring[-1] in (line[0], line[-1])), None)
            if next_line is None:
                break
            left.remove(next_line)
            ring += (next_line if next_line[0] == ring[-1] else next_line[::-1])[1:]
        rings.append(tuple(ring))
    return max(rings, key=_extent)


def area(outline: Sequence[Point]) -> float:
    """Return the area inside an outline."""
    closed = [*outline, outline[0]]
    doubled: float = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(closed))
    return abs(doubled) / 2


def inside(point: Point, outline: Line) -> bool:
    """Check whether a point lies within an outline."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


BEYOND = -30.0
"""How far beyond a window a region may stand and still be painted."""


@dataclass(frozen=True, slots=True)
class Host:
    """The figures of one Nation: Nazgûl are a host of their own, named `nazgul`."""

    nation: str
    regular: int = 0
    elite: int = 0
    leader: int = 0


@dataclass(frozen=True, slots=True)
class Army:
    """One side's figures in one place. characters: ids, most important first."""

    side: Seat
    hosts: tuple[Host, ...]
    nazgul: int
    characters: tuple[str, ...]

    @property
    def summed(self) -> tuple[int, int, int]:
        """Regulars, Elites and Leaders of all Nations."""
        return (
            sum(host.regular for host in self.hosts),
            sum(host.elite for host in self.hosts),
            sum(host.leader for host in self.hosts),
        )


@dataclass(frozen=True, slots=True)
class Place:
    """A region in which something is. captor: who controls its Settlement, if not its first owner."""

    region: str
    armies: tuple[Army, ...]
    besieged: Seat | None
    captor: Seat | None


@dataclass(frozen=True, slots=True)
class Bearers:
    """The Fellowship's figure on the map."""

    region: str
    progress: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class MapScene:
    """Everything that stands on a part of the map. fought: origin and region of a battle."""

    places: tuple[Place, ...]
    bearers: Bearers | None
    fought: tuple[str, str] | None


@lru_cache(maxsize=1 << 12)
def army_of(side: int, figures: Bag) -> Army | None:
    """Return one side's figures as an army; None where there are none."""
    if not figures:
        return None
    held: dict[str, dict[str, int]] = {}
    nazgul = 0
    characters = []
    for name, number in figures:
        figure = FIGURES[name]
        if figure.role == "nazgul":
            nazgul += number
        elif figure.nation is None:
            characters += [name] * number
        else:
            held.setdefault(figure.nation, {})[figure.role] = number
    hosts = tuple(Host(nation, **numbers) for nation, numbers in held.items())
    return Army(SIDES[side], hosts, nazgul, tuple(characters))


@lru_cache(maxsize=128)
def _within(window: Window) -> tuple[int, ...]:
    """Return the numbers of the regions whose middles are in a window."""
    middles = ((number, spots()[region]) for number, region in enumerate(REGIONS))
    return tuple(number for number, spot in middles if window.shows(spot.x, spot.y, BEYOND))


class _Latest:
    """The observation looked at last and its windows: words and pictures of both languages ask for them."""

    windows: ClassVar[tuple[object, dict[Window, MapScene]]] = (None, {})


def map_scene(seen: WarObservation, window: Window) -> MapScene:
    """Return what stands in a window of the map."""
    looked, windows = _Latest.windows
    if looked is not seen:
        windows = {}
        _Latest.windows = seen, windows
    if window not in windows:
        windows[window] = _map_scene(seen, window)
    return windows[window]


def _map_scene(seen: WarObservation, window: Window) -> MapScene:
    places = []
    for number in _within(window):
        seen_region = seen.regions[number]
        if seen_region.captured or not seen_region.empty:
            armies = tuple(
                army
                for side, figures in enumerate(seen_region.figures)
                if (army := army_of(side, figures)) is not None
            )
            captor = seen_region.controller if seen_region.captured else None
            if armies or captor is not None:
                places.append(Place(seen_region.region, armies, seen_region.besieged, captor))
    company = seen.fellowship
    bearers = None
    if company.region >= 0 and company.mordor < 0:
        region = REGIONS[company.region]
        if window.shows(spots()[region].x, spots()[region].y, BEYOND):
            bearers = Bearers(region, company.progress, company.hidden)
    fought = (REGIONS[seen.battle.origin], REGIONS[seen.battle.region]) if seen.battle is not None else None
    return MapScene(tuple(places), bearers, fought)
