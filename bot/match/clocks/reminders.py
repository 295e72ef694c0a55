"""When somebody is reminded: as they wish, and never more than three times a day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, Literal, get_args

from bot.match.clocks.pace import STAGES, Stage

Wish = Literal["none", "few", "all"]
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)
WISHED: Final[dict[Wish, tuple[Stage, ...]]] = {"none": (), "few": ("near", "reserve"), "all": STAGES}
"""The stages of a turn at which somebody wishes to be reminded."""
MOST_A_DAY: Final = 3
DAY: Final = timedelta(days=1)
TOGETHER: Final = timedelta(hours=1)
"""What comes within this time is told by the same message."""


def may_remind(reminded: Sequence[datetime], now: datetime, *, at_tables: bool = False) -> bool:
    """Whether somebody may be called once more, who was reminded at these moments.

    at_tables: whether each table calls by itself, so that one call does not tell of the others.
    """
    recent = [now - each for each in reminded if now - each < DAY]
    return len(recent) < MOST_A_DAY and (at_tables or all(each >= TOGETHER for each in recent))


def note_reminder(reminded: Sequence[datetime], now: datetime) -> tuple[datetime, ...]:
    """The moments with the present one; those of earlier days are forgotten."""
    return (*(each for each in reminded if now - each < DAY), now)
