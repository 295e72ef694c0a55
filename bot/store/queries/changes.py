"""Writing a change of matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import orjson

from bot.store.connection import Connection, Statement
from bot.store.errors import ConflictError, PlaceTakenError, TokenSeenError
from bot.store.queries import acts
from bot.store.queries.columns import name_values, write_insert, write_replacement
from bot.store.queries.matches import find_receipt, match_at
from bot.store.rows import Change, MatchChange, MatchRow
from bot.store.tables import TABLES

_FIXED: Final = ("id", "series_id", "game", "guild_id", "channel_id", "created")
_INSERT: Final = f"{write_insert('match')} ON CONFLICT DO NOTHING RETURNING id"
_CHANGES: Final = ", ".join(f"{column} = :{column}" for column in TABLES["match"] if column not in _FIXED)
_UPDATE: Final = f"UPDATE match SET {_CHANGES} WHERE id = :id AND revision = :expected RETURNING id"  # noqa: S608
_INSERT_RECEIPT: Final = f"{write_insert('receipt')} ON CONFLICT DO NOTHING RETURNING token"
_INSERT_RESULT: Final = write_insert("result").replace(
    ":number", "(SELECT coalesce(max(number), 0) + 1 FROM result)"
)
_INSERT_ITEM: Final = (
    "INSERT INTO outbox (id, match_id, kind, user_id, revision, created) "
    "VALUES (:next_item, :match_id, :kind, :user_id, 1, :at) ON CONFLICT (match_id, kind, user_id) "
    "DO UPDATE SET revision = outbox.revision + 1, created = excluded.created"
)
_UNDO: Final = "UPDATE entry SET undone = :by WHERE match_id = :match_id AND seq IN :undone"
_RETELL: Final = "UPDATE entry SET events = :events WHERE match_id = :match_id AND seq = :seq"
_KEEP_SNAPSHOT: Final = write_replacement("snapshot", "match_id")
_KEEP_HANDOVER: Final = write_replacement("handover", "match_id", "entry", "seat")
_DELETE: Final = "DELETE FROM {} WHERE match_id = :match_id"
_AHEAD: Final = TABLES["puzzle_ahead"]


async def write_change(connection: Connection, change: Change) -> None:
    """Write a change inside a transaction. Raises TokenSeenError, ConflictError, PlaceTakenError."""
    try:
        for changed in change.matches:
            await _write_row(connection, changed.row, changed.expected)
            if changed.moved:
                await _move(connection, changed.row)
    except (ConflictError, PlaceTakenError):
        await _refuse_if_seen(connection, change.token)
        raise
    if change.token is not None:
        receipt = {"token": change.token, "match_id": change.matches[0].row.id, "at": change.at}
        if not await connection.fetch(_INSERT_RECEIPT, **receipt):
            await _refuse_if_seen(connection, change.token)
    await acts.add(connection, [act for changed in change.matches for act in changed.acts])
    if any(changed.results for changed in change.matches):
        # Ratings are worked off by number: a lower one must not become visible later.
        await connection.take_turns("result")
    await connection.execute_together(
        [statement for changed in change.matches for statement in _list_statements(changed, change.at)]
    )


async def _refuse_if_seen(connection: Connection, token: str | None) -> None:
    seen = await find_receipt(connection, token) if token is not None else None
    if seen is not None:
        raise TokenSeenError(seen)


async def _write_row(connection: Connection, row: MatchRow, expected: int | None) -> None:
    values = name_values(TABLES["match"], row)
    values["stamps"] = orjson.dumps(row.stamps).decode()
    if expected is None:
        written = await connection.fetch(_INSERT, **values)
    else:
        written = await connection.fetch(_UPDATE, **values, expected=expected)
    if written:
        return
    taken = await match_at(connection, row.guild, row.channel) if expected is None else None
    if taken is not None:
        raise PlaceTakenError(taken)
    raise ConflictError(f"match {row.id} is not at revision {expected}")


async def _move(connection: Connection, row: MatchRow) -> None:
    """Give a match another channel. Raises PlaceTakenError."""
    taken = await match_at(connection, row.guild, row.channel)
    if taken is not None:
        raise PlaceTakenError(taken)
    await connection.execute(
        "UPDATE match SET channel_id = :channel WHERE id = :match", channel=row.channel, match=row.id
    )


def _list_statements(change: MatchChange, at: str) -> Iterator[Statement]:
    """Write what stands beside the row of a match."""
    match = change.row.id
    if change.seats is not None:
        yield from _replace(match, "seat", change.seats)
    if change.invited is not None:
        yield _DELETE.format("invitation"), [{"match_id": match}]
        rows = [{"match_id": match, "user_id": user, "position": n} for n, user in enumerate(change.invited)]
        yield write_insert("invitation"), rows
    yield from _list_log(change)
    yield write_insert("puzzle_ahead"), [dict(zip(_AHEAD, values, strict=True)) for values in change.kept]
    yield (
        _INSERT_ITEM,
        [{"match_id": match, "kind": kind, "user_id": user or 0, "at": at} for kind, user in change.outbox],
    )
    if change.deadlines is not None:
        yield _DELETE.format("deadline"), [{"match_id": match}]
        deadlines = [name_values(TABLES["deadline"], deadline) for deadline in change.deadlines]
        yield write_insert("deadline"), deadlines
    if change.followers is not None:
        yield from _replace(match, "follower", change.followers)
    yield _KEEP_HANDOVER, [_name_values(match, "handover", handover) for handover in change.handovers]


def _list_log(change: MatchChange) -> Iterator[Statement]:
    match = change.row.id
    yield write_insert("entry"), [_name_values(match, "entry", entry) for entry in change.entries]
    if change.undone:
        yield _UNDO, [{"by": change.entries[-1].seq, "match_id": match, "undone": change.undone}]
    yield _RETELL, [{"events": events, "match_id": match, "seq": seq} for seq, events in change.retold]
    if change.snapshot is not None:
        yield _KEEP_SNAPSHOT, [_name_values(match, "snapshot", change.snapshot)]
    yield _INSERT_RESULT, [name_values(TABLES["result"], result) for result in change.results]


def _replace(match: int, table: str, rows: Sequence[Any]) -> Iterator[Statement]:
    """Put rows of a match in the place of those that are there."""
    yield _DELETE.format(table), [{"match_id": match}]
    yield write_insert(table), [_name_values(match, table, row) for row in rows]


def _name_values(match: int, table: str, row: Any) -> dict[str, Any]:
    """Name the values of a row that does not itself say of which match it is."""
    return {"match_id": match, **name_values(TABLES[table][1:], row)}
