"""How fast a table plays: what a seat has for each turn, and in reserve for the whole game (docs/pace.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

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
