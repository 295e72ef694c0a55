"""What an erased row leaves in the files of a database."""

from __future__ import annotations

import sqlite3
from typing import Final

from bot.logs import get_logger
from bot.store.sqlite.reader import Reader
from bot.store.sqlite.writer import SqliteWriter

TRACES: Final = "traces"
"""Value of the house: whether something erased may still stand in unused parts of the file or in its log."""
YES, NO = "yes", "no"
log = get_logger("store")


async def overwrite_traces(reader: Reader, writer: SqliteWriter) -> bool:
    """Builds the file anew and empties its log; whether that could be done.

    `secure_delete` alone is not enough: when a page is divided, SQLite leaves copies of rows behind.
    """
    try:
        async with reader.pause(), writer.alone() as connection:
            await connection.execute("VACUUM")
            ((busy, *_),) = await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        log.error("traces-remain", error=str(error))
        return False
    if busy:
        # A backup is being made; the daily pruning tries again.
        log.warning("traces-remain", error="another connection reads")
    return not busy
