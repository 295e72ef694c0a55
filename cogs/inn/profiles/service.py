"""Profiles: what somebody has played on a server, how well, and how two people did against each other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final, TypeAlias

from bot.engine import Seat
from bot.match.archive import Deed
from bot.match.matches import MatchService
from bot.match.rating import Standing, carry, number_of, standing_of, width_of
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import RefusedError, UserId
from bot.store import LongestRow, OpeningRow, OpponentRow, PlayedRow, RatingRow, RatingStep, ResultRow

MOST_POINTS: Final = 160
"""Points of a curve; of more games they are thinned out."""

_Line: TypeAlias = tuple[str, Seat]


@dataclass(frozen=True, slots=True)
class ProfileLine:
    """One game, or one side of it, over all seasons; its rating as it is now."""

    game: str
    side: Seat
    played: int
    won: int
    rating: Standing | None


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating at a moment, as people see it."""

    at: datetime
    rating: int
    deviation: int


@dataclass(frozen=True, slots=True)
class Profile:
    """The games of somebody among people on a server."""

    user: UserId
    played: int
    won: int
    lines: tuple[ProfileLine, ...]  # most played games first, then their sides
    shown: str | None
    curve: tuple[RatingPoint, ...]  # of the game `shown`
    longest: LongestRow | None
    rival: OpponentRow | None
    streak: int  # games won in a row until now
    best: int  # the longest such row
    deeds: tuple[Deed, ...] = ()
    openings: tuple[OpeningRow, ...] = ()
    keeps_feats: bool = True  # whether the server does


@dataclass(frozen=True, slots=True)
class VersusLine:
    """The results of two people in one game, by the side of the first; before: placed before the other."""

    game: str
    side: Seat
    played: int
    before: int
    behind: int


@dataclass(frozen=True, slots=True)
class Versus:
    """Two people, head to head."""

    user: UserId
    other: UserId
    lines: tuple[VersusLine, ...]
    last: datetime | None


class Profiles:
    """Reads profiles. Others see one unless its owner has hidden it."""

    def __init__(self, matches: MatchService) -> None:
        self._store = matches.repository.store
        self._feats = matches.feats
        self._leaderboards = matches.leaderboards
        self._settings = matches.settings
        # A game that is no longer in the house cannot be named.
        self._games = matches.repository.bundles
        self._sided = frozenset(key for key, bundle in self._games.items() if bundle.game.facts.sided)

    async def of(self, guild: int, user: UserId, reader: UserId, shown: str | None = None) -> Profile:
        """Somebody's profile. shown: the game of the curve; None: the most played. Raises RefusedError."""
        with refuse_on_storage_errors():
            await self._refuse_hidden(user, reader)
            await self._leaderboards.rate_new(guild)
            rows = await self._store.profile(guild, user)
            results = [result for result in rows.results if result.game in self._games]
            ratings = await self._store.ratings_of(guild, [user])
            season = await self._leaderboards.season(guild)
            lines = lines_of(results, ratings, self._sided, season)
            played = [line.game for line in lines if not line.side]
            game = shown if shown in played else next(iter(played), None)
            steps = await self._store.rating_history(user, guild, game) if game is not None else ()
        deeds = await self._feats.of(guild, user)
        streak, best = streaks_of(results)
        rival = next((opponent for opponent in rows.opponents if opponent.user > 0), None)
        return Profile(
            user,
            len(results),
            sum(result.won for result in results),
            lines,
            game,
            curve_of(steps),
            rows.longest if rows.longest is not None and rows.longest.game in self._games else None,
            rival,
            streak,
            best,
            deeds,
            favourites_of(opening for opening in rows.openings if opening.game in self._games),
            await self._feats.are_shown(guild),
        )

    async def deeds(self, guild: int, user: UserId, reader: UserId) -> tuple[Deed, ...]:
        """Somebody's feats, the latest first. Raises RefusedError, also where a server keeps none."""
        await self._refuse_hidden(user, reader)
        if not await self._feats.are_shown(guild):
            raise RefusedError("refused-no-feats-here")
        return await self._feats.of(guild, user)

    async def versus(self, guild: int, user: UserId, other: UserId, reader: UserId) -> Versus:
        """Two people head to head. Raises RefusedError."""
        if user == other:
            raise RefusedError("refused-self-versus")
        with refuse_on_storage_errors():
            for person in (user, other):
                await self._refuse_hidden(person, reader)
            met = await self._store.meetings(guild, user, other)
            meetings = [meeting for meeting in met if meeting[0].game in self._games]
        last = datetime.fromisoformat(meetings[-1][0].finished) if meetings else None
        return Versus(user, other, versus_lines(meetings, self._sided), last)

    async def _refuse_hidden(self, user: UserId, reader: UserId) -> None:
        if user != reader and not (await self._settings.user(user)).profile:
            raise RefusedError("refused-profile-hidden")


