"""Which migrations a database has had. The table itself each engine makes in its own words."""

from __future__ import annotations

from bot.store.connection import Connection
from bot.store.migration import Migration


async def list_applied(connection: Connection) -> dict[int, str]:
    """List the checksums of the migrations that were applied, by number."""
    return dict(await connection.fetch("SELECT version, checksum FROM migration"))


async def note(connection: Connection, migration: Migration, now: str) -> None:
    """Note that a migration was applied."""
    await connection.execute(
        "INSERT INTO migration (version, name, checksum, applied) VALUES (:version, :name, :checksum, :now)",
        version=migration.version,
        name=migration.name,
        checksum=migration.checksum,
        now=now,
    )
