"""What stands beside a database file: its log, copies of it, and whether it is missed."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import LostDatabaseError, MatchChange, NewerDatabaseError, NoCopyError, SqliteStore, StoreError
from bot.store.sqlite import files
from bot.store.sqlite.files import BEGUN
from bot.store.sqlite.preparing import FOLDER, read_folder
from tests.store.disk import Disk, disk_error
from tests.store.rows import change, match_row

NOW = len(read_folder(FOLDER))
Log = pytest.LogCaptureFixture


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "inn").mkdir()
    return tmp_path / "inn" / "house.db"


def copy_alone(path: Path) -> Path:
    """The file without its log, as a careless copy has it, in a folder of its own."""
    folder = path.parent / "copy"
    folder.mkdir()
    return Path(shutil.copy(path, folder / path.name))


async def made(path: Path, folder: Path = FOLDER) -> None:
    """A database with a match."""
    store = await SqliteStore.open(path, folder=folder)
    await store.commit(change(MatchChange(match_row(), None)))
    await store.close()


async def has_match(path: Path) -> bool:
    store = await SqliteStore.open(path)
    try:
        return await store.match(1) is not None
    finally:
        await store.close()


async def test_after_the_start_the_file_holds_its_tables_without_its_log(path: Path) -> None:
    store = await SqliteStore.open(path)
    alone = copy_alone(path)
    await store.close()

    with closing(sqlite3.connect(alone)) as connection:
        assert connection.execute("SELECT count(*) FROM migration").fetchone() == (len(read_folder(FOLDER)),)


async def test_the_nightly_work_brings_what_was_played_into_the_file(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    await store.prune("2020")
    alone = copy_alone(path)
    await store.close()

    assert await has_match(alone)


async def test_a_new_database_is_announced_and_an_old_one_is_not(path: Path, caplog: Log) -> None:
    await made(path)
    assert [record.getMessage().count("database-created") for record in caplog.records] == [1]
    caplog.clear()
    await made_again(path)
    assert "database-created" not in caplog.text


async def made_again(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def remove(path: Path) -> None:
    path.unlink()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def strip(path: Path) -> None:
    """The file as a start of an earlier release has left it while its log was lost."""
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert path.stat().st_size == 4096


@pytest.mark.parametrize("lose", [remove, empty, strip])
async def test_a_database_that_is_gone_is_missed_by_its_lock(
    path: Path, lose: Callable[[Path], None]
) -> None:
    await made(path)
    lose(path)
    before = {file.name: file.stat().st_size for file in path.parent.iterdir()}

    for _ in range(2):
        with pytest.raises(LostDatabaseError) as caught:
            await SqliteStore.open(path)
        assert str(path) in caught.value.beside
    assert before.items() <= {file.name: file.stat().st_size for file in path.parent.iterdir()}.items()


@pytest.mark.parametrize("name", ["house.db-wal", "house.db.replaced-20260101-000000", "house.db.before-17"])
async def test_a_database_that_is_gone_is_missed_by_what_stands_beside_it(path: Path, name: str) -> None:
    beside = path.with_name(name)
    beside.write_bytes(b"x" * 8192)

    with pytest.raises(LostDatabaseError) as caught:
        await SqliteStore.open(path)
    assert caught.value.beside == str(beside)
    assert beside.read_bytes() == b"x" * 8192


async def test_a_daily_backup_beside_it_is_a_witness_too(path: Path) -> None:
    path.with_name("house-20261101-040000.db").write_bytes(b"x")
    with pytest.raises(LostDatabaseError):
        await SqliteStore.open(path)


async def test_a_copy_without_its_log_is_missed_with_nothing_beside_it(path: Path) -> None:
    strip_new = path.with_name("new.db")
    with closing(sqlite3.connect(strip_new)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    strip_new.rename(path)

    with pytest.raises(LostDatabaseError):
        await SqliteStore.open(path)


async def test_a_start_that_was_cut_off_may_be_tried_again(path: Path, disk: Disk) -> None:
    """Given a first start that the disk has ended half-way, the second makes the database."""
    disk.fail("INSERT INTO migration", disk_error())
    with pytest.raises(StoreError):
        await SqliteStore.open(path)
    assert path.with_name("house.db.lock").read_bytes() == BEGUN
    await made(path)
    assert await has_match(path)


def later(folder: Path) -> Path:
    """The migrations of a release to come."""
    shutil.copytree(FOLDER, folder)
    (folder / f"V{NOW + 1:04}__more.sql").write_text("CREATE TABLE more (a INTEGER) STRICT;\n")
    return folder


async def test_before_a_migration_the_database_is_copied_and_the_log_says_so(
    path: Path, tmp_path: Path, caplog: Log
) -> None:
    """Given a database that a release has brought up to date, the copy is what this one goes on with."""
    caplog.set_level("INFO")
    await made(path)
    await (await SqliteStore.open(path, folder=later(tmp_path / "later"))).close()
    with pytest.raises(NewerDatabaseError):
        await SqliteStore.open(path)
    kept = path.with_name(f"house.db.before-{NOW}")
    assert "copied-before-upgrade" in caplog.text
    assert kept.stat().st_mode & 0o777 == 0o600

    files.replace_database(path, kept, datetime(2026, 1, 1, tzinfo=UTC))
    assert await has_match(path)


async def test_neither_a_new_nor_an_unchanged_database_is_copied(path: Path) -> None:
    await made(path)
    assert await has_match(path)
    assert not [*path.parent.glob("*before*")]


async def test_without_room_for_the_copy_nothing_is_changed(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await made(path)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(files, "_synchronise", refuse)
        with pytest.raises(NoCopyError, match="No space left"):
            await SqliteStore.open(path, folder=later(tmp_path / "later"))
    assert not [*path.parent.glob("*before*")]
    assert await has_match(path)


async def test_a_copy_is_kept_for_as_long_as_the_nightly_work_says(path: Path) -> None:
    store = await SqliteStore.open(path)
    old, new, other = (path.with_name(f"house.db.{name}") for name in ("before-1", "before-2", "replaced-1"))
    for copy in (old, new, other):
        copy.write_bytes(b"x")
    for copy in (old, other):
        os.utime(copy, (0, 0))
    await store.prune("2020-01-01T00:00:00+00:00")
    await store.close()
    assert [file.exists() for file in (old, new, other)] == [False, True, True]
