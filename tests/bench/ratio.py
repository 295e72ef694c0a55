"""Interleaved measurement: ours and the floor in shuffled rounds, and the ratio of each round.

On shared machines absolute times drift by a factor of two within minutes; ratios taken side by side do not.
"""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median, quantiles

Work = Callable[[], int]
"""Does some work and says how many units of it were done: moves, pictures, commits."""
Clock = Callable[[], float]
POOLED = 100
"""Rounds with fewer samples than this have no 99th percentile of their own: their samples are pooled."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One round: what a unit cost us and what it cost the floor, in the same measure."""

    ours: float
    floor: float

    @property
    def ratio(self) -> float:
        """Divide by the floor."""
        return self.ours / self.floor


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured: a ratio to the floor (unit `x`) or a plain number in `unit`."""

    name: str
    ours: str
    """The median as text with its unit; floor likewise, or empty."""
    floor: str
    value: float
    spread: tuple[float, float]
    """Quartiles of the rounds."""
    bar: float | None
    """The budget, None where there is none."""
    unit: str
    note: str
    """What was compared."""
    at_least: bool = False
    """Whether the value is to be no smaller than the bar."""

    @property
    def kept(self) -> bool | None:
        """Say whether the budget is kept; None where there is none."""
        if self.bar is None:
            return None
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def interleaved(
    ours: Work, floor: Work, *, rounds: int, clock: Clock = time.process_time, seed: int = 7
) -> list[Pair]:
    """Return seconds per unit of both, round by round; which of the two comes first is drawn for each.

    An unmeasured round goes before, so that both start warm. Raises ValueError when nothing was done.
    """
    rng = Random(seed)
    works = {"ours": ours, "floor": floor}
    pairs = []
    for number in range(rounds + 1):
        cost = {name: _cost(works[name], clock) for name in rng.sample(sorted(works), 2)}
        if number:
            pairs.append(Pair(cost["ours"], cost["floor"]))
    return pairs


def _cost(work: Work, clock: Clock) -> float:
    gc.collect()
    begun = clock()
    units = work()
    taken = clock() - begun
    if units < 1:
        raise ValueError("a round without any work")
    return taken / units


def against_floor(name: str, pairs: Sequence[Pair], bar: float | None, note: str) -> Figure:
    """Take the median ratio of some rounds of seconds, with its quartiles."""
    ratios = [pair.ratio for pair in pairs]
    ours = duration(median(pair.ours for pair in pairs))
    floor = duration(median(pair.floor for pair in pairs))
    return Figure(name, ours, floor, median(ratios), spread(ratios), bar, "x", note)


def plain(
    name: str, values: Sequence[float], bar: float | None, unit: str, note: str, floor: float | None = None
) -> Figure:
    """Take a number by itself, the median of some values; what the floor needs is kept beside it."""
    value = median(values)
    beside = "" if floor is None else f"{number(floor)} {unit}"
    return Figure(name, f"{number(value)} {unit}".strip(), beside, value, spread(values), bar, unit, note)


def spread(values: Sequence[float]) -> tuple[float, float]:
    """Return the lower and the upper quartile."""
    if len(values) < 2:
        return values[0], values[0]
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low, high


def percentile(values: Sequence[float], share: float) -> float:
    """Find the smallest value that a share (0..1] of all does not exceed; ValueError without values."""
    if not values:
        raise ValueError("no values")
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def percentiles(rounds: Sequence[tuple[Sequence[float], Sequence[float]]], share: float) -> list[Pair]:
    """Take a percentile of ours and of the floor for each round of samples.

    A percentile beyond the median needs rounds of 100 samples; smaller ones are taken together as one round.
    """
    if share > 0.5 and any(len(samples) < POOLED for measured_round in rounds for samples in measured_round):
        rounds = [
            (
                [value for ours, _ in rounds for value in ours],
                [value for _, floor in rounds for value in floor],
            )
        ]
    return [Pair(percentile(ours, share), percentile(floor, share)) for ours, floor in rounds]


def duration(seconds: float) -> str:
    """Write seconds in the unit that suits them: `12.3 us`, `4.56 ms`, `1.20 s`."""
    for factor, unit in ((1e6, "us"), (1e3, "ms")):
        if seconds * factor < 1000:
            return f"{number(seconds * factor)} {unit}"
    return f"{number(seconds)} s"


def number(value: float) -> str:
    """Write three digits, no more."""
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
