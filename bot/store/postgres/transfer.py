"""All rows of a database, out of it and into it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from typing import Final

import psycopg

from bot.logs import get_logger
from bot.store.errors import NotEmptyError
from bot.store.postgres.connecting import Connection, connect
from bot.store.postgres.errors import type_error
from bot.store.postgres.matches import number_on
from bot.store.tables import TABLES, TOGETHER, Rows, select

TRUTHS: Final = frozenset(
    {
        *(("match", "hints"), ("entry", "reveals"), ("entry", "hands"), ("result", "won")),
        *(("tournament_pairing", "played"), ("puzzle", "told"), ("puzzle_answer", "solved")),
    }
)
"""Columns that say yes or no, which is a number elsewhere."""
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


async def fill(connection: Connection, tables: AsyncIterator[Rows]) -> None:
    """Writes rows into an empty database, inside a transaction. Raises NotEmptyError."""
    for table in TABLES:
        found = await connection.execute(f"SELECT 1 FROM {table} LIMIT 1")  # noqa: S608
        if await found.fetchone() is not None:
            raise NotEmptyError
    cursor = connection.cursor()
    async for table, rows in tables:
        columns = TABLES[table]
        values = ", ".join("%s::integer::boolean" if (table, each) in TRUTHS else "%s" for each in columns)
        await cursor.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})", rows)  # noqa: S608
    await number_on(connection)


async def sweep(conninfo: str) -> None:
    """Removes what the server keeps of rows that were changed; it would do so by itself, but later."""
    try:
        async with await connect(conninfo) as connection:
            await connection.set_autocommit(True)
            await connection.execute(f"VACUUM {', '.join(TABLES)}")
    except psycopg.Error as error:
        log.error("traces-remain", error=" ".join(str(error).split()))
