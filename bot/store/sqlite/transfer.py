"""All rows of a file, out of it and into it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path

import aiosqlite

from bot.store.errors import NotEmptyError
from bot.store.sqlite import connecting
from bot.store.tables import TABLES, TOGETHER, Rows, select


async def read_tables(path: Path) -> AsyncGenerator[Rows]:
    """Every row, as all of them were at one moment. Raises StoreError, sqlite3.Error."""
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


async def fill(connection: aiosqlite.Connection, tables: AsyncIterator[Rows]) -> None:
    """Writes rows into an empty database, inside a transaction. Raises NotEmptyError."""
    for table in TABLES:
        if list(await connection.execute_fetchall(f"SELECT 1 FROM {table} LIMIT 1")):  # noqa: S608
            raise NotEmptyError
    async for table, rows in tables:
        columns = TABLES[table]
        await connection.executemany(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",  # noqa: S608
            rows,
        )
