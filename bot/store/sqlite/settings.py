"""Queries about settings: of guilds, of users, and small values of the house."""

from __future__ import annotations

from typing import Literal, TypeAlias

import aiosqlite

Scope: TypeAlias = Literal["guild", "user", "house"]
_READ = {
    "guild": "SELECT settings FROM guild_settings WHERE guild_id = ?",
    "user": "SELECT settings FROM user_settings WHERE user_id = ?",
    "house": "SELECT value FROM meta WHERE name = ?",
}
_WRITE = {
    "guild": "INSERT OR REPLACE INTO guild_settings VALUES (?, ?)",
    "user": "INSERT OR REPLACE INTO user_settings VALUES (?, ?)",
    "house": "INSERT OR REPLACE INTO meta VALUES (?, ?)",
}


async def read(connection: aiosqlite.Connection, scope: Scope, key: int | str) -> str | None:
    """A guild's or user's settings, or a value of the house."""
    rows = await connection.execute_fetchall(_READ[scope], (key,))
    return next((value for (value,) in rows), None)


async def write(connection: aiosqlite.Connection, scope: Scope, key: int | str, value: str) -> None:
    """Replaces it."""
    await connection.execute(_WRITE[scope], (key, value))
