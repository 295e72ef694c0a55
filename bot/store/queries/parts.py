"""The parts people had in finished games: whether they saw them to the end, and how long their turns took."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.store.rows import Json
from bot.store.tables import select
from bot.store.work import Connection

_OF_PERSON: Final = "user_id = :user AND guild_id = :guild"
_COUNTED: Final = f"{_OF_PERSON} AND ending <> 'excused' AND (ending = 'finished' OR finished > :since)"
_KEEP: Final = (
    "INSERT INTO part (match_id, seat, user_id, guild_id, finished, ending, turns) "
    "SELECT match_id, seat, user_id, guild_id, finished, :ending, :turns FROM result "
    "WHERE match_id = :match AND seat = :seat ON CONFLICT DO NOTHING"
)
_EARLIER: Final = (
    f"SELECT count(*) FROM result AS own WHERE {_OF_PERSON} AND house IS NULL "  # noqa: S608 - ours
    "AND NOT EXISTS (SELECT 1 FROM part WHERE part.match_id = own.match_id AND part.seat = own.seat)"
)


@dataclass(frozen=True, slots=True)
class PartRow:
    """A user's part in a finished game."""

    match: int  # the game
    seat: str  # where the user sat
    user: int  # who it was
    guild: int  # the server
    finished: str  # when the game was
    ending: str  # how the part ended (`bot.match.conduct.Ending`)
    turns: Json | None  # the seconds of each turn; None where they are not known


async def write(connection: Connection, match: int, parts: Sequence[tuple[str, str, str | None]]) -> None:
    """Keep the parts of a match whose results count, by seat, ending and turns; again without effect.

    Whose seats they are is read here: they may have been erased.
    """
    rows = [{"match": match, "seat": seat, "ending": how, "turns": turns} for seat, how, turns in parts]
    await connection.execute_together([(_KEEP, rows)])


async def list_latest(
    connection: Connection, guild: int, user: int, since: str, most: int
) -> tuple[PartRow, ...]:
    """List a user's latest parts on a guild, the latest first: without those that were excused, and of those
    that were not finished without what is no later than `since`."""
    query = f"{select('part')} WHERE {_COUNTED} ORDER BY finished DESC, match_id DESC LIMIT :most"
    return await connection.fetch_rows(PartRow, query, guild=guild, user=user, since=since, most=most)


async def list_of(connection: Connection, user: int) -> tuple[PartRow, ...]:
    """List all parts of a user, by match."""
    query = f"{select('part')} WHERE user_id = :user ORDER BY match_id"
    return await connection.fetch_rows(PartRow, query, user=user)


async def count_unknown(connection: Connection, guild: int, user: int) -> int:
    """Count the results among people of which no part was kept: those of earlier versions."""
    return int((await connection.fetch(_EARLIER, guild=guild, user=user))[0][0])
