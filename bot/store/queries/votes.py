"""Games in which a crowd has a seat: who is on which side, what is voted on, and who has voted for what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.store.queries.changes import Shards, of_shards
from bot.store.tables import TABLES, join_columns, name_values, narrow, select, write_insert
from bot.store.work import Connection


@dataclass(frozen=True, slots=True)
class SideRow:
    """A seat that a crowd has, and the vote that is open there."""

    match: int
    seat: str
    thread: int | None = None
    message: int | None = None  # the latest there
    shown: int = 0  # the decision it is about
    stamp: int = 0  # of the decision that is voted on
    due: int | None = None  # when that closes, in seconds of the house
    put_off: int = 0  # how often it was put off because nobody voted


@dataclass(frozen=True, slots=True)
class MemberRow:
    """Somebody on a side."""

    match: int
    user: int
    seat: str
    joined: str  # when
    gone: str | None = None  # when they left it
    seen: bool = False  # whether they have looked at its cards


@dataclass(frozen=True, slots=True)
class VoteRow:
    """Somebody's vote on a decision. Lines are texts of actions, one after the other."""

    match: int
    seat: str
    stamp: int
    user: int
    number: int  # the order of the votes; it stays while somebody keeps to a choice
    choice: str  # what it counts for, empty while there is none
    line: str  # the choice with what follows in it
    draft: str  # what they are about to propose
    at: str  # when it was cast


_THIS_VOTE: Final = "match_id = :match_id AND seat = :seat AND stamp = :stamp"
_VOTE: Final = ("match_id", "seat", "stamp", "user_id", "choice", "line", "draft", "at")
_PUT_VOTE: Final = (
    f"INSERT INTO vote ({join_columns(_VOTE)}, number) SELECT {join_columns(_VOTE, ':')}, "  # noqa: S608
    f"(SELECT coalesce(max(number), 0) + 1 FROM vote WHERE {_THIS_VOTE}) "
    f"FROM side WHERE {_THIS_VOTE} AND due > 0 "
    "ON CONFLICT (match_id, seat, stamp, user_id) DO UPDATE SET draft = excluded.draft"
)
_CAST: Final = (
    f"{_PUT_VOTE}, choice = excluded.choice, line = excluded.line, at = excluded.at, "
    "number = CASE WHEN vote.choice = excluded.choice THEN vote.number ELSE excluded.number END"
)
_ALL_HAVE_VOTED: Final = (
    "UPDATE side SET due = 1 WHERE match_id = :match AND seat = :seat AND due > 1 "
    "AND EXISTS (SELECT 1 FROM side_member AS somebody "
    "WHERE somebody.match_id = :match AND somebody.seat = :seat AND somebody.gone IS NULL) "
    "AND NOT EXISTS (SELECT 1 FROM side_member AS other WHERE other.match_id = :match "
    "AND other.seat = :seat AND other.gone IS NULL AND NOT EXISTS (SELECT 1 FROM vote "
    "WHERE vote.match_id = :match AND vote.seat = :seat AND vote.stamp = side.stamp "
    "AND vote.user_id = other.user_id AND vote.choice <> ''))"
)
"""A vote in which everybody who is there has voted is due at once, also where the house forgot some time."""
_KNOWS_ANOTHER: Final = (
    "SELECT 1 FROM side_member AS known WHERE known.match_id = :match AND known.user_id = :user "
    "AND known.seat <> :seat AND known.seen"
)
"""Whether somebody has seen the cards of another side."""
_JOIN: Final = (
    "INSERT INTO side_member (match_id, user_id, seat, joined, gone, seen) "
    f"SELECT :match, :user, :seat, :at, NULL, false WHERE NOT EXISTS ({_KNOWS_ANOTHER}) "
    "ON CONFLICT (match_id, user_id, seat) DO UPDATE SET gone = NULL RETURNING seat"
)
_SEE: Final = (
    "UPDATE side_member SET seen = true WHERE match_id = :match AND user_id = :user AND seat = :seat "  # noqa: S608
    f"AND gone IS NULL AND NOT EXISTS ({_KNOWS_ANOTHER}) RETURNING seat"
)
_PUT_THREAD: Final = (
    f"{write_insert('side')} ON CONFLICT (match_id, seat) DO UPDATE "
    "SET thread_id = excluded.thread_id, message_id = NULL, shown = 0"
)
_OPEN: Final = (
    f"{write_insert('side')} ON CONFLICT (match_id, seat) DO UPDATE "
    "SET stamp = excluded.stamp, due = excluded.due, put_off = 0 "
    "WHERE side.stamp < excluded.stamp"
)


async def list_sides(connection: Connection, match: int) -> tuple[SideRow, ...]:
    """List the sides of a match."""
    query = f"{select('side')} WHERE match_id = :match ORDER BY seat"
    return await connection.fetch_rows(SideRow, query, match=match)


async def list_members(connection: Connection, match: int) -> tuple[MemberRow, ...]:
    """List who is, or was, on a side of a match, in the order in which they came."""
    query = f"{select('side_member')} WHERE match_id = :match ORDER BY joined, user_id, seat"
    return await connection.fetch_rows(MemberRow, query, match=match)


async def list_sides_of(connection: Connection, user: int) -> tuple[MemberRow, ...]:
    """List the sides somebody is or was on."""
    query = f"{select('side_member')} WHERE user_id = :user ORDER BY match_id, seat"
    return await connection.fetch_rows(MemberRow, query, user=user)


