"""The shapes of the regions, grown from their centres until they touch exactly their neighbours.

`python -m tests.war.shaping` writes `data/shapes.json`; nothing else runs this. The land is a grid of
small cells, each of one region. Cells change hands wherever that makes borders shorter, regions more equal,
contacts between neighbours longer and contacts between strangers shorter (a Potts model that never tears a
region apart). Two neighbours that still do not meet are joined by a corridor, and all is relaxed again.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from cogs.war.model.components import DATA
from cogs.war.model.map import Point
from tests.war.growth import LAKE, SEA, SIDES, STEP, WASTE, Cell, Growth, Pair, grow


def arcs(grown: Growth) -> Iterator[tuple[int, int, list[Cell]]]:
    """The borders as lines over the corners of cells, from junction to junction, with the label each side."""
    edges: dict[Cell, list[Cell]] = defaultdict(list)
    sides: dict[tuple[Cell, Cell], Pair] = {}
    for y in range(grown.down + 1):
        for x in range(grown.across + 1):
            for end, one, other in (
                ((x, y + 1), grown.at(x - 1, y), grown.at(x, y)),
                ((x + 1, y), grown.at(x, y - 1), grown.at(x, y)),
            ):
                if one != other and max(one, other) >= 0:
                    edges[x, y].append(end)
                    edges[end].append((x, y))
                    pair = (min(one, other), max(one, other))
                    sides[(x, y), end] = sides[end, (x, y)] = pair

    def junction(corner: Cell) -> bool:
        kinds = {sides[corner, near] for near in edges[corner]}
        return len(edges[corner]) != 2 or len(kinds) > 1

    done: set[tuple[Cell, Cell]] = set()
    starts = [corner for corner in edges if junction(corner)]
    for begin in (*starts, *edges):
        for step in edges[begin]:
            if (begin, step) in done:
                continue
            line = [begin, step]
            done |= {(begin, step), (step, begin)}
            while not junction(line[-1]) and line[-1] != begin:
                on = next(near for near in edges[line[-1]] if near != line[-2])
                done |= {(line[-1], on), (on, line[-1])}
                line.append(on)
            yield (*sides[line[0], line[1]], line)


def eased(line: list[Cell], rounds: int = 7) -> list[Point]:
    """A stair of cell corners as a flowing line; both ends stay."""
    points: list[Point] = [(x * float(STEP), y * float(STEP)) for x, y in line]
    ring = line[0] == line[-1]
    for _ in range(rounds):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(points, points[1:], points[2:], strict=False)
        ]
        first, last = points[0], points[-1]
        if ring:
            a, c = points[-2], points[1]
            first = last = ((a[0] + 2 * first[0] + c[0]) / 4, (a[1] + 2 * first[1] + c[1]) / 4)
        points = [first, *inner, last]
    return points


def drifted(points: list[Point]) -> list[Point]:
    """Points moved by slow waves, so that no border keeps the grid's straightness."""
    return [
        (
            x + 4.2 * math.sin(y / 13.0 + x / 71.0) + 3.0 * math.sin(y / 6.1 + 1.3 + x / 37.0),
            y + 4.2 * math.sin(x / 14.3 + y / 67.0 + 2.1) + 3.0 * math.sin(x / 6.7 + y / 41.0),
        )
        for x, y in points
    ]


def spots(grown: Growth) -> list[tuple[float, float, float]]:
    """For every region the middle of its widest place: where its things stand, and how much room is there."""
    middles: list[tuple[float, float, float]] = []
    for number, (cx, cy) in enumerate(grown.centres):
        own = [i for i, label in enumerate(grown.label) if label == number]
        rim = [
            (i % grown.across, i // grown.across)
            for i in own
            if any(grown.at(i % grown.across + dx, i // grown.across + dy) != number for dx, dy in SIDES)
        ]
        best = (-1e9, cx, cy, 0.0)
        for i in own:
            x, y = i % grown.across, i // grown.across
            # Things stand side by side: room across counts less than room up and down.
            room = min(math.hypot((x - rx) * 0.75, y - ry) for rx, ry in rim) * STEP
            px, py = (x + 0.5) * STEP, (y + 0.5) * STEP
            worth = min(room, 46.0) - 0.06 * math.dist((px, py), (cx, cy))
            best = max(best, (worth, px, py, room))
        middles.append((round(best[1], 1), round(best[2], 1), round(best[3], 1)))
    return middles


def shapes(grown: Growth) -> dict[str, Any]:
    """All as data: borders with the region (or sea, waste, lake) on either side, and each region's spot."""
    outside = {SEA: "sea", WASTE: "waste", LAKE: "lake"}
    name = {**outside, **dict(enumerate(grown.names))}
    return {
        "meta": {
            "made_by": "python -m tests.war.shaping",
            "units": "of a map 1400 wide and 1150 high, origin top left",
            "borders": "one region, the other (or sea, waste, lake), and the line between: x, y, x, y ...",
            "spots": "middle of the widest place of a region, and half its room",
        },
        "borders": [
            [name[one], name[other], [round(v, 1) for point in drifted(eased(line)) for v in point]]
            for one, other, line in arcs(grown)
        ],
        "spots": dict(zip(grown.names, spots(grown), strict=True)),
    }


def main() -> None:
    """Grows the regions and writes them down."""
    facts = json.loads((DATA / "map.json").read_text("utf-8"))
    grown = grow(facts)
    lines = json.dumps(shapes(grown)).replace("], [", "],\n[")
    (DATA / "shapes.json").write_text(lines + "\n", "utf-8")
    print("missing", [(grown.names[a], grown.names[b]) for a, b in grown.missing()])
    print("strangers", [(grown.names[a], grown.names[b]) for a, b in grown.strangers()])


if __name__ == "__main__":
    main()
