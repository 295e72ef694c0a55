"""A connection to a file: opened, set up, and the store's SQL as SQLite speaks it."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from itertools import count
from operator import itemgetter
from pathlib import Path
from threading import Thread
from time import time_ns
from typing import Any, Final, NamedTuple

import aiosqlite

from bot.store.errors import CorruptError, DiskError, store_error
from bot.store.work import Connection, Statement

WRITING = (
    "PRAGMA journal_mode = WAL",
    # What a commit has written is on disk before it returns.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    # What is deleted is overwritten, so that an erased user's id is nowhere in the file.
    "PRAGMA secure_delete = ON",
)
"""Only this connection carries the log over into the file: up to release 3.51.2 SQLite may lose what is
written in the moment in which another connection does it (sqlite.org/wal.html, "The WAL-Reset Bug")."""
READING = ("PRAGMA query_only = ON", "PRAGMA busy_timeout = 5000", "PRAGMA wal_autocheckpoint = 0")
OWNER_ONLY = 0o600
SMALLEST = 512
"""Bytes of the smallest page a database can have."""
NEXT_ITEM: Final = "next_item"
_LIST: Final = re.compile(r"\bIN :(\w+)")
_VALUE: Final = re.compile(r":(\w+)")


def create_file(path: Path) -> None:
    """Make an empty file for its owner only, where there is none; SQLite's files beside it follow suit.

    Raises DiskError, and CorruptError for what SQLite would take for an empty file although it is not.
    """
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY)
    except OSError as error:
        raise DiskError(f"The database file {path} cannot be opened ({error.strerror}).") from error
    size = os.fstat(file).st_size
    os.close(file)
    if 0 < size < SMALLEST:
        raise CorruptError("The database file is cut off; restore a backup.")


async def connect(path: Path) -> aiosqlite.Connection:
    """Open a connection; what writes outside of a transaction begins one. Raises StoreError."""
    connection = _on_a_daemon_thread(path)
    try:
        return await connection
    except sqlite3.Error as error:
        raise store_error(error) from error


def _on_a_daemon_thread(path: Path) -> aiosqlite.Connection:
    """Make a connection whose thread does not keep the process from ending while a disk does not answer.

    A thread is a daemon if the one that makes it is.
    """
    made: list[aiosqlite.Connection] = []
    maker = Thread(
        target=lambda: made.append(aiosqlite.connect(path, isolation_level="IMMEDIATE")), daemon=True
    )
    maker.start()
    maker.join()
    return made[0]


async def set_up(connection: aiosqlite.Connection, pragmas: tuple[str, ...]) -> None:
    """Apply settings. Raises sqlite3.Error."""
    for pragma in pragmas:
        await connection.execute_fetchall(pragma)


async def check(connection: aiosqlite.Connection) -> None:
    """Look at every page of the file. Raises CorruptError, or sqlite3.Error."""
    ((verdict,),) = await connection.execute_fetchall("PRAGMA quick_check(1)")
    if verdict != "ok":
        what = " ".join(verdict.replace("*** in database main ***", "").split())
        raise CorruptError(f"The database file is damaged ({what}); restore a backup.")


async def disconnect(connection: aiosqlite.Connection) -> None:
    """Close a connection. Unlike `close` this can be cancelled while the disk does not answer."""
    stopped = connection.stop()
    if stopped is not None:
        await stopped


async def run_together(*statements: Awaitable[Any]) -> list[Any]:
    """Run statements of one connection in this order; return the result of each. Raises the first error.

    Their results cross between the threads at once: awaited one by one, each would wait for its turn on the
    event loop and on the connection's thread. All are run even if one fails: call it where that is undone.
    """
    # They end in their order, so each is waited for in turn: `gather`, for any order, costs a third more.
    tasks = [asyncio.ensure_future(statement) for statement in statements]
    try:
        for task in tasks:
            with suppress(Exception):
                await task
    except asyncio.CancelledError:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        raise
    return [task.result() for task in tasks]


class FileConnection(Connection):
    """A connection to a file. One process has it, and one connection writes, so nobody has to take turns."""

    def __init__(self, driver: aiosqlite.Connection) -> None:
        self._driver = driver

    async def fetch(self, query: str, given: Mapping[str, Any] | None = None, /, **values: Any) -> list[Any]:
        return list(await self._driver.execute_fetchall(*_bind(query, given or values)))

    async def fetch_together(self, queries: Iterable[str], /, **values: Any) -> list[list[Any]]:
        return await run_together(
            *(self._driver.execute_fetchall(*_bind(query, values)) for query in queries)
        )

    async def execute(self, query: str, /, **values: Any) -> None:
        await self._driver.execute(*_bind(query, values))

    async def execute_together(self, statements: Iterable[Statement]) -> None:
        await run_together(*(self._begin(query, rows) for query, rows in statements if rows))

    async def take_turns(self, what: str) -> None:
        """Do nothing: there is no other process."""

    def _begin(self, query: str, rows: Sequence[Mapping[str, Any]]) -> Awaitable[object]:
        if len(rows) == 1:
            return self._driver.execute(*_bind(query, rows[0]))
        known = _translate(query)
        if known.takes_item:
            rows = [{**row, NEXT_ITEM: next(_item_ids())} for row in rows]
        return self._driver.executemany(known.text, [known.pick(row) for row in rows])


class Translated(NamedTuple):
    """A query with a mark for each of its values."""

    text: str
    pick: Callable[[Mapping[str, Any]], Sequence[Any]]  # the values in the order of the marks
    lists: tuple[str, ...]  # names of lists among them
    takes_item: bool  # an id for an item of the outbox is among them


@cache
def _item_ids() -> Iterator[int]:
    """Count on from the moment of the first: SQLite has no sequences."""
    return count(time_ns())


def _bind(query: str, values: Mapping[str, Any]) -> tuple[str, Sequence[Any]]:
    """Write a query as SQLite knows it, with its values in order: places are filled faster than names."""
    known = _translate(query)
    if known.lists:
        query, values = _spread(query, known.lists, values)
        known = _translate(query)
    if known.takes_item:
        values = {**values, NEXT_ITEM: next(_item_ids())}
    return known.text, known.pick(values)


def _spread(query: str, lists: tuple[str, ...], values: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """Give every value of a list a name of its own."""
    named = {name: {f"{name}_{n}": value for n, value in enumerate(values[name])} for name in lists}
    text = _LIST.sub(lambda place: f"IN ({', '.join(f':{name}' for name in named[place[1]])})", query)
    return text, {**values, **{name: value for some in named.values() for name, value in some.items()}}


@lru_cache(maxsize=512)
def _translate(query: str) -> Translated:
    """Write a query as SQLite knows it."""
    names = _VALUE.findall(query)
    text = _VALUE.sub("?", query.removesuffix(" FOR UPDATE"))
    # One name alone would be picked as a value, not as a sequence of one.
    pick = itemgetter(*names) if len(names) > 1 else lambda values: [values[name] for name in names]
    return Translated(text, pick, tuple(_LIST.findall(query)), NEXT_ITEM in names)
