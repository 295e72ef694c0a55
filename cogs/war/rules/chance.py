"""The results dice can show: every roll of so many dice, counted instead of written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from cogs.war.model.chance import Roll

FACES = 6


class Rolls(Sequence[Roll]):
    """Every roll of a number of dice, as actions."""

    def __init__(self, dice: int) -> None:
        self._dice = dice

    def __len__(self) -> int:
        return int(FACES**self._dice)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Roll) or len(action.dice) != self._dice:
            return False
        return all(1 <= die <= FACES for die in action.dice)

    @overload
    def __getitem__(self, index: int) -> Roll: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Roll]: ...
    def __getitem__(self, index: int | slice) -> Roll | Sequence[Roll]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        rest, dice = index % len(self), []
        for _ in range(self._dice):
            rest, die = divmod(rest, FACES)
            dice.append(die + 1)
        return Roll(tuple(dice))
