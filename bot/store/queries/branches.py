"""Branches: other moves somebody has tried out from a moment of a finished game."""

from __future__ import annotations

from typing import Final

from bot.store.rows import BranchRow, Json
from bot.store.tables import TABLES, name_values, narrow, select, write_insert
from bot.store.work import Connection

_ONE: Final = "match_id = :match AND number = :number"
_AS_READ: Final = f"WHERE {_ONE} AND revision = :revision RETURNING number"
_CHANGE: Final = (
    f"UPDATE branch SET actions = :actions, thoughts = :thoughts, revision = revision + 1 {_AS_READ}"  # noqa: S608
)
_THINK: Final = f"UPDATE branch SET thoughts = :thoughts {_AS_READ}"  # noqa: S608
_DROP: Final = f"DELETE FROM branch WHERE {_ONE}"  # noqa: S608


async def find(connection: Connection, match: int, number: int) -> BranchRow | None:
    """Find one of a match."""
    query = f"{select('branch')} WHERE {_ONE}"
    return next(iter(await connection.fetch_rows(BranchRow, query, match=match, number=number)), None)


async def list_of(connection: Connection, user: int, match: int | None = None) -> tuple[BranchRow, ...]:
    """List those of a user, in one match or in all, the latest first."""
    where = narrow({"match_id = :match": match})
    query = f"{select('branch')} WHERE user_id = :user{where} ORDER BY created DESC, match_id, number"
    return await connection.fetch_rows(BranchRow, query, user=user, match=match)


async def add(connection: Connection, row: BranchRow) -> None:
    """Write a new one."""
    await connection.execute(write_insert("branch"), **name_values(TABLES["branch"], row))


async def change(connection: Connection, row: BranchRow) -> bool:
    """Write what has been done in one, and what is thought of it; return whether nothing had been done since
    it was read."""
    return bool(
        await connection.fetch(
            _CHANGE,
            match=row.match,
            number=row.number,
            actions=row.actions,
            thoughts=row.thoughts,
            revision=row.revision,
        )
    )


async def think(connection: Connection, row: BranchRow, thoughts: Json) -> bool:
    """Write what is thought of one; return whether nothing had been done in it since it was read."""
    return bool(
        await connection.fetch(
            _THINK,
            match=row.match,
            number=row.number,
            thoughts=thoughts,
            revision=row.revision,
        )
    )


async def drop(connection: Connection, match: int, number: int) -> None:
    """Keep it no longer."""
    await connection.execute(_DROP, match=match, number=number)
