"""The connection that reads: answered while the other one waits for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import aiosqlite

from bot.store.connection import Work
from bot.store.errors import CorruptError, StoreError, store_error
from bot.store.sqlite.connecting import disconnect
from bot.store.sqlite.file_connection import FileConnection
from bot.store.sqlite.together import run_together

T = TypeVar("T")


class Reader:
    """Reads see everything that was committed before they were asked for."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        """Does queries that belong together: all of them see the same moment. Raises StoreError."""
        async with self._turn:
            if self._closed:
                raise StoreError("The database is closed.")
            try:
                try:
                    begin = self._connection.execute("BEGIN")
                    result: T
                    _, result = await run_together(begin, work(FileConnection(self._connection)))
                    return result
                finally:
                    await self._connection.rollback()
            except sqlite3.Error as error:
                raise store_error(error) from error
            except (ValueError, TypeError) as error:
                raise CorruptError(f"The database holds what cannot be read ({error}).") from error

    async def ask(self, work: Work[T]) -> T:
        """Does a single query: here likewise. Raises StoreError."""
        return await self.read(work)

    @asynccontextmanager
    async def pause(self) -> AsyncIterator[None]:
        """Nobody reads meanwhile."""
        async with self._turn:
            yield

    async def close(self) -> None:
        """Closes the connection once nobody reads."""
        async with self._turn:
            self._closed = True
            await disconnect(self._connection)
