"""Queries about deadlines."""

from __future__ import annotations

from bot.store.postgres.connecting import Connection
from bot.store.postgres.shards import Shards, of_shards
from bot.store.rows import DeadlineRow


async def earliest(
    connection: Connection, limit: int, shards: Shards | None = None
) -> tuple[DeadlineRow, ...]:
    """What is due, the earliest first. shards: None for all servers."""
    where, values = of_shards("guild_id", shards)
    joined = "" if shards is None else "JOIN match ON match.id = match_id "
    found = await connection.execute(
        f"SELECT match_id, seat, due FROM deadline {joined}WHERE {where} ORDER BY due LIMIT %s",  # noqa: S608
        (*values, limit),
    )
    return tuple(DeadlineRow(*each) for each in await found.fetchall())
