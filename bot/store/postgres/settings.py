"""Queries about what is kept by one key: settings of guilds and users, values of the house, reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.store.people_rows import SettingRow
from bot.store.postgres.connecting import Connection

Scope: TypeAlias = Literal["guild", "user", "house", "review"]
_CHANGE = "guild_id, at, by_id, name, before, after"
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


async def write_guild(connection: Connection, guild: int, text: str, changes: Sequence[SettingRow]) -> None:
    """Replaces a guild's settings, and notes who has changed what."""
    await write(connection, "guild", guild, text)
    for each in changes:
        await connection.execute(
            f"INSERT INTO setting_change ({_CHANGE}) VALUES (%s, %s, %s, %s, %s, %s)",  # noqa: S608
            (each.guild, each.at, each.by, each.name, each.before, each.after),
        )


async def changes(
    connection: Connection, guild: int | None, user: int | None, most: int
) -> tuple[SettingRow, ...]:
    """What was changed on a guild, or by a user, the latest first."""
    wanted = {"guild_id = %s": guild, "by_id = %s": user}
    given = {text: value for text, value in wanted.items() if value is not None}
    where = " AND ".join(given) or "true"
    found = await connection.execute(
        f"SELECT {_CHANGE} FROM setting_change WHERE {where} ORDER BY number DESC LIMIT %s",  # noqa: S608
        (*given.values(), most),
    )
    return tuple(SettingRow(*each) for each in await found.fetchall())
