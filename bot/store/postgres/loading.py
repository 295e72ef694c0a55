"""Queries that read matches and what belongs to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

from bot.store.company import FollowerRow, HandoverRow
from bot.store.packing import add_packed, unpack
from bot.store.people_rows import HistoryRow, read_history
from bot.store.postgres.connecting import Connection
from bot.store.rows import (
    NOBODY,
    EntryRow,
    MatchPhase,
    MatchRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    StoredMatch,
)
from bot.store.tables import SERIES, TABLES

RECENT = 64
"""Entries that come with a match; older ones only with its whole log."""

_MATCH, _ENTRY = ", ".join(TABLES["match"]), ", ".join(TABLES["entry"][1:])
_STAMPS = TABLES["match"].index("stamps")
RESULT = ", ".join(TABLES["result"])
_OF_MATCH: tuple[str, ...] = (
    f"SELECT {_MATCH} FROM match WHERE id = %(match)s",  # noqa: S608
    "SELECT user_id, position, seat, stand_in FROM seat WHERE match_id = %(match)s ORDER BY position",
    "SELECT user_id FROM invitation WHERE match_id = %(match)s ORDER BY position",
    "SELECT user_id, wish FROM follower WHERE match_id = %(match)s ORDER BY user_id",
    'SELECT entry, seat, user_id FROM handover WHERE match_id = %(match)s ORDER BY entry, seat COLLATE "C"',
    "SELECT seq, state, fingerprint FROM snapshot WHERE match_id = %(match)s",
    f"SELECT {_ENTRY} FROM entry WHERE match_id = %(match)s AND undone IS NULL AND kind <> 'undo' "  # noqa: S608
    "ORDER BY seq DESC LIMIT %(most)s",
    "SELECT DISTINCT seat FROM entry WHERE match_id = %(match)s AND kind = 'resign' AND undone IS NULL",
    SERIES.format(series="series_id FROM match WHERE id = %(match)s"),
    "SELECT count(*), min(seq), max(seq) FROM entry WHERE match_id = %(match)s",
    "SELECT content FROM packed_log WHERE match_id = %(match)s",
)
"""Sent together, so that they take one way to the server and back."""


async def load(connection: Connection, match: int) -> StoredMatch | None:
    """One match, with the latest part of its log."""
    cursors = [await connection.execute(each, {"match": match, "most": RECENT + 1}) for each in _OF_MATCH]
    (
        rows,
        seats,
        invited,
        followers,
        handovers,
        snapshots,
        found,
        resigned,
        series,
        ((count, first, last),),
        logs,
    ) = [await cursor.fetchall() for cursor in cursors]
    if not rows:
        return None
    row = _match_row(rows[0])
    recent = tuple(EntryRow(*each) for each in found)
    stored = StoredMatch(
        row=row,
        seats=tuple(SeatRow(*each) for each in seats),
        invited=tuple(user for (user,) in invited),
        snapshot=next((SnapshotRow(*each) for each in snapshots), None),
        recent=recent[:RECENT][::-1],
        complete=len(recent) <= RECENT,
        gapless=count == row.last_entry and (count == 0 or (first, last) == (1, count)),
        resigned=tuple(seat for (seat,) in resigned),
        series=tuple((outcome, seat, user) for outcome, seat, user in series),
        followers=tuple(FollowerRow(*each) for each in followers),
        handovers=tuple(HandoverRow(*each) for each in handovers),
    )
    return add_packed(stored, next((content for (content,) in logs), None), RECENT)


async def entries(connection: Connection, match: int) -> tuple[EntryRow, ...]:
    """The whole log."""
    packed = await _rows(connection, "SELECT content FROM packed_log WHERE match_id = %s", match)
    found = await _rows(connection, f"SELECT {_ENTRY} FROM entry WHERE match_id = %s ORDER BY seq", match)  # noqa: S608
    return (
        *(each for (content,) in packed for each in unpack(content).entries),
        *(EntryRow(*each) for each in found),
    )


async def receipt(connection: Connection, token: str) -> int | None:
    """The match in which a token was used."""
    return await _number(connection, "SELECT match_id FROM receipt WHERE token = %s", token)


async def match_at(connection: Connection, guild: int, channel: int) -> int | None:
    """The match going on in a channel."""
    return await _number(
        connection,
        "SELECT id FROM match WHERE guild_id = %s AND channel_id = %s AND phase IN ('lobby', 'playing')",
        guild,
        channel,
    )


async def matches_of(
    connection: Connection, user: int, guild: int | None, phases: Sequence[MatchPhase]
) -> tuple[int, ...]:
    """Matches a user has joined, newest first."""
    found = await _rows(
        connection,
        "SELECT id FROM match JOIN seat ON seat.match_id = match.id WHERE seat.user_id = %s "
        "AND phase = ANY(%s) AND (%s::bigint IS NULL OR guild_id = %s) ORDER BY id DESC",
        *(user, list(phases), guild, guild),
    )
    return tuple(match for (match,) in found)


async def last_at(connection: Connection, guild: int, channel: int) -> int | None:
    """The match of a channel that was played to its end last, of those that somebody has opened."""
    return await _number(
        connection,
        "SELECT id FROM match WHERE guild_id = %s AND channel_id = %s AND phase = 'over' "
        "AND host_id <> %s ORDER BY id DESC LIMIT 1",
        *(guild, channel, NOBODY),
    )


async def history_of(connection: Connection, user: int, most: int) -> tuple[HistoryRow, ...]:
    """The matches a user has played to their end, newest first."""
    found = await _rows(
        connection,
        "SELECT match.id, game, guild_id, created, other.user_id FROM match "
        "JOIN seat AS other ON other.match_id = match.id WHERE match.id IN ("
        "SELECT played.id FROM match AS played JOIN seat ON seat.match_id = played.id "
        "WHERE seat.user_id = %s AND played.phase = 'over' ORDER BY played.id DESC LIMIT %s) "
        "ORDER BY match.id DESC, other.user_id",
        *(user, most),
    )
    return read_history(found)


async def in_phases(connection: Connection, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
    """All matches in these phases, oldest first."""
    found = await _rows(connection, "SELECT id FROM match WHERE phase = ANY(%s) ORDER BY id", list(phases))
    return tuple(match for (match,) in found)


async def playing(connection: Connection) -> tuple[tuple[int, str, int], ...]:
    """Id, game and ruleset of every match being played."""
    found = await _rows(connection, "SELECT id, game, ruleset FROM match WHERE phase = 'playing' ORDER BY id")
    return tuple((match, game, ruleset) for match, game, ruleset in found)


async def results(
    connection: Connection, guild: int, game: str | None, *, of_house: bool
) -> tuple[ResultRow, ...]:
    """All results of a guild, in the order in which the games finished, with computer players or without."""
    found = await _rows(
        connection,
        f"SELECT {RESULT} FROM result WHERE guild_id = %s AND (%s::text IS NULL OR game = %s) "  # noqa: S608
        'AND (house IS NOT NULL) = %s ORDER BY finished COLLATE "C", match_id, place, seat COLLATE "C"',
        *(guild, game, game, of_house),
    )
    return tuple(ResultRow(*each) for each in found)


async def results_of(connection: Connection, user: int) -> tuple[ResultRow, ...]:
    """All results of a user, by match."""
    found = await _rows(
        connection,
        f"SELECT {RESULT} FROM result WHERE user_id = %s ORDER BY match_id",  # noqa: S608
        user,
    )
    return tuple(ResultRow(*each) for each in found)


def _match_row(found: Sequence[Any]) -> MatchRow:
    values = list(found)
    values[_STAMPS] = tuple((seat, stamp) for seat, stamp in orjson.loads(values[_STAMPS]))
    return MatchRow(*values)


async def _rows(connection: Connection, query: str, *values: object) -> list[tuple[Any, ...]]:
    return await (await connection.execute(query, values)).fetchall()


async def _number(connection: Connection, query: str, *values: object) -> int | None:
    """The one value of a query; None where there is no row."""
    return next((value for (value,) in await _rows(connection, query, *values)), None)


async def size(connection: Connection) -> int:
    """What the database takes on disk, in bytes."""
    found = await connection.execute("SELECT pg_database_size(current_database())")
    ((total,),) = await found.fetchall()
    return int(total)
