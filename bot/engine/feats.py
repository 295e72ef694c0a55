"""Feats: what may be remembered of a game for long, decided when it is over, from all that happened in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.event import Event
from bot.engine.game import Outcome, Seat

GIVEN_UP: Final = "outcome-resigned"
"""How a game ends because others gave up: nobody has done anything in it that is worth remembering."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A game that is over: who sat, how it ended, and all that happened, whoever knew of it then."""

    seats: tuple[Seat, ...]
    outcome: Outcome
    events: tuple[Event, ...]

    def won(self, seat: Seat, reason: str | None = None) -> bool:
        """Check whether a seat is among the winners; reason: and the game ended like this."""
        return seat in self.outcome.winners and reason in (None, self.outcome.reason)


@dataclass(frozen=True, slots=True)
class Feat:
    """Something worth remembering. key: of the message `feat-<key>` in the game's own catalogue.

    earned: the seats that did it.
    """

    key: str
    earned: Callable[[Chronicle], Collection[Seat]]


def find_feats(feats: Sequence[Feat], chronicle: Chronicle) -> Iterator[tuple[Seat, str]]:
    """Find the feats of each seat in a game that is over; none where the others gave up."""
    if chronicle.outcome.reason == GIVEN_UP:
        return
    for feat in feats:
        for seat in feat.earned(chronicle):
            yield seat, feat.key
