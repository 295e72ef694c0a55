"""The store on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import psycopg

from bot.logs import get_logger
from bot.store.cluster import ShardPlan
from bot.store.errors import ForeignDatabaseError, StoreError
from bot.store.migration import Migration, find_missing, list_applied, read_folder
from bot.store.postgres.connecting import ServerConnection, complete_address, connect, type_error
from bot.store.postgres.session import FOLDER, Session
from bot.store.postgres.share import PostgresShare, shards_of, telling
from bot.store.postgres.work import PostgresReader, PostgresWriter, make_pool
from bot.store.queries import changes
from bot.store.queries.changes import Shards
from bot.store.rows import Change
from bot.store.store import Store
from bot.store.tables import HIGHEST, TABLES, TOGETHER, Rows, fill_tables, select
from bot.store.work import Connection, Work

T = TypeVar("T")
ENDING: Final = 5.0
"""Seconds the server has for what was asked before the store is closed."""
_OWN_TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
log = get_logger("store")


def read_server(address: str) -> AsyncGenerator[Rows]:
    """Read every row of a database, also beside who has it open. Raises AddressError, StoreError."""
    return read_tables(complete_address(address, "pony-reading"))


async def list_pending(address: str) -> Sequence[Migration]:
    """List what a database has not been brought up to yet, also beside who has it open.

    Raises AddressError, ForeignDatabaseError, NewerDatabaseError, StoreError.
    """
    try:
        async with await connect(complete_address(address, "pony-looking")) as connection:
            looked = ServerConnection(connection)
            tables = {name for (name,) in await looked.fetch(_OWN_TABLES)}
            if tables and "migration" not in tables:
                raise ForeignDatabaseError("The database belongs to another program.")
            applied = await list_applied(looked) if tables else {}
    except psycopg.Error as error:
        raise type_error(error) from error
    return find_missing(read_folder(FOLDER), applied)


class PostgresStore(Store):
    """A PostgreSQL database. Made by `PostgresStore.open`."""

    writer: PostgresWriter
    reader: PostgresReader
    share: PostgresShare | None

    def __init__(
        self,
        conninfo: str,
        name: str,
        writer: PostgresWriter,
        reader: PostgresReader,
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
        """Open a database and bring it up to date. address: postgresql://user@host/name.

        Alone; with a plan, beside others that have one. Raises AddressError, UnreachableError, LeaseError,
        NewerDatabaseError, ChangedMigrationError, ForeignDatabaseError, OthersThereError, ShardCountError.
        """
        conninfo = complete_address(address, "pony")
        try:
            session = await Session.open(address, folder, plan)
        except psycopg.Error as error:
            raise type_error(error) from error
        pool = make_pool(conninfo)
        writer, reader = PostgresWriter(session), PostgresReader(pool)
        share = None if plan is None else PostgresShare(conninfo, session.name, plan, writer, reader)
        store = cls(conninfo, session.name, writer, reader, share)
        try:
            if session.alone:
                await writer.write(number_on)
            await pool.open()
            if share is not None:
                share.start()
        except BaseException:
            await store.close()
            raise
        return store

    async def fresh_match(self) -> int:
        return await self.writer.write(give_match_number)

    async def size(self) -> int:
        return await self.reader.read(measure)

    async def prune(self, before: str) -> None:
        """Forget tokens used, outbox items made, and processes that began, before a moment."""
        await self.writer.write(partial(_prune, before=before, name=self._name))
        self._tell_listeners()

    async def give_back(self, pages: int) -> bool:
        """Do nothing: the server's autovacuum does so by itself."""
        return False

    async def backup(self, target: Path) -> None:
        # Imported here: a copy is moved into a file of the other engine.
        from bot.store.opening import copy_to_file

        await copy_to_file(self.tables(), target)

    def tables(self) -> AsyncGenerator[Rows]:
        return read_tables(self._conninfo)

    async def fill(self, tables: AsyncIterator[Rows]) -> None:
        await self.writer.write(partial(_fill, tables=tables), None)

    async def close(self) -> None:
        """Finish what was asked before and let go of the database.

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
                await self.reader.close()
                await self.writer.close()
        except TimeoutError:
            log.error("database-stalled", seconds=ENDING)
            self.writer.give_up()

    def _shards(self) -> Shards | None:
        return shards_of(self.share)

    def _telling(self, work: Work[T], change: Change) -> Work[T]:
        return telling(self.share, work, change)

    def _erasing(self, work: Work[T]) -> Work[T]:
        return telling(self.share, work)

    async def _sweep(self) -> None:
        await sweep(self._conninfo)


async def give_match_number(connection: Connection) -> int:
    """Give a number no match has had, not even one that was brought from elsewhere."""
    return int(await connection.fetch_value("SELECT nextval('match_number')"))


async def number_on(connection: Connection) -> None:
    """Have new matches and parcels numbered behind those that are there."""
    await connection.execute(
        f"SELECT setval('match_number', greatest(({HIGHEST.format('match')}), "  # noqa: S608
        "CASE WHEN is_called THEN last_value ELSE last_value - 1 END) + 1, false) FROM match_number"
    )
    await connection.execute(
        "SELECT setval(pg_get_serial_sequence('outbox', 'id'), max(id)) FROM outbox "
        "HAVING max(id) > nextval(pg_get_serial_sequence('outbox', 'id'))"
    )


async def read_tables(conninfo: str) -> AsyncGenerator[Rows]:
    """Read every row, as all of them were at one moment. Raises StoreError."""
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
    """Remove what the server keeps of rows that were changed; it would do so by itself, but later."""
    try:
        async with await connect(conninfo) as connection:
            await connection.set_autocommit(True)
            await connection.execute(f"VACUUM {', '.join(TABLES)}")
    except psycopg.Error as error:
        log.error("traces-remain", error=" ".join(str(error).split()))


async def _prune(connection: Connection, before: str, name: str) -> None:
    """Forget what is older than a moment. name: of this process, which is kept."""
    await changes.prune(connection, before)
    # One that is frozen has no presence any more; it finds its row gone and writes nothing.
    await connection.execute(
        "DELETE FROM process WHERE since < :before AND id <> :name "
        "AND id NOT IN (SELECT process FROM presence)",
        before=before,
        name=name,
    )


async def _fill(connection: Connection, tables: AsyncIterator[Rows]) -> None:
    await fill_tables(connection, tables)
    await number_on(connection)
