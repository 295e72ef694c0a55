"""Ratings: rows worked off from the results, and how far that has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.store.connection import Connection
from bot.store.errors import ConflictError
from bot.store.queries.columns import join_columns, name_values, narrow, write_insert, write_replacement
from bot.store.rows import RatingChange, RatingCursor, RatingRow, RatingStep
from bot.store.tables import TABLES

MOST_USERS: Final = 500
"""Users asked for in one query."""
_RATING: Final = join_columns(TABLES["rating"])
_STEP: Final = join_columns(TABLES["rating_history"])
_KEEP_RATING: Final = write_replacement("rating", "guild_id", "season", "game", "side", "user_id")
_KEEP_CURSOR: Final = write_replacement("rating_cursor", "guild_id")
_SEASONS: Final = (
    # From one season to the one before by the index, past everybody who has played in it.
    "WITH RECURSIVE known (season) AS (SELECT max(season) FROM rating WHERE guild_id = :guild UNION ALL "
    "SELECT (SELECT max(season) FROM rating WHERE guild_id = :guild AND season < known.season) "
    "FROM known WHERE known.season IS NOT NULL) "
    "SELECT season FROM known WHERE season IS NOT NULL ORDER BY season DESC"
)


async def list_unrated_guilds(connection: Connection, system: int) -> tuple[int, ...]:
    """List the guilds with results that have not been worked off yet, or by another system."""
    return await connection.fetch_column(
        "SELECT guild_id FROM result LEFT JOIN rating_cursor USING (guild_id) WHERE house IS NULL "
        "GROUP BY guild_id HAVING max(result.number) > coalesce(max(rating_cursor.number), 0) "
        "OR max(rating_cursor.system) <> :system",
        system=system,
    )


async def list_rated_guilds(connection: Connection) -> tuple[int, ...]:
    """List the guilds with results of games among people, or with ratings."""
    return await connection.fetch_column(
        "SELECT guild_id FROM rating_cursor UNION SELECT guild_id FROM result WHERE house IS NULL "
        "ORDER BY guild_id"
    )


async def find_cursor(connection: Connection, guild: int) -> RatingCursor | None:
    """Find how far the results of a guild have been worked off; None where that has not begun."""
    rows = await connection.fetch(
        "SELECT number, period, revision, system FROM rating_cursor WHERE guild_id = :guild", guild=guild
    )
    return next((RatingCursor(*row) for row in rows), None)


async def list_of_users(
    connection: Connection, guild: int | None, users: Sequence[int]
) -> tuple[RatingRow, ...]:
    """List all ratings of some users, of one guild or of all, by season."""
    where = narrow({"guild_id = :guild": guild})
    rows: list[Any] = []
    for start in range(0, len(users), MOST_USERS):
        rows += await connection.fetch(
            f"SELECT {_RATING} FROM rating WHERE user_id IN :users{where} "  # noqa: S608
            "ORDER BY season, guild_id, game COLLATE BINARY, side COLLATE BINARY",
            users=tuple(users[start : start + MOST_USERS]),
            guild=guild,
        )
    ratings = [RatingRow(*row) for row in rows]
    return tuple(sorted(ratings, key=lambda row: (row.season, row.guild, row.game, row.side)))


async def list_of_guild(
    connection: Connection, guild: int, season: int, game: str | None, side: str
) -> tuple[RatingRow, ...]:
    """List the ratings of a season: of one side of a game, or of whole games. Erased users are among them."""
    where = narrow({"game = :game": game})
    rows = await connection.fetch(
        f"SELECT {_RATING} FROM rating WHERE guild_id = :guild AND season = :season AND side = :side{where}",  # noqa: S608
        guild=guild,
        season=season,
        side=side,
        game=game,
    )
    return tuple(RatingRow(*row) for row in rows)


async def list_seasons(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the seasons in which somebody has played, the latest first."""
    return await connection.fetch_column(_SEASONS, guild=guild)


async def list_history(
    connection: Connection, user: int, guild: int | None, game: str | None
) -> tuple[RatingStep, ...]:
    """List what a user's ratings were after each game, oldest first."""
    where = narrow({"guild_id = :guild": guild, "game = :game": game})
    rows = await connection.fetch(
        f"SELECT {_STEP} FROM rating_history WHERE user_id = :user{where} ORDER BY number",  # noqa: S608
        user=user,
        guild=guild,
        game=game,
    )
    return tuple(RatingStep(*row) for row in rows)


async def write(connection: Connection, change: RatingChange) -> None:
    """Write what has been worked off. Raises ConflictError where it was begun from another cursor."""
    await connection.take_turns(f"rating {change.guild}")
    if await find_cursor(connection, change.guild) != change.expected:
        raise ConflictError(f"the ratings of guild {change.guild} are further, or somebody was erased")
    revision = (change.expected.revision if change.expected is not None else 0) + 1
    guild = {"guild_id": change.guild}
    clearing = [
        (f"DELETE FROM {table} WHERE guild_id = :guild_id", [guild])  # noqa: S608
        for table in ("rating", "rating_history")
        if change.anew
    ]
    cursor = {
        "number": change.number,
        "period": change.period,
        "revision": revision,
        "system": change.system,
    }
    await connection.execute_together(
        [
            *clearing,
            (_KEEP_RATING, [name_values(TABLES["rating"], row) for row in change.ratings]),
            (
                write_insert("rating_history"),
                [name_values(TABLES["rating_history"], row) for row in change.steps],
            ),
            (_KEEP_CURSOR, [{**guild, **cursor}]),
        ]
    )
