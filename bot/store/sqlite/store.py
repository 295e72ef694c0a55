"""The store on SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AsyncExitStack, aclosing
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from bot.logs import get_logger
from bot.store.errors import store_error
from bot.store.queries import changes, kept, matches
from bot.store.sqlite import connecting, files
from bot.store.sqlite.connecting import FileConnection
from bot.store.sqlite.files import Lease, remove_old_copies
from bot.store.sqlite.preparing import FOLDER, carry_over, give_back, open_prepared
from bot.store.sqlite.work import NO, TRACES, YES, SqliteReader, SqliteWriter, overwrite_traces
from bot.store.store import Store
from bot.store.tables import Rows, fill_tables
from bot.store.work import Connection, Work

T = TypeVar("T")
ENDING: Final = 5.0
"""Seconds the disk has for what was asked before the store is closed."""
log = get_logger("store")


class SqliteStore(Store):
    """A SQLite file. Made by `SqliteStore.open`."""

    writer: SqliteWriter
    reader: SqliteReader

    def __init__(
        self, path: Path, writer: SqliteWriter, reader: SqliteReader, lease: Lease, last_match: int
    ) -> None:
        super().__init__(writer, reader)
        self.path = path
        self._lease = lease
        self._last_match = last_match
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, folder: Path = FOLDER, keep: bool = True) -> SqliteStore:
        """Open or create a database, alone, look at every page of it, and bring it up to date.

        keep: whether a copy of what it was before stays beside it. Raises StoreError: LeaseError,
        LostDatabaseError, NewerDatabaseError, ForeignDatabaseError and CorruptError among them.
        """
        try:
            async with AsyncExitStack() as opened:
                lease = await asyncio.to_thread(Lease, path)
                opened.callback(lease.release)
                writing = await open_prepared(path, folder, lease, keep=keep)
                opened.push_async_callback(connecting.disconnect, writing)
                last_match = await matches.find_highest(FileConnection(writing))
                reading = await connecting.connect(path)
                opened.push_async_callback(connecting.disconnect, reading)
                await connecting.set_up(reading, connecting.READING)
                opened.pop_all()
        except sqlite3.Error as error:
            raise store_error(error) from error
        return cls(path, SqliteWriter(writing), SqliteReader(reading), lease, last_match)

    async def fresh_match(self) -> int:
        """Give an id no match has had. One process has the database, so counting in memory is enough."""
        self._last_match += 1
        return self._last_match

    async def prune(self, before: str) -> None:
        await self.writer.write(partial(changes.prune, before=before))
        self._tell_listeners()
        if await self.value(TRACES) == YES:
            await self._sweep()
        try:
            async with self.writer.alone() as connection:
                await carry_over(connection)
            await asyncio.to_thread(remove_old_copies, self.path, before)
        except sqlite3.Error as error:
            raise store_error(error) from error
        except OSError as error:
            log.warning("copies-not-removed", error=str(error))

    async def give_back(self, pages: int) -> bool:
        """Give so many unused pages of the file back to the disk; return whether there are more."""
        try:
            async with self.writer.alone() as connection:
                return await give_back(connection, pages)
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def backup(self, target: Path) -> None:
        await asyncio.to_thread(files.copy_database, self.path, target)

    async def tables(self) -> AsyncGenerator[Rows]:
        try:
            async with aclosing(files.read_tables(self.path)) as tables:
                async for rows in tables:
                    yield rows
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def fill(self, tables: AsyncIterator[Rows]) -> None:
        await self.writer.write(partial(fill_tables, tables=tables), None)
        self._last_match = await self.reader.read(matches.find_highest)

    async def size(self) -> int:
        """Measure what the database takes on disk with its log, in bytes."""
        return await asyncio.to_thread(files.measure, self.path)

    async def close(self) -> None:
        """Finish what was asked before and let go of the database.

        Where the disk does not answer, it is given up, and the lease ends with the process.
        """
        if self._closed:
            return
        self._closed = True
        try:
            async with asyncio.timeout(ENDING):
                # The connection closed last carries the log over, and no other may.
                await self.reader.close()
                await self.writer.close()
        except TimeoutError:
            log.error("disk-stalled", seconds=ENDING)
            return
        self._lease.release()

    def _erasing(self, work: Work[T]) -> Work[T]:
        async def note_and_work(connection: Connection) -> T:
            await kept.write(connection, "house", TRACES, YES)
            return await work(connection)

        return note_and_work

    async def _sweep(self) -> None:
        if await overwrite_traces(self.reader, self.writer):
            await self.set_value(TRACES, NO)
