"""A database as a whole: all its rows, its size, and what the server keeps of rows that are gone."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import psycopg

from bot.logs import get_logger
from bot.store.connection import Connection
from bot.store.postgres.connecting import connect
from bot.store.postgres.errors import type_error
from bot.store.tables import TABLES, TOGETHER, Rows, select

log = get_logger("store")


async def read_tables(conninfo: str) -> AsyncGenerator[Rows]:
    """Every row, as all of them were at one moment. Raises StoreError."""
    try:
        async with await connect(conninfo) as connection:
            await connection.set_isolation_level(psycopg.IsolationLevel.REPEATABLE_READ)
            for table in TABLES:
                async with connection.cursor(name=f"all_{table}") as cursor:
                    await cursor.execute(select(table))
                    while rows := await cursor.fetchmany(TOGETHER):
                        yield table, rows
    except psycopg.Error as error:
        raise type_error(error) from error


async def measure(connection: Connection) -> int:
    """Measure what the database takes on disk, in bytes."""
    return int(await connection.fetch_value("SELECT pg_database_size(current_database())"))


async def sweep(conninfo: str) -> None:
    """Removes what the server keeps of rows that were changed; it would do so by itself, but later."""
    try:
        async with await connect(conninfo) as connection:
            await connection.set_autocommit(True)
            await connection.execute(f"VACUUM {', '.join(TABLES)}")
    except psycopg.Error as error:
        log.error("traces-remain", error=" ".join(str(error).split()))
