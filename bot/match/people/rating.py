"""Ratings from results: Plackett and Luce's model as openskill computes it, one game after the other.

What comes out depends on the results in their order and on nothing else: computed at once, one by one or
anew, it is the same to the last bit.

The model ranks; it has no ties. Whoever shares a place in a game of more than two is given the mean of what
the orders would have given them in which they could have come in: joint winners half of what the first and
the second win. openskill's own way with ties counts them against a field they are not compared with, and
gives a joint winner what the third gets; its models of pairs (Bradley and Terry) know ties, but three times
as much would be at stake in a game of four as in one of two. So a game without a tie, and every game of two,
is rated as it always was.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache
from itertools import groupby, permutations, product
from math import fsum, hypot
from typing import Any, Final, TypeAlias

from bot.match.settings.settings import season_of
from bot.match.table.values import Standing, UserId
from bot.store import RatingRow, RatingStep, ResultRow

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
    latest: dict[_Whose, RatingRow] = {(each.game, each.side, each.user): each for each in known}
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
    rated = [(each.mu, each.sigma) for each in before]
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
    for each in rows:
        means.setdefault(each.game, []).append(each.mu)
        people.setdefault(each.user, []).append(each)
    average = {game: sum(found) / len(found) for game, found in means.items()}
    return _sort(_overall(user, found, average) for user, found in people.items())


def _overall(user: UserId, found: Sequence[RatingRow], average: dict[str, float]) -> Standing:
    played = sum(each.played for each in found)
    above = sum(each.played * (each.mu - average[each.game]) for each in found) / played
    return Standing(
        user,
        played,
        sum(each.won for each in found),
        sum(each.points for each in found),
        number_of(MIDDLE + above),
        width_of(hypot(*(each.played * each.sigma for each in found)) / played),
        min(each.sigma for each in found) > SETTLED,
        max(each.last for each in found),
    )


def _sort(lines: Iterable[Standing]) -> tuple[Standing, ...]:
    shown = (each for each in lines if each.user > 0)
    return tuple(sorted(shown, key=lambda each: (each.provisional, -each.rating, -each.won, each.user)))
