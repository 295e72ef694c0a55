"""Which rows are of servers that this process works for."""

from __future__ import annotations

from typing import TypeAlias

from bot.store.sharing import SNOWFLAKE

Shards: TypeAlias = tuple[int, list[int]]
"""How many there are, and those that are ours."""


def of_shards(column: str, shards: Shards | None) -> tuple[str, tuple[object, ...]]:
    """The condition that a row is of such a server, and its values. column: of the server's id."""
    if shards is None:
        return "true", ()
    return f"({column} >> {SNOWFLAKE}) %% %s = ANY(%s)", shards
