"""The database of the bots under measurement, of either engine, as one who only looks sees it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Protocol, cast

import aiosqlite

from bot.store import StoredMatch
from bot.store.opening import open_store
from bot.store.postgres.connecting import PsycopgConnection, ServerConnection, connect
from bot.store.queries.matches import load
from bot.store.sqlite.connecting import FileConnection
from bot.store.tables import Rows
from tests.bench.matches import Inline
from tests.bench.process import cpu_seconds, family
from tests.postgres import Server


class Database(Protocol):
    """What differs between a file and a server. address: what the bot is given."""

    address: Path | str

    async def load(self, match: int) -> StoredMatch | None:
        """Load a match as it was last committed."""

    def count(self, query: str) -> int:
        """Return the one number a query finds."""

    def cpu_seconds(self) -> float:
        """Return the CPU time its processes have used, where it has any."""

    async def close(self) -> None:
        """Let go of it."""


class FileDatabase:
    """A file of SQLite's."""

    def __init__(self, path: Path) -> None:
        self.address: Path | str = path
        self._connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)

    async def load(self, match: int) -> StoredMatch | None:
        return await load(FileConnection(cast("aiosqlite.Connection", Inline(self._connection))), match)

    def count(self, query: str) -> int:
        return int(self._connection.execute(query).fetchone()[0])

    def cpu_seconds(self) -> float:
        return 0.0

    async def close(self) -> None:
        self._connection.close()


class ServerDatabase:
    """A database of a server that serves nobody else."""

    def __init__(self, server: Server, address: str) -> None:
        self.address: Path | str = address
        self._server = server
        self._place = address
        self._connection: PsycopgConnection | None = None

    async def load(self, match: int) -> StoredMatch | None:
        if self._connection is None:
            self._connection = await connect(self._place)
        async with self._connection.transaction():
            return await load(ServerConnection(self._connection), match)

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    def count(self, query: str) -> int:
        ((number,),) = self._server.query(self._place, query)
        return int(number)

    def cpu_seconds(self) -> float:
        return cpu_seconds(family(self._server.pid))


async def fill(address: Path | str, rows: AsyncIterator[Rows]) -> None:
    """Fill a new database with these rows."""
    store = await open_store(address)
    try:
        await store.fill(rows)
    finally:
        await store.close()
