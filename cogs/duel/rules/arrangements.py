"""The results a shuffled deck may have: far too many to list, so they are counted and found by number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import perm
from typing import overload

from bot.engine import Action


class Arrangements(Sequence[Action]):
    """All orders of so many of these cards, as actions of one kind."""

    def __init__(self, cards: tuple[str, ...], count: int, kind: Callable[[tuple[str, ...]], Action]) -> None:
        self._cards = cards
        self._count = count
        self._kind = kind

    def __len__(self) -> int:
        return perm(len(self._cards), self._count)

    @overload
    def __getitem__(self, number: int) -> Action: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...
    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        if not -len(self) <= number < len(self):
            raise IndexError(number)
        left, rest = list(self._cards), number % len(self)
        order = []
        for place in range(self._count):
            size = perm(len(left) - 1, self._count - place - 1)
            which, rest = divmod(rest, size)
            order.append(left.pop(which))
        return self._kind(tuple(order))

    def __contains__(self, action: object) -> bool:
        cards: object = getattr(action, "cards", None)
        return (
            isinstance(cards, tuple)
            and len(cards) == len(set(cards)) == self._count
            and all(card in self._cards for card in cards)
            and action == self._kind(cards)
        )
