"""Queries about people: what is kept about a user, and erasing it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.postgres import settings
from bot.store.postgres.connecting import Connection
from bot.store.postgres.loading import results_of
from bot.store.postgres.numbering import take_turns
from bot.store.rows import PersonRow, ResultRow


async def person(connection: Connection, user: int) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
    """Every match and every result in which a user appears."""
    found = await connection.execute(
        "SELECT match.id, game, guild_id, channel_id, phase, host_id = %(user)s, "
        "invitation.user_id IS NOT NULL, seat.seat, created, wish, handover.seat, entry FROM match "
        "LEFT JOIN seat ON seat.match_id = match.id AND seat.user_id = %(user)s "
        "LEFT JOIN invitation ON invitation.match_id = match.id AND invitation.user_id = %(user)s "
        "LEFT JOIN follower ON follower.match_id = match.id AND follower.user_id = %(user)s "
        "LEFT JOIN LATERAL (SELECT seat, entry, user_id FROM handover WHERE match_id = match.id "
        "AND user_id = %(user)s ORDER BY entry DESC LIMIT 1) AS handover ON true "
        "WHERE host_id = %(user)s OR seat.user_id IS NOT NULL OR invitation.user_id IS NOT NULL "
        "OR follower.user_id IS NOT NULL OR handover.user_id IS NOT NULL "
        "ORDER BY match.id",
        {"user": user},
    )
    results = await results_of(connection, user)
    return tuple(PersonRow(*row) for row in await found.fetchall()), results


async def erase(connection: Connection, user: int) -> int:
    """Puts a pseudonym in a user's place everywhere; returns it.

    One pseudonym per erasure: the other players keep their results against one and the same opponent. Every
    match it touches gets a new revision, so that nothing loaded before can be written over it.
    """
    await take_turns(connection, "pseudonym")
    pseudonym = int(await settings.read(connection, "house", "last-pseudonym") or 0) - 1
    await settings.write(connection, "house", "last-pseudonym", str(pseudonym))
    values = {"user": user, "pseudonym": pseudonym}
    for statement in (
        "UPDATE match SET revision = revision + 1 WHERE host_id = %(user)s "
        "OR id IN (SELECT match_id FROM seat WHERE user_id = %(user)s) "
        "OR id IN (SELECT match_id FROM invitation WHERE user_id = %(user)s) "
        "OR id IN (SELECT match_id FROM follower WHERE user_id = %(user)s) "
        "OR id IN (SELECT match_id FROM handover WHERE user_id = %(user)s)",
        "UPDATE match SET host_id = %(pseudonym)s WHERE host_id = %(user)s",
        "UPDATE seat SET user_id = %(pseudonym)s WHERE user_id = %(user)s",
        "UPDATE result SET user_id = %(pseudonym)s WHERE user_id = %(user)s",
        "UPDATE rating_cursor SET revision = revision + 1",
        "UPDATE rating SET user_id = %(pseudonym)s WHERE user_id = %(user)s",
        "UPDATE rating_history SET user_id = %(pseudonym)s WHERE user_id = %(user)s",
        "UPDATE tournament SET revision = revision + 1 WHERE host_id = %(user)s "
        "OR id IN (SELECT tournament_id FROM tournament_entrant WHERE user_id = %(user)s)",
        "UPDATE tournament SET host_id = %(pseudonym)s WHERE host_id = %(user)s",
        "UPDATE tournament_entrant SET user_id = %(pseudonym)s WHERE user_id = %(user)s",
        "UPDATE act SET by_id = %(pseudonym)s WHERE by_id = %(user)s",
        "UPDATE act SET about_id = %(pseudonym)s WHERE about_id = %(user)s",
        "UPDATE feat SET user_id = %(pseudonym)s WHERE user_id = %(user)s",
        "UPDATE setting_change SET by_id = %(pseudonym)s WHERE by_id = %(user)s",
        "DELETE FROM block WHERE %(user)s IN (user_id, other_id)",
        "DELETE FROM invitation WHERE user_id = %(user)s",
        "DELETE FROM follower WHERE user_id = %(user)s",
        "UPDATE handover SET user_id = %(pseudonym)s WHERE user_id = %(user)s",
        "DELETE FROM outbox WHERE user_id = %(user)s",
        "DELETE FROM puzzle_answer WHERE user_id = %(user)s",
        "DELETE FROM user_settings WHERE user_id = %(user)s",
    ):
        await connection.execute(statement, values)
    return pseudonym


async def blocks(connection: Connection, user: int) -> tuple[tuple[int, int], ...]:
    """Who does not want to play with whom, wherever a user is one of the two."""
    found = await connection.execute(
        "SELECT user_id, other_id FROM block WHERE user_id = %(user)s OR other_id = %(user)s "
        "ORDER BY user_id, other_id",
        {"user": user},
    )
    return tuple((by, other) for by, other in await found.fetchall())


async def set_blocks(connection: Connection, user: int, others: Sequence[int]) -> None:
    """Replaces those a user does not want to play with."""
    await connection.execute("DELETE FROM block WHERE user_id = %s", (user,))
    for other in others:
        await connection.execute("INSERT INTO block VALUES (%s, %s)", (user, other))
