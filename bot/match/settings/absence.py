"""Times at which somebody must not be disturbed: quiet hours in their own time, and days away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Annotated, Final, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from pydantic import BaseModel, ConfigDict, Field

Hour: TypeAlias = Annotated[int, Field(ge=0, le=23)]
Span: TypeAlias = tuple[datetime, datetime]
"""From when until when somebody is away."""
YEAR: Final = timedelta(days=365)
EASTMOST: Final = 14
"""Hours a clock is ahead of Greenwich at most."""


class QuietHours(BaseModel):
    """From one hour to another, by the clocks of a time zone, no notice arrives."""

    model_config = ConfigDict(frozen=True)

    zone: str
    start: Hour = 22
    end: Hour = 8


def quiet_ends(quiet: QuietHours | None, now: datetime) -> datetime | None:
    """Tell when the quiet hours end that somebody has just now; None where they have none."""
    if quiet is None or quiet.start == quiet.end:
        return None
    try:
        local = now.astimezone(ZoneInfo(quiet.zone))
    except (ZoneInfoNotFoundError, ValueError):
        return None
    if (local.hour - quiet.start) % 24 >= (quiet.end - quiet.start) % 24:
        return None
    day = local if local.hour < quiet.end else local + timedelta(days=1)
    return day.replace(hour=quiet.end, minute=0, second=0, microsecond=0).astimezone(UTC)


def zone_of_hour(hour: int, now: datetime) -> str:
    """A time zone in which it is this hour now."""
    ahead = (hour - now.astimezone(UTC).hour) % 24
    ahead = ahead if ahead <= EASTMOST - 2 else ahead - 24
    # The names count the other way round: west of Greenwich is +.
    return f"Etc/GMT{-ahead:+d}" if ahead else "Etc/GMT"


@cache
def zones() -> tuple[str, ...]:
    """The time zones that are called by a city."""
    areas = (
        "Africa",
        "America",
        "Antarctica",
        "Asia",
        "Atlantic",
        "Australia",
        "Europe",
        "Indian",
        "Pacific",
    )
    return tuple(
        sorted(each for each in available_timezones() if each.split("/")[0] in areas and "/" in each)
    )


def away_now(spans: Sequence[Span], now: datetime) -> datetime | None:
    """Until when somebody is away; None where they are here."""
    return spans[-1][1] if spans and spans[-1][1] > now else None


def stands_until(spans: Sequence[Span], most_days: int, now: datetime) -> datetime | None:
    """Until when the time of somebody who is away stands on a server: so many days a year at most."""
    end = away_now(spans, now)
    if end is None:
        return None
    start = spans[-1][0]
    earlier = [max(timedelta(0), last - max(first, start - YEAR)) for first, last in spans[:-1]]
    left = max(timedelta(0), timedelta(days=most_days) - sum(earlier, timedelta(0)))
    until = min(end, start + left)
    return until if until > now else None


def go_away(spans: Sequence[Span], until: datetime, now: datetime) -> tuple[Span, ...]:
    """The times away with one that begins now, or the present one with another end."""
    recent = tuple(each for each in spans if each[1] > now - YEAR)
    if away_now(recent, now) is not None:
        return (*recent[:-1], (recent[-1][0], until))
    return (*recent, (now, until)) if until > now else recent
