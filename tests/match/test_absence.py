"""Quiet hours in somebody's own time, days away, and how often they may be reminded."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.match.clocks import may_remind, note_reminder
from bot.match.settings import QuietHours, away_now, go_away, quiet_ends, stands_until, zone_of_hour, zones
from tests.match.house import ANN, House

NOON = datetime(2026, 6, 15, 12, tzinfo=UTC)
DAY = timedelta(days=1)
NIGHT = QuietHours(zone="Europe/Warsaw")


@pytest.mark.parametrize(
    ("hour", "end"),
    [(19, None), (20, (16, 6)), (23, (16, 6)), (3, (15, 6)), (5, (15, 6)), (6, None)],
)
def test_nights_are_quiet_by_the_clocks_of_the_city(hour: int, end: tuple[int, int] | None) -> None:
    night_end = quiet_ends(NIGHT, NOON.replace(hour=hour, minute=30))
    assert (None if night_end is None else (night_end.day, night_end.hour)) == end


def test_the_night_in_which_summer_time_begins_ends_by_the_clock() -> None:
    before = datetime(2026, 3, 28, 23, tzinfo=UTC)
    assert quiet_ends(NIGHT, before) == datetime(2026, 3, 29, 6, tzinfo=UTC)


def test_hours_at_midday_may_be_quiet_too() -> None:
    assert quiet_ends(QuietHours(zone="Etc/GMT", start=11, end=13), NOON) == NOON + timedelta(hours=1)
    assert quiet_ends(QuietHours(zone="Etc/GMT", start=12, end=12), NOON) is None
    assert quiet_ends(QuietHours(zone="Etc/Nowhere"), NOON) is None


@pytest.mark.parametrize("hour", range(24))
def test_the_hour_it_is_names_a_zone(hour: int) -> None:
    quiet = QuietHours(zone=zone_of_hour(hour, NOON), start=hour, end=(hour + 1) % 24)
    assert quiet_ends(quiet, NOON) == NOON + timedelta(hours=1)


def test_zones_are_called_by_cities() -> None:
    assert {"Europe/Warsaw", "America/New_York"} <= set(zones())
    assert "Etc/GMT+2" not in zones()


def test_days_away_are_counted_by_the_year() -> None:
    spans = go_away((), NOON + 20 * DAY, NOON)
    assert stands_until(spans, 30, NOON) == NOON + 20 * DAY
    later = NOON + 100 * DAY
    spans = go_away(spans, later + 20 * DAY, later)
    assert stands_until(spans, 30, later) == later + 10 * DAY
    assert stands_until(spans, 0, later) is None
    assert away_now(spans, later) == later + 20 * DAY
    next_year = later + 400 * DAY
    spans = go_away(spans, next_year + 20 * DAY, next_year)
    assert stands_until(spans, 30, next_year) == next_year + 20 * DAY


def test_who_comes_back_before_has_days_left() -> None:
    spans = go_away((), NOON + 20 * DAY, NOON)
    spans = go_away(spans, NOON + DAY, NOON + DAY)
    assert away_now(spans, NOON + DAY) is None
    assert spans == ((NOON, NOON + DAY),)


def test_nobody_is_reminded_more_than_three_times_a_day() -> None:
    reminded: tuple[datetime, ...] = ()
    times = []
    for hour in range(30):
        now = NOON + timedelta(hours=hour)
        if may_remind(reminded, now):
            reminded = note_reminder(reminded, now)
            times.append(hour)
    assert times == [0, 1, 2, 24, 25, 26]


def test_what_comes_together_is_told_once() -> None:
    assert not may_remind((NOON,), NOON + timedelta(minutes=59))
    assert not may_remind((NOON,), NOON)


def test_tables_that_call_for_themselves_need_not_wait_for_one_another() -> None:
    assert may_remind((NOON,), NOON, at_tables=True)
    assert may_remind((NOON,), NOON + timedelta(minutes=34), at_tables=True)
    assert not may_remind((NOON,) * 3, NOON + timedelta(hours=2), at_tables=True)


async def test_quiet_hours_are_exported_and_go_with_an_erasure(house: House) -> None:
    quiet = QuietHours(zone="Europe/Warsaw", start=21)
    await house.tables.change_user_settings(
        ANN, lambda settings: settings.model_copy(update={"quiet": quiet})
    )
    house = await house.reopened()
    assert (await house.tables.user_settings(ANN)).quiet == quiet
    assert "Europe/Warsaw" in await house.tables.export(ANN)
    await house.tables.erase(ANN)
    assert "Europe/Warsaw" not in await house.tables.export(ANN)
    await house.store.close()
