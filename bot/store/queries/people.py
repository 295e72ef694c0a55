"""People: what they have played, against whom, and all that is kept of them, to be shown and erased."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store.queries import kept, summaries
from bot.store.queries.guilds import LAST
from bot.store.queries.results import list_results_of
from bot.store.rows import (
    BySeat,
    FeatRow,
    LongestRow,
    NoteRow,
    OpeningRow,
    OpponentRow,
    PersonRow,
    PlayedRow,
    ProfileRows,
    ResultRow,
)
from bot.store.tables import (
    TABLES,
    join_columns,
    name_values,
    narrow,
    select,
    write_insert,
    write_replacement,
)
from bot.store.work import Connection, read_rows

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
_PRIVATE: Final = "SELECT id FROM match WHERE guild_id = 0 AND host_id = :user"
"""Somebody's matches that belong to no server, for nobody else has been at them."""
_FORGOTTEN: Final = tuple(
    f"DELETE FROM {table} WHERE {column} IN ({_PRIVATE})"  # noqa: S608 - names of ours
    for column in ("match_id", "id")
    for table, columns in reversed(tuple(TABLES.items()))
    if (column in columns if column == "match_id" else table == "match")
)
"""Every row goes before those it refers to."""
_ERASURE: Final = (
    "UPDATE match SET revision = revision + 1 WHERE host_id = :user "
    "OR id IN (SELECT match_id FROM seat WHERE user_id = :user) "
    "OR id IN (SELECT match_id FROM invitation WHERE user_id = :user) "
    "OR id IN (SELECT match_id FROM follower WHERE user_id = :user) "
    "OR id IN (SELECT match_id FROM handover WHERE user_id = :user)",
    "UPDATE match SET host_id = :pseudonym WHERE host_id = :user",
    "UPDATE seat SET user_id = :pseudonym WHERE user_id = :user",
    summaries.LOOK_AGAIN,
    summaries.FORGET,
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
    "UPDATE part SET user_id = :pseudonym WHERE user_id = :user",
    "UPDATE feat SET user_id = :pseudonym WHERE user_id = :user",
    "UPDATE setting_change SET by_id = :pseudonym WHERE by_id = :user",
    "DELETE FROM block WHERE :user IN (user_id, other_id)",
    "DELETE FROM invitation WHERE user_id = :user",
    "DELETE FROM follower WHERE user_id = :user",
    "DELETE FROM kept_answer WHERE user_id = :user",
    "UPDATE handover SET user_id = :pseudonym WHERE user_id = :user",
    "DELETE FROM outbox WHERE user_id = :user",
    "DELETE FROM puzzle_answer WHERE user_id = :user",
    "DELETE FROM board_link WHERE user_id = :user",
    "DELETE FROM board_session WHERE user_id = :user",
    "DELETE FROM branch WHERE user_id = :user",
    "UPDATE side_member SET user_id = :pseudonym, gone = coalesce(gone, joined) WHERE user_id = :user",
    "UPDATE vote SET user_id = :pseudonym WHERE user_id = :user",
    "DELETE FROM guess WHERE user_id = :user",
    "DELETE FROM note WHERE user_id = :user",
    "UPDATE report SET user_id = :pseudonym, text = '', "
    "answer = CASE WHEN answer IS NULL OR shared THEN answer ELSE '' END WHERE user_id = :user",
    "DELETE FROM user_settings WHERE user_id = :user",
)
_WIDE: Final = len(TABLES["result"])
# `+own.guild_id`: of a person and a guild, the index of the person is by far the shorter way.
_OF_USER: Final = "own.user_id = :user AND +own.guild_id = :guild AND own.house IS NULL"
_PROFILE: Final = (
    f"SELECT own.game, own.seat, own.won FROM result AS own WHERE {_OF_USER} ORDER BY own.number",  # noqa: S608
    "SELECT other.user_id, count(*), count(*) FILTER (WHERE own.place < other.place) "  # noqa: S608
    "FROM result AS own JOIN result AS other "
    "ON other.match_id = own.match_id AND other.user_id <> own.user_id "
    f"WHERE {_OF_USER} GROUP BY other.user_id ORDER BY count(*) DESC, max(own.number) DESC",
    "SELECT match.id, match.game, match.last_entry FROM result AS own "  # noqa: S608
    f"JOIN match ON match.id = own.match_id WHERE {_OF_USER} "
    "ORDER BY match.last_entry DESC, match.id LIMIT 1",
    "SELECT own.game, own.seat, opening, count(*) FROM result AS own "  # noqa: S608
    "JOIN opening ON opening.match_id = own.match_id AND opening.seat = own.seat "
    f"WHERE {_OF_USER} GROUP BY own.game, own.seat, opening "
    "ORDER BY count(*) DESC, own.game, own.seat, opening",
)
_MEETINGS: Final = (
    f"SELECT {join_columns(TABLES['result'], 'own.')}, {join_columns(TABLES['result'], 'other.')} "  # noqa: S608
    "FROM result AS own JOIN result AS other "
    "ON other.match_id = own.match_id AND other.user_id = :other "
    f"WHERE {_OF_USER} ORDER BY own.number"
)
_KEEP_NOTE: Final = write_replacement("note", "match_id", "user_id")
_FEAT: Final = join_columns(TABLES["feat"])
_AT_SEAT: Final = "FROM result WHERE match_id = :match AND seat = :seat"
_OF_SEAT: Final = f"{_AT_SEAT} AND house IS NULL"
_OF_CROWD: Final = f"{_AT_SEAT} AND coalesce(house, 'crowd') = 'crowd'"
_KEEP_FEAT: Final = (
    f"INSERT INTO feat ({_FEAT}) SELECT match_id, seat, :what, user_id, guild_id, game, finished "
    f"{_OF_CROWD} ON CONFLICT DO NOTHING"
)
_KEEP_OPENING: Final = (
    f"INSERT INTO opening (match_id, seat, opening) SELECT match_id, seat, :what {_OF_SEAT} "
    "ON CONFLICT DO NOTHING"
)


