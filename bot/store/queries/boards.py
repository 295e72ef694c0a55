"""Links to the page of the board, and the browsers it is open in. What is over goes when something comes."""

from __future__ import annotations

from typing import Final

from bot.store.rows import BoardLinkRow, BoardSessionRow
from bot.store.tables import TABLES, name_values, select, write_insert, write_replacement
from bot.store.work import Connection

MOST_SESSIONS: Final = 8
"""Browsers in which one user has the page open; of more, the first end."""
_SPEND: Final = (
    "DELETE FROM board_link WHERE token = :token AND until > :now "
    "RETURNING token, user_id, match_id, language, until"
)
_CROWDED_OUT: Final = (
    "DELETE FROM board_session WHERE user_id = :user AND token NOT IN (SELECT token FROM board_session "
    "WHERE user_id = :user ORDER BY until DESC, token LIMIT :most)"
)


async def keep_link(connection: Connection, row: BoardLinkRow, now: int) -> None:
    """Keep a link in the place of the user's earlier ones to the same match."""
    await connection.execute(
        "DELETE FROM board_link WHERE until <= :now OR (user_id = :user AND match_id = :match)",
        now=now,
        user=row.user,
        match=row.match,
    )
    await connection.execute(write_insert("board_link"), **name_values(TABLES["board_link"], row))


async def find_link(connection: Connection, token: str, now: int) -> BoardLinkRow | None:
    """Find a link that can still be used."""
    query = f"{select('board_link')} WHERE token = :token AND until > :now"
    return next(iter(await connection.fetch_rows(BoardLinkRow, query, token=token, now=now)), None)


async def spend_link(connection: Connection, token: str, now: int) -> BoardLinkRow | None:
    """Use a link, once and for all; None where there is none, or no longer."""
    return next(iter(await connection.fetch_rows(BoardLinkRow, _SPEND, token=token, now=now)), None)


async def open_session(connection: Connection, row: BoardSessionRow, now: int) -> None:
    """Note a browser in which a user has the page open."""
    await connection.execute("DELETE FROM board_session WHERE until <= :now", now=now)
    kept = write_replacement("board_session", "token")
    await connection.execute(kept, **name_values(TABLES["board_session"], row))
    await connection.execute(_CROWDED_OUT, user=row.user, most=MOST_SESSIONS)


async def find_session(connection: Connection, token: str, now: int) -> BoardSessionRow | None:
    """Find a browser that is still open."""
    query = f"{select('board_session')} WHERE token = :token AND until > :now"
    return next(iter(await connection.fetch_rows(BoardSessionRow, query, token=token, now=now)), None)


async def list_sessions(connection: Connection, user: int) -> tuple[BoardSessionRow, ...]:
    """List the browsers of a user, the latest first."""
    query = f"{select('board_session')} WHERE user_id = :user ORDER BY until DESC, token"
    return await connection.fetch_rows(BoardSessionRow, query, user=user)


async def close_sessions(connection: Connection, user: int, token: str = "") -> None:
    """End one browser of a user, or all of them and every link where none is named."""
    if token:
        await connection.execute(
            "DELETE FROM board_session WHERE user_id = :user AND token = :token", user=user, token=token
        )
        return
    for table in ("board_session", "board_link"):
        await connection.execute(f"DELETE FROM {table} WHERE user_id = :user", user=user)  # noqa: S608
