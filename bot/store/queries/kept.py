"""What is kept by one key: settings of guilds and users, values of the house, reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from bot.store.connection import Connection
from bot.store.people_rows import SettingRow
from bot.store.queries.columns import join_columns, name_values, narrow, write_insert, write_replacement
from bot.store.tables import TABLES

Scope: TypeAlias = Literal["guild", "user", "house", "review"]
_TABLES: Final = {"guild": "guild_settings", "user": "user_settings", "house": "meta", "review": "review"}
_CHANGE: Final = TABLES["setting_change"][1:]


async def read(connection: Connection, scope: Scope, key: int | str) -> str | None:
    """Read what is kept by a key, if anything is."""
    name, value = TABLES[_TABLES[scope]]
    kept: str | None = await connection.fetch_value(
        f"SELECT {value} FROM {_TABLES[scope]} WHERE {name} = :key",  # noqa: S608
        key=key,
    )
    return kept


async def write(connection: Connection, scope: Scope, key: int | str, value: str) -> None:
    """Replace it."""
    columns = TABLES[_TABLES[scope]]
    await connection.execute(
        write_replacement(_TABLES[scope], columns[0]), **dict(zip(columns, (key, value), strict=True))
    )


async def write_guild(connection: Connection, guild: int, text: str, changes: Sequence[SettingRow]) -> None:
    """Replace a guild's settings, and note who has changed what."""
    await write(connection, "guild", guild, text)
    rows = [name_values(_CHANGE, change) for change in changes]
    await connection.execute_together([(write_insert("setting_change", _CHANGE), rows)])


async def list_changes(
    connection: Connection, guild: int | None, user: int | None, most: int
) -> tuple[SettingRow, ...]:
    """List what was changed on a guild, or by a user, the latest first."""
    where = narrow({"guild_id = :guild": guild, "by_id = :user": user})
    rows = await connection.fetch(
        f"SELECT {join_columns(_CHANGE)} FROM setting_change WHERE true{where} "  # noqa: S608
        "ORDER BY number DESC LIMIT :most",
        guild=guild,
        user=user,
        most=most,
    )
    return tuple(SettingRow(*row) for row in rows)
