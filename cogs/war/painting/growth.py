"""All that grows and rises on the map: woods, hills, mountains, marshes, ash, and where each of
them stands.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random

from bot.draw.kit.palette import Rgb, rgb
from bot.draw.kit.terrain import (
    ASH,
    COLD,
    DRY,
    LEAF,
    ROCK,
    TURF,
    Brush,
    Draw,
    dead_tree,
    fir,
    grass,
    hill,
    marsh,
    peak,
    tree,
)
from cogs.war.model.components import BOARD
from cogs.war.model.map import Border, Line, Point, borders, inside, outlines, spots

FIR, OLD, GOLD = rgb("#47683f"), rgb("#5c7c42"), rgb("#d2ab45")
BLUE = rgb("#8d9aa8")

TINTS: dict[Rgb, str] = {
    rgb("#c4cf8e"): "bree,buckland,north_downs,evendim,arnor,south_downs,weather_hills,cardolan,minhiriath",
    rgb("#b4cc7c"): "the_shire",
    rgb("#cdcf98"): "tharbad,enedwaith,druwaith_iaur,tower_hills,south_ered_luin,harlindon,forlindon,andrast",
    rgb("#c8c291"): "north_dunland,south_dunland,gap_of_rohan,hollin,fords_of_bruinen,ettenmoors",
    rgb("#c3bfae"): "ered_luin,north_ered_luin,high_pass,goblins_gate,moria,mount_gundabad,mount_gram,"
    "eagles_eyrie,angmar",
    rgb("#a9c184"): "trollshaws,rivendell,old_ford,gladden_fields,rhosgobel,carrock,grey_havens,"
    "north_anduin_vale,south_anduin_vale,dimrill_dale,parth_celebrant",
    rgb("#8fae76"): "old_forest,fangorn,northern_mirkwood,western_mirkwood,eastern_mirkwood,woodland_realm,"
    "narrows_of_the_forest,druadan_forest,old_forest_road",
    rgb("#86a077"): "southern_mirkwood,dol_guldur",
    rgb("#ccc878"): "lorien",
    rgb("#ded084"): "westemnet,eastemnet,folde,edoras,helms_deep,fords_of_isen",
    rgb("#d4c391"): "dale,erebor,iron_hills,withered_heath,northern_rhovanion,southern_rhovanion,"
    "vale_of_the_carnen,vale_of_the_celduin",
    rgb("#d8c788"): "north_rhun,east_rhun,south_rhun,northern_dorwinion,southern_dorwinion",
    rgb("#c7ad7f"): "western_brown_lands,eastern_brown_lands,noman_lands,dagorlad,ash_mountains",
    rgb("#bfb491"): "western_emyn_muil,eastern_emyn_muil,orthanc",
    rgb("#a5ad86"): "dead_marshes",
    rgb("#d9d3a6"): "anfalas,erech,lamedon,dol_amroth,minas_tirith,lossarnach,pelargir,osgiliath",
    rgb("#c2c98c"): "north_ithilien,south_ithilien",
    rgb("#dfc88f"): "west_harondor,east_harondor,near_harad,far_harad,khand,umbar",
    rgb("#a67a64"): "morannon,barad_dur,gorgoroth,minas_morgul",
    rgb("#b39a70"): "nurn",
}
"""The ground of every region."""


@lru_cache(maxsize=1)
def tints() -> dict[str, Rgb]:
    """Return the ground of every region, by its id."""
    return {region: colour for colour, names in TINTS.items() for region in names.split(",")}


def _field(width: float, colour: Rgb, brush: Brush, x: float, y: float) -> None:
    brush.field(x - width / 2, y - width * 0.36, width, width * 0.36, brush.tone(colour), width * 0.06)


def _doom(brush: Brush, x: float, y: float) -> None:
    brush.mountain(x, y, 52, 38, brush.tone(ASH), None)
    glow, core = rgb("#e0602a"), rgb("#ffc14f")
    brush.fill([(x - 8, y - 32), (x - 3, y - 42), (x + 2, y - 37), (x + 8, y - 41), (x + 9, y - 30)], glow)
    stream = [(x + 1, y - 36), (x - 4, y - 24), (x + 3, y - 15), (x - 3, y - 5)]
    brush.line(stream, 3.0, glow)
    brush.line(stream, 1.2, core)


@dataclass(frozen=True, slots=True)
class Cover:
    """Things strewn over regions: how near to each other, how many at most, the kinds."""

    regions: str
    apart: float
    most: int
    draws: tuple[Draw, ...]


FIRS: tuple[Draw, ...] = (fir(11.0, FIR), fir(9.5, FIR))
TREES: tuple[Draw, ...] = (tree(12.0, OLD), tree(10.5, LEAF))
COVERS: tuple[Cover, ...] = (
    Cover("northern_mirkwood,western_mirkwood,eastern_mirkwood,woodland_realm", 10.0, 60, FIRS),
    Cover("southern_mirkwood,dol_guldur,narrows_of_the_forest", 10.0, 60, (*FIRS, dead_tree(11.0))),
    Cover("old_forest_road,rhosgobel,carrock", 15.0, 14, FIRS),
    Cover("fangorn,old_forest,druadan_forest", 11.5, 60, (tree(13.0, OLD), tree(11, OLD))),
    Cover("lorien", 12.0, 50, (tree(13.0, GOLD), tree(11.5, GOLD))),
    Cover("trollshaws,rivendell,north_ithilien,south_ithilien", 16.0, 20, (*TREES, *FIRS)),
    Cover("bree,buckland,tower_hills,evendim,grey_havens,pelargir,lossarnach,dimrill_dale", 24.0, 9, TREES),
    Cover("gladden_fields,north_anduin_vale,south_anduin_vale,parth_celebrant,hollin", 26.0, 8, TREES),
    Cover("minhiriath,cardolan,tharbad,harlindon,forlindon,druwaith_iaur", 28.0, 8, TREES),
    Cover("the_shire", 22.0, 10, (partial(_field, 20.0, rgb("#d9c56f")), *TREES, hill(24, 9, LEAF))),
    Cover("westemnet,eastemnet,folde,edoras", 13.0, 30, (grass(4.5, rgb("#a88a2e")),)),
    Cover("dead_marshes", 17.0, 16, (marsh(9.0), marsh(7.0), dead_tree(10.0))),
    Cover("noman_lands,western_brown_lands,eastern_brown_lands", 26.0, 7, (dead_tree(11.0),)),
    Cover(
        "north_downs,south_downs,weather_hills,tower_hills,iron_hills,dagorlad",
        22.0,
        8,
        (hill(26, 10, TURF), hill(21, 8, DRY)),
    ),
    Cover(
        "western_emyn_muil,eastern_emyn_muil,ettenmoors,enedwaith,andrast,anfalas,lamedon,erech",
        21.0,
        9,
        (hill(24, 11, ROCK), hill(19, 9, DRY)),
    ),
    Cover("ered_luin,north_ered_luin", 20.0, 14, (peak(22, 21, BLUE, True), peak(18, 16, BLUE, False))),
    Cover(
        "mount_gundabad,mount_gram,angmar,high_pass,goblins_gate,moria,eagles_eyrie",
        19.0,
        12,
        (peak(23, 23, COLD, True), peak(19, 16, ROCK, False)),
    ),
    Cover(
        "north_dunland,south_dunland,erebor,withered_heath,orthanc",
        26.0,
        6,
        (peak(19, 15, ROCK, False), hill(24, 10, TURF)),
    ),
    Cover("ash_mountains", 19.0, 12, (peak(22, 18, ASH, False), peak(18, 14, ASH, False))),
    Cover("morannon,barad_dur,minas_morgul,gorgoroth", 24.0, 8, (peak(18, 12, ASH, False),)),
    Cover(
        "far_harad,near_harad,khand,umbar,west_harondor,east_harondor",
        25.0,
        8,
        (grass(6.0, rgb("#a5863c")), hill(22, 6, DRY)),
    ),
    Cover(
        "northern_rhovanion,southern_rhovanion,northern_dorwinion,southern_dorwinion,vale_of_the_celduin,"
        "vale_of_the_carnen,north_rhun,east_rhun,south_rhun,dale,nurn,arnor,minas_tirith,dol_amroth",
        23.0,
        9,
        (grass(5.0, rgb("#9a9444")),),
    ),
)


@dataclass(frozen=True, slots=True)
class Growth:
    """One drawing on the map."""

    x: float
    y: float
    draw: Draw


def _free(x: float, y: float, region: str, line: Line) -> bool:
    spot = spots()[region]
    if ((x - spot.x) / 37) ** 2 + ((y - 6 - spot.y) / 32) ** 2 < 1:
        return False
    if not (inside((x, y), line) and inside((x, y - 11), line)):
        return False
    return all((x - px) ** 2 + (y - 4 - py) ** 2 > 49 for px, py in line)


def _strewn(region: str, cover: Cover, seed: int) -> Iterator[Growth]:
    line = outlines()[region]
    rng = Random(f"{region} {seed}")  # noqa: S311 - paint, not secrets
    left, right = min(x for x, _ in line), max(x for x, _ in line)
    top, low = min(y for _, y in line), max(y for _, y in line)
    taken: list[Point] = []
    for _ in range(cover.most * 14):
        if len(taken) >= cover.most:
            break
        x, y = rng.uniform(left, right), rng.uniform(top, low)
        near = any((x - a) ** 2 + (1.5 * (y - b)) ** 2 < cover.apart**2 for a, b in taken)
        if near or not _free(x, y, region, line):
            continue
        taken.append((x, y))
        yield Growth(x, y, cover.draws[rng.randrange(len(cover.draws))])


def is_parted(border: Border) -> bool:
    """Check whether nobody may cross a border between two regions."""
    return border.outer in outlines() and border.outer not in neighbours()[border.inner]


@lru_cache(maxsize=1)
def neighbours() -> dict[str, frozenset[str]]:
    """Return the regions adjacent to each."""
    return {region.id: frozenset(region.neighbours) for region in BOARD.regions}


ASHEN = frozenset(["morannon", "barad_dur", "minas_morgul", "gorgoroth", "nurn", "ash_mountains"])


def _ridge(border: Border) -> Iterator[Growth]:
    """Peaks along a border that nobody crosses."""
    rng = Random(f"{border.inner} {border.outer}")  # noqa: S311
    dark = border.inner in ASHEN or border.outer in ASHEN
    gone = 0.0
    last = border.line[0]
    for point in border.line:
        gone += math.dist(last, point)
        last = point
        if gone < 10 and point != border.line[0]:
            continue
        gone = 0.0
        tall = rng.random() < 0.6
        colour = ASH if dark else (COLD if tall else ROCK)
        size = rng.uniform(19, 24) if tall else rng.uniform(15, 19)
        draw = peak(size, size * rng.uniform(0.85, 1.05), colour, tall and not dark)
        yield Growth(point[0] + rng.uniform(-2.5, 2.5), point[1] + 7 + rng.uniform(-2, 2), draw)


def _wastes() -> Iterator[Growth]:
    """The Grey Mountains in the far north."""
    rng = Random(11)  # noqa: S311
    rim = [point for border in borders() if border.outer == "waste" for point in border.line]
    for x, y in rim:
        if 690 < x < 1290 and y < 205 and rng.random() < 0.42:
            size = rng.uniform(18, 27)
            yield Growth(x + rng.uniform(-4, 4), y - rng.uniform(2, 26), peak(size, size, COLD, True))


@lru_cache(maxsize=1)
def growth() -> tuple[Growth, ...]:
    """Return everything that stands on the map, farthest first."""
    known = outlines()
    features = [Growth(spots()["gorgoroth"].x - 46, spots()["gorgoroth"].y + 22, _doom)]
    for seed, cover in enumerate(COVERS):
        for region in cover.regions.split(","):
            if region in known:
                features += _strewn(region, cover, seed)
    for border in borders():
        if is_parted(border):
            features += _ridge(border)
    features += _wastes()
    return tuple(sorted(features, key=lambda feature: feature.y))


RIVERS: tuple[tuple[float, str], ...] = (
    (
        7.0,
        "carrock>old_ford,old_ford>rhosgobel,gladden_fields>rhosgobel,gladden_fields>north_anduin_vale,"
        "dimrill_dale>north_anduin_vale,dimrill_dale>south_anduin_vale,parth_celebrant>south_anduin_vale,"
        "parth_celebrant>western_brown_lands,eastemnet>western_brown_lands,eastemnet>western_emyn_muil,"
        "druadan_forest>western_emyn_muil,druadan_forest>dead_marshes,druadan_forest>osgiliath,"
        "minas_tirith>osgiliath,lossarnach>osgiliath,pelargir>osgiliath,pelargir>west_harondor",
    ),
    (
        4.5,
        "fords_of_isen>orthanc,fords_of_isen>gap_of_rohan,druwaith_iaur>gap_of_rohan,druwaith_iaur>enedwaith",
    ),
    (
        4.5,
        "trollshaws>weather_hills,south_downs>trollshaws,hollin>south_downs,north_dunland>south_downs,"
        "cardolan>north_dunland,cardolan>tharbad,minhiriath>tharbad,enedwaith>minhiriath",
    ),
    (
        4.5,
        "buckland>evendim,buckland>the_shire,old_forest>the_shire,old_forest>south_ered_luin,"
        "cardolan>south_ered_luin,minhiriath>south_ered_luin",
    ),
    (4.0, "ered_luin>tower_hills,grey_havens>tower_hills"),
    (4.5, "fords_of_bruinen>rivendell,fords_of_bruinen>trollshaws,hollin>trollshaws"),
    (4.5, "eastemnet>fangorn,eastemnet>westemnet,eastemnet>folde,druadan_forest>eastemnet"),
    (
        5.0,
        "dale>erebor,dale>iron_hills,dale>vale_of_the_carnen,northern_rhovanion>vale_of_the_carnen,"
        "vale_of_the_carnen>vale_of_the_celduin,north_rhun>vale_of_the_celduin,"
        "north_rhun>northern_dorwinion",
    ),
    (4.5, "south_ithilien>west_harondor,east_harondor>south_ithilien"),
)
"""Rivers: their width, and the borders they run along from source to mouth."""


@lru_cache(maxsize=1)
def rivers() -> tuple[tuple[float, Line], ...]:
    """Return the courses of the rivers."""
    lines: dict[frozenset[str], Line] = {}
    for border in borders():
        key = frozenset((border.inner, border.outer))
        if len(border.line) > len(lines.get(key, ())):
            lines[key] = border.line
    courses = []
    for width, chain in RIVERS:
        parts = [lines[frozenset(pair.split(">"))] for pair in chain.split(",")]
        course = list(parts[0])
        if len(parts) > 1 and min(math.dist(course[0], end) for end in (parts[1][0], parts[1][-1])) < min(
            math.dist(course[-1], end) for end in (parts[1][0], parts[1][-1])
        ):
            course.reverse()
        for part in parts[1:]:
            near = math.dist(course[-1], part[0]) <= math.dist(course[-1], part[-1])
            course += part if near else part[::-1]
        courses.append((width, tuple(course)))
    return tuple(courses)
