"""What somebody has played on a server, against whom, and what they did there."""

from __future__ import annotations

from typing import Final

from bot.store.connection import Connection
from bot.store.people_rows import (
    BySeat,
    FeatRow,
    LongestRow,
    OpeningRow,
    OpponentRow,
    PlayedRow,
    ProfileRows,
)
from bot.store.queries.columns import join_columns, narrow
from bot.store.queries.results import read_result
from bot.store.rows import ResultRow
from bot.store.tables import TABLES

_WIDE: Final = len(TABLES["result"])
# `+own.guild_id`: of a person and a guild, the index of the person is by far the shorter way.
_OF_USER: Final = "own.user_id = :user AND +own.guild_id = :guild AND own.house IS NULL"
_PROFILE: Final = (
    f"SELECT own.game, own.seat, own.won FROM result AS own WHERE {_OF_USER} ORDER BY own.number",  # noqa: S608
    "SELECT other.user_id, count(*), count(*) FILTER (WHERE own.place < other.place) "  # noqa: S608
    "FROM result AS own JOIN result AS other "
    "ON other.match_id = own.match_id AND other.user_id <> own.user_id "
    f"WHERE {_OF_USER} GROUP BY other.user_id ORDER BY count(*) DESC, max(own.number) DESC",
    "SELECT match.id, match.game, match.last_entry FROM result AS own "  # noqa: S608
    f"JOIN match ON match.id = own.match_id WHERE {_OF_USER} "
    "ORDER BY match.last_entry DESC, match.id LIMIT 1",
    "SELECT own.game, own.seat, opening, count(*) FROM result AS own "  # noqa: S608
    "JOIN opening ON opening.match_id = own.match_id AND opening.seat = own.seat "
    f"WHERE {_OF_USER} GROUP BY own.game, own.seat, opening "
    "ORDER BY count(*) DESC, own.game, own.seat, opening",
)
_MEETINGS: Final = (
    f"SELECT {join_columns(TABLES['result'], 'own.')}, {join_columns(TABLES['result'], 'other.')} "  # noqa: S608
    "FROM result AS own JOIN result AS other "
    "ON other.match_id = own.match_id AND other.user_id = :other "
    f"WHERE {_OF_USER} ORDER BY own.number"
)
_FEAT: Final = join_columns(TABLES["feat"])
_OF_SEAT: Final = "FROM result WHERE match_id = :match AND seat = :seat AND house IS NULL"
_KEEP_FEAT: Final = (
    f"INSERT INTO feat ({_FEAT}) SELECT match_id, seat, :what, user_id, guild_id, game, finished "
    f"{_OF_SEAT} ON CONFLICT DO NOTHING"
)
_KEEP_OPENING: Final = (
    f"INSERT INTO opening (match_id, seat, opening) SELECT match_id, seat, :what {_OF_SEAT} "
    "ON CONFLICT DO NOTHING"
)


async def load(connection: Connection, guild: int, user: int) -> ProfileRows:
    """Load a user's results among people, opponents and longest game."""
    results, opponents, longest, openings = await connection.fetch_together(_PROFILE, guild=guild, user=user)
    return ProfileRows(
        tuple(PlayedRow(game, seat, bool(won)) for game, seat, won in results),
        tuple(OpponentRow(*row) for row in opponents),
        next((LongestRow(*row) for row in longest), None),
        tuple(OpeningRow(*row) for row in openings),
    )


async def list_meetings(
    connection: Connection, guild: int, user: int, other: int
) -> tuple[tuple[ResultRow, ResultRow], ...]:
    """List the results of two users in the games both have played among people, oldest first."""
    rows = await connection.fetch(_MEETINGS, guild=guild, user=user, other=other)
    return tuple((read_result(row[:_WIDE]), read_result(row[_WIDE:])) for row in rows)


async def list_feats(
    connection: Connection, guild: int | None, user: int | None, since: str, match: int | None
) -> tuple[FeatRow, ...]:
    """List what was done on a guild, or on all of them, by a user or by everybody, in any match or one,
    oldest first."""
    where = narrow(
        {
            "guild_id = :guild": guild,
            "user_id = :user": user,
            "match_id = :match": match,
            "at >= :since": since or None,
        }
    )
    rows = await connection.fetch(
        f"SELECT {_FEAT} FROM feat WHERE true{where} ORDER BY at, match_id, seat, feat",  # noqa: S608
        guild=guild,
        user=user,
        match=match,
        since=since,
    )
    return tuple(FeatRow(*row) for row in rows)


async def write_feats(connection: Connection, match: int, feats: BySeat, openings: BySeat) -> None:
    """Keep what seats did in a match. Whose seats they are is read here: they may have been erased."""
    await connection.execute_together(
        [
            (statement, [{"match": match, "seat": seat, "what": what} for seat, what in by_seat])
            for statement, by_seat in ((_KEEP_FEAT, feats), (_KEEP_OPENING, openings))
        ]
    )
