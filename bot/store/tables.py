"""What every database of the house holds, whichever engine keeps it: its rows can go from one to another.

Tables of an engine's own, such as its lease and its migrations, are not among them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias

Rows: TypeAlias = tuple[str, Sequence[Sequence[Any]]]
"""The name of a table, and some rows of it."""

TABLES: Final[Mapping[str, tuple[str, ...]]] = {
    "match": (
        *("id", "series_id", "next_id", "game", "guild_id", "channel_id", "phase", "host_id", "options"),
        *("number", "series", "message_id", "message_posted", "ruleset_begun", "ruleset", "public_seq"),
        *("last_entry", "last_press", "stamps", "outcome", "offer", "revision", "created", "changed"),
        *("hints", "clocks", "silence", "wall"),
    ),
    "seat": ("match_id", "user_id", "position", "seat", "stand_in"),
    "invitation": ("match_id", "user_id", "position"),
    "follower": ("match_id", "user_id", "wish"),
    "handover": ("match_id", "entry", "seat", "user_id"),
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
    "feat": ("match_id", "seat", "feat", "user_id", "guild_id", "game", "at"),
    "outbox": ("id", "match_id", "kind", "user_id", "revision", "created"),
    "review": ("match_id", "review"),
    "deadline": ("match_id", "seat", "due"),
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
_MATCHES: Final = {
    table: columns.index("id" if table == "match" else "match_id")
    for table, columns in TABLES.items()
    if table == "match" or "match_id" in columns
}


def select(table: str) -> str:
    """The query that reads a table."""
    return f"SELECT {', '.join(TABLES[table])} FROM {table}"  # noqa: S608 - names of ours


async def count_rows(tables: AsyncIterator[Rows]) -> Mapping[int | None, tuple[int, int]]:
    """Rows of each match, and a digest of them in whatever order; None: of what is no match's."""
    counted: dict[int | None, tuple[int, int]] = {}
    async for table, rows in tables:
        place = _MATCHES.get(table)
        for row in rows:
            # Truth is a number in SQLite.
            values = [int(each) if isinstance(each, bool) else each for each in row]
            digest = int.from_bytes(sha256(f"{table} {values!r}".encode()).digest(), "big")
            key = None if place is None else values[place]
            number, total = counted.get(key, (0, 0))
            counted[key] = number + 1, (total + digest) % 2**256
    return counted
