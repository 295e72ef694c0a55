"""Queries about what somebody has played on a server, and against whom."""

from __future__ import annotations

from typing import Final

from bot.store.people_rows import LongestRow, OpeningRow, OpponentRow, PlayedRow, ProfileRows
from bot.store.postgres.connecting import Connection
from bot.store.rows import (
    ResultRow,
)
from bot.store.tables import TABLES

_OWN, _OTHER = (", ".join(f"{who}.{name}" for name in TABLES["result"]) for who in ("own", "other"))
_WIDE: Final = len(TABLES["result"])
_OF_USER: Final = "own.user_id = %(user)s AND own.guild_id = %(guild)s AND own.house IS NULL"
_RESULTS = f"SELECT own.game, own.seat, own.won FROM result AS own WHERE {_OF_USER} ORDER BY own.number"  # noqa: S608
_OPPONENTS = (
    "SELECT other.user_id, count(*), count(*) FILTER (WHERE own.place < other.place) "  # noqa: S608
    "FROM result AS own JOIN result AS other "
    "ON other.match_id = own.match_id AND other.user_id <> own.user_id "
    f"WHERE {_OF_USER} GROUP BY other.user_id ORDER BY count(*) DESC, max(own.number) DESC"
)
_LONGEST = (
    "SELECT match.id, match.game, match.last_entry FROM result AS own "  # noqa: S608
    f"JOIN match ON match.id = own.match_id WHERE {_OF_USER} "
    "ORDER BY match.last_entry DESC, match.id LIMIT 1"
)
_OPENINGS = (
    "SELECT own.game, own.seat, opening, count(*) FROM result AS own "  # noqa: S608
    "JOIN opening ON opening.match_id = own.match_id AND opening.seat = own.seat "
    f"WHERE {_OF_USER} GROUP BY own.game, own.seat, opening "
    "ORDER BY count(*) DESC, own.game, own.seat, opening"
)
_MEETINGS = (
    f"SELECT {_OWN}, {_OTHER} FROM result AS own JOIN result AS other "  # noqa: S608
    "ON other.match_id = own.match_id AND other.user_id = %(other)s "
    f"WHERE {_OF_USER} ORDER BY own.number"
)


async def profile(connection: Connection, guild: int, user: int) -> ProfileRows:
    """A user's results among people, opponents and longest game."""
    whose = {"user": user, "guild": guild}
    results = await (await connection.execute(_RESULTS, whose)).fetchall()
    opponents = await (await connection.execute(_OPPONENTS, whose)).fetchall()
    longest = await (await connection.execute(_LONGEST, whose)).fetchone()
    openings = await (await connection.execute(_OPENINGS, whose)).fetchall()
    return ProfileRows(
        tuple(PlayedRow(*each) for each in results),
        tuple(OpponentRow(*each) for each in opponents),
        LongestRow(*longest) if longest is not None else None,
        tuple(OpeningRow(*each) for each in openings),
    )


async def meetings(
    connection: Connection, guild: int, user: int, other: int
) -> tuple[tuple[ResultRow, ResultRow], ...]:
    """The results of two users in the games both have played among people, oldest first."""
    whose = {"user": user, "guild": guild, "other": other}
    found = await (await connection.execute(_MEETINGS, whose)).fetchall()
    return tuple((ResultRow(*each[:_WIDE]), ResultRow(*each[_WIDE:])) for each in found)
