"""Opening the database file: two connections, one that writes and one that reads."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from threading import Thread

import aiosqlite

from bot.store.errors import CorruptError, DiskError, store_error

WRITING = (
    "PRAGMA journal_mode = WAL",
    # What a commit has written is on disk before it returns.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    # What is deleted is overwritten, so that an erased user's id is nowhere in the file.
    "PRAGMA secure_delete = ON",
)
"""Only this connection carries the log over into the file: up to release 3.51.2 SQLite may lose what is
written in the moment in which another connection does it (sqlite.org/wal.html, "The WAL-Reset Bug")."""
READING = ("PRAGMA query_only = ON", "PRAGMA busy_timeout = 5000", "PRAGMA wal_autocheckpoint = 0")
OWNER_ONLY = 0o600
SMALLEST = 512
"""Bytes of the smallest page a database can have."""


def create_file(path: Path) -> None:
    """Makes an empty file for its owner only, where there is none; SQLite's files beside it follow suit.

    Raises DiskError, and CorruptError for what SQLite would take for an empty file although it is not.
    """
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY)
    except OSError as error:
        raise DiskError(f"The database file {path} cannot be opened ({error.strerror}).") from error
    size = os.fstat(file).st_size
    os.close(file)
    if 0 < size < SMALLEST:
        raise CorruptError("The database file is cut off; restore a backup.")


async def connect(path: Path) -> aiosqlite.Connection:
    """An open connection; what writes outside of a transaction begins one. Raises StoreError."""
    connection = _on_a_daemon_thread(path)
    try:
        return await connection
    except sqlite3.Error as error:
        raise store_error(error) from error


def _on_a_daemon_thread(path: Path) -> aiosqlite.Connection:
    """A connection whose thread does not keep the process from ending while a disk does not answer.

    A thread is a daemon if the one that makes it is.
    """
    made: list[aiosqlite.Connection] = []
    maker = Thread(
        target=lambda: made.append(aiosqlite.connect(path, isolation_level="IMMEDIATE")), daemon=True
    )
    maker.start()
    maker.join()
    return made[0]


async def set_up(connection: aiosqlite.Connection, pragmas: tuple[str, ...]) -> None:
    """Applies settings. Raises sqlite3.Error."""
    for pragma in pragmas:
        await connection.execute_fetchall(pragma)


async def check(connection: aiosqlite.Connection) -> None:
    """Looks at every page of the file. Raises CorruptError, or sqlite3.Error."""
    ((found,),) = await connection.execute_fetchall("PRAGMA quick_check(1)")
    if found != "ok":
        what = " ".join(found.replace("*** in database main ***", "").split())
        raise CorruptError(f"The database file is damaged ({what}); restore a backup.")


async def disconnect(connection: aiosqlite.Connection) -> None:
    """Closes a connection. Unlike `close` this can be cancelled while the disk does not answer."""
    stopped = connection.stop()
    if stopped is not None:
        await stopped
