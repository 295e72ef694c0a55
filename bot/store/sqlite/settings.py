"""Queries about what is kept by one key: settings of guilds and users, values of the house, reviews."""

from __future__ import annotations

from typing import Literal, TypeAlias

import aiosqlite

Scope: TypeAlias = Literal["guild", "user", "house", "review"]
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
