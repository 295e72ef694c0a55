"""Where things lie on the wide table, in units of a 1400 pixel wide drawing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cogs.duel.components import LAYOUT
from cogs.duel.painting.scene import Scene
from cogs.duel.painting.upright import Box, Point, region_spots

WIDTH, HEIGHT = 1400, 1400
LEFT, RIGHT = 38.0, WIDTH - 38.0


def _column(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    left, top, right, bottom = box
    high = (bottom - top - gap * (count - 1)) / count
    return tuple((left, top + (high + gap) * k, right, top + (high + gap) * k + high) for k in range(count))


FAR, NEAR = (LEFT, 38.0, RIGHT, 208.0), (LEFT, 1192.0, RIGHT, 1362.0)
"""The camps of both players."""
TRACK = (LEFT, 218.0, RIGHT, 326.0)
CARDS = (LEFT, 336.0, 884.0, 1184.0)
LAND = (896.0, 338.0, RIGHT, 800.0)
TILES_BOXES = _column((896, 810, RIGHT, 1182), 3, 9)


# The map.

MAP_PLATE = (134.0, 92.0)
"""The plate of a region, where the map is 470 wide."""


def map_places(box: Box) -> tuple[float, dict[str, Point]]:
    """Tell how large things are on the map in a box, and the middles of its regions."""
    left, top, right, bottom = box
    return min((right - left) / 470, (bottom - top) / 372), region_spots(box)


# Where the cards of a chapter lie.


@dataclass(frozen=True, slots=True)
class Grid:
    """The places of a chapter's cards in a box."""

    x: float  # the middle
    y: float  # the top
    step: float  # from card to card in a row
    width: float
    height: float
    strip: float  # how much of a covered card is seen

    def place(self, row: int, x: int) -> Point:
        """The middle of a card. row: from 1; x: in half card widths."""
        return self.x + x * self.step / 2, self.y + (row - 1) * self.strip + self.height / 2


LOWER = 0.75
"""The part of a card below its strip, as a share of the strip."""


@lru_cache(maxsize=8)
def grid(chapter: int, box: Box) -> Grid:
    """The largest cards of a chapter's layout that fit in a box."""
    left, top, right, bottom = box
    slots = LAYOUT[chapter]
    rows, columns = max(slot.row for slot in slots), max(slot.x for slot in slots) + 1
    gap = (right - left) * 0.01
    strip = (bottom - top) / (rows + LOWER)
    wide = min((right - left - gap * (columns - 1)) / columns, strip * 1.95)
    strip = min(strip, wide)
    high = strip * (1 + LOWER)
    total = strip * (rows - 1) + high
    return Grid((left + right) / 2, (top + bottom - total) / 2, wide + gap, wide, high, strip)


# By their handles.


def wide_spots(scene: Scene) -> dict[str, Box]:
    """Tell where cards, landmarks, regions, the track and both camps lie."""
    unit, places = map_places(LAND)
    across, down = MAP_PLATE[0] * unit / 2, MAP_PLATE[1] * unit / 2
    spots: dict[str, Box] = {"track:quest": TRACK}
    spots |= {f"seat:{camp.side}": box for camp, box in zip(scene.camps, (FAR, NEAR), strict=True)}
    spots |= {region: (x - across, y - down, x + across, y + down) for region, (x, y) in places.items()}
    spots |= {offer.tile: box for offer, box in zip(scene.offers, TILES_BOXES, strict=False)}
    if scene.chapter:
        lay = grid(scene.chapter, CARDS)
        for lying in scene.cards:
            if lying.card is not None:
                x, y = lay.place(lying.row, lying.x)
                left, top = x - lay.width / 2, y - lay.height / 2
                low = top + (lay.height if lying.available else lay.strip)
                spots[lying.card] = (left, top, left + lay.width, low)
                if lying.price is not None:
                    spots[f"price:{lying.card}"] = (left, top + lay.strip, left + lay.width, low)
    return spots
