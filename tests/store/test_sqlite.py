# ruff: noqa: ASYNC220, ASYNC240 - nothing else runs on the loop while a test looks at its files
"""The store on SQLite: what every backend keeps, and what is SQLite's own."""

from __future__ import annotations

import os
import re
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

import aiosqlite
import pytest

from bot.store import (
    ChangedMigrationError,
    CorruptError,
    DiskError,
    ForeignDatabaseError,
    LeaseError,
    MatchChange,
    NewerDatabaseError,
    SqliteStore,
    Store,
    StoreError,
)
from bot.store.sqlite.preparing import FOLDER, Migration, migrate, read_folder, split
from tests.databases import open_sqlite
from tests.store.conformance import Conformance, Opening
from tests.store.disk import Disk
from tests.store.rows import NOW, change, entry, match_row, result

BIG = "x" * 20_000


class TestSqlite(Conformance):
    @pytest.fixture
    def opening(self, tmp_path: Path) -> Opening:
        return lambda: open_sqlite(tmp_path / "house.db")

    @pytest.fixture
    def copied(self) -> Callable[[Path], Awaitable[Store]]:
        return SqliteStore.open


def write(path: Path, *statements: str) -> None:
    """Writes behind the store's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def read(path: Path, query: str) -> list[tuple[object, ...]]:
    """Reads behind the store's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(query).fetchall()


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


async def test_the_database_is_as_safe_as_sqlite_can_be(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path)
    assert {
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        "PRAGMA secure_delete = ON",
        "PRAGMA query_only = ON",
    } <= set(disk.statements)
    await store.close()
    assert read(path, "PRAGMA journal_mode") == [("wal",)]
    tables = [row for row in read(path, "PRAGMA table_list") if not str(row[1]).startswith("sqlite_")]
    assert all(row[5] for row in tables), "STRICT everywhere"


