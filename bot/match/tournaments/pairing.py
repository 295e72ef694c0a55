"""Pairing: one question, answered by a library for each format; and who had better not meet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from itertools import combinations, product
from typing import Final, Protocol, TypeAlias

from bot.match.tournaments.model import Number, Tournament

Group: TypeAlias = tuple[Number, ...]
"""Who meets at a table, in seating order; one alone has a bye."""
Pairs: TypeAlias = frozenset[frozenset[Number]]
"""People who are not to meet where that can be helped."""
MOST_TRIED: Final = 16
"""Such pairs that are tried one by one where not all can be kept apart: each takes a whole pairing."""


class NoPairingError(Exception):
    """No further round can be paired: all that were to be played have been, or nobody new is left to meet."""


class Pairer(Protocol):
    """Pairs a round of a tournament from all that was decided before."""

    def __call__(self, tournament: Tournament, round_number: int, /) -> tuple[Group, ...]:
        """The groups of a round, the best table first. Raises NoPairingError where there is none."""


def pair_apart(pair: Callable[[Pairs], tuple[Group, ...]], apart: Pairs) -> tuple[Group, ...]:
    """A pairing that keeps all of these apart; where there is none, as many as it can, one after another.

    pair: pairs a round in which some do not meet. Raises NoPairingError where there is none at all.
    """
    with suppress(NoPairingError):
        return pair(apart)
    kept: Pairs = frozenset()
    found = pair(kept)
    for each in sorted(apart, key=sorted)[:MOST_TRIED]:
        with suppress(NoPairingError):
            found, kept = pair(kept | {each}), kept | {each}
    return found


def exchange(groups: Sequence[Group], apart: Pairs) -> tuple[Group, ...]:
    """The same groups, with people exchanged as long as fewer then meet who are to be kept apart.

    Those exchanged sit at tables as near as can be, and are numbered as alike as can be.
    """
    found = list(groups)
    while (count := _count(found, apart)) > 0:
        at = [(table, place) for table, group in enumerate(found) for place in range(len(group))]
        tried = (
            (_count(changed, apart), table - near, abs(found[near][seat] - found[table][place]), changed)
            for (near, seat), (table, place) in product(at, at)
            if near < table
            for changed in [_swap(found, (near, seat), (table, place))]
        )
        best = min(tried, default=None)
        if best is None or best[0] >= count:
            break
        found = best[3]
    return tuple(found)


def _swap(groups: Sequence[Group], one: tuple[int, int], other: tuple[int, int]) -> list[Group]:
    changed = [list(group) for group in groups]
    first, second = changed[one[0]][one[1]], changed[other[0]][other[1]]
    changed[one[0]][one[1]], changed[other[0]][other[1]] = second, first
    return [tuple(group) for group in changed]


def _count(groups: Collection[Group], apart: Pairs) -> int:
    return sum(frozenset(pair) in apart for group in groups for pair in combinations(group, 2))
