"""A connection to a server: its settings, its errors, and the store's SQL as PostgreSQL speaks it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from bot.store.errors import (
    AddressError,
    CorruptError,
    DiskError,
    DiskFullError,
    StoreError,
    UnreachableError,
)
from bot.store.work import Connection, Statement

PsycopgConnection: TypeAlias = psycopg.AsyncConnection[TupleRow]
PsycopgCursor: TypeAlias = psycopg.AsyncCursor[TupleRow]
DEFAULTS: Final = {
    "connect_timeout": "5",
    # Of several servers the one that takes writes: after a failover it is another one.
    "target_session_attrs": "read-write",
    # A server whose machine has gone is given up within half a minute.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "client_encoding": "utf8",
}
SETTINGS: Final = (
    # What a commit has written is on disk before it returns; a stricter setting of the server's is kept.
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') IN ('off', 'local')",
    # So does the server with a machine that has gone, and so the lease of that one ends.
    "SELECT set_config(name, value, false) FROM (VALUES ('tcp_keepalives_idle', '10'), "
    "('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3')) AS setting (name, value)",
)
GONE: Final = (
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.CannotConnectNow,
    errors.IdleInTransactionSessionTimeout,
    errors.ReadOnlySqlTransaction,
)
"""What a server says that will do no more for this connection; the last one has stopped being the primary."""
_LIST: Final = re.compile(r"\bIN (:\w+)")
_NEXT_ITEM: Final = "nextval(pg_get_serial_sequence('outbox', 'id'))"
_VALUE: Final = re.compile(r"(?<!:):(\w+)")


def complete_address(address: str, name: str) -> str:
    """Complete an address with what it leaves open. name: of the session. Raises AddressError."""
    try:
        given = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        # What libpq says may hold a part of the address, and so of the password.
        raise AddressError from None
    return make_conninfo("", **{**DEFAULTS, **given, "application_name": name})


async def connect(conninfo: str) -> PsycopgConnection:
    """Open a connection with its settings. Raises psycopg.Error."""
    connection = await psycopg.AsyncConnection.connect(conninfo)
    try:
        for setting in SETTINGS:
            await connection.execute(setting)
        await connection.commit()
    except BaseException:
        await connection.close()
        raise
    return connection


def is_lost(connection: psycopg.AsyncConnection, error: BaseException) -> bool:
    """Check whether after an error of a connection another one is needed."""
    return connection.closed or isinstance(error, GONE)


def type_error(error: Exception) -> Exception:
    """Return the typed error for one of psycopg's, others as they are."""
    if not isinstance(error, psycopg.Error):
        return error
    said = " ".join(str(error).split())
    if isinstance(error, errors.DiskFull):
        return DiskFullError(f"There is no space left for the database ({said}).")
    if isinstance(error, errors.IoError):
        return DiskError(f"The server cannot read or write the database ({said}).")
    if isinstance(error, errors.DataCorrupted | errors.IndexCorrupted):
        return CorruptError(f"The database is damaged ({said}); restore a backup.")
    if isinstance(error, psycopg.OperationalError) and (error.sqlstate is None or isinstance(error, GONE)):
        return UnreachableError(f"The database server does not answer ({said}).")
    return StoreError(f"The database refused ({said}).")


class ServerConnection(Connection):
    """A connection to a server. In a pipeline only what is fetched waits for the way there and back."""

    def __init__(self, driver: PsycopgConnection) -> None:
        self._driver = driver

    async def fetch(self, query: str, given: Mapping[str, Any] | None = None, /, **values: Any) -> list[Any]:
        cursor = await self._driver.execute(_translate(query), _bind(given or values))
        return await cursor.fetchall()

    async def fetch_together(self, queries: Iterable[str], /, **values: Any) -> list[list[Any]]:
        bound = _bind(values)
        cursors = [await self._driver.execute(_translate(query), bound) for query in queries]
        return [await cursor.fetchall() for cursor in cursors]

    async def execute(self, query: str, /, **values: Any) -> None:
        await self._driver.execute(_translate(query), _bind(values))

    async def execute_together(self, statements: Iterable[Statement]) -> None:
        cursor = self._driver.cursor()
        for query, rows in statements:
            if len(rows) == 1:
                await cursor.execute(_translate(query), _bind(rows[0]))
            elif rows:
                await cursor.executemany(_translate(query), [_bind(row) for row in rows])

    async def take_turns(self, what: str) -> None:
        """Wait until no other process does what is called so, to the end of the transaction.

        Numbers counted on without gaps need it: the lower ones must be there first.
        """
        await self.execute(
            "SELECT pg_advisory_xact_lock(hashtext(current_schema()), hashtext(:what))", what=what
        )


def _bind(values: Mapping[str, Any]) -> dict[str, Any]:
    """Make lists of tuples, which the driver takes for rows."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


@lru_cache(maxsize=512)
def _translate(query: str) -> str:
    """Write a query as the driver and the server know it."""
    text = query.replace("%", "%%").replace(":next_item", _NEXT_ITEM)
    text = _VALUE.sub(r"%(\1)s", _LIST.sub(r"= ANY(\1)", text))
    return text.replace("COLLATE BINARY", 'COLLATE "C"')
