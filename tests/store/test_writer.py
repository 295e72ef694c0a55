"""Writing: units that wait together share a commit, each stands or falls alone, no disk holds up the loop."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import (
    ConflictError,
    DiskError,
    DiskFullError,
    MatchChange,
    SqliteStore,
    StalledError,
    StoreError,
    work,
)
from bot.store.sqlite import store as store_module
from tests.store.disk import Disk, disk_error
from tests.store.rows import change, entry, match_row


async def set_together(store: SqliteStore, *names: str) -> list[BaseException | None]:
    """Values set at the same moment; what came of each."""
    return await asyncio.gather(*(store.set_value(name, "1") for name in names), return_exceptions=True)


async def there(store: SqliteStore, *names: str) -> list[bool]:
    """Whether each value is there."""
    return [await store.value(name) is not None for name in names]


def commits(disk: Disk) -> int:
    """Transactions that were brought to the disk by the connection that writes."""
    return disk.statements.count("BEGIN IMMEDIATE")


async def test_units_waiting_together_share_a_commit(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    before = commits(disk)
    await set_together(store, *(f"n{number}" for number in range(50)))
    assert commits(disk) - before == 1
    assert all(await there(store, "n0", "n49"))
    await store.close()


async def test_what_is_asked_for_during_a_commit_becomes_the_next_one(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    before = commits(disk)
    with disk.stalling("COMMIT") as stall:
        first = asyncio.create_task(store.set_value("a", "1"))
        await stall.begins()
        others = asyncio.create_task(set_together(store, "b", "c", "d"))
        await asyncio.sleep(0)
    await asyncio.gather(first, others)
    assert commits(disk) - before == 2
    await store.close()


async def test_nothing_is_kept_where_sqlite_undoes_a_transaction_by_itself(path: Path) -> None:
    """As it may on a full disk: the statements behind the failed one are already on their way."""
    store = await SqliteStore.open(path)
    trigger = "CREATE TRIGGER fail BEFORE INSERT ON entry BEGIN SELECT RAISE(ROLLBACK, 'no space'); END"
    with closing(sqlite3.connect(path)) as beside:
        beside.execute(trigger)
    await store.commit(change(MatchChange(match_row(), None)))
    begun = match_row(last_entry=1, last_press=1, revision=2)
    told = MatchChange(begun, 1, entries=(entry(1),), outbox=(("table", None),))
    with pytest.raises(StoreError, match="no space"):
        await store.commit(change(told, token="t"))
    assert await store.set_value("a", "1") is None
    stored = await store.match(1)
    assert stored is not None
    assert stored.row == match_row()
    assert await store.outbox(10) == ()
    assert await store.receipt("t") is None
    await store.close()


async def test_one_refused_unit_does_not_spoil_those_beside_it(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    before = commits(disk)
    outcomes = await asyncio.gather(
        store.set_value("a", "1"),
        store.commit(change(MatchChange(match_row(), None), MatchChange(match_row(2), 7), token="t")),
        store.set_value("b", "1"),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), ConflictError, type(None)]
    assert commits(disk) - before == 1
    assert await there(store, "a", "b") == [True, True]
    assert await store.match(1) is None
    assert await store.receipt("t") is None
    await store.close()


async def test_an_error_that_undoes_the_whole_transaction_costs_only_the_unit_it_met(
    path: Path, disk: Disk
) -> None:
    """Given a file that may not grow, SQLite rolls everything back by itself when one unit finds it full."""
    store = await SqliteStore.open(path)
    async with store.writer.alone() as connection:
        ((pages,),) = await connection.execute_fetchall("PRAGMA page_count")
        await connection.execute_fetchall(f"PRAGMA max_page_count = {pages + 3}")
    outcomes = await asyncio.gather(
        store.set_value("a", "1"),
        store.set_value("large", "x" * 100_000),
        store.set_value("b", "1"),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), DiskFullError, type(None)]
    assert await there(store, "a", "large", "b") == [True, False, True]
    await store.close()


async def test_a_commit_that_fails_for_all_is_tried_for_each(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    disk.fail("COMMIT", disk_error(), disk_error())
    first, *others = await set_together(store, "a", "b", "c")
    assert isinstance(first, DiskError)
    assert others == [None, None]
    assert await there(store, "a", "b", "c") == [False, True, True]
    await store.close()


async def test_while_the_disk_stalls_the_loop_goes_on_and_reads_are_answered(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    with disk.stalling("COMMIT") as stall:
        writing = asyncio.create_task(
            store.commit(change(MatchChange(match_row(revision=2, last_entry=1), 1, entries=(entry(1),))))
        )
        await stall.begins()
        for _ in range(20):
            await asyncio.sleep(0)
            stored = await store.match(1)
            assert stored is not None
            assert stored.row.revision == 1, "what is not on disk is not seen"
        assert not writing.done()
    await writing
    stored = await store.match(1)
    assert stored is not None
    assert stored.row.revision == 2
    await store.close()


async def test_the_loop_goes_on_while_another_program_has_locked_the_file(path: Path) -> None:
    store = await SqliteStore.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.set_value("a", "1"))
        for _ in range(20):
            await asyncio.sleep(0.001)
            assert await store.value("a") is None
        assert not writing.done()
        other.execute("ROLLBACK")
    await writing
    assert await store.value("a") == "1"
    await store.close()


async def test_what_waits_too_long_is_withdrawn_and_has_had_no_effect(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    with disk.stalling("COMMIT") as stall:
        first = asyncio.create_task(store.set_value("first", "1"))
        await stall.begins()
        with pytest.raises(StalledError, match="not answered"):
            await store.commit(change(MatchChange(match_row(), None), token="t"), patience=0.01)
        assert not first.done()
    await first
    await store.set_value("last", "1")
    assert await store.match(1) is None
    assert await store.receipt("t") is None
    await store.close()


async def test_what_the_disk_already_has_is_waited_for_however_long_that_takes(
    path: Path, disk: Disk
) -> None:
    store = await SqliteStore.open(path)
    with disk.stalling("COMMIT") as stall:
        press = asyncio.create_task(
            store.commit(change(MatchChange(match_row(), None), token="t"), patience=0.05)
        )
        await stall.begins()
        await asyncio.wait((press,), timeout=0.2)
        assert not press.done(), "nobody can say yet whether it counts"
    await press
    assert await store.receipt("t") == 1
    await store.close()


async def test_a_unit_is_withdrawn_from_a_batch_that_has_not_reached_the_disk(path: Path, disk: Disk) -> None:
    """Given three units of one transaction, one of which runs out of patience while it is being written."""
    store = await SqliteStore.open(path)
    with disk.stalling("SAVEPOINT unit") as stall:
        beside = asyncio.create_task(set_together(store, "a", "b"))
        short = asyncio.create_task(store.commit(change(MatchChange(match_row(), None)), patience=0.01))
        await stall.begins()
        with pytest.raises(StalledError):
            await short
    assert await beside == [None, None]
    assert await there(store, "a", "b") == [True, True]
    assert await store.match(1) is None
    await store.close()


async def test_a_caller_who_gives_up_takes_back_what_has_not_reached_the_disk(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    with disk.stalling("COMMIT") as stall:
        first = asyncio.create_task(store.set_value("first", "1"))
        await stall.begins()
        given_up, waiting = (asyncio.create_task(store.set_value(name, "1")) for name in ("a", "b"))
        await asyncio.sleep(0)
        for task in (first, given_up):
            task.cancel()
        await asyncio.gather(first, given_up, return_exceptions=True)
    await waiting
    assert await there(store, "first", "a", "b") == [True, False, True]
    await store.close()


async def test_closing_finishes_what_was_asked_before(path: Path) -> None:
    store = await SqliteStore.open(path)
    writing = [asyncio.create_task(store.set_value(f"n{number}", "1")) for number in range(300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    with pytest.raises(StoreError, match="closed"):
        await store.set_value("late", "1")
    await store.close()
    again = await SqliteStore.open(path)
    assert await there(again, "n299", "late") == [True, False]
    await again.close()


async def test_a_disk_that_does_not_answer_is_given_up_at_the_end_and_the_lease_is_kept(
    path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "ENDING", 0.05)
    store = await SqliteStore.open(path)
    with disk.stalling("COMMIT") as stall:
        writing = asyncio.create_task(store.set_value("a", "1"))
        await stall.begins()
        await store.close()
        with pytest.raises(StoreError, match=f"process {os.getpid()}"):
            await SqliteStore.open(path)
    await writing
    for _ in range(500):
        if not path.with_name("house.db-wal").exists():
            break
        await asyncio.sleep(0.01)  # until the thread that was given up has closed its connection


def test_a_process_ends_although_its_disk_does_not_answer(path: Path) -> None:
    code = (
        "import asyncio, pathlib, sys\n"
        "import pytest\n"
        "from bot.store import SqliteStore\n"
        "from bot.store.sqlite import store as module\n"
        "from tests.store.disk import Disk\n"
        "async def main():\n"
        "    module.ENDING = 0.05\n"
        "    disk = Disk(pytest.MonkeyPatch())\n"
        "    store = await SqliteStore.open(pathlib.Path(sys.argv[1]))\n"
        "    stalling = disk.stalling('COMMIT')\n"
        "    stall = stalling.__enter__()\n"
        "    press = asyncio.create_task(store.set_value('a', '1'))\n"
        "    await stall.begins()\n"
        "    await store.close()\n"
        "    sys.exit(7)\n"
        "asyncio.run(main())"
    )
    # The stall of `Disk` ends after 60 s by itself.
    ended = subprocess.run([sys.executable, "-c", code, str(path)], timeout=40, check=False)
    assert ended.returncode == 7


async def test_reads_go_on_after_one_that_was_given_up(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    for statement in ("BEGIN", "SELECT user_id FROM invitation"):
        with disk.stalling(statement) as stall:
            reading = asyncio.create_task(store.match(1))
            await stall.begins()
            reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert await store.match(1) is not None
    await store.close()


async def test_a_disk_that_cannot_be_read_is_a_typed_error_and_later_reads_go_on(
    path: Path, disk: Disk
) -> None:
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None), token="t"))
    disk.fail("SELECT match_id FROM receipt", disk_error())
    with pytest.raises(DiskError):
        await store.receipt("t")
    assert await store.receipt("t") == 1
    disk.fail("BEGIN", disk_error())
    with pytest.raises(DiskError):
        await store.receipt("t")
    assert await store.receipt("t") == 1
    await store.close()


async def test_whoever_closes_last_carries_the_log_over_and_both_connections_are_closed(path: Path) -> None:
    """Given a store that was closed, only the file and its lock are left."""
    store = await SqliteStore.open(path)
    await store.set_value("a", "1")
    await store.match(1)
    await store.close()
    assert sorted(file.name for file in path.parent.iterdir()) == ["house.db", "house.db.lock"]


async def test_a_store_that_cannot_be_opened_leaves_nothing_open(path: Path, disk: Disk) -> None:
    for statement in ("PRAGMA quick_check", "PRAGMA query_only"):
        disk.fail(statement, disk_error())
        with pytest.raises(DiskError):
            await SqliteStore.open(path)
        assert {file.name for file in path.parent.iterdir()} == {"house.db", "house.db.lock"}
    await (await SqliteStore.open(path)).close()


async def test_what_a_unit_returns_and_raises_comes_back_to_whoever_asked(path: Path) -> None:
    """Given units beside each other of which some find nothing to do, each hears of its own."""
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None, outbox=(("table", None),))))
    (item,) = await store.outbox(9)
    removed = await asyncio.gather(
        store.remove_outbox_item(item.id, 7),
        store.remove_outbox_item(item.id, item.revision),
        store.remove_outbox_item(item.id, item.revision),
    )
    assert removed == [False, True, False]
    await store.close()


async def test_more_units_than_a_batch_may_have_take_another(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    before = commits(disk)
    await set_together(store, *(f"n{number}" for number in range(work.MOST_TOGETHER + 1)))
    assert commits(disk) - before == 2
    await store.close()
