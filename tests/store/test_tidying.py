"""Keeping the database small: when, what of it, and that it is harmless to be stopped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiosqlite
import pytest

from bot.store import Change, MatchChange, SnapshotRow, SqliteStore, upkeep
from bot.store.upkeep import AGAIN, QuietHours, Tidying
from tests.store.rows import change, entry, match_row

NIGHT = datetime(2026, 3, 1, 3, 30, tzinfo=UTC)
LONG_AGO, LATELY = "2026-01-01T00:00:00+00:00", "2026-02-20T00:00:00+00:00"


@pytest.fixture(autouse=True)
def utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The machine of these tests stands in Greenwich."""
    monkeypatch.setattr(upkeep, "PAUSE", 0.0)
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


def finished(match: int, changed: str = LONG_AGO, most: int = 100) -> Change:
    """A match that is over, with a log of some size."""
    log = tuple(entry(seq, events=f'["{seq:0200}"]') for seq in range(1, most + 1))
    row = match_row(match, phase="over", changed=changed, last_entry=most)
    snapshot = SnapshotRow(most, "{}", "f")
    return change(MatchChange(row, None, entries=log, snapshot=snapshot))


async def compacted(store: SqliteStore) -> set[int]:
    async with store.writer.alone() as connection:
        return {match for (match,) in await connection.execute_fetchall("SELECT match_id FROM packed_log")}


async def test_what_is_old_is_compacted_while_it_is_quiet(store: SqliteStore) -> None:
    for match in range(1, 30):
        await store.commit(finished(match))
    await store.commit(finished(30, LATELY))
    await store.commit(
        change(MatchChange(match_row(31, changed=LONG_AGO), None, entries=(entry(1),)), token="t")
    )
    before = [await store.match(match) for match in range(1, 32)]
    async with store.writer.alone() as connection:
        await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    size = await store.size()
    tidy = Tidying(store, QuietHours(3, 5), 30, lambda: NIGHT)

    wait = await tidy.tidy_if_quiet()

    assert wait == timedelta(minutes=90)
    assert await compacted(store) == set(range(1, 30))
    assert [await store.match(match) for match in range(1, 32)] == before
    assert await store.receipt("t") is None
    async with store.writer.alone() as connection:
        assert await connection.execute_fetchall("PRAGMA freelist_count") == [(0,)]
        await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    await store.close()
    assert size > 1_000_000
    assert await store.size() < size / 2


@pytest.mark.parametrize(("hour", "wait"), [(2, 60), (5, 60), (12, 60)])
async def test_nothing_is_done_while_people_play(store: SqliteStore, hour: int, wait: int) -> None:
    await store.commit(finished(1))

    now = NIGHT.replace(hour=hour, minute=0)

    delay = await Tidying(store, QuietHours(3, 5), 30, lambda: now).tidy_if_quiet()

    assert delay == timedelta(minutes=wait)
    assert await compacted(store) == set()


async def test_the_hours_may_go_over_midnight_and_are_those_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hours = QuietHours.parse("22-4")

    quiet = {hour for hour in range(24) if hours.are_now(NIGHT.replace(hour=hour))}
    assert quiet == {22, 23, 0, 1, 2, 3}
    assert hours.until(22, NIGHT) == timedelta(hours=18, minutes=30)

    monkeypatch.setenv("TZ", "Europe/Warsaw")
    time.tzset()
    assert not hours.are_now(NIGHT)


async def test_the_night_is_over_in_the_middle_of_it_and_the_next_goes_on(store: SqliteStore) -> None:
    for match in (1, 2, 3):
        await store.commit(finished(match))
    moments = iter([NIGHT] * 5 + [NIGHT.replace(hour=5)] * 9)

    await Tidying(store, QuietHours(3, 5), 30, lambda: next(moments)).tidy_if_quiet()
    first = await compacted(store)
    await Tidying(store, QuietHours(3, 5), 30, lambda: NIGHT).tidy_if_quiet()

    assert 0 < len(first) < 3
    assert await compacted(store) == {1, 2, 3}


async def test_nothing_is_compacted_where_that_is_not_wished(store: SqliteStore) -> None:
    await store.commit(finished(1))

    await Tidying(store, QuietHours(3, 5), 0, lambda: NIGHT).tidy_if_quiet()

    assert await compacted(store) == set()


async def test_a_change_in_the_middle_goes_before(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(finished(1))

    def change_it(log: object) -> bytes:
        later = match_row(phase="over", revision=2, last_entry=100, message=9)
        asyncio.run_coroutine_threadsafe(store.commit(change(MatchChange(later, 1))), loop).result()
        return b""

    loop = asyncio.get_running_loop()
    monkeypatch.setattr("bot.store.store.pack", change_it)

    assert not await store.compact(1)
    assert len(await store.entries(1)) == 100


async def test_a_database_that_cannot_be_used_is_tidied_later(store: SqliteStore) -> None:
    await store.close()

    assert await Tidying(store, QuietHours(3, 5), 30, lambda: NIGHT).tidy_if_quiet() == AGAIN


async def test_a_file_of_an_earlier_release_learns_to_give_room_back(path: Path) -> None:
    """Given a file that was made without it, then it is built anew once."""
    store = await SqliteStore.open(path)
    await store.commit(finished(1))
    await store.close()
    async with aiosqlite.connect(path) as older:
        await older.execute("PRAGMA auto_vacuum = NONE")
        await older.execute("VACUUM")
        assert await older.execute_fetchall("PRAGMA auto_vacuum") == [(0,)]

    store = await SqliteStore.open(path)

    async with store.writer.alone() as connection:
        assert await connection.execute_fetchall("PRAGMA auto_vacuum") == [(2,)]
    assert len(await store.entries(1)) == 100
    await store.close()
