"""Guesses of those who watch how a game, or a battle in it, will end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.store.tables import TABLES, join_columns, name_values, select
from bot.store.work import Connection

_COLUMNS: Final = TABLES["guess"]
_KEEP: Final = (
    f"INSERT INTO guess ({join_columns(_COLUMNS)}) "  # noqa: S608 - names of ours
    f"SELECT {join_columns(_COLUMNS, ':')} FROM match "
    "WHERE id = :match_id AND phase = 'playing' AND last_press = :press "
    "ON CONFLICT (match_id, about, user_id, press) DO UPDATE "
    "SET choice = excluded.choice, sure = excluded.sure, at = excluded.at RETURNING press"
)
_SETTLE: Final = (
    "UPDATE guess SET points = :points, ended = :ended WHERE match_id = :match AND about = :about "
    "AND user_id = :user AND press = :press AND ended IS NULL"
)
_UNSETTLED: Final = (
    "SELECT DISTINCT match_id FROM guess JOIN match ON match.id = match_id "
    "WHERE guess.guild_id = :guild AND ended IS NULL AND phase <> 'playing' ORDER BY match_id"
)
_BEST: Final = (
    "SELECT user_id, count(*), CAST(sum(points) AS bigint) FROM guess WHERE guild_id = :guild "
    "AND points IS NOT NULL AND ended >= :start AND ended < :until GROUP BY user_id "
    "ORDER BY sum(points) DESC, user_id"
)


@dataclass(frozen=True, slots=True)
class GuessRow:
    """A guess. A later one of the same person about the same thing takes its place, if it is in time."""

    match: int
    about: str  # which battle; empty for the game
    user: int
    press: int  # the last press before it
    guild: int
    choice: str  # a seat
    sure: int  # per cent
    at: str  # when it was made
    points: int | None = None  # what it was worth; None where it did not count, or has not yet
    ended: str | None = None  # when that was settled


async def write(connection: Connection, row: GuessRow) -> bool:
    """Keep a guess, if its match is still played and nothing has been done there since it was looked at;
    return whether it was kept."""
    return bool(await connection.fetch(_KEEP, **name_values(_COLUMNS, row)))


async def list_of_match(connection: Connection, match: int) -> tuple[GuessRow, ...]:
    """List those about a match, by what they are about, by person, the latest last."""
    query = f"{select('guess')} WHERE match_id = :match ORDER BY about, user_id, press"
    return await connection.fetch_rows(GuessRow, query, match=match)


async def list_of(connection: Connection, user: int) -> tuple[GuessRow, ...]:
    """List those of a user, in the order of their matches."""
    query = f"{select('guess')} WHERE user_id = :user ORDER BY match_id, about, press"
    return await connection.fetch_rows(GuessRow, query, user=user)


async def settle(connection: Connection, guesses: Sequence[GuessRow]) -> None:
    """Keep what guesses were worth; those that were settled before stay as they are."""
    rows = [
        {
            "match": guess.match,
            "about": guess.about,
            "user": guess.user,
            "press": guess.press,
            "points": guess.points,
            "ended": guess.ended,
        }
        for guess in guesses
    ]
    await connection.execute_together([(_SETTLE, rows)])


async def list_unsettled(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the matches of a guild that are over and have guesses which are not settled."""
    return tuple(match for (match,) in await connection.fetch(_UNSETTLED, guild=guild))


async def list_best(
    connection: Connection, guild: int, start: str, until: str
) -> tuple[tuple[int, int, int], ...]:
    """List users by the points of their guesses that were settled in a time: user, guesses, points."""
    rows = await connection.fetch(_BEST, guild=guild, start=start, until=until)
    return tuple((user, count, points) for user, count, points in rows)
