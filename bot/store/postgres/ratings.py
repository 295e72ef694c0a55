"""Queries about ratings: rows worked off from the results, and how far that has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.errors import ConflictError
from bot.store.postgres.connecting import Connection
from bot.store.postgres.loading import RESULT
from bot.store.postgres.numbering import take_turns
from bot.store.rows import RatingChange, RatingCursor, RatingRow, RatingStep, ResultRow
from bot.store.tables import TABLES

_RATING, _STEP = ", ".join(TABLES["rating"]), ", ".join(TABLES["rating_history"])
_KEEP_RATING = (
    f"INSERT INTO rating ({_RATING}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s) "  # noqa: S608
    "ON CONFLICT (guild_id, season, game, side, user_id) DO UPDATE SET mu = excluded.mu, "
    "sigma = excluded.sigma, played = excluded.played, won = excluded.won, points = excluded.points, "
    "last = excluded.last"
)
_KEEP_CURSOR = (
    "INSERT INTO rating_cursor VALUES (%s, %s, %s, %s, %s) ON CONFLICT (guild_id) DO UPDATE SET "
    "number = excluded.number, period = excluded.period, revision = excluded.revision, "
    "system = excluded.system"
)


async def unrated_guilds(connection: Connection, system: int) -> tuple[int, ...]:
    """Guilds with results that have not been worked off yet, or by another system."""
    found = await _rows(
        connection,
        "SELECT guild_id FROM result LEFT JOIN rating_cursor USING (guild_id) WHERE house IS NULL "
        "GROUP BY guild_id HAVING max(result.number) > coalesce(max(rating_cursor.number), 0) "
        "OR max(rating_cursor.system) <> %s",
        system,
    )
    return tuple(guild for (guild,) in found)


async def rated_guilds(connection: Connection) -> tuple[int, ...]:
    """Guilds with results of games among people, or with ratings."""
    found = await _rows(
        connection,
        "SELECT guild_id FROM rating_cursor UNION SELECT guild_id FROM result WHERE house IS NULL "
        "ORDER BY guild_id",
    )
    return tuple(guild for (guild,) in found)


async def cursor(connection: Connection, guild: int) -> RatingCursor | None:
    """How far the results of a guild have been worked off; None where that has not begun."""
    found = await _rows(
        connection, "SELECT number, period, revision, system FROM rating_cursor WHERE guild_id = %s", guild
    )
    return next((RatingCursor(*each) for each in found), None)


async def results_after(connection: Connection, guild: int, number: int, limit: int) -> tuple[ResultRow, ...]:
    """Results among people after a number, in the order of the numbers."""
    found = await _rows(
        connection,
        f"SELECT {RESULT} FROM result WHERE guild_id = %s AND number > %s AND house IS NULL "  # noqa: S608
        "ORDER BY number LIMIT %s",
        *(guild, number, limit),
    )
    return tuple(ResultRow(*each) for each in found)


async def of_users(connection: Connection, guild: int | None, users: Sequence[int]) -> tuple[RatingRow, ...]:
    """All ratings of some users, of one guild or of all, by season."""
    found = await _rows(
        connection,
        f"SELECT {_RATING} FROM rating WHERE user_id = ANY(%s) "  # noqa: S608
        "AND (%s::bigint IS NULL OR guild_id = %s) "
        'ORDER BY season, guild_id, game COLLATE "C", side COLLATE "C"',
        *(list(users), guild, guild),
    )
    return tuple(RatingRow(*each) for each in found)


async def of_guild(
    connection: Connection, guild: int, season: int, game: str | None, side: str
) -> tuple[RatingRow, ...]:
    """The ratings of a season: of one side of a game, or of whole games. Erased users are among them."""
    found = await _rows(
        connection,
        f"SELECT {_RATING} FROM rating WHERE guild_id = %s AND season = %s AND side = %s "  # noqa: S608
        "AND (%s::text IS NULL OR game = %s)",
        *(guild, season, side, game, game),
    )
    return tuple(RatingRow(*each) for each in found)


async def seasons(connection: Connection, guild: int) -> tuple[int, ...]:
    """The seasons in which somebody has played, the latest first."""
    found = await _rows(
        connection, "SELECT DISTINCT season FROM rating WHERE guild_id = %s ORDER BY season DESC", guild
    )
    return tuple(season for (season,) in found)


async def history(
    connection: Connection, user: int, guild: int | None, game: str | None
) -> tuple[RatingStep, ...]:
    """What a user's ratings were after each game, oldest first."""
    found = await _rows(
        connection,
        f"SELECT {_STEP} FROM rating_history WHERE user_id = %s "  # noqa: S608
        "AND (%s::bigint IS NULL OR guild_id = %s) AND (%s::text IS NULL OR game = %s) ORDER BY number",
        *(user, guild, guild, game, game),
    )
    return tuple(RatingStep(*each) for each in found)


async def write(connection: Connection, change: RatingChange) -> None:
    """Writes what has been worked off. Raises ConflictError where it was begun from another cursor."""
    await take_turns(connection, f"rating {change.guild}")
    if await cursor(connection, change.guild) != change.expected:
        raise ConflictError(f"the ratings of guild {change.guild} are further, or somebody was erased")
    revision = (change.expected.revision if change.expected is not None else 0) + 1
    if change.anew:
        await connection.execute("DELETE FROM rating WHERE guild_id = %s", (change.guild,))
        await connection.execute("DELETE FROM rating_history WHERE guild_id = %s", (change.guild,))
    many = connection.cursor()
    await many.executemany(_KEEP_RATING, [_rating_values(each) for each in change.ratings])
    await many.executemany(
        f"INSERT INTO rating_history ({_STEP}) VALUES (%s, %s, %s, %s, %s, %s, %s)",  # noqa: S608
        [_step_values(each) for each in change.steps],
    )
    await connection.execute(
        _KEEP_CURSOR, (change.guild, change.number, change.period, revision, change.system)
    )


def _rating_values(row: RatingRow) -> tuple[object, ...]:
    return (
        *(row.guild, row.game, row.side, row.season, row.user, row.mu, row.sigma),
        *(row.played, row.won, row.points, row.last),
    )


def _step_values(row: RatingStep) -> tuple[object, ...]:
    return (row.guild, row.user, row.game, row.number, row.mu, row.sigma, row.at)


async def _rows(connection: Connection, query: str, *values: object) -> list[tuple[Any, ...]]:
    return await (await connection.execute(query, values or None)).fetchall()
