"""Reading matches, their logs, and where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import orjson

from bot.store.company import FollowerRow, HandoverRow
from bot.store.connection import Connection
from bot.store.packing import add_packed, unpack
from bot.store.people_rows import HistoryRow, read_history
from bot.store.queries.columns import join_columns, narrow
from bot.store.rows import (
    NOBODY,
    EntryRow,
    MatchPhase,
    MatchRow,
    SeatRow,
    SnapshotRow,
    StoredMatch,
)
from bot.store.tables import HIGHEST, SERIES, TABLES

RECENT: Final = 64
"""Entries that come with a match; older ones only with its whole log."""
_STAMPS, _HINTS = TABLES["match"].index("stamps"), TABLES["match"].index("hints")
_ENTRY = join_columns(TABLES["entry"][1:])
_PACKED = "SELECT content FROM packed_log WHERE match_id = :match"
_OF_MATCH: Final = (
    f"SELECT {join_columns(TABLES['match'])} FROM match WHERE id = :match",  # noqa: S608
    "SELECT user_id, position, seat, stand_in FROM seat WHERE match_id = :match ORDER BY position",
    "SELECT user_id FROM invitation WHERE match_id = :match ORDER BY position",
    "SELECT user_id, wish FROM follower WHERE match_id = :match ORDER BY user_id",
    "SELECT entry, seat, user_id FROM handover WHERE match_id = :match ORDER BY entry, seat COLLATE BINARY",
    "SELECT seq, state, fingerprint FROM snapshot WHERE match_id = :match",
    f"SELECT {_ENTRY} FROM entry WHERE match_id = :match AND undone IS NULL AND kind <> 'undo' "  # noqa: S608
    "ORDER BY seq DESC LIMIT :most",
    "SELECT DISTINCT seat FROM entry WHERE match_id = :match AND kind = 'resign' AND undone IS NULL",
    SERIES.format(series="series_id FROM match WHERE id = :match"),
    # Only an index is read.
    "SELECT count(*), min(seq), max(seq) FROM entry WHERE match_id = :match",
    _PACKED,
)


async def load(connection: Connection, match: int) -> StoredMatch | None:
    """Load one match, with the latest part of its log."""
    (
        rows,
        seats,
        invited,
        followers,
        handovers,
        snapshots,
        latest,
        resigned,
        series,
        ((count, first, last),),
        logs,
    ) = await connection.fetch_together(_OF_MATCH, match=match, most=RECENT + 1)
    if not rows:
        return None
    row = _read_match(rows[0])
    recent = tuple(map(_read_entry, latest))
    stored = StoredMatch(
        row=row,
        seats=tuple(SeatRow(*seat) for seat in seats),
        invited=tuple(user for (user,) in invited),
        snapshot=next((SnapshotRow(*snapshot) for snapshot in snapshots), None),
        recent=recent[:RECENT][::-1],
        complete=len(recent) <= RECENT,
        gapless=count == row.last_entry and (count == 0 or (first, last) == (1, count)),
        resigned=tuple(seat for (seat,) in resigned),
        series=tuple((outcome, seat, user) for outcome, seat, user in series),
        followers=tuple(FollowerRow(*follower) for follower in followers),
        handovers=tuple(HandoverRow(*handover) for handover in handovers),
    )
    return add_packed(stored, next((content for (content,) in logs), None), RECENT)


async def load_entries(connection: Connection, match: int) -> tuple[EntryRow, ...]:
    """Load the whole log."""
    packed, rows = await connection.fetch_together(
        (_PACKED, f"SELECT {_ENTRY} FROM entry WHERE match_id = :match ORDER BY seq"),  # noqa: S608
        match=match,
    )
    return (
        *(entry for (content,) in packed for entry in unpack(content).entries),
        *map(_read_entry, rows),
    )


async def find_receipt(connection: Connection, token: str) -> int | None:
    """Find the match in which a token was used."""
    match: int | None = await connection.fetch_value(
        "SELECT match_id FROM receipt WHERE token = :token", token=token
    )
    return match


async def find_highest(connection: Connection) -> int:
    """Find the highest id a match has had, 0 where there was none; those of erased guilds are remembered."""
    return await connection.fetch_value(HIGHEST.format("match")) or 0


async def match_at(connection: Connection, guild: int, channel: int) -> int | None:
    """Find the match going on in a channel."""
    match: int | None = await connection.fetch_value(
        "SELECT id FROM match WHERE guild_id = :guild AND channel_id = :channel "
        "AND phase IN ('lobby', 'playing')",
        guild=guild,
        channel=channel,
    )
    return match


async def last_at(connection: Connection, guild: int, channel: int) -> int | None:
    """Find the match of a channel that was played to its end last, of those that somebody has opened."""
    match: int | None = await connection.fetch_value(
        "SELECT id FROM match WHERE guild_id = :guild AND channel_id = :channel AND phase = 'over' "
        "AND host_id <> :nobody ORDER BY id DESC LIMIT 1",
        guild=guild,
        channel=channel,
        nobody=NOBODY,
    )
    return match


async def list_of_user(
    connection: Connection, user: int, guild: int | None, phases: Sequence[MatchPhase]
) -> tuple[int, ...]:
    """List the matches a user has joined, newest first."""
    # `+guild_id`: the index of the person is by far the shorter way.
    where = narrow({"+guild_id = :guild": guild})
    return await connection.fetch_column(
        "SELECT id FROM match JOIN seat ON seat.match_id = match.id WHERE seat.user_id = :user "  # noqa: S608
        f"AND phase IN :phases{where} ORDER BY id DESC",
        user=user,
        guild=guild,
        phases=tuple(phases),
    )


async def list_history(connection: Connection, user: int, most: int) -> tuple[HistoryRow, ...]:
    """List the matches a user has played to their end, newest first."""
    rows = await connection.fetch(
        "SELECT match.id, game, guild_id, created, other.user_id FROM match "
        "JOIN seat AS other ON other.match_id = match.id WHERE match.id IN ("
        "SELECT played.id FROM match AS played JOIN seat ON seat.match_id = played.id "
        "WHERE seat.user_id = :user AND played.phase = 'over' ORDER BY played.id DESC LIMIT :most) "
        "ORDER BY match.id DESC, other.user_id",
        user=user,
        most=most,
    )
    return read_history(rows)


async def list_in_phases(connection: Connection, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
    """List all matches in these phases, oldest first."""
    return await connection.fetch_column(
        "SELECT id FROM match WHERE phase IN :phases ORDER BY id", phases=tuple(phases)
    )


async def list_playing(connection: Connection) -> tuple[tuple[int, str, int], ...]:
    """List id, game and ruleset of every match being played."""
    rows = await connection.fetch("SELECT id, game, ruleset FROM match WHERE phase = 'playing' ORDER BY id")
    return tuple((match, game, ruleset) for match, game, ruleset in rows)


async def list_lobbies(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the lobbies of a guild, the latest first."""
    return await connection.fetch_column(
        "SELECT id FROM match WHERE phase = 'lobby' AND guild_id = :guild ORDER BY id DESC", guild=guild
    )


def _read_match(row: Sequence[Any]) -> MatchRow:
    values = list(row)
    values[_STAMPS] = tuple((seat, stamp) for seat, stamp in orjson.loads(values[_STAMPS]))
    # Truth is a number in SQLite.
    values[_HINTS] = bool(values[_HINTS])
    return MatchRow(*values)


def _read_entry(row: Sequence[Any]) -> EntryRow:
    seq, press, seat, kind, text, events, reveals, hands, *rest = row
    return EntryRow(seq, press, seat, kind, text, events, bool(reveals), bool(hands), *rest)
