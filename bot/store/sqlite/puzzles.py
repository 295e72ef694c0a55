"""Positions of the day on SQLite."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import aiosqlite

from bot.store.puzzles import PuzzleStore
from bot.store.sqlite.reader import Reader
from bot.store.sqlite.writer import SqliteWriter

MARK: Final = "?"


def open_puzzles(writer: SqliteWriter, reader: Reader) -> PuzzleStore:
    """The part of the store that keeps them."""

    async def read(text: str, values: tuple[Any, ...]) -> list[Any]:
        return await reader.read(partial(_fetch, text=text, values=values))

    async def write(text: str, values: tuple[Any, ...]) -> list[Any]:
        return await writer.write(partial(_fetch, text=text, values=values))

    return PuzzleStore(read, write)


async def _fetch(connection: aiosqlite.Connection, text: str, values: tuple[Any, ...]) -> list[Any]:
    return list(await connection.execute_fetchall(text.format(MARK), values))
