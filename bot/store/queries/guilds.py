"""Guilds as a whole: which there are, which were left, and what erasing one deletes.

Which rows of which table are a guild's follows from their columns, so a new table is erased with the others
or fails a test. The highest numbers of matches and tournaments are kept, for old buttons still name them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.store.rows import Departure
from bot.store.tables import TABLES, select
from bot.store.work import Connection

BY_COLUMN: Final = {
    "guild_id": "guild_id = :guild",
    "tournament_id": "tournament_id IN (SELECT id FROM tournament WHERE guild_id = :guild)",
    "match_id": "match_id IN (SELECT id FROM match WHERE guild_id = :guild)",
}
"""By which column a row is a guild's: the first of these that its table has."""
OTHERWISE: Final = {"meta": "name LIKE '%-' || CAST(:guild AS text)"}
"""Tables without such a column. Values of the house that are a guild's have names that end in its id."""
OF_PEOPLE: Final = frozenset({"user_settings", "block", "board_session"})
"""Tables in which nothing is a guild's: people keep it wherever they play."""


def _find_condition(table: str, columns: Sequence[str]) -> str:
    """Find which rows of a table are a guild's. Raises KeyError for a table of which that is not known."""
    named = next((column for column in BY_COLUMN if column in columns), None)
    return OTHERWISE[table] if named is None else BY_COLUMN[named]


OF_GUILD: Final[Mapping[str, str]] = {
    table: _find_condition(table, columns) for table, columns in TABLES.items() if table not in OF_PEOPLE
}
"""Of every table which rows are a guild's."""
_LOCK: Final = "SELECT id FROM match WHERE guild_id = :guild ORDER BY id FOR UPDATE"
"""Who is about to change one of these matches waits, and finds it gone."""
_ERASE: Final = tuple(f"DELETE FROM {table} WHERE {OF_GUILD[table]}" for table in reversed(tuple(OF_GUILD)))  # noqa: S608
"""Every row goes before those it refers to."""
LAST: Final = tuple(
    "INSERT INTO meta (name, value) "  # noqa: S608 - names of ours
    f"SELECT 'last-{table}', CAST(max(id) AS text) FROM {table} WHERE true HAVING max(id) IS NOT NULL "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value "
    "WHERE CAST(excluded.value AS bigint) > CAST(meta.value AS bigint)"
    for table in ("match", "tournament")
)
"""No later match or tournament may have the number of one that was erased: old buttons still name it."""
ERASURE: Final = (*LAST, *_ERASE)
"""All that erasing a guild does, in one transaction."""
_KNOWN: Final = " UNION ".join(
    f"SELECT guild_id FROM {table}"  # noqa: S608 - names of ours
    for table, columns in TABLES.items()
    if "guild_id" in columns
)


async def list_all(connection: Connection) -> frozenset[int]:
    """List the guilds of which anything is kept."""
    guilds, names = await connection.fetch_together((_KNOWN, "SELECT name FROM meta"))
    ends = [name.rpartition("-")[2] for (name,) in names]
    named = [int(end) for end in ends if end.isdecimal()]
    return frozenset(guild for guild in (*(guild for (guild,) in guilds), *named) if guild > 0)


async def list_departures(connection: Connection) -> tuple[Departure, ...]:
    """List the guilds that were left and are not erased yet, what is due first."""
    return await connection.fetch_rows(Departure, f"{select('departure')} ORDER BY due, guild_id")


async def depart(connection: Connection, guild: int, due: int) -> bool:
    """Note that a guild was left; return whether that was not known yet. due: in seconds of the house."""
    return bool(
        await connection.fetch(
            "INSERT INTO departure (guild_id, due) VALUES (:guild, :due) "
            "ON CONFLICT (guild_id) DO NOTHING RETURNING due",
            guild=guild,
            due=due,
        )
    )


async def stay(connection: Connection, guild: int) -> bool:
    """Note that the bot is there again; return whether it had been away."""
    return bool(
        await connection.fetch("DELETE FROM departure WHERE guild_id = :guild RETURNING due", guild=guild)
    )


async def erase(connection: Connection, guild: int) -> None:
    """Delete every row of a guild."""
    await connection.fetch(_LOCK, guild=guild)
    await connection.execute_together([(statement, [{"guild": guild}]) for statement in ERASURE])


async def list_rows(connection: Connection, guild: int, table: str) -> tuple[Mapping[str, Any], ...]:
    """List the rows of a guild in one table, as values by column."""
    columns = TABLES[table]
    rows = await connection.fetch(f"{select(table)} WHERE {OF_GUILD[table]}", guild=guild)
    return tuple(dict(zip(columns, row, strict=True)) for row in rows)
