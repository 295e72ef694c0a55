"""Queries about what somebody has played on a server, and against whom."""

from __future__ import annotations

import aiosqlite

from bot.store.people_rows import LongestRow, OpeningRow, OpponentRow, PlayedRow, ProfileRows
from bot.store.rows import (
    ResultRow,
)
from bot.store.sqlite.results import RESULT, read_results
from bot.store.sqlite.together import run_together

# `+own.guild_id`: of a person and a guild, the index of the person is by far the shorter way.


async def profile(connection: aiosqlite.Connection, guild: int, user: int) -> ProfileRows:
    """A user's results among people, opponents and longest game."""
    results, opponents, longest, openings = await run_together(
        connection.execute_fetchall(
            "SELECT own.game, own.seat, own.won FROM result AS own "
            "WHERE own.user_id = ? AND +own.guild_id = ? AND own.house IS NULL ORDER BY own.number",
            (user, guild),
        ),
        connection.execute_fetchall(
            "SELECT other.user_id, count(*), count(*) FILTER (WHERE own.place < other.place), "
            "max(own.number) AS latest "
            "FROM result AS own JOIN result AS other "
            "ON other.match_id = own.match_id AND other.user_id <> own.user_id "
            "WHERE own.user_id = ? AND +own.guild_id = ? AND own.house IS NULL "
            "GROUP BY other.user_id ORDER BY count(*) DESC, latest DESC",
            (user, guild),
        ),
        connection.execute_fetchall(
            "SELECT match.id, match.game, match.last_entry FROM result AS own "
            "JOIN match ON match.id = own.match_id "
            "WHERE own.user_id = ? AND +own.guild_id = ? AND own.house IS NULL "
            "ORDER BY match.last_entry DESC, match.id LIMIT 1",
            (user, guild),
        ),
        connection.execute_fetchall(
            "SELECT own.game, own.seat, opening, count(*) FROM result AS own "
            "JOIN opening ON opening.match_id = own.match_id AND opening.seat = own.seat "
            "WHERE own.user_id = ? AND +own.guild_id = ? AND own.house IS NULL "
            "GROUP BY own.game, own.seat, opening ORDER BY count(*) DESC, own.game, own.seat, opening",
            (user, guild),
        ),
    )
    return ProfileRows(
        tuple(PlayedRow(game, seat, bool(won)) for game, seat, won in results),
        tuple(OpponentRow(other, played, ahead) for other, played, ahead, _ in opponents),
        next((LongestRow(*each) for each in longest), None),
        tuple(OpeningRow(*each) for each in openings),
    )


async def meetings(
    connection: aiosqlite.Connection, guild: int, user: int, other: int
) -> tuple[tuple[ResultRow, ResultRow], ...]:
    """The results of two users in the games both have played among people, oldest first."""
    names = (*RESULT.split(", "), "number")
    found = await connection.execute_fetchall(
        f"SELECT {', '.join(f'own.{each}' for each in names)}, "  # noqa: S608
        f"{', '.join(f'other.{each}' for each in names)} FROM result AS own JOIN result AS other "
        "ON other.match_id = own.match_id AND other.user_id = ? "
        "WHERE own.user_id = ? AND +own.guild_id = ? AND own.house IS NULL ORDER BY own.number",
        (other, user, guild),
    )
    rows = [tuple(each) for each in found]
    own = read_results(each[: len(names)] for each in rows)
    others = read_results(each[len(names) :] for each in rows)
    return tuple(zip(own, others, strict=True))
