"""Opening a database by its address, copying one, and moving everything of one into another.

Moving is one transaction; then both are read again and compared by a digest of every match. A backup of a
server's database is such a copy, a file of SQLite's.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType

from bot.store.cluster import ShardPlan
from bot.store.errors import (
    BackupError,
    DifferentError,
    DriverMissingError,
    SharedFileError,
    StoreError,
    store_error,
)
from bot.store.sqlite import SqliteStore, copy_database, list_pending
from bot.store.store import Store
from bot.store.tables import Rows, count_rows


async def open_store(database: Path | str, plan: ShardPlan | None = None, *, keep: bool = True) -> Store:
    """Open or create a database and bring it up to date. A text is the address of a server.

    Alone; with a plan, beside others that have one. keep: whether a copy of a file stays beside it before
    this release changes it. Raises StoreError, SharedFileError among them; OSError where the folder of a file
    cannot be made.
    """
    if isinstance(database, Path):
        if plan is not None:
            raise SharedFileError
        await asyncio.to_thread(database.parent.mkdir, mode=0o700, parents=True, exist_ok=True)
        return await SqliteStore.open(database, keep=keep)
    store: Store = await _load_postgres().PostgresStore.open(database, plan=plan)
    return store


async def count_pending(database: Path | str) -> int:
    """Count the migrations a database has not had yet, also beside who has it open; it is not changed.

    Raises StoreError.
    """
    if isinstance(database, Path):
        try:
            return len(await asyncio.to_thread(list_pending, database))
        except sqlite3.Error as error:
            raise store_error(error) from error
    return len(await _load_postgres().list_pending(database))


async def copy_store(
    database: Path | str, target: Path, progress: Callable[[int], None] | None = None
) -> None:
    """Write a consistent copy as a file of SQLite's, also beside the process that has the database open.

    progress: called with the number of a server's rows on their way; a file is copied as a whole. Raises
    BackupError, AddressError, DriverMissingError; an existing file is kept.
    """
    if isinstance(database, Path):
        await asyncio.to_thread(copy_database, database, target)
    else:
        await copy_to_file(_load_postgres().read_server(database), target, progress)


async def copy_to_file(
    tables: AsyncGenerator[Rows], target: Path, progress: Callable[[int], None] | None = None
) -> None:
    """Write a consistent copy as a file of SQLite's. Raises BackupError; an existing file is kept.

    progress: called with the number of rows on their way.
    """
    if target.exists():  # noqa: ASYNC240 - one look at a folder, once in a day
        raise BackupError(f"{target} exists already.")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        copy = await SqliteStore.open(unfinished)
        try:
            async with aclosing(tables):
                await copy.fill(_tell(tables, progress))
        finally:
            await copy.close()
        unfinished.rename(target)
    except (StoreError, OSError) as error:
        raise BackupError(f"The backup {target} cannot be written ({error}).") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
            unfinished.with_name(f"{unfinished.name}.lock").unlink(missing_ok=True)


async def move(
    source: Store, target: Store, progress: Callable[[int], None] | None = None
) -> tuple[int, int]:
    """Copy every row into an empty store; return how many matches and rows there are.

    All of it in one transaction; then both are read again and compared, match by match. progress: called
    with the number of rows on their way. Raises NotEmptyError, DifferentError, StoreError.
    """
    async with aclosing(_tell(source.tables(), progress)) as rows:
        await target.fill(rows)
    async with aclosing(source.tables()) as here, aclosing(target.tables()) as there:
        before, after = await count_rows(here), await count_rows(there)
    different = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
    if different:
        raise DifferentError(sorted(key for key in different if key is not None))
    return len(before.keys() - {None}), sum(number for number, _ in before.values())


async def _tell(tables: AsyncIterator[Rows], progress: Callable[[int], None] | None) -> AsyncGenerator[Rows]:
    number = 0
    async for table, rows in tables:
        yield table, rows
        number += len(rows)
        if progress is not None:
            progress(number)


def _load_postgres() -> ModuleType:
    """Load the other engine: its driver is an extra, and costs memory where it is not used."""
    try:
        return import_module("bot.store.postgres")
    except ImportError as error:
        raise DriverMissingError from error
