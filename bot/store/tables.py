"""Tables of every database of the house, whichever engine keeps it, and statements made of their columns.

Rows can go from one database to another. Tables of an engine's own, such as its lease and its migrations, are
not among them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from hashlib import sha256
from operator import attrgetter
from typing import Any, Final, TypeAlias

from bot.store.errors import NotEmptyError
from bot.store.work import Connection

Rows: TypeAlias = tuple[str, Sequence[Sequence[Any]]]
"""The name of a table, and some rows of it."""

TABLES: Final[Mapping[str, tuple[str, ...]]] = {
    "match": (
        *("id", "series_id", "next_id", "game", "guild_id", "channel_id", "phase", "host_id", "options"),
        *("number", "series", "message_id", "message_posted", "ruleset_begun", "ruleset", "public_seq"),
        *("last_entry", "last_press", "stamps", "outcome", "offer", "revision", "created", "changed"),
        *("hints", "clocks", "silence", "wall", "ahead", "origin", "asks"),
    ),
    "seat": ("match_id", "user_id", "position", "seat", "stand_in"),
    "invitation": ("match_id", "user_id", "position"),
    "follower": ("match_id", "user_id", "wish"),
    "handover": ("match_id", "entry", "seat", "user_id"),
    "kept_answer": ("match_id", "position", "seat", "user_id", "ruleset", "answer"),
    "entry": (
        *("match_id", "seq", "press", "seat", "kind", "text", "events", "reveals", "hands", "at", "undone"),
        "time",
    ),
    "snapshot": ("match_id", "seq", "state", "fingerprint"),
    "packed_log": ("match_id", "content"),
    "receipt": ("token", "match_id", "at"),
    "result": (
        *("match_id", "series_id", "guild_id", "game", "user_id", "seat", "place", "won", "score"),
        *("finished", "house", "number"),
    ),
    "rating": (
        *("guild_id", "game", "side", "season", "user_id", "mu", "sigma", "played", "won", "points", "last"),
    ),
    "rating_history": ("guild_id", "user_id", "game", "number", "mu", "sigma", "at"),
    "rating_cursor": ("guild_id", "number", "period", "revision", "system"),
    "opening": ("match_id", "seat", "opening"),
    "tally": ("guild_id", "game", "what", "name", "played", "won"),
    "tally_pair": ("guild_id", "low_id", "high_id", "played"),
    "summary": ("match_id", "guild_id", "game", "turns", "seconds", "cards", "counted", "due"),
    "feat": ("match_id", "seat", "feat", "user_id", "guild_id", "game", "at"),
    "outbox": ("id", "match_id", "kind", "user_id", "revision", "created", "press"),
    "review": ("match_id", "review"),
    "branch": (
        *("match_id", "number", "user_id", "created", "moment", "eyes", "ruleset", "state", "actions"),
        *("thoughts", "revision"),
    ),
    "part": ("match_id", "seat", "user_id", "guild_id", "finished", "ending", "turns"),
    "guess": (
        *("match_id", "about", "user_id", "press", "guild_id", "choice", "sure", "at", "points", "ended"),
    ),
    "note": ("match_id", "user_id", "text", "at"),
    "report": (
        *("match_id", "user_id", "at", "game", "ruleset", "build", "language", "step", "seat", "text"),
        *("record", "answer", "answered", "shared", "told", "number"),
    ),
    "deadline": ("match_id", "seat", "due"),
    "side": ("match_id", "seat", "thread_id", "message_id", "shown", "stamp", "due", "put_off"),
    "side_member": ("match_id", "user_id", "seat", "joined", "gone", "seen"),
    "vote": ("match_id", "seat", "stamp", "user_id", "number", "choice", "line", "draft", "at"),
    "tournament": (
        *("id", "guild_id", "channel_id", "host_id", "name", "game", "phase", "terms", "round", "due"),
        *("message_id", "revision", "shown", "created", "token"),
    ),
    "tournament_entrant": ("tournament_id", "number", "user_id", "since", "until"),
    "tournament_pairing": (
        *("tournament_id", "round", "board", "leg", "players", "channel_id", "match_id", "points"),
        *("reason", "played"),
    ),
    "puzzle": (
        *("guild_id", "day", "match_id", "entry", "content", "channel_id", "message_id", "until", "told"),
    ),
    "puzzle_ahead": ("guild_id", "match_id", "entry", "content"),
    "puzzle_answer": ("guild_id", "day", "user_id", "choice", "solved", "at"),
    "act": ("number", "guild_id", "at", "by_id", "what", "match_id", "about_id"),
    "guild_settings": ("guild_id", "settings"),
    "user_settings": ("user_id", "settings"),
    "block": ("user_id", "other_id"),
    "board_link": ("token", "user_id", "match_id", "language", "until"),
    "board_session": ("token", "user_id", "language", "opened", "until"),
    "departure": ("guild_id", "due"),
    "setting_change": ("number", "guild_id", "at", "by_id", "name", "before", "after"),
    "meta": ("name", "value"),
}
"""Columns by table, in an order in which every row comes after those it refers to."""
SERIES: Final = (
    "WITH RECURSIVE games (id) AS (SELECT {series} UNION "
    "SELECT next_id FROM match JOIN games ON match.id = games.id WHERE next_id IS NOT NULL) "
    "SELECT outcome, seat.seat, seat.user_id FROM games JOIN match ON match.id = games.id "
    "JOIN seat ON seat.match_id = games.id WHERE outcome IS NOT NULL AND seat.seat IS NOT NULL "
    "ORDER BY games.id, seat.position"
)
"""Of every finished game of a series its outcome and who sat where, from its first match on."""
HIGHEST: Final = (
    "SELECT max(id) FROM (SELECT id FROM {0} "
    "UNION ALL SELECT CAST(value AS bigint) FROM meta WHERE name = 'last-{0}') AS numbers"
)
"""The highest number a match or a tournament has had; what was erased with its guild is counted."""
TOGETHER: Final = 1000
"""Rows that are handed over at once."""
_TRUTHS: Final = frozenset(
    {
        *(("match", "hints"), ("match", "asks"), ("entry", "reveals"), ("entry", "hands"), ("result", "won")),
        *(("tournament_pairing", "played"), ("puzzle", "told"), ("puzzle_answer", "solved")),
        *(("summary", "counted"), ("summary", "due")),
        *(("report", "shared"), ("report", "told")),
        ("side_member", "seen"),
    }
)
"""Columns that say yes or no, which is a number in SQLite."""
_MATCH_PLACES: Final = {
    table: columns.index("id" if table == "match" else "match_id")
    for table, columns in TABLES.items()
    if table == "match" or "match_id" in columns
}
"""The place of the number of the match in the rows of a table."""


def join_columns(columns: Sequence[str], of: str = "") -> str:
    """Join names for a list. of: what they are columns of, such as `own.`."""
    return ", ".join(f"{of}{column}" for column in columns)


def select(table: str) -> str:
    """Write the query that reads a table."""
    return f"SELECT {join_columns(TABLES[table])} FROM {table}"  # noqa: S608 - names of ours


@cache
def write_insert(table: str, columns: tuple[str, ...] = ()) -> str:
    """Write the statement that inserts a row. columns: all of the table unless given."""
    columns = columns or TABLES[table]
    return f"INSERT INTO {table} ({join_columns(columns)}) VALUES ({join_columns(columns, ':')})"  # noqa: S608


@cache
def write_replacement(table: str, *key: str) -> str:
    """Write the statement that inserts a row, or replaces the rest of the one that has its key."""
    changed = ", ".join(f"{column} = excluded.{column}" for column in TABLES[table] if column not in key)
    return f"{write_insert(table)} ON CONFLICT ({join_columns(key)}) DO UPDATE SET {changed}"


def name_values(columns: Sequence[str], row: Any, *before: Any) -> dict[str, Any]:
    """Name the values of a row after its columns, in the order of its fields. before: values of the first."""
    kind: object = type(row)
    return dict(zip(columns, (*before, *_read_fields(kind)(row)), strict=True))


def narrow(conditions: Mapping[str, Any]) -> str:
    """Write those conditions of a query whose value is given, each after an AND."""
    return "".join(f" AND {text}" for text, value in conditions.items() if value is not None)


@cache
def _read_fields(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    return attrgetter(*(field.name for field in fields(kind)))


async def count_rows(tables: AsyncIterator[Rows]) -> Mapping[int | None, tuple[int, int]]:
    """Count the rows of each match, with a digest of them in whatever order; None: of what is no match's."""
    counted: dict[int | None, tuple[int, int]] = {}
    async for table, rows in tables:
        place = _MATCH_PLACES.get(table)
        for row in rows:
            # Truth is a number in SQLite.
            values = [int(value) if isinstance(value, bool) else value for value in row]
            digest = int.from_bytes(sha256(f"{table} {values!r}".encode()).digest(), "big")
            key = None if place is None else values[place]
            number, total = counted.get(key, (0, 0))
            counted[key] = number + 1, (total + digest) % 2**256
    return counted


async def fill_tables(connection: Connection, tables: AsyncIterator[Rows]) -> None:
    """Write rows into an empty database, inside a transaction. Raises NotEmptyError."""
    for table in TABLES:
        if await connection.fetch(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608
            raise NotEmptyError
    async for table, rows in tables:
        name_row = _make_naming(table)
        await connection.execute_together([(write_insert(table), [name_row(row) for row in rows])])


def _make_naming(table: str) -> Callable[[Sequence[Any]], dict[str, Any]]:
    columns = TABLES[table]
    truths = [column for column in columns if (table, column) in _TRUTHS]

    def name_row(row: Sequence[Any]) -> dict[str, Any]:
        values = dict(zip(columns, row, strict=True))
        values.update((column, bool(values[column])) for column in truths)
        return values

    return name_row
