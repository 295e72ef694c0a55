"""Finished matches compacted to their log, and what nobody needs any more."""

from __future__ import annotations

from bot.store.packing import ENDED, Log, Unpacked, unpack
from bot.store.postgres import loading
from bot.store.postgres.connecting import Connection
from bot.store.rows import SnapshotRow


async def prune(connection: Connection, before: str, name: str) -> None:
    """Forgets tokens used, outbox items made, and processes that began, before a moment.

    name: of this process, which is kept.
    """
    await connection.execute("DELETE FROM receipt WHERE at < %s", (before,))
    await connection.execute("DELETE FROM outbox WHERE created < %s", (before,))
    # One that is frozen has no presence any more; it finds its row gone and writes nothing.
    await connection.execute(
        "DELETE FROM process WHERE since < %s AND id <> %s AND id NOT IN (SELECT process FROM presence)",
        (before, name),
    )


async def compactable(connection: Connection, before: str) -> tuple[int, ...]:
    """Matches that were last changed before a moment, are finished, and have a log in rows; oldest first."""
    found = await connection.execute(
        "SELECT id FROM match WHERE phase = ANY(%s) AND changed < %s "
        "AND EXISTS (SELECT 1 FROM entry WHERE match_id = match.id) ORDER BY id",
        (list(ENDED), before),
    )
    return tuple(match for (match,) in await found.fetchall())


async def read(connection: Connection, match: int) -> Unpacked | None:
    """The log of a finished match, and its last position; None where it is not finished."""
    found = await connection.execute(
        "SELECT revision, content, snapshot.seq, state, fingerprint FROM match "
        "LEFT JOIN packed_log ON packed_log.match_id = id LEFT JOIN snapshot ON snapshot.match_id = id "
        "WHERE id = %s AND phase = ANY(%s)",
        (match, list(ENDED)),
    )
    for revision, content, *position in await found.fetchall():
        snapshot = unpack(content).snapshot if position[0] is None else SnapshotRow(*position)
        return Unpacked(revision, Log(await loading.entries(connection, match), snapshot))
    return None


async def replace(connection: Connection, match: int, revision: int, content: bytes) -> bool:
    """Puts the packed log in the place of the rows, and forgets the review, which can be made anew.

    Nothing where the match has been changed since; whether it was done.
    """
    same = await connection.execute(
        "SELECT 1 FROM match WHERE id = %s AND revision = %s FOR UPDATE", (match, revision)
    )
    if await same.fetchone() is None:
        return False
    await connection.execute(
        "INSERT INTO packed_log VALUES (%s, %s) "
        "ON CONFLICT (match_id) DO UPDATE SET content = excluded.content",
        (match, content),
    )
    for table in ("entry", "snapshot", "review"):
        await connection.execute(f"DELETE FROM {table} WHERE match_id = %s", (match,))  # noqa: S608
    return True
