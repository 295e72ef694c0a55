"""Queries about matches: writing a change, reading a match and its log."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Iterator, Sequence
from functools import cache
from itertools import count
from time import time_ns
from typing import Any

import aiosqlite
import orjson

from bot.store.company import FollowerRow, HandoverRow
from bot.store.errors import ConflictError, PlaceTakenError, TokenSeenError
from bot.store.packing import add_packed, unpack
from bot.store.people_rows import HistoryRow, read_history
from bot.store.rows import (
    NOBODY,
    TAKING_PLACE,
    Change,
    EntryRow,
    MatchChange,
    MatchPhase,
    MatchRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    StoredMatch,
)
from bot.store.sqlite import acts
from bot.store.sqlite.results import RESULT
from bot.store.sqlite.together import run_together
from bot.store.tables import HIGHEST, SERIES

RECENT = 64
"""Entries that come with a match; older ones only with its whole log."""

_MATCH = (
    "id, series_id, next_id, game, guild_id, channel_id, phase, host_id, options, number, series, "
    "message_id, message_posted, ruleset_begun, ruleset, public_seq, last_entry, last_press, stamps, "
    "outcome, offer, revision, created, changed, hints, clocks, silence, wall"
)
_NAMES = _MATCH.split(", ")
_STAMPS, _HINTS = _NAMES.index("stamps"), _NAMES.index("hints")
_INSERT = f"INSERT INTO match ({_MATCH}) VALUES ({', '.join('?' * len(_NAMES))})"  # noqa: S608
_FIXED = ("id", "series_id", "game", "guild_id", "channel_id", "created")
_CHANGING = [number for number, name in enumerate(_NAMES) if name not in _FIXED]
_UPDATE = (
    f"UPDATE match SET {', '.join(f'{_NAMES[number]} = ?' for number in _CHANGING)} "  # noqa: S608
    "WHERE id = ? AND revision = ? RETURNING id"
)
_ENTRY = "seq, press, seat, kind, text, events, reveals, hands, at, undone, time"
_INSERT_ENTRY = f"INSERT INTO entry (match_id, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
_PACKED = "SELECT content FROM packed_log WHERE match_id = ?"
_INSERT_RESULT = (
    f"INSERT INTO result ({RESULT}, number) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "  # noqa: S608
    "(SELECT coalesce(max(number), 0) + 1 FROM result))"
)
_INSERT_ITEM = (
    "INSERT INTO outbox (id, match_id, kind, user_id, revision, created) VALUES (?, ?, ?, ?, 1, ?) "
    "ON CONFLICT (match_id, kind, user_id) DO UPDATE SET revision = revision + 1, created = excluded.created"
)


@cache
def _item_ids() -> Iterator[int]:
    """Ids of outbox items, none of which ever comes again: the moment of the first, counted on."""
    return count(time_ns())


async def write_change(connection: aiosqlite.Connection, change: Change) -> None:
    """Writes a change inside a transaction. Raises TokenSeenError, ConflictError, PlaceTakenError."""
    try:
        for each in change.matches:
            await _write_match(connection, each, change.at)
    except (ConflictError, PlaceTakenError):
        await _refuse_if_seen(connection, change.token)
        raise
    if change.token is not None:
        added = await connection.execute_fetchall(
            "INSERT OR IGNORE INTO receipt VALUES (?, ?, ?) RETURNING token",
            (change.token, change.matches[0].row.id, change.at),
        )
        if not list(added):
            await _refuse_if_seen(connection, change.token)


async def _refuse_if_seen(connection: aiosqlite.Connection, token: str | None) -> None:
    seen = await receipt(connection, token) if token is not None else None
    if seen is not None:
        raise TokenSeenError(seen)


async def _write_match(connection: aiosqlite.Connection, change: MatchChange, at: str) -> None:
    await _write_row(connection, change.row, change.expected)
    if change.moved:
        await _move(connection, change.row)
    if change.acts:
        await acts.add(connection, change.acts)
    if change.kept:
        await connection.executemany("INSERT INTO puzzle_ahead VALUES (?, ?, ?, ?)", change.kept)
    await run_together(
        *_write_seats(connection, change),
        *_write_log(connection, change),
        *_write_items(connection, change, at),
        *_write_deadlines(connection, change),
        *_write_followers(connection, change),
    )


def _write_seats(connection: aiosqlite.Connection, change: MatchChange) -> Iterator[Awaitable[object]]:
    match = change.row.id
    if change.seats is not None:
        yield connection.execute("DELETE FROM seat WHERE match_id = ?", (match,))
        yield connection.executemany(
            "INSERT INTO seat (match_id, user_id, position, seat, stand_in) VALUES (?, ?, ?, ?, ?)",
            [(match, seat.user, seat.position, seat.seat, seat.stand_in) for seat in change.seats],
        )
    if change.invited is not None:
        yield connection.execute("DELETE FROM invitation WHERE match_id = ?", (match,))
        yield connection.executemany(
            "INSERT INTO invitation VALUES (?, ?, ?)",
            [(match, user, position) for position, user in enumerate(change.invited)],
        )


def _write_items(
    connection: aiosqlite.Connection, change: MatchChange, at: str
) -> Iterator[Awaitable[object]]:
    if change.outbox:
        rows = [(next(_item_ids()), change.row.id, kind, user or 0, at) for kind, user in change.outbox]
        yield connection.executemany(_INSERT_ITEM, rows)


def _write_deadlines(connection: aiosqlite.Connection, change: MatchChange) -> Iterator[Awaitable[object]]:
    if change.deadlines is not None:
        yield connection.execute("DELETE FROM deadline WHERE match_id = ?", (change.row.id,))
        rows = [(each.match, each.seat, each.due) for each in change.deadlines]
        yield connection.executemany("INSERT INTO deadline VALUES (?, ?, ?)", rows)


def _write_followers(connection: aiosqlite.Connection, change: MatchChange) -> Iterator[Awaitable[object]]:
    match = change.row.id
    if change.followers is not None:
        yield connection.execute("DELETE FROM follower WHERE match_id = ?", (match,))
        rows = [(match, each.user, each.wish) for each in change.followers]
        yield connection.executemany("INSERT INTO follower VALUES (?, ?, ?)", rows)
    if change.handovers:
        found = [(match, each.entry, each.seat, each.user) for each in change.handovers]
        yield connection.executemany("INSERT OR REPLACE INTO handover VALUES (?, ?, ?, ?)", found)


async def _write_row(connection: aiosqlite.Connection, row: MatchRow, expected: int | None) -> None:
    values = (
        *(row.id, row.series_id, row.next_id, row.game, row.guild, row.channel, row.phase, row.host),
        *(row.options, row.number, row.series, row.message, row.message_posted, row.ruleset_begun),
        *(row.ruleset, row.public_seq, row.last_entry, row.last_press, orjson.dumps(row.stamps).decode()),
        *(row.outcome, row.offer, row.revision, row.created, row.changed, int(row.hints), row.clocks),
        *(row.silence, row.wall),
    )
    if expected is not None:
        changing = (*[values[number] for number in _CHANGING], row.id, expected)
        if not list(await connection.execute_fetchall(_UPDATE, changing)):
            raise ConflictError(f"match {row.id} is not at revision {expected}")
        return
    # Where one comes finished it takes nobody's place.
    taken = await match_at(connection, row.guild, row.channel) if row.phase in TAKING_PLACE else None
    if taken is not None:
        raise PlaceTakenError(taken)
    await connection.execute(_INSERT, values)


async def _move(connection: aiosqlite.Connection, row: MatchRow) -> None:
    """Gives a match another channel. Raises PlaceTakenError."""
    taken = await match_at(connection, row.guild, row.channel)
    if taken is not None:
        raise PlaceTakenError(taken)
    await connection.execute("UPDATE match SET channel_id = ? WHERE id = ?", (row.channel, row.id))


def _write_log(connection: aiosqlite.Connection, change: MatchChange) -> Iterator[Awaitable[object]]:
    match = change.row.id
    if change.entries:
        yield connection.executemany(_INSERT_ENTRY, [_entry_values(match, each) for each in change.entries])
    if change.undone:
        by = change.entries[-1].seq
        yield connection.executemany(
            "UPDATE entry SET undone = ? WHERE match_id = ? AND seq = ?",
            [(by, match, seq) for seq in change.undone],
        )
    if change.retold:
        yield connection.executemany(
            "UPDATE entry SET events = ? WHERE match_id = ? AND seq = ?",
            [(events, match, seq) for seq, events in change.retold],
        )
    if change.snapshot is not None:
        snapshot = change.snapshot
        yield connection.execute(
            "INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?)",
            (match, snapshot.seq, snapshot.state, snapshot.fingerprint),
        )
    if change.results:
        yield connection.executemany(_INSERT_RESULT, [_result_values(each) for each in change.results])


def _entry_values(match: int, entry: EntryRow) -> tuple[object, ...]:
    return (
        *(match, entry.seq, entry.press, entry.seat, entry.kind, entry.text, entry.events),
        *(int(entry.reveals), int(entry.hands), entry.at, entry.undone, entry.time),
    )


def _result_values(row: ResultRow) -> tuple[object, ...]:
    return (
        *(row.match, row.series_id, row.guild, row.game, row.user, row.seat, row.place, int(row.won)),
        *(row.score, row.finished, row.house),
    )


async def receipt(connection: aiosqlite.Connection, token: str) -> int | None:
    """The match in which a token was used."""
    return await _number(connection, "SELECT match_id FROM receipt WHERE token = ?", token)


async def highest_match(connection: aiosqlite.Connection) -> int:
    """The highest id a match has had, 0 where there was none; those of erased guilds are remembered."""
    return await _number(connection, HIGHEST.format("match")) or 0


async def match_at(connection: aiosqlite.Connection, guild: int, channel: int) -> int | None:
    """The match going on in a channel."""
    return await _number(
        connection,
        "SELECT id FROM match WHERE guild_id = ? AND channel_id = ? AND phase IN ('lobby', 'playing')",
        guild,
        channel,
    )


async def matches_of(
    connection: aiosqlite.Connection, user: int, guild: int | None, phases: Sequence[MatchPhase]
) -> tuple[int, ...]:
    """Matches a user has joined, newest first."""
    marks = ", ".join("?" * len(phases))
    found = await connection.execute_fetchall(
        f"SELECT id FROM match JOIN seat ON seat.match_id = match.id WHERE seat.user_id = ? "  # noqa: S608
        f"AND phase IN ({marks}) AND (? IS NULL OR guild_id = ?) ORDER BY id DESC",
        (user, *phases, guild, guild),
    )
    return tuple(match for (match,) in found)


async def last_at(connection: aiosqlite.Connection, guild: int, channel: int) -> int | None:
    """The match of a channel that was played to its end last, of those that somebody has opened."""
    return await _number(
        connection,
        "SELECT id FROM match WHERE guild_id = ? AND channel_id = ? AND phase = 'over' "
        "AND host_id <> ? ORDER BY id DESC LIMIT 1",
        guild,
        channel,
        NOBODY,
    )


async def history_of(connection: aiosqlite.Connection, user: int, most: int) -> tuple[HistoryRow, ...]:
    """The matches a user has played to their end, newest first."""
    found: Any = await connection.execute_fetchall(
        "SELECT match.id, game, guild_id, created, other.user_id FROM match "
        "JOIN seat AS other ON other.match_id = match.id WHERE match.id IN ("
        "SELECT played.id FROM match AS played JOIN seat ON seat.match_id = played.id "
        "WHERE seat.user_id = ? AND played.phase = 'over' ORDER BY played.id DESC LIMIT ?) "
        "ORDER BY match.id DESC, other.user_id",
        (user, most),
    )
    return read_history(found)


async def in_phases(connection: aiosqlite.Connection, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
    """All matches in these phases, oldest first."""
    marks = ", ".join("?" * len(phases))
    found = await connection.execute_fetchall(
        f"SELECT id FROM match WHERE phase IN ({marks}) ORDER BY id",  # noqa: S608
        tuple(phases),
    )
    return tuple(match for (match,) in found)


async def playing(connection: aiosqlite.Connection) -> tuple[tuple[int, str, int], ...]:
    """Id, game and ruleset of every match being played."""
    found = await connection.execute_fetchall(
        "SELECT id, game, ruleset FROM match WHERE phase = 'playing' ORDER BY id"
    )
    return tuple((match, game, ruleset) for match, game, ruleset in found)


async def load(connection: aiosqlite.Connection, match: int) -> StoredMatch | None:
    """One match, with the latest part of its log."""
    fetch = connection.execute_fetchall
    rows = list(await fetch(f"SELECT {_MATCH} FROM match WHERE id = ?", (match,)))  # noqa: S608
    if not rows:
        return None
    row = _match_row(rows[0])
    (
        seats,
        invited,
        followers,
        handovers,
        snapshots,
        found,
        resigned,
        series,
        gapless,
        logs,
    ) = await run_together(
        fetch(
            "SELECT user_id, position, seat, stand_in FROM seat WHERE match_id = ? ORDER BY position",
            (match,),
        ),
        fetch("SELECT user_id FROM invitation WHERE match_id = ? ORDER BY position", (match,)),
        fetch("SELECT user_id, wish FROM follower WHERE match_id = ? ORDER BY user_id", (match,)),
        fetch("SELECT entry, seat, user_id FROM handover WHERE match_id = ? ORDER BY entry, seat", (match,)),
        fetch("SELECT seq, state, fingerprint FROM snapshot WHERE match_id = ?", (match,)),
        fetch(
            f"SELECT {_ENTRY} FROM entry WHERE match_id = ? AND undone IS NULL AND kind <> 'undo' "  # noqa: S608
            "ORDER BY seq DESC LIMIT ?",
            (match, RECENT + 1),
        ),
        fetch(
            "SELECT DISTINCT seat FROM entry WHERE match_id = ? AND kind = 'resign' AND undone IS NULL",
            (match,),
        ),
        fetch(SERIES.format(series="?"), (row.series_id,)),
        _is_gapless(connection, row),
        fetch(_PACKED, (match,)),
    )
    recent = _entries(found)
    stored = StoredMatch(
        row=row,
        seats=tuple(SeatRow(*each) for each in seats),
        invited=tuple(user for (user,) in invited),
        snapshot=next((SnapshotRow(*each) for each in snapshots), None),
        recent=recent[:RECENT][::-1],
        complete=len(recent) <= RECENT,
        gapless=gapless,
        resigned=tuple(seat for (seat,) in resigned),
        series=tuple((outcome, seat, user) for outcome, seat, user in series),
        followers=tuple(FollowerRow(*each) for each in followers),
        handovers=tuple(HandoverRow(*each) for each in handovers),
    )
    return add_packed(stored, next((content for (content,) in logs), None), RECENT)


async def _is_gapless(connection: aiosqlite.Connection, row: MatchRow) -> bool:
    """Whether the log has every entry from 1 to the last that was written; only an index is read."""
    ((found, first, last),) = await connection.execute_fetchall(
        "SELECT count(*), min(seq), max(seq) FROM entry WHERE match_id = ?", (row.id,)
    )
    return found == row.last_entry and (found == 0 or (first, last) == (1, found))


async def entries(connection: aiosqlite.Connection, match: int) -> tuple[EntryRow, ...]:
    """The whole log."""
    packed = await connection.execute_fetchall(_PACKED, (match,))
    found = await connection.execute_fetchall(
        f"SELECT {_ENTRY} FROM entry WHERE match_id = ? ORDER BY seq",  # noqa: S608
        (match,),
    )
    return (*(each for (content,) in packed for each in unpack(content).entries), *_entries(found))


def _match_row(found: Iterable[Any]) -> MatchRow:
    values = list(found)
    values[_STAMPS] = tuple((seat, stamp) for seat, stamp in orjson.loads(values[_STAMPS]))
    values[_HINTS] = bool(values[_HINTS])
    return MatchRow(*values)


def _entries(found: Iterable[Iterable[Any]]) -> tuple[EntryRow, ...]:
    return tuple(
        EntryRow(seq, press, seat, kind, text, events, bool(reveals), bool(hands), at, undone, time)
        for seq, press, seat, kind, text, events, reveals, hands, at, undone, time in found
    )


async def _number(connection: aiosqlite.Connection, query: str, *values: object) -> int | None:
    """The one value of a query; None where there is no row."""
    rows = await connection.execute_fetchall(query, values)
    return next((value for (value,) in rows), None)
