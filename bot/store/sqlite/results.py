"""Queries that read results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import aiosqlite

from bot.store.rows import ResultRow

RESULT = "match_id, series_id, guild_id, game, user_id, seat, place, won, score, finished, house"
"""The columns of a result, but for its number."""


async def results(
    connection: aiosqlite.Connection, guild: int, game: str | None, *, of_house: bool
) -> tuple[ResultRow, ...]:
    """All results of a guild, in the order in which the games finished, with computer players or without."""
    return read_results(
        await connection.execute_fetchall(
            f"SELECT {RESULT}, number FROM result WHERE guild_id = ? AND (? IS NULL OR game = ?) "  # noqa: S608
            "AND (house IS NOT NULL) = ? ORDER BY finished, match_id, place, seat",
            (guild, game, game, of_house),
        )
    )


async def results_of(connection: aiosqlite.Connection, user: int) -> tuple[ResultRow, ...]:
    """All results of a user, by match."""
    return read_results(
        await connection.execute_fetchall(
            f"SELECT {RESULT}, number FROM result WHERE user_id = ? ORDER BY match_id",  # noqa: S608
            (user,),
        )
    )


def read_results(found: Iterable[Iterable[Any]]) -> tuple[ResultRow, ...]:
    """Rows of `RESULT, number`."""
    return tuple(
        ResultRow(match, series, guild, game, user, seat, place, bool(won), score, finished, house, number)
        for match, series, guild, game, user, seat, place, won, score, finished, house, number in found
    )
