"""Queries about ratings: rows worked off from the results, and how far that has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import aiosqlite

from bot.store.errors import ConflictError
from bot.store.rows import RatingChange, RatingCursor, RatingRow, RatingStep, ResultRow
from bot.store.sqlite.results import RESULT, read_results
from bot.store.sqlite.together import run_together

_RATING = "guild_id, game, side, season, user_id, mu, sigma, played, won, points, last"
_STEP = "guild_id, user_id, game, number, mu, sigma, at"
MOST_USERS = 500
"""Users asked for in one query."""


async def unrated_guilds(connection: aiosqlite.Connection, system: int) -> tuple[int, ...]:
    """Guilds with results that have not been worked off yet, or by another system."""
    found = await connection.execute_fetchall(
        "SELECT guild_id FROM result LEFT JOIN rating_cursor USING (guild_id) WHERE house IS NULL "
        "GROUP BY guild_id HAVING max(result.number) > coalesce(max(rating_cursor.number), 0) "
        "OR max(rating_cursor.system) <> ?",
        (system,),
    )
    return tuple(guild for (guild,) in found)


async def rated_guilds(connection: aiosqlite.Connection) -> tuple[int, ...]:
    """Guilds with results of games among people, or with ratings."""
    found = await connection.execute_fetchall(
        "SELECT guild_id FROM rating_cursor UNION SELECT guild_id FROM result WHERE house IS NULL "
        "ORDER BY guild_id"
    )
    return tuple(guild for (guild,) in found)


async def cursor(connection: aiosqlite.Connection, guild: int) -> RatingCursor | None:
    """How far the results of a guild have been worked off; None where that has not begun."""
    found = await connection.execute_fetchall(
        "SELECT number, period, revision, system FROM rating_cursor WHERE guild_id = ?", (guild,)
    )
    return next((RatingCursor(*each) for each in found), None)


async def results_after(
    connection: aiosqlite.Connection, guild: int, number: int, limit: int
) -> tuple[ResultRow, ...]:
    """Results among people after a number, in the order of the numbers."""
    return read_results(
        await connection.execute_fetchall(
            f"SELECT {RESULT}, number FROM result WHERE guild_id = ? AND number > ? "  # noqa: S608
            "AND house IS NULL ORDER BY number LIMIT ?",
            (guild, number, limit),
        )
    )


async def of_users(
    connection: aiosqlite.Connection, guild: int | None, users: Sequence[int]
) -> tuple[RatingRow, ...]:
    """All ratings of some users, of one guild or of all, by season."""
    found: list[RatingRow] = []
    for start in range(0, len(users), MOST_USERS):
        some = users[start : start + MOST_USERS]
        marks = ", ".join("?" * len(some))
        rows = await connection.execute_fetchall(
            f"SELECT {_RATING} FROM rating WHERE user_id IN ({marks}) AND (? IS NULL OR guild_id = ?) "  # noqa: S608
            "ORDER BY season, guild_id, game, side",
            (*some, guild, guild),
        )
        found += _ratings(rows)
    return tuple(found)


async def of_guild(
    connection: aiosqlite.Connection, guild: int, season: int, game: str | None, side: str
) -> tuple[RatingRow, ...]:
    """The ratings of a season: of one side of a game, or of whole games. Erased users are among them."""
    of_game, values = ("", ()) if game is None else (" AND game = ?", (game,))
    return _ratings(
        await connection.execute_fetchall(
            f"SELECT {_RATING} FROM rating WHERE guild_id = ? AND season = ? AND side = ?{of_game}",  # noqa: S608
            (guild, season, side, *values),
        )
    )


async def seasons(connection: aiosqlite.Connection, guild: int) -> tuple[int, ...]:
    """The seasons in which somebody has played, the latest first."""
    found = await connection.execute_fetchall(
        # From one season to the one before by the index, past everybody who has played in it.
        "WITH RECURSIVE known (season) AS (SELECT max(season) FROM rating WHERE guild_id = :guild UNION ALL "
        "SELECT (SELECT max(season) FROM rating WHERE guild_id = :guild AND season < known.season) "
        "FROM known WHERE known.season IS NOT NULL) "
        "SELECT season FROM known WHERE season IS NOT NULL",
        {"guild": guild},
    )
    return tuple(season for (season,) in found)


async def history(
    connection: aiosqlite.Connection, user: int, guild: int | None, game: str | None
) -> tuple[RatingStep, ...]:
    """What a user's ratings were after each game, oldest first."""
    found = await connection.execute_fetchall(
        f"SELECT {_STEP} FROM rating_history WHERE user_id = ? AND (? IS NULL OR guild_id = ?) "  # noqa: S608
        "AND (? IS NULL OR game = ?) ORDER BY number",
        (user, guild, guild, game, game),
    )
    return tuple(RatingStep(*each) for each in found)


async def write(connection: aiosqlite.Connection, change: RatingChange) -> None:
    """Writes what has been worked off. Raises ConflictError where it was begun from another cursor."""
    if await cursor(connection, change.guild) != change.expected:
        raise ConflictError(f"the ratings of guild {change.guild} are further, or somebody was erased")
    revision = (change.expected.revision if change.expected is not None else 0) + 1
    clearing = (
        connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (change.guild,))  # noqa: S608
        for table in ("rating", "rating_history")
        if change.anew
    )
    await run_together(
        *clearing,
        connection.executemany(
            f"INSERT OR REPLACE INTO rating ({_RATING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
            [_rating_values(each) for each in change.ratings],
        ),
        connection.executemany(
            f"INSERT INTO rating_history ({_STEP}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
            [_step_values(each) for each in change.steps],
        ),
        connection.execute(
            "INSERT OR REPLACE INTO rating_cursor VALUES (?, ?, ?, ?, ?)",
            (change.guild, change.number, change.period, revision, change.system),
        ),
    )


def _rating_values(row: RatingRow) -> tuple[object, ...]:
    return (
        *(row.guild, row.game, row.side, row.season, row.user, row.mu, row.sigma),
        *(row.played, row.won, row.points, row.last),
    )


def _step_values(row: RatingStep) -> tuple[object, ...]:
    return (row.guild, row.user, row.game, row.number, row.mu, row.sigma, row.at)


def _ratings(found: Iterable[Iterable[Any]]) -> tuple[RatingRow, ...]:
    return tuple(RatingRow(*each) for each in found)
