"""Results of finished games, the archive of them, and ratings worked off from the results."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Literal, TypeAlias

from bot.store.errors import ConflictError
from bot.store.rows import ArchiveRow, RatingChange, RatingCursor, RatingRow, RatingStep, ResultRow
from bot.store.tables import (
    TABLES,
    name_values,
    narrow,
    select,
    write_insert,
    write_replacement,
)
from bot.store.work import Connection

Ending: TypeAlias = Literal["won", "lost", "drawn"]
MOST_SEATS: Final = 4
"""Results a game has at most: as many rows are read for each that is wanted."""
MONTH: Final = "substr(own.finished, 1, 7)"
"""The month of a result, as `2026-03`."""
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
MOST_USERS: Final = 500
"""Users asked for in one query."""
_KEEP_RATING: Final = write_replacement("rating", "guild_id", "season", "game", "side", "user_id")
_KEEP_CURSOR: Final = write_replacement("rating_cursor", "guild_id")
_SEASONS: Final = (
    # From one season to the one before by the index, past everybody who has played in it.
    "WITH RECURSIVE known (season) AS (SELECT max(season) FROM rating WHERE guild_id = :guild UNION ALL "
    "SELECT (SELECT max(season) FROM rating WHERE guild_id = :guild AND season < known.season) "
    "FROM known WHERE known.season IS NOT NULL) "
    "SELECT season FROM known WHERE season IS NOT NULL ORDER BY season DESC"
)


@dataclass(frozen=True, slots=True)
class ArchiveQuery:
    """A search for finished games of a guild; what is None is not asked for."""

    guild: int  # whose games
    user: int | None = None  # somebody who played; `seat` and `ending` are of this person's result
    game: str | None = None  # its key
    seat: str | None = None  # where somebody sat
    ending: Ending | None = None  # how it ended for somebody
    month: str | None = None  # as `2026-03`
    entries: int = 0  # the least length of the log
    viewer: int | None = None  # somebody who sat in them
    most: int = 10  # games on a page
    offset: int = 0  # games before the page
    tournament: int | None = None  # of which they were a part
    option: tuple[str, str] | None = None  # something that was agreed: its name, and its value as JSON
    hidden: frozenset[int] = frozenset()  # channels left out, but for games in which `own` has a result
    own: int | None = None  # who asks


async def list_results(
    connection: Connection, guild: int, game: str | None, *, of_house: bool = False
) -> tuple[ResultRow, ...]:
    """List all results of a guild, in the order in which the games finished.

    of_house: those of games with computer players, or those without.
    """
    where = narrow({"game = :game": game})
    return await connection.fetch_rows(
        ResultRow,
        f"{select('result')} WHERE guild_id = :guild AND (house IS NOT NULL) = :of_house{where} "
        "ORDER BY finished COLLATE BINARY, match_id, place, seat COLLATE BINARY",
        guild=guild,
        game=game,
        of_house=of_house,
    )


async def list_results_of(connection: Connection, user: int) -> tuple[ResultRow, ...]:
    """List all results of a user, by match."""
    return await connection.fetch_rows(
        ResultRow,
        f"{select('result')} WHERE user_id = :user ORDER BY match_id",
        user=user,
    )


async def list_results_after(
    connection: Connection, guild: int, number: int, limit: int
) -> tuple[ResultRow, ...]:
    """List results among people after a number, by number. A game's follow one another."""
    return await connection.fetch_rows(
        ResultRow,
        f"{select('result')} WHERE guild_id = :guild AND number > :number AND house IS NULL "
        "ORDER BY number LIMIT :limit",
        guild=guild,
        number=number,
        limit=limit,
    )


