"""Preparing a file before it is used: looked at, brought up to date, its lease signed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite

from bot.logs import get_logger
from bot.store.errors import ForeignDatabaseError, LostDatabaseError
from bot.store.migration import Migration, find_missing, list_applied, note_applied, read_folder
from bot.store.sqlite import connecting
from bot.store.sqlite.connecting import FileConnection
from bot.store.sqlite.files import THERE, Lease, keep_copy, refuse_lost, sign_lease

FOLDER = Path(__file__).parent / "migrations"
INCREMENTAL: Final = 2
"""The value of `PRAGMA auto_vacuum` for files whose unused pages can be given back a few at a time."""
log = get_logger("store")
_TABLE = """
CREATE TABLE IF NOT EXISTS migration (
    version  INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied  TEXT NOT NULL
) STRICT
"""


async def open_prepared(path: Path, folder: Path, lease: Lease, *, keep: bool) -> aiosqlite.Connection:
    """Open the connection that writes, to a database that is checked and up to date; to a new one if need be.

    keep: whether a copy is made before that changes it. Raises StoreError, sqlite3.Error.
    """
    witness = await asyncio.to_thread(refuse_lost, path, lease)
    await asyncio.to_thread(connecting.create_file, path)
    connection = await connecting.connect(path)
    try:
        await _prepare(connection, path, folder, witness, keep=keep)
        await asyncio.to_thread(lease.write, THERE)
    except BaseException:
        await connecting.disconnect(connection)
        raise
    return connection


async def _prepare(
    connection: aiosqlite.Connection, path: Path, folder: Path, witness: str | None, *, keep: bool
) -> None:
    if await refuse_foreign(connection):
        if witness is not None:
            raise LostDatabaseError(witness)
        log.warning("database-created", path=str(path))
    await connecting.check(connection)
    ((mode,),) = await connection.execute_fetchall("PRAGMA auto_vacuum")
    if mode != INCREMENTAL:
        # A new file is made so, another one when it is built anew: what is unused can then be given back.
        await connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    await connecting.set_up(connection, connecting.WRITING)
    now = datetime.now(UTC).isoformat()
    await migrate(connection, read_folder(folder), now, partial(keep_copy, path) if keep else None)
    if mode != INCREMENTAL:
        await _build_anew(connection)
    await sign_lease(connection, now)
    await carry_over(connection)


async def _build_anew(connection: aiosqlite.Connection) -> None:
    """Build a file of an earlier release anew, once; without room for that it goes on as it was."""
    try:
        await connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        log.warning("file-not-built-anew", error=str(error))


async def migrate(
    connection: aiosqlite.Connection,
    known: tuple[Migration, ...],
    now: str,
    keep: Callable[[int], None] | None = None,
) -> int:
    """Bring a database up to date; return the number of migrations applied.

    No transaction may be open. keep: called in a thread, with the number of migrations a database has had,
    before it is changed; what it raises leaves the database as it is. Raises NewerDatabaseError,
    ChangedMigrationError or sqlite3.Error.
    """
    await connection.execute(_TABLE)
    applied = await list_applied(FileConnection(connection))
    missing = find_missing(known, applied)
    if keep is not None and applied and missing:
        await asyncio.to_thread(keep, max(applied))
    for migration in missing:
        await _apply(connection, migration, now)
    return len(missing)


def list_pending(path: Path) -> Sequence[Migration]:
    """List what a file has not been brought up to yet, also beside who has it open.

    Raises ForeignDatabaseError, NewerDatabaseError, ChangedMigrationError, sqlite3.Error.
    """
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if tables and "migration" not in tables:
            raise ForeignDatabaseError("The file is a database of another program.")
        applied = connection.execute("SELECT version, checksum FROM migration").fetchall() if tables else ()
    return find_missing(read_folder(FOLDER), dict(applied))


async def refuse_foreign(connection: aiosqlite.Connection) -> bool:
    """Check whether there are no tables at all.

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
        await note_applied(FileConnection(connection), migration, now)
        await connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.OperationalError):
            await connection.execute("ROLLBACK")
        raise


def split(text: str) -> Iterator[str]:
    """Split a script into its statements; `executescript` would commit between them."""
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


async def carry_over(connection: aiosqlite.Connection) -> None:
    """Bring what stands in the log into the file itself, as far as nobody reads it, and wait for nobody.

    A file without its log then holds all but the latest. Raises sqlite3.Error.
    """
    await connection.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")


async def give_back(connection: aiosqlite.Connection, pages: int) -> bool:
    """Give so many unused pages at the end of the file back; return whether there are more.

    No transaction is open. By a script: a single statement is carried out as far as the first page only.
    """
    await connection.executescript(f"PRAGMA incremental_vacuum({pages})")
    ((unused,),) = await connection.execute_fetchall("PRAGMA freelist_count")
    ((mode,),) = await connection.execute_fetchall("PRAGMA auto_vacuum")
    return bool(unused > 0 and mode == INCREMENTAL)
