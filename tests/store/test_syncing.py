# ruff: noqa: ASYNC240 - nothing else runs on the loop while a test looks at its files
"""What a commit of the event loop has written is brought to the disk before anybody is told (P1)."""

from __future__ import annotations

import ctypes
import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import cores
from bot.store import DiskError, SqliteStore, connection, syncing
from bot.store.syncing import Syncing

FULL, NORMAL = 2, 1
"""SQLite's numbers for how it synchronises."""


@pytest.fixture(params=["by the C library", "without its help"])
def _way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "without its help":
        monkeypatch.setattr(syncing, "_library", lambda: None)


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is written on the event loop."""
    monkeypatch.setattr(connection.Pace, "allows", lambda pace, now: True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


class Told:
    """What happens to the log of a store, in order. fails: whether the disk reports an error instead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        self.fails = False
        now, beside = Syncing.now, Syncing.beside

        def noted_now(syncing: Syncing) -> float:
            took = now(syncing)
            self._on_disk()
            return took

        def noted_beside(syncing: Syncing, meanwhile: Callable[[], None]) -> float:
            self.said.append("the disk begins")
            took = beside(syncing, meanwhile)
            self._on_disk()
            return took

        monkeypatch.setattr(Syncing, "now", noted_now)
        monkeypatch.setattr(Syncing, "beside", noted_beside)

    async def listen(self, store: SqliteStore) -> None:
        """Notes the ends of transactions from now on."""

        def traced(statement: str) -> None:
            if statement in ("COMMIT", "ROLLBACK"):
                self.said.append(statement)

        await store._connection.read(lambda connection: connection.set_trace_callback(traced))

    def _on_disk(self) -> None:
        if self.fails:
            raise OSError(errno.EIO, "the disk is broken")
        self.said.append("on disk")


@pytest.mark.usefixtures("_way")
def test_something_else_is_done_once_while_the_disk_is_at_work(tmp_path: Path) -> None:
    file = tmp_path / "log"
    file.write_bytes(b"x" * 100_000)
    syncing = Syncing(file)
    done: list[str] = []

    for _ in range(3):
        assert syncing.beside(lambda: done.append("else")) >= 0.0
    assert syncing.now() >= 0.0

    assert done == ["else"] * 3
    syncing.close()


