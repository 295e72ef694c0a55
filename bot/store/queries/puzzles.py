"""Positions of the day, those kept for a later day, and what people answered."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.store.connection import Connection
from bot.store.queries.columns import join_columns, name_values, write_insert, write_replacement
from bot.store.rows import AheadRow, Json, PuzzleAnswerRow, PuzzleRow
from bot.store.tables import TABLES

_PUZZLE: Final = TABLES["puzzle"]
_ANSWER: Final = TABLES["puzzle_answer"]
_AHEAD: Final = TABLES["puzzle_ahead"]
_WRITE: Final = (
    f"{write_insert('puzzle')} ON CONFLICT (guild_id, day) DO UPDATE "
    "SET channel_id = excluded.channel_id, message_id = excluded.message_id, told = excluded.told"
)
_KEEP_AHEAD: Final = write_replacement("puzzle_ahead", "guild_id", "match_id")
_WRITE_ANSWER: Final = (
    f"INSERT INTO puzzle_answer ({join_columns(_ANSWER)}) "  # noqa: S608
    "SELECT guild_id, day, :user_id, :choice, :solved, :at FROM puzzle "
    "WHERE guild_id = :guild_id AND day = :day AND until > :at ON CONFLICT (guild_id, day, user_id) "
    "DO UPDATE SET choice = excluded.choice, solved = excluded.solved, at = excluded.at RETURNING day"
)
"""Nothing is written, and nothing given back, where the time to answer is over."""
_ANSWERS: Final = f"SELECT {join_columns(_ANSWER)} FROM puzzle_answer"  # noqa: S608


async def list_latest(connection: Connection, guild: int, most: int) -> tuple[PuzzleRow, ...]:
    """List the positions of a guild, the latest first."""
    rows = await connection.fetch(
        f"SELECT {join_columns(_PUZZLE)} FROM puzzle WHERE guild_id = :guild "  # noqa: S608
        "ORDER BY day DESC LIMIT :most",
        guild=guild,
        most=most,
    )
    # Truth is a number in SQLite.
    return tuple(replace(PuzzleRow(*row), told=bool(row[-1])) for row in rows)


async def write(connection: Connection, row: PuzzleRow) -> None:
    """Write the position of a day; of one that is there already, where it was posted and told."""
    await connection.execute(_WRITE, **name_values(_PUZZLE, row))


async def judge(connection: Connection, guild: int, day: str, content: Json) -> None:
    """Write anew what is said of the position of a day."""
    await connection.execute(
        "UPDATE puzzle SET content = :content WHERE guild_id = :guild AND day = :day",
        guild=guild,
        day=day,
        content=content,
    )


async def list_ahead(connection: Connection, guild: int) -> tuple[AheadRow, ...]:
    """List what is known of a guild's games that no position was taken from yet, the oldest first."""
    rows = await connection.fetch(
        f"SELECT {join_columns(_AHEAD)} FROM puzzle_ahead WHERE guild_id = :guild ORDER BY match_id",  # noqa: S608
        guild=guild,
    )
    return tuple(AheadRow(*row) for row in rows)


async def keep_ahead(connection: Connection, row: AheadRow) -> None:
    """Keep a position for a later day, or that there is none in a game."""
    await connection.execute(_KEEP_AHEAD, **name_values(_AHEAD, row))


async def drop_ahead(connection: Connection, guild: int, match: int) -> None:
    """Keep it no longer."""
    await connection.execute(
        "DELETE FROM puzzle_ahead WHERE guild_id = :guild AND match_id = :match", guild=guild, match=match
    )


async def answer(connection: Connection, row: PuzzleAnswerRow) -> bool:
    """Write an answer in place of an earlier one of the same user; return whether it was still in time."""
    return bool(await connection.fetch(_WRITE_ANSWER, **name_values(_ANSWER, row)))


async def list_answers(connection: Connection, guild: int, since: str) -> tuple[PuzzleAnswerRow, ...]:
    """List the answers to a guild's positions from a day on, oldest day first."""
    rows = await connection.fetch(
        f"{_ANSWERS} WHERE guild_id = :guild AND day >= :since ORDER BY day, at, user_id",
        guild=guild,
        since=since,
    )
    return tuple(_read_answer(*row) for row in rows)


async def list_answers_of(connection: Connection, user: int) -> tuple[PuzzleAnswerRow, ...]:
    """List all answers of a user, oldest day first."""
    rows = await connection.fetch(f"{_ANSWERS} WHERE user_id = :user ORDER BY day, guild_id", user=user)
    return tuple(_read_answer(*row) for row in rows)


def _read_answer(guild: int, day: str, user: int, choice: str, solved: object, at: str) -> PuzzleAnswerRow:
    # Truth is a number in SQLite.
    return PuzzleAnswerRow(guild, day, user, choice, solved=bool(solved), at=at)
