"""Files of a database: the lock beside it, copies, and what tells that it was there."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import AsyncGenerator, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import aiosqlite

from bot.logs import get_logger
from bot.store.errors import (
    BackupError,
    DiskError,
    LeaseError,
    LostDatabaseError,
    NoCopyError,
    StoreError,
    store_error,
)
from bot.store.sqlite import connecting
from bot.store.tables import TABLES, TOGETHER, Rows, select

BEGUN: Final = b"begun\n"
THERE: Final = b"there\n"
"""What a lock says of a database that is being made for the first time, and of one that was made."""
BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a file: written for that file, and ruinous for another."""
BEFORE: Final = "before"
"""A copy of `pony.db` from before a release is called `pony.db.before-17`, by its number of migrations."""
log = get_logger("store")


async def sign_lease(connection: aiosqlite.Connection, now: str) -> None:
    """Write down who holds the lease."""
    await connection.execute("INSERT OR REPLACE INTO lease VALUES (1, ?, ?)", (os.getpid(), now))
    await connection.commit()


class Lease:
    """The lock of one database; held from creation until `release`. Raises LeaseError, DiskError.

    It is a lock on a file beside it, which the system lets go when the process dies. Who holds it is written
    in the table `lease`, so that a second process can say so. The lock file itself says whether the database
    was ever there.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise DiskError(f"The lock file {self.path} cannot be opened ({error.strerror}).") from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise LeaseError(*_holder(database)) from None

    @property
    def note(self) -> bytes:
        """The note of the lock, which outlives the database: BEGUN, THERE, or nothing."""
        return os.pread(self._file, len(THERE), 0)

    def write(self, note: bytes) -> None:
        """Note that the database is BEGUN, or THERE. Raises DiskError."""
        if self.note == note:
            return
        try:
            os.pwrite(self._file, note, 0)
            os.ftruncate(self._file, len(note))
            os.fsync(self._file)
        except OSError as error:
            raise DiskError(f"The lock file {self.path} cannot be written ({error.strerror}).") from error

    def release(self) -> None:
        """Let go; the file stays, since removing it would let two processes lock two files."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _holder(database: Path) -> tuple[int | None, str | None]:
    try:
        with closing(_read_only(database, timeout=1)) as connection:
            row = connection.execute("SELECT pid, since FROM lease").fetchone()
    except sqlite3.Error:
        return None, None
    return (int(row[0]), str(row[1])) if row else (None, None)


def copy_database(source: Path, target: Path) -> None:
    """Write a consistent copy through a connection of its own: readers do not hold up the writer.

    Raises BackupError; an existing file is kept.
    """
    if target.exists():
        raise BackupError(f"{target} exists already.")
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        connecting.create_file(unfinished)
        with closing(_read_only(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        _synchronise(unfinished)
        unfinished.rename(target)
        _synchronise(target.parent)
    except (sqlite3.Error, StoreError, OSError) as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise BackupError(f"The backup {target} cannot be written ({error}).") from error


def replace_database(database: Path, copy: Path, now: datetime) -> Path | None:
    """Put a copy in the place of a database nobody uses; return where the old one is kept, if there was one.

    The copy itself is used up. Raises LeaseError while a bot uses the database, BackupError.
    """
    lease = Lease(database)
    try:
        kept = database.with_name(f"{database.name}.replaced-{now:%Y%m%d-%H%M%S}")
        exists = database.exists() and database.stat().st_size > 0
        if exists:
            copy_database(database, kept)
        for beside in BESIDE:
            database.with_name(database.name + beside).unlink(missing_ok=True)
        copy.replace(database)
        _synchronise(database.parent)
        lease.write(THERE)
    except (OSError, DiskError) as error:
        raise BackupError(f"The database {database} cannot be replaced ({error}).") from error
    finally:
        lease.release()
    return kept if exists else None


def find_damage(database: Path) -> tuple[str, ...]:
    """Find what is wrong with a file: pages, indexes, rows that belong to nothing. Raises StoreError."""
    try:
        with closing(_read_only(database)) as connection:
            lines = [str(line) for (line,) in connection.execute("PRAGMA integrity_check")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        raise store_error(error) from error
    lost = [f"{table}: row {row} belongs to no row of {parent}" for table, row, parent, _ in orphans]
    return (*(line for line in lines if line != "ok"), *lost)


async def read_tables(path: Path) -> AsyncGenerator[Rows]:
    """Read every row, as all of them were at one moment. Raises StoreError, sqlite3.Error."""
    connection = await connecting.connect(path)
    try:
        await connecting.set_up(connection, connecting.READING)
        await connection.execute("BEGIN")
        for table in TABLES:
            async with connection.execute(select(table)) as cursor:
                while rows := list(await cursor.fetchmany(TOGETHER)):
                    yield table, rows
    finally:
        await connecting.disconnect(connection)


def measure(database: Path) -> int:
    """Measure the bytes on disk of a database and what SQLite keeps beside it."""
    files = (database, *(database.with_name(database.name + beside) for beside in BESIDE))
    return sum(file.stat().st_size for file in files if file.exists())


def _read_only(path: Path, timeout: float = 5.0) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, timeout, uri=True, isolation_level=None)


def _synchronise(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def refuse_lost(path: Path, lease: Lease) -> str | None:
    """Find what says that there was a database at a path; None where it was only begun.

    It is done before SQLite touches anything: where the file is empty it would throw the log away. Raises
    LostDatabaseError, DiskError.
    """
    if lease.note == BEGUN:
        return None
    is_empty = not path.exists() or path.stat().st_size == 0
    witness = find_witness(path, lease)
    if witness is not None and is_empty:
        raise LostDatabaseError(str(witness))
    if is_empty:
        lease.write(BEGUN)
        return None
    # A file that SQLite has written is no new one: without tables it lacks its log.
    return str(witness or path)


def find_witness(path: Path, lease: Lease) -> Path | None:
    """Find what says so other than the file itself: its log, its lock, a copy."""
    wal = path.with_name(f"{path.name}-wal")
    if wal.exists():
        return wal
    return lease.path if lease.note == THERE else next(_find_copies(path), None)


def keep_copy(path: Path, version: int) -> None:
    """Write a copy of a database as it is before its migrations after a number. Raises NoCopyError."""
    kept = path.with_name(f"{path.name}.{BEFORE}-{version}")
    fresh = kept.with_name(f"{kept.name}.new")
    try:
        fresh.unlink(missing_ok=True)
        copy_database(path, fresh)
        fresh.replace(kept)
    except (BackupError, OSError) as error:
        raise NoCopyError(str(error)) from error
    log.info("copied-before-upgrade", path=str(kept), schema=version)


def remove_old_copies(path: Path, before: str) -> None:
    """Remove the copies of before a release that were made before a moment. Raises OSError."""
    for copy in path.parent.glob(f"{path.name}.{BEFORE}-*"):
        if datetime.fromtimestamp(copy.stat().st_mtime, UTC).isoformat() < before:
            copy.unlink(missing_ok=True)
            log.info("copy-removed", path=str(copy))


def _find_copies(path: Path) -> Iterator[Path]:
    for pattern in (f"{path.name}.{BEFORE}-*", f"{path.name}.replaced-*", f"{path.stem}-????????-??????.db"):
        yield from path.parent.glob(pattern)
