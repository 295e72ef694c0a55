"""Statistics of a server: sums, shares with the interval they may lie in, and what wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from bot.engine import Seat
from bot.store import LongRow, PairRow, TallyRow, What

LEAST: Final = 10
"""Games from which on a share is told."""
CERTAINTY: Final = 0.95
"""The certainty with which a share lies in its interval."""
_WIDTH: Final = NormalDist().inv_cdf((1 + CERTAINTY) / 2)


@dataclass(frozen=True, slots=True)
class Share:
    """Games won of those played."""

    played: int
    won: int

    @property
    def is_telling(self) -> bool:
        """Check whether there are enough games for a share."""
        return self.played >= LEAST

    @property
    def value(self) -> float:
        """The share itself, from 0 to 1."""
        return self.won / self.played

    @property
    def bounds(self) -> tuple[float, float]:
        """Wilson's interval: where the share of ever so many games would lie, with `CERTAINTY`."""
        square = _WIDTH**2 / self.played
        middle = (self.value + square / 2) / (1 + square)
        half = sqrt(square * self.value * (1 - self.value) + (square / 2) ** 2) / (1 + square)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Line:
    """Games with something in them: a side, an opening or a card. side: empty where all seats are alike."""

    side: Seat
    name: str
    share: Share


@dataclass(frozen=True, slots=True)
class Statistics:
    """The games a server has played, of one title, or of all of them."""

    game: str | None
    titles: tuple[tuple[str, int], ...]  # games by title, most played first
    months: tuple[tuple[str, int], ...]  # games by month, as `2026-03`, oldest first
    sides: tuple[Line, ...] = ()
    openings: tuple[Line, ...] = ()  # by name
    cards: tuple[Line, ...] = ()
    longest: tuple[LongRow, ...] = ()  # of one title
    turns: float | None = None  # turns, seconds: medians of one title
    seconds: float | None = None
    pairs: tuple[PairRow, ...] = ()  # of all titles: who has played together most often

    @property
    def played(self) -> int:
        """The number of games."""
        return sum(count for _, count in self.titles)


def read_titles(rows: Iterable[TallyRow]) -> tuple[tuple[str, int], ...]:
    """Games by title, the most played first. rows: of months."""
    sums: Counter[str] = Counter()
    for row in rows:
        sums[row.game] += row.played
    return tuple(sorted(sums.items(), key=lambda title: (-title[1], title[0])))


def read_months(rows: Iterable[TallyRow]) -> tuple[tuple[str, int], ...]:
    """Games by month, the oldest first, without a gap. rows: of months."""
    sums: Counter[str] = Counter()
    for row in rows:
        sums[row.name] += row.played
    numbers = [_number(month) for month in sums]
    months = [_name(number) for number in range(min(numbers), max(numbers) + 1)] if sums else []
    return tuple((month, sums[month]) for month in months)


def _number(month: str) -> int:
    year, of_year = month.split("-")
    return 12 * int(year) + int(of_year) - 1


def _name(number: int) -> str:
    return f"{number // 12:04}-{number % 12 + 1:02}"


def read_lines(rows: Iterable[TallyRow], what: What, *, sided: bool) -> tuple[Line, ...]:
    """Shares of sides, openings or cards, by side and name. sided: whether the seats of the title differ."""
    sums: dict[tuple[Seat, str], tuple[int, int]] = {}
    for row in rows:
        if row.what == what:
            seat, _, name = row.name.partition(" ")
            whose = (seat if sided else "", name)
            played, won = sums.get(whose, (0, 0))
            sums[whose] = played + row.played, won + row.won
    return tuple(Line(*whose, Share(*sums[whose])) for whose in sorted(sums))


def find_best(lines: Sequence[Line], most: int) -> list[Line]:
    """Find what wins most surely: by where its interval begins, of what was seen often enough."""
    telling = [line for line in lines if line.share.is_telling]
    return sorted(telling, key=lambda line: (-line.share.bounds[0], line.side, line.name))[:most]
