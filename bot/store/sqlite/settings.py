"""Queries about what is kept by one key: settings of guilds and users, values of the house, reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import aiosqlite

from bot.store.people_rows import SettingRow

Scope: TypeAlias = Literal["guild", "user", "house", "review"]
_CHANGE = "guild_id, at, by_id, name, before, after"
_READ = {
    "guild": "SELECT settings FROM guild_settings WHERE guild_id = ?",
    "user": "SELECT settings FROM user_settings WHERE user_id = ?",
    "house": "SELECT value FROM meta WHERE name = ?",
    "review": "SELECT review FROM review WHERE match_id = ?",
}
_WRITE = {
    "guild": "INSERT OR REPLACE INTO guild_settings VALUES (?, ?)",
    "user": "INSERT OR REPLACE INTO user_settings VALUES (?, ?)",
    "house": "INSERT OR REPLACE INTO meta VALUES (?, ?)",
    "review": "INSERT OR REPLACE INTO review VALUES (?, ?)",
}


async def read(connection: aiosqlite.Connection, scope: Scope, key: int | str) -> str | None:
    """What is kept by a key, if anything is."""
    rows = await connection.execute_fetchall(_READ[scope], (key,))
    return next((value for (value,) in rows), None)


async def write(connection: aiosqlite.Connection, scope: Scope, key: int | str, value: str) -> None:
    """Replaces it."""
    await connection.execute(_WRITE[scope], (key, value))


async def write_guild(
    connection: aiosqlite.Connection, guild: int, text: str, changes: Sequence[SettingRow]
) -> None:
    """Replaces a guild's settings, and notes who has changed what."""
    await write(connection, "guild", guild, text)
    await connection.executemany(
        f"INSERT INTO setting_change ({_CHANGE}) VALUES (?, ?, ?, ?, ?, ?)",  # noqa: S608
        [(each.guild, each.at, each.by, each.name, each.before, each.after) for each in changes],
    )


async def changes(
    connection: aiosqlite.Connection, guild: int | None, user: int | None, most: int
) -> tuple[SettingRow, ...]:
    """What was changed on a guild, or by a user, the latest first."""
    found = await connection.execute_fetchall(
        f"SELECT {_CHANGE} FROM setting_change WHERE (:guild IS NULL OR guild_id = :guild) "  # noqa: S608
        "AND (:user IS NULL OR by_id = :user) ORDER BY number DESC LIMIT :most",
        {"guild": guild, "user": user, "most": most},
    )
    return tuple(SettingRow(*each) for each in found)
