"""What is done with a database before it is used."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import aiosqlite

from bot.logs import get_logger
from bot.store.sqlite import connecting
from bot.store.sqlite.lease import sign
from bot.store.sqlite.migrate import migrate, read_migrations, refuse_foreign
from bot.store.sqlite.packed import INCREMENTAL

log = get_logger("store")


async def prepare(connection: aiosqlite.Connection, folder: Path) -> None:
    """Checks a database and brings it up to date. Raises StoreError, sqlite3.Error."""
    await refuse_foreign(connection)
    await connecting.check(connection)
    ((mode,),) = await connection.execute_fetchall("PRAGMA auto_vacuum")
    if mode != INCREMENTAL:
        # A new file is made so, another one when it is built anew: what is unused can then be given back.
        await connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    await connecting.set_up(connection, connecting.WRITING)
    now = datetime.now(UTC).isoformat()
    await migrate(connection, read_migrations(folder), now)
    if mode != INCREMENTAL:
        await _build_anew(connection)
    await sign(connection, now)


async def _build_anew(connection: aiosqlite.Connection) -> None:
    """Once for a file of an earlier release; without room for that it goes on as it was."""
    try:
        await connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        log.warning("file-not-built-anew", error=str(error))
