"""Writing: units of work in the order of asking; those that wait together share a transaction.

Units wait in a queue, and one task does them: while one batch is being brought to the disk, further units
gather and become the next, with one fsync for all of it. How a transaction is done, each store says itself.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.store.connection import PATIENCE, Work
from bot.store.errors import StalledError, StoreError

T = TypeVar("T")
MOST_TOGETHER: Final = 128
"""Units that share a transaction at most."""


@dataclass(eq=False, slots=True)
class Unit:
    """committing: whether the disk has it, so that it can no longer be withdrawn."""

    work: Work[Any]
    done: asyncio.Future[Any]
    committing: bool = False


class AgainError(Exception):
    """Nothing of a batch was done, and what of it is still wanted is to be done again."""


class Writer(ABC):
    """Does units of work in the order in which they were asked for."""

    def __init__(self) -> None:
        self._units: asyncio.Queue[Unit] = asyncio.Queue()
        self._turn = asyncio.Lock()
        self._closed = False
        self._task = asyncio.create_task(self._serve(), name="store-writer")

    async def write(self, work: Work[T], patience: float | None = PATIENCE) -> T:
        """Does a unit in a transaction: what returns is on disk, what raises has had no effect.

        patience: seconds after which it is withdrawn unless the disk already has it; then its end is waited
        for, however long that takes. Raises StoreError, and whatever the unit raises.
        """
        if self._closed:
            raise StoreError("The database is closed.")
        unit = Unit(work, asyncio.get_running_loop().create_future())
        self._units.put_nowait(unit)
        try:
            await asyncio.wait((unit.done,), timeout=patience)
        finally:
            if not unit.committing:
                unit.done.cancel()
        if unit.done.cancelled():
            raise StalledError(patience or 0)
        result: T = await unit.done
        return result

    async def close(self) -> None:
        """Finishes what was asked before and closes the connection."""
        self._closed = True
        await self._units.join()
        self._task.cancel()
        await self._disconnect()

    def give_up(self) -> None:
        """Stops at once, at the end of a process; whoever waits is not answered."""
        self._task.cancel()

    @abstractmethod
    async def _transact(self, batch: Sequence[Unit]) -> list[Any]:
        """The results, or errors, of a batch. Raises AgainError, or what has undone all of it.

        Just before the commit it calls `hand_over`.
        """

    @abstractmethod
    async def _disconnect(self) -> None:
        """Closes the connection."""

    @abstractmethod
    def _type(self, error: Exception) -> Exception:
        """The typed error for one of the driver's; others as they are."""

    async def _serve(self) -> None:
        while True:
            batch = [await self._units.get()]
            while len(batch) < MOST_TOGETHER and not self._units.empty():
                batch.append(self._units.get_nowait())
            async with self._turn:
                await self._settle(batch)
            for _ in batch:
                self._units.task_done()

    async def _settle(self, batch: list[Unit]) -> None:
        """Does a batch, and without those that are withdrawn meanwhile. Where the whole of it fails, each
        unit is done on its own."""
        while batch := [unit for unit in batch if not unit.done.done()]:
            try:
                results = await self._transact(batch)
            except AgainError:
                continue
            except Exception as error:
                if len(batch) == 1:
                    self._finish(batch[0], error)
                else:
                    for unit in batch:
                        await self._settle([unit])
            else:
                for unit, result in zip(batch, results, strict=True):
                    self._finish(unit, result)

    def _finish(self, unit: Unit, result: Any) -> None:
        if unit.done.done():
            return
        if not isinstance(result, Exception):
            unit.done.set_result(result)
            return
        typed = self._type(result)
        if typed is not result:
            typed.__cause__ = result
        unit.done.set_exception(typed)


def hand_over(batch: Sequence[Unit]) -> None:
    """From now on the disk has the batch. Raises AgainError where a unit of it is no longer wanted."""
    if any(unit.done.done() for unit in batch):
        raise AgainError
    for unit in batch:
        unit.committing = True


def take_back(batch: Sequence[Unit]) -> None:
    """Nothing of the batch has been committed: its units can be withdrawn again."""
    for unit in batch:
        unit.committing = False
