"""Positions of the day and what people answered, as a part of the store."""

from __future__ import annotations

from functools import partial

from bot.store.connection import Reader
from bot.store.queries import puzzles
from bot.store.rows import AheadRow, Json, PuzzleAnswerRow, PuzzleRow
from bot.store.writer import Writer


class PuzzleStore:
    """A part of `Store`, with the same promises."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def latest(self, guild: int, most: int) -> tuple[PuzzleRow, ...]:
        """The positions of a guild, the latest first."""
        return await self._reader.read(partial(puzzles.list_latest, guild=guild, most=most))

    async def write(self, row: PuzzleRow) -> None:
        """Writes the position of a day; of one that is there already, where it was posted and told."""
        await self._writer.write(partial(puzzles.write, row=row))

    async def judge(self, guild: int, day: str, content: Json) -> None:
        """Writes anew what is said of the position of a day. content: see `Puzzle`."""
        await self._writer.write(partial(puzzles.judge, guild=guild, day=day, content=content))

    async def ahead(self, guild: int) -> tuple[AheadRow, ...]:
        """What is known of a guild's games that no position was taken from yet, the oldest first."""
        return await self._reader.read(partial(puzzles.list_ahead, guild=guild))

    async def keep_ahead(self, row: AheadRow) -> None:
        """Keeps a position for a later day, or that there is none in a game."""
        await self._writer.write(partial(puzzles.keep_ahead, row=row))

    async def drop_ahead(self, guild: int, match: int) -> None:
        """Keeps it no longer."""
        await self._writer.write(partial(puzzles.drop_ahead, guild=guild, match=match))

    async def answer(self, row: PuzzleAnswerRow) -> bool:
        """Writes an answer in place of an earlier one of the same user; whether it was still in time."""
        return await self._writer.write(partial(puzzles.answer, row=row))

    async def answers(self, guild: int, since: str) -> tuple[PuzzleAnswerRow, ...]:
        """The answers to a guild's positions from a day on, oldest day first."""
        return await self._reader.read(partial(puzzles.list_answers, guild=guild, since=since))

    async def answers_of(self, user: int) -> tuple[PuzzleAnswerRow, ...]:
        """All answers of a user, oldest day first."""
        return await self._reader.read(partial(puzzles.list_answers_of, user=user))
