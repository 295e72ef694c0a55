"""Ratings from results, and leaderboards: Plackett and Luce's model as openskill computes it, game by game.

What comes out depends on the results in their order and on nothing else: computed at once, one by one or
anew, it is the same to the last bit. They are worked off server by server; a row says how far that has come
and by which way of rating, and is written together with the ratings, so a crash loses nothing. Games against
the house are never rated. An erased user stays in as the opponent they were, under a pseudonym.

The model ranks; it has no ties. Whoever shares a place in a game of more than two is given the mean of what
the orders would have given them in which they could have come in: joint winners half of what the first and
the second win. openskill's own way with ties counts them against a field they are not compared with, and
gives a joint winner what the third gets; its models of pairs (Bradley and Terry) know ties, but three times
as much would be at stake in a game of four as in one of two. So a game without a tie, and every game of two,
is rated as it always was.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache
from itertools import groupby, permutations, product
from math import fsum, hypot
from typing import Any, Final, TypeAlias

from bot.engine import Seat
from bot.match.match import is_person
from bot.match.settings import SettingsRepository, refuse_on_storage_errors, season_of
from bot.match.values import UserId
from bot.store import ConflictError, RatingChange, RatingCursor, RatingRow, RatingStep, ResultRow, Store


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard."""

    user: UserId
    played: int
    won: int
    points: int
    rating: int  # in one game a number, in all games how far above their averages
    deviation: int  # how uncertain it still is, in the same points
    provisional: bool
    last: str  # when the latest game finished


@dataclass(frozen=True, slots=True)
class HouseStanding:
    """The results of somebody against computer players, in one game, at one level and on one seat."""

    user: UserId
    key: str
    level: str
    seat: Seat
    played: int
    won: int


MIDDLE: Final = 25.0
DEVIATION: Final = 25.0 / 3
"""What is supposed of somebody who has not played yet: openskill's own mean and deviation."""
BEGINNING: Final = 1500
SPREAD: Final = 30
"""The scale people see: where it begins, and how many of its points are one of openskill's."""
SETTLED: Final = 5.5
"""Up to this deviation a rating is no longer provisional: after some twelve games with various people."""
SYSTEM: Final = 1
"""Grows with every change of what comes out of the same results: ratings kept by another are made anew."""
_Whose: TypeAlias = tuple[str, str, UserId]
"""Game, side and user."""
_Rated: TypeAlias = tuple[float, float]
"""Mean and deviation."""


@cache
def _model() -> Any:
    # Imported late: it takes long to load, and most starts of the bot never ask for it.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=DEVIATION)


def rate(
    results: Sequence[ResultRow], known: Iterable[RatingRow], sided: Collection[str], period: str
) -> tuple[tuple[RatingRow, ...], tuple[RatingStep, ...]]:
    """The ratings that whole games have changed, and what they were after each.

    results: of one guild, in the order of their numbers. known: what is rated so far of those who played, by
    season. sided: games whose seats are rated apart.
    """
    latest: dict[_Whose, RatingRow] = {(rating.game, rating.side, rating.user): rating for rating in known}
    changed: dict[tuple[_Whose, int], RatingRow] = {}
    steps: list[RatingStep] = []
    for _, rows in groupby(results, key=lambda row: row.match):
        game = list(rows)
        season = season_of(datetime.fromisoformat(game[0].finished), period)
        for apart in (False, True) if game[0].game in sided else (False,):
            for row, after in zip(game, _play(game, latest, season, apart=apart), strict=True):
                whose = (after.game, after.side, after.user)
                latest[whose] = changed[whose, after.season] = after
                if not apart:
                    steps.append(_step(row, after))
    return tuple(changed.values()), tuple(steps)


def _play(
    game: Sequence[ResultRow], latest: dict[_Whose, RatingRow], season: int, *, apart: bool
) -> list[RatingRow]:
    before = []
    for row in game:
        side = row.seat if apart else ""
        known = latest.get((row.game, side, row.user))
        before.append(_begin(row, side, season) if known is None else carry(known, season))
    rated = [(rating.mu, rating.sigma) for rating in before]
    if len(game) > 1:
        rated = _compare(rated, [row.place for row in game])
    return [
        replace(
            old,
            mu=mu,
            sigma=sigma,
            played=old.played + 1,
            won=old.won + row.won,
            points=old.points + row.score,
            last=row.finished,
        )
        for row, old, (mu, sigma) in zip(game, before, rated, strict=True)
    ]


def _compare(rated: Sequence[_Rated], places: Sequence[int]) -> list[_Rated]:
    """Means and deviations after a game in which people came in at these places."""
    model = _model()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in rated]
    outcomes = [
        [team[0] for team in model.rate(teams, ranks=[float(place) for place in order])]
        for order in _orders_of(places)
    ]
    if len(outcomes) == 1:
        return [(after.mu, after.sigma) for after in outcomes[0]]
    return [
        (fsum(after.mu for after in whose) / len(whose), fsum(after.sigma for after in whose) / len(whose))
        for whose in zip(*outcomes, strict=True)
    ]


