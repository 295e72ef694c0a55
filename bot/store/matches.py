"""Queries about matches: writing a change, reading a match and its log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import count
from sys import intern
from time import time_ns
from typing import Any

import orjson

from bot.store.errors import ConflictError, PlaceTakenError, TokenSeenError
from bot.store.rows import (
    Change,
    EntryRow,
    Loaded,
    MatchChange,
    MatchPhase,
    MatchRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
)

RECENT = 64
"""Entries that come with a match; older ones only with its whole log."""

_MATCH = (
    "id, series_id, next_id, game, guild_id, channel_id, phase, host_id, options, number, series, "
    "message_id, message_posted, ruleset_begun, ruleset, public_seq, last_entry, last_press, stamps, "
    "outcome, offer, revision, created, changed"
)
_NAMES = _MATCH.split(", ")
_STAMPS = _NAMES.index("stamps")
_ALIKE = [_NAMES.index(name) for name in ("game", "phase", "options")]
"""Texts that most matches have in common, and share in memory."""
_INSERT = f"INSERT INTO match ({_MATCH}) VALUES ({', '.join('?' * len(_NAMES))})"  # noqa: S608
_FIXED = ("id", "series_id", "game", "guild_id", "channel_id", "created")
"""What never changes: SQLite would write indexes of these columns anew, and look for who refers to the id."""
_CHANGING = [number for number, name in enumerate(_NAMES) if name not in _FIXED]
_IN_PHASE = [number for number in _CHANGING if _NAMES[number] != "phase"]
"""What changes while the phase stays as it is: an index stands on the phase, and is then left alone."""


def _set(columns: Iterable[int]) -> str:
    return ", ".join(f"{_NAMES[number]} = ?" for number in columns)


_UPDATE = f"UPDATE match SET {_set(_CHANGING)} WHERE id = ? AND revision = ?"  # noqa: S608
_UPDATE_IN_PHASE = f"UPDATE match SET {_set(_IN_PHASE)} WHERE id = ? AND revision = ? AND phase = ?"  # noqa: S608
_ENTRY = "seq, press, seat, kind, text, events, reveals, hands, at, undone"
_INSERT_ENTRY = f"INSERT INTO entry (match_id, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
_RESULT = "match_id, series_id, guild_id, game, user_id, seat, place, won, score, finished"


_parcels = count(time_ns())
"""Ids of parcels, none of which ever comes again: the moment of the start, counted on."""


def commit(connection: sqlite3.Connection, change: Change) -> None:
    """Writes a change inside a transaction. Raises TokenSeenError, ConflictError, PlaceTakenError."""
    try:
        for each in change.matches:
            _write(connection, each, change.at)
    except (ConflictError, PlaceTakenError):
        _refuse_if_seen(connection, change.token)
        raise
    if change.token is not None:
        values = (change.token, change.matches[0].row.id, change.at)
        if connection.execute("INSERT OR IGNORE INTO receipt VALUES (?, ?, ?)", values).rowcount != 1:
            _refuse_if_seen(connection, change.token)


def _refuse_if_seen(connection: sqlite3.Connection, token: str | None) -> None:
    seen = receipt(connection, token) if token is not None else None
    if seen is not None:
        raise TokenSeenError(seen)


def _write(connection: sqlite3.Connection, change: MatchChange, at: str) -> None:
    row = change.row
    _write_row(connection, row, change.expected)
    if change.seats is not None:
        connection.execute("DELETE FROM seat WHERE match_id = ?", (row.id,))
        connection.executemany(
            "INSERT INTO seat VALUES (?, ?, ?, ?)",
            [(row.id, seat.user, seat.position, seat.seat) for seat in change.seats],
        )
    if change.invited is not None:
        connection.execute("DELETE FROM invitation WHERE match_id = ?", (row.id,))
        connection.executemany(
            "INSERT INTO invitation VALUES (?, ?, ?)",
            [(row.id, user, position) for position, user in enumerate(change.invited)],
        )
    _write_log(connection, change)
    if change.parcels:
        connection.executemany(
            "INSERT INTO outbox (id, match_id, kind, user_id, revision, created) VALUES (?, ?, ?, ?, 1, ?) "
            "ON CONFLICT (match_id, kind, user_id) DO UPDATE SET revision = revision + 1, "
            "created = excluded.created",
            [(next(_parcels), row.id, kind, user or 0, at) for kind, user in change.parcels],
        )


def _write_row(connection: sqlite3.Connection, row: MatchRow, expected: int | None) -> None:
    values = (
        *(row.id, row.series_id, row.next_id, row.game, row.guild, row.channel, row.phase, row.host),
        *(row.options, row.number, row.series, row.message, row.message_posted, row.ruleset_begun),
        *(row.ruleset, row.public_seq, row.last_entry, row.last_press, orjson.dumps(row.stamps).decode()),
        *(row.outcome, row.offer, row.revision, row.created, row.changed),
    )
    if expected is not None:
        kept = (*[values[number] for number in _IN_PHASE], row.id, expected, row.phase)
        if connection.execute(_UPDATE_IN_PHASE, kept).rowcount == 1:
            return
        changing = (*[values[number] for number in _CHANGING], row.id, expected)
        if connection.execute(_UPDATE, changing).rowcount != 1:
            raise ConflictError(f"match {row.id} is not at revision {expected}")
        return
    taken = match_at(connection, row.guild, row.channel)
    if taken is not None:
        raise PlaceTakenError(taken)
    connection.execute(_INSERT, values)


def _write_log(connection: sqlite3.Connection, change: MatchChange) -> None:
    match = change.row.id
    if change.entries:
        connection.executemany(
            _INSERT_ENTRY,
            [_entry_values(match, each) for each in change.entries],
        )
    if change.undone:
        by = change.entries[-1].seq
        connection.executemany(
            "UPDATE entry SET undone = ? WHERE match_id = ? AND seq = ?",
            [(by, match, seq) for seq in change.undone],
        )
    if change.retold:
        connection.executemany(
            "UPDATE entry SET events = ? WHERE match_id = ? AND seq = ?",
            [(events, match, seq) for seq, events in change.retold],
        )
    if change.snapshot is not None:
        snapshot = change.snapshot
        connection.execute(
            "INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?)",
            (match, snapshot.seq, snapshot.state, snapshot.fingerprint),
        )
    if change.results:
        connection.executemany(
            f"INSERT INTO result ({_RESULT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
            [_result_values(each) for each in change.results],
        )


def _entry_values(match: int, entry: EntryRow) -> tuple[object, ...]:
    return (
        *(match, entry.seq, entry.press, entry.seat, entry.kind, entry.text, entry.events),
        *(int(entry.reveals), int(entry.hands), entry.at, entry.undone),
    )


def _result_values(row: ResultRow) -> tuple[object, ...]:
    return (
        *(row.match, row.series_id, row.guild, row.game, row.user, row.seat, row.place, int(row.won)),
        *(row.score, row.finished),
    )


def receipt(connection: sqlite3.Connection, token: str) -> int | None:
    """The match in which a token was used."""
    return _one(connection, "SELECT match_id FROM receipt WHERE token = ?", token)


def fresh_match(connection: sqlite3.Connection) -> int:
    """One more than the highest id; rows of matches are never deleted."""
    return (_one(connection, "SELECT max(id) FROM match") or 0) + 1


def match_at(connection: sqlite3.Connection, guild: int, channel: int) -> int | None:
    """The match going on in a channel."""
    return _one(
        connection,
        "SELECT id FROM match WHERE guild_id = ? AND channel_id = ? AND phase IN ('lobby', 'playing')",
        guild,
        channel,
    )


def matches_of(
    connection: sqlite3.Connection, user: int, guild: int | None, phases: Sequence[MatchPhase]
) -> tuple[int, ...]:
    """Matches a user has joined, newest first."""
    marks = ", ".join("?" * len(phases))
    found = connection.execute(
        f"SELECT id FROM match JOIN seat ON seat.match_id = match.id WHERE seat.user_id = ? "  # noqa: S608
        f"AND phase IN ({marks}) AND (? IS NULL OR guild_id = ?) ORDER BY id DESC",
        (user, *phases, guild, guild),
    )
    return tuple(match for (match,) in found)


def last_at(connection: sqlite3.Connection, guild: int, channel: int) -> int | None:
    """The match of a channel that was played to its end last."""
    return _one(
        connection,
        "SELECT id FROM match WHERE guild_id = ? AND channel_id = ? AND phase = 'over' "
        "ORDER BY id DESC LIMIT 1",
        guild,
        channel,
    )


def finished_of(connection: sqlite3.Connection, user: int, most: int) -> tuple[tuple[int, str, int], ...]:
    """Id, game and guild of the matches a user has played to their end, newest first."""
    found = connection.execute(
        "SELECT id, game, guild_id FROM match JOIN seat ON seat.match_id = match.id "
        "WHERE seat.user_id = ? AND phase = 'over' ORDER BY id DESC LIMIT ?",
        (user, most),
    )
    return tuple((match, game, guild) for match, game, guild in found)


def playing(connection: sqlite3.Connection) -> tuple[tuple[int, str, int], ...]:
    """Id, game and ruleset of every match being played."""
    found = connection.execute("SELECT id, game, ruleset FROM match WHERE phase = 'playing' ORDER BY id")
    return tuple((match, game, ruleset) for match, game, ruleset in found)


def load(connection: sqlite3.Connection, match: int) -> Loaded | None:
    """One match, with the latest part of its log."""
    found = connection.execute(f"SELECT {_MATCH} FROM match WHERE id = ?", (match,)).fetchone()  # noqa: S608
    if found is None:
        return None
    row = _match(found)
    seats = connection.execute(
        "SELECT user_id, position, seat FROM seat WHERE match_id = ? ORDER BY position", (match,)
    )
    invited = connection.execute(
        "SELECT user_id FROM invitation WHERE match_id = ? ORDER BY position", (match,)
    )
    snapshot = connection.execute(
        "SELECT seq, state, fingerprint FROM snapshot WHERE match_id = ?", (match,)
    ).fetchone()
    recent = connection.execute(
        f"SELECT {_ENTRY} FROM entry WHERE match_id = ? AND undone IS NULL AND kind <> 'undo' "  # noqa: S608
        "ORDER BY seq DESC LIMIT ?",
        (match, RECENT + 1),
    ).fetchall()
    resigned = connection.execute(
        "SELECT DISTINCT seat FROM entry WHERE match_id = ? AND kind = 'resign' AND undone IS NULL", (match,)
    )
    totals = connection.execute(
        "SELECT user_id, sum(score) FROM result WHERE series_id = ? GROUP BY user_id ORDER BY user_id",
        (row.series_id,),
    )
    return Loaded(
        row=row,
        seats=tuple(SeatRow(user, position, seat and intern(seat)) for user, position, seat in seats),
        invited=tuple(user for (user,) in invited),
        snapshot=SnapshotRow(*snapshot) if snapshot else None,
        recent=_entries(reversed(recent[:RECENT])),
        complete=len(recent) <= RECENT,
        resigned=tuple(seat for (seat,) in resigned),
        totals=tuple((user, total) for user, total in totals),
    )


def entries(connection: sqlite3.Connection, match: int) -> tuple[EntryRow, ...]:
    """The whole log."""
    return _entries(
        connection.execute(f"SELECT {_ENTRY} FROM entry WHERE match_id = ? ORDER BY seq", (match,))  # noqa: S608
    )


def results(connection: sqlite3.Connection, guild: int, game: str | None) -> tuple[ResultRow, ...]:
    """All results of a guild, in the order in which the games finished."""
    found = connection.execute(
        f"SELECT {_RESULT} FROM result WHERE guild_id = ? AND (? IS NULL OR game = ?) "  # noqa: S608
        "ORDER BY finished, match_id, place, seat",
        (guild, game, game),
    )
    return results_of(found)


def results_of(found: Iterable[tuple[Any, ...]]) -> tuple[ResultRow, ...]:
    """Rows of the table `result`."""
    return tuple(
        ResultRow(match, series, guild, game, user, seat, place, bool(won), score, finished)
        for match, series, guild, game, user, seat, place, won, score, finished in found
    )


RESULT_COLUMNS = _RESULT


def prune(connection: sqlite3.Connection, before: str) -> None:
    """Forgets tokens used, and parcels made, before a moment."""
    connection.execute("DELETE FROM receipt WHERE at < ?", (before,))
    connection.execute("DELETE FROM outbox WHERE created < ?", (before,))


def _match(found: tuple[Any, ...]) -> MatchRow:
    values = list(found)
    for number in _ALIKE:
        values[number] = intern(values[number])
    values[_STAMPS] = tuple((seat, stamp) for seat, stamp in orjson.loads(values[_STAMPS]))
    return MatchRow(*values)


def _entries(found: Iterable[tuple[Any, ...]]) -> tuple[EntryRow, ...]:
    return tuple(
        EntryRow(seq, press, seat, kind, text, events, bool(reveals), bool(hands), at, undone)
        for seq, press, seat, kind, text, events, reveals, hands, at, undone in found
    )


def _one(connection: sqlite3.Connection, query: str, *values: object) -> int | None:
    row = connection.execute(query, values).fetchone()
    return None if row is None else row[0]
