"""Units of work on a server: a pool of connections reads, one session writes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, Final, TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from bot.store.errors import CorruptError, LeaseError, StoreError
from bot.store.postgres.connecting import PsycopgConnection, ServerConnection, is_lost, type_error
from bot.store.postgres.session import Session
from bot.store.work import AgainError, Unit, Work, Writer, hand_over, take_back

T = TypeVar("T")
MOST: Final = 4
"""Connections at most: more than can be busy while one process answers."""
PATIENCE: Final = 10.0
"""Seconds a read waits for a server that is away; then it is refused."""
ATTEMPT: Final = 1.0
"""Seconds after which it asks for a connection anew."""


def make_pool(conninfo: str) -> AsyncConnectionPool[PsycopgConnection]:
    """Make a pool that is not open yet."""
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


async def _configure(connection: PsycopgConnection) -> None:
    """Have all queries of one read see the same moment."""
    await connection.execute(
        "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
    )


class PostgresReader:
    """A pool of connections that read, so that nothing that is read waits for what is written."""

    def __init__(self, pool: AsyncConnectionPool[PsycopgConnection]) -> None:
        self._pool = pool

    async def read(self, work: Work[T]) -> T:
        """Do queries that belong together, anew where the server goes away meanwhile. Raises StoreError."""
        return await self._wait_for(self._read(partial(_together, work=work)))

    async def ask(self, work: Work[T]) -> T:
        """Do a single query likewise: it needs no transaction, and so one way to the server, not two."""
        return await self._wait_for(self._read(partial(_alone, work=work)))

    async def _wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        reading = asyncio.create_task(work)
        try:
            # A connection that is lost, or had, just then can swallow a cancellation; a wait does not.
            await asyncio.wait((reading,))
        finally:
            reading.cancel()
        return await reading

    async def _read(self, work: Callable[[PsycopgConnection], Awaitable[T]]) -> T:
        clock = asyncio.get_running_loop().time
        until = clock() + PATIENCE
        while True:
            connection = None
            try:
                async with self._pool.connection(ATTEMPT) as connection:
                    return await _do_whole(work, connection)
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
        """Close the connections."""
        await self._pool.close()


async def _do_whole(work: Callable[[PsycopgConnection], Awaitable[T]], connection: PsycopgConnection) -> T:
    """Do work to its end; a connection on which it was broken off is not used again.

    What the server still sends for it would be taken for the answer to the next question.
    """
    try:
        return await work(connection)
    except psycopg.Error:
        raise
    except BaseException:
        await connection.close()
        raise


async def _together(connection: PsycopgConnection, work: Work[T]) -> T:
    async with connection.pipeline(), connection.transaction():
        return await work(ServerConnection(connection))


async def _alone(connection: PsycopgConnection, work: Work[T]) -> T:
    return await work(ServerConnection(connection))


class PostgresWriter(Writer):
    """The connection that writes; what it is asked for waits while the server is away."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._marks = count(1)
        self.on_lost: Callable[[], None] = _do_nothing

    async def _transact(self, batch: Sequence[Unit]) -> list[Any]:
        try:
            connection = await self._session.connection()
        except LeaseError as error:
            return self._refuse(batch, error)
        mark = next(self._marks)
        results: list[Any] = []
        try:
            async with connection.pipeline():
                signed = await self._session.sign(connection, mark)
                if len(batch) == 1:
                    results = [await batch[0].work(ServerConnection(connection))]
            if signed.rowcount == 0:
                await connection.rollback()
                return self._refuse(batch, LeaseError(None, None))
            if len(batch) > 1:
                results = [await _attempt(connection, unit) for unit in batch]
            hand_over(batch)
            await connection.commit()
        except Exception as error:
            if not is_lost(connection, error):
                take_back(batch)
                with suppress(psycopg.Error):
                    await connection.rollback()
                if isinstance(error, psycopg.errors.DeadlockDetected):
                    # Another process has written the same matches, in another order.
                    raise AgainError from error
                raise
            await connection.close()
            if batch[0].committing and await self._session.has_committed(mark):
                return results
            take_back(batch)
            raise AgainError from error
        return results

    def _refuse(self, batch: Sequence[Unit], error: LeaseError) -> list[Any]:
        """Do nothing of a batch: the lease is somebody else's."""
        self.on_lost()
        return [error] * len(batch)

    async def _disconnect(self) -> None:
        await self._session.close()

    def _type(self, error: Exception) -> Exception:
        return type_error(error)


def _do_nothing() -> None:
    """Try again where the database is had alone, for the lease may become free."""


async def _attempt(connection: PsycopgConnection, unit: Unit) -> Any:
    """Do one unit among others; return its result or error. Raises psycopg.Error where all were undone.

    The savepoint needs no release: the newest of a name counts, and the commit ends them all.
    """
    try:
        async with connection.pipeline():
            await connection.execute("SAVEPOINT unit")
            return await unit.work(ServerConnection(connection))
    except Exception as error:
        if is_lost(connection, error) or isinstance(error, psycopg.errors.DeadlockDetected):
            raise
        await connection.execute("ROLLBACK TO unit")
        return error
