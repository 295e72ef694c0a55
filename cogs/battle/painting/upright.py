"""Where things lie in the upright pictures, which messages show of their own accord, to be read on a phone.

A picture is 900 wide and shown 290 wide there: letters of 35 and signs of 44 units are the least one reads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.engine import Seat
from cogs.battle.painting import places
from cogs.battle.painting.places import PAD, UPRIGHT_WIDE, Box, Fit, Spread, spread
from cogs.battle.painting.scene import Companion, HandScene, PartyShown, TableScene

WIDE = UPRIGHT_WIDE
EDGE = 16.0
"""The wood around everything."""
LEFT, RIGHT = EDGE, WIDE - EDGE
LETTERS, SIGN = 35.0, 50.0
"""The least letters and signs, a little above what a phone shows at 11 and 14 pixels."""

# The table: the cloth of Mordor above, the mats of the players below.

HEIGHTS = {2: 1350, 3: 1500, 4: 1500}
"""By the number of players; always the same in a game, whose pictures are joined when it is over."""
PIT: Box = (LEFT, EDGE, RIGHT, 540)
LINE = 54.0
"""The middle of the line that says what is going on."""
ENEMIES = tuple((x - 138.0, 92.0, x + 138.0, 382.0) for x in (166.0, 450.0, 734.0))
ORDERS = tuple((left, 394.0, right, 484.0) for left, _, right, _ in ENEMIES)
NEXT = 510.0
"""The middle of the line that says when Mordor strikes."""
ASSAULT: Box = (LEFT + 12, 392, RIGHT - 12, 530)
"""What an attack has and needs, in place of the orders."""
MATS_TOP, APART = 550.0, 10.0
HEAD, LOW_HEAD = 64.0, 118.0
"""Height of a mat's heading, and of one of two lines."""
INNER = 4.0
"""Felt around the parties of a mat."""
STEP = 14.0
"""Mats are made higher by so much until their parties fit."""

NAMED = (Fit(376, 62, 190, 30), Fit(376, 58, 124, 30), Fit(376, 54, 54, 30))
UPRIGHT_FITS = (*NAMED, Fit(162, 54, 54, 28), Fit(162, 52, 52, 28))
"""From roomy to crowded: in the narrow ones a card has no name, but its emblem and its symbols."""
NARROW = 200.0
"""A card of less width has no room for its name."""
TROPHY_WIDE, TROPHY_HIGH = 134.0, 72.0
LARGER = (1.5, 1.25, 1.0)
"""Enemies that have been won lie as large as they can."""


