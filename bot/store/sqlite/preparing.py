"""What is done with a database before it is used."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import aiosqlite

from bot.store.sqlite import connecting
from bot.store.sqlite.lease import sign
from bot.store.sqlite.migrate import migrate, read_migrations, refuse_foreign


async def prepare(connection: aiosqlite.Connection, folder: Path) -> None:
    """Checks a database and brings it up to date. Raises StoreError, sqlite3.Error."""
    await refuse_foreign(connection)
    await connecting.check(connection)
    await connecting.set_up(connection, connecting.WRITING)
    now = datetime.now(UTC).isoformat()
    await migrate(connection, read_migrations(folder), now)
    await sign(connection, now)