async def test_a_new_database_is_its_owners_alone(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.set_value("a", "1")
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == dict.fromkeys(("house.db", "house.db-wal", "house.db-shm", "house.db.lock"), 0o600)
    await store.backup(path.with_name("copy.db"))
    assert stat.S_IMODE(path.with_name("copy.db").stat().st_mode) == 0o600
    await store.close()


async def test_foreign_keys_are_enforced_and_the_change_is_undone(path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(StoreError, match="FOREIGN KEY"):
        await store.commit(
            change(MatchChange(match_row(), None), MatchChange(match_row(2), None, results=(result(99, 7),)))
        )
    assert await store.match(1) is None
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
    await store.close()
    write(path, "INSERT INTO migration VALUES (99, 'V0099__far.sql', 'x', '')")
    before = path.read_bytes()
    with pytest.raises(NewerDatabaseError) as caught:
        await SqliteStore.open(path)
    assert (caught.value.version, caught.value.known) == (99, len(read_folder(FOLDER)))
    assert path.read_bytes() == before


def copied_migrations(folder: Path) -> Path:
    folder.mkdir()
    for script in FOLDER.glob("*.sql"):
        (folder / script.name).write_text(script.read_text())
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
    number = len(read_folder(FOLDER)) + 1
    (folder / f"V{number:04}__more.sql").write_text(
        "CREATE TABLE more (a INTEGER) STRICT;\nINSERT INTO more VALUES (1);\n"
    )
    for _ in range(2):
        store = await SqliteStore.open(path, folder=folder)
        assert read(path, "SELECT a FROM more") == [(1,)]
        assert await store.match(1) is not None
        await store.close()


async def test_a_failing_migration_leaves_the_database_as_it_was(path: Path, tmp_path: Path) -> None:
    folder = copied_migrations(tmp_path / "sql")
    await (await SqliteStore.open(path, folder=folder)).close()
    broken = folder / f"V{len(read_folder(FOLDER)) + 1:04}__broken.sql"
    broken.write_text("CREATE TABLE more (a INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreError, match="nowhere"):
        await SqliteStore.open(path, folder=folder)
    broken.unlink()
    store = await SqliteStore.open(path, folder=folder)
    assert read(path, "SELECT name FROM sqlite_master WHERE name = 'more'") == []
    await store.close()


async def test_a_failing_migration_leaves_no_transaction_open(path: Path) -> None:
    broken = Migration(1, "V0001__broken.sql", "CREATE TABLE more (a);\nINSERT INTO nowhere VALUES (1);")
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            await migrate(connection, (broken,), NOW)
        assert not connection.in_transaction


def test_migrations_must_be_numbered_without_gaps(tmp_path: Path) -> None:
    folder = copied_migrations(tmp_path / "sql")
    (folder / "V0077__far.sql").write_text("SELECT 1;")
    with pytest.raises(ValueError, match="numbered"):
        read_folder(folder)


def test_a_script_is_cut_into_statements() -> None:
    script = (
        "-- a; b\nCREATE TABLE a (x); CREATE TRIGGER t AFTER INSERT ON a BEGIN\n SELECT 1;\nEND;\nSELECT ';'"
    )
    assert [statement.strip()[:20] for statement in split(script.replace("; CREATE", ";\nCREATE"))] == [
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
    before = path.read_bytes()
    with pytest.raises(ForeignDatabaseError, match=r"^The database belongs to another program"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before, "it is left alone"


async def test_a_folder_that_is_not_there_is_a_typed_error(tmp_path: Path) -> None:
    with pytest.raises(DiskError):
        await SqliteStore.open(tmp_path / "no" / "where.db")


async def test_a_full_file_system_undoes_the_press_and_later_it_goes_on(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    # What the migrations have written stands in the log already.
    largest = max(file.stat().st_size for file in path.parent.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 150_000, hard))
    try:
        answered = await fill(store, 200)
        assert 0 < answered < 200
        assert len(await store.entries(1)) == answered
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await fill(store, 10, answered + 1) == 10
    await store.close()
    store = await SqliteStore.open(path)
    assert [entry_row.seq for entry_row in await store.entries(1)] == list(range(1, answered + 11))
    await store.close()


async def test_a_backup_that_cannot_be_written_leaves_nothing(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(StoreError):
        await store.backup(tmp_path / "no" / "copy.db")
    assert sorted(file.name for file in tmp_path.iterdir() if "copy" in file.name) == []
    await store.close()


async def test_what_was_applied_is_written_down(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    rows = read(path, "SELECT version, name, checksum FROM migration ORDER BY version")
    assert rows == [
        (migration.version, migration.name, migration.checksum) for migration in read_folder(FOLDER)
    ]
    ((oldest,),) = read(path, "SELECT min(applied) FROM migration")
    assert datetime.fromisoformat(str(oldest)).tzinfo is not None


async def test_a_database_of_every_release_before_is_brought_up_to_date(path: Path, tmp_path: Path) -> None:
    """Given databases made by the first so many migrations, the rest of them is applied."""
    for count in range(1, len(read_folder(FOLDER))):
        folder = tmp_path / f"until{count}"
        folder.mkdir()
        for migration in read_folder(FOLDER)[:count]:
            (folder / migration.name).write_text(migration.text)
        older = path.with_name(f"{count}.db")
        await (await SqliteStore.open(older, folder=folder)).close()
        store = await SqliteStore.open(older)
        await store.commit(change(MatchChange(match_row(), None, entries=(entry(1),))))
        assert await store.entries(1) == (entry(1),)
        await store.close()
        assert read(older, "SELECT max(version), count(*) FROM migration") == [
            (len(read_folder(FOLDER)),) * 2
        ]


def test_a_migration_is_known_by_its_text_whatever_the_line_ends(tmp_path: Path) -> None:
    one, other = Migration(1, "V0001__a.sql", "A;\nB;\n"), Migration(1, "V0001__a.sql", "A;\r\nB;")
    assert one.checksum == other.checksum != Migration(1, "V0001__a.sql", "A;\nC;").checksum


@pytest.mark.parametrize("name", ["V1__short.sql", "begin.sql", "V0005__Big.sql"])
def test_migrations_are_named_by_one_pattern(tmp_path: Path, name: str) -> None:
    folder = copied_migrations(tmp_path / "sql")
    (folder / name).write_text("SELECT 1;")
    with pytest.raises(ValueError, match=rf"^{re.escape(name)} is not named like V0001__begin\.sql$"):
        read_folder(folder)


async def test_a_row_can_be_written_again_and_again_without_any_trace_in_the_way(path: Path) -> None:
    """Given an outbox item whose removal is asked for twice, the second finds nothing."""
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None, outbox=(("table", None),))))
    (item,) = await store.outbox(1)
    assert (item.match, item.kind, item.user, item.revision, item.created) == (1, "table", None, 1, NOW)
    assert await store.remove_outbox_item(item.id, item.revision)
    assert not await store.remove_outbox_item(item.id, item.revision)
    await store.close()
