"""Reports that something looked wrong at a table, and what was answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.store.queries.changes import INSERT_ITEM
from bot.store.tables import TABLES, join_columns, name_values, narrow, select, write_insert
from bot.store.work import Connection


@dataclass(frozen=True, slots=True)
class ReportRow:
    """Something that looked wrong to somebody at a table, with the record of it up to then."""

    match: int
    user: int  # who reported it
    at: str  # when
    game: str  # its key
    ruleset: int  # under which it was played then
    build: str  # the version of the program
    language: str  # in which it was written
    step: str  # what everybody could see was to be decided
    seat: str  # whose it is; empty: of somebody who watched
    text: str  # what they wrote
    record: str  # hidden things included; empty where reports are listed
    answer: str | None = None  # of whoever runs the bot
    answered: str | None = None  # when
    shared: bool = False  # whoever reports the same step is told the answer
    told: bool = False  # it has been brought to who reported
    number: int = 0  # given by the store


_INSERT: Final = write_insert("report").replace(
    ":number", "(SELECT coalesce(max(number), 0) + 1 FROM report)"
)
_BRIEF: Final = "SELECT {} FROM report".format(  # noqa: S608 - names of ours
    join_columns(["'' AS record" if column == "record" else column for column in TABLES["report"]])
)
_SAME: Final = (
    "SELECT number FROM report "
    "WHERE user_id = :user AND match_id = :match AND text = :text AND answer IS NULL"
)
_WAITING: Final = "SELECT count(*) FROM report WHERE user_id = :user AND answer IS NULL"
_CROWDED_OUT: Final = (
    "DELETE FROM report WHERE user_id = :user AND answer IS NOT NULL AND number NOT IN "
    "(SELECT number FROM report WHERE user_id = :user ORDER BY number DESC LIMIT :most)"
)
_ANSWER: Final = (
    "UPDATE report SET answer = :answer, answered = :at, shared = :shared, told = :told "
    "WHERE number = :number RETURNING match_id, user_id"
)


async def add(connection: Connection, row: ReportRow, most_waiting: int, most_kept: int) -> int | None:
    """Keep a report; return its number, None where as many of its user's wait for an answer as may.

    One that is sent twice counts once. most_kept: of a user's; of more, the oldest answered ones go.
    """
    await connection.take_turns("report")
    values = {"user": row.user, "match": row.match, "text": row.text}
    same: int | None = await connection.fetch_value(_SAME, **values)
    if same is not None:
        return same
    if await connection.fetch_value(_WAITING, user=row.user) >= most_waiting:
        return None
    await connection.execute(_INSERT, **name_values(TABLES["report"], row))
    await connection.execute(_CROWDED_OUT, user=row.user, most=most_kept)
    number: int | None = await connection.fetch_value(_SAME, **values)
    return number


async def find(connection: Connection, number: int) -> ReportRow | None:
    """Find one, with its record."""
    query = f"{select('report')} WHERE number = :number"
    return next(iter(await connection.fetch_rows(ReportRow, query, number=number)), None)


async def list_of(
    connection: Connection, match: int | None = None, user: int | None = None
) -> tuple[ReportRow, ...]:
    """List those of a match, of a user, or all, the latest first, without their records."""
    where = narrow({"match_id = :match": match, "user_id = :user": user})
    query = f"{_BRIEF} WHERE true{where} ORDER BY number DESC"
    return await connection.fetch_rows(ReportRow, query, match=match, user=user)


async def list_like(connection: Connection, row: ReportRow, most: int) -> tuple[ReportRow, ...]:
    """List what was reported before of the same step under the same rules; answers that are shared first."""
    return await connection.fetch_rows(
        ReportRow,
        f"{_BRIEF} WHERE game = :game AND ruleset = :ruleset AND step = :step AND number < :number "
        "ORDER BY shared DESC, number DESC LIMIT :most",
        game=row.game,
        ruleset=row.ruleset,
        step=row.step,
        number=row.number,
        most=most,
    )


async def answer(connection: Connection, number: int, text: str, at: str, *, shared: bool) -> bool:
    """Answer one, and have who reported it told, unless they were erased; return whether there is one."""
    values = {"number": number, "answer": text, "at": at, "shared": shared, "told": False}
    for match, user in await connection.fetch(_ANSWER, **values):
        if user > 0:
            item = {"match_id": match, "kind": "answer", "user_id": user, "press": 0, "at": at}
            await connection.execute(INSERT_ITEM, **item)
        return True
    return False


async def note_told(connection: Connection, number: int, answered: str) -> None:
    """Note that the answer of a moment has been brought."""
    query = "UPDATE report SET told = :told WHERE number = :number AND answered = :answered"
    await connection.execute(query, told=True, number=number, answered=answered)
