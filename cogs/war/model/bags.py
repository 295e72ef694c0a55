"""Bags: how many there are of each kind of thing, by id, in the order of the components.

A bag is a tuple of (id, number) pairs without zeros, so that equal bags are equal values. Armies, pools of
figures and of Hunt tiles are bags.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from cogs.war.model.components import FIGURES, TILES

Bag = tuple[tuple[str, int], ...]

EMPTY: Bag = ()
_ORDER: dict[str, int] = {name: number for number, name in enumerate((*FIGURES, *TILES))}


def _place(pair: tuple[str, int]) -> int:
    return _ORDER[pair[0]]


def bag(*things: str, **numbers: int) -> Bag:
    """Return a bag of things named one by one, and of numbers of things. Raises KeyError for unknown ids."""
    counts = dict(numbers)
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return tuple(sorted(((name, number) for name, number in counts.items() if number), key=_place))


def count(held: Bag, thing: str) -> int:
    """Count how many there are of one thing."""
    for name, number in held:
        if name == thing:
            return number
    return 0


def total(held: Bag) -> int:
    """Count all things."""
    return sum(number for _, number in held)


@lru_cache(maxsize=1 << 14)
def plus(held: Bag, more: Bag) -> Bag:
    """Return both bags together."""
    if not more:
        return held
    if not held:
        return more
    counts = dict(held)
    for name, number in more:
        counts[name] = counts.get(name, 0) + number
    return tuple(sorted(counts.items(), key=_place))


@lru_cache(maxsize=1 << 14)
def minus(held: Bag, less: Bag) -> Bag:
    """Return a bag without another. Raises ValueError where there is not enough of something."""
    if not less:
        return held
    counts = dict(held)
    for name, number in less:
        left = counts.get(name, 0) - number
        if left < 0:
            raise ValueError(f"{number} {name} out of {held}")
        counts[name] = left
    return tuple((name, number) for name, number in counts.items() if number)


def within(part: Bag, whole: Bag) -> bool:
    """Check whether a bag is a part of another."""
    counts = dict(whole)
    return all(counts.get(name, 0) >= number for name, number in part)


def common(held: Bag, other: Bag) -> Bag:
    """Return what is in both bags."""
    counts = dict(other)
    return tuple((name, min(n, counts[name])) for name, n in held if counts.get(name, 0))


def only(held: Bag, wanted: Callable[[str], bool]) -> Bag:
    """Return the part of a bag whose things are wanted."""
    return tuple(pair for pair in held if wanted(pair[0]))


def elements(held: Bag) -> Iterable[str]:
    """Return every thing by itself, e.g. three ids for three of a kind."""
    for name, number in held:
        for _ in range(number):
            yield name
