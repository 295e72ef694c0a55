"""What is kept of a guild as a whole: which guilds there are, which were left, and erasing one for good.

Which rows of which table are a guild's follows from their columns, so a new table is erased with the others
or fails a test. The highest numbers of matches and tournaments are kept, for old buttons still name them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.store.puzzles import Statement
from bot.store.tables import TABLES

BY_COLUMN: Final = {
    "guild_id": "guild_id = {0}",
    "tournament_id": "tournament_id IN (SELECT id FROM tournament WHERE guild_id = {0})",
    "match_id": "match_id IN (SELECT id FROM match WHERE guild_id = {0})",
}
"""By which column a row is a guild's: the first of these that its table has."""
OTHERWISE: Final = {"meta": "name LIKE '{1}-' || CAST({0} AS text)"}
"""Tables without such a column. Values of the house that are a guild's have names that end in its id."""
OF_PEOPLE: Final = frozenset({"user_settings", "block"})
"""Tables in which nothing is a guild's: people keep it wherever they play."""


def _find_condition(table: str, columns: Sequence[str]) -> str:
    """Which rows of a table are a guild's. Raises KeyError for a table of which that is not known."""
    named = next((each for each in BY_COLUMN if each in columns), None)
    return OTHERWISE[table] if named is None else BY_COLUMN[named]


OF_GUILD: Final[Mapping[str, str]] = {
    table: _find_condition(table, columns) for table, columns in TABLES.items() if table not in OF_PEOPLE
}
"""Of every table which rows are a guild's. `{0}` stands for its id, `{1}` for a percent sign."""
_ERASE: Final = tuple(f"DELETE FROM {table} WHERE {OF_GUILD[table]}" for table in reversed(tuple(OF_GUILD)))  # noqa: S608
"""Every row goes before those it refers to."""
_LAST: Final = tuple(
    "INSERT INTO meta (name, value) "  # noqa: S608 - names of ours
    f"SELECT 'last-{table}', CAST(max(id) AS text) FROM {table} WHERE true HAVING max(id) IS NOT NULL "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value "
    "WHERE CAST(excluded.value AS bigint) > CAST(meta.value AS bigint)"
    for table in ("match", "tournament")
)
"""No later match or tournament may have the number of one that was erased: old buttons still name it."""
ERASURE: Final = (*_LAST, *_ERASE)
"""All that erasing a guild does, in one transaction; where there is a `{0}` it is the guild's id."""
_KNOWN: Final = " UNION ".join(
    f"SELECT guild_id FROM {table}"  # noqa: S608 - names of ours
    for table, columns in TABLES.items()
    if "guild_id" in columns
)
_NAMES: Final = "SELECT name FROM meta"
_DEPARTED: Final = "SELECT guild_id, due FROM departure ORDER BY due, guild_id"
_DEPART: Final = (
    "INSERT INTO departure (guild_id, due) VALUES ({0}, {0}) ON CONFLICT (guild_id) DO NOTHING RETURNING due"
)
_STAY: Final = "DELETE FROM departure WHERE guild_id = {0} RETURNING due"


@dataclass(frozen=True, slots=True)
class Departure:
    """A guild the bot has left. due: when everything of it is erased, in seconds of the house."""

    guild: int
    due: int


class GuildStore:
    """A part of `Store`, with the same promises, in either database. read, write: how that is asked.

    carry_out: does the `ERASURE` of a guild and leaves no trace of it.
    """

    def __init__(
        self, read: Statement, write: Statement, carry_out: Callable[[int], Awaitable[None]]
    ) -> None:
        self._read = read
        self._write = write
        self._carry_out = carry_out

    async def list_guilds(self) -> frozenset[int]:
        """The guilds of which anything is kept."""
        found = {guild for (guild,) in await self._read(_KNOWN, ())}
        for (name,) in await self._read(_NAMES, ()):
            end = name.rpartition("-")[2]
            found |= {int(end)} if end.isdecimal() else set()
        return frozenset(guild for guild in found if guild > 0)

    async def list_departures(self) -> tuple[Departure, ...]:
        """The guilds that were left and are not erased yet; what is due first comes first."""
        return tuple(Departure(guild, due) for guild, due in await self._read(_DEPARTED, ()))

    async def depart(self, guild: int, due: int) -> bool:
        """Notes that a guild was left; whether that was not known yet. due: in seconds of the house."""
        return bool(await self._write(_DEPART, (guild, due)))

    async def stay(self, guild: int) -> bool:
        """Notes that the bot is there again; whether it had been away."""
        return bool(await self._write(_STAY, (guild,)))

    async def erase(self, guild: int) -> None:
        """Deletes every row of a guild, all of them or none; its id is nowhere in the database then."""
        await self._carry_out(guild)

    async def rows(self, guild: int, table: str) -> tuple[Mapping[str, Any], ...]:
        """The rows of a guild in one table, as values by column."""
        columns = TABLES[table]
        text = f"SELECT {', '.join(columns)} FROM {table} WHERE {OF_GUILD[table]}"  # noqa: S608 - names of ours
        return tuple(dict(zip(columns, row, strict=True)) for row in await self._read(text, (guild,)))
