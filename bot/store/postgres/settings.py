"""Queries about what is kept by one key: settings of guilds and users, values of the house, reviews."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.store.postgres.connecting import Connection

Scope: TypeAlias = Literal["guild", "user", "house", "review"]
_READ = {
    "guild": "SELECT settings FROM guild_settings WHERE guild_id = %s",
    "user": "SELECT settings FROM user_settings WHERE user_id = %s",
    "house": "SELECT value FROM meta WHERE name = %s",
    "review": "SELECT review FROM review WHERE match_id = %s",
}
_WRITE = {
    "guild": "INSERT INTO guild_settings VALUES (%s, %s) "
    "ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
    "user": "INSERT INTO user_settings VALUES (%s, %s) "
    "ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
    "house": "INSERT INTO meta VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    "review": "INSERT INTO review VALUES (%s, %s) "
    "ON CONFLICT (match_id) DO UPDATE SET review = excluded.review",
}


async def read(connection: Connection, scope: Scope, key: int | str) -> str | None:
    """What is kept by a key, if anything is."""
    found = await (await connection.execute(_READ[scope], (key,))).fetchone()
    return found[0] if found else None


async def write(connection: Connection, scope: Scope, key: int | str, value: str) -> None:
    """Replaces it."""
    await connection.execute(_WRITE[scope], (key, value))
