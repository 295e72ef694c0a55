"""Elo, and the sequential test that says when enough has been played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Literal

ERROR = 0.05
"""The chance to be wrong either way."""
WIDTH = 50
"""Elo on either side of what is asked: what lies nearer to it counts as either."""
FACTOR = 2
"""How many times fewer or more points lost than are allowed: what lies between counts as either."""
LEAST_ROUNDS = 4
"""Rounds (a game from every seat) before anything is decided."""
Verdict = Literal["shown", "refuted", "open"]


def score_of(elo: float) -> float:
    """The share of points that a difference in Elo leads one to expect."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """The inverse, for a share strictly between 0 and 1."""
    return 400 * log10(score / (1 - score))


@dataclass(frozen=True, slots=True)
class Estimate:
    """What some rounds show. scores: the share of points in each. low, high: Elo, 95 %."""

    rounds: int
    mean: float
    elo: float
    low: float
    high: float


def _spread(scores: Sequence[float]) -> float:
    """The variance of a round, with half a win and half a loss added: a clean sheet proves no certainty."""
    both = [*scores, 0.0, 1.0]
    weights = [1.0] * len(scores) + [0.5, 0.5]
    mean = sum(score * weight for score, weight in zip(both, weights, strict=True)) / sum(weights)
    return sum(w * (score - mean) ** 2 for score, w in zip(both, weights, strict=True)) / sum(weights)


def estimate(scores: Sequence[float]) -> Estimate:
    """Elo with its interval; a clean sheet is shrunk by half a win and half a loss."""
    count = len(scores)
    mean = sum(scores) / count
    shrunk = (sum(scores) + 0.5) / (count + 1)
    wide = 1.96 * sqrt(_spread(scores) / count)
    low, high = (min(max(shrunk + margin, 0.001), 0.999) for margin in (-wide, wide))
    return Estimate(count, mean, elo_of(min(max(shrunk, 0.001), 0.999)), elo_of(low), elo_of(high))


def judge(scores: Sequence[float], elo: float) -> Verdict:
    """Wald's sequential test of `elo` + WIDTH against `elo` - WIDTH; rounds are taken as normal."""
    if len(scores) < LEAST_ROUNDS:
        return "open"
    lower, upper = score_of(elo - WIDTH), score_of(elo + WIDTH)
    mean = sum(scores) / len(scores)
    ratio = len(scores) * (upper - lower) * (2 * mean - lower - upper) / (2 * _spread(scores))
    return _decide(ratio)


def judge_losses(scores: Sequence[float], allowed: float) -> Verdict:
    """The same of the share of points lost, where few are: `allowed` / FACTOR against `allowed` * FACTOR.

    Each point is taken as a throw of a coin: rounds of which nearly all are won are nothing like normal.
    """
    few, many = allowed / FACTOR, allowed * FACTOR
    won = sum(scores)
    return _decide(won * log((1 - few) / (1 - many)) + (len(scores) - won) * log(few / many))


def _decide(ratio: float) -> Verdict:
    """What a logarithm of likelihoods says."""
    bound = log((1 - ERROR) / ERROR)
    return "shown" if ratio >= bound else "refuted" if ratio <= -bound else "open"
