"""Guilds as a whole on PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from bot.store.guilds import ERASURE, GuildStore
from bot.store.postgres.connecting import Connection
from bot.store.postgres.reader import Reader
from bot.store.postgres.share import PostgresShare, telling
from bot.store.postgres.writer import PostgresWriter

_LOCK: Final = "SELECT id FROM match WHERE guild_id = {0} ORDER BY id FOR UPDATE"
"""Who is about to change one of these matches waits, and finds it gone."""


def open_guilds(
    writer: PostgresWriter,
    reader: Reader,
    share: PostgresShare | None,
    swept: Callable[[], Awaitable[None]],
) -> GuildStore:
    """The part of the store that knows them. swept: called after an erasure, to remove what is left."""

    async def read(text: str, values: tuple[Any, ...]) -> list[Any]:
        return await reader.read(partial(_fetch, text=text, values=values))

    async def write(text: str, values: tuple[Any, ...]) -> list[Any]:
        return await writer.write(partial(_fetch, text=text, values=values))

    async def erase(guild: int) -> None:
        await writer.write(telling(share, partial(_erase, guild=guild)))
        await swept()

    return GuildStore(read, write, erase)


async def _fetch(connection: Connection, text: str, values: tuple[Any, ...]) -> list[Any]:
    found = await connection.execute(text.format("%s", "%%" if values else "%"), values or None)
    return await found.fetchall()


async def _erase(connection: Connection, guild: int) -> None:
    for statement in (_LOCK, *ERASURE):
        values = (guild,) if "{0}" in statement else None
        await connection.execute(statement.format("%s", "%%"), values)