async def list_votes(
    connection: Connection, match: int, seat: str | None = None, stamp: int | None = None
) -> tuple[VoteRow, ...]:
    """List the votes at a match, of one side or on one decision, the oldest first."""
    where = narrow({"seat = :seat": seat, "stamp = :stamp": stamp})
    query = f"{select('vote')} WHERE match_id = :match{where} ORDER BY seat, stamp, number, user_id"
    return await connection.fetch_rows(VoteRow, query, match=match, seat=seat, stamp=stamp)


async def list_votes_of(connection: Connection, user: int) -> tuple[VoteRow, ...]:
    """List somebody's votes."""
    query = f"{select('vote')} WHERE user_id = :user ORDER BY match_id, seat, stamp"
    return await connection.fetch_rows(VoteRow, query, user=user)


async def join(connection: Connection, match: int, user: int, seat: str, at: str) -> bool:
    """Have somebody on a side and on no other; not where they know the cards of another.

    Return whether they are there.
    """
    values = {"match": match, "user": user, "seat": seat, "at": at}
    if not await connection.fetch(_JOIN, values):
        return False
    await _go(connection, match, user, at, stays=seat)
    return True


async def leave(connection: Connection, match: int, user: int, at: str) -> None:
    """Note that somebody is on no side any more."""
    await _go(connection, match, user, at, stays="")


async def _go(connection: Connection, match: int, user: int, at: str, *, stays: str) -> None:
    rows = await connection.fetch(
        "UPDATE side_member SET gone = :at WHERE match_id = :match AND user_id = :user AND gone IS NULL "
        "AND seat <> :stays RETURNING seat",
        match=match,
        user=user,
        at=at,
        stays=stays,
    )
    for (seat,) in rows:
        await connection.execute(_ALL_HAVE_VOTED, match=match, seat=seat)


async def see(connection: Connection, match: int, user: int, seat: str) -> bool:
    """Note that somebody looks at the cards of their side; return whether they may."""
    return bool(await connection.fetch(_SEE, match=match, user=user, seat=seat))


async def open_vote(connection: Connection, side: SideRow) -> None:
    """Open a vote on a decision; again, or once another is open, without effect."""
    await connection.execute(_OPEN, **name_values(TABLES["side"], side))


async def stop(connection: Connection, side: SideRow, now: int) -> bool:
    """Take no more votes where a vote is due; return whether it is. now: of the house."""
    rows = await connection.fetch(
        "UPDATE side SET due = 0 WHERE match_id = :match AND seat = :seat AND stamp = :stamp "
        "AND due <= :now RETURNING seat",
        match=side.match,
        seat=side.seat,
        stamp=side.stamp,
        now=now,
    )
    return bool(rows)


async def put_off(connection: Connection, side: SideRow, due: int | None) -> None:
    """Have a vote that has stopped go on, for nobody has voted; None: it is closed."""
    await connection.execute(
        "UPDATE side SET due = :due, put_off = :times "
        "WHERE match_id = :match AND seat = :seat AND stamp = :stamp AND due = 0",
        match=side.match,
        seat=side.seat,
        stamp=side.stamp,
        times=side.put_off + (due is not None),
        due=due,
    )


async def keep_draft(connection: Connection, row: VoteRow) -> None:
    """Keep what somebody is about to propose; how they have voted stays."""
    await connection.execute(_PUT_VOTE, **_name(row))


async def cast(connection: Connection, row: VoteRow) -> bool:
    """Keep a vote in place of the one before, if votes are taken; return whether it counts.

    When all have voted, the vote closes.
    """
    if not await connection.fetch(f"{_CAST} RETURNING number", _name(row)):
        return False
    await connection.execute(_ALL_HAVE_VOTED, match=row.match, seat=row.seat)
    return True


def _name(row: VoteRow) -> dict[str, Any]:
    values = name_values(TABLES["vote"], row)
    del values["number"]
    return values


async def note_thread(connection: Connection, match: int, seat: str, thread: int | None) -> None:
    """Note in which thread a side talks."""
    await connection.execute(_PUT_THREAD, **name_values(TABLES["side"], SideRow(match, seat, thread)))


async def note_message(connection: Connection, match: int, seat: str, stamp: int, message: int) -> None:
    """Note which message shows a vote, unless it shows a later one already."""
    await connection.execute(
        "UPDATE side SET message_id = :message, shown = :stamp "
        "WHERE match_id = :match AND seat = :seat AND shown <= :stamp",
        match=match,
        seat=seat,
        stamp=stamp,
        message=message,
    )


async def list_due(connection: Connection, limit: int, shards: Shards | None) -> tuple[SideRow, ...]:
    """List the open votes, what closes first comes first."""
    where, values = of_shards(shards)
    columns = join_columns(TABLES["side"], "side.")
    joined = "" if shards is None else "JOIN match ON match.id = match_id "
    return await connection.fetch_rows(
        SideRow,
        f"SELECT {columns} FROM side {joined}WHERE due IS NOT NULL AND {where} "  # noqa: S608
        "ORDER BY due, match_id, seat LIMIT :limit",
        **values,
        limit=limit,
    )


async def list_running(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the matches of a guild that are played and in which a vote is open."""
    return await connection.fetch_column(
        "SELECT id FROM match WHERE guild_id = :guild AND phase = :phase "
        "AND id IN (SELECT match_id FROM side WHERE due IS NOT NULL) ORDER BY id",
        guild=guild,
        phase="playing",
    )
