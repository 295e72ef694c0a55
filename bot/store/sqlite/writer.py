"""The connection that writes. aiosqlite serialises statements, not transactions: the queue does that."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiosqlite

from bot.store.errors import store_error
from bot.store.sqlite.connecting import disconnect
from bot.store.sqlite.file_connection import FileConnection
from bot.store.sqlite.together import run_together
from bot.store.writer import Unit, Writer, hand_over, take_back


class SqliteWriter(Writer):
    """Does units of work in the order in which they were asked for."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        super().__init__()
        self._connection = connection

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[aiosqlite.Connection]:
        """The connection between two transactions, for what cannot be done inside of one."""
        async with self._turn:
            yield self._connection

    async def _transact(self, batch: Sequence[Unit]) -> list[Any]:
        begin = self._connection.execute("BEGIN IMMEDIATE")
        try:
            if len(batch) == 1:
                _, *results = await run_together(begin, batch[0].work(FileConnection(self._connection)))
            else:
                await begin
                results = [await self._attempt(unit) for unit in batch]
            hand_over(batch)
            await self._connection.execute("COMMIT")
        except Exception:
            take_back(batch)
            await self._connection.rollback()
            raise
        return results

    async def _attempt(self, unit: Unit) -> Any:
        """The result or the error of one unit among others. Raises sqlite3.Error where all were undone.

        The savepoint needs no release: the newest of a name counts, and the commit ends them all.
        """
        try:
            _, result = await run_together(
                self._connection.execute("SAVEPOINT unit"), unit.work(FileConnection(self._connection))
            )
        except Exception as error:
            await self._connection.execute("ROLLBACK TO unit")
            result = error
        return result

    async def _disconnect(self) -> None:
        await disconnect(self._connection)

    def _type(self, error: Exception) -> Exception:
        return store_error(error) if isinstance(error, sqlite3.Error) else error
