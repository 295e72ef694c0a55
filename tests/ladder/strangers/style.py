"""What a stranger is: it rates each legal action by what its seat sees, and takes one of the best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from bot.engine import Action, Observation, Seat

Rate: TypeAlias = Callable[[Any, Any], float]
"""How much a stranger likes an action in what it sees: only the order counts."""


@dataclass(frozen=True, slots=True)
class Style:
    """A scripted way to play.

    name: what it does, as the table says it. only: the seat it plays from, "" any.
    edition: raised when it plays otherwise; the ladder counts no game that an earlier one has played.
    """

    name: str
    key: str
    rate: Rate
    all_seats: tuple[Seat, Seat]
    only: Seat = ""
    edition: int = 1

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those it plays from."""
        return (self.only,) if self.only else self.all_seats

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The seats of whoever plays against it."""
        return tuple(seat for seat in self.all_seats if not self.only or seat != self.only)

    def choose(self, seen: Observation, rng: Random) -> Action:
        """One of `seen.legal`."""
        rated = [(self.rate(seen, action), action) for action in seen.legal]
        best = max(rate for rate, _ in rated)
        return rng.choice([action for rate, action in rated if rate == best])
