"""A server's week: what was finished, surprises, what was done, who has climbed, who solves, free seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.match.match import Table, is_person
from bot.match.matches import MatchService
from bot.match.rating import MIDDLE, number_of
from bot.match.results import VOTED
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import MatchId, UserId
from bot.match.views import View
from bot.store import NOBODY, ArchiveQuery, ArchiveRow, FeatRow, RatingStep, ResultRow
from cogs.inn.daily.service import Puzzles, Solver
from cogs.inn.guess_along.service import Guesser, GuessesAlong
from cogs.inn.open_seats.service import Shows, find_open_tables
from cogs.inn.votes.model import Sides
from cogs.inn.votes.service import Votes

WEEK: Final = timedelta(days=7)
MORNING: Final = timedelta(hours=8)
"""After the end of a week, in UTC, until it is told of."""
A_PAGE: Final = 50
MOST_GAMES: Final = 500
SURPRISE: Final = 60
"""Points by which a winner was rated below the loser, so that it is told."""


@dataclass(frozen=True, slots=True)
class Upset:
    """Somebody won against somebody who was rated higher by so many points."""

    match: MatchId
    game: str
    winner: UserId
    loser: UserId
    points: int


@dataclass(frozen=True, slots=True)
class Climb:
    """Somebody's rating in a game has risen by so many points."""

    user: UserId
    game: str
    points: int


@dataclass(frozen=True, slots=True)
class Running:
    """A game that people vote in and that goes on, as everybody may see it."""

    sides: Sides
    view: View


@dataclass(frozen=True, slots=True)
class Digest:
    """A week of a server."""

    start: datetime
    end: datetime
    games: tuple[ArchiveRow, ...]  # the latest first
    best: MatchId | None  # the one whose end is worth a picture; None where none has ended
    upsets: tuple[Upset, ...]
    feats: tuple[FeatRow, ...]
    climbs: tuple[Climb, ...]
    open: tuple[Table, ...]
    positions: int = 0  # how many could be solved
    solvers: tuple[Solver, ...] = ()
    votes: tuple[Running, ...] = ()
    guessers: tuple[Guesser, ...] = ()


def last_week(now: datetime) -> tuple[datetime, datetime] | None:
    """The week from Monday to Monday that is to be told of; None in the first hours after it."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    end = midnight - timedelta(days=midnight.weekday())
    return None if now < end + MORNING else (end - WEEK, end)


class Digests:
    """Gathers the weeks of servers. Raises RefusedError where the database cannot be read."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._store = matches.repository.store

    async def of(
        self, guild: int, start: datetime, end: datetime, hidden: frozenset[int], shows: Shows
    ) -> Digest | None:
        """Tell what has happened on a server between two moments; None where no game among people ended, and
        none goes on in which the server votes.

        hidden: channels whose games are not told of. shows: for tables with a free seat.
        """
        games = await self._find_games(guild, start, end, hidden)
        votes = await self._find_votes(guild, shows)
        if not games and not votes:
            return None
        with refuse_on_storage_errors():
            await self._matches.leaderboards.rate_new(guild)
        histories = await self._read_histories(guild, games)
        told = {row.match for row in games}
        feats = tuple(feat for feat in await self._matches.feats.since(guild, start) if feat.match in told)
        upsets = find_upsets(games, histories)
        best = choose_best(games, upsets, feats) if games else None
        climbs = find_climbs(histories, start, end)
        tables = await find_open_tables(self._matches, guild, shows)
        positions, solvers = await Puzzles(self._matches).best_solvers(guild, start, end)
        guessers = await GuessesAlong(self._matches).best(guild, start, end)
        return Digest(
            start, end, games, best, upsets, feats, climbs, tables, positions, solvers, votes, guessers
        )

    async def _find_votes(self, guild: int, shows: Shows) -> tuple[Running, ...]:
        """Games that people of a server vote in just now."""
        running = await Votes(self._matches).running(guild)
        return tuple(
            [
                Running(sides, await self._matches.view(sides.table.id, NOBODY))
                for sides in running
                if await shows(sides.table.place)
            ]
        )

    async def _find_games(
        self, guild: int, start: datetime, end: datetime, hidden: frozenset[int]
    ) -> tuple[ArchiveRow, ...]:
        games: list[ArchiveRow] = []
        for offset in range(0, MOST_GAMES, A_PAGE):
            query = ArchiveQuery(guild, offset=offset, most=A_PAGE, hidden=hidden)
            with refuse_on_storage_errors():
                rows = await self._store.archive(query)
            games += rows
            if len(rows) < A_PAGE or rows[-1].results[0].finished < start.isoformat():
                break
        return tuple(
            row
            for row in games
            if start.isoformat() <= row.results[0].finished < end.isoformat()
            and row.results[0].house in (None, VOTED)
            and row.results[0].game in self._matches.repository.bundles
        )

    async def _read_histories(
        self, guild: int, games: Iterable[ArchiveRow]
    ) -> Mapping[tuple[UserId, str], tuple[RatingStep, ...]]:
        played = {(result.user, result.game) for row in games for result in row.results}
        with refuse_on_storage_errors():
            return {
                (user, game): await self._store.rating_history(user, guild, game)
                for user, game in sorted(played)
                if user > 0 and is_person(user)
            }


def find_upsets(
    games: Iterable[ArchiveRow], histories: Mapping[tuple[UserId, str], Sequence[RatingStep]]
) -> tuple[Upset, ...]:
    """Games of two that somebody won who was rated clearly lower, the greatest surprise first."""
    upsets = []
    for row in games:
        results = sorted(row.results, key=lambda result: result.place)
        if len(results) != 2 or results[0].place == results[1].place:
            continue
        winner, loser = results
        before = [_rating_before(histories, result) for result in results]
        if min(winner.user, loser.user) > 0 and before[1] - before[0] >= SURPRISE:
            upsets.append(Upset(row.match, winner.game, winner.user, loser.user, before[1] - before[0]))
    return tuple(sorted(upsets, key=lambda upset: (-upset.points, upset.match)))


def _rating_before(histories: Mapping[tuple[UserId, str], Sequence[RatingStep]], result: ResultRow) -> int:
    steps = histories.get((result.user, result.game), ())
    earlier = [step.mu for step in steps if step.number < result.number]
    return number_of(earlier[-1] if earlier else MIDDLE)


def find_climbs(
    histories: Mapping[tuple[UserId, str], Sequence[RatingStep]], start: datetime, end: datetime
) -> tuple[Climb, ...]:
    """Tell whose rating in a game has risen, by how much, the most first."""
    climbs = []
    for (user, game), steps in histories.items():
        before = [number_of(MIDDLE)] + [number_of(step.mu) for step in steps if step.at < start.isoformat()]
        until = [number_of(step.mu) for step in steps if step.at < end.isoformat()]
        if until and until[-1] > before[-1]:
            climbs.append(Climb(user, game, until[-1] - before[-1]))
    return tuple(sorted(climbs, key=lambda climb: (-climb.points, climb.user, climb.game)))


def choose_best(games: Sequence[ArchiveRow], upsets: Sequence[Upset], feats: Iterable[FeatRow]) -> MatchId:
    """The game with the most feats, else the greatest surprise, else the longest."""
    done: dict[MatchId, int] = {}
    for feat in feats:
        done[feat.match] = done.get(feat.match, 0) + 1
    surprise = {upset.match: upset.points for upset in upsets}
    return max(
        games, key=lambda row: (done.get(row.match, 0), surprise.get(row.match, 0), row.entries, -row.match)
    ).match
