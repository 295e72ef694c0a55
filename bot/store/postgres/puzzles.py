"""Positions of the day on PostgreSQL."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bot.store.postgres.connecting import Connection
from bot.store.postgres.reader import Reader
from bot.store.postgres.writer import PostgresWriter
from bot.store.puzzles import PuzzleStore

MARK: Final = "%s"


def open_puzzles(writer: PostgresWriter, reader: Reader) -> PuzzleStore:
    """The part of the store that keeps them."""

    async def read(text: str, values: tuple[Any, ...]) -> list[Any]:
        return await reader.read(partial(_fetch, text=text, values=values))

    async def write(text: str, values: tuple[Any, ...]) -> list[Any]:
        return await writer.write(partial(_fetch, text=text, values=values))

    return PuzzleStore(read, write)


async def _fetch(connection: Connection, text: str, values: tuple[Any, ...]) -> list[Any]:
    found = await connection.execute(text.format(MARK), values)
    return await found.fetchall()
