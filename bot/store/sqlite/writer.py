"""The connection that writes: one unit of work at a time, and those that wait together share a transaction.

aiosqlite serialises statements, not transactions. So units wait in a queue, and one task does them: while one
batch is being brought to the disk, further units gather and become the next, with one fsync for all of it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

import aiosqlite

from bot.store.errors import StalledError, StoreError, store_error
from bot.store.interface import PATIENCE
from bot.store.sqlite.connecting import disconnect
from bot.store.sqlite.together import run_together

T = TypeVar("T")
Work: TypeAlias = Callable[[aiosqlite.Connection], Awaitable[T]]
"""Statements that belong together. May be done more than once; has no effect outside the database."""
MOST_TOGETHER: Final = 128
"""Units that share a transaction at most."""


@dataclass(eq=False, slots=True)
class _Unit:
    """committing: whether the disk has it, so that it can no longer be withdrawn."""

    work: Work[Any]
    done: asyncio.Future[Any]
    committing: bool = False


class _WithdrawnError(Exception):
    """A unit of this batch is no longer wanted."""


class Writer:
    """Does units of work in the order in which they were asked for."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._units: asyncio.Queue[_Unit] = asyncio.Queue()
        self._turn = asyncio.Lock()
        self._closed = False
        self._task = asyncio.create_task(self._serve(), name="store-writer")

    async def write(self, work: Work[T], patience: float = PATIENCE) -> T:
        """Does a unit in a transaction: what returns is on disk, what raises has had no effect.

        patience: seconds after which it is withdrawn unless the disk already has it; then its end is waited
        for, however long that takes. Raises StoreError, and whatever the unit raises.
        """
        if self._closed:
            raise StoreError("The database is closed.")
        unit = _Unit(work, asyncio.get_running_loop().create_future())
        self._units.put_nowait(unit)
        try:
            await asyncio.wait((unit.done,), timeout=patience)
        finally:
            if not unit.committing:
                unit.done.cancel()
        if unit.done.cancelled():
            raise StalledError(patience)
        result: T = await unit.done
        return result

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[aiosqlite.Connection]:
        """The connection between two transactions, for what cannot be done inside of one."""
        async with self._turn:
            yield self._connection

    async def close(self) -> None:
        """Finishes what was asked before and closes the connection."""
        self._closed = True
        await self._units.join()
        self._task.cancel()
        await disconnect(self._connection)

    async def _serve(self) -> None:
        while True:
            batch = [await self._units.get()]
            while len(batch) < MOST_TOGETHER and not self._units.empty():
                batch.append(self._units.get_nowait())
            async with self._turn:
                await self._settle(batch)
            for _ in batch:
                self._units.task_done()

    async def _settle(self, batch: list[_Unit]) -> None:
        """Does a batch, and without those that are withdrawn meanwhile. Where the whole of it fails, each
        unit is done on its own."""
        while batch := [unit for unit in batch if not unit.done.done()]:
            try:
                results = await self._transact(batch)
            except _WithdrawnError:
                continue
            except Exception as error:
                if len(batch) == 1:
                    _finish(batch[0], error)
                else:
                    for unit in batch:
                        await self._settle([unit])
            else:
                for unit, result in zip(batch, results, strict=True):
                    _finish(unit, result)

    async def _transact(self, batch: list[_Unit]) -> list[Any]:
        """The results, or errors, of a batch. Raises what has undone all of it."""
        begin = self._connection.execute("BEGIN IMMEDIATE")
        try:
            if len(batch) == 1:
                _, *results = await run_together(begin, batch[0].work(self._connection))
            else:
                await begin
                results = [await self._attempt(unit) for unit in batch]
            if any(unit.done.done() for unit in batch):
                raise _WithdrawnError
            for unit in batch:
                unit.committing = True
            await self._connection.execute("COMMIT")
        except Exception:
            for unit in batch:
                unit.committing = False
            await self._connection.rollback()
            raise
        return results

    async def _attempt(self, unit: _Unit) -> Any:
        """The result or the error of one unit among others. Raises sqlite3.Error where all were undone.

        The savepoint needs no release: the newest of a name counts, and the commit ends them all.
        """
        try:
            _, result = await run_together(
                self._connection.execute("SAVEPOINT unit"), unit.work(self._connection)
            )
        except Exception as error:
            await self._connection.execute("ROLLBACK TO unit")
            result = error
        return result


def _finish(unit: _Unit, result: Any) -> None:
    if unit.done.done():
        return
    if isinstance(result, sqlite3.Error):
        typed = store_error(result)
        typed.__cause__ = result
        unit.done.set_exception(typed)
    elif isinstance(result, Exception):
        unit.done.set_exception(result)
    else:
        unit.done.set_result(result)
