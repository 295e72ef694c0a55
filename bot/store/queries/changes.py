"""Writing a change of matches, and what it leaves to be told and to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

import orjson

from bot.store.cluster import SNOWFLAKE
from bot.store.errors import ConflictError, PlaceTakenError, TokenSeenError
from bot.store.queries import kept
from bot.store.queries.matches import find_receipt, match_at
from bot.store.rows import Change, DeadlineRow, MatchChange, MatchRow, OutboxRow
from bot.store.tables import TABLES, name_values, write_insert, write_replacement
from bot.store.work import Connection, Statement

Shards: TypeAlias = tuple[int, list[int]]
"""How many there are, and those that are ours. Only one engine has them."""
_FIXED: Final = ("id", "series_id", "game", "guild_id", "channel_id", "created")
_INSERT: Final = f"{write_insert('match')} ON CONFLICT DO NOTHING RETURNING id"
_CHANGES: Final = ", ".join(f"{column} = :{column}" for column in TABLES["match"] if column not in _FIXED)
_UPDATE: Final = f"UPDATE match SET {_CHANGES} WHERE id = :id AND revision = :expected RETURNING id"  # noqa: S608
_INSERT_RECEIPT: Final = f"{write_insert('receipt')} ON CONFLICT DO NOTHING RETURNING token"
_INSERT_RESULT: Final = write_insert("result").replace(
    ":number", "(SELECT coalesce(max(number), 0) + 1 FROM result)"
)
INSERT_ITEM: Final = (
    "INSERT INTO outbox (id, match_id, kind, user_id, press, revision, created) "
    "VALUES (:next_item, :match_id, :kind, :user_id, :press, 1, :at) "
    "ON CONFLICT (match_id, kind, user_id, press) "
    "DO UPDATE SET revision = outbox.revision + 1, created = excluded.created"
)
EACH: Final = ("card",)
"""Kinds of items that tell of one press: a later one does not take the place of one that waits."""
_UNDO: Final = "UPDATE entry SET undone = :by WHERE match_id = :match_id AND seq IN :undone"
_RETELL: Final = "UPDATE entry SET events = :events WHERE match_id = :match_id AND seq = :seq"
_KEEP_SNAPSHOT: Final = write_replacement("snapshot", "match_id")
_KEEP_HANDOVER: Final = write_replacement("handover", "match_id", "entry", "seat")
_DELETE: Final = {
    table: f"DELETE FROM {table} WHERE match_id = :match_id"  # noqa: S608 - names of ours
    for table in ("seat", "invitation", "deadline", "follower", "kept_answer")
}


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
    await kept.add_acts(connection, [act for changed in change.matches for act in changed.acts])
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
    values["expected"] = expected
    if await connection.fetch(_INSERT if expected is None else _UPDATE, values):
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
        yield _DELETE["invitation"], [{"match_id": match}]
        invited = enumerate(change.invited)
        rows = [{"match_id": match, "user_id": user, "position": number} for number, user in invited]
        yield write_insert("invitation"), rows
    yield from _list_log(change)
    if change.puzzle is not None:
        entry, content = change.puzzle
        ahead = {"guild_id": change.row.guild, "match_id": match, "entry": entry, "content": content}
        yield write_insert("puzzle_ahead"), [ahead]
    if change.outbox:
        yield (
            INSERT_ITEM,
            [
                {
                    "match_id": match,
                    "kind": kind,
                    "user_id": user or 0,
                    "press": change.row.last_press if kind in EACH else 0,
                    "at": at,
                }
                for kind, user in change.outbox
            ],
        )
    if change.deadlines is not None:
        yield _DELETE["deadline"], [{"match_id": match}]
        yield write_insert("deadline"), [name_values(TABLES["deadline"], row) for row in change.deadlines]
    if change.followers is not None:
        yield from _replace(match, "follower", change.followers)
    if change.kept is not None:
        yield from _replace(match, "kept_answer", change.kept)
    if change.handovers:
        columns = TABLES["handover"]
        yield _KEEP_HANDOVER, [name_values(columns, handover, match) for handover in change.handovers]


def _list_log(change: MatchChange) -> Iterator[Statement]:
    match = change.row.id
    if change.entries:
        columns = TABLES["entry"]
        yield write_insert("entry"), [name_values(columns, entry, match) for entry in change.entries]
    if change.undone:
        by = max(log_entry.seq for log_entry in change.entries if log_entry.kind == "undo")
        yield _UNDO, [{"by": by, "match_id": match, "undone": change.undone}]
    if change.retold:
        yield _RETELL, [{"events": events, "match_id": match, "seq": seq} for seq, events in change.retold]
    if change.snapshot is not None:
        yield _KEEP_SNAPSHOT, [name_values(TABLES["snapshot"], change.snapshot, match)]
    if change.results:
        yield _INSERT_RESULT, [name_values(TABLES["result"], result) for result in change.results]


def _replace(match: int, table: str, rows: Sequence[Any]) -> Iterator[Statement]:
    """Put rows of a match in the place of those that are there."""
    yield _DELETE[table], [{"match_id": match}]
    yield write_insert(table), [name_values(TABLES[table], row, match) for row in rows]


def of_shards(shards: Shards | None) -> tuple[str, dict[str, Any]]:
    """Write the condition that a row with a guild is of such shards, with its values. None: of any.

    Of `= ANY` the planner would think that next to nothing fits, and read whole tables for a few rows.
    """
    if shards is None:
        return "true", {}
    count, ours = shards
    text = f"array_position(CAST(:ours AS bigint[]), (guild_id >> {SNOWFLAKE}) % :count) IS NOT NULL"
    return text, {"count": count, "ours": ours}


async def list_waiting(
    connection: Connection, limit: int, after: int, shards: Shards | None
) -> tuple[OutboxRow, ...]:
    """List the items waiting, oldest first, with ids above `after`."""
    where, values = of_shards(shards)
    joined = "" if shards is None else "JOIN match ON match.id = match_id "
    return await connection.fetch_rows(
        OutboxRow,
        "SELECT outbox.id, match_id, kind, nullif(user_id, 0), outbox.revision, outbox.created, press "  # noqa: S608
        f"FROM outbox {joined}WHERE outbox.id > :after AND {where} ORDER BY outbox.id LIMIT :limit",
        **values,
        after=after,
        limit=limit,
    )


async def remove_item(connection: Connection, item: int, revision: int) -> bool:
    """Remove an item unless a newer revision waits; return whether it was removed."""
    return bool(
        await connection.fetch(
            "DELETE FROM outbox WHERE id = :item AND revision = :revision RETURNING id",
            item=item,
            revision=revision,
        )
    )


async def list_deadlines(
    connection: Connection, limit: int, shards: Shards | None
) -> tuple[DeadlineRow, ...]:
    """List what is due, the earliest first."""
    where, values = of_shards(shards)
    joined = "" if shards is None else "JOIN match ON match.id = match_id "
    return await connection.fetch_rows(
        DeadlineRow,
        f"SELECT match_id, seat, due FROM deadline {joined}WHERE {where} ORDER BY due LIMIT :limit",  # noqa: S608
        **values,
        limit=limit,
    )


async def prune(connection: Connection, before: str) -> None:
    """Forget tokens used, and outbox items made, before a moment."""
    await connection.execute("DELETE FROM receipt WHERE at < :before", before=before)
    await connection.execute("DELETE FROM outbox WHERE created < :before", before=before)
