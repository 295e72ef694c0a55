"""Queries about finished games of a server."""

from __future__ import annotations

import re

from bot.store.archive_query import (
    CHANNELS,
    MONTH,
    MOST_SEATS,
    ArchiveQuery,
    conditions_of,
    of_months,
    pick_matches,
)
from bot.store.postgres.connecting import Connection
from bot.store.postgres.loading import RESULT
from bot.store.rows import ArchiveRow, ResultRow

_NAMED = re.compile(r":(\w+)")


async def archive(connection: Connection, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
    """Finished games that fit, the latest first."""
    conditions, values = conditions_of(query)
    named = _NAMED.sub(r"%(\1)s", conditions)
    found = await (
        await connection.execute(
            "SELECT own.match_id, match.last_entry FROM result AS own "  # noqa: S608
            f"JOIN match ON match.id = own.match_id WHERE {named} ORDER BY own.number DESC LIMIT %(rows)s",
            {**values, "rows": (query.offset + query.most) * MOST_SEATS},
        )
    ).fetchall()
    matches = pick_matches(found, query)
    rows = await (
        await connection.execute(
            f"SELECT {RESULT} FROM result WHERE match_id = ANY(%s) ORDER BY number",  # noqa: S608
            (list(matches),),
        )
    ).fetchall()
    results = [ResultRow(*each) for each in rows]
    return tuple(
        ArchiveRow(match, entries, tuple(each for each in results if each.match == match))
        for match, entries in matches.items()
    )


async def months(connection: Connection, query: ArchiveQuery) -> tuple[str, ...]:
    """Months in which games ended that fit, the latest first: by guild, people and places."""
    conditions, values = conditions_of(of_months(query))
    named = _NAMED.sub(r"%(\1)s", conditions)
    found = await connection.execute(
        f"SELECT DISTINCT {MONTH} AS month FROM result AS own "  # noqa: S608
        f"WHERE {named} ORDER BY month DESC LIMIT %(most)s",
        {**values, "most": query.most},
    )
    return tuple(month for (month,) in await found.fetchall())


async def channels(connection: Connection, guild: int) -> tuple[int, ...]:
    """The channels of a guild in which games ended, that of the latest game first."""
    found = await connection.execute(CHANNELS.replace(":guild", "%s"), (guild,))
    return tuple(channel for (channel,) in await found.fetchall())


async def lobbies(connection: Connection, guild: int) -> tuple[int, ...]:
    """The lobbies of a guild, the latest first."""
    found = await connection.execute(
        "SELECT id FROM match WHERE phase = 'lobby' AND guild_id = %s ORDER BY id DESC", (guild,)
    )
    return tuple(match for (match,) in await found.fetchall())
