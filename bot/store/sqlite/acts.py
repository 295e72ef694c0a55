"""Queries about what managers of servers have done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import aiosqlite

from bot.store.act_row import ActRow

_READ = "SELECT guild_id, at, by_id, what, match_id, about_id, number FROM act"
INSERT = (
    "INSERT INTO act (number, guild_id, at, by_id, what, match_id, about_id) "
    "SELECT coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ? FROM act"
)


async def add(connection: aiosqlite.Connection, acts: Iterable[ActRow]) -> None:
    """Notes what was done, numbered on."""
    rows = [(each.guild, each.at, each.by, each.what, each.match, each.about) for each in acts]
    await connection.executemany(INSERT, rows)


async def of_guild(connection: aiosqlite.Connection, guild: int, most: int) -> tuple[ActRow, ...]:
    """What the managers of a guild have done, the latest first."""
    found = await connection.execute_fetchall(
        f"{_READ} WHERE guild_id = ? ORDER BY number DESC LIMIT ?", (guild, most)
    )
    return tuple(ActRow(*each) for each in found)


async def of_user(connection: aiosqlite.Connection, user: int) -> tuple[ActRow, ...]:
    """What a user has done as a manager, or managers have done to them, the latest first."""
    found = await connection.execute_fetchall(
        f"{_READ} WHERE by_id = ? OR about_id = ? ORDER BY number DESC", (user, user)
    )
    return tuple(ActRow(*each) for each in found)


async def latest(
    connection: aiosqlite.Connection, guild: int, about: int, whats: Sequence[str]
) -> str | None:
    """Which of some acts was done to a user last."""
    marks = ", ".join("?" * len(whats))
    found = await connection.execute_fetchall(
        f"SELECT what FROM act WHERE guild_id = ? AND about_id = ? AND what IN ({marks}) "  # noqa: S608
        "ORDER BY number DESC LIMIT 1",
        (guild, about, *whats),
    )
    return next((what for (what,) in found), None)
