"""Queries about what managers of servers have done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.store.act_row import ActRow
from bot.store.postgres.connecting import Connection
from bot.store.postgres.numbering import take_turns

_READ = "SELECT guild_id, at, by_id, what, match_id, about_id, number FROM act"
_INSERT = (
    "INSERT INTO act (number, guild_id, at, by_id, what, match_id, about_id) "
    "SELECT coalesce(max(number), 0) + 1, %s, %s, %s, %s, %s, %s FROM act"
)


async def add(connection: Connection, acts: Iterable[ActRow]) -> None:
    """Notes what was done, numbered on."""
    for each in acts:
        await take_turns(connection, "act")
        values = (each.guild, each.at, each.by, each.what, each.match, each.about)
        await connection.execute(_INSERT, values)


async def of_guild(connection: Connection, guild: int, most: int) -> tuple[ActRow, ...]:
    """What the managers of a guild have done, the latest first."""
    found = await connection.execute(
        f"{_READ} WHERE guild_id = %s ORDER BY number DESC LIMIT %s", (guild, most)
    )
    return tuple(ActRow(*each) for each in await found.fetchall())


async def of_user(connection: Connection, user: int) -> tuple[ActRow, ...]:
    """What a user has done as a manager, or managers have done to them, the latest first."""
    found = await connection.execute(
        f"{_READ} WHERE by_id = %s OR about_id = %s ORDER BY number DESC", (user, user)
    )
    return tuple(ActRow(*each) for each in await found.fetchall())


async def latest(connection: Connection, guild: int, about: int, whats: Sequence[str]) -> str | None:
    """Which of some acts was done to a user last."""
    found = await connection.execute(
        "SELECT what FROM act WHERE guild_id = %s AND about_id = %s AND what = ANY(%s) "
        "ORDER BY number DESC LIMIT 1",
        (guild, about, list(whats)),
    )
    return next((what for (what,) in await found.fetchall()), None)
