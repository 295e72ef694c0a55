"""Guilds as a whole on SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import aiosqlite

from bot.store.guilds import ERASURE, GuildStore
from bot.store.sqlite import settings
from bot.store.sqlite.reader import Reader
from bot.store.sqlite.traces import TRACES, YES
from bot.store.sqlite.writer import SqliteWriter


def open_guilds(writer: SqliteWriter, reader: Reader, swept: Callable[[], Awaitable[None]]) -> GuildStore:
    """The part of the store that knows them. swept: called after an erasure, to overwrite what is left."""

    async def read(text: str, values: tuple[Any, ...]) -> list[Any]:
        return await reader.read(partial(_fetch, text=text, values=values))

    async def write(text: str, values: tuple[Any, ...]) -> list[Any]:
        return await writer.write(partial(_fetch, text=text, values=values))

    async def erase(guild: int) -> None:
        await writer.write(partial(_erase, guild=guild))
        await swept()

    return GuildStore(read, write, erase)


async def _fetch(connection: aiosqlite.Connection, text: str, values: tuple[Any, ...]) -> list[Any]:
    return list(await connection.execute_fetchall(text.format("?", "%"), values))


async def _erase(connection: aiosqlite.Connection, guild: int) -> None:
    await settings.write(connection, "house", TRACES, YES)
    for statement in ERASURE:
        await connection.execute(statement.format("?", "%"), (guild,) if "{0}" in statement else ())
