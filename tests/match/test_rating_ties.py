"""Ratings of games in which people have done equally well, and the version of the system they are made by."""

from __future__ import annotations

import sqlite3
import tomllib
from collections.abc import Sequence
from contextlib import closing
from importlib.metadata import version
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest
from openskill.models import PlackettLuce
from packaging.requirements import Requirement

from bot.match.rating import DEVIATION, MIDDLE, SPREAD, SYSTEM, Ladder, rate
from bot.store import RatingRow, ResultRow
from tests.match.house import ANN, BEN, House

AT = "2026-01-01T00:00:00+00:00"
PLACES = {
    count: [places for places in product(range(1, count + 1), repeat=count) if 1 in places]
    for count in (3, 4)
}


def play(places: Sequence[int], known: Sequence[RatingRow] = ()) -> list[tuple[float, float]]:
    """The means and deviations of people after a game with these places."""
    rows = [
        ResultRow(1, 1, 1, "tiny", user, f"seat{user}", place, place == 1, 0, AT, number=user)
        for user, place in enumerate(places, 1)
    ]
    ratings, _ = rate(rows, known, (), "none")
    after = {rating.user: (rating.mu, rating.sigma) for rating in ratings}
    return [after[user] for user, _ in enumerate(places, 1)]


def gains(places: Sequence[int]) -> list[int]:
    """The points that equals win or lose."""
    return [round((mu - MIDDLE) * SPREAD) for mu, _ in play(places)]


def ranked(places: Sequence[int]) -> tuple[int, ...]:
    """Places as results have them: after two first comes a third."""
    return tuple(1 + sum(other < place for other in places) for place in places)


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2), [79, -79]),
        ((1, 1), [0, 0]),
        ((1, 2, 3), [86, 22, -108]),
        ((1, 1, 3), [54, 54, -108]),
        ((1, 2, 2), [86, -43, -43]),
        ((1, 2, 3, 4), [84, 47, -9, -121]),
        ((1, 1, 3, 4), [65, 65, -9, -121]),
        ((1, 2, 2, 4), [84, 19, 19, -121]),
        ((1, 2, 3, 3), [84, 47, -65, -65]),
        ((1, 1, 1, 4), [40, 40, 40, -121]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
    ],
)
def test_what_equals_win_and_lose_is_pinned(places: tuple[int, ...], expected: list[int]) -> None:
    """A library that reckons differently must not change old ratings without a word."""
    assert gains(places) == expected


@pytest.mark.parametrize("count", PLACES)
def test_whoever_does_equally_well_wins_alike_and_nobody_more_than_those_before(count: int) -> None:
    for places in {ranked(placing) for placing in PLACES[count]}:
        won = dict.fromkeys(places, 0)
        for place, gain in zip(places, gains(places), strict=True):
            assert won[place] in (0, gain), places
            won[place] = gain
        by_place = [won[place] for place in sorted(won)]
        assert all(first > second for first, second in pairwise(by_place)), places
        assert by_place[0] <= gains(tuple(range(1, count + 1)))[0], "no more than a sole winner"


def test_a_shared_place_lies_between_the_places_it_stands_for() -> None:
    """Whatever people are rated before, to share two places is better than the worse and worse than the
    better of them."""
    rng = Random(3)
    for _ in range(100):
        known = [
            RatingRow(1, "tiny", "", 0, user, rng.uniform(10, 40), rng.uniform(2, 8), 1, 0, 0, AT)
            for user in range(1, 5)
        ]
        shared = play((1, 2, 2, 4), known)
        better, worse = play((1, 2, 3, 4), known), play((1, 3, 2, 4), known)
        assert worse[1][0] < shared[1][0] < better[1][0]
        assert shared[3][0] == pytest.approx((better[3][0] + worse[3][0]) / 2)


@pytest.mark.parametrize("places", [(1, 2), (2, 1), (1, 1)])
def test_games_of_two_are_to_the_last_bit_what_the_library_says(places: tuple[int, int]) -> None:
    model = PlackettLuce(mu=MIDDLE, sigma=DEVIATION)
    known = [RatingRow(1, "tiny", "", 0, user, 20.0 + 7 * user, 3.0, 1, 0, 0, AT) for user in (1, 2)]
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]
    expected = [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(map(float, places)))]
    assert play(places, known) == expected


def test_the_version_of_the_library_is_bounded_and_the_one_that_is_locked() -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    (needed,) = [
        requirement
        for dependency in project["dependencies"]
        if (requirement := Requirement(dependency)).name == "openskill"
    ]
    assert any(specifier.operator in ("<", "==", "~=") for specifier in needed.specifier), "no upper bound"
    for name in ("requirements.lock", "requirements-dev.lock"):
        text = (root / name).read_text("utf-8")
        (locked,) = [
            line.split("==")[1].split()[0] for line in text.splitlines() if line.startswith("openskill==")
        ]
        assert locked in needed.specifier
    assert version("openskill") in needed.specifier


async def test_ratings_of_another_system_are_made_anew_from_the_results(house: House) -> None:
    """Given ratings that an earlier version has kept, when the bot starts, then they are as if all games had
    been rated by this one; and nothing is done a second time."""
    await house.finished()
    await house.finished(BEN, ANN)
    first = await house.tables.leaderboards.of(1, Ladder("tiny"))
    await house.store.close()
    with closing(sqlite3.connect(house.path)) as connection, connection:
        connection.execute("UPDATE rating SET mu = mu + 3, played = 9")
        connection.execute("UPDATE rating_cursor SET system = ?", (SYSTEM - 1,))
    later = await house.reopened()
    assert await later.tables.leaderboards.rate_everything() == 1
    cursor = await later.store.rating_cursor(1)
    assert (await later.tables.leaderboards.of(1, Ladder("tiny"))).lines == first.lines
    assert cursor is not None
    assert cursor.system == SYSTEM
    assert await later.tables.leaderboards.rate_everything() == 0
    assert await later.store.rating_cursor(1) == cursor
    await later.store.close()


async def test_who_asks_first_never_sees_ratings_of_another_system(house: House) -> None:
    await house.finished()
    expected = await house.tables.leaderboards.of(1, Ladder("tiny"))
    await house.store.close()
    with closing(sqlite3.connect(house.path)) as connection, connection:
        connection.execute("UPDATE rating SET mu = 60")
        connection.execute("UPDATE rating_cursor SET system = ?", (SYSTEM - 1,))
    later = await house.reopened()
    assert (await later.tables.leaderboards.of(1, Ladder("tiny"))).lines == expected.lines
    await later.store.close()


async def test_ratings_are_made_anew_in_bounded_steps(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given more results than one change may hold, then what comes out is the same."""
    for _ in range(4):
        await house.finished()
    expected = await house.tables.leaderboards.of(1, Ladder("tiny"))
    monkeypatch.setattr("bot.match.rating.AT_ONCE", 2)
    await house.tables.leaderboards.rate_everything(anew=True)
    assert (await house.tables.leaderboards.of(1, Ladder("tiny"))).lines == expected.lines