def _orders_of(places: Sequence[int]) -> list[Sequence[int]]:
    """All orders that shared places stand for; of two people the tie itself, which the model can rate."""
    if len(places) == 2 or len(set(places)) == len(places):
        return [places]
    shared = [[at for at, other in enumerate(places) if other == place] for place in sorted(set(places))]
    orders: list[Sequence[int]] = []
    for groups in product(*map(permutations, shared)):
        order = [at for group in groups for at in group]
        orders.append([order.index(at) + 1 for at in range(len(places))])
    return orders


def _begin(row: ResultRow, side: str, season: int) -> RatingRow:
    return RatingRow(row.guild, row.game, side, season, row.user, MIDDLE, DEVIATION, 0, 0, 0, row.finished)


def _step(row: ResultRow, after: RatingRow) -> RatingStep:
    return RatingStep(row.guild, row.user, row.game, row.number, after.mu, after.sigma, row.finished)


def carry(rating: RatingRow, season: int) -> RatingRow:
    """A rating as it enters a later season: with each one half-way back to where everybody begins.

    Of a season that has been left already, because a clock went back, nothing is begun anew.
    """
    if season <= rating.season:
        return rating
    share = 0.5 ** (season - rating.season)
    return replace(
        rating,
        season=season,
        mu=MIDDLE + (rating.mu - MIDDLE) * share,
        sigma=DEVIATION + (rating.sigma - DEVIATION) * share,
        played=0,
        won=0,
        points=0,
    )


def number_of(mu: float) -> int:
    """A mean as the number people see."""
    return round(BEGINNING + (mu - MIDDLE) * SPREAD)


def width_of(sigma: float) -> int:
    """A deviation on the same scale."""
    return round(sigma * SPREAD)


def rank(ratings: Iterable[RatingRow]) -> tuple[Standing, ...]:
    """The leaderboard of one game or side: settled ratings first, best first. Erased users are left out."""
    return _sort(map(standing_of, ratings))


def standing_of(rating: RatingRow) -> Standing:
    """A rating as people see it."""
    return Standing(
        rating.user,
        rating.played,
        rating.won,
        rating.points,
        number_of(rating.mu),
        width_of(rating.sigma),
        rating.sigma > SETTLED,
        rating.last,
    )


def rank_overall(ratings: Iterable[RatingRow]) -> tuple[Standing, ...]:
    """The leaderboard of all games: how far somebody is above their averages, by how often each was played.

    It is told on the scale of every rating, as if all averages were where everybody begins.

    Provisional as long as no game of theirs is settled.
    """
    rows = list(ratings)
    means: dict[str, list[float]] = {}
    people: dict[UserId, list[RatingRow]] = {}
    for rating in rows:
        means.setdefault(rating.game, []).append(rating.mu)
        people.setdefault(rating.user, []).append(rating)
    average = {game: sum(game_means) / len(game_means) for game, game_means in means.items()}
    return _sort(_overall(user, own_ratings, average) for user, own_ratings in people.items())


def _overall(user: UserId, ratings: Sequence[RatingRow], average: dict[str, float]) -> Standing:
    played = sum(rating.played for rating in ratings)
    above = sum(rating.played * (rating.mu - average[rating.game]) for rating in ratings) / played
    return Standing(
        user,
        played,
        sum(rating.won for rating in ratings),
        sum(rating.points for rating in ratings),
        number_of(MIDDLE + above),
        width_of(hypot(*(rating.played * rating.sigma for rating in ratings)) / played),
        min(rating.sigma for rating in ratings) > SETTLED,
        max(rating.last for rating in ratings),
    )


def _sort(lines: Iterable[Standing]) -> tuple[Standing, ...]:
    shown = (line for line in lines if line.user > 0)
    return tuple(sorted(shown, key=lambda line: (line.provisional, -line.rating, -line.won, line.user)))


# Leaderboards: ratings worked off from the results, and who stands where by them.

