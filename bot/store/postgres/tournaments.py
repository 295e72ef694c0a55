"""Queries about tournaments."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import tournament_query as queries
from bot.store.errors import ConflictError, PlaceTakenError
from bot.store.postgres.connecting import Connection
from bot.store.postgres.numbering import take_turns
from bot.store.postgres.shards import Shards, of_shards
from bot.store.rows import StoredTournament, TournamentChange, TournamentPhase


async def load(connection: Connection, tournament: int) -> StoredTournament | None:
    """One tournament."""
    found = [
        await (await connection.execute(_here(each), (tournament,))).fetchall()
        for each in (queries.ROW, queries.ENTRANTS, queries.PAIRINGS)
    ]
    rows, entrants, pairings = found
    return queries.read_stored(rows[0], entrants, pairings) if rows else None


async def of_guild(connection: Connection, guild: int, phases: Sequence[TournamentPhase]) -> tuple[int, ...]:
    """The tournaments of a guild in these phases, newest first."""
    query = "SELECT id FROM tournament WHERE guild_id = ? AND phase = ANY(?) ORDER BY id DESC"
    return await _ids(connection, query, guild, list(phases))


async def of_user(connection: Connection, user: int) -> tuple[int, ...]:
    """The tournaments a user has opened or entered, newest first."""
    return await _ids(connection, queries.OF_USER, user, user)


async def to_do(connection: Connection, now: int, shards: Shards | None = None) -> tuple[int, ...]:
    """Tournaments of which something is to be done. shards: None for all servers."""
    where, values = of_shards("guild_id", shards)
    found = await connection.execute(
        f"SELECT id FROM tournament WHERE id IN ({_here(queries.TO_DO)}) AND {where} ORDER BY id",  # noqa: S608
        (now, *values),
    )
    return tuple([number for (number,) in await found.fetchall()])


async def next_end(connection: Connection, shards: Shards | None = None) -> int | None:
    """When the time to enter a tournament ends next."""
    where, values = of_shards("guild_id", shards)
    found = await (await connection.execute(f"{queries.NEXT_END} AND {where}", values)).fetchone()
    return None if found is None else found[0]


async def write(connection: Connection, change: TournamentChange) -> int:
    """Writes a tournament; its id. Raises ConflictError or PlaceTakenError."""
    if change.expected is None:
        known = await _ids(connection, queries.BY_TOKEN, change.token)
        if known:
            return known[0]
        taken = await _ids(connection, queries.AT, change.row.guild, change.row.channel)
        if taken:
            raise PlaceTakenError(taken[0])
        await take_turns(connection, "tournament")
        written = await _ids(connection, queries.INSERT, *queries.new_values(change))
    else:
        written = await _ids(connection, queries.UPDATE, *queries.changed_values(change))
        if not written:
            raise ConflictError(f"tournament {change.row.id} is not at revision {change.expected}")
        for statement in queries.CLEAR:
            await connection.execute(_here(statement), written)
    cursor = connection.cursor()
    await cursor.executemany(_here(queries.INSERT_ENTRANT), queries.entrant_values(change, written[0]))
    await cursor.executemany(_here(queries.INSERT_PAIRING), queries.pairing_values(change, written[0]))
    return written[0]


async def _ids(connection: Connection, query: str, *values: object) -> tuple[int, ...]:
    found = await connection.execute(_here(query), values)
    return tuple([number for (number,) in await found.fetchall()])


def _here(query: str) -> str:
    """A query with this driver's marks for values; all of them are ours."""
    return query.replace("?", "%s")