@dataclass(frozen=True, slots=True)
class MatPlan:
    """Where the things of one player lie. two_lines: the heading has two; trophies: the enemies won."""

    box: Box
    two_lines: bool
    inner: Box
    parties: Spread
    trophies: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Where everything lies on a table: the mats in the order of the scene."""

    high: int
    mats: tuple[MatPlan, ...]


def plan_table(scene: TableScene) -> TablePlan:
    """Lay out the table of a scene."""
    # Once it is over, the enemies that have been won lie in place of the parties.
    sizes = tuple(() if scene.over else _sizes(mat.parties) for mat in scene.mats)
    return _plan_table(sizes, tuple(len(mat.trophies) for mat in scene.mats))


def _sizes(parties: Sequence[PartyShown]) -> tuple[int, ...]:
    return tuple(len(party.cards) for party in parties)


@lru_cache(maxsize=64)
def _plan_table(sizes: tuple[tuple[int, ...], ...], trophies: tuple[int, ...]) -> TablePlan:
    high = HEIGHTS[len(sizes)]
    rows = {2: ((0,), (1,)), 3: ((0, 1), (2,)), 4: ((0, 1), (3, 2))}[len(sizes)]
    plans: dict[int, MatPlan] = {}
    top = MATS_TOP
    for row, tall in zip(rows, _heights(rows, sizes, trophies, high - EDGE - MATS_TOP), strict=True):
        wide = (RIGHT - LEFT - APART * (len(row) - 1)) / len(row)
        for column, number in enumerate(row):
            left = LEFT + column * (wide + APART)
            box = (left, top, left + wide, top + tall)
            plans[number] = _plan_mat(box, len(row) > 1, sizes[number], trophies[number])
        top += tall + APART
    return TablePlan(high, tuple(plans[number] for number in range(len(sizes))))


def _plan_mat(box: Box, two_lines: bool, sizes: tuple[int, ...], trophies: int) -> MatPlan:
    left, top, right, bottom = box
    head = LOW_HEAD if two_lines else HEAD
    inner = (left + INNER, top + head, right - INNER, bottom - INNER)
    lying = spread(sizes, inner[2] - inner[0], inner[3] - inner[1], 0, UPRIGHT_FITS)
    return MatPlan(box, two_lines, inner, lying, tuple(_grid(inner, trophies)))


def _grid(box: Box, count: int) -> Iterator[Box]:
    """Places for enemies that have been won, in rows as long as the mat is wide."""
    wide, high = box[2] - box[0], box[3] - box[1]
    for larger in LARGER:
        columns = int(wide // (TROPHY_WIDE * larger))
        if -(-count // columns) * (TROPHY_HIGH * larger + 4) <= high:
            break
    step = min(TROPHY_HIGH * larger + 4, high / max(1, -(-count // columns)))
    for number in range(count):
        row, column = divmod(number, columns)
        left, top = box[0] + 4 + column * TROPHY_WIDE * larger, box[1] + row * step
        yield (left, top, left + TROPHY_WIDE * larger - 6, top + TROPHY_HIGH * larger)


def _heights(
    rows: Sequence[Sequence[int]],
    sizes: Sequence[tuple[int, ...]],
    trophies: Sequence[int],
    room: float,
) -> list[float]:
    """The heights of the rows of mats: each as its fullest mat needs it, what is left over where
    cards of the next size would need it."""
    room -= APART * (len(rows) - 1)
    wished = needed = [1.0] * len(rows)
    for fit in UPRIGHT_FITS:
        needed = [
            max(_need(len(row), sizes[number], trophies[number], fit) for number in row) for row in rows
        ]
        if sum(needed) <= room:
            break
        wished = needed
    spare = room - sum(needed)
    if spare < 0:
        return [high * room / sum(needed) for high in needed]
    lacking = [max(1.0, wish - have) for wish, have in zip(wished, needed, strict=True)]
    return [have + spare * lack / sum(lacking) for have, lack in zip(needed, lacking, strict=True)]


@lru_cache(maxsize=1024)
def _need(beside: int, sizes: tuple[int, ...], trophies: int, fit: Fit) -> float:
    """The least height of a mat whose parties have cards of such a size."""
    wide = (RIGHT - LEFT - APART * (beside - 1)) / beside - 2 * INNER
    head = (LOW_HEAD if beside > 1 else HEAD) + INNER
    won = -(-trophies // int(wide // TROPHY_WIDE)) * (TROPHY_HIGH + 4)
    high = max(60.0, won, 2 * PAD + fit.front if sizes else 0.0)
    while high < WIDE and not _holds(sizes, wide, high, fit):
        high += STEP
    return head + high


def _holds(sizes: tuple[int, ...], wide: float, high: float, fit: Fit) -> bool:
    return not sizes or spread(sizes, wide, high, 0, (fit,)).fit == fit


# A player's own hand: the enemies, the cards to be read one below the other, the own parties.

HAND_LEAST, HAND_MOST = 720, 1350
"""A hand is as high as it must be, and higher than this only where it cannot be read otherwise."""
TITLE = 46.0
STRIP = tuple((left, 82.0, right, 290.0) for left, _, right, _ in ENEMIES)
"""The enemies in the picture of a hand: names, worth and symbols."""
HAND_PIT: Box = (LEFT, EDGE, RIGHT, STRIP[0][3] + 6)
CARDS_TOP, CARDS_APART = 302.0, 8.0
IN_A_LINE = 34
"""Characters of what a power does, at the very least."""
CARD_HEAD, CARD_LINE, CARD_FOOT = 68.0, 41.0, 14.0
PLAIN = 112.0
"""Height of a card without a power."""
OWN_HEAD = 62.0


@dataclass(frozen=True, slots=True)
class HandPlan:
    """Where everything lies around a hand."""

    high: int
    cards: tuple[Box, ...]
    felt: Box
    inner: Box
    parties: Spread


@lru_cache(maxsize=64)
def plan_hand(scene: HandScene) -> HandPlan:
    """Lay out the picture of a hand; it is as high as it must be."""
    faces = dict(scene.faces)
    top = CARDS_TOP
    cards: list[Box] = []
    for card in scene.hand:
        face = faces[card]
        high = _card_height(face) if isinstance(face, Companion) else PLAIN
        cards.append((LEFT, top, RIGHT, top + high))
        top += high + CARDS_APART
    top = max(top, CARDS_TOP + PLAIN) + 4
    sizes = _sizes(scene.parties)
    for fit in UPRIGHT_FITS:
        high = max(HAND_LEAST, top + _need(1, sizes, 0, fit) + EDGE)
        if high <= HAND_MOST:
            break
    felt = (LEFT, top, RIGHT, high - EDGE)
    inner = (LEFT + INNER, top + OWN_HEAD, RIGHT - INNER, felt[3] - INNER)
    lying = spread(sizes, inner[2] - inner[0], inner[3] - inner[1], 0, UPRIGHT_FITS)
    return HandPlan(round(high), tuple(cards), felt, inner, lying)


def _card_height(face: Companion) -> float:
    lines = -(-len(face.text) // IN_A_LINE)
    return CARD_HEAD + lines * CARD_LINE + CARD_FOOT if face.text else PLAIN


# Where things lie, by their handles.


def spots_of(scene: TableScene | HandScene) -> Mapping[str, Box]:
    """Tell where cards, parties, seats, orders and decks lie in a picture."""
    if isinstance(scene, TableScene) and scene.wide:
        return _wide_spots(scene)
    if isinstance(scene, HandScene):
        hand = plan_hand(scene)
        row = {card: box for card, box in zip(scene.row, STRIP, strict=True) if card is not None}
        own = _spots_of_parties(scene.seat, scene.parties, hand.parties, hand.inner)
        return {
            **row,
            **dict(zip(scene.hand, hand.cards, strict=True)),
            **own,
            f"seat:{scene.seat}": hand.felt,
        }
    spots = {card: box for card, box in zip(scene.row, ENEMIES, strict=True) if card is not None}
    spots |= DECKS
    if scene.attack is None and not scene.over:
        spots["track:orders"] = (ORDERS[0][0], ORDERS[0][1], ORDERS[-1][2], NEXT + 22)
    for mat, plan in zip(scene.mats, plan_table(scene).mats, strict=True):
        spots[f"seat:{mat.seat}"] = plan.box
        spots |= dict(zip(mat.trophies, plan.trophies, strict=True)) if scene.over else {}
        spots |= {} if scene.over else _spots_of_parties(mat.seat, mat.parties, plan.parties, plan.inner)
    return spots


def _wide_spots(scene: TableScene) -> dict[str, Box]:
    enemy, order = (places.ENEMY_WIDE, places.ENEMY_HIGH), (places.ORDER_WIDE, places.ORDER_HIGH)
    row = zip(scene.row, places.ROW_X, strict=True)
    spots = {card: places.around(x, places.ROW_Y, *enemy) for card, x in row if card is not None}
    for deck, y in zip(("deck:enemy", "deck:ring"), places.DECK_Y, strict=True):
        spots[deck] = places.around(places.DECK_X, y, places.DECK_WIDE, places.DECK_HIGH)
    first, last = (places.around(x, places.TRACK_Y, *order) for x in (places.ROW_X[0], places.ROW_X[-1]))
    spots["track:orders"] = (*first[:2], *last[2:])
    boxes = places.mats(len(scene.mats))
    least = places.crowd([_sizes(mat.parties) for mat in scene.mats], boxes)
    for mat, box in zip(scene.mats, boxes, strict=True):
        spots[f"seat:{mat.seat}"], inner = box, places.inner_of(box)
        if not scene.over:
            lying = spread(_sizes(mat.parties), inner[2] - inner[0], inner[3] - inner[1], least)
            spots |= _spots_of_parties(mat.seat, mat.parties, lying, inner)
    return spots


DECKS: Mapping[str, Box] = {"deck:enemy": (642, 24, 752, 84), "deck:ring": (762, 24, 872, 84)}


def _spots_of_parties(seat: Seat, parties: Sequence[PartyShown], lying: Spread, inner: Box) -> dict[str, Box]:
    spots: dict[str, Box] = {}
    for tray in lying.trays:
        shown = parties[tray.party]
        for card in tray.cards:
            half = lying.fit.wide / 2
            x, y = inner[0] + card.x, inner[1] + card.y
            spots[shown.cards[card.index]] = (x - half, y, x + half, y + card.high)
        left, top, right, bottom = tray.box
        box = (inner[0] + left, inner[1] + top, inner[0] + right, inner[1] + bottom)
        spots.setdefault(f"party:{seat}:{shown.letter.lower()}", box)
    return spots
