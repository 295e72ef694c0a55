"""Rows numbered on without gaps: one process at a time, so that lower numbers are there first."""

from __future__ import annotations

from bot.store.postgres.connecting import Connection


async def take_turns(connection: Connection, table: str) -> None:
    """Waits until nobody else numbers rows of a table, to the end of the transaction."""
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtext(current_schema()), hashtext(%s))", (table,)
    )
