"""Scenes of pictures that belong to no game: words as they are written, numbers as they are drawn."""

from __future__ import annotations

from dataclasses import dataclass

# Scenes of the pictures of people: words as they are written, numbers as they are drawn.


@dataclass(frozen=True, slots=True)
class LadderRow:
    """One person. middle, width: of the rating, on the scale of the ladder. detail: small print."""

    place: str
    name: str
    rating: str
    detail: str
    middle: float
    width: float
    provisional: bool


@dataclass(frozen=True, slots=True)
class LadderScene:
    """A leaderboard. neutral: the rating at which everybody begins."""

    title: str
    about: str
    rows: tuple[LadderRow, ...]
    neutral: float


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A rating and its uncertainty after a game; at: where on the way from the first to the last, 0 to 1."""

    at: float
    middle: float
    width: float


@dataclass(frozen=True, slots=True)
class ProfileRow:
    """One game or side: its name, the rating in words, how many were played and won, and that in words."""

    name: str
    rating: str
    result: str
    played: int
    won: int
    is_side: bool


@dataclass(frozen=True, slots=True)
class ProfileScene:
    """A person. curve: of one game, named by `curve_title`, from `first` to `last`. facts: short lines."""

    title: str
    about: str
    curve_title: str
    curve: tuple[CurvePoint, ...]
    first: str
    last: str
    rows: tuple[ProfileRow, ...]
    facts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CrossCell:
    """A player's result in a round. against: whom they met, by place; both empty if they did not play."""

    result: str
    against: str


@dataclass(frozen=True, slots=True)
class CrossRow:
    """One person of a tournament: a cell for each round shown. gone: whether they have withdrawn."""

    place: str
    name: str
    cells: tuple[CrossCell, ...]
    points: str
    tie_break: str
    gone: bool


@dataclass(frozen=True, slots=True)
class CrossScene:
    """The standings of a tournament."""

    title: str
    about: str
    heads: tuple[str, ...]  # the rounds
    points: str  # points, tie_break: names of the last columns
    tie_break: str
    rows: tuple[CrossRow, ...]
    # Whether anything has been decided; until then nobody is given a medal.
    begun: bool = True


@dataclass(frozen=True, slots=True)
class BracketPair:
    """Two who meet, or one who has a bye. winner: which of them goes on; None: not decided."""

    names: tuple[str, ...]
    scores: tuple[str, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round of a bracket."""

    title: str
    pairs: tuple[BracketPair, ...]


@dataclass(frozen=True, slots=True)
class BracketScene:
    """A bracket, round by round."""

    title: str
    about: str
    rounds: tuple[BracketRound, ...]


# The scene of what a server has played.


@dataclass(frozen=True, slots=True)
class SumRow:
    """A line with a bar, from `begin` to `end` of the whole width, 0 to 1. at: where a share in it lies.

    detail: below the bar; value: behind it. Where there is no bar, `begin` and `end` are 0.
    """

    name: str
    value: str
    detail: str
    begin: float
    end: float
    at: float | None = None


@dataclass(frozen=True, slots=True)
class SumColumn:
    """A column, `high` of the whole height, 0 to 1; value: above it, name: below."""

    name: str
    value: str
    high: float


@dataclass(frozen=True, slots=True)
class SumsScene:
    """What a server has played: lines with bars, then columns by month under a heading of their own."""

    title: str
    about: str
    rows: tuple[SumRow, ...]
    columns_title: str
    columns: tuple[SumColumn, ...]


# The scene of a chart of chances.


@dataclass(frozen=True, slots=True)
class ChartScene:
    """Chances in a hundred, from left to right.

    title: above it. lines: the name of each, with its chances, all of one length, at least two. marks: what
    is to be pointed out, as places along the lines, also between two chances; numbered from 1. foot: what
    runs from left to right.
    """

    title: str
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    marks: tuple[float, ...]
    foot: str
