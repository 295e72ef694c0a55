"""Two connections at work: one reads, answered while the other waits for the disk; one writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import aiosqlite

from bot.logs import get_logger
from bot.store.errors import CorruptError, StoreError, store_error
from bot.store.sqlite.connecting import FileConnection, disconnect, run_together
from bot.store.work import Unit, Work, Writer, hand_over, take_back

T = TypeVar("T")
TRACES: Final = "traces"
"""Value of the house: whether something erased may still stand in unused parts of the file or in its log."""
YES, NO = "yes", "no"
log = get_logger("store")


class SqliteReader:
    """The connection that reads, answered while the other one waits for the disk."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        """Do queries that belong together: all of them see the same moment. Raises StoreError."""
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
        """Do a single query: here likewise. Raises StoreError."""
        return await self.read(work)

    @asynccontextmanager
    async def pause(self) -> AsyncIterator[None]:
        """Have nobody read meanwhile."""
        async with self._turn:
            yield

    async def close(self) -> None:
        """Close the connection once nobody reads."""
        async with self._turn:
            self._closed = True
            await disconnect(self._connection)


class SqliteWriter(Writer):
    """The connection that writes. aiosqlite serialises statements, not transactions: the queue does that."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        super().__init__()
        self._connection = connection

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[aiosqlite.Connection]:
        """Lend the connection between two transactions, for what cannot be done inside of one."""
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
        """Do one unit among others; return its result or error. Raises sqlite3.Error where all were undone.

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


async def overwrite_traces(reader: SqliteReader, writer: SqliteWriter) -> bool:
    """Build the file anew and empty its log; return whether that could be done.

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
