"""A commit that fails: nothing of it stays behind, in the database, in the queue, or in those who asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiosqlite
import pytest

from bot.store import DiskError, SqliteStore, StoreError
from bot.store.work import Connection
from tests.store.disk import Disk, disk_error

SOON = 20.0
"""Seconds after which what hangs is said to hang."""


class Written:
    """A unit that writes a value, and notes how often it was done. From the second time on it can be held."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.times = 0
        self.again = asyncio.Event()
        self.free = asyncio.Event()
        self.free.set()

    async def __call__(self, connection: Connection) -> None:
        self.times += 1
        if self.times > 1:
            self.again.set()
            await self.free.wait()
        await connection.execute("INSERT INTO meta VALUES (:name, 'written')", name=self.name)


async def test_a_commit_that_fails_leaves_no_unit_in_the_queue(path: Path, disk: Disk) -> None:
    """Given the disk refuses a commit, it has been done once, and the next one holds only what came later."""
    store = await SqliteStore.open(path)
    failed, later = Written("failed"), Written("later")
    disk.fail("COMMIT", disk_error())
    with pytest.raises(DiskError):
        await store.writer.write(failed)
    await store.writer.write(later)

    assert (failed.times, later.times) == (1, 1)
    assert [await store.value(name) for name in ("failed", "later")] == [None, "written"]
    async with asyncio.timeout(SOON):
        await store.close()
    assert (failed.times, later.times) == (1, 1)
    # A queue that still had it would have kept the store from letting go of the file.
    await (await SqliteStore.open(path)).close()


async def test_a_batch_whose_commit_fails_is_done_once_more_by_each_and_then_no_more(
    path: Path, disk: Disk
) -> None:
    """Given the commit of three is refused and then that of one of them, the others are there, once."""
    store = await SqliteStore.open(path)
    units = [Written("a"), Written("b"), Written("c")]
    disk.fail("COMMIT", disk_error(), disk_error())
    came = await asyncio.gather(*(store.writer.write(unit) for unit in units), return_exceptions=True)
    await store.set_value("later", "1")

    assert [type(outcome) for outcome in came] == [DiskError, type(None), type(None)]
    assert [unit.times for unit in units] == [2, 2, 2]
    assert [await store.value(unit.name) for unit in units] == [None, "written", "written"]
    async with asyncio.timeout(SOON):
        await store.close()
    assert [unit.times for unit in units] == [2, 2, 2]


async def test_who_gives_up_after_a_failed_commit_has_had_no_effect(path: Path, disk: Disk) -> None:
    """Given the commit of two was refused, what waits to be tried alone can still be withdrawn."""
    store = await SqliteStore.open(path)
    first, second = Written("first"), Written("second")
    first.free.clear()
    disk.fail("COMMIT", disk_error())
    asked = [asyncio.create_task(store.writer.write(unit)) for unit in (first, second)]
    await first.again.wait()
    asked[1].cancel()
    await asyncio.gather(asked[1], return_exceptions=True)
    first.free.set()
    await asked[0]
    await store.set_value("later", "1")

    assert second.times == 1
    assert [await store.value(name) for name in ("first", "second")] == ["written", None]
    await store.close()


async def test_after_a_failed_commit_no_transaction_is_open(path: Path, disk: Disk) -> None:
    """Given that, what must stand outside of one can be done, and others may write."""
    store = await SqliteStore.open(path)
    disk.fail("COMMIT", disk_error())
    with pytest.raises(DiskError):
        await store.set_value("a", "1")

    async with store.writer.alone() as connection:
        assert not connection.in_transaction
    async with aiosqlite.connect(path) as beside:
        await beside.execute("INSERT INTO meta VALUES ('beside', '1')")
        await beside.commit()
    assert await store.value("beside") == "1"
    await store.close()


async def test_a_failed_commit_tells_no_listener(path: Path, disk: Disk) -> None:
    """Given the disk refuses what would be told, nobody is woken for it."""
    store = await SqliteStore.open(path)
    heard: list[int] = []
    store.on_outbox(lambda: heard.append(1))
    disk.fail("COMMIT", disk_error(), disk_error())
    with pytest.raises(DiskError):
        await store.prune("2020")
    with pytest.raises(DiskError):
        await store.erase(7)
    assert heard == []
    await store.close()


async def test_what_is_asked_for_after_the_end_is_refused_at_once(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.close()
    late = Written("late")
    async with asyncio.timeout(SOON):
        with pytest.raises(StoreError, match="closed"):
            await store.writer.write(late)
    assert late.times == 0