async def search_archive(connection: Connection, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
    """Search the finished games that fit, the latest first; those that count nowhere are not among them."""
    conditions, values = _write_conditions(query)
    rows = await connection.fetch(
        "SELECT own.match_id, match.last_entry FROM result AS own "  # noqa: S608
        f"JOIN match ON match.id = own.match_id WHERE {conditions} ORDER BY own.number DESC LIMIT :rows",
        **values,
        rows=(query.offset + query.most) * MOST_SEATS,
    )
    matches = _pick_matches(rows, query)
    results = await connection.fetch_rows(
        ResultRow,
        f"{select('result')} WHERE match_id IN :matches ORDER BY number",
        matches=tuple(matches),
    )
    return tuple(
        ArchiveRow(match, entries, tuple(result for result in results if result.match == match))
        for match, entries in matches.items()
    )


async def list_months(connection: Connection, query: ArchiveQuery) -> tuple[str, ...]:
    """List the months in which games ended, as `2026-03`, the latest first: by guild, people and places."""
    conditions, values = _write_conditions(
        ArchiveQuery(query.guild, query.user, viewer=query.viewer, hidden=query.hidden, own=query.own)
    )
    return await connection.fetch_column(
        f"SELECT DISTINCT {MONTH} AS month FROM result AS own "  # noqa: S608
        f"WHERE {conditions} ORDER BY month DESC LIMIT :most",
        **values,
        most=query.most,
    )


async def list_channels(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the channels of a guild in which games ended, that of the latest game first."""
    return await connection.fetch_column(
        "SELECT match.channel_id FROM result JOIN match ON match.id = result.match_id "
        "WHERE result.guild_id = :guild GROUP BY match.channel_id ORDER BY max(result.number) DESC",
        guild=guild,
    )


def _write_conditions(query: ArchiveQuery) -> tuple[str, dict[str, Any]]:
    """Write what a result, called `own`, and its match must fulfil, with the values of it."""
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
        conditions.append(leave_out(query.hidden))
        values["own"] = query.own or 0
    return " AND ".join(conditions), values


def leave_out(hidden: Iterable[int]) -> str:
    """Leave the games of some channels out: numbers alone, of which there may be more than parameters."""
    channels = ", ".join(str(int(channel)) for channel in sorted(hidden))
    return (
        f"(NOT EXISTS (SELECT 1 FROM match AS place WHERE place.id = own.match_id "  # noqa: S608
        f"AND place.channel_id IN ({channels})) OR EXISTS (SELECT 1 FROM result AS mine "
        "WHERE mine.match_id = own.match_id AND mine.user_id = :own))"
    )


def _pick_matches(rows: Iterable[Any], query: ArchiveQuery) -> dict[int, int]:
    """Pick the matches of a page, with the length of their logs: each once, though each seat has a row."""
    unique: dict[int, int] = {}
    for match, entries in rows:
        unique.setdefault(match, entries)
    return dict(islice(unique.items(), query.offset, query.offset + query.most))


async def list_unrated_guilds(connection: Connection, system: int) -> tuple[int, ...]:
    """List the guilds with results among people that have not been rated yet, or by another system."""
    return await connection.fetch_column(
        "SELECT guild_id FROM result LEFT JOIN rating_cursor USING (guild_id) WHERE house IS NULL "
        "GROUP BY guild_id HAVING max(result.number) > coalesce(max(rating_cursor.number), 0) "
        "OR max(rating_cursor.system) <> :system",
        system=system,
    )


async def list_rated_guilds(connection: Connection) -> tuple[int, ...]:
    """List the guilds with results of games among people, rated or not, or with ratings."""
    return await connection.fetch_column(
        "SELECT guild_id FROM rating_cursor UNION SELECT guild_id FROM result WHERE house IS NULL "
        "ORDER BY guild_id"
    )


async def find_cursor(connection: Connection, guild: int) -> RatingCursor | None:
    """Find how far the results of a guild have been worked off; None where that has not begun."""
    query = "SELECT number, period, revision, system FROM rating_cursor WHERE guild_id = :guild"
    return next(iter(await connection.fetch_rows(RatingCursor, query, guild=guild)), None)


async def list_ratings_of(
    connection: Connection, guild: int | None, users: Sequence[int]
) -> tuple[RatingRow, ...]:
    """List all ratings of some users, of one guild or of all, by season."""
    where = narrow({"guild_id = :guild": guild})
    ratings: list[RatingRow] = []
    for start in range(0, len(users), MOST_USERS):
        ratings += await connection.fetch_rows(
            RatingRow,
            f"{select('rating')} WHERE user_id IN :users{where} "
            "ORDER BY season, guild_id, game COLLATE BINARY, side COLLATE BINARY",
            users=tuple(users[start : start + MOST_USERS]),
            guild=guild,
        )
    return tuple(sorted(ratings, key=lambda row: (row.season, row.guild, row.game, row.side)))


async def list_ratings(
    connection: Connection, guild: int, season: int, game: str | None, side: str
) -> tuple[RatingRow, ...]:
    """List the ratings of a season: of one side of a game, or of whole games. Erased users are among them."""
    where = narrow({"game = :game": game})
    return await connection.fetch_rows(
        RatingRow,
        f"{select('rating')} WHERE guild_id = :guild AND season = :season AND side = :side{where}",
        guild=guild,
        season=season,
        side=side,
        game=game,
    )


async def list_seasons(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the seasons in which somebody has played, the latest first."""
    return await connection.fetch_column(_SEASONS, guild=guild)


async def list_rating_history(
    connection: Connection, user: int, guild: int | None, game: str | None = None
) -> tuple[RatingStep, ...]:
    """List what a user's ratings were after each game, oldest first."""
    where = narrow({"guild_id = :guild": guild, "game = :game": game})
    return await connection.fetch_rows(
        RatingStep,
        f"{select('rating_history')} WHERE user_id = :user{where} ORDER BY number",
        user=user,
        guild=guild,
        game=game,
    )


async def write_ratings(connection: Connection, change: RatingChange) -> None:
    """Write what has been worked off. Raises ConflictError where it was begun from another cursor."""
    await connection.take_turns(f"rating {change.guild}")
    if await find_cursor(connection, change.guild) != change.expected:
        raise ConflictError(f"the ratings of guild {change.guild} are further, or somebody was erased")
    cursor = {
        "guild_id": change.guild,
        "number": change.number,
        "period": change.period,
        "revision": (change.expected.revision if change.expected is not None else 0) + 1,
        "system": change.system,
    }
    if change.anew:
        await connection.execute("DELETE FROM rating WHERE guild_id = :guild", guild=change.guild)
        await connection.execute("DELETE FROM rating_history WHERE guild_id = :guild", guild=change.guild)
    history = TABLES["rating_history"]
    await connection.execute_together(
        [
            (_KEEP_RATING, [name_values(TABLES["rating"], row) for row in change.ratings]),
            (write_insert("rating_history"), [name_values(history, row) for row in change.steps]),
            (_KEEP_CURSOR, [cursor]),
        ]
    )
