"""Reading matches and their logs, in rows or packed, and packing those that are finished.

A packed log is one compressed value: all of it word for word, in a tenth of the room. The last position is
kept with it, so that a game is shown as it ended whatever its rules have become. Nobody above the store
notices: a match is read as if its rows were there.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any, Final

import orjson

from bot.store.rows import (
    NOBODY,
    EntryRow,
    FollowerRow,
    HandoverRow,
    HistoryRow,
    KeptRow,
    MatchPhase,
    MatchRow,
    SeatRow,
    SnapshotRow,
    StoredMatch,
    read_history,
)
from bot.store.tables import HIGHEST, SERIES, TABLES, join_columns, narrow, write_replacement
from bot.store.work import Connection, read_rows

ENDED: Final[tuple[MatchPhase, ...]] = ("over", "cancelled")
"""Phases in which nothing is added to a log any more."""
RECENT: Final = 64
"""Entries that come with a match; older ones only with its whole log."""
_STAMPS = TABLES["match"].index("stamps")
_ENTRY = join_columns(TABLES["entry"][1:])
_PACKED = "SELECT content FROM packed_log WHERE match_id = :match"
_OF_MATCH: Final = (
    f"SELECT {join_columns(TABLES['match'])} FROM match WHERE id = :match",  # noqa: S608
    "SELECT user_id, position, seat, stand_in FROM seat WHERE match_id = :match ORDER BY position",
    "SELECT user_id FROM invitation WHERE match_id = :match ORDER BY position",
    "SELECT user_id, wish FROM follower WHERE match_id = :match ORDER BY user_id",
    "SELECT entry, seat, user_id FROM handover WHERE match_id = :match ORDER BY entry, seat COLLATE BINARY",
    "SELECT position, seat, user_id, ruleset, answer FROM kept_answer WHERE match_id = :match "
    "ORDER BY position",
    "SELECT seq, state, fingerprint FROM snapshot WHERE match_id = :match",
    f"SELECT {_ENTRY} FROM entry WHERE match_id = :match AND undone IS NULL AND kind <> 'undo' "  # noqa: S608
    "ORDER BY seq DESC LIMIT :most",
    "SELECT DISTINCT seat FROM entry WHERE match_id = :match AND kind = 'resign' AND undone IS NULL",
    SERIES.format(series="series_id FROM match WHERE id = :match"),
    # Only an index is read.
    "SELECT count(*), min(seq), max(seq) FROM entry WHERE match_id = :match",
    _PACKED,
)
_KEEP_PACKED: Final = write_replacement("packed_log", "match_id")


async def load(connection: Connection, match: int) -> StoredMatch | None:
    """Load one match, with the latest part of its log."""
    (
        rows,
        seats,
        invited,
        followers,
        handovers,
        kept,
        snapshots,
        latest,
        resigned,
        series,
        ((count, first, last),),
        logs,
    ) = await connection.fetch_together(_OF_MATCH, match=match, most=RECENT + 1)
    if not rows:
        return None
    (row,) = read_rows(MatchRow, map(_read_stamps, rows))
    recent = read_rows(EntryRow, latest)
    stored = StoredMatch(
        row=row,
        seats=read_rows(SeatRow, seats),
        invited=tuple(user for (user,) in invited),
        snapshot=next(iter(read_rows(SnapshotRow, snapshots)), None),
        recent=recent[:RECENT][::-1],
        complete=len(recent) <= RECENT,
        gapless=count == row.last_entry and (count == 0 or (first, last) == (1, count)),
        resigned=tuple(seat for (seat,) in resigned),
        series=tuple((outcome, seat, user) for outcome, seat, user in series),
        followers=read_rows(FollowerRow, followers),
        handovers=read_rows(HandoverRow, handovers),
        kept=read_rows(KeptRow, kept),
    )
    return add_packed(stored, next((content for (content,) in logs), None), RECENT)


async def load_entries(connection: Connection, match: int) -> tuple[EntryRow, ...]:
    """Load the whole log, taken-back entries included."""
    packed, rows = await connection.fetch_together(
        (_PACKED, f"SELECT {_ENTRY} FROM entry WHERE match_id = :match ORDER BY seq"),  # noqa: S608
        match=match,
    )
    return (
        *(entry for (content,) in packed for entry in unpack(content).entries),
        *read_rows(EntryRow, rows),
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
    """Find the match (or lobby) going on in a channel."""
    match: int | None = await connection.fetch_value(
        "SELECT id FROM match WHERE guild_id = :guild AND channel_id = :channel "
        "AND phase IN ('lobby', 'playing')",
        guild=guild,
        channel=channel,
    )
    return match


async def last_at(connection: Connection, guild: int, channel: int) -> int | None:
    """Find the match of a channel that was played to its end last, of those that somebody has opened.

    A game of the house against itself, whose host is `NOBODY`, is none.
    """
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


async def list_in_phases(
    connection: Connection, phases: Sequence[MatchPhase], guild: int | None = None
) -> tuple[int, ...]:
    """List the matches in these phases, of all guilds or of one, oldest first."""
    where = narrow({"guild_id = :guild": guild})
    return await connection.fetch_column(
        f"SELECT id FROM match WHERE phase IN :phases{where} ORDER BY id",  # noqa: S608
        phases=tuple(phases),
        guild=guild,
    )


async def list_unshown(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the lobbies and running matches of a guild that have no message, the oldest first."""
    return await connection.fetch_column(
        "SELECT id FROM match WHERE guild_id = :guild AND message_id IS NULL "
        "AND phase IN ('lobby', 'playing') ORDER BY id",
        guild=guild,
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


def _read_stamps(row: Sequence[Any]) -> Sequence[Any]:
    """Read what stands as JSON in a row of a match."""
    values = [*row]
    values[_STAMPS] = tuple((seat, stamp) for seat, stamp in orjson.loads(values[_STAMPS]))
    return values


@dataclass(frozen=True, slots=True)
class Log:
    """The whole log of a match, and the position that is stored with it."""

    entries: tuple[EntryRow, ...] = ()
    snapshot: SnapshotRow | None = None


@dataclass(frozen=True, slots=True)
class Unpacked:
    """A log that is to be packed, as it was at a revision of its match."""

    revision: int
    log: Log


def pack(log: Log) -> bytes:
    """Pack a log; the inverse of `unpack`."""
    snapshot = None if log.snapshot is None else astuple(log.snapshot)
    return zlib.compress(orjson.dumps([[astuple(entry) for entry in log.entries], snapshot]))


def unpack(content: bytes | None) -> Log:
    """Unpack what was packed; return an empty log where nothing was."""
    if content is None:
        return Log()
    entries, snapshot = orjson.loads(zlib.decompress(content))
    return Log(
        tuple(EntryRow(*entry) for entry in entries), None if snapshot is None else SnapshotRow(*snapshot)
    )


def add_packed(stored: StoredMatch, content: bytes | None, most: int) -> StoredMatch:
    """Return a match as if its whole log stood in rows. stored: without it. most: entries that come along."""
    if content is None:
        return stored
    log = unpack(content)
    told = [entry for entry in log.entries if entry.undone is None and entry.kind != "undo"]
    return replace(
        stored,
        snapshot=log.snapshot,
        recent=tuple(told[-most:]),
        complete=len(told) <= most,
        gapless=[entry.seq for entry in log.entries] == list(range(1, stored.row.last_entry + 1)),
        resigned=tuple(dict.fromkeys(entry.seat for entry in told if entry.kind == "resign")),
    )


async def list_compactable(connection: Connection, before: str) -> tuple[int, ...]:
    """List matches that were last changed before a moment, are finished, and have a log in rows; oldest
    first."""
    return await connection.fetch_column(
        "SELECT id FROM match WHERE phase IN :ended AND changed < :before "
        "AND EXISTS (SELECT 1 FROM entry WHERE match_id = match.id) ORDER BY id",
        ended=ENDED,
        before=before,
    )


async def read_log(connection: Connection, match: int) -> Unpacked | None:
    """Read the log of a finished match, and its last position; None where it is not finished."""
    rows = await connection.fetch(
        "SELECT revision, content, snapshot.seq, state, fingerprint FROM match "
        "LEFT JOIN packed_log ON packed_log.match_id = id LEFT JOIN snapshot ON snapshot.match_id = id "
        "WHERE id = :match AND phase IN :ended",
        match=match,
        ended=ENDED,
    )
    for revision, content, *position in rows:
        snapshot = unpack(content).snapshot if position[0] is None else SnapshotRow(*position)
        return Unpacked(revision, Log(await load_entries(connection, match), snapshot))
    return None


async def replace_log(connection: Connection, match: int, revision: int, content: bytes) -> bool:
    """Put the packed log in the place of the rows, and forget the review, which can be made anew.

    Nothing where the match has been changed since; return whether it was done.
    """
    same = await connection.fetch(
        "SELECT 1 FROM match WHERE id = :match AND revision = :revision FOR UPDATE",
        match=match,
        revision=revision,
    )
    if not same:
        return False
    key = {"match_id": match}
    rest = [
        (f"DELETE FROM {table} WHERE match_id = :match_id", [key])  # noqa: S608
        for table in ("entry", "snapshot", "review")
    ]
    await connection.execute_together([(_KEEP_PACKED, [{**key, "content": content}]), *rest])
    return True