def lines_of(
    results: Sequence[PlayedRow], ratings: Iterable[RatingRow], sided: Collection[str], season: int
) -> tuple[ProfileLine, ...]:
    """The lines of a profile. ratings: by season; of earlier ones, as they would enter the present one."""
    # Of a side the latest season counts, so it is put last.
    latest = {(rating.game, rating.side): standing_of(carry(rating, season)) for rating in ratings}
    counts: dict[_Line, list[bool]] = {}
    for result in results:
        counts.setdefault((result.game, ""), []).append(result.won)
        if result.game in sided:
            counts.setdefault((result.game, result.seat), []).append(result.won)
    most = {game: len(won) for (game, side), won in counts.items() if not side}
    ordered = sorted(counts, key=lambda line: (-most[line[0]], line[0], bool(line[1]), line[1]))
    return tuple(
        ProfileLine(*line, len(counts[line]), sum(counts[line]), latest.get(line)) for line in ordered
    )


def favourites_of(openings: Iterable[OpeningRow]) -> tuple[OpeningRow, ...]:
    """Of each game and side what it was begun with most, where that was more than once. They come by that."""
    latest: dict[_Line, OpeningRow] = {}
    for opening in openings:
        if opening.times > 1:
            latest.setdefault((opening.game, opening.seat), opening)
    return tuple(latest.values())


def streaks_of(results: Sequence[PlayedRow]) -> tuple[int, int]:
    """Tell how many games were won in a row, lately and at best."""
    runs = [(won, len(list(run))) for won, run in groupby(results, key=lambda row: row.won)]
    best = max((length for won, length in runs if won), default=0)
    return (runs[-1][1] if runs and runs[-1][0] else 0), best


def curve_of(steps: Sequence[RatingStep]) -> tuple[RatingPoint, ...]:
    """The curve of a rating, the first and the last point always among the rest."""
    count = len(steps)
    if count > MOST_POINTS:
        chosen = [round(number * (count - 1) / (MOST_POINTS - 1)) for number in range(MOST_POINTS)]
        steps = [steps[index] for index in chosen]
    return tuple(
        RatingPoint(datetime.fromisoformat(step.at), number_of(step.mu), width_of(step.sigma))
        for step in steps
    )


def versus_lines(
    results: Sequence[tuple[ResultRow, ResultRow]], sided: Collection[str]
) -> tuple[VersusLine, ...]:
    """Games of two people added up, the most played first."""
    sums: dict[_Line, list[int]] = {}
    for own, other in results:
        side = own.seat if own.game in sided else ""
        line = sums.setdefault((own.game, side), [0, 0, 0])
        for index, value in enumerate((1, own.place < other.place, own.place > other.place)):
            line[index] += value
    lines = [VersusLine(*line, *counts) for line, counts in sums.items()]
    return tuple(sorted(lines, key=lambda line: (-line.played, line.game, line.side)))
