"""Regions grown from their centres on a grid of small cells: what `shaping` draws the borders of."""

from __future__ import annotations

import heapq
import math
from collections import defaultdict, deque
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from cogs.war.model.map import Point, inside

Cell = tuple[int, int]
Pair = tuple[int, int]

STEP = 7
"""Side of a cell, in units of the map."""
WIDTH, HEIGHT = 1400, 1150
"""The map, in units of a 1400 pixel wide picture."""
SEA, WASTE, LAKE = -1, -2, -3
CORE = 13.0
"""What lies this near to a centre stays with it."""
LEAST = 4
"""Two neighbours share at least so many cell sides."""
NEAR: tuple[Cell, ...] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
SIDES: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))

COAST: tuple[Point, ...] = (
    (224, -40), (222, 30), (214, 62), (192, 92), (186, 118), (156, 124), (138, 142), (141, 186), (152, 212),
    (184, 214), (204, 226), (215, 250), (200, 270), (168, 276), (146, 290), (139, 322), (150, 356),
    (176, 372), (214, 362), (238, 368), (254, 386), (252, 428), (268, 462), (288, 486), (306, 508),
    (320, 540), (332, 572), (330, 612), (318, 652), (300, 678), (284, 706), (288, 740), (314, 752),
    (346, 748), (372, 754), (400, 774), (438, 784), (474, 784), (496, 800), (512, 822), (544, 824),
    (562, 806), (572, 782), (584, 784), (588, 812), (590, 846), (598, 862), (584, 876), (572, 904),
    (552, 930), (538, 962), (546, 1000), (560, 1040), (880, 1040), (878, 960), (898, 900), (900, 800),
    (912, 700), (918, 600), (940, 520), (1000, 500), (1000, 190), (900, 190), (862, 150), (846, 90),
    (800, 66), (760, 52), (710, 40), (650, 38), (600, 70), (560, 66), (528, 30), (520, -40),
)  # fmt: skip
"""Where land to play on ends, in thousandths of the map's width and height; east and far north are wastes."""
EAST = range(46, 72)
"""The part of COAST, by number, that is no coast."""
LAKES: tuple[tuple[float, float, float, float], ...] = ((866, 364, 23, 42),)
"""The Sea of Rhûn: middle and half axes."""


def place(x: float, y: float) -> Point:
    """From thousandths of the printed map to units of ours: wider, and without the western sea."""
    return (x - 131) * 1.715, 46 + (y - 29) * 1.128


