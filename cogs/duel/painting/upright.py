"""Where things lie in the upright pictures, which messages show of their own accord, to be read on a phone.

A picture is 900 wide and shown 290 wide there: letters of 35 and signs of 44 units are the least that is
read. It knows no Pillow: laying out needs none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from cogs.duel.components import LAYOUT, REGIONS
from cogs.duel.painting.scene import Lying, Scene

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Point: TypeAlias = tuple[float, float]

WIDE: Final = 900
EDGE: Final = 16.0
LEFT, RIGHT = EDGE, WIDE - EDGE
APART: Final = 8.0


@dataclass(frozen=True, slots=True)
class UprightPlan:
    """The boxes of one view; None where it has no such thing."""

    high: int
    far: Box | None = None  # the camp of the far player
    near: Box | None = None
    regions: Box | None = None  # who is where, in a row
    strips: tuple[Box, Box] | None = None  # the ways of the far and of the near player
    cards: Box | None = None
    supply: Box | None = None  # pieces not yet on the map
    land: Box | None = None
    tiles: tuple[Box, ...] = ()


def _stack(*heights: float) -> list[Box]:
    """Boxes of these heights one below the other."""
    boxes: list[Box] = []
    top = EDGE
    for high in heights:
        boxes.append((LEFT, top, RIGHT, top + high))
        top += high + APART
    return boxes


def _beside(box: Box, count: int) -> tuple[Box, ...]:
    """A box in equal parts side by side."""
    left, top, right, bottom = box
    wide = (right - left - APART * (count - 1)) / count
    lefts = (left + number * (wide + APART) for number in range(count))
    return tuple((left_edge, top, left_edge + wide, bottom) for left_edge in lefts)


CARDS_HIGH, TILES_HIGH, STRIP_HIGH = 708.0, 240.0, 104.0


def _plan_table() -> UprightPlan:
    far, regions, upper, lower, cards, near = _stack(194, 66, STRIP_HIGH, STRIP_HIGH, CARDS_HIGH, 194)
    return UprightPlan(round(near[3] + EDGE), far, near, regions, (upper, lower), cards)


def _plan_cards() -> UprightPlan:
    cards, tiles, near = _stack(CARDS_HIGH, TILES_HIGH, 252)
    return UprightPlan(round(near[3] + EDGE), near=near, cards=cards, tiles=_beside(tiles, 3))


def _plan_rival() -> UprightPlan:
    far, regions, upper, lower = _stack(194, 66, STRIP_HIGH, STRIP_HIGH)
    return UprightPlan(round(lower[3] + EDGE), far, regions=regions, strips=(upper, lower))


def _plan_map() -> UprightPlan:
    upper, lower, supply, land, tiles = _stack(STRIP_HIGH, STRIP_HIGH, 62, 690, TILES_HIGH)
    high = round(tiles[3] + EDGE)
    return UprightPlan(high, strips=(upper, lower), supply=supply, land=land, tiles=_beside(tiles, 3))


PLANS: Final[Mapping[str, UprightPlan]] = {
    "table": _plan_table(),
    "cards": _plan_cards(),
    "rival": _plan_rival(),
    "map": _plan_map(),
}


# The cards of a chapter: of a covered one its banner is seen, of an open one also its cost and its price.

STRIPS: Final[Mapping[int, float]] = {1: 104.0, 2: 104.0, 3: 78.0}
"""How high a card's banner is, by chapter."""
PRICE: Final = 64.0
"""How high the foot of an open card is, where its price stands."""
BODY, TUCKED = 162.0, 44.0
"""Below the banner: the cost in two lines, and the price; of a covered card, what lies under others."""


def card_box(chapter: int, row: int, x: int, box: Box, *, is_open: bool) -> Box:
    """Where a card of a chapter's layout lies in a box, with all of itself. x: in half card widths."""
    columns = max(slot.x for slot in LAYOUT[chapter]) + 1
    step, strip = (box[2] - box[0]) / columns, STRIPS[chapter]
    middle, top = (box[0] + box[2]) / 2 + x * step / 2, box[1] + (row - 1) * strip
    half = (step - 4) / 2
    return (middle - half, top, middle + half, top + strip + (BODY if is_open else TUCKED))


PILE_COLUMNS: Final = 6
PILE_HEAD: Final = 56.0
PILE_CARD: Final = 104.0


def pile_box(plan: UprightPlan) -> Box:
    """The room for a discard pile spread out: nothing else is asked about meanwhile."""
    assert plan.cards is not None
    return (*plan.cards[:3], plan.tiles[0][3] if plan.tiles else plan.cards[3])


