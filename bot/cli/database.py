"""The database of a command: opened, copied, or a sentence that says why it cannot be used."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pydantic import SecretStr

from bot import all_bundles
from bot.config import StartError, name_database
from bot.match.operations import Operations
from bot.match.values import RefusedError
from bot.store import (
    AddressError,
    CorruptError,
    DiskError,
    DiskFullError,
    DriverMissingError,
    ForeignDatabaseError,
    LeaseError,
    LostDatabaseError,
    NewerDatabaseError,
    NoCopyError,
    OthersThereError,
    ShardCountError,
    ShardPlan,
    SharedFileError,
    Store,
    StoreError,
    UnreachableError,
)
from bot.store.opening import copy_store, open_store

# The database of the command line: opened, or a sentence that says why it cannot be.

UNUSABLE: Final[Mapping[type[Exception], str]] = {
    SharedFileError: "cli-database-unshared",
    LostDatabaseError: "cli-database-lost",
    NoCopyError: "cli-database-uncopied",
    LeaseError: "cli-database-busy",
    NewerDatabaseError: "cli-database-newer",
    DiskFullError: "cli-database-full",
    CorruptError: "cli-database-damaged",
    ForeignDatabaseError: "cli-database-foreign",
    DiskError: "cli-database-unreadable",
    OSError: "cli-database-unreadable",
}
"""What is said of a file that cannot be used."""
UNUSABLE_SERVER: Final[Mapping[type[Exception], str]] = {
    OthersThereError: "cli-database-others",
    ShardCountError: "cli-database-shards",
    LeaseError: "cli-database-busy",
    NewerDatabaseError: "cli-database-newer",
    DiskFullError: "cli-database-full",
    ForeignDatabaseError: "cli-database-shared",
    AddressError: "cli-database-address",
    UnreachableError: "cli-database-unreachable",
    DriverMissingError: "cli-database-driver",
}
"""What is said of a server's."""


def locate(database: Path | SecretStr) -> Path | str:
    """Return what the store opens: a path, or an address as it is."""
    return database.get_secret_value() if isinstance(database, SecretStr) else database


async def open_database(
    database: Path | SecretStr,
    called: Path | SecretStr | None = None,
    plan: ShardPlan | None = None,
) -> Store:
    """Open the database. called: what it is a copy of. plan: where others share it. Raises StartError."""
    if isinstance(database, Path) and database.is_dir():  # noqa: ASYNC240 - one look, at the start
        raise StartError("cli-database-folder", path=str(database))
    try:
        return await open_store(locate(database), plan, keep=called is None)
    except (StoreError, OSError) as error:
        raise explain(error, database, called) from error


def explain(
    error: Exception, database: Path | SecretStr, called: Path | SecretStr | None = None
) -> StartError:
    """Explain why a database cannot be used. called: what it is a copy of."""
    known = UNUSABLE_SERVER if isinstance(database, SecretStr) else UNUSABLE
    said = (message for kind, message in known.items() if isinstance(error, kind))
    message, details = next(said, "cli-database-unusable"), str(error).rstrip(".")
    beside = error.beside if isinstance(error, LostDatabaseError) else ""
    return StartError(message, path=name_database(called or database), details=details, beside=beside)


@asynccontextmanager
async def use_database(
    database: Path | SecretStr, called: Path | SecretStr | None = None
) -> AsyncIterator[Store]:
    """Open a database for as long as it is used. called: what it is a copy of. Raises StartError."""
    store = await open_database(database, called)
    try:
        yield store
    finally:
        await store.close()


def require_database(database: Path | SecretStr) -> None:
    """Raise StartError where there is no file: a command that looks at one must not make one."""
    if isinstance(database, Path) and not database.is_file():
        raise StartError("cli-database-missing", path=str(database))


@asynccontextmanager
async def open_copy(database: Path | SecretStr) -> AsyncIterator[Store]:
    """Open a copy of a database as it is now: a running bot is neither disturbed nor in the way.

    Raises StartError.
    """
    require_database(database)
    with TemporaryDirectory(prefix="pony-") as folder:
        copy = Path(folder) / "copy.db"
        try:
            await copy_store(locate(database), copy)
        except StoreError as error:
            raise explain(error, database) from error
        async with use_database(copy, database) as store:
            yield store


@asynccontextmanager
async def open_operations(database: Path | SecretStr, *, changing: bool = False) -> AsyncIterator[Operations]:
    """Open the matches of a database; with `changing`, no bot may use it. Raises StartError."""
    require_database(database)
    bundles = all_bundles()
    try:
        async with use_database(database) if changing else open_copy(database) as store:
            yield Operations(store, bundles)
    except RefusedError as error:
        raise StartError(error.reason, **{name: str(fact) for name, fact in error.facts.items()}) from error
    except StoreError as error:
        raise explain(error, database) from error
