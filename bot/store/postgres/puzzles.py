"""Positions of the day on PostgreSQL."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bot.store import puzzles
from bot.store.postgres.connecting import Connection
from bot.store.postgres.reader import Reader
from bot.store.postgres.writer import PostgresWriter
from bot.store.puzzles import PuzzleAnswerRow, PuzzleRow

MARK: Final = "%s"


class PostgresPuzzles:
    """Keeps the interface `PuzzleStore`."""

    def __init__(self, writer: PostgresWriter, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def latest(self, guild: int, most: int) -> tuple[PuzzleRow, ...]:
        """The positions of a guild, the latest first."""
        found = await self._reader.read(partial(_fetch, text=puzzles.LATEST, values=(guild, most)))
        return tuple(map(puzzles.read_puzzle, found))

    async def write(self, row: PuzzleRow) -> None:
        """Writes the position of a day; of one that is there already, where it was posted and told."""
        await self._writer.write(partial(_fetch, text=puzzles.WRITE, values=puzzles.values_of(row)))

    async def answer(self, row: PuzzleAnswerRow) -> bool:
        """Writes an answer in place of an earlier one of the same user; whether it was still in time."""
        values = puzzles.values_of_answer(row)
        return bool(await self._writer.write(partial(_fetch, text=puzzles.ANSWER, values=values)))

    async def answers(self, guild: int, since: str) -> tuple[PuzzleAnswerRow, ...]:
        """The answers to a guild's positions from a day on, oldest day first."""
        found = await self._reader.read(partial(_fetch, text=puzzles.ANSWERS, values=(guild, since)))
        return tuple(map(puzzles.read_answer, found))

    async def answers_of(self, user: int) -> tuple[PuzzleAnswerRow, ...]:
        """All answers of a user, oldest day first."""
        found = await self._reader.read(partial(_fetch, text=puzzles.ANSWERS_OF, values=(user,)))
        return tuple(map(puzzles.read_answer, found))


async def _fetch(connection: Connection, text: str, values: tuple[Any, ...]) -> list[Any]:
    found = await connection.execute(text.format(MARK), values)
    return await found.fetchall()
