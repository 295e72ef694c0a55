"""Units of work in transactions of the connection that writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

import psycopg

from bot.store.errors import LeaseError
from bot.store.postgres.connecting import Connection
from bot.store.postgres.errors import is_lost, type_error
from bot.store.postgres.server_connection import ServerConnection
from bot.store.postgres.session import Session
from bot.store.writer import AgainError, Unit, Writer, hand_over, take_back


class PostgresWriter(Writer):
    """Does units of work in the order in which they were asked for; they wait while the server is away."""

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
        """Nothing of a batch is done: the lease is somebody else's."""
        self.on_lost()
        return [error] * len(batch)

    async def _disconnect(self) -> None:
        await self._session.close()

    def _type(self, error: Exception) -> Exception:
        return type_error(error)


def _do_nothing() -> None:
    """Who has the database alone tries again, for the lease may become free."""


async def _attempt(connection: Connection, unit: Unit) -> Any:
    """The result or the error of one unit among others. Raises psycopg.Error where all were undone.

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
