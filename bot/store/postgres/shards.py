"""Which rows are of servers that this process works for."""

from __future__ import annotations

from typing import TypeAlias

from bot.store.sharing import SNOWFLAKE

Shards: TypeAlias = tuple[int, list[int]]
"""How many there are, and those that are ours."""


def of_shards(column: str, shards: Shards | None) -> tuple[str, tuple[object, ...]]:
    """The condition that a row is of such a server, and its values. column: of the server's id.

    Of `= ANY` the planner would think that next to nothing fits, and read whole tables for a few rows.
    """
    if shards is None:
        return "true", ()
    count, ours = shards
    return f"array_position(%s::bigint[], ({column} >> {SNOWFLAKE}) %% %s) IS NOT NULL", (ours, count)
