"""The disk below a store, by SQLite's public seam: a connection class that stalls or fails at a statement."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event
from typing import Any

import aiosqlite
import pytest


class Stall:
    """A statement that does not come back. reached: it has begun; over: it may go on."""

    def __init__(self) -> None:
        self.reached = Event()
        self.over = Event()

    async def begins(self) -> None:
        """Waits until the statement has begun, without holding up the event loop."""
        await asyncio.to_thread(self.reached.wait, 30)
        assert self.reached.is_set()


class Disk:
    """statements: every one that was carried out, in order, on both connections."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.statements: list[str] = []
        self._stalls: dict[str, Stall] = {}
        self._errors: dict[str, list[sqlite3.Error]] = {}
        disk = self

        class Connection(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
                disk._before(sql)
                return super().execute(sql, *values)

            def executemany(self, sql: str, *values: Any) -> sqlite3.Cursor:
                disk._before(sql)
                return super().executemany(sql, *values)

        monkeypatch.setattr(aiosqlite, "connect", partial(aiosqlite.connect, factory=Connection))

    @contextmanager
    def stalling(self, statement: str) -> Iterator[Stall]:
        """Inside, a statement that begins like this does not come back unless it is let go."""
        stall = self._stalls[statement] = Stall()
        try:
            yield stall
        finally:
            del self._stalls[statement]
            stall.over.set()

    def fail(self, statement: str, *errors: sqlite3.Error) -> None:
        """The next statements that begin like this fail instead, one for each error."""
        self._errors[statement] = list(errors)

    def _before(self, sql: str) -> None:
        self.statements.append(sql)
        for beginning, stall in list(self._stalls.items()):
            if sql.startswith(beginning):
                stall.reached.set()
                stall.over.wait(60)
        for beginning, errors in self._errors.items():
            if sql.startswith(beginning) and errors:
                raise errors.pop(0)


def disk_error() -> sqlite3.OperationalError:
    """What SQLite says where the disk reports an error."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    return error
