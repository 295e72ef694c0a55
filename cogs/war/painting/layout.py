"""Where things lie in the pictures of the map, without Pillow: for painting them and for pointing there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import lru_cache
from math import hypot
from typing import Final

from cogs.war.model.components import FORTIFICATION, NUMBER, REGIONS, SETTLEMENT, SIDES
from cogs.war.model.map import INDEX, OVERVIEW, PHONE, THEATRES, Box, Window, spots
from cogs.war.painting.map_scene import FieldScene, Standing, ZoomScene
from cogs.war.painting.scene import Company, TableScene

# The strip above the map: how the game stands.

STRIP: Final = 356.0
"""Its height."""
ROWS: Final = ((0.0, 94.0), (94.0, 174.0), (174.0, 254.0), (254.0, 354.0))
"""From top to bottom: turn and Fellowship, Free Peoples, Shadow, Nations."""
TOP_AT: Final = {"turn": 18.0, "fellowship": 244.0, "corruption": 526.0, "hunt": 700.0, "hunted": 806.0}
POINTS_AT, DICE_FROM, RINGS_AT, CARDS_AT = 96.0, 214.0, 752.0, 836.0
NATION_STEP: Final = 112.0

FIELD_ROWS: Final = ((0.0, 84.0), (84.0, 184.0), (184.0, 284.0))
"""Above a battle on its own, from top to bottom: what goes on, both sides."""
FIELD: Final = 286.0

# The whole table: both camps above the map; in the sea the Political Track, the Hunt, the Fellowship.

HEADER: Final = 126
"""Height of what stands above the map in the overview."""
POLITICS: Final[Box] = (12, 702, 256, 1044)
HUNT: Final[Box] = (12, 1052, 256, 1296)
FELLOWSHIP: Final[Box] = (264, 1032, 668, 1296)
MORDOR: Final[Box] = (1318, 826, 1394, 1290)
CAMPS: Final[tuple[Box, Box]] = ((6, 6, 548, 120), (852, 6, 1394, 120))
MIDDLE: Final[Box] = (556, 6, 844, 120)


def kind_of(region: str) -> str:
    """Return what a region has on the map: `town`, `city`, `stronghold`, `fortification` or `none`."""
    number = NUMBER[region]
    return "fortification" if FORTIFICATION[number] else SETTLEMENT[number]


def foot_of_name(region: str) -> float:
    """Return how far above a region's middle its name stands, above its Settlement: in units of the map."""
    return 26.0 if kind_of(region) != "none" else 12.0


def map_top(scene: ZoomScene | FieldScene) -> float:
    """Return how far down the map of a picture begins, at scale 1."""
    if isinstance(scene, FieldScene):
        return FIELD + (THEATRES[0].pixels[1] - scene.window.pixels[1]) // 2
    return STRIP if scene.standing is not None else 0.0


def find_spots(scene: Hashable) -> Mapping[str, Box]:
    """Find where regions lie in a picture of the map, and what stands above or beside it."""
    if isinstance(scene, TableScene):
        return {**_regions(OVERVIEW, HEADER), **_around_table(scene)}
    if isinstance(scene, FieldScene):
        seats = {f"seat:{seat}": _row(FIELD_ROWS[1 + side]) for side, seat in enumerate(SIDES)}
        return {**_regions(scene.window, map_top(scene)), **seats}
    if isinstance(scene, ZoomScene):
        strip = _above_map(scene.standing) if scene.standing is not None else {}
        return {**_beyond(scene), **_regions(scene.window, map_top(scene)), **strip}
    return {}


def _regions(window: Window, top: float) -> dict[str, Box]:
    return {
        region: _region(window, top, region)
        for region in REGIONS
        if window.shows(spots()[region].x, spots()[region].y, SEEN)
    }


def _beyond(scene: ZoomScene) -> dict[str, Box]:
    """Find where the names of goals outside the picture stand, at its edge."""
    question, top = scene.asked, map_top(scene)
    if question is None or not question.start:
        return {}
    frame = inner_frame(scene.window, top)
    boxes = {}
    for goal in question.goals:
        x, y = reach(scene.window, top, question.start, goal.region)
        left = min(max(x - 180, frame[0]), frame[2] - 360)
        above = min(max(y - 90, frame[1]), frame[3] - 120)
        boxes[goal.region] = (left, above, left + 360, above + 120)
    return boxes


EDGE: Final = 8.0
"""So far from the edge of a part of the map everything on it stays."""


def inner_frame(window: Window, top: float) -> Box:
    """Return the part of a picture in which everything on the map has its place."""
    wide, high = window.pixels
    return (EDGE, top + EDGE, wide - EDGE, top + high - EDGE)


def reach(window: Window, top: float, start: str, region: str) -> tuple[float, float]:
    """Return where a region is on a picture, or the picture's edge on the way to it."""
    (x, y), (to_x, to_y) = (window.at(spots()[end].x, spots()[end].y) for end in (start, region))
    y, to_y = y + top, to_y + top
    left, above, right, low = inner_frame(window, top)
    share = 1.0
    for at, to, near, far in ((x, to_x, left, right), (y, to_y, above, low)):
        if to < near:
            share = min(share, (at - near) / max(1.0, at - to))
        elif to > far:
            share = min(share, (far - at) / max(1.0, to - at))
    return (x + (to_x - x) * share, y + (to_y - y) * share)


SEEN: Final = 6.0
"""How far inside a picture a region's middle must be for anything of it to be there, in units of the map."""
WIDE, HIGH = 25.0, 26.0
"""Half of what stands in a region, and all of it, below its Settlement: in units of a plaque."""


