"""A kind word where nobody has chosen a pace: since when a seat is asked, and when it is reminded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment
from bot.match.clocks.pace import DAY

AFTER: Final = (2 * DAY, 5 * DAY, 12 * DAY)
"""Seconds of waiting after which somebody hears a kind word."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat that is asked. since: from when on, to the day. told: how many words there have been."""

    seat: Seat
    since: Moment
    told: int = 0

    @property
    def due(self) -> Moment | None:
        """When the next word is; None where there have been all."""
        return self.since + AFTER[self.told] if self.told < len(AFTER) else None

    @classmethod
    def late(cls, seat: Seat, now: Moment) -> Wait:
        """A seat that has been asked nobody knows since when: one word, not at once."""
        return cls(seat, now + AFTER[0] - AFTER[-1], len(AFTER) - 1)

    def count_words(self, now: Moment) -> int:
        """How many words there should have been by now."""
        return sum(now >= self.since + each for each in AFTER)

    def put_off(self, until: Moment) -> Wait:
        """With the next word not before a moment."""
        return Wait(self.seat, until - AFTER[self.told], self.told)
