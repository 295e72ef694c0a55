"""Bringing a database of a server up to date; who does it holds the lease."""

from __future__ import annotations

from pathlib import Path

from bot.logs import get_logger
from bot.store.errors import ForeignDatabaseError, OthersThereError
from bot.store.migration import Migration, find_missing, read_folder
from bot.store.postgres.connecting import Connection
from bot.store.postgres.server_connection import ServerConnection
from bot.store.queries import migrations

FOLDER = Path(__file__).parent / "migrations"
_TABLE = """
CREATE TABLE IF NOT EXISTS migration (
    version  integer PRIMARY KEY,
    name     text NOT NULL,
    checksum text NOT NULL,
    applied  text NOT NULL
)
"""
log = get_logger("store")
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"


async def migrate(connection: Connection, folder: Path, now: str, *, alone: bool = True) -> None:
    """Applies what is missing, each file in a transaction of its own. alone: whether nobody else is there.

    Raises ForeignDatabaseError, NewerDatabaseError, ChangedMigrationError, OthersThereError, psycopg.Error.
    """
    async with connection.transaction():
        found = await (await connection.execute(_TABLES)).fetchall()
        tables = {name for (name,) in found}
        if tables and "migration" not in tables:
            raise ForeignDatabaseError(
                "The database belongs to another program: it has no table of migrations."
            )
        await connection.execute(_TABLE)
        applied = await migrations.list_applied(ServerConnection(connection))
    missing = find_missing(read_folder(folder), applied)
    if not alone and not all(each.is_side_by_side for each in missing):
        raise OthersThereError
    if not applied:
        log.warning("database-created")
    for each in missing:
        async with connection.transaction():
            await _apply(connection, each, now)


async def _apply(connection: Connection, migration: Migration, now: str) -> None:
    # Without values a text of several statements may be given.
    await connection.execute(migration.text)
    await migrations.note(ServerConnection(connection), migration, now)
