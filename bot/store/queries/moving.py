"""All rows of another database into this one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final

from bot.store.connection import Connection
from bot.store.errors import NotEmptyError
from bot.store.queries.columns import write_insert
from bot.store.tables import TABLES, Rows

_TRUTHS: Final = frozenset(
    {
        *(("match", "hints"), ("entry", "reveals"), ("entry", "hands"), ("result", "won")),
        *(("tournament_pairing", "played"), ("puzzle", "told"), ("puzzle_answer", "solved")),
    }
)
"""Columns that say yes or no, which is a number in SQLite."""


async def fill(connection: Connection, tables: AsyncIterator[Rows]) -> None:
    """Write rows into an empty database, inside a transaction. Raises NotEmptyError."""
    for table in TABLES:
        if await connection.fetch(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608
            raise NotEmptyError
    async for table, rows in tables:
        name_row = _make_naming(table)
        await connection.execute_together([(write_insert(table), [name_row(row) for row in rows])])


def _make_naming(table: str) -> Callable[[Sequence[Any]], dict[str, Any]]:
    columns = TABLES[table]
    truths = [column for column in columns if (table, column) in _TRUTHS]

    def name_row(row: Sequence[Any]) -> dict[str, Any]:
        values = dict(zip(columns, row, strict=True))
        values.update((column, bool(values[column])) for column in truths)
        return values

    return name_row
