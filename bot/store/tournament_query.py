"""What both stores ask for tournaments in the same words, with `?` for each value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.store.rows import EntrantRow, PairingRow, StoredTournament, TournamentChange, TournamentRow
from bot.store.tables import HIGHEST

TOURNAMENT: Final = (
    "id, guild_id, channel_id, host_id, name, game, phase, terms, round, due, message_id, revision, shown, "
    "created"
)
ENTRANT: Final = "tournament_id, number, user_id, since, until"
PAIRING: Final = "tournament_id, round, board, leg, players, channel_id, match_id, points, reason, played"
ROW: Final = f"SELECT {TOURNAMENT} FROM tournament WHERE id = ?"  # noqa: S608 - names of ours
ENTRANTS: Final = f"SELECT {ENTRANT} FROM tournament_entrant WHERE tournament_id = ? ORDER BY number"  # noqa: S608
PAIRINGS: Final = (
    f"SELECT {PAIRING} FROM tournament_pairing WHERE tournament_id = ? "  # noqa: S608
    "ORDER BY round, board, leg"
)
OF_USER: Final = (
    "SELECT id FROM tournament WHERE host_id = ? "
    "UNION SELECT tournament_id FROM tournament_entrant WHERE user_id = ? ORDER BY 1 DESC"
)
TO_DO: Final = (
    "SELECT id FROM tournament WHERE (phase = 'entry' AND due <= ?) OR shown < revision "
    "UNION SELECT open.tournament_id FROM tournament_pairing AS open "
    "JOIN tournament ON tournament.id = open.tournament_id AND tournament.phase = 'playing' "
    "LEFT JOIN match ON match.id = open.match_id "
    "WHERE open.points IS NULL AND (open.match_id IS NULL OR match.phase = 'over') ORDER BY 1"
)
NEXT_END: Final = "SELECT min(due) FROM tournament WHERE phase = 'entry'"
BY_TOKEN: Final = "SELECT id FROM tournament WHERE token = ?"  # noqa: S105 - what a request is known by
AT: Final = (
    "SELECT id FROM tournament WHERE guild_id = ? AND channel_id = ? AND phase IN ('entry', 'playing')"
)
INSERT: Final = (
    f"INSERT INTO tournament ({TOURNAMENT}, token) VALUES "  # noqa: S608
    f"(coalesce(({HIGHEST.format('tournament')}), 0) + 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "RETURNING id"
)
UPDATE: Final = (
    "UPDATE tournament SET host_id = ?, phase = ?, terms = ?, round = ?, due = ?, message_id = ?, "
    "revision = ?, shown = ? WHERE id = ? AND revision = ? RETURNING id"
)
CLEAR: Final = (
    "DELETE FROM tournament_entrant WHERE tournament_id = ?",
    "DELETE FROM tournament_pairing WHERE tournament_id = ?",
)
INSERT_ENTRANT: Final = f"INSERT INTO tournament_entrant ({ENTRANT}) VALUES (?, ?, ?, ?, ?)"  # noqa: S608
INSERT_PAIRING: Final = f"INSERT INTO tournament_pairing ({PAIRING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608


def new_values(change: TournamentChange) -> tuple[object, ...]:
    """What `INSERT` takes."""
    row = change.row
    return (
        *(row.guild, row.channel, row.host, row.name, row.game, row.phase, row.terms, row.round, row.due),
        *(row.message, row.revision, row.shown, row.created, change.token),
    )


def changed_values(change: TournamentChange) -> tuple[object, ...]:
    """What `UPDATE` takes."""
    row = change.row
    return (
        *(row.host, row.phase, row.terms, row.round, row.due, row.message, row.revision, row.shown),
        *(row.id, change.expected),
    )


def entrant_values(change: TournamentChange, tournament: int) -> list[tuple[object, ...]]:
    """What `INSERT_ENTRANT` takes, for each."""
    return [(tournament, each.number, each.user, each.since, each.until) for each in change.entrants]


def pairing_values(change: TournamentChange, tournament: int) -> list[tuple[Any, ...]]:
    """What `INSERT_PAIRING` takes, for each."""
    return [
        (
            *(tournament, each.round, each.board, each.leg, each.players, each.channel, each.match),
            *(each.points, each.reason, each.played),
        )
        for each in change.pairings
    ]


def read_stored(row: Any, entrants: Any, pairings: Any) -> StoredTournament:
    """A tournament from what the three queries have found."""
    return StoredTournament(
        TournamentRow(*row),
        tuple(EntrantRow(*each) for each in entrants),
        tuple(_pairing(*each) for each in pairings),
    )


def _pairing(*values: Any) -> PairingRow:
    # Truth is a number in SQLite.
    return replace(PairingRow(*values), played=bool(values[-1]))
