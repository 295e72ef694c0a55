"""Positions of the day and what people answered: the rows, and what both stores can be asked for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.store.rows import Json

LATEST: Final = (
    "SELECT guild_id, day, match_id, entry, content, channel_id, message_id, until, told FROM puzzle "
    "WHERE guild_id = {0} ORDER BY day DESC LIMIT {0}"
)
WRITE: Final = (
    "INSERT INTO puzzle (guild_id, day, match_id, entry, content, channel_id, message_id, until, told) "
    "VALUES ({0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}) ON CONFLICT (guild_id, day) DO UPDATE "
    "SET channel_id = excluded.channel_id, message_id = excluded.message_id, told = excluded.told "
    "RETURNING day"
)
JUDGE: Final = "UPDATE puzzle SET content = {0} WHERE guild_id = {0} AND day = {0} RETURNING day"
ANSWER: Final = (
    "INSERT INTO puzzle_answer (guild_id, day, user_id, choice, solved, at) "
    "SELECT guild_id, day, {0}, {0}, {0}, {0} FROM puzzle "
    "WHERE guild_id = {0} AND day = {0} AND until > {0} ON CONFLICT (guild_id, day, user_id) DO UPDATE "
    "SET choice = excluded.choice, solved = excluded.solved, at = excluded.at RETURNING day"
)
"""Nothing is written, and nothing given back, where the time to answer is over."""
_ANSWERS: Final = "SELECT guild_id, day, user_id, choice, solved, at FROM puzzle_answer"
ANSWERS: Final = f"{_ANSWERS} WHERE guild_id = {{0}} AND day >= {{0}} ORDER BY day, at, user_id"
ANSWERS_OF: Final = f"{_ANSWERS} WHERE user_id = {{0}} ORDER BY day, guild_id"


AHEAD: Final = (
    "SELECT guild_id, match_id, entry, content FROM puzzle_ahead WHERE guild_id = {0} ORDER BY match_id"
)
KEEP_AHEAD: Final = (
    "INSERT INTO puzzle_ahead (guild_id, match_id, entry, content) VALUES ({0}, {0}, {0}, {0}) "
    "ON CONFLICT (guild_id, match_id) DO UPDATE SET entry = excluded.entry, content = excluded.content "
    "RETURNING match_id"
)
DROP_AHEAD: Final = "DELETE FROM puzzle_ahead WHERE guild_id = {0} AND match_id = {0} RETURNING match_id"


@dataclass(frozen=True, slots=True)
class AheadRow:
    """A position of a guild's game that is kept for a later day. content: see `Puzzle`; None: the game was
    looked at, and nothing in it was clear."""

    guild: int
    match: int
    entry: int
    content: Json | None


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A guild's position of a day. day: as `2026-03-01`. entry: of the match's record. content: see `Puzzle`.

    message: None until it was posted. until: the moment until which it can be answered. told: whether its
    result was.
    """

    guild: int
    day: str
    match: int
    entry: int
    content: Json
    channel: int
    message: int | None
    until: str
    told: bool = False


@dataclass(frozen=True, slots=True)
class PuzzleAnswerRow:
    """What a user chose in a guild's position of a day. choice: the action as text."""

    guild: int
    day: str
    user: int
    choice: str
    solved: bool
    at: str


Statement: TypeAlias = Callable[[str, tuple[Any, ...]], Awaitable[Sequence[Sequence[Any]]]]
"""Carries out a statement in which `{0}` stands for each of the values; the rows it gives back."""


class PuzzleStore:
    """A part of `Store`, with the same promises, in either database. read, write: how that is asked."""

    def __init__(self, read: Statement, write: Statement) -> None:
        self._read = read
        self._write = write

    async def latest(self, guild: int, most: int) -> tuple[PuzzleRow, ...]:
        """The positions of a guild, the latest first."""
        return tuple(map(read_puzzle, await self._read(LATEST, (guild, most))))

    async def write(self, row: PuzzleRow) -> None:
        """Writes the position of a day; of one that is there already, where it was posted and told."""
        await self._write(WRITE, values_of(row))

    async def judge(self, guild: int, day: str, content: Json) -> None:
        """Writes anew what is said of the position of a day. content: see `Puzzle`."""
        await self._write(JUDGE, (content, guild, day))

    async def ahead(self, guild: int) -> tuple[AheadRow, ...]:
        """What is known of a guild's games that no position was taken from yet, the oldest first."""
        return tuple([AheadRow(*row) for row in await self._read(AHEAD, (guild,))])

    async def keep_ahead(self, row: AheadRow) -> None:
        """Keeps a position for a later day, or that there is none in a game."""
        await self._write(KEEP_AHEAD, (row.guild, row.match, row.entry, row.content))

    async def drop_ahead(self, guild: int, match: int) -> None:
        """Keeps it no longer."""
        await self._write(DROP_AHEAD, (guild, match))

    async def answer(self, row: PuzzleAnswerRow) -> bool:
        """Writes an answer in place of an earlier one of the same user; whether it was still in time."""
        return bool(await self._write(ANSWER, values_of_answer(row)))

    async def answers(self, guild: int, since: str) -> tuple[PuzzleAnswerRow, ...]:
        """The answers to a guild's positions from a day on, oldest day first."""
        return tuple(map(read_answer, await self._read(ANSWERS, (guild, since))))

    async def answers_of(self, user: int) -> tuple[PuzzleAnswerRow, ...]:
        """All answers of a user, oldest day first."""
        return tuple(map(read_answer, await self._read(ANSWERS_OF, (user,))))


def values_of(row: PuzzleRow) -> tuple[Any, ...]:
    """What `WRITE` is given."""
    where = (row.guild, row.day, row.match, row.entry)
    return (*where, row.content, row.channel, row.message, row.until, row.told)


def values_of_answer(row: PuzzleAnswerRow) -> tuple[Any, ...]:
    """What `ANSWER` is given."""
    return (row.user, row.choice, row.solved, row.at, row.guild, row.day, row.at)


def read_puzzle(row: Sequence[Any]) -> PuzzleRow:
    """A row of the table."""
    guild, day, match, entry, content, channel, message, until, told = row
    return PuzzleRow(guild, day, match, entry, content, channel, message, until, told=bool(told))


def read_answer(row: Sequence[Any]) -> PuzzleAnswerRow:
    """A row of the table."""
    guild, day, user, choice, solved, at = row
    return PuzzleAnswerRow(guild, day, user, choice, solved=bool(solved), at=at)
