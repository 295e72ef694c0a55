"""What is to be told and what is due, of all servers or of those that this process works for."""

from __future__ import annotations

from typing import Any, TypeAlias

from bot.store.connection import Connection
from bot.store.rows import DeadlineRow, OutboxRow
from bot.store.sharing import SNOWFLAKE

Shards: TypeAlias = tuple[int, list[int]]
"""How many there are, and those that are ours. Only one engine has them."""


def of_shards(shards: Shards | None) -> tuple[str, dict[str, Any]]:
    """Write the condition that a row with a guild is of such shards, with its values. None: of any.

    Of `= ANY` the planner would think that next to nothing fits, and read whole tables for a few rows.
    """
    if shards is None:
        return "true", {}
    count, ours = shards
    text = f"array_position(CAST(:ours AS bigint[]), (guild_id >> {SNOWFLAKE}) % :count) IS NOT NULL"
    return text, {"count": count, "ours": ours}


async def list_waiting(
    connection: Connection, limit: int, after: int, shards: Shards | None
) -> tuple[OutboxRow, ...]:
    """List the items waiting, oldest first, with ids above `after`."""
    where, values = of_shards(shards)
    joined = "" if shards is None else "JOIN match ON match.id = match_id "
    rows = await connection.fetch(
        "SELECT outbox.id, match_id, kind, user_id, outbox.revision, outbox.created FROM outbox "  # noqa: S608
        f"{joined}WHERE outbox.id > :after AND {where} ORDER BY outbox.id LIMIT :limit",
        **values,
        after=after,
        limit=limit,
    )
    return tuple(
        OutboxRow(item, match, kind, user or None, revision, created)
        for item, match, kind, user, revision, created in rows
    )


async def remove(connection: Connection, item: int, revision: int) -> bool:
    """Remove an item unless a newer revision waits; return whether it was removed."""
    return bool(
        await connection.fetch(
            "DELETE FROM outbox WHERE id = :item AND revision = :revision RETURNING id",
            item=item,
            revision=revision,
        )
    )


async def list_deadlines(
    connection: Connection, limit: int, shards: Shards | None
) -> tuple[DeadlineRow, ...]:
    """List what is due, the earliest first."""
    where, values = of_shards(shards)
    joined = "" if shards is None else "JOIN match ON match.id = match_id "
    rows = await connection.fetch(
        f"SELECT match_id, seat, due FROM deadline {joined}WHERE {where} ORDER BY due LIMIT :limit",  # noqa: S608
        **values,
        limit=limit,
    )
    return tuple(DeadlineRow(*row) for row in rows)
