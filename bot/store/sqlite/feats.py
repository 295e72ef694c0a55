"""Queries about feats: what was done in finished games."""

from __future__ import annotations

from collections.abc import Sequence

import aiosqlite

from bot.store.people_rows import FeatRow
from bot.store.tables import TABLES

_FEAT = ", ".join(TABLES["feat"])


async def find(
    connection: aiosqlite.Connection, guild: int | None, user: int | None, since: str, match: int | None
) -> tuple[FeatRow, ...]:
    """What was done on a guild, or on all of them, by a user or by everybody, in any match or one, oldest
    first."""
    wanted = {
        "guild_id = ?": guild,
        "user_id = ?": user,
        "match_id = ?": match,
        "at >= ?": since or None,
    }
    given = {text: value for text, value in wanted.items() if value is not None}
    where = " AND ".join(given) or "1"
    found = await connection.execute_fetchall(
        f"SELECT {_FEAT} FROM feat WHERE {where} ORDER BY at, match_id, seat, feat",  # noqa: S608
        (*given.values(),),
    )
    return tuple(FeatRow(*each) for each in found)


async def write(
    connection: aiosqlite.Connection,
    match: int,
    found: Sequence[tuple[str, str]],
    openings: Sequence[tuple[str, str]],
) -> None:
    """Keeps what seats did in a match. Whose seats they are is read here: they may have been erased."""
    await connection.executemany(
        f"INSERT OR IGNORE INTO feat ({_FEAT}) "  # noqa: S608
        "SELECT match_id, seat, ?, user_id, guild_id, game, finished FROM result "
        "WHERE match_id = ? AND seat = ? AND house IS NULL",
        [(feat, match, seat) for seat, feat in found],
    )
    await connection.executemany(
        "INSERT OR IGNORE INTO opening (match_id, seat, opening) "
        "SELECT match_id, seat, ? FROM result WHERE match_id = ? AND seat = ? AND house IS NULL",
        [(opening, match, seat) for seat, opening in openings],
    )
