"""Queries about deadlines."""

from __future__ import annotations

from bot.store.postgres.connecting import Connection
from bot.store.rows import DeadlineRow


async def earliest(connection: Connection, limit: int) -> tuple[DeadlineRow, ...]:
    """What is due, the earliest first."""
    found = await connection.execute(
        "SELECT match_id, seat, due FROM deadline ORDER BY due LIMIT %s", (limit,)
    )
    return tuple(DeadlineRow(*each) for each in await found.fetchall())
