"""What managers of servers have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store.act_row import ActRow
from bot.store.connection import Connection
from bot.store.queries.columns import join_columns, name_values
from bot.store.tables import TABLES

_COLUMNS: Final = TABLES["act"][1:]
_READ: Final = f"SELECT {join_columns(_COLUMNS)}, number FROM act"  # noqa: S608
_INSERT: Final = (
    f"INSERT INTO act (number, {join_columns(_COLUMNS)}) "  # noqa: S608
    f"SELECT coalesce(max(number), 0) + 1, {join_columns(_COLUMNS, ':')} FROM act"
)


async def add(connection: Connection, acts: Sequence[ActRow]) -> None:
    """Note what was done, numbered on."""
    if acts:
        await connection.take_turns("act")
        rows = [name_values((*_COLUMNS, "number"), act) for act in acts]
        await connection.execute_together([(_INSERT, rows)])


async def list_of_guild(connection: Connection, guild: int, most: int) -> tuple[ActRow, ...]:
    """List what the managers of a guild have done, the latest first."""
    rows = await connection.fetch(
        f"{_READ} WHERE guild_id = :guild ORDER BY number DESC LIMIT :most", guild=guild, most=most
    )
    return tuple(ActRow(*row) for row in rows)


async def list_of_user(connection: Connection, user: int) -> tuple[ActRow, ...]:
    """List what a user has done as a manager, or managers have done to them, the latest first."""
    rows = await connection.fetch(
        f"{_READ} WHERE by_id = :user OR about_id = :user ORDER BY number DESC", user=user
    )
    return tuple(ActRow(*row) for row in rows)


async def find_latest(connection: Connection, guild: int, about: int, whats: Sequence[str]) -> str | None:
    """Find which of some acts was done to a user last."""
    what: str | None = await connection.fetch_value(
        "SELECT what FROM act WHERE guild_id = :guild AND about_id = :about AND what IN :whats "
        "ORDER BY number DESC LIMIT 1",
        guild=guild,
        about=about,
        whats=tuple(whats),
    )
    return what
