"""Queries about deadlines."""

from __future__ import annotations

import aiosqlite

from bot.store.rows import DeadlineRow


async def earliest(connection: aiosqlite.Connection, limit: int) -> tuple[DeadlineRow, ...]:
    """What is due, the earliest first."""
    found = await connection.execute_fetchall(
        "SELECT match_id, seat, due FROM deadline ORDER BY due LIMIT ?", (limit,)
    )
    return tuple(DeadlineRow(match, seat, due) for match, seat, due in found)