async def load_person(
    connection: Connection, user: int
) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
    """Load every match and every result in which a user appears."""
    people = await connection.fetch_rows(PersonRow, _PERSON, user=user)
    return people, await list_results_of(connection, user)


async def erase_person(connection: Connection, user: int) -> int:
    """Put a pseudonym in a user's place everywhere; return it. Matches of theirs alone are deleted.

    One pseudonym per erasure: the other players keep their results against one and the same opponent. Every
    match it touches gets a new revision, so that nothing loaded before can be written over it.
    """
    await connection.take_turns("pseudonym")
    await connection.take_turns(summaries.TURN)
    pseudonym = int(await kept.read(connection, "house", "last-pseudonym") or 0) - 1
    await kept.write(connection, "house", "last-pseudonym", str(pseudonym))
    values = {"user": user, "pseudonym": pseudonym}
    await connection.execute_together(
        [(statement, [values]) for statement in (*LAST, *_FORGOTTEN, *_ERASURE)]
    )
    return pseudonym


async def list_kept_answers(connection: Connection, user: int) -> tuple[tuple[int, str, str], ...]:
    """List what a user has answered ahead of time: the match, the seat, and the answer."""
    rows = await connection.fetch(
        "SELECT match_id, seat, answer FROM kept_answer WHERE user_id = :user ORDER BY match_id, position",
        user=user,
    )
    return tuple((match, seat, answer) for match, seat, answer in rows)


async def list_notes(connection: Connection, user: int, match: int | None = None) -> tuple[NoteRow, ...]:
    """List what a user has written down about games, or about one."""
    where = narrow({"match_id = :match": match})
    query = f"{select('note')} WHERE user_id = :user{where} ORDER BY match_id"
    return await connection.fetch_rows(NoteRow, query, user=user, match=match)


async def write_note(connection: Connection, note: NoteRow) -> None:
    """Keep what a user writes down about a game in place of what was there; an empty text: nothing."""
    values = name_values(TABLES["note"], note)
    if note.text:
        await connection.execute_together([(_KEEP_NOTE, [values])])
        return
    of_match = "DELETE FROM note WHERE match_id = :match AND user_id = :user"
    await connection.execute(of_match, match=note.match, user=note.user)


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


async def load_profile(connection: Connection, guild: int, user: int) -> ProfileRows:
    """Load a user's results among people, opponents, longest game and openings."""
    results, opponents, longest, openings = await connection.fetch_together(_PROFILE, guild=guild, user=user)
    return ProfileRows(
        read_rows(PlayedRow, results),
        read_rows(OpponentRow, opponents),
        next(iter(read_rows(LongestRow, longest)), None),
        read_rows(OpeningRow, openings),
    )


async def list_meetings(
    connection: Connection, guild: int, user: int, other: int
) -> tuple[tuple[ResultRow, ResultRow], ...]:
    """List the results of two users in the games both have played among people, oldest first."""
    rows = await connection.fetch(_MEETINGS, guild=guild, user=user, other=other)
    own = read_rows(ResultRow, [row[:_WIDE] for row in rows])
    others = read_rows(ResultRow, [row[_WIDE:] for row in rows])
    return tuple(zip(own, others, strict=True))


async def list_feats(
    connection: Connection,
    guild: int | None,
    user: int | None,
    since: str = "",
    match: int | None = None,
) -> tuple[FeatRow, ...]:
    """List feats on a guild or on all, by a user or by everybody, in any match or one, oldest first."""
    where = narrow(
        {
            "guild_id = :guild": guild,
            "user_id = :user": user,
            "match_id = :match": match,
            "at >= :since": since or None,
        }
    )
    return await connection.fetch_rows(
        FeatRow,
        f"{select('feat')} WHERE true{where} ORDER BY at, match_id, seat, feat",
        guild=guild,
        user=user,
        match=match,
        since=since,
    )


async def write_feats(
    connection: Connection,
    match: int,
    feats: BySeat,
    openings: BySeat = (),
    summary: summaries.Summary | None = None,
) -> None:
    """Keep what seats did in a match among people, what they began with, and what it comes to; again without
    effect.

    Whose seats they are is read here: they may have been erased.
    """
    await connection.execute_together(
        [
            (statement, [{"match": match, "seat": seat, "what": what} for seat, what in by_seat])
            for statement, by_seat in ((_KEEP_FEAT, feats), (_KEEP_OPENING, openings))
        ]
    )
    if summary is not None:
        await summaries.keep(connection, match, summary)
