"""What nobody needs any more, and finished matches compacted to their log."""

from __future__ import annotations

from typing import Final

from bot.store.connection import Connection
from bot.store.packing import ENDED, Log, Unpacked, unpack
from bot.store.queries.columns import write_replacement
from bot.store.queries.matches import load_entries
from bot.store.rows import SnapshotRow

_KEEP_PACKED: Final = write_replacement("packed_log", "match_id")


async def prune(connection: Connection, before: str) -> None:
    """Forget tokens used, and outbox items made, before a moment."""
    await connection.execute("DELETE FROM receipt WHERE at < :before", before=before)
    await connection.execute("DELETE FROM outbox WHERE created < :before", before=before)


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
