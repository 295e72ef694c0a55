"""Queries about finished games of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import aiosqlite

from bot.store.archive_query import (
    CHANNELS,
    MONTH,
    MOST_SEATS,
    ArchiveQuery,
    conditions_of,
    of_months,
    pick_matches,
)
from bot.store.rows import ArchiveRow, ResultRow
from bot.store.sqlite.results import RESULT, read_results


async def archive(connection: aiosqlite.Connection, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
    """Finished games that fit, the latest first."""
    conditions, values = conditions_of(query)
    found = await connection.execute_fetchall(
        "SELECT own.match_id, match.last_entry FROM result AS own "  # noqa: S608
        f"JOIN match ON match.id = own.match_id WHERE {conditions} ORDER BY own.number DESC LIMIT :rows",
        {**values, "rows": (query.offset + query.most) * MOST_SEATS},
    )
    matches = pick_matches(found, query)
    results = await _results(connection, list(matches))
    return tuple(ArchiveRow(match, matches[match], results[match]) for match in matches)


async def months(connection: aiosqlite.Connection, query: ArchiveQuery) -> tuple[str, ...]:
    """Months in which games ended that fit, the latest first: by guild, people and places."""
    conditions, values = conditions_of(of_months(query))
    found = await connection.execute_fetchall(
        f"SELECT DISTINCT {MONTH} AS month FROM result AS own "  # noqa: S608
        f"WHERE {conditions} ORDER BY month DESC LIMIT :most",
        {**values, "most": query.most},
    )
    return tuple(month for (month,) in found)


async def channels(connection: aiosqlite.Connection, guild: int) -> tuple[int, ...]:
    """The channels of a guild in which games ended, that of the latest game first."""
    found = await connection.execute_fetchall(CHANNELS.replace(":guild", "?"), (guild,))
    return tuple(channel for (channel,) in found)


async def _results(
    connection: aiosqlite.Connection, matches: Sequence[int]
) -> dict[int, tuple[ResultRow, ...]]:
    marks = ", ".join("?" * len(matches))
    rows: Any = await connection.execute_fetchall(
        f"SELECT {RESULT}, number FROM result WHERE match_id IN ({marks}) ORDER BY number",  # noqa: S608
        matches,
    )
    found = read_results(rows)
    return {match: tuple(each for each in found if each.match == match) for match in matches}


async def lobbies(connection: aiosqlite.Connection, guild: int) -> tuple[int, ...]:
    """The lobbies of a guild, the latest first."""
    found = await connection.execute_fetchall(
        "SELECT id FROM match WHERE phase = 'lobby' AND guild_id = ? ORDER BY id DESC", (guild,)
    )
    return tuple(match for (match,) in found)
