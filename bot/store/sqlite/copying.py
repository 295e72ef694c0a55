"""Copies of a database file: made while play goes on, and looked at or put in place later."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from bot.store.errors import BackupError, DiskError, StoreError, store_error
from bot.store.sqlite import connecting
from bot.store.sqlite.lease import THERE, Lease
from bot.store.tables import TABLES, TOGETHER, Rows, select

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a file: written for that file, and ruinous for another."""


def copy_database(source: Path, target: Path) -> None:
    """Writes a consistent copy through a connection of its own: readers do not hold up the writer.

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
    """Puts a copy in the place of a database nobody uses; where the old one is kept, if there was one.

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
    """What is wrong with a file: pages, indexes, rows that belong to nothing. Raises StoreError."""
    try:
        with closing(_read_only(database)) as connection:
            found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        raise store_error(error) from error
    lost = [f"{table}: row {row} belongs to no row of {parent}" for table, row, parent, _ in orphans]
    return (*(line for line in found if line != "ok"), *lost)


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
    """Bytes on disk of a database and what SQLite keeps beside it."""
    files = (database, *(database.with_name(database.name + each) for each in BESIDE))
    return sum(each.stat().st_size for each in files if each.exists())


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _synchronise(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