MOST_KEPT: Final = 64
"""Leaderboards kept in memory."""
AT_ONCE: Final = 1000
"""Results worked off in one change."""
ACTIVE: Final = timedelta(days=60)
"""Whoever has finished a game within this time is active."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """One leaderboard. season: None is the present one. side: empty for the whole game, and for all games."""

    game: str | None = None
    side: Seat = ""
    season: int | None = None
    active: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """A leaderboard as it is. seasons: those there are, the latest first; period: how long they are."""

    ladder: Ladder
    lines: tuple[Standing, ...]
    seasons: tuple[int, ...]
    period: str


@dataclass(frozen=True, slots=True)
class _Kept:
    cursor: RatingCursor | None
    lines: tuple[Standing, ...]


class Leaderboards:
    """Ratings and leaderboards of guilds.

    What has finished is rated when somebody asks, from where it was left: the cursor is a row, written
    together with the ratings, so that nothing is rated twice or left out, whatever restarts.
    """

    def __init__(
        self,
        store: Store,
        sided: Collection[str],
        settings: SettingsRepository,
        clock: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._sided = sided
        self._settings = settings
        self._clock = clock
        self._kept: OrderedDict[tuple[int, Ladder], _Kept] = OrderedDict()
        self._rating = asyncio.Lock()

    async def of(self, guild: int, ladder: Ladder) -> Standings:
        """A leaderboard, best first. Erased users are left out."""
        with refuse_on_storage_errors():
            cursor = await self.rate_new(guild)
            period = (await self._settings.guild(guild)).seasons
            seasons = await self._store.seasons(guild)
            now = season_of(self._clock(), period)
            season = now if ladder.season is None else ladder.season
            lines = await self._lines(guild, Ladder(ladder.game, ladder.side, season), cursor)
        if ladder.active:
            since = (self._clock() - ACTIVE).isoformat()
            lines = tuple(line for line in lines if line.last >= since)
        known = seasons if now in seasons else (now, *seasons)
        return Standings(Ladder(ladder.game, ladder.side, season, ladder.active), lines, known, period)

    async def season(self, guild: int) -> int:
        """The present season; 0 where a server has none."""
        return season_of(self._clock(), (await self._settings.guild(guild)).seasons)

    async def of_house(self, guild: int) -> tuple[HouseStanding, ...]:
        """Tell how everybody did against the house, by game, level and seat; who has won most comes first."""
        with refuse_on_storage_errors():
            return count_house(await self._store.results(guild, None, of_house=True))

    async def rate_everything(self, *, anew: bool = False) -> int:
        """Rates what has finished everywhere; the number of guilds. anew: from the first result on."""
        with refuse_on_storage_errors():
            guilds = await self._store.rated_guilds() if anew else await self._store.unrated_guilds(SYSTEM)
            for guild in guilds:
                await self.rate_new(guild, anew=anew)
        return len(guilds)

    async def rate_new(self, guild: int, *, anew: bool = False) -> RatingCursor | None:
        """Rates what a guild has finished since it was last asked; how far that has come.

        With other seasons than it was rated in, by another system, and where that is wanted, all of it anew.
        """
        async with self._rating:
            while True:
                cursor = await self._store.rating_cursor(guild)
                period = (await self._settings.guild(guild)).seasons
                from_start = anew or (
                    cursor is not None and (cursor.period, cursor.system) != (period, SYSTEM)
                )
                after = 0 if cursor is None or from_start else cursor.number
                results = _whole_games(await self._store.results_after(guild, after, AT_ONCE + 1))
                if not results and not from_start:
                    return cursor
                users = sorted({result.user for result in results})
                known = () if from_start else await self._store.ratings_of(guild, users)
                ratings, steps = await asyncio.to_thread(rate, results, known, self._sided, period)
                reached = results[-1].number if results else 0
                change = RatingChange(
                    guild, cursor, reached, period, ratings, steps, anew=from_start, system=SYSTEM
                )
                try:
                    await self._store.write_ratings(change)
                except ConflictError:
                    # Somebody was erased meanwhile, or another process was quicker.
                    continue
                anew = False

    async def _lines(self, guild: int, ladder: Ladder, cursor: RatingCursor | None) -> tuple[Standing, ...]:
        kept = self._kept.get((guild, ladder))
        if kept is None or kept.cursor != cursor:
            rows = await self._store.ratings(guild, ladder.season or 0, ladder.game, ladder.side)
            lines = await asyncio.to_thread(rank_overall if ladder.game is None else rank, rows)
            kept = self._kept[guild, ladder] = _Kept(cursor, lines)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end((guild, ladder))
        return kept.lines


def _whole_games(results: tuple[ResultRow, ...]) -> tuple[ResultRow, ...]:
    """The results but for those of a game of which there may be more."""
    if len(results) <= AT_ONCE:
        return results
    return tuple(result for result in results if result.match != results[-1].match)


def count_house(results: Iterable[ResultRow]) -> tuple[HouseStanding, ...]:
    """Games of people against the house, added up."""
    sums: dict[tuple[UserId, str, str, Seat], list[bool]] = {}
    for result in results:
        if result.user > 0 and result.house is not None and is_person(result.user):
            sums.setdefault((result.user, result.game, result.house, result.seat), []).append(result.won)
    lines = [HouseStanding(*whose, len(won), sum(won)) for whose, won in sums.items()]
    return tuple(sorted(lines, key=lambda line: (-line.won, line.played, line.user, line.key, line.seat)))
