"""Queries that write a change of matches."""

from __future__ import annotations

import orjson

from bot.store.errors import ConflictError, PlaceTakenError, TokenSeenError
from bot.store.postgres import acts
from bot.store.postgres.connecting import Connection
from bot.store.postgres.loading import match_at, receipt
from bot.store.postgres.numbering import take_turns
from bot.store.rows import Change, EntryRow, MatchChange, MatchRow, ResultRow
from bot.store.tables import HIGHEST

_INSERT = (
    "INSERT INTO match (id, series_id, game, guild_id, channel_id, created, next_id, phase, host_id, "
    "options, number, series, message_id, message_posted, ruleset_begun, ruleset, public_seq, last_entry, "
    "last_press, stamps, outcome, offer, revision, changed, hints, clocks, silence, wall) "
    "VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, "
    "%s, %s, %s, %s) "
    "ON CONFLICT DO NOTHING RETURNING id"
)
_UPDATE = (
    "UPDATE match SET next_id = %s, phase = %s, host_id = %s, options = %s, number = %s, series = %s, "
    "message_id = %s, message_posted = %s, ruleset_begun = %s, ruleset = %s, public_seq = %s, "
    "last_entry = %s, last_press = %s, stamps = %s, outcome = %s, offer = %s, revision = %s, changed = %s, "
    "hints = %s, clocks = %s, silence = %s, wall = %s WHERE id = %s AND revision = %s RETURNING id"
)
_INSERT_ENTRY = (
    "INSERT INTO entry (match_id, seq, press, seat, kind, text, events, reveals, hands, at, undone, time) "
    "VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"
)
_INSERT_RESULT = (
    "INSERT INTO result (match_id, series_id, guild_id, game, user_id, seat, place, won, score, finished, "
    "house, number) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, "
    "(SELECT coalesce(max(number), 0) + 1 FROM result))"
)
_INSERT_ITEM = (
    "INSERT INTO outbox (match_id, kind, user_id, revision, created) VALUES (%s, %s, %s, 1, %s) "
    "ON CONFLICT (match_id, kind, user_id) "
    "DO UPDATE SET revision = outbox.revision + 1, created = excluded.created"
)
_KEEP_SNAPSHOT = (
    "INSERT INTO snapshot VALUES (%s, %s, %s, %s) ON CONFLICT (match_id) DO UPDATE SET "
    "seq = excluded.seq, state = excluded.state, fingerprint = excluded.fingerprint"
)


async def write_change(connection: Connection, change: Change) -> None:
    """Writes a change inside a transaction. Raises TokenSeenError, ConflictError, PlaceTakenError."""
    try:
        for each in change.matches:
            await _write_row(connection, each.row, each.expected)
            if each.moved:
                await _move(connection, each.row)
    except (ConflictError, PlaceTakenError):
        await _refuse_if_seen(connection, change.token)
        raise
    if change.token is not None:
        added = await connection.execute(
            "INSERT INTO receipt VALUES (%s, %s, %s) ON CONFLICT DO NOTHING RETURNING token",
            (change.token, change.matches[0].row.id, change.at),
        )
        if await added.fetchone() is None:
            await _refuse_if_seen(connection, change.token)
    for each in change.matches:
        await _write_seats(connection, each)
        await _write_log(connection, each)
        await _write_rest(connection, each, change.at)


async def fresh_match(connection: Connection) -> int:
    """A number no match has had, not even one that was brought from elsewhere."""
    found = await connection.execute("SELECT nextval('match_number')")
    ((number,),) = await found.fetchall()
    return int(number)


async def number_on(connection: Connection) -> None:
    """Has new matches and parcels numbered behind those that are there."""
    await connection.execute(
        f"SELECT setval('match_number', greatest(({HIGHEST.format('match')}), "  # noqa: S608
        "CASE WHEN is_called THEN last_value ELSE last_value - 1 END) + 1, false) FROM match_number"
    )
    await connection.execute(
        "SELECT setval(pg_get_serial_sequence('outbox', 'id'), max(id)) FROM outbox "
        "HAVING max(id) > nextval(pg_get_serial_sequence('outbox', 'id'))"
    )


async def _refuse_if_seen(connection: Connection, token: str | None) -> None:
    seen = await receipt(connection, token) if token is not None else None
    if seen is not None:
        raise TokenSeenError(seen)


