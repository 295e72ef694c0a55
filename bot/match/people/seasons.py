"""Seasons: how a server divides the year, and which part of it a game belongs to."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias, get_args

Period: TypeAlias = Literal["none", "year", "quarter"]
PERIODS: tuple[Period, ...] = get_args(Period)
QUARTERS = 4


def season_of(moment: datetime, period: str) -> int:
    """The number of a season, one more than that of the season before; 0 where there are none."""
    if period == "year":
        return moment.year
    if period == "quarter":
        return moment.year * QUARTERS + (moment.month - 1) // 3
    return 0


def parts_of(season: int, period: str) -> tuple[int, int | None]:
    """The year of a season, and its quarter from 1 to 4; None where seasons are whole years."""
    if period == "quarter":
        return season // QUARTERS, season % QUARTERS + 1
    return season, None
