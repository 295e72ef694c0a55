"""Tournaments, who entered them, and who plays whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store.errors import ConflictError, PlaceTakenError
from bot.store.queries.changes import Shards, of_shards
from bot.store.rows import (
    EntrantRow,
    PairingRow,
    StoredTournament,
    TournamentChange,
    TournamentPhase,
    TournamentRow,
)
from bot.store.tables import HIGHEST, TABLES, join_columns, name_values, select, write_insert
from bot.store.work import Connection, Statement, read_rows

_TOURNAMENT: Final = TABLES["tournament"][:-1]
_STORED: Final = (
    f"SELECT {join_columns(_TOURNAMENT)} FROM tournament WHERE id = :tournament",  # noqa: S608
    f"{select('tournament_entrant')} WHERE tournament_id = :tournament ORDER BY number",
    f"{select('tournament_pairing')} WHERE tournament_id = :tournament ORDER BY round, board, leg",
)
_OF_USER: Final = (
    "SELECT id FROM tournament WHERE host_id = :user "
    "UNION SELECT tournament_id FROM tournament_entrant WHERE user_id = :user ORDER BY 1 DESC"
)
_TO_DO: Final = (
    "SELECT id FROM tournament WHERE (phase = 'entry' AND due <= :now) OR shown < revision "
    "UNION SELECT open.tournament_id FROM tournament_pairing AS open "
    "JOIN tournament ON tournament.id = open.tournament_id AND tournament.phase = 'playing' "
    "LEFT JOIN match ON match.id = open.match_id "
    "WHERE open.points IS NULL AND (open.match_id IS NULL OR match.phase = 'over')"
)
_BY_TOKEN: Final = "SELECT id FROM tournament WHERE token = :token"  # noqa: S105 - what a request is known by
_AT: Final = (
    "SELECT id FROM tournament WHERE guild_id = :guild_id AND channel_id = :channel_id "
    "AND phase IN ('entry', 'playing')"
)
_INSERT: Final = (
    write_insert("tournament").replace(":id,", f"coalesce(({HIGHEST.format('tournament')}), 0) + 1,")
    + " RETURNING id"
)
_UPDATE: Final = (
    "UPDATE tournament SET host_id = :host_id, phase = :phase, terms = :terms, round = :round, due = :due, "
    "message_id = :message_id, revision = :revision, shown = :shown "
    "WHERE id = :id AND revision = :expected RETURNING id"
)


async def load(connection: Connection, tournament: int) -> StoredTournament | None:
    """Load one tournament."""
    rows, entrants, pairings = await connection.fetch_together(_STORED, tournament=tournament)
    if not rows:
        return None
    (row,) = read_rows(TournamentRow, rows)
    return StoredTournament(row, read_rows(EntrantRow, entrants), read_rows(PairingRow, pairings))


async def list_of_guild(
    connection: Connection, guild: int, phases: Sequence[TournamentPhase]
) -> tuple[int, ...]:
    """List the tournaments of a guild in these phases, newest first."""
    return await connection.fetch_column(
        "SELECT id FROM tournament WHERE guild_id = :guild AND phase IN :phases ORDER BY id DESC",
        guild=guild,
        phases=tuple(phases),
    )


async def list_of_user(connection: Connection, user: int) -> tuple[int, ...]:
    """List the tournaments a user has opened or entered, newest first."""
    return await connection.fetch_column(_OF_USER, user=user)


async def list_to_do(connection: Connection, now: int, shards: Shards | None) -> tuple[int, ...]:
    """List the tournaments of which something is to be done."""
    where, values = of_shards(shards)
    return await connection.fetch_column(
        f"SELECT id FROM tournament WHERE id IN ({_TO_DO}) AND {where} ORDER BY id",  # noqa: S608
        **values,
        now=now,
    )


async def find_next_end(connection: Connection, shards: Shards | None) -> int | None:
    """Find when the time to enter a tournament ends next."""
    where, values = of_shards(shards)
    due: int | None = await connection.fetch_value(
        f"SELECT min(due) FROM tournament WHERE phase = 'entry' AND {where}",  # noqa: S608
        **values,
    )
    return due


async def write(connection: Connection, change: TournamentChange) -> int:
    """Write a tournament; return its id. Raises ConflictError or PlaceTakenError."""
    values = name_values(_TOURNAMENT, change.row)
    if change.expected is None:
        known: int | None = await connection.fetch_value(_BY_TOKEN, token=change.token)
        if known is not None:
            return known
        taken = await connection.fetch_value(_AT, **values)
        if taken is not None:
            raise PlaceTakenError(taken)
        await connection.take_turns("tournament")
        tournament: int = await connection.fetch_value(_INSERT, **values, token=change.token)
        clearing = []
    else:
        tournament = change.row.id
        if await connection.fetch_value(_UPDATE, **values, expected=change.expected) is None:
            raise ConflictError(f"tournament {tournament} is not at revision {change.expected}")
        clearing = [
            (f"DELETE FROM {table} WHERE tournament_id = :tournament", [{"tournament": tournament}])  # noqa: S608
            for table in ("tournament_entrant", "tournament_pairing")
        ]
    await connection.execute_together(
        [
            *clearing,
            _insert("tournament_entrant", tournament, change.entrants),
            _insert("tournament_pairing", tournament, change.pairings),
        ]
    )
    return tournament


def _insert(table: str, tournament: int, rows: Sequence[EntrantRow | PairingRow]) -> Statement:
    columns = TABLES[table]
    return write_insert(table), [{**name_values(columns, row), "tournament_id": tournament} for row in rows]
