"""The store's SQL as SQLite speaks it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import count
from time import time_ns
from typing import Any, Final

import aiosqlite

from bot.store.connection import Connection, Statement
from bot.store.sqlite.together import run_together

NEXT_ITEM: Final = "next_item"
_LIST: Final = re.compile(r"\bIN :(\w+)")
_VALUE: Final = re.compile(r":(\w+)")


class FileConnection(Connection):
    """A connection to a file. One process has it, and one connection writes, so nobody has to take turns."""

    def __init__(self, driver: aiosqlite.Connection) -> None:
        self._driver = driver

    async def fetch(self, query: str, /, **values: Any) -> list[Any]:
        """Carry out a statement; return its rows."""
        return list(await self._driver.execute_fetchall(*_bind(query, values)))

    async def fetch_together(self, queries: Iterable[str], /, **values: Any) -> list[list[Any]]:
        """Carry out queries in one go; return the rows of each."""
        return await run_together(
            *(self._driver.execute_fetchall(*_bind(query, values)) for query in queries)
        )

    async def execute(self, query: str, /, **values: Any) -> None:
        """Carry out a statement."""
        await self._driver.execute(*_bind(query, values))

    async def execute_together(self, statements: Iterable[Statement]) -> None:
        """Carry out statements in one go and in their order."""
        await run_together(*(self._begin(query, rows) for query, rows in statements if rows))

    async def take_turns(self, what: str) -> None:
        """Do nothing: there is no other process."""

    def _begin(self, query: str, rows: Sequence[Mapping[str, Any]]) -> Awaitable[object]:
        if len(rows) == 1:
            return self._driver.execute(*_bind(query, rows[0]))
        text = _translate(query)[0]
        return self._driver.executemany(text, [_bind(query, row)[1] for row in rows])


@cache
def _item_ids() -> Iterator[int]:
    """Count on from the moment of the first: SQLite has no sequences."""
    return count(time_ns())


def _bind(query: str, values: Mapping[str, Any]) -> tuple[str, list[Any]]:
    """Write a query as SQLite knows it, with its values in order: places are filled faster than names."""
    text, names, lists, takes_item = _translate(query)
    if lists:
        query, values = _spread(query, lists, values)
        text, names, *_ = _translate(query)
    if takes_item:
        values = {**values, NEXT_ITEM: next(_item_ids())}
    return text, [values[name] for name in names]


def _spread(query: str, lists: tuple[str, ...], values: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """Give every value of a list a name of its own."""
    named = {name: {f"{name}_{n}": value for n, value in enumerate(values[name])} for name in lists}
    text = _LIST.sub(lambda place: f"IN ({', '.join(f':{name}' for name in named[place[1]])})", query)
    return text, {**values, **{name: value for some in named.values() for name, value in some.items()}}


@lru_cache(maxsize=512)
def _translate(query: str) -> tuple[str, tuple[str, ...], tuple[str, ...], bool]:
    """Write a query with a mark for each value; give their names, those of lists, and whether it takes an id
    for an item."""
    names = tuple(_VALUE.findall(query))
    text = _VALUE.sub("?", query.removesuffix(" FOR UPDATE"))
    return text, names, tuple(_LIST.findall(query)), NEXT_ITEM in names
