"""Queries about the outbox."""

from __future__ import annotations

from bot.store.postgres.connecting import Connection
from bot.store.rows import OutboxRow


async def waiting(connection: Connection, limit: int, after: int) -> tuple[OutboxRow, ...]:
    """Items waiting, oldest first, with ids above `after`."""
    found = await connection.execute(
        "SELECT id, match_id, kind, user_id, revision, created FROM outbox "
        "WHERE id > %s ORDER BY id LIMIT %s",
        (after, limit),
    )
    return tuple(
        OutboxRow(item, match, kind, user or None, revision, created)
        for item, match, kind, user, revision, created in await found.fetchall()
    )


async def remove(connection: Connection, item: int, revision: int) -> bool:
    """Removes an item unless a newer revision waits; whether it was removed."""
    found = await connection.execute(
        "DELETE FROM outbox WHERE id = %s AND revision = %s RETURNING id", (item, revision)
    )
    return await found.fetchone() is not None
