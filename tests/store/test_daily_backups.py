"""A backup every day: when, and which are kept."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.store.upkeep import BACKUP_AGAIN, DAY, DailyBackups, select_kept

NEW_YEAR = datetime(2026, 1, 1, 3, tzinfo=UTC)


class Clock:
    def __init__(self) -> None:
        self.now = NEW_YEAR

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
async def store(tmp_path: Path) -> SqliteStore:
    return await SqliteStore.open(tmp_path / "pony.db")


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def test_one_is_written_a_day_also_after_a_restart(store: SqliteStore, tmp_path: Path) -> None:
    clock, folder = Clock(), tmp_path / "backups"

    first = await DailyBackups(store, folder, clock).back_up_if_due()
    clock.now += timedelta(hours=5)
    after_a_restart = await DailyBackups(store, folder, clock).back_up_if_due()
    clock.now += after_a_restart
    await DailyBackups(store, folder, clock).back_up_if_due()
    await store.close()

    assert (first, after_a_restart) == (DAY, timedelta(hours=19))
    assert names(folder) == ["pony-20260101-030000.db", "pony-20260102-030000.db"]


async def test_a_backup_that_cannot_be_written_is_tried_again(store: SqliteStore, tmp_path: Path) -> None:
    taken = tmp_path / "backups"
    taken.write_text("a file where the folder should be")

    wait = await DailyBackups(store, taken, Clock()).back_up_if_due()
    await store.close()

    assert wait == BACKUP_AGAIN
    assert taken.read_text() == "a file where the folder should be"


async def test_what_is_not_a_backup_is_left_alone(store: SqliteStore, tmp_path: Path) -> None:
    clock, folder = Clock(), tmp_path / "backups"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")

    for _ in range(40):
        await DailyBackups(store, folder, clock).back_up_if_due()
        clock.now += DAY
    await store.close()

    assert "notes.txt" in names(folder)
    assert len(names(folder)) < 16


def test_the_latest_of_seven_days_five_weeks_and_twelve_months_are_kept() -> None:
    days = [NEW_YEAR + timedelta(days=number) for number in range(500)]

    kept = sorted(select_kept(days))

    assert kept[-7:] == days[-7:]
    assert len({day.strftime("%Y-%m") for day in kept}) == 12
    assert len(kept) <= 7 + 5 + 12
    assert len([day for day in kept if day >= days[-35]]) >= 7 + 3


def test_of_several_on_one_day_the_latest_is_kept() -> None:
    morning, evening = NEW_YEAR, NEW_YEAR + timedelta(hours=12)

    assert select_kept([morning, evening]) == {evening}
