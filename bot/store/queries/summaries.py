"""What finished games come to, and what a guild has played, added up from that.

A summary is written when the log of a game is looked through, and is due then: the tallies are to take it in.
It is due again when somebody who played hides or shows their profile, or is erased. So what is read has been
added up before, and only what has changed is looked at.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import orjson

from bot.store.queries.results import leave_out
from bot.store.rows import Json
from bot.store.tables import TABLES, narrow, write_insert
from bot.store.work import Connection

What: TypeAlias = Literal["month", "side", "opening", "card"]
"""By what games are added up. Openings and cards are named `seat name`."""
_Values: TypeAlias = dict[str, Any]
Measure: TypeAlias = Literal["turns", "seconds"]
TURN: Final = "summaries"
"""Whoever adds up waits for whoever hides a profile or is erased, and they for it."""
HIDES: Final = '%"profile":false%'
"""How settings read of whoever hides their profile."""
_KEEP: Final = (
    "INSERT INTO summary (match_id, guild_id, game, turns, seconds, cards, counted, due) "
    "SELECT match_id, guild_id, game, :turns, :seconds, :cards, false, true FROM result "
    "WHERE match_id = :match AND house IS NULL LIMIT 1 ON CONFLICT DO NOTHING"
)
LOOK_AGAIN: Final = (
    "UPDATE summary SET due = true WHERE match_id IN (SELECT match_id FROM result WHERE user_id = :user)"
)
FORGET: Final = "DELETE FROM tally_pair WHERE :user IN (low_id, high_id)"
_DUE: Final = (
    "SELECT match_id, game, cards, counted FROM summary WHERE guild_id = :guild AND due "
    "ORDER BY match_id LIMIT :most FOR UPDATE"
)
_HIDDEN: Final = (
    "SELECT DISTINCT match_id FROM result JOIN user_settings ON user_settings.user_id = result.user_id "
    "WHERE match_id IN :matches AND settings LIKE :hides"
)
_SEATS: Final = (
    "SELECT result.match_id, result.seat, won, user_id, finished, opening FROM result LEFT JOIN opening "
    "ON opening.match_id = result.match_id AND opening.seat = result.seat "
    "WHERE result.match_id IN :matches ORDER BY result.match_id"
)
_DONE: Final = "UPDATE summary SET counted = :counted, due = false WHERE match_id IN :matches"
_ADD: Final = (
    f"{write_insert('tally')} ON CONFLICT (guild_id, game, what, name) "
    "DO UPDATE SET played = tally.played + excluded.played, won = tally.won + excluded.won"
)
_ADD_PAIR: Final = (
    f"{write_insert('tally_pair')} ON CONFLICT (guild_id, low_id, high_id) "
    "DO UPDATE SET played = tally_pair.played + excluded.played"
)


@dataclass(frozen=True, slots=True)
class Summary:
    """What a finished game comes to. cards: what each seat has played, by seat."""

    turns: int
    seconds: int
    cards: Json


class TallyRow(NamedTuple):
    """Games of a guild added up; won: by whoever the name is about."""

    game: str
    what: What
    name: str
    played: int
    won: int


class PairRow(NamedTuple):
    """Two people, and how often they have played together."""

    low: int
    high: int
    played: int


class LongRow(NamedTuple):
    """A long game, where it was played, and by whom."""

    match: int
    channel: int
    turns: int
    seconds: int
    finished: str
    people: tuple[int, ...] = ()


class _DueRow(NamedTuple):
    match: int
    game: str
    cards: Json
    counted: bool


class _Change(NamedTuple):
    """A game that is to be counted (by 1), or no longer (by -1)."""

    game: str
    cards: Json
    by: int


async def keep(connection: Connection, match: int, summary: Summary) -> None:
    """Keep what a match among people comes to; again without effect."""
    await connection.execute(
        _KEEP, match=match, turns=summary.turns, seconds=summary.seconds, cards=summary.cards
    )


async def look_again(connection: Connection, user: int, before: str | None, after: str) -> None:
    """Have the games of somebody looked at again, where their settings begin or end to hide the profile."""
    hides = HIDES.strip("%")
    if (hides in (before or "")) != (hides in after):
        await connection.take_turns(TURN)
        await connection.execute(LOOK_AGAIN, user=user)


async def is_due(connection: Connection, guild: int) -> bool:
    """Check whether a guild has summaries that are to be looked at."""
    query = "SELECT match_id FROM summary WHERE guild_id = :guild AND due LIMIT 1"
    return bool(await connection.fetch(query, guild=guild))


async def add_up(connection: Connection, guild: int, most: int) -> int:
    """Bring the tallies of a guild up to date with so many of the summaries that are due; return how many.

    A game in which anybody played who hides their profile is in none.
    """
    await connection.take_turns(TURN)
    due = await connection.fetch_rows(_DueRow, _DUE, guild=guild, most=most)
    matches = tuple(row.match for row in due)
    hidden = set(await connection.fetch_column(_HIDDEN, matches=matches, hides=HIDES))
    changes = {
        row.match: _Change(row.game, row.cards, change)
        for row in due
        if (change := int(row.match not in hidden) - row.counted)
    }
    seats = await connection.fetch(_SEATS, matches=tuple(changes))
    tallies, pairs = await asyncio.to_thread(_sum_up, guild, changes, seats)
    looked_at = ((True, tuple(set(matches) - hidden)), (False, tuple(hidden)))
    done = [{"counted": counted, "matches": some} for counted, some in looked_at if some]
    await connection.execute_together(
        [(_ADD, tallies), (_ADD_PAIR, pairs), *((_DONE, [row]) for row in done)]
    )
    return len(due)


def _sum_up(
    guild: int, changes: Mapping[int, _Change], seats: Iterable[tuple[Any, ...]]
) -> tuple[list[_Values], list[_Values]]:
    """Sum up what games change of tallies and of pairs, as values of their tables."""
    names: dict[tuple[str, What, str, bool, int], list[str]] = defaultdict(list)
    people: dict[int, list[int]] = {}
    cards: dict[str, list[str]] = {}
    for match, seat, won, user, finished, opening in seats:
        game, _, by = changes[match]
        if match not in people:
            people[match], cards = [], orjson.loads(changes[match].cards)
            names[game, "month", "", False, by].append(finished[:7])
        people[match] += [user] if user > 0 else []
        names[game, "side", seat, won, by].append("")
        names[game, "opening", seat, won, by] += [opening] if opening is not None else []
        names[game, "card", seat, won, by] += cards.get(seat, ())
    played: Counter[tuple[str, What, str]] = Counter()
    wins: Counter[tuple[str, What, str]] = Counter()
    for (game, what, seat, won, by), listed in names.items():
        for name, count in Counter(listed).items():
            key = (game, what, f"{seat} {name}".strip())
            played[key] += by * count
            wins[key] += by * count * won
    pairs: Counter[tuple[int, int]] = Counter()
    for match, users in people.items():
        for pair in combinations(sorted(users), 2):
            pairs[pair] += changes[match].by
    columns, of_pairs = TABLES["tally"], TABLES["tally_pair"]
    return (
        [dict(zip(columns, (guild, *key, count, wins[key]), strict=True)) for key, count in played.items()],
        [dict(zip(of_pairs, (guild, *pair, count), strict=True)) for pair, count in pairs.items()],
    )


async def list_guilds(connection: Connection) -> tuple[int, ...]:
    """List the guilds with summaries that are to be looked at."""
    return await connection.fetch_column("SELECT DISTINCT guild_id FROM summary WHERE due ORDER BY guild_id")


async def list_tallies(
    connection: Connection, guild: int, game: str | None = None, what: What | None = None
) -> tuple[TallyRow, ...]:
    """List what a guild has played, added up; of one game or all, by one thing or all."""
    where = narrow({"game = :game": game, "what = :what": what})
    return await connection.fetch_rows(
        TallyRow,
        "SELECT game, what, name, played, won FROM tally "  # noqa: S608 - conditions of ours
        f"WHERE guild_id = :guild AND played > 0{where} "
        "ORDER BY game COLLATE BINARY, what COLLATE BINARY, name COLLATE BINARY",
        guild=guild,
        game=game,
        what=what,
    )


async def list_pairs(connection: Connection, guild: int, most: int) -> tuple[PairRow, ...]:
    """List who has played together most often, more than once."""
    return await connection.fetch_rows(
        PairRow,
        "SELECT low_id, high_id, played FROM tally_pair WHERE guild_id = :guild AND played > 1 "
        "ORDER BY played DESC, low_id, high_id LIMIT :most",
        guild=guild,
        most=most,
    )


async def list_longest(
    connection: Connection, guild: int, game: str, most: int, hidden: frozenset[int], own: int
) -> tuple[LongRow, ...]:
    """List the games that count and lasted most turns. hidden: channels left out, but for games of `own`."""
    seen = f" AND {leave_out(hidden)}" if hidden else ""
    rows = await connection.fetch_rows(
        LongRow,
        "SELECT own.match_id, channel_id, turns, seconds, (SELECT max(finished) FROM result "  # noqa: S608
        "WHERE result.match_id = own.match_id) FROM summary AS own JOIN match ON match.id = own.match_id "
        f"WHERE own.guild_id = :guild AND own.game = :game AND own.counted = :counted{seen} "
        "ORDER BY turns DESC, own.match_id LIMIT :most",
        guild=guild,
        game=game,
        counted=True,
        most=most,
        own=own,
    )
    seats = await connection.fetch(
        "SELECT match_id, user_id FROM result WHERE match_id IN :matches ORDER BY number",
        matches=tuple(row.match for row in rows),
    )
    return tuple(
        row._replace(people=tuple(user for match, user in seats if match == row.match)) for row in rows
    )


async def find_median(
    connection: Connection, guild: int, game: str, measure: Measure, count: int
) -> float | None:
    """Find the median of the games that count. count: how many they are."""
    middle = await connection.fetch_column(
        f"SELECT {measure} FROM summary WHERE guild_id = :guild AND game = :game "  # noqa: S608
        f"AND counted = :counted ORDER BY {measure} LIMIT :few OFFSET :before",
        guild=guild,
        game=game,
        counted=True,
        few=2 - count % 2,
        before=max(0, (count - 1) // 2),
    )
    return sum(middle) / len(middle) if middle else None
