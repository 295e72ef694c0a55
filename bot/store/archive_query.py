"""Which finished games are looked for; both stores ask for them in the same words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Literal, TypeAlias

Ending: TypeAlias = Literal["won", "lost", "drawn"]

MOST_SEATS: Final = 4
"""Results a game has at most: as many rows are read for each that is wanted."""

MONTH: Final = "substr(own.finished, 1, 7)"
"""The month of a result, as `2026-03`."""

CHANNELS: Final = (
    "SELECT match.channel_id FROM result JOIN match ON match.id = result.match_id "
    "WHERE result.guild_id = :guild GROUP BY match.channel_id ORDER BY max(result.number) DESC"
)
"""The channels in which games of a guild ended."""

_NAMED: Final = re.compile(r":(\w+)")
_DRAWN: Final = (
    "EXISTS (SELECT 1 FROM result AS other WHERE other.match_id = own.match_id "
    "AND other.user_id <> own.user_id AND own.place = 1 AND other.place = 1)"
)
_ENDINGS: Final[Mapping[Ending, str]] = {
    "won": f"own.place = 1 AND NOT {_DRAWN}",
    "lost": "own.place > 1",
    "drawn": _DRAWN,
}


@dataclass(frozen=True, slots=True)
class ArchiveQuery:
    """Finished games of a guild. user, seat and ending belong to one and the same person's result.

    month: as `2026-03`. entries: the least length of the log. viewer: only games they sat in; None: all.
    tournament: only games of one. option: the name of something that was agreed, and its value as JSON.
    hidden: channels whose games are left out, but for those in which `own` has a result.
    """

    guild: int
    user: int | None = None
    game: str | None = None
    seat: str | None = None
    ending: Ending | None = None
    month: str | None = None
    entries: int = 0
    viewer: int | None = None
    most: int = 10
    offset: int = 0
    tournament: int | None = None
    option: tuple[str, str] | None = None
    hidden: frozenset[int] = frozenset()
    own: int | None = None


def conditions_of(query: ArchiveQuery) -> tuple[str, dict[str, Any]]:
    """What a result, called `own`, and its match must fulfil, with named values written `:name`."""
    agreed = None if query.option is None else '"{}":{}'.format(*query.option)
    parts = {
        # Of a person and a guild, the index of the person is by far the shorter way.
        f"{'+' if query.user is not None else ''}own.guild_id = :guild": query.guild,
        "own.user_id = :user": query.user,
        "own.game = :game": query.game,
        "own.seat = :seat": query.seat,
        f"{MONTH} = :month": query.month,
        "match.last_entry >= :entries": query.entries or None,
        "EXISTS (SELECT 1 FROM result AS seen WHERE seen.match_id = own.match_id "
        "AND seen.user_id = :viewer)": query.viewer,
        "EXISTS (SELECT 1 FROM tournament_pairing AS pairing WHERE pairing.match_id = own.match_id "
        "AND pairing.tournament_id = :tournament)": query.tournament,
        # Options are kept as JSON without spaces, where a pair ends with the next one or with all of them.
        "replace(replace(match.options, CAST(:agreed AS TEXT) || ',', ''), CAST(:agreed AS TEXT) || '}', '') "
        "<> match.options": agreed,
    }
    asked = {text: value for text, value in parts.items() if value is not None}
    values = {_NAMED.findall(text)[0]: value for text, value in asked.items()}
    conditions = [*asked, *([_ENDINGS[query.ending]] if query.ending is not None else [])]
    if query.hidden:
        conditions.append(_leave_out(query.hidden))
        values["own"] = query.own or 0
    return " AND ".join(conditions), values


def of_months(query: ArchiveQuery) -> ArchiveQuery:
    """What months are looked for by: whose games, and where."""
    return ArchiveQuery(query.guild, query.user, viewer=query.viewer, hidden=query.hidden, own=query.own)


def _leave_out(hidden: Iterable[int]) -> str:
    """Leaves the games of some channels out: numbers alone, of which there may be more than parameters."""
    channels = ", ".join(str(int(each)) for each in sorted(hidden))
    return (
        f"(NOT EXISTS (SELECT 1 FROM match AS place WHERE place.id = own.match_id "  # noqa: S608
        f"AND place.channel_id IN ({channels})) OR EXISTS (SELECT 1 FROM result AS mine "
        "WHERE mine.match_id = own.match_id AND mine.user_id = :own))"
    )


def pick_matches(found: Iterable[Any], query: ArchiveQuery) -> dict[int, int]:
    """The matches of a page, with the length of their logs: each once, though each seat has a row."""
    unique: dict[int, int] = {}
    for match, entries in found:
        unique.setdefault(match, entries)
    return dict(islice(unique.items(), query.offset, query.offset + query.most))