def _region(window: Window, top: float, region: str) -> Box:
    """Return the box of a Settlement and of what stands before it, as far as the picture goes."""
    x, y = window.at(spots()[region].x, spots()[region].y)
    wide, high = window.pixels
    up = (foot_of_name(region) - 2) * window.zoom
    down, half = 8 * window.zoom + HIGH * window.sprite, WIDE * window.sprite
    if window == INDEX:
        # All of the map for a phone: no region hides another.
        up = down = half = min(HIGH * window.sprite, _apart(region) * window.zoom) / 2
    box = (x - half, y - up, x + half, y + down)
    return (max(0.0, box[0]), top + max(0.0, box[1]), min(wide, box[2]), top + min(high, box[3]))


@lru_cache(maxsize=len(REGIONS))
def _apart(region: str) -> float:
    """Return how far the middle of a region is from the next one, in units of the map."""
    here = spots()[region]
    return min(hypot(here.x - spot.x, here.y - spot.y) for name, spot in spots().items() if name != region)


def _row(row: tuple[float, float], left: float = 4.0, right: float = PHONE - 4.0) -> Box:
    return (left, row[0] + 3, right, row[1] - 3)


def _above_map(standing: Standing) -> dict[str, Box]:
    first, *sides, nations = ROWS
    company, spoiled = TOP_AT["fellowship"] - 60, TOP_AT["hunt"] - 44
    boxes = {
        "track:fellowship": _row(first, company, spoiled),
        "track:mordor": _row(first, company, TOP_AT["corruption"] - 34),
        "track:hunt": _row(first, spoiled),
        "track:politics": _row(nations),
        "track:points": (POINTS_AT - 30, sides[0][0] + 3, DICE_FROM - 6, sides[1][1] - 3),
    }
    for index, nation in enumerate(standing.nations):
        left = 6 + NATION_STEP * index
        boxes[f"nation:{nation.nation}"] = _row(nations, left, min(left + NATION_STEP, PHONE - 4.0))
    for seat, row, faces in zip(SIDES, sides, standing.dice, strict=True):
        boxes[f"seat:{seat}"] = _row(row)
        boxes[f"die:{seat}"] = _row(row, DICE_FROM - 6, RINGS_AT - 30)
        x = DICE_FROM
        for face, number in Counter(faces).items():
            end = x + DIE_WIDE.get(face, DIE_STEP) + (DIE_COUNT if number > 1 else 0)
            boxes[f"die:{seat}:{face}"] = _row(row, x, end)
            x = end + 2
    return boxes


DIE_STEP: Final = 82.0
"""How much of the strip a die takes."""
DIE_WIDE: Final[Mapping[str, float]] = {"muster_army": 127.0}
"""Dice that take more."""
DIE_COUNT: Final = 26.0
"""How much the number beside it takes, where there are several of a kind."""


def dice_step(box: Box, count: int) -> tuple[float, float]:
    """Return where the dice of a camp on the table begin, and from one to the next."""
    start = box[0] + 56
    return start, min(TABLE_DIE + 2, (box[2] - start - 8) / max(1, count))


TABLE_DIE: Final = 46.0


MEDAL: Final = 66.0
"""How wide a Companion in the Fellowship is on the table."""
COMPANY_ABREAST, COMPANY_STEP = 4, 86.5


def place_companions(company: Company) -> dict[str, tuple[float, float]]:
    """Return where on the table those stand who are in the Fellowship, the Guide among them: in rows, so far
    apart that a finger on a phone tells them from each other."""
    left, _, right, low = FELLOWSHIP
    shown = list(company.companions)
    if company.guide not in shown:
        shown.insert(0, company.guide)
    step, first = (right - left - 20) / COMPANY_ABREAST, low - 4 - 1.5 * COMPANY_STEP
    return {
        name: (
            left + 10 + step * (index % COMPANY_ABREAST + 0.5),
            first + COMPANY_STEP * (index // COMPANY_ABREAST),
        )
        for index, name in enumerate(shown)
    }


def nation_rows(count: int) -> tuple[Box, float]:
    """Return the inside of the Political Track on the table, and how high each row is."""
    left, top, right, low = POLITICS
    inner = (left + 10, top + 62, right - 10, low - 8)
    return inner, (inner[3] - inner[1]) / count


def _around_table(scene: TableScene) -> dict[str, Box]:
    boxes: dict[str, Box] = {
        "track:politics": POLITICS,
        "track:hunt": HUNT,
        "track:fellowship": FELLOWSHIP,
        "track:mordor": MORDOR,
        "track:points": MIDDLE,
    }
    (left, first, right, _), high = nation_rows(len(scene.nations))
    for index, nation in enumerate(scene.nations):
        y = first + high * index
        boxes[f"nation:{nation.nation}"] = (left, y, right, y + high)
    for name, (x, y) in place_companions(scene.company).items():
        boxes[name] = (x - MEDAL / 2, y - MEDAL / 2, x + MEDAL / 2, y + MEDAL / 2)
    for seat, box, camp in zip(SIDES, CAMPS, scene.camps, strict=True):
        left, top, right, _ = box
        boxes |= {f"seat:{seat}": box, f"die:{seat}": (left + 52, top + 3, right - 4, top + 52)}
        start, step = dice_step(box, len(camp.dice))
        for index, face in reversed([*enumerate(camp.dice)]):
            boxes[f"die:{seat}:{face}"] = (
                start + step * index,
                top + 5,
                start + step * (index + 1),
                top + 51,
            )
    return boxes
