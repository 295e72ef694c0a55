"""Units of work: what their statements are given, and how they are read and written.

A query names its values (`:guild`). Beyond what both engines know it may say:

* `IN :games`: among the values of a list, which may be empty;
* `COLLATE BINARY`: by the characters' numbers, whatever the language of the server;
* `FOR UPDATE` at its end: nobody else changes these rows until the transaction ends;
* `:next_item`: an id that no item of the outbox ever had.

Units that write wait in a queue, and one task does them in the order of asking: while one batch is being
brought to the disk, further units gather and become the next, with one fsync for all of it. How a transaction
is done, each engine says itself.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import (
    Any,
    Concatenate,
    Final,
    Generic,
    ParamSpec,
    Protocol,
    TypeAlias,
    TypeVar,
    get_type_hints,
)

from bot.store.errors import StalledError, StoreError

T = TypeVar("T")
P = ParamSpec("P")
PATIENCE: Final = 600.0
"""Seconds a change may wait until it is given to the disk: less than the 15 minutes an interaction lives."""
MOST_TOGETHER: Final = 128
"""Units that share a transaction at most."""
Statement: TypeAlias = tuple[str, Sequence[Mapping[str, Any]]]
"""A statement, and the values of each time it is carried out."""


class Connection(ABC):
    """A connection in the middle of a transaction, or of a single query."""

    @abstractmethod
    async def fetch(self, query: str, given: Mapping[str, Any] | None = None, /, **values: Any) -> list[Any]:
        """Carry out a statement; return its rows. given: the values, where they are named already."""

    @abstractmethod
    async def fetch_together(self, queries: Iterable[str], /, **values: Any) -> list[list[Any]]:
        """Carry out queries in one go; return the rows of each."""

    @abstractmethod
    async def execute(self, query: str, /, **values: Any) -> None:
        """Carry out a statement."""

    @abstractmethod
    async def execute_together(self, statements: Iterable[Statement]) -> None:
        """Carry out statements in one go and in their order."""

    @abstractmethod
    async def take_turns(self, what: str) -> None:
        """Wait until no other process does what is called so, to the end of the transaction."""

    async def fetch_rows(self, kind: Callable[..., T], query: str, /, **values: Any) -> tuple[T, ...]:
        """Carry out a query whose columns are the fields of a kind of row; return its rows."""
        return read_rows(kind, await self.fetch(query, **values))

    async def fetch_column(self, query: str, /, **values: Any) -> tuple[Any, ...]:
        """Carry out a query of one column; return its values."""
        return tuple([value for (value,) in await self.fetch(query, **values)])

    async def fetch_value(self, query: str, /, **values: Any) -> Any:
        """Carry out a query of one column; return its first value, None where there is no row."""
        return next(iter(await self.fetch_column(query, **values)), None)


def read_rows(kind: Callable[..., T], rows: Iterable[Sequence[Any]]) -> tuple[T, ...]:
    """Make rows of a kind of what was fetched, in the order of its fields. Truth is a number in SQLite."""
    truths = _find_truths(kind)
    if not truths:
        return tuple([kind(*row) for row in rows])
    made = []
    for row in rows:
        values = [*row]
        for place in truths:
            values[place] = bool(values[place])
        made.append(kind(*values))
    return tuple(made)


@cache
def _find_truths(kind: Callable[..., Any]) -> tuple[int, ...]:
    """Find the places of fields that say yes or no."""
    return tuple([place for place, told in enumerate(get_type_hints(kind).values()) if told is bool])


Work: TypeAlias = Callable[[Connection], Awaitable[T]]
"""Statements that belong together. May be done more than once; has no effect outside the database."""


class Reader(Protocol):
    """Reads see everything that was committed before they were asked for."""

    async def read(self, work: Work[T]) -> T:
        """Carry out queries that see the same moment. Raises StoreError."""

    async def ask(self, work: Work[T]) -> T:
        """Carry out a single query. Raises StoreError."""


@dataclass(eq=False, slots=True)
class Unit:
    """Work that was asked for and is not done yet."""

    work: Work[Any]
    done: asyncio.Future[Any]
    committing: bool = False  # the disk has it, so that it can no longer be withdrawn


class AgainError(Exception):
    """Raised where nothing of a batch was done: what of it is still wanted is to be done again."""


class Writer(ABC):
    """The connection that writes: units of work are done in the order in which they were asked for."""

    def __init__(self) -> None:
        self._units: asyncio.Queue[Unit] = asyncio.Queue()
        self._turn = asyncio.Lock()
        self._closed = False
        self._task = asyncio.create_task(self._serve(), name="store-writer")

    async def write(self, work: Work[T], patience: float | None = PATIENCE) -> T:
        """Do a unit in a transaction: what returns is on disk, what raises has had no effect.

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
        """Finish what was asked before and close the connection."""
        self._closed = True
        await self._units.join()
        self._task.cancel()
        await self._disconnect()

    def give_up(self) -> None:
        """Stop at once, at the end of a process; whoever waits is not answered."""
        self._task.cancel()

    @abstractmethod
    async def _transact(self, batch: Sequence[Unit]) -> list[Any]:
        """Do a batch; return its results, or errors. Raises AgainError, or what has undone all of it.

        Just before the commit it calls `hand_over`.
        """

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close the connection."""

    @abstractmethod
    def _type(self, error: Exception) -> Exception:
        """Return the typed error for one of the driver's, others as they are."""

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
        """Do a batch without those that are withdrawn meanwhile; each on its own where the whole fails."""
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
    """Note that the disk has the batch. Raises AgainError where a unit of it is no longer wanted."""
    if any(unit.done.done() for unit in batch):
        raise AgainError
    for unit in batch:
        unit.committing = True


def take_back(batch: Sequence[Unit]) -> None:
    """Note that nothing of the batch has been committed: its units can be withdrawn again."""
    for unit in batch:
        unit.committing = False


class Part:
    """A part of the store: its methods are queries (`Reading`, `Asking`, `Writing`) or made of some."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self.writer = writer
        self.reader = reader


class Method(ABC, Generic[P, T]):
    """A method of a part of the store, made of the query that says what it does."""

    def __init__(self, query: Callable[Concatenate[Connection, P], Awaitable[T]]) -> None:
        self._query = query

    def __get__(self, part: Part, kind: type[Part]) -> Callable[P, Coroutine[Any, Any, T]]:
        """Bind the method to a store."""

        def do(*given: P.args, **named: P.kwargs) -> Coroutine[Any, Any, T]:
            return self._do(part, lambda connection: self._query(connection, *given, **named))

        return do

    @abstractmethod
    def _do(self, part: Part, work: Work[T]) -> Coroutine[Any, Any, T]:
        """Have the part of the store do the work."""


class Reading(Method[P, T]):
    """A method that reads: its queries see the same moment. Raises StoreError."""

    def _do(self, part: Part, work: Work[T]) -> Coroutine[Any, Any, T]:
        return part.reader.read(work)


class Asking(Method[P, T]):
    """A method that is a single query, which needs no transaction. Raises StoreError."""

    def _do(self, part: Part, work: Work[T]) -> Coroutine[Any, Any, T]:
        return part.reader.ask(work)


class Writing(Method[P, T]):
    """A method that writes: what returns is on disk. Raises StoreError, and what its query raises."""

    def _do(self, part: Part, work: Work[T]) -> Coroutine[Any, Any, T]:
        return part.writer.write(work)