def pile_boxes(count: int, box: Box) -> list[Box]:
    """Where the cards of a discard pile lie that has been spread out."""
    left, top, right, bottom = box
    rows = -(-count // PILE_COLUMNS)
    pitch = min(PILE_CARD + 6, (bottom - top - PILE_HEAD) / max(1, rows))
    step = (right - left) / PILE_COLUMNS
    boxes: list[Box] = []
    for number in range(count):
        row, column = divmod(number, PILE_COLUMNS)
        x, y = left + column * step, top + PILE_HEAD + row * pitch
        boxes.append((x + 2, y, x + step - 2, y + PILE_CARD))
    return boxes


TOKEN_HIGH, TOKENS_HEAD = 132.0, 70.0


def token_boxes(count: int, box: Box) -> list[Box]:
    """Where tokens lie of which one is kept: one below the other in the middle of a box."""
    middle = (box[0] + box[2]) / 2
    top = (box[1] + box[3] - TOKENS_HEAD - count * (TOKEN_HIGH + 12)) / 2 + TOKENS_HEAD
    tops = (top + number * (TOKEN_HIGH + 12) for number in range(count))
    return [(middle - 170, top_edge, middle + 170, top_edge + TOKEN_HIGH) for top_edge in tops]


VICTORY: Final = (560.0, 300.0)
"""The plate that says who has won."""


def overlay(scene: Scene, box: Box) -> Box | None:
    """What lies over the middle of the cards' box: tokens to be chosen from, or who has won."""
    if scene.over:
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        across, down = VICTORY[0] / 2, VICTORY[1] / 2
        return (x - across, y - down, x + across, y + down)
    if scene.revealed:
        boxes = token_boxes(len(scene.revealed), box)
        left, top, right, _ = boxes[0]
        return (left - 40, top - TOKENS_HEAD, right + 40, boxes[-1][3] + 20)
    return None


def lying_cards(scene: Scene, box: Box) -> Iterator[tuple[Lying, Box]]:
    """The cards of a chapter with where they lie; those under something else are left out."""
    over = overlay(scene, box)
    for lying in scene.cards:
        place = card_box(scene.chapter, lying.row, lying.x, box, is_open=lying.available)
        if over is None or not _meet(over, place):
            yield lying, place


def _meet(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > 0 and min(one[3], other[3]) - max(one[1], other[1]) > 0


# The map.

PLATE: Final = (232.0, 156.0)
"""The plate of a region with everything in it."""
CENTRES: Final[Mapping[str, Point]] = {
    "lindon": (0.153, 0.225),
    "arnor": (0.45, 0.165),
    "rhovanion": (0.832, 0.225),
    "enedwaith": (0.385, 0.545),
    "rohan": (0.775, 0.555),
    "gondor": (0.53, 0.85),
    "mordor": (0.845, 0.85),
}
"""The middle of each region, as shares of the map."""


def region_spots(box: Box) -> dict[str, Point]:
    """The middles of the regions on a map in a box."""
    left, top, right, bottom = box
    return {
        region: (left + x * (right - left), top + y * (bottom - top)) for region, (x, y) in CENTRES.items()
    }


def region_cells(box: Box) -> dict[str, Box]:
    """The seven regions in a row."""
    return dict(zip(REGIONS, _beside(box, len(REGIONS)), strict=True))


# Where things lie, by their handles.


def coins_box(box: Box) -> Box:
    """Where the coins lie in a camp."""
    _, top, right, _ = box
    return (right - 96, top + 1, right - 4, top + 76)


def spots_of(scene: Scene) -> Mapping[str, Box]:
    """Tell where cards, landmarks, regions, tracks and seats lie in an upright picture."""
    plan = PLANS.get(scene.view)
    if plan is None:
        return {}
    spots: dict[str, Box] = {}
    for side, box in zip((camp.side for camp in scene.camps), (plan.far, plan.near), strict=True):
        if box is not None:
            seat = side if plan.far is not None else scene.buyer
            spots[f"seat:{seat}"], spots[f"coins:{seat}"] = box, coins_box(box)
    if plan.strips is not None:
        for camp, box in zip(scene.camps, plan.strips, strict=True):
            spots[f"track:{camp.side}"] = box
        spots["track:quest"] = (*plan.strips[0][:2], *plan.strips[1][2:])
    if plan.regions is not None:
        spots |= region_cells(plan.regions)
    if plan.land is not None:
        across, down = PLATE[0] / 2, PLATE[1] / 2
        for region, (x, y) in region_spots(plan.land).items():
            spots[region] = (x - across, y - down, x + across, y + down)
    if not scene.pile:
        spots |= {offer.tile: box for offer, box in zip(scene.offers, plan.tiles, strict=False)}
    if plan.cards is not None:
        spots |= _spots_of_cards(scene, plan, plan.cards)
    return spots


def _spots_of_cards(scene: Scene, plan: UprightPlan, box: Box) -> dict[str, Box]:
    if scene.pile:
        room = pile_box(plan)
        return dict(zip(scene.pile, pile_boxes(len(scene.pile), room), strict=True))
    spots: dict[str, Box] = {}
    for lying, (left, top, right, bottom) in lying_cards(scene, box):
        if lying.card is not None:
            low = bottom if lying.available else top + STRIPS[scene.chapter]
            spots[lying.card] = (left, top, right, low)
            if lying.price is not None:
                spots[f"price:{lying.card}"] = (left, bottom - PRICE, right, bottom)
    spots |= dict(zip(scene.revealed, token_boxes(len(scene.revealed), box), strict=True))
    return spots