async def _write_row(connection: Connection, row: MatchRow, expected: int | None) -> None:
    fixed = (row.id, row.series_id, row.game, row.guild, row.channel, row.created)
    changing = (
        *(row.next_id, row.phase, row.host, row.options, row.number, row.series, row.message),
        *(row.message_posted, row.ruleset_begun, row.ruleset, row.public_seq, row.last_entry, row.last_press),
        *(orjson.dumps(row.stamps).decode(), row.outcome, row.offer, row.revision, row.changed),
        *(row.hints, row.clocks, row.silence, row.wall),
    )
    if expected is None:
        written = await connection.execute(_INSERT, (*fixed, *changing))
    else:
        written = await connection.execute(_UPDATE, (*changing, row.id, expected))
    if await written.fetchone() is not None:
        return
    taken = await match_at(connection, row.guild, row.channel) if expected is None else None
    if taken is not None:
        raise PlaceTakenError(taken)
    raise ConflictError(f"match {row.id} is not at revision {expected}")


async def _move(connection: Connection, row: MatchRow) -> None:
    """Gives a match another channel. Raises PlaceTakenError."""
    taken = await match_at(connection, row.guild, row.channel)
    if taken is not None:
        raise PlaceTakenError(taken)
    await connection.execute("UPDATE match SET channel_id = %s WHERE id = %s", (row.channel, row.id))


async def _write_seats(connection: Connection, change: MatchChange) -> None:
    match = change.row.id
    cursor = connection.cursor()
    if change.seats is not None:
        await cursor.execute("DELETE FROM seat WHERE match_id = %s", (match,))
        await cursor.executemany(
            "INSERT INTO seat VALUES (%s, %s, %s, %s, %s)",
            [(match, seat.user, seat.position, seat.seat, seat.stand_in) for seat in change.seats],
        )
    if change.invited is not None:
        await cursor.execute("DELETE FROM invitation WHERE match_id = %s", (match,))
        await cursor.executemany(
            "INSERT INTO invitation VALUES (%s, %s, %s)",
            [(match, user, position) for position, user in enumerate(change.invited)],
        )


async def _write_log(connection: Connection, change: MatchChange) -> None:
    match = change.row.id
    cursor = connection.cursor()
    await cursor.executemany(_INSERT_ENTRY, [_entry_values(match, each) for each in change.entries])
    if change.undone:
        by = change.entries[-1].seq
        await cursor.execute(
            "UPDATE entry SET undone = %s WHERE match_id = %s AND seq = ANY(%s)",
            (by, match, list(change.undone)),
        )
    await cursor.executemany(
        "UPDATE entry SET events = %s WHERE match_id = %s AND seq = %s",
        [(events, match, seq) for seq, events in change.retold],
    )


async def _write_rest(connection: Connection, change: MatchChange, at: str) -> None:
    match = change.row.id
    cursor = connection.cursor()
    await acts.add(connection, change.acts)
    await cursor.executemany("INSERT INTO puzzle_ahead VALUES (%s, %s, %s, %s)", change.kept)
    if change.snapshot is not None:
        snapshot = change.snapshot
        await cursor.execute(_KEEP_SNAPSHOT, (match, snapshot.seq, snapshot.state, snapshot.fingerprint))
    if change.results:
        # Ratings are worked off by number: a lower one must not become visible later.
        await take_turns(connection, "result")
    await cursor.executemany(_INSERT_RESULT, [_result_values(each) for each in change.results])
    await cursor.executemany(_INSERT_ITEM, [(match, kind, user or 0, at) for kind, user in change.outbox])
    if change.deadlines is not None:
        await cursor.execute("DELETE FROM deadline WHERE match_id = %s", (match,))
        await cursor.executemany(
            "INSERT INTO deadline VALUES (%s, %s, %s)",
            [(each.match, each.seat, each.due) for each in change.deadlines],
        )
    if change.followers is not None:
        await cursor.execute("DELETE FROM follower WHERE match_id = %s", (match,))
        await cursor.executemany(
            "INSERT INTO follower VALUES (%s, %s, %s)",
            [(match, each.user, each.wish) for each in change.followers],
        )
    await cursor.executemany(
        "INSERT INTO handover VALUES (%s, %s, %s, %s) "
        "ON CONFLICT (match_id, entry, seat) DO UPDATE SET user_id = excluded.user_id",
        [(match, each.entry, each.seat, each.user) for each in change.handovers],
    )


def _entry_values(match: int, entry: EntryRow) -> tuple[object, ...]:
    return (
        *(match, entry.seq, entry.press, entry.seat, entry.kind, entry.text, entry.events),
        *(entry.reveals, entry.hands, entry.at, entry.undone, entry.time),
    )


def _result_values(row: ResultRow) -> tuple[object, ...]:
    return (
        *(row.match, row.series_id, row.guild, row.game, row.user, row.seat, row.place, row.won),
        *(row.score, row.finished, row.house),
    )
