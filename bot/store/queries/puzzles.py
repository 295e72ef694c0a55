"""Positions of the day, those kept for a later day, and what people answered."""

from __future__ import annotations

from typing import Final

from bot.store.rows import AheadRow, Json, PuzzleAnswerRow, PuzzleRow
from bot.store.tables import TABLES, join_columns, name_values, select, write_insert, write_replacement
from bot.store.work import Connection

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


async def list_latest(connection: Connection, guild: int, most: int) -> tuple[PuzzleRow, ...]:
    """List the positions of a guild, the latest first."""
    query = f"{select('puzzle')} WHERE guild_id = :guild ORDER BY day DESC LIMIT :most"
    return await connection.fetch_rows(PuzzleRow, query, guild=guild, most=most)


async def write(connection: Connection, row: PuzzleRow) -> None:
    """Write the position of a day; of one that is there already, where it was posted and told."""
    await connection.execute(_WRITE, **name_values(_PUZZLE, row))


async def replace(connection: Connection, row: PuzzleRow) -> None:
    """Write the position of a day in place of one that did not stand, whose answers are gone with it."""
    for table in ("puzzle_answer", "puzzle"):
        await connection.execute(
            f"DELETE FROM {table} WHERE guild_id = :guild AND day = :day",  # noqa: S608
            guild=row.guild,
            day=row.day,
        )
    await write(connection, row)


async def judge(connection: Connection, guild: int, day: str, content: Json) -> None:
    """Write anew what is said of the position of a day. content: see `Puzzle`."""
    await connection.execute(
        "UPDATE puzzle SET content = :content WHERE guild_id = :guild AND day = :day",
        guild=guild,
        day=day,
        content=content,
    )


async def list_ahead(connection: Connection, guild: int) -> tuple[AheadRow, ...]:
    """List what is known of a guild's games that no position was taken from yet, the oldest first."""
    query = f"{select('puzzle_ahead')} WHERE guild_id = :guild ORDER BY match_id"
    return await connection.fetch_rows(AheadRow, query, guild=guild)


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
    query = f"{select('puzzle_answer')} WHERE guild_id = :guild AND day >= :since ORDER BY day, at, user_id"
    return await connection.fetch_rows(PuzzleAnswerRow, query, guild=guild, since=since)


async def list_answers_of(connection: Connection, user: int) -> tuple[PuzzleAnswerRow, ...]:
    """List all answers of a user, oldest day first."""
    query = f"{select('puzzle_answer')} WHERE user_id = :user ORDER BY day, guild_id"
    return await connection.fetch_rows(PuzzleAnswerRow, query, user=user)
