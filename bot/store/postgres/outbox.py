"""Queries about the outbox."""

from __future__ import annotations

from bot.store.postgres.connecting import Connection
from bot.store.postgres.shards import Shards, of_shards
from bot.store.rows import OutboxRow


async def waiting(
    connection: Connection, limit: int, after: int, shards: Shards | None = None
) -> tuple[OutboxRow, ...]:
    """Items waiting, oldest first, with ids above `after`. shards: None for all servers."""
    where, values = of_shards("guild_id", shards)
    joined = "" if shards is None else "JOIN match ON match.id = match_id "
    found = await connection.execute(
        "SELECT outbox.id, match_id, kind, user_id, outbox.revision, outbox.created FROM outbox "  # noqa: S608
        f"{joined}WHERE outbox.id > %s AND {where} ORDER BY outbox.id LIMIT %s",
        (after, *values, limit),
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
