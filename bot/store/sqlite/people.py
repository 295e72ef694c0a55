"""Queries about people: what is kept about a user, and erasing it."""

from __future__ import annotations

from collections.abc import Sequence

import aiosqlite

from bot.store.rows import PersonRow, ResultRow
from bot.store.sqlite import settings
from bot.store.sqlite.results import results_of


async def person(
    connection: aiosqlite.Connection, user: int
) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
    """Every match and every result in which a user appears."""
    found = await connection.execute_fetchall(
        "SELECT match.id, game, guild_id, channel_id, phase, host_id = :user, "
        "invitation.user_id IS NOT NULL, seat.seat, created, wish, handover.seat, max(entry) FROM match "
        "LEFT JOIN seat ON seat.match_id = match.id AND seat.user_id = :user "
        "LEFT JOIN invitation ON invitation.match_id = match.id AND invitation.user_id = :user "
        "LEFT JOIN follower ON follower.match_id = match.id AND follower.user_id = :user "
        "LEFT JOIN handover ON handover.match_id = match.id AND handover.user_id = :user "
        "WHERE host_id = :user OR seat.user_id IS NOT NULL OR invitation.user_id IS NOT NULL "
        "OR follower.user_id IS NOT NULL OR handover.user_id IS NOT NULL "
        "GROUP BY match.id ORDER BY match.id",
        {"user": user},
    )
    matches = tuple(
        PersonRow(match, game, guild, channel, phase, bool(host), bool(invited), seat, created, *rest)
        for match, game, guild, channel, phase, host, invited, seat, created, *rest in found
    )
    return matches, await results_of(connection, user)


async def erase(connection: aiosqlite.Connection, user: int) -> int:
    """Puts a pseudonym in a user's place everywhere; returns it.

    One pseudonym per erasure: the other players keep their results against one and the same opponent. Every
    match it touches gets a new revision, so that nothing loaded before can be written over it.
    """
    pseudonym = int(await settings.read(connection, "house", "last-pseudonym") or 0) - 1
    await settings.write(connection, "house", "last-pseudonym", str(pseudonym))
    values = {"user": user, "pseudonym": pseudonym}
    for statement in (
        "UPDATE match SET revision = revision + 1 WHERE host_id = :user "
        "OR id IN (SELECT match_id FROM seat WHERE user_id = :user) "
        "OR id IN (SELECT match_id FROM invitation WHERE user_id = :user) "
        "OR id IN (SELECT match_id FROM follower WHERE user_id = :user) "
        "OR id IN (SELECT match_id FROM handover WHERE user_id = :user)",
        "UPDATE match SET host_id = :pseudonym WHERE host_id = :user",
        "UPDATE seat SET user_id = :pseudonym WHERE user_id = :user",
        "UPDATE result SET user_id = :pseudonym WHERE user_id = :user",
        "UPDATE rating_cursor SET revision = revision + 1",
        "UPDATE rating SET user_id = :pseudonym WHERE user_id = :user",
        "UPDATE rating_history SET user_id = :pseudonym WHERE user_id = :user",
        "UPDATE tournament SET revision = revision + 1 WHERE host_id = :user "
        "OR id IN (SELECT tournament_id FROM tournament_entrant WHERE user_id = :user)",
        "UPDATE tournament SET host_id = :pseudonym WHERE host_id = :user",
        "UPDATE tournament_entrant SET user_id = :pseudonym WHERE user_id = :user",
        "UPDATE act SET by_id = :pseudonym WHERE by_id = :user",
        "UPDATE act SET about_id = :pseudonym WHERE about_id = :user",
        "UPDATE feat SET user_id = :pseudonym WHERE user_id = :user",
        "UPDATE setting_change SET by_id = :pseudonym WHERE by_id = :user",
        "DELETE FROM block WHERE :user IN (user_id, other_id)",
        "DELETE FROM invitation WHERE user_id = :user",
        "DELETE FROM follower WHERE user_id = :user",
        "UPDATE handover SET user_id = :pseudonym WHERE user_id = :user",
        "DELETE FROM outbox WHERE user_id = :user",
        "DELETE FROM puzzle_answer WHERE user_id = :user",
        "DELETE FROM user_settings WHERE user_id = :user",
    ):
        await connection.execute(statement, values)
    return pseudonym


async def blocks(connection: aiosqlite.Connection, user: int) -> tuple[tuple[int, int], ...]:
    """Who does not want to play with whom, wherever a user is one of the two."""
    found = await connection.execute_fetchall(
        "SELECT user_id, other_id FROM block WHERE user_id = :user OR other_id = :user "
        "ORDER BY user_id, other_id",
        {"user": user},
    )
    return tuple((by, other) for by, other in found)


async def set_blocks(connection: aiosqlite.Connection, user: int, others: Sequence[int]) -> None:
    """Replaces those a user does not want to play with."""
    await connection.execute("DELETE FROM block WHERE user_id = ?", (user,))
    await connection.executemany("INSERT INTO block VALUES (?, ?)", [(user, other) for other in others])
