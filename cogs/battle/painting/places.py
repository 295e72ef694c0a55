"""Where things lie in the pictures, in units of scale 1. It knows no Pillow: laying out needs none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""

UPRIGHT_WIDE = 900
"""Of the pictures that messages show of their own accord: a phone shows them 290 pixels wide."""


def around(x: float, y: float, wide: float, high: float) -> Box:
    """The box of something centred on a place."""
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


# The whole table, wide.

WIDTH, HEIGHT = 1400, 1272

CLOTH: Box = (24, 24, 1376, 532)
"""The cloth of Mordor: the row, the track and the decks."""
ENEMY_WIDE, ENEMY_HIGH = 226, 300
ROW_X = (388.0, 632.0, 876.0)
ROW_Y = 206.0
TRACK_Y = 442.0
ORDER_WIDE, ORDER_HIGH = 232, 112
DECK_X, DECK_WIDE, DECK_HIGH = 118.0, 104, 142
DECK_Y = (132.0, 382.0)
SIDE: Box = (1014, 48, 1352, 508)
"""What is going on: whose turn, what strikes next, the attack."""
MATS_TOP, MATS_BOTTOM, GUTTER = 546.0, 1248.0, 14.0
HEAD = 58.0
"""Height of a mat's heading."""


def mats(players: int) -> tuple[Box, ...]:
    """The mats of the players in seating order: clockwise, as one sees them from the south."""
    left, right = CLOTH[0], CLOTH[2]
    middle, half = (left + right) / 2, (MATS_TOP + MATS_BOTTOM) / 2
    upper, lower = half - GUTTER / 2, half + GUTTER / 2
    west, east = middle - GUTTER / 2, middle + GUTTER / 2
    whole = (left, lower, right, MATS_BOTTOM)
    if players == 2:
        return ((left, MATS_TOP, right, upper), whole)
    north = ((left, MATS_TOP, west, upper), (east, MATS_TOP, right, upper))
    if players == 3:
        return (*north, whole)
    return (*north, (east, lower, right, MATS_BOTTOM), (left, lower, west, MATS_BOTTOM))


def inner_of(mat: Box) -> Box:
    """The part of a mat where parties lie."""
    return (mat[0] + 26, mat[1] + HEAD + 12, mat[2] - 16, mat[3] - 12)


def crowd(sizes: Sequence[Sequence[int]], boxes: Sequence[Box]) -> int:
    """Tell how small the cards of all players must be for the fullest mat. sizes: of the parties on each."""
    rooms = [inner_of(box) for box in boxes]
    return max(
        min(len(FITS) - 1, roominess(tuple(party_sizes), right - left, bottom - top))
        for party_sizes, (left, top, right, bottom) in zip(sizes, rooms, strict=True)
    )


@dataclass(frozen=True, slots=True)
class Fit:
    """A size of cards: wide, the height of a bar, and that of a card nothing covers."""

    wide: float
    bar: float
    front: float
    gutter: float = 0.0  # left of the cards, for the party's letter


FITS = (
    Fit(262, 78, 150),
    Fit(250, 62, 118),
    Fit(183, 56, 126),
    Fit(262, 60, 60),
    Fit(183, 54, 54),
    Fit(140, 45, 45),
    Fit(122, 40, 40),
    Fit(100, 33, 33),
)
"""From roomy to crowded."""
SHARES = (0.3, 0.45, 0.6, 0.75, 0.9, 1.0)
"""Of the height, tried in turn."""
LONG, LEAST_CHUNK = 5, 3
"""Cards of a party that may go on in another column, and of it that lie together at least."""
PAD, GAP = 7.0, 12.0
"""The wood around a party, and the felt between parties."""


@dataclass(frozen=True, slots=True)
class Lying:
    """One card: its place in the party, the middle of its top edge, and how much of it is seen."""

    index: int
    x: float
    y: float
    high: float


@dataclass(frozen=True, slots=True)
class Tray:
    """A stretch of one party: the wood beneath, and its cards. first: the party begins here."""

    party: int
    box: Box
    cards: tuple[Lying, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class Spread:
    """The parties of one player laid out."""

    fit: Fit
    trays: tuple[Tray, ...]


def roominess(sizes: tuple[int, ...], wide: float, high: float, fits: Sequence[Fit] = FITS) -> int:
    """The place in `fits` of the largest size at which parties of these sizes fit in such a box."""
    for packed in (False, True):
        for place, fit in enumerate(fits):
            if _columns(sizes, wide, high, fit, packed) is not None:
                return place
    return len(fits)


@lru_cache(maxsize=512)
def spread(
    sizes: tuple[int, ...], wide: float, high: float, least: int = 0, fits: tuple[Fit, ...] = FITS
) -> Spread:
    """Parties of these sizes laid out in a box of wide by high; least: the place in `fits` to begin with."""
    place = max(least, roominess(sizes, wide, high, fits))
    if place < len(fits):
        return Spread(fits[place], _even(sizes, wide, high, fits[place]))
    # More cards than any size above holds: as many rows as it takes.
    for rows in range(6, 40):
        small = high / rows - 2 * PAD - GAP
        fit = Fit(wide / 8 - 2 * PAD - GAP, max(2.0, small), max(2.0, small))
        if (trays := _columns(sizes, wide, high, fit, True)) is not None:
            return Spread(fit, trays)
    return Spread(fits[-1], ())


def _even(sizes: tuple[int, ...], wide: float, high: float, fit: Fit) -> tuple[Tray, ...]:
    """Columns as short as the breadth allows; parties are packed only where they must be."""
    for packed in (False, True):
        for share in SHARES:
            if (trays := _columns(sizes, wide, high * share, fit, packed)) is not None:
                return trays
    return ()


def _columns(
    sizes: Sequence[int], wide: float, high: float, fit: Fit, packed: bool
) -> tuple[Tray, ...] | None:
    """Parties one below the other, column after column; None where there are too many for this size.

    A long party goes on in the next column, beginning at the top of its own; packed: any may.
    """
    column = fit.gutter + fit.wide + 2 * PAD + GAP
    most, full = max(1, int((wide + GAP) // column)), _how_many(high, fit)
    at, y = 0, 0.0
    trays: list[Tray] = []
    for party, size in enumerate(sizes):
        together = 1 if packed else size if size < LONG else max(LEAST_CHUNK, min(size, full))
        begun = 0
        while begun < size:
            needed = min(together, size - begun)
            if y and (_how_many(high - y, fit) < needed or (not packed and begun == 0 and size > full)):
                at, y = at + 1, 0.0
            free = _how_many(high - y, fit)
            if at >= most or free < needed:
                return None
            count = min(size - begun, free)
            trays.append(_tray(party, begun, count, at * column, y, fit))
            y += _height(count, fit) + GAP
            begun += count
    return tuple(trays)


def _height(count: int, fit: Fit) -> float:
    return 2 * PAD + (count - 1) * fit.bar + fit.front


def _how_many(room: float, fit: Fit) -> int:
    return int((room - 2 * PAD - fit.front) // fit.bar) + 1 if room >= 2 * PAD + fit.front else 0


def _tray(party: int, begun: int, count: int, x: float, y: float, fit: Fit) -> Tray:
    cards = tuple(
        Lying(
            begun + number,
            x + PAD + fit.gutter + fit.wide / 2,
            y + PAD + number * fit.bar,
            fit.front if number == count - 1 else fit.bar,
        )
        for number in range(count)
    )
    box = (x, y, x + 2 * PAD + fit.gutter + fit.wide, y + _height(count, fit))
    return Tray(party, box, cards, begun == 0)
