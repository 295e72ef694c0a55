"""What is done with a database before it is used."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite

from bot.logs import get_logger
from bot.store.errors import LostDatabaseError
from bot.store.sqlite import connecting
from bot.store.sqlite.lease import THERE, Lease, sign
from bot.store.sqlite.migrate import migrate, read_migrations, refuse_foreign
from bot.store.sqlite.standing import keep_copy, refuse_lost

INCREMENTAL: Final = 2
"""The value of `PRAGMA auto_vacuum` for files whose unused pages can be given back a few at a time."""
log = get_logger("store")


async def open_prepared(path: Path, folder: Path, lease: Lease, *, keep: bool) -> aiosqlite.Connection:
    """The connection that writes, to a database that is checked and up to date; a new one where none was.

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


async def carry_over(connection: aiosqlite.Connection) -> None:
    """Brings what stands in the log into the file itself, as far as nobody reads it, and waits for nobody.

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
    await migrate(connection, read_migrations(folder), now, partial(keep_copy, path) if keep else None)
    if mode != INCREMENTAL:
        await _build_anew(connection)
    await sign(connection, now)
    await carry_over(connection)


async def _build_anew(connection: aiosqlite.Connection) -> None:
    """Once for a file of an earlier release; without room for that it goes on as it was."""
    try:
        await connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        log.warning("file-not-built-anew", error=str(error))
