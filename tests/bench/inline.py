"""The store's queries without its thread: for what only looks, and for floors."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

Statement = tuple[str, Any, bool]
"""SQL, its values, and whether they are those of many rows."""


class Inline:
    """Stands in for a connection of aiosqlite, never waits, and writes down what goes through it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.statements: list[Statement] = []

    async def execute(self, sql: str, values: Sequence[object] = ()) -> None:
        """One statement."""
        await self.execute_fetchall(sql, values)

    async def execute_fetchall(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """One statement and its rows."""
        self.statements.append((sql, values, False))
        return self._connection.execute(sql, values).fetchall()

    async def executemany(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """One statement for many rows."""
        kept = list(rows)
        self.statements.append((sql, kept, True))
        self._connection.executemany(sql, kept)
