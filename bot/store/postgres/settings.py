"""Queries about settings: of guilds, of users, and small values of the house."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.store.postgres.connecting import Connection

Scope: TypeAlias = Literal["guild", "user", "house"]
_READ = {
    "guild": "SELECT settings FROM guild_settings WHERE guild_id = %s",
    "user": "SELECT settings FROM user_settings WHERE user_id = %s",
    "house": "SELECT value FROM meta WHERE name = %s",
}
_WRITE = {
    "guild": "INSERT INTO guild_settings VALUES (%s, %s) "
    "ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
    "user": "INSERT INTO user_settings VALUES (%s, %s) "
    "ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
    "house": "INSERT INTO meta VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
}


async def read(connection: Connection, scope: Scope, key: int | str) -> str | None:
    """A guild's or user's settings, or a value of the house."""
    found = await (await connection.execute(_READ[scope], (key,))).fetchone()
    return found[0] if found else None


async def write(connection: Connection, scope: Scope, key: int | str, value: str) -> None:
    """Replaces it."""
    await connection.execute(_WRITE[scope], (key, value))
