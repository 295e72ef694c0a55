# ruff: noqa: ASYNC220, ASYNC240 - nothing else runs on the loop while a test looks at its files
"""The store on SQLite: what every backend keeps, and what is SQLite's own."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.store import (
    ChangedMigrationError,
    CorruptError,
    DiskError,
    DiskFullError,
    ForeignDatabaseError,
    LeaseError,
    MatchChange,
    NewerDatabaseError,
    SqliteStore,
    Store,
    StoreError,
    connection,
)
from bot.store.migrate import FOLDER, migrations, statements
from tests.store.conformance import Conformance, Opening
from tests.store.rows import change, entry, match_row

BIG = "x" * 20_000
DISKS = ("a slow disk", "a quick disk")
"""Written by the thread, and by the event loop."""


class TestSqlite(Conformance):
    @pytest.fixture
    def opening(self, tmp_path: Path) -> Opening:
        return lambda: SqliteStore.open(tmp_path / "house.db")

    @pytest.fixture
    def copied(self) -> Callable[[Path], Awaitable[Store]]:
        return SqliteStore.open

    @pytest.fixture(autouse=True, params=DISKS)
    def _disk(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(connection.Pace, "allows", lambda pace, now: request.param == DISKS[1])


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is written on the thread."""
    monkeypatch.setattr(connection.Pace, "allows", lambda pace, now: False)


@pytest.fixture(params=DISKS)
def any_disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways of writing: on the thread, and on the event loop."""
    monkeypatch.setattr(connection.Pace, "allows", lambda pace, now: request.param == DISKS[1])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


async def write(store: SqliteStore, *statements: str) -> None:
    """Writes behind the interface's back."""
    await store._connection.write(
        lambda connection: [connection.execute(each) for each in statements] and None
    )


async def pragma(store: SqliteStore, name: str) -> object:
    return await store._connection.read(lambda connection: connection.execute(f"PRAGMA {name}").fetchone()[0])


async def fill(store: SqliteStore, presses: int, first: int = 1) -> int:
    """Presses with long texts until the store fails; returns how many were answered."""
    for number in range(first, first + presses):
        row = match_row(revision=number + 1, last_entry=number)
        try:
            await store.commit(
                change(MatchChange(row, number, entries=(entry(number, text=BIG),)), token=f"t{number}")
            )
        except StoreError:
            return number - first
    return presses


async def test_the_connection_is_as_safe_as_sqlite_can_be(path: Path) -> None:
    store = await SqliteStore.open(path)
    assert [await pragma(store, name) for name in ("journal_mode", "synchronous", "foreign_keys")] == [
        "wal",
        2,
        1,
    ]
    assert await pragma(store, "busy_timeout") == 5000
    tables = await store._connection.read(
        lambda connection: connection.execute("PRAGMA table_list").fetchall()
    )
    ours = [row for row in tables if not row[1].startswith("sqlite_")]
    assert all(row[5] for row in ours), "STRICT everywhere"
    await store.close()


async def test_pages_of_the_file_are_left_to_the_system(path: Path) -> None:
    store = await SqliteStore.open(path)
    kibibytes = -512  # negative where it is not pages that are counted
    assert await pragma(store, "cache_size") == kibibytes
    await store.close()


@pytest.mark.usefixtures("any_disk")
async def test_foreign_keys_and_checks_are_enforced_and_the_unit_is_undone(path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(StoreError, match="FOREIGN KEY"):
        await write(store, "INSERT INTO meta VALUES ('a', 'b')", "INSERT INTO receipt VALUES ('t', 99, '')")
    assert await store.value("a") is None
    await store.close()


async def test_a_second_process_is_refused_and_told_who_has_the_database(path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(LeaseError) as caught:
        await SqliteStore.open(path)
    assert caught.value.pid == os.getpid()
    assert caught.value.since is not None
    assert str(os.getpid()) in str(caught.value)
    await store.close()
    await (await SqliteStore.open(path)).close()


async def test_the_lease_ends_with_the_process_however_it_dies(path: Path) -> None:
    code = (
        "import asyncio, sys, pathlib; from bot.store import SqliteStore\n"
        "async def main():\n"
        "    await SqliteStore.open(pathlib.Path(sys.argv[1])); print('open', flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())"
    )
    child = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "open\n"
    with pytest.raises(LeaseError) as caught:
        await SqliteStore.open(path)
    assert caught.value.pid == child.pid
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    await (await SqliteStore.open(path)).close()


def test_a_process_that_dies_of_an_error_does_not_hang(path: Path) -> None:
    code = (
        "import asyncio, sys, pathlib; from bot.store import SqliteStore\n"
        "async def main():\n"
        "    store = await SqliteStore.open(pathlib.Path(sys.argv[1])); raise SystemExit(7)\n"
        "asyncio.run(main())"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)], timeout=20, check=False).returncode == 7


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    store = await SqliteStore.open(path)
    await write(store, "INSERT INTO migration VALUES (99, 'V0099__far.sql', 'x', '')")
    await store.close()
    before = path.read_bytes()
    with pytest.raises(NewerDatabaseError) as caught:
        await SqliteStore.open(path)
    assert (caught.value.found, caught.value.known) == (99, len(migrations()))
    assert path.read_bytes() == before


