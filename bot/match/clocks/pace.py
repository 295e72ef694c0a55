"""The pace of a table: what a seat has for each turn, and in reserve for the whole game (docs/pace.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias, get_args

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

PaceName = Literal["live", "today", "day", "days", "week"]
PaceChoice = Literal["live", "today", "day", "days", "week", "none"]
NO_HURRY: Final = "none"
"""What a table without a pace is called where it is chosen."""
USUAL_PACE: Final = "days"
"""What stands in a new lobby where nobody has said anything."""
PACES: Final[tuple[PaceName, ...]] = get_args(PaceName)
CHOICES: Final = (*PACES, NO_HURRY)
Stage: TypeAlias = Literal["half", "near", "reserve", "late"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
"""Of a turn: half of the allowance is over, little of it is left, none is, nor of the reserve."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for each turn, and in reserve for the whole game.

    refill: seconds a turn within its allowance puts back. reminded: the stages at which somebody is reminded.
    """

    allowance: int
    reserve: int
    refill: int
    reminded: tuple[Stage, ...] = ("half", "near", "reserve")


TERMS: Final[dict[PaceName, Pace]] = {
    "live": Pace(5 * MINUTE, 20 * MINUTE, MINUTE, ("reserve",)),
    "today": Pace(HOUR, 3 * HOUR, 10 * MINUTE, ("near", "reserve")),
    "day": Pace(DAY, 3 * DAY, 3 * HOUR),
    "days": Pace(3 * DAY, 6 * DAY, 9 * HOUR),
    "week": Pace(7 * DAY, 14 * DAY, 21 * HOUR),
}
NEAR: Final = 6
"""Near the end: a sixth of the allowance is left."""


def read_pace(text: str) -> PaceName | None:
    """A chosen pace; None for no hurry. Raises ValueError for what is none."""
    if text == NO_HURRY:
        return None
    found: PaceName | None = next((each for each in PACES if each == text), None)
    if found is None:
        raise ValueError(text)
    return found


# A kind word where nobody has chosen a pace: since when a seat is asked, and when it is reminded.

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
        """Tell when the next word is; None where there have been all."""
        return self.since + AFTER[self.told] if self.told < len(AFTER) else None

    @classmethod
    def late(cls, seat: Seat, now: Moment) -> Wait:
        """A seat that has been asked nobody knows since when: one word, not at once."""
        return cls(seat, now + AFTER[0] - AFTER[-1], len(AFTER) - 1)

    def count_words(self, now: Moment) -> int:
        """Tell how many words there should have been by now."""
        return sum(now >= self.since + each for each in AFTER)

    def put_off(self, until: Moment) -> Wait:
        """With the next word not before a moment."""
        return Wait(self.seat, until - AFTER[self.told], self.told)


# When somebody is reminded: as they wish, and never more than three times a day.

Wish = Literal["none", "few", "all"]
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)
WISHED: Final[dict[Wish, tuple[Stage, ...]]] = {"none": (), "few": ("near", "reserve"), "all": STAGES}
"""The stages of a turn at which somebody wishes to be reminded."""
MOST_A_DAY: Final = 3
A_DAY: Final = timedelta(days=1)
TOGETHER: Final = timedelta(hours=1)
"""What comes within this time is told by the same message."""


def may_remind(reminded: Sequence[datetime], now: datetime, *, at_tables: bool = False) -> bool:
    """Tell whether somebody may be called once more, who was reminded at these moments.

    at_tables: whether each table calls by itself, so that one call does not tell of the others.
    """
    recent = [now - each for each in reminded if now - each < A_DAY]
    return len(recent) < MOST_A_DAY and (at_tables or all(each >= TOGETHER for each in recent))


def note_reminder(reminded: Sequence[datetime], now: datetime) -> tuple[datetime, ...]:
    """The moments with the present one; those of earlier days are forgotten."""
    return (*(each for each in reminded if now - each < A_DAY), now)
