"""PostgreSQL's errors as the store's own."""

from __future__ import annotations

import psycopg
from psycopg import errors

from bot.store.errors import CorruptError, DiskError, DiskFullError, StoreError, UnreachableError

GONE = (
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.CannotConnectNow,
    errors.IdleInTransactionSessionTimeout,
    errors.ReadOnlySqlTransaction,
)
"""What a server says that will do no more for this connection; the last one has stopped being the primary."""


def is_lost(connection: psycopg.AsyncConnection, error: BaseException) -> bool:
    """Whether after an error of a connection another one is needed."""
    return connection.closed or isinstance(error, GONE)


def type_error(error: Exception) -> Exception:
    """The typed error for one of psycopg's; others as they are."""
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
