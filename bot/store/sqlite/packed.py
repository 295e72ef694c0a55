"""Finished matches compacted to their log, and what the file needs no more given back to the disk."""

from __future__ import annotations

import aiosqlite

from bot.store.packing import ENDED, Log, Unpacked, unpack
from bot.store.rows import SnapshotRow
from bot.store.sqlite import matches

INCREMENTAL = 2
"""The value of `PRAGMA auto_vacuum` for files whose unused pages can be given back a few at a time."""


async def prune(connection: aiosqlite.Connection, before: str) -> None:
    """Forgets tokens used, and outbox items made, before a moment."""
    await connection.execute("DELETE FROM receipt WHERE at < ?", (before,))
    await connection.execute("DELETE FROM outbox WHERE created < ?", (before,))


async def compactable(connection: aiosqlite.Connection, before: str) -> tuple[int, ...]:
    """Matches that were last changed before a moment, are finished, and have a log in rows; oldest first."""
    found = await connection.execute_fetchall(
        "SELECT id FROM match WHERE phase IN (?, ?) AND changed < ? "
        "AND EXISTS (SELECT 1 FROM entry WHERE match_id = match.id) ORDER BY id",
        (*ENDED, before),
    )
    return tuple(match for (match,) in found)


async def read(connection: aiosqlite.Connection, match: int) -> Unpacked | None:
    """The log of a finished match, and its last position; None where it is not finished."""
    found = await connection.execute_fetchall(
        "SELECT revision, content, snapshot.seq, state, fingerprint FROM match "
        "LEFT JOIN packed_log ON packed_log.match_id = id LEFT JOIN snapshot ON snapshot.match_id = id "
        "WHERE id = ? AND phase IN (?, ?)",
        (match, *ENDED),
    )
    for revision, content, *position in found:
        snapshot = unpack(content).snapshot if position[0] is None else SnapshotRow(*position)
        return Unpacked(revision, Log(await matches.entries(connection, match), snapshot))
    return None


async def replace(connection: aiosqlite.Connection, match: int, revision: int, content: bytes) -> bool:
    """Puts the packed log in the place of the rows, and forgets the review, which can be made anew.

    Nothing where the match has been changed since; whether it was done.
    """
    same = await connection.execute_fetchall(
        "SELECT 1 FROM match WHERE id = ? AND revision = ?", (match, revision)
    )
    if not list(same):
        return False
    await connection.execute("INSERT OR REPLACE INTO packed_log VALUES (?, ?)", (match, content))
    for table in ("entry", "snapshot", "review"):
        await connection.execute(f"DELETE FROM {table} WHERE match_id = ?", (match,))  # noqa: S608
    return True


async def give_back(connection: aiosqlite.Connection, pages: int) -> bool:
    """Gives so many unused pages at the end of the file back; whether there are more. No transaction is open.

    By a script: a single statement is carried out as far as the first page only.
    """
    await connection.executescript(f"PRAGMA incremental_vacuum({pages})")
    ((unused,),) = await connection.execute_fetchall("PRAGMA freelist_count")
    ((mode,),) = await connection.execute_fetchall("PRAGMA auto_vacuum")
    return bool(unused > 0 and mode == INCREMENTAL)
