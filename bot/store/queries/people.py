"""What is kept about a user, and erasing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.store.connection import Connection
from bot.store.queries import kept
from bot.store.queries.columns import write_insert
from bot.store.queries.results import list_results_of
from bot.store.rows import PersonRow, ResultRow

_PERSON: Final = (
    "SELECT match.id, game, guild_id, channel_id, phase, host_id = :user, "
    "invitation.user_id IS NOT NULL, seat.seat, created, wish, "
    "(SELECT seat FROM handover AS latest WHERE latest.match_id = match.id AND latest.user_id = :user "
    "ORDER BY entry DESC, seat LIMIT 1), "
    "(SELECT max(entry) FROM handover AS latest WHERE latest.match_id = match.id AND latest.user_id = :user) "
    "FROM match "
    "LEFT JOIN seat ON seat.match_id = match.id AND seat.user_id = :user "
    "LEFT JOIN invitation ON invitation.match_id = match.id AND invitation.user_id = :user "
    "LEFT JOIN follower ON follower.match_id = match.id AND follower.user_id = :user "
    "WHERE host_id = :user OR seat.user_id IS NOT NULL OR invitation.user_id IS NOT NULL "
    "OR follower.user_id IS NOT NULL OR match.id IN (SELECT match_id FROM handover WHERE user_id = :user) "
    "ORDER BY match.id"
)
_ERASURE: Final = (
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
)


async def load(connection: Connection, user: int) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
    """Load every match and every result in which a user appears."""
    rows = await connection.fetch(_PERSON, user=user)
    return tuple(map(_read_person, rows)), await list_results_of(connection, user)


async def erase(connection: Connection, user: int) -> int:
    """Put a pseudonym in a user's place everywhere; return it.

    One pseudonym per erasure: the other players keep their results against one and the same opponent. Every
    match it touches gets a new revision, so that nothing loaded before can be written over it.
    """
    await connection.take_turns("pseudonym")
    pseudonym = int(await kept.read(connection, "house", "last-pseudonym") or 0) - 1
    await kept.write(connection, "house", "last-pseudonym", str(pseudonym))
    values = {"user": user, "pseudonym": pseudonym}
    await connection.execute_together([(statement, [values]) for statement in _ERASURE])
    return pseudonym


async def list_blocks(connection: Connection, user: int) -> tuple[tuple[int, int], ...]:
    """List who does not want to play with whom, wherever a user is one of the two."""
    rows = await connection.fetch(
        "SELECT user_id, other_id FROM block WHERE user_id = :user OR other_id = :user "
        "ORDER BY user_id, other_id",
        user=user,
    )
    return tuple((by, other) for by, other in rows)


async def set_blocks(connection: Connection, user: int, others: Sequence[int]) -> None:
    """Replace those a user does not want to play with."""
    await connection.execute("DELETE FROM block WHERE user_id = :user", user=user)
    rows = [{"user_id": user, "other_id": other} for other in others]
    await connection.execute_together([(write_insert("block"), rows)])


def _read_person(row: Sequence[Any]) -> PersonRow:
    match, game, guild, channel, phase, host, invited, *rest = row
    # Truth is a number in SQLite.
    return PersonRow(match, game, guild, channel, phase, bool(host), bool(invited), *rest)