@dataclass(slots=True)
class Growth:
    """The grid while it grows. contacts: sides shared by two labels, the smaller first."""

    names: list[str]
    centres: list[Point]
    friends: set[Pair]
    parted: set[Pair]
    printed: set[Pair]
    coastal: set[int]
    across: int = WIDTH // STEP
    down: int = HEIGHT // STEP
    label: list[int] = field(default_factory=list)
    held: set[int] = field(default_factory=set)
    contacts: defaultdict[Pair, int] = field(default_factory=lambda: defaultdict(int))
    area: list[int] = field(default_factory=list)

    def at(self, x: int, y: int) -> int:
        """The label of a cell; beyond the grid lies waste."""
        return self.label[y * self.across + x] if 0 <= x < self.across and 0 <= y < self.down else WASTE

    def cost(self, a: int, b: int) -> float:
        """What a contact of two labels costs, for its length."""
        if a == b:
            return 0.0
        a, b = (a, b) if a < b else (b, a)
        if a < 0:
            return 1.0 if b < 0 or a != SEA or b in self.coastal else 3.0
        if (a, b) in self.friends:
            return 0.8
        return 1.5 if (a, b) in self.parted else 9.0

    def around(self, x: int, y: int) -> list[int]:
        """The labels of the eight cells around one."""
        return [self.at(x + dx, y + dy) for dx, dy in NEAR]

    def may_leave(self, ring: list[int], label: int) -> bool:
        """Whether a cell can be given away without tearing its region apart."""
        runs = 0
        for one, other in pairwise([*ring, ring[0]]):
            runs += one != label and other == label
        return runs <= 1 and any(ring[i] == label for i in (0, 2, 4, 6))

    def flip(self, x: int, y: int, to: int) -> None:
        """Gives a cell to another region."""
        old = self.at(x, y)
        for dx, dy in SIDES:
            other = self.at(x + dx, y + dy)
            if other != old:
                self.contacts[min(old, other), max(old, other)] -= 1
            if other != to:
                self.contacts[min(to, other), max(to, other)] += 1
        self.label[y * self.across + x] = to
        self.area[old] -= 1
        self.area[to] += 1

    def gain(self, x: int, y: int, to: int, ring: list[int]) -> float:
        """How much worse all becomes when a cell changes hands."""
        old = self.at(x, y)
        change = sum(
            (self.cost(to, other) - self.cost(old, other)) * (1.0 if index % 2 == 0 else 0.7)
            for index, other in enumerate(ring)
        )
        change += (self.area[to] - self.area[old]) * 0.022
        bonds: defaultdict[Pair, int] = defaultdict(int)
        for index in (0, 2, 4, 6):
            other = ring[index]
            if other >= 0 and other != old:
                bonds[min(old, other), max(old, other)] -= 1
            if other >= 0 and other != to:
                bonds[min(to, other), max(to, other)] += 1
        for pair, more in bonds.items():
            least = LEAST if pair in self.friends else 2 if pair in self.parted else 0
            have = self.contacts[pair]
            change += 6.0 * (max(0, least - have - more) - max(0, least - have))
        return change

    def sweep(self, rng: Random, heat: float) -> None:
        """One try for every cell on a border."""
        cells = [(x, y) for y in range(self.down) for x in range(self.across)]
        rng.shuffle(cells)
        for x, y in cells:
            index = y * self.across + x
            old = self.label[index]
            if old < 0 or index in self.held:
                continue
            dx, dy = SIDES[rng.randrange(4)]
            to = self.at(x + dx, y + dy)
            if to < 0 or to == old:
                continue
            ring = self.around(x, y)
            if not self.may_leave(ring, old):
                continue
            worse = self.gain(x, y, to, ring)
            if worse <= 0 or (heat > 0 and rng.random() < math.exp(-worse / heat)):
                self.flip(x, y, to)

    def count(self) -> None:
        """Contacts and areas from scratch."""
        self.contacts.clear()
        self.area = [0] * len(self.names) + [0, 0, 0]
        for y in range(self.down):
            for x in range(self.across):
                one = self.at(x, y)
                self.area[one] += 1
                for dx, dy in ((1, 0), (0, 1)):
                    other = self.at(x + dx, y + dy)
                    if one != other:
                        self.contacts[min(one, other), max(one, other)] += 1

    def missing(self) -> list[Pair]:
        """Neighbours that do not meet well."""
        return sorted(pair for pair in self.friends if self.contacts[pair] < 3)

    def strangers(self) -> list[Pair]:
        """Regions that meet though they should not."""
        return sorted(
            pair
            for pair, sides in self.contacts.items()
            if sides > 0 and pair[0] >= 0 and pair not in self.friends and pair not in self.parted
        )

    def join(self, one: int, other: int) -> None:
        """Cuts a corridor from one region to another, dearest through cores of others."""
        goal = {i for i, label in enumerate(self.label) if label == other}
        frontier = [(0.0, i) for i, label in enumerate(self.label) if label == one]
        best = {i: 0.0 for _, i in frontier}
        came: dict[int, int] = {}
        heapq.heapify(frontier)
        while frontier:
            far, here = heapq.heappop(frontier)
            if here in goal:
                break
            x, y = here % self.across, here // self.across
            for dx, dy in SIDES:
                label = self.at(x + dx, y + dy)
                index = here + dy * self.across + dx
                if label < 0 or (index in self.held and label != other):
                    continue
                through = far + (1.0 if label in (one, other) else 2.0)
                if through < best.get(index, math.inf):
                    best[index], came[index] = through, here
                    heapq.heappush(frontier, (through, index))
        else:
            return
        path = []
        while here in came:
            path.append(here)
            here = came[here]
        for order, index in enumerate(path):
            owner = other if order < len(path) / 2 else one
            for dx, dy in ((0, 0), *SIDES):
                near = index + dy * self.across + dx
                if 0 <= near < len(self.label) and near not in self.held and self.label[near] >= 0:
                    self.label[near] = owner
        self.mend()

    def mend(self) -> None:
        """Gives cells cut off from their centre to whoever surrounds them."""
        whole: set[int] = set()
        for number, (cx, cy) in enumerate(self.centres):
            start = int(cy // STEP) * self.across + int(cx // STEP)
            queue = deque([start])
            whole.add(start)
            while queue:
                here = queue.popleft()
                x, y = here % self.across, here // self.across
                for dx, dy in SIDES:
                    near = here + dy * self.across + dx
                    if self.at(x + dx, y + dy) == number and near not in whole:
                        whole.add(near)
                        queue.append(near)
        lost = deque(i for i, label in enumerate(self.label) if label >= 0 and i not in whole)
        for _ in range(len(lost) * 50):
            if not lost:
                break
            here = lost.popleft()
            x, y = here % self.across, here // self.across
            for dx, dy in SIDES:
                near = here + dy * self.across + dx
                if near in whole:
                    self.label[here] = self.label[near]
                    whole.add(here)
                    break
            else:
                lost.append(here)
        self.count()


def spread(centres: list[Point], apart: float = 62.0, rounds: int = 60) -> list[Point]:
    """Centres pushed apart where they crowd, and held near where they were."""
    home, moved = list(centres), list(centres)
    for _ in range(rounds):
        push = [((hx - x) * 0.08, (hy - y) * 0.08) for (hx, hy), (x, y) in zip(home, moved, strict=True)]
        for i, (ax, ay) in enumerate(moved):
            for j, (bx, by) in enumerate(moved[:i]):
                far = math.hypot(ax - bx, ay - by) or 1.0
                if far < apart:
                    force = (apart - far) * 0.22 / far
                    push[i] = (push[i][0] + (ax - bx) * force, push[i][1] + (ay - by) * force)
                    push[j] = (push[j][0] - (ax - bx) * force, push[j][1] - (ay - by) * force)
        moved = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(moved, push, strict=True)]
    return moved


