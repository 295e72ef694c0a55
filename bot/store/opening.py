"""Opening a database by its address: a file's path, or a server's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

from bot.store.errors import DriverMissingError, SharedFileError
from bot.store.interface import Store
from bot.store.moving import copy_to_file
from bot.store.sharing import ShardPlan
from bot.store.sqlite import SqliteStore, copy_database


async def open_store(database: Path | str, plan: ShardPlan | None = None, *, keep: bool = True) -> Store:
    """Opens or creates a database and brings it up to date. A text is the address of a server.

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


async def copy_store(
    database: Path | str, target: Path, progress: Callable[[int], None] | None = None
) -> None:
    """Writes a consistent copy as a file of SQLite's, also beside the process that has the database open.

    progress: called with the number of a server's rows on their way; a file is copied as a whole. Raises
    BackupError, AddressError, DriverMissingError; an existing file is kept.
    """
    if isinstance(database, Path):
        await asyncio.to_thread(copy_database, database, target)
    else:
        await copy_to_file(_load_postgres().read_server(database), target, progress)


def _load_postgres() -> ModuleType:
    """The driver is an extra, and costs memory where it is not used."""
    try:
        return import_module("bot.store.postgres")
    except ImportError as error:
        raise DriverMissingError from error
