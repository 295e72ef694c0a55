"""Queries about feats: what was done in finished games."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.people_rows import FeatRow
from bot.store.postgres.connecting import Connection
from bot.store.tables import TABLES

_FEAT = ", ".join(TABLES["feat"])


async def find(
    connection: Connection, guild: int | None, user: int | None, since: str, match: int | None
) -> tuple[FeatRow, ...]:
    """What was done on a guild, or on all of them, by a user or by everybody, in any match or one, oldest
    first."""
    wanted = {
        "guild_id = %s": guild,
        "user_id = %s": user,
        "match_id = %s": match,
        "at >= %s": since or None,
    }
    given = {text: value for text, value in wanted.items() if value is not None}
    where = " AND ".join(given) or "true"
    found = await connection.execute(
        f"SELECT {_FEAT} FROM feat WHERE {where} ORDER BY at, match_id, seat, feat",  # noqa: S608
        (*given.values(),),
    )
    return tuple(FeatRow(*each) for each in await found.fetchall())


async def write(
    connection: Connection,
    match: int,
    found: Sequence[tuple[str, str]],
    openings: Sequence[tuple[str, str]],
) -> None:
    """Keeps what seats did in a match. Whose seats they are is read here: they may have been erased."""
    for seat, feat in found:
        await connection.execute(
            f"INSERT INTO feat ({_FEAT}) "  # noqa: S608
            "SELECT match_id, seat, %s, user_id, guild_id, game, finished FROM result "
            "WHERE match_id = %s AND seat = %s AND house IS NULL ON CONFLICT DO NOTHING",
            (feat, match, seat),
        )
    for seat, opening in openings:
        await connection.execute(
            "INSERT INTO opening (match_id, seat, opening) SELECT match_id, seat, %s FROM result "
            "WHERE match_id = %s AND seat = %s AND house IS NULL ON CONFLICT DO NOTHING",
            (opening, match, seat),
        )