def start(facts: dict[str, Any]) -> Growth:
    """The grid with every cell at the nearest centre."""
    regions = facts["regions"]
    number = {region["id"]: index for index, region in enumerate(regions)}

    def pairs(*keys: str) -> set[Pair]:
        return {
            (min(a, b), max(a, b))
            for a, region in enumerate(regions)
            for key in keys
            for b in (number[name] for name in region.get(key, ()))
        }

    grown = Growth(
        names=[region["id"] for region in regions],
        centres=spread([place(region["x"], region["y"]) for region in regions]),
        friends=pairs("neighbours"),
        parted=pairs("impassable_borders", "impassable_hidden_on_board"),
        printed=pairs("impassable_borders"),
        coastal={index for index, region in enumerate(regions) if region["coastal"]},
    )
    outline = tuple(place(x, y) for x, y in COAST)
    lakes = [(*place(x, y), rx * 1.715, ry * 1.128) for x, y, rx, ry in LAKES]
    for y in range(grown.down):
        for x in range(grown.across):
            px, py = (x + 0.5) * STEP, (y + 0.5) * STEP
            if any(((px - lx) / rx) ** 2 + ((py - ly) / ry) ** 2 < 1 for lx, ly, rx, ry in lakes):
                grown.label.append(LAKE)
            elif inside((px, py), outline):
                near = min(range(len(regions)), key=lambda i: math.dist((px, py), grown.centres[i]))
                grown.label.append(near)
                if math.dist((px, py), grown.centres[near]) < CORE:
                    grown.held.add(y * grown.across + x)
            else:
                open_sea = px < 560 and not (px > 150 and py < 60 and px > place(224, 0)[0])
                grown.label.append(SEA if open_sea or (py > 800 and px < 900) else WASTE)
    grown.mend()
    return grown


def grow(facts: dict[str, Any], seed: int = 5, rounds: int = 6) -> Growth:
    """The grid when every two neighbours meet and no two strangers do."""
    rng = Random(seed)
    grown = start(facts)
    for turn in range(rounds):
        for index in range(24):
            grown.sweep(rng, max(0.0, 1.6 - index * 0.1))
        missing = grown.missing()
        print(turn, "missing", len(missing), "strangers", len(grown.strangers()))
        unseen = sorted(pair for pair in grown.printed if not grown.contacts[pair])
        if not missing and not unseen and not grown.strangers():
            break
        if turn < rounds - 2:
            for one, other in missing + unseen:
                grown.join(one, other)
    for _ in range(10):
        grown.sweep(rng, 0.0)
    return grown