def copied_migrations(folder: Path) -> Path:
    folder.mkdir()
    for each in FOLDER.glob("*.sql"):
        (folder / each.name).write_text(each.read_text())
    return folder


async def test_a_changed_migration_is_refused(path: Path, tmp_path: Path) -> None:
    folder = copied_migrations(tmp_path / "sql")
    await (await SqliteStore.open(path, folder=folder)).close()
    first = folder / "V0001__begin.sql"
    first.write_text(first.read_text() + "-- edited\n")
    with pytest.raises(ChangedMigrationError, match="V0001__begin"):
        await SqliteStore.open(path, folder=folder)


async def test_migrations_apply_once_each_in_order(path: Path, tmp_path: Path) -> None:
    folder = copied_migrations(tmp_path / "sql")
    store = await SqliteStore.open(path, folder=folder)
    await store.commit(change(MatchChange(match_row(), None)))
    await store.close()
    number = len(migrations()) + 1
    (folder / f"V{number:04}__more.sql").write_text(
        "CREATE TABLE more (a INTEGER) STRICT;\nINSERT INTO more VALUES (1);\n"
    )
    for _ in range(2):
        store = await SqliteStore.open(path, folder=folder)
        rows = await store._connection.read(
            lambda connection: connection.execute("SELECT a FROM more").fetchall()
        )
        assert rows == [(1,)]
        assert await store.match(1) is not None
        await store.close()


