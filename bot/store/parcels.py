"""Queries about the outbox."""

from __future__ import annotations

import sqlite3

from bot.store.rows import OutboxRow


def waiting(connection: sqlite3.Connection, limit: int, after: int) -> tuple[OutboxRow, ...]:
    """Parcels waiting, oldest first."""
    found = connection.execute(
        "SELECT id, match_id, kind, user_id, revision, created FROM outbox WHERE id > ? ORDER BY id LIMIT ?",
        (after, limit),
    )
    return tuple(
        OutboxRow(parcel, match, kind, user or None, revision, created)
        for parcel, match, kind, user, revision, created in found
    )


def delivered(connection: sqlite3.Connection, parcel: int, revision: int) -> bool:
    """Removes a parcel unless a newer revision waits."""
    found = connection.execute("DELETE FROM outbox WHERE id = ? AND revision = ?", (parcel, revision))
    return found.rowcount == 1
