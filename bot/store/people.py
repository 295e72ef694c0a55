"""Queries about people and guilds: settings, what is kept about a user, and erasing it."""

from __future__ import annotations

import sqlite3
from typing import Literal

from bot.store.matches import RESULT_COLUMNS, results_of
from bot.store.rows import PersonRow, ResultRow

_READ = {
    "guild": "SELECT settings FROM guild_settings WHERE guild_id = ?",
    "user": "SELECT settings FROM user_settings WHERE user_id = ?",
    "meta": "SELECT value FROM meta WHERE name = ?",
}
_WRITE = {
    "guild": "INSERT OR REPLACE INTO guild_settings VALUES (?, ?)",
    "user": "INSERT OR REPLACE INTO user_settings VALUES (?, ?)",
    "meta": "INSERT OR REPLACE INTO meta VALUES (?, ?)",
}
Shelf = Literal["guild", "user", "meta"]


def read(connection: sqlite3.Connection, shelf: Shelf, key: int | str) -> str | None:
    """A guild's or user's settings, or a value of the house."""
    row = connection.execute(_READ[shelf], (key,)).fetchone()
    return None if row is None else str(row[0])


def write(connection: sqlite3.Connection, shelf: Shelf, key: int | str, value: str) -> None:
    """Replaces it."""
    connection.execute(_WRITE[shelf], (key, value))


def person(connection: sqlite3.Connection, user: int) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
    """Every match and every result in which a user appears."""
    found = connection.execute(
        "SELECT match.id, game, guild_id, channel_id, phase, host_id = :user, "
        "invitation.user_id IS NOT NULL, seat.seat, created FROM match "
        "LEFT JOIN seat ON seat.match_id = match.id AND seat.user_id = :user "
        "LEFT JOIN invitation ON invitation.match_id = match.id AND invitation.user_id = :user "
        "WHERE host_id = :user OR seat.user_id IS NOT NULL OR invitation.user_id IS NOT NULL "
        "ORDER BY match.id",
        {"user": user},
    )
    matches = tuple(
        PersonRow(match, game, guild, channel, phase, bool(host), bool(invited), seat, created)
        for match, game, guild, channel, phase, host, invited, seat, created in found
    )
    results = connection.execute(
        f"SELECT {RESULT_COLUMNS} FROM result WHERE user_id = ? ORDER BY match_id",  # noqa: S608
        (user,),
    )
    return matches, results_of(results)


def erase(connection: sqlite3.Connection, user: int) -> int:
    """Puts a pseudonym in a user's place everywhere; returns it.

    One pseudonym per erasure: the other players keep their results against one and the same opponent. Every
    match it touches gets a new revision, so that nothing loaded before can be written over it.
    """
    pseudonym = int(read(connection, "meta", "last-pseudonym") or 0) - 1
    write(connection, "meta", "last-pseudonym", str(pseudonym))
    values = {"user": user, "pseudonym": pseudonym}
    connection.execute(
        "UPDATE match SET revision = revision + 1 WHERE host_id = :user "
        "OR id IN (SELECT match_id FROM seat WHERE user_id = :user) "
        "OR id IN (SELECT match_id FROM invitation WHERE user_id = :user)",
        values,
    )
    for statement in (
        "UPDATE match SET host_id = :pseudonym WHERE host_id = :user",
        "UPDATE seat SET user_id = :pseudonym WHERE user_id = :user",
        "UPDATE result SET user_id = :pseudonym WHERE user_id = :user",
        "DELETE FROM invitation WHERE user_id = :user",
        "DELETE FROM outbox WHERE user_id = :user",
        "DELETE FROM user_settings WHERE user_id = :user",
    ):
        connection.execute(statement, values)
    return pseudonym
