"""Opening a database by its address: a file's path, or a server's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.store.errors import DriverMissingError
from bot.store.interface import Store
from bot.store.sqlite import SqliteStore


async def open_store(database: Path | str) -> Store:
    """Opens or creates a database, alone, and brings it up to date. A text is the address of a server.

    Raises StoreError; OSError where the folder of a file cannot be made.
    """
    if isinstance(database, Path):
        await asyncio.to_thread(database.parent.mkdir, mode=0o700, parents=True, exist_ok=True)
        return await SqliteStore.open(database)
    try:
        # The driver is an extra, and costs memory where it is not used.
        from bot.store.postgres import PostgresStore
    except ImportError as error:
        raise DriverMissingError from error
    return await PostgresStore.open(database)