async def test_a_failing_migration_leaves_the_database_as_it_was(path: Path, tmp_path: Path) -> None:
    folder = copied_migrations(tmp_path / "sql")
    await (await SqliteStore.open(path, folder=folder)).close()
    broken = folder / f"V{len(migrations()) + 1:04}__broken.sql"
    broken.write_text("CREATE TABLE more (a INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreError, match="nowhere"):
        await SqliteStore.open(path, folder=folder)
    broken.unlink()
    store = await SqliteStore.open(path, folder=folder)
    tables = await store._connection.read(
        lambda connection: connection.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall()
    )
    assert tables == []
    await store.close()


def test_migrations_must_be_numbered_without_gaps(tmp_path: Path) -> None:
    folder = copied_migrations(tmp_path / "sql")
    (folder / "V0077__far.sql").write_text("SELECT 1;")
    with pytest.raises(ValueError, match="numbered"):
        migrations(folder)


def test_a_script_is_cut_into_statements() -> None:
    script = (
        "-- a; b\nCREATE TABLE a (x); CREATE TRIGGER t AFTER INSERT ON a BEGIN\n SELECT 1;\nEND;\nSELECT ';'"
    )
    assert [each.strip()[:20] for each in statements(script.replace("; CREATE", ";\nCREATE"))] == [
        "-- a; b\nCREATE TABLE",
        "CREATE TRIGGER t AFT",
        "SELECT ';'",
    ]


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"Once upon a time there was an inn. " * 100)
    before = path.read_bytes()
    with pytest.raises(CorruptError):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_a_damaged_database_is_a_typed_error(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    assert await fill(store, 20) == 20
    await store.close()
    whole = bytearray(path.read_bytes())
    for offset in range(4096, len(whole)):
        whole[offset] = 0xA5
    path.write_bytes(bytes(whole))
    with pytest.raises(CorruptError):
        store = await SqliteStore.open(path)


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (a)")
    connection.close()
    with pytest.raises(ForeignDatabaseError):
        await SqliteStore.open(path)


async def test_a_folder_that_is_not_there_is_a_typed_error(tmp_path: Path) -> None:
    with pytest.raises(DiskError):
        await SqliteStore.open(tmp_path / "no" / "where.db")


@pytest.mark.usefixtures("any_disk")
async def test_a_full_disk_undoes_the_press_and_later_it_goes_on(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    pages = await pragma(store, "page_count")
    assert isinstance(pages, int)
    await pragma(store, f"max_page_count = {pages + 20}")
    answered = await fill(store, 50)
    assert 0 < answered < 50
    row = match_row(revision=answered + 2, last_entry=answered + 1)
    with pytest.raises(DiskFullError):
        await store.commit(change(MatchChange(row, answered + 1, entries=(entry(answered + 1, text=BIG),))))
    assert len(await store.entries(1)) == answered
    assert await store.receipt(f"t{answered + 1}") is None
    await pragma(store, "max_page_count = 1000000")
    assert await fill(store, 10, answered + 1) == 10
    assert [each.seq for each in await store.entries(1)] == list(range(1, answered + 11))
    await store.close()


@pytest.mark.usefixtures("any_disk")
async def test_a_full_file_system_undoes_the_press_and_later_it_goes_on(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, hard))
    try:
        answered = await fill(store, 200)
        assert 0 < answered < 200
        assert len(await store.entries(1)) == answered
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await fill(store, 10, answered + 1) == 10
    await store.close()
    store = await SqliteStore.open(path)
    assert [each.seq for each in await store.entries(1)] == list(range(1, answered + 11))
    await store.close()


@pytest.mark.usefixtures("any_disk")
async def test_one_failing_unit_does_not_spoil_those_beside_it(path: Path) -> None:
    store = await SqliteStore.open(path)

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO meta VALUES ('fail', '1')")
        raise ZeroDivisionError

    found = await asyncio.gather(
        store.set_value("a", "1"),
        store._connection.write(fail),
        store.set_value("b", "2"),
        store.value("a"),
        return_exceptions=True,
    )
    assert isinstance(found[1], ZeroDivisionError)
    assert found[3] == "1"
    assert [await store.value(name) for name in ("a", "b", "fail")] == ["1", "2", None]
    await store.close()


async def test_no_statement_of_a_press_builds_a_tree_for_its_checks(path: Path) -> None:
    """SQLite does so for a check against a list of more than two texts, anew for each row: 88 kB."""
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    traced: list[str] = []
    await store._connection.read(lambda connection: connection.set_trace_callback(traced.append))
    pressed = MatchChange(
        match_row(revision=2, last_entry=1), 1, entries=(entry(1),), parcels=(("table", None), ("turn", 5))
    )
    await store.commit(change(pressed, token="t1"))

    written = [each for each in traced if each.startswith(("INSERT", "UPDATE"))]
    assert {each.split("(")[0].split("SET")[0].strip() for each in written} == {
        *("UPDATE match", "INSERT INTO entry", "INSERT INTO outbox", "INSERT OR IGNORE INTO receipt VALUES")
    }
    for statement in written:
        steps = await store._connection.read(
            lambda connection, what=statement: connection.execute(f"EXPLAIN {what}").fetchall()
        )
        assert "OpenEphemeral" not in {step[1] for step in steps}, statement
    await store.close()


@pytest.mark.usefixtures("slow_disk")
async def test_units_waiting_together_share_a_commit(path: Path) -> None:
    store = await SqliteStore.open(path)
    traced: list[str] = []
    await store._connection.read(lambda connection: connection.set_trace_callback(traced.append))
    await asyncio.gather(*(store.set_value(f"n{number}", "1") for number in range(50)))
    assert len([each for each in traced if each.startswith("COMMIT")]) <= 2
    assert len([each for each in traced if each.startswith("INSERT")]) == 50
    await store.close()


SLOW, SWIFT = 0.05, 0.0002
FULL = 2
"""What SQLite calls `synchronous = FULL`."""


def test_a_disk_is_taken_for_quick_until_it_has_been_seen() -> None:
    pace = connection.Pace()
    assert pace.allows(0.0)
    pace.took(SLOW)
    assert pace.allows(0.0), "the first look at it"
    assert not pace.allows(0.1)


def test_one_slow_commit_among_quick_ones_changes_nothing_and_several_do() -> None:
    pace = connection.Pace()
    for _ in range(connection.LATELY):
        pace.took(SWIFT)
    pace.took(SLOW)
    assert pace.quick
    for _ in range(connection.LATELY // 2):
        pace.took(SLOW)
    assert not pace.quick


def test_a_slow_disk_is_looked_at_again_once_in_a_while_and_one_quick_commit_is_enough() -> None:
    pace = connection.Pace()
    for _ in range(connection.LATELY):
        pace.took(SLOW)
    moments = [pace.allows(now) for now in (10.0, 10.5, 10.0 + connection.AGAIN, 10.5 + connection.AGAIN)]
    assert moments == [True, False, True, False]
    pace.took(SWIFT)
    assert pace.quick


@pytest.mark.usefixtures("any_disk")
async def test_the_log_is_carried_into_the_file_when_nobody_writes(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given more writes than the log shall hold, then the file alone, without its log, has them."""
    monkeypatch.setattr(connection, "LULL", 0.01)
    store = await SqliteStore.open(path)
    await _carried_over(store)

    alone = tmp_path / "alone.db"
    alone.write_bytes(path.read_bytes())
    with closing(sqlite3.connect(alone)) as copy:
        found = copy.execute("SELECT count(*) FROM meta WHERE name LIKE 'n%'").fetchone()
    assert found == (connection.CARRIED,)
    await store.close()


@pytest.mark.usefixtures("any_disk")
async def test_a_log_carried_over_is_begun_anew_before_somebody_waits_for_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a log just carried over, then the next commit finds its beginning written already."""
    monkeypatch.setattr(connection, "LULL", 0.01)
    store = await SqliteStore.open(path)
    first = _beginning(path)
    await _carried_over(store)
    begun = _beginning(path)
    assert begun != first, "the log is what it was before"

    await store.set_value("next", "1")
    assert _beginning(path) == begun
    await store.close()


async def test_p1_what_is_written_after_the_log_was_carried_over_in_the_same_batch_comes_to_the_disk(
    path: Path,
) -> None:
    """Given a write that shares its batch with the carrying over, then SQLite synchronises its commit."""
    store = await SqliteStore.open(path)
    waiting = store._connection

    def synchronised(connection: sqlite3.Connection) -> int:
        level: int = connection.execute("PRAGMA synchronous").fetchone()[0]
        return level

    before = waiting._submit(synchronised, writes=False)
    together = [waiting._submit(connection._checkpoint, writes=False)]
    together.append(waiting._submit(synchronised, writes=True))
    _, _, level = await asyncio.gather(before, *together)

    assert level == FULL
    await store.close()


async def _carried_over(store: SqliteStore) -> None:
    """Writes as much as the log shall hold, and waits until that is in the file."""
    for number in range(connection.CARRIED):
        await store.set_value(f"n{number}", "1")
    for _ in range(500):
        if store._connection._carrying is None:
            break
        await asyncio.sleep(0.01)


def _beginning(path: Path) -> bytes:
    """The header of the log: its salt is another each time it is begun (sqlite.org/fileformat2.html)."""
    with path.with_name(f"{path.name}-wal").open("rb") as log:
        return log.read(32)


@pytest.mark.usefixtures("any_disk")
async def test_the_event_loop_goes_on_while_another_program_has_locked_the_file(path: Path) -> None:
    store = await SqliteStore.open(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    writing = asyncio.create_task(store.set_value("a", "1"))
    for _ in range(20):
        await asyncio.sleep(0.005)
    assert not writing.done()
    other.execute("ROLLBACK")
    await writing

    assert await store.value("a") == "1"
    other.close()
    await store.close()


@pytest.mark.usefixtures("slow_disk")
@pytest.mark.parametrize("together", [1, 50])
async def test_what_is_prepared_meanwhile_is_prepared_once_and_not_for_what_is_refused(
    path: Path, together: int
) -> None:
    store = await SqliteStore.open(path)
    prepared: list[int] = []

    def unit(number: int, connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO meta VALUES (?, '1')", [f"n{number % together}"])

    await asyncio.gather(
        *(
            store._connection.write(partial(unit, number), partial(prepared.append, number))
            for number in range(together)
        )
    )
    with pytest.raises(StoreError, match="UNIQUE"):
        await store._connection.write(partial(unit, together), partial(prepared.append, together))

    assert sorted(prepared) == list(range(together))
    await store.close()


async def test_a_caller_who_gives_up_does_not_stop_the_others(path: Path) -> None:
    store = await SqliteStore.open(path)
    first = asyncio.create_task(store.set_value("a", "1"))
    second = asyncio.create_task(store.set_value("b", "2"))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert await store.value("b") == "2"
    await store.close()


async def test_closing_finishes_what_was_asked_before(path: Path) -> None:
    store = await SqliteStore.open(path)
    writing = [asyncio.create_task(store.set_value(f"n{number}", "1")) for number in range(300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    again = await SqliteStore.open(path)
    assert await again.value("n299") == "1"
    await again.close()


async def test_a_backup_that_cannot_be_written_leaves_nothing(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(StoreError):
        await store.backup(tmp_path / "no" / "copy.db")
    assert sorted(each.name for each in tmp_path.iterdir() if "copy" in each.name) == []
    await store.close()
