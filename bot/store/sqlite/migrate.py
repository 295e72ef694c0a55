"""Bringing a SQLite file up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import aiosqlite

from bot.store.errors import ForeignDatabaseError
from bot.store.migration import Migration, find_missing, read_folder
from bot.store.queries import migrations
from bot.store.sqlite.file_connection import FileConnection

FOLDER = Path(__file__).parent / "migrations"
_TABLE = """
CREATE TABLE IF NOT EXISTS migration (
    version  INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied  TEXT NOT NULL
) STRICT
"""


def read_migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """All migrations of a folder, numbered from 1 without gaps. Raises ValueError otherwise."""
    return read_folder(folder)


async def migrate(
    connection: aiosqlite.Connection,
    known: tuple[Migration, ...],
    now: str,
    keep: Callable[[int], None] | None = None,
) -> int:
    """Brings a database up to date; returns the number of migrations applied.

    No transaction may be open. keep: called in a thread, with the number of migrations a database has had,
    before it is changed; what it raises leaves the database as it is. Raises NewerDatabaseError,
    ChangedMigrationError or sqlite3.Error.
    """
    await connection.execute(_TABLE)
    applied = await migrations.list_applied(FileConnection(connection))
    missing = find_missing(known, applied)
    if keep is not None and applied and missing:
        await asyncio.to_thread(keep, max(applied))
    for each in missing:
        await _apply(connection, each, now)
    return len(missing)


async def refuse_foreign(connection: aiosqlite.Connection) -> bool:
    """Whether there are no tables at all.

    Raises ForeignDatabaseError for a database of another program, before anything of it is changed.
    """
    rows = await connection.execute_fetchall("SELECT name FROM sqlite_master WHERE type = 'table'")
    tables = {name for (name,) in rows}
    if tables and "migration" not in tables:
        raise ForeignDatabaseError("The database belongs to another program: it has no table of migrations.")
    return not tables


async def _apply(connection: aiosqlite.Connection, migration: Migration, now: str) -> None:
    await connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in split(migration.text):
            await connection.execute(statement)
        await migrations.note(FileConnection(connection), migration, now)
        await connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.OperationalError):
            await connection.execute("ROLLBACK")
        raise


def split(text: str) -> Iterator[str]:
    """The statements of a script; `executescript` would commit between them."""
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
