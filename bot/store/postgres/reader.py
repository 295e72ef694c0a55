"""Connections that read: a pool, so that nothing that is read waits for what is written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from bot.store.connection import Work
from bot.store.errors import CorruptError, StoreError
from bot.store.postgres.connecting import Connection
from bot.store.postgres.errors import is_lost, type_error
from bot.store.postgres.server_connection import ServerConnection

T = TypeVar("T")
MOST: Final = 4
"""Connections at most: more than can be busy while one process answers."""
PATIENCE: Final = 10.0
"""Seconds a read waits for a server that is away; then it is refused."""
ATTEMPT: Final = 1.0
"""Seconds after which it asks for a connection anew."""


def make_pool(conninfo: str) -> AsyncConnectionPool[Connection]:
    """A pool that is not open yet."""
    return AsyncConnectionPool(
        conninfo,
        min_size=1,
        max_size=MOST,
        reconnect_timeout=ATTEMPT,
        kwargs={"autocommit": True},
        configure=_configure,
        open=False,
        name="pony-reading",
    )


async def _configure(connection: Connection) -> None:
    """All queries of one read see the same moment."""
    await connection.execute(
        "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
    )


class Reader:
    """Reads see everything that was committed before they were asked for."""

    def __init__(self, pool: AsyncConnectionPool[Connection]) -> None:
        self._pool = pool

    async def read(self, work: Work[T]) -> T:
        """Does queries that belong together, anew where the server goes away meanwhile. Raises StoreError."""
        return await self._wait_for(self._read(partial(_together, work=work)))

    async def ask(self, work: Work[T]) -> T:
        """Does a single query likewise: it needs no transaction, and so one way to the server, not two."""
        return await self._wait_for(self._read(partial(_alone, work=work)))

    async def _wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        reading = asyncio.create_task(work)
        try:
            # A connection that is lost, or had, just then can swallow a cancellation; a wait does not.
            await asyncio.wait((reading,))
        finally:
            reading.cancel()
        return await reading

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        clock = asyncio.get_running_loop().time
        until = clock() + PATIENCE
        while True:
            connection = None
            try:
                async with self._pool.connection(ATTEMPT) as connection:
                    return await work(connection)
            except PoolClosed as error:
                raise StoreError("The database is closed.") from error
            except PoolTimeout as error:
                # The pool looks for its server again when somebody asks anew.
                if clock() > until:
                    raise type_error(error) from error
            except psycopg.Error as error:
                if connection is None or not is_lost(connection, error) or clock() > until:
                    raise type_error(error) from error
            except (ValueError, TypeError) as error:
                raise CorruptError(f"The database holds what cannot be read ({error}).") from error

    async def close(self) -> None:
        """Closes the connections."""
        await self._pool.close()


async def _together(connection: Connection, work: Work[T]) -> T:
    async with connection.pipeline(), connection.transaction():
        return await work(ServerConnection(connection))


async def _alone(connection: Connection, work: Work[T]) -> T:
    return await work(ServerConnection(connection))
