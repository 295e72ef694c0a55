"""Queries about the outbox."""

from __future__ import annotations

import aiosqlite

from bot.store.rows import OutboxRow


async def waiting(connection: aiosqlite.Connection, limit: int, after: int) -> tuple[OutboxRow, ...]:
    """Items waiting, oldest first, with ids above `after`."""
    found = await connection.execute_fetchall(
        "SELECT id, match_id, kind, user_id, revision, created FROM outbox WHERE id > ? ORDER BY id LIMIT ?",
        (after, limit),
    )
    return tuple(
        OutboxRow(item, match, kind, user or None, revision, created)
        for item, match, kind, user, revision, created in found
    )


async def remove(connection: aiosqlite.Connection, item: int, revision: int) -> bool:
    """Removes an item unless a newer revision waits; whether it was removed."""
    found = await connection.execute_fetchall(
        "DELETE FROM outbox WHERE id = ? AND revision = ? RETURNING id", (item, revision)
    )
    return bool(found)
