"""Errors of the store, each with one clear sentence for the person who runs the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence


class StoreError(Exception):
    """The database could not do what was asked; nothing of it was done."""


class DiskFullError(StoreError):
    """No space is left. Writing works again as soon as there is some."""


class DiskError(StoreError):
    """The disk or the file system reported an error."""


class StalledError(StoreError):
    """The disk has not answered for so many seconds, and what waited for it was withdrawn."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"The disk has not answered for {seconds:g} seconds.")
        self.seconds = seconds


class UnreachableError(StoreError):
    """The database server cannot be reached, or does not let us in."""


class AddressError(StoreError):
    """The address of the database server cannot be read."""

    def __init__(self) -> None:
        super().__init__("The address of the database is not of the form postgresql://user@host/name.")


class DriverMissingError(StoreError):
    """The library that speaks with PostgreSQL is not installed."""

    def __init__(self) -> None:
        super().__init__("PostgreSQL needs the library psycopg: pip install 'psycopg[binary,pool]'.")


class CorruptError(StoreError):
    """The file is no database, or a damaged one."""


class ForeignDatabaseError(StoreError):
    """The file is a database of another program."""


class LostDatabaseError(StoreError):
    """There is no database where there was one. beside: the file that says so."""

    def __init__(self, beside: str) -> None:
        super().__init__(
            f"{beside} says that there was a database here, but there is none: put the file back together "
            "with its -wal, or restore a backup."
        )
        self.beside = beside


class NoCopyError(StoreError):
    """The copy that is made of a database before it is brought up to date could not be written."""


class NewerDatabaseError(StoreError):
    """The database was written by a newer release. version and known are schema versions."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(
            f"The database has schema version {version}, but this release knows only up to {known}: "
            "start the newer release again, or restore a backup made before it."
        )
        self.version = version
        self.known = known


class ChangedMigrationError(StoreError):
    """A migration that was applied to this database has been edited since."""

    def __init__(self, name: str) -> None:
        super().__init__(f"Migration {name} was changed after it had been applied; add a new one instead.")
        self.name = name


class LeaseError(StoreError):
    """Another process has the database open. pid and since are what its lease says, where it can be read."""

    def __init__(self, pid: int | None, since: str | None) -> None:
        who = f"process {pid} (since {since})" if pid is not None else "another process"
        super().__init__(f"The database is in use by {who}; stop that one first.")
        self.pid = pid
        self.since = since


class OthersThereError(StoreError):
    """The database must be changed in a way that processes of another release cannot go on with."""

    def __init__(self) -> None:
        super().__init__(
            "This release changes the database: stop all processes that use it, then start this one."
        )


class ShardCountError(StoreError):
    """The other processes have dealt out another number of shards."""

    def __init__(self, known: int) -> None:
        super().__init__(f"The other processes share {known} shards.")
        self.known = known


class SharedFileError(StoreError):
    """Several processes were to share a file."""

    def __init__(self) -> None:
        super().__init__("Several processes can share a PostgreSQL database, but no file.")


class NotEmptyError(StoreError):
    """The database that was to be filled holds something already."""

    def __init__(self) -> None:
        super().__init__("The database is not empty.")


class DifferentError(StoreError):
    """Two databases that should hold the same do not. matches: where they differ; none: elsewhere."""

    def __init__(self, matches: Sequence[int]) -> None:
        super().__init__(f"The two databases differ, in matches {list(matches)} or in settings.")
        self.matches = matches


class BackupError(StoreError):
    """The backup could not be written; the database itself is untouched."""


class ConflictError(StoreError):
    """The match on disk is not the one the change was made from."""


class TokenSeenError(StoreError):
    """The token of this change was used before, for this match."""

    def __init__(self, match: int) -> None:
        super().__init__(f"this token was used before, in match {match}")
        self.match = match


class PlaceTakenError(StoreError):
    """Another match is going on in the channel."""

    def __init__(self, match: int) -> None:
        super().__init__(f"match {match} is going on in this channel")
        self.match = match


def store_error(error: sqlite3.Error) -> StoreError:
    """Return the typed error for one of SQLite's."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return DiskFullError(f"There is no space left for the database ({error}).")
    if code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN):
        return DiskError(f"The database file cannot be read or written ({error}).")
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return CorruptError(f"The database file is damaged or is no database ({error}); restore a backup.")
    return StoreError(f"The database refused ({error}).")