@pytest.mark.usefixtures("_way")
def test_what_cannot_be_brought_to_the_disk_is_an_error(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    syncing = Syncing(pipe)
    done: list[str] = []

    with pytest.raises(OSError, match="Invalid argument"):
        syncing.beside(lambda: done.append("else"))
    with pytest.raises(OSError, match="Invalid argument"):
        syncing.now()

    assert done == ["else"]
    syncing.close()


def test_a_disk_that_never_answers_is_given_up_and_not_asked_in_that_way_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(syncing, "LONGEST", 2)
    file = tmp_path / "log"
    file.touch()
    waiting = Syncing(file)
    library = waiting._library
    if library is None:
        pytest.skip("there is no such C library here")
    monkeypatch.setattr(library, "error", lambda request: errno.EINPROGRESS)
    monkeypatch.setattr(library, "suspend", lambda *_: 0)

    with pytest.raises(OSError, match="timed out"):
        waiting.beside(lambda: None)

    assert waiting._library is None
    waiting.beside(lambda: None)
    waiting.close()


def rousings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a disk is asked for from now on by way of the C library, in order."""
    asked: list[str] = []
    begin, write_out = syncing._Flush.begin, syncing._Library.write_out

    def noted_begin(flush: syncing._Flush, library: syncing._Library | None) -> bool:
        asked.append("flush")
        return begin(flush, library)

    def noted_write_out(library: syncing._Library, file: int) -> None:
        asked.append("write out")
        write_out(library, file)

    monkeypatch.setattr(syncing._Flush, "begin", noted_begin)
    monkeypatch.setattr(syncing._Library, "write_out", noted_write_out)
    return asked


def log_file(tmp_path: Path) -> Syncing:
    """A file that has something to be brought to the disk."""
    file = tmp_path / "log"
    file.write_bytes(b"x" * 100_000)
    found = Syncing(file)
    if found._library is None:
        pytest.skip("there is no such C library here")
    return found


def test_a_disk_that_has_rested_is_roused_once_and_helped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a rest, when a change is announced twice and then made, there is one flush more than its own."""
    file = log_file(tmp_path)
    asked = rousings(monkeypatch)

    file.rouse()
    file.rouse()
    file.beside(lambda: None)

    assert asked == ["flush", "write out", "flush"]
    assert not file._rousing.under_way
    file.close()


def test_a_disk_that_is_at_work_is_left_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = log_file(tmp_path)
    monkeypatch.setattr(syncing, "RESTED", 60.0)
    file.now()
    asked = rousings(monkeypatch)

    file.rouse()
    file.beside(lambda: None)

    assert asked == ["flush"]
    file.close()


@pytest.mark.parametrize("way", ["beside", "now"])
def test_p1_what_goes_wrong_in_rousing_the_disk_is_not_lost(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Linux tells an error but once, so the flush that follows would know nothing of it."""
    file = log_file(tmp_path)
    assert file._library is not None
    error = file._library.error
    rousing = ctypes.addressof(file._rousing._request)

    def failing(request: Any) -> int:
        told: int = error(request)
        roused = ctypes.addressof(request._obj) == rousing
        return errno.EIO if roused and told == 0 else told

    monkeypatch.setattr(file._library, "error", failing)
    file.rouse()
    with pytest.raises(OSError, match="Input/output"):
        file.beside(lambda: None) if way == "beside" else file.now()

    file.beside(lambda: None)
    file.close()


def test_the_thread_that_helps_keeps_off_the_core_of_the_one_it_helps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "log"
    file.touch()
    helped = Syncing(file)
    helped.beside(lambda: None)
    library, ours = helped._library, os.sched_getaffinity(0)
    if library is None or library.helper is None or len(ours) == 1:
        pytest.skip("there is nothing to be kept apart here")

    for core in sorted(ours)[:2]:
        monkeypatch.setattr(cores, "here", lambda core=core: core)
        helped.beside(lambda: None)
        assert os.sched_getaffinity(library.helper) == ours - {core}
    assert os.sched_getaffinity(0) == ours, "the event loop goes where it likes"

    monkeypatch.setattr(cores, "here", lambda: -1)
    monkeypatch.setattr(library, "helper", 2**22 + 1)  # no process of Linux has such a number
    helped.beside(lambda: None)
    assert library.helper is None
    helped.close()


async def test_p1_a_press_is_on_disk_before_it_is_answered(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a commit that has an answer laid out meanwhile and one that has not, each is synchronised."""
    store = await SqliteStore.open(path)
    told = Told(monkeypatch)
    await told.listen(store)

    def put(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO meta VALUES ('a', '1')")

    await store._connection.write(put, lambda: told.said.append("laid out"))
    told.said.append("answered")
    await store.set_value("b", "2")
    told.said.append("answered")

    with_answer = ["COMMIT", "the disk begins", "laid out", "on disk", "answered"]
    assert told.said == [*with_answer, "COMMIT", "on disk", "answered"]
    await store.close()


async def test_the_file_synchronised_is_the_one_sqlite_writes_to(path: Path, tmp_path: Path) -> None:
    """Given a database behind a link, beside which there is another file of the log's name."""
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    link.with_name("link.db-wal").touch()
    store = await SqliteStore.open(link)
    await store.set_value("a", "1")

    file = store._connection._file
    assert file is not None
    assert os.path.samestat(os.fstat(file._file), path.with_name("house.db-wal").stat())
    await store.close()


async def test_the_thread_has_sqlite_synchronise(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await SqliteStore.open(path)

    def synchronous(connection: sqlite3.Connection) -> int:
        found: int = connection.execute("PRAGMA synchronous").fetchone()[0]
        return found

    assert await store._connection.write(synchronous) == NORMAL
    monkeypatch.setattr(connection.Pace, "allows", lambda pace, now: False)
    assert await store._connection.write(synchronous) == FULL
    monkeypatch.setattr(connection.Pace, "allows", lambda pace, now: True)
    assert await store._connection.write(synchronous) == NORMAL
    await store.close()


async def test_what_is_prepared_may_go_wrong_and_the_press_counts(path: Path) -> None:
    store = await SqliteStore.open(path)

    def put(connection: sqlite3.Connection) -> str:
        connection.execute("INSERT INTO meta VALUES ('a', '1')")
        return "counts"

    def stumble() -> None:
        raise ZeroDivisionError

    assert await store._connection.write(put, stumble) == "counts"
    assert await store.value("a") == "1"
    await store.close()


async def test_after_an_error_of_the_disk_all_of_the_log_is_written_again_before_anything_else(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a commit the disk may not have got, the next one waits until the file itself has the former."""
    store = await SqliteStore.open(path)
    told = Told(monkeypatch)
    await store.set_value("a", "1")
    told.fails = True
    with pytest.raises(DiskError, match="broken"):
        await store.set_value("b", "2")

    told.fails = False
    await store.set_value("c", "3")

    alone = tmp_path / "alone.db"
    alone.write_bytes(path.read_bytes())
    with closing(sqlite3.connect(alone)) as copy:
        kept = [name for (name,) in copy.execute("SELECT name FROM meta WHERE name IN ('a', 'b', 'c')")]
    assert kept == ["a", "b"]
    assert [await store.value(name) for name in "abc"] == ["1", "2", "3"]
    await store.close()


async def test_nothing_is_written_as_long_as_the_log_cannot_be_written_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a commit the disk may not have got and a reader in whose way the log stands."""
    monkeypatch.setattr(connection, "ON_THREAD", ("PRAGMA busy_timeout = 10", "PRAGMA synchronous = FULL"))
    store = await SqliteStore.open(path)
    await store.set_value("a", "1")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM meta").fetchone()
        told = Told(monkeypatch)
        told.fails = True
        with pytest.raises(DiskError):
            await store.set_value("b", "2")
        told.fails = False

        for _ in range(2):
            with pytest.raises(DiskError, match="written again"):
                await store.set_value("c", "3")
        reader.execute("COMMIT")

    await store.set_value("c", "3")
    assert [await store.value(name) for name in "abc"] == ["1", "2", "3"]
    await store.close()
