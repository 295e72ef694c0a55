"""The store on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import psycopg

from bot.logs import get_logger
from bot.store.connection import Connection, Work
from bot.store.errors import StoreError
from bot.store.postgres import numbering, transfer
from bot.store.postgres.connecting import complete_address
from bot.store.postgres.errors import type_error
from bot.store.postgres.migrate import FOLDER
from bot.store.postgres.reader import Reader, make_pool
from bot.store.postgres.session import Session
from bot.store.postgres.share import PostgresShare, shards_of, telling
from bot.store.postgres.writer import PostgresWriter
from bot.store.queries import moving, tidying
from bot.store.queries.outbox import Shards
from bot.store.rows import Change
from bot.store.sharing import ShardPlan
from bot.store.sql_store import SqlStore
from bot.store.tables import Rows

T = TypeVar("T")
ENDING: Final = 5.0
"""Seconds the server has for what was asked before the store is closed."""
log = get_logger("store")


def read_server(address: str) -> AsyncGenerator[Rows]:
    """Every row of a database, also beside the process that has it open. Raises AddressError, StoreError."""
    return transfer.read_tables(complete_address(address, "pony-reading"))


class PostgresStore(SqlStore):
    """Keeps the interface `Store` on a PostgreSQL database. Made by `PostgresStore.open`."""

    _writer: PostgresWriter
    _reader: Reader

    def __init__(
        self,
        conninfo: str,
        name: str,
        writer: PostgresWriter,
        reader: Reader,
        share: PostgresShare | None = None,
    ) -> None:
        super().__init__(writer, reader)
        self._conninfo, self._name = conninfo, name
        self.share = share
        self._closed = False

    @classmethod
    async def open(
        cls, address: str, *, folder: Path = FOLDER, plan: ShardPlan | None = None
    ) -> PostgresStore:
        """Opens a database and brings it up to date. address: postgresql://user@host/name.

        Alone; with a plan, beside others that have one. Raises AddressError, UnreachableError, LeaseError,
        NewerDatabaseError, ChangedMigrationError, ForeignDatabaseError, OthersThereError, ShardCountError.
        """
        conninfo = complete_address(address, "pony")
        try:
            session = await Session.open(address, folder, plan)
        except psycopg.Error as error:
            raise type_error(error) from error
        pool = make_pool(conninfo)
        writer, reader = PostgresWriter(session), Reader(pool)
        share = None if plan is None else PostgresShare(conninfo, session.name, plan, writer, reader)
        store = cls(conninfo, session.name, writer, reader, share)
        try:
            if session.alone:
                await writer.write(numbering.number_on)
            await pool.open()
            if share is not None:
                share.start()
        except BaseException:
            await store.close()
            raise
        return store

    async def fresh_match(self) -> int:
        """An id no match has had."""
        return await self._writer.write(numbering.give_match_number)

    async def size(self) -> int:
        """What the database takes on disk, in bytes."""
        return await self._reader.read(transfer.measure)

    async def prune(self, before: str) -> None:
        """Forgets tokens used, outbox items made, and processes that began, before a moment."""
        await self._writer.write(partial(_prune, before=before, name=self._name))
        self._tell_listeners()

    async def give_back(self, pages: int) -> bool:
        """Nothing: the server's autovacuum does so by itself."""
        return False

    async def backup(self, target: Path) -> None:
        """Writes a consistent copy while play goes on. Raises BackupError; an existing file is kept."""
        # Imported here: a copy is moved into a file of the other engine.
        from bot.store.moving import copy_to_file

        await copy_to_file(self.tables(), target)

    def tables(self) -> AsyncGenerator[Rows]:
        """Every row of every table of `bot.store.tables`, as all of them were at one moment."""
        return transfer.read_tables(self._conninfo)

    async def fill(self, tables: AsyncIterator[Rows]) -> None:
        """Writes such rows into an empty database: all of them or none. Raises NotEmptyError."""
        await self._writer.write(partial(_fill, tables=tables), None)

    async def close(self) -> None:
        """Finishes what was asked before and lets go of the database.

        Where the server does not answer, it is given up, and the lease ends with the process.
        """
        if self._closed:
            return
        self._closed = True
        try:
            async with asyncio.timeout(ENDING):
                if self.share is not None:
                    with suppress(StoreError):
                        await self.share.stop()
                await self._reader.close()
                await self._writer.close()
        except TimeoutError:
            log.error("database-stalled", seconds=ENDING)
            self._writer.give_up()

    def _shards(self) -> Shards | None:
        return shards_of(self.share)

    def _telling(self, work: Work[T], change: Change) -> Work[T]:
        return telling(self.share, work, change)

    def _erasing(self, work: Work[T]) -> Work[T]:
        return telling(self.share, work)

    async def _sweep(self) -> None:
        await transfer.sweep(self._conninfo)


async def _prune(connection: Connection, before: str, name: str) -> None:
    """Forget what is older than a moment. name: of this process, which is kept."""
    await tidying.prune(connection, before)
    # One that is frozen has no presence any more; it finds its row gone and writes nothing.
    await connection.execute(
        "DELETE FROM process WHERE since < :before AND id <> :name "
        "AND id NOT IN (SELECT process FROM presence)",
        before=before,
        name=name,
    )


async def _fill(connection: Connection, tables: AsyncIterator[Rows]) -> None:
    await moving.fill(connection, tables)
    await numbering.number_on(connection)
