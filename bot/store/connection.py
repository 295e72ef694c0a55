"""What a query is given: a connection to either engine, which speaks one SQL.

A query names its values (`:guild`). Beyond what both engines know it may say:

* `IN :games`: among the values of a list, which may be empty;
* `COLLATE BINARY`: by the characters' numbers, whatever the language of the server;
* `FOR UPDATE` at its end: nobody else changes these rows until the transaction ends;
* `:next_item`: an id that no item of the outbox ever had.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
PATIENCE: Final = 600.0
"""Seconds a change may wait until it is given to the disk: less than the 15 minutes an interaction lives."""
Statement: TypeAlias = tuple[str, Sequence[Mapping[str, Any]]]
"""A statement, and the values of each time it is carried out."""


class Connection(ABC):
    """A connection in the middle of a transaction, or of a single query."""

    @abstractmethod
    async def fetch(self, query: str, /, **values: Any) -> list[Any]:
        """Carry out a statement; return its rows."""

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

    async def fetch_column(self, query: str, /, **values: Any) -> tuple[Any, ...]:
        """Carry out a query of one column; return its values."""
        return tuple([value for (value,) in await self.fetch(query, **values)])

    async def fetch_value(self, query: str, /, **values: Any) -> Any:
        """Carry out a query of one column; return its first value, None where there is no row."""
        return next(iter(await self.fetch_column(query, **values)), None)


Work: TypeAlias = Callable[[Connection], Awaitable[T]]
"""Statements that belong together. May be done more than once; has no effect outside the database."""


class Reader(Protocol):
    """Reads see everything that was committed before they were asked for."""

    async def read(self, work: Work[T]) -> T:
        """Carry out queries that see the same moment. Raises StoreError."""

    async def ask(self, work: Work[T]) -> T:
        """Carry out a single query. Raises StoreError."""
