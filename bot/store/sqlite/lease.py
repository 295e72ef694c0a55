"""One process per database: a lock on a file beside it, which the system lets go when the process dies."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Final

import aiosqlite

from bot.store.errors import DiskError, LeaseError

BEGUN: Final = b"begun\n"
THERE: Final = b"there\n"
"""What a lock says of a database that is being made for the first time, and of one that was made."""


async def sign(connection: aiosqlite.Connection, now: str) -> None:
    """Writes down who holds the lease."""
    await connection.execute("INSERT OR REPLACE INTO lease VALUES (1, ?, ?)", (os.getpid(), now))
    await connection.commit()


class Lease:
    """The lock of one database; held from creation until `release`. Raises LeaseError, DiskError.

    Who holds it is written in the table `lease`, so that a second process can say so. The lock file itself
    says whether the database was ever there.
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
        """What is known of the database, as the lock says that outlives it: BEGUN, THERE, or nothing."""
        return os.pread(self._file, len(THERE), 0)

    def write(self, note: bytes) -> None:
        """Notes that the database is BEGUN, or THERE. Raises DiskError."""
        if self.note == note:
            return
        try:
            os.pwrite(self._file, note, 0)
            os.ftruncate(self._file, len(note))
            os.fsync(self._file)
        except OSError as error:
            raise DiskError(f"The lock file {self.path} cannot be written ({error.strerror}).") from error

    def release(self) -> None:
        """Lets go; the file stays, since removing it would let two processes lock two files."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _holder(database: Path) -> tuple[int | None, str | None]:
    try:
        connection = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=1)
        try:
            row = connection.execute("SELECT pid, since FROM lease").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        return None, None
    return (int(row[0]), str(row[1])) if row else (None, None)
