"""How people did in finished games, and which games are kept for looking at: results and the archive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.store.archive_query import (
    CHANNELS,
    MONTH,
    MOST_SEATS,
    ArchiveQuery,
    conditions_of,
    of_months,
    pick_matches,
)
from bot.store.connection import Connection
from bot.store.queries.columns import join_columns, narrow
from bot.store.rows import ArchiveRow, ResultRow
from bot.store.tables import TABLES

RESULT: Final = join_columns(TABLES["result"])


async def list_results(
    connection: Connection, guild: int, game: str | None, *, of_house: bool
) -> tuple[ResultRow, ...]:
    """List all results of a guild, in the order in which the games finished.

    of_house: those of games with computer players, or those without.
    """
    where = narrow({"game = :game": game})
    rows = await connection.fetch(
        f"SELECT {RESULT} FROM result WHERE guild_id = :guild AND (house IS NOT NULL) = :of_house{where} "  # noqa: S608
        "ORDER BY finished COLLATE BINARY, match_id, place, seat COLLATE BINARY",
        guild=guild,
        game=game,
        of_house=of_house,
    )
    return tuple(map(read_result, rows))


async def list_results_of(connection: Connection, user: int) -> tuple[ResultRow, ...]:
    """List all results of a user, by match."""
    rows = await connection.fetch(
        f"SELECT {RESULT} FROM result WHERE user_id = :user ORDER BY match_id",  # noqa: S608
        user=user,
    )
    return tuple(map(read_result, rows))


async def list_results_after(
    connection: Connection, guild: int, number: int, limit: int
) -> tuple[ResultRow, ...]:
    """List results among people after a number, in the order of the numbers."""
    rows = await connection.fetch(
        f"SELECT {RESULT} FROM result WHERE guild_id = :guild AND number > :number AND house IS NULL "  # noqa: S608
        "ORDER BY number LIMIT :limit",
        guild=guild,
        number=number,
        limit=limit,
    )
    return tuple(map(read_result, rows))


async def search(connection: Connection, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
    """Search the finished games that fit, the latest first."""
    conditions, values = conditions_of(query)
    rows = await connection.fetch(
        "SELECT own.match_id, match.last_entry FROM result AS own "  # noqa: S608
        f"JOIN match ON match.id = own.match_id WHERE {conditions} ORDER BY own.number DESC LIMIT :rows",
        **values,
        rows=(query.offset + query.most) * MOST_SEATS,
    )
    matches = pick_matches(rows, query)
    found = await connection.fetch(
        f"SELECT {RESULT} FROM result WHERE match_id IN :matches ORDER BY number",  # noqa: S608
        matches=tuple(matches),
    )
    results = [read_result(row) for row in found]
    return tuple(
        ArchiveRow(match, entries, tuple(result for result in results if result.match == match))
        for match, entries in matches.items()
    )


async def list_months(connection: Connection, query: ArchiveQuery) -> tuple[str, ...]:
    """List the months in which games ended that fit, the latest first: by guild, people and places."""
    conditions, values = conditions_of(of_months(query))
    return await connection.fetch_column(
        f"SELECT DISTINCT {MONTH} AS month FROM result AS own "  # noqa: S608
        f"WHERE {conditions} ORDER BY month DESC LIMIT :most",
        **values,
        most=query.most,
    )


async def list_channels(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the channels of a guild in which games ended, that of the latest game first."""
    return await connection.fetch_column(CHANNELS, guild=guild)


def read_result(row: Sequence[Any]) -> ResultRow:
    """Read a row of the table."""
    match, series, guild, game, user, seat, place, won, *rest = row
    # Truth is a number in SQLite.
    return ResultRow(match, series, guild, game, user, seat, place, bool(won), *rest)
