"""Queries about tournaments."""

from __future__ import annotations

from collections.abc import Sequence

import aiosqlite

from bot.store import tournament_query as queries
from bot.store.errors import ConflictError, PlaceTakenError
from bot.store.rows import StoredTournament, TournamentChange, TournamentPhase


async def load(connection: aiosqlite.Connection, tournament: int) -> StoredTournament | None:
    """One tournament."""
    fetch, key = connection.execute_fetchall, (tournament,)
    rows = list(await fetch(queries.ROW, key))
    if not rows:
        return None
    return queries.read_stored(
        rows[0], await fetch(queries.ENTRANTS, key), await fetch(queries.PAIRINGS, key)
    )


async def of_guild(
    connection: aiosqlite.Connection, guild: int, phases: Sequence[TournamentPhase]
) -> tuple[int, ...]:
    """The tournaments of a guild in these phases, newest first."""
    marks = ", ".join("?" * len(phases))
    return await _ids(
        connection,
        f"SELECT id FROM tournament WHERE guild_id = ? AND phase IN ({marks}) ORDER BY id DESC",  # noqa: S608
        guild,
        *phases,
    )


async def of_user(connection: aiosqlite.Connection, user: int) -> tuple[int, ...]:
    """The tournaments a user has opened or entered, newest first."""
    return await _ids(connection, queries.OF_USER, user, user)


async def to_do(connection: aiosqlite.Connection, now: int) -> tuple[int, ...]:
    """Tournaments of which something is to be done."""
    return await _ids(connection, queries.TO_DO, now)


async def next_end(connection: aiosqlite.Connection) -> int | None:
    """When the time to enter a tournament ends next."""
    ((found,),) = await connection.execute_fetchall(queries.NEXT_END)
    return None if found is None else int(found)


async def write(connection: aiosqlite.Connection, change: TournamentChange) -> int:
    """Writes a tournament; its id. Raises ConflictError or PlaceTakenError."""
    if change.expected is None:
        known = await _ids(connection, queries.BY_TOKEN, change.token)
        if known:
            return known[0]
        taken = await _ids(connection, queries.AT, change.row.guild, change.row.channel)
        if taken:
            raise PlaceTakenError(taken[0])
        written = await _ids(connection, queries.INSERT, *queries.new_values(change))
    else:
        written = await _ids(connection, queries.UPDATE, *queries.changed_values(change))
        if not written:
            raise ConflictError(f"tournament {change.row.id} is not at revision {change.expected}")
        for statement in queries.CLEAR:
            await connection.execute(statement, written)
    await connection.executemany(queries.INSERT_ENTRANT, queries.entrant_values(change, written[0]))
    await connection.executemany(queries.INSERT_PAIRING, queries.pairing_values(change, written[0]))
    return written[0]


async def _ids(connection: aiosqlite.Connection, query: str, *values: object) -> tuple[int, ...]:
    return tuple([number for (number,) in await connection.execute_fetchall(query, values)])
