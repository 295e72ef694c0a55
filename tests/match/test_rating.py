"""Ratings: from the results alone, the same however they are computed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from itertools import takewhile
from pathlib import Path
from random import Random

import pytest

from bot.match.rating import DEVIATION, MIDDLE, Ladder, carry, rank, rank_overall, rate
from bot.match.settings import parts_of, season_of
from bot.store import RatingRow, ResultRow, SqliteStore
from bot.store.sqlite.preparing import FOLDER
from tests.match.house import ANN, BEN, CAT, House

QUARTER = "2026-{:02}-01T00:00:00+00:00"


def result(match: int, user: int, place: int, *, game: str = "tiny", month: int = 1) -> ResultRow:
    seat = {ANN: "north", BEN: "east", CAT: "south"}.get(user, "west")
    finished = QUARTER.format(month)
    return ResultRow(match, match, 1, game, user, seat, place, place == 1, 5, finished, number=match * 10)


def games(count: int, seed: int = 1) -> list[list[ResultRow]]:
    """Games of two or three people with whatever came of them."""
    rng = Random(seed)
    results = []
    for match in range(count):
        people = rng.sample((ANN, BEN, CAT), rng.choice((2, 3)))
        places = sorted(rng.choice((1, 1, 2)) for _ in people)
        results.append([result(match, *standing) for standing in zip(people, places, strict=True)])
    return results


def latest(rows: tuple[RatingRow, ...]) -> dict[tuple[str, str, int], RatingRow]:
    return {(rating.game, rating.side, rating.user): rating for rating in rows}


def test_a_drawn_game_leaves_equals_equal() -> None:
    ratings, _ = rate([result(1, ANN, 1), result(1, BEN, 1)], (), (), "none")
    assert ratings[0].mu == pytest.approx(ratings[1].mu)


def test_one_by_one_they_come_out_as_at_once() -> None:
    played = games(30)
    at_once, steps = rate([row for game in played for row in game], (), {"tiny"}, "none")
    known: dict[tuple[str, str, int], RatingRow] = {}
    for game in played:
        some, _ = rate(game, known.values(), {"tiny"}, "none")
        known |= latest(some)
    assert known == latest(at_once)
    assert len(steps) == sum(map(len, played))


def test_a_seat_is_rated_apart_only_where_seats_differ() -> None:
    game = [result(1, ANN, 1), result(1, BEN, 2)]
    assert {rating.side for rating in rate(game, (), {"tiny"}, "none")[0]} == {"", "north", "east"}
    assert {rating.side for rating in rate(game, (), (), "none")[0]} == {""}


def test_a_new_season_begins_half_way_back_with_nothing_played() -> None:
    first, _ = rate([result(1, ANN, 1), result(1, BEN, 2)], (), (), "quarter")
    ann = latest(first)["tiny", "", ANN]
    begun = carry(ann, ann.season + 1)
    assert begun.mu - MIDDLE == pytest.approx((ann.mu - MIDDLE) / 2)
    assert begun.sigma == pytest.approx((ann.sigma + DEVIATION) / 2)
    assert (begun.played, begun.won) == (0, 0)
    second, _ = rate([result(2, ANN, 2, month=4), result(2, BEN, 1, month=4)], first, (), "quarter")
    assert {rating.season - ann.season for rating in second} == {1}
    assert latest(second)["tiny", "", ANN].played == 1


@pytest.mark.parametrize("seasons", [2, 3, 7])
def test_seasons_that_were_skipped_count_one_by_one(seasons: int) -> None:
    """Given somebody who stays away for seasons, then their rating has gone half-way back once for each."""
    first, _ = rate([result(1, ANN, 1), result(1, BEN, 2)], (), (), "quarter")
    ann = latest(first)["tiny", "", ANN]
    step_by_step = ann
    for number in range(1, seasons + 1):
        step_by_step = carry(step_by_step, ann.season + number)
    assert carry(ann, ann.season + seasons).mu == pytest.approx(step_by_step.mu)
    assert carry(ann, ann.season + seasons).sigma == pytest.approx(step_by_step.sigma)
    assert carry(ann, ann.season + seasons).mu - MIDDLE == pytest.approx((ann.mu - MIDDLE) / 2**seasons)


def test_a_season_that_was_left_is_not_entered_again_by_a_clock_that_goes_back() -> None:
    first, _ = rate([result(1, ANN, 1, month=4), result(1, BEN, 2, month=4)], (), (), "quarter")
    second, _ = rate([result(2, ANN, 1), result(2, BEN, 2)], first, (), "quarter")
    assert {(rating.season, rating.played) for rating in second} == {(first[0].season, 2)}


def row(user: int, mu: float, sigma: float = 1.0, game: str = "tiny", played: int = 1) -> RatingRow:
    return RatingRow(1, game, "", 0, user, mu, sigma, played, 0, 0, "2026")


def test_provisional_ratings_come_after_settled_ones_and_erased_people_not_at_all() -> None:
    lines = rank([row(ANN, 40, 8.0), row(BEN, 20), row(-1, 50)])
    assert [(line.user, line.provisional) for line in lines] == [(BEN, False), (ANN, True)]
    assert (lines[0].rating, lines[0].deviation) == (1350, 30)


def test_over_all_games_counts_how_far_one_is_above_the_average_of_each() -> None:
    """Given a game of good and one of poor players, then who is best at the poor ones' is not behind."""
    rows = [row(ANN, 45, game="a"), row(BEN, 35, game="a"), row(CAT, 25, game="b"), row(-1, 5, game="b")]
    lines = rank_overall(rows)
    assert [(line.user, line.rating) for line in lines] == [(CAT, 1800), (ANN, 1650), (BEN, 1350)]


def test_over_all_games_each_counts_by_how_often_it_was_played() -> None:
    rows = [row(ANN, 30, game="a", played=3), row(BEN, 20, game="a"), row(ANN, 20, game="b")]
    (ann, _) = rank_overall([*rows, row(BEN, 22, game="b")])
    assert ann.rating == 1500 + round((3 * 5 - 1 * 1) / 4 * 30)


@pytest.mark.parametrize(("month", "quarter"), [(1, 1), (3, 1), (4, 2), (12, 4)])
def test_seasons_follow_one_another(month: int, quarter: int) -> None:
    moment = datetime.fromisoformat(QUARTER.format(month))
    assert parts_of(season_of(moment, "quarter"), "quarter") == (2026, quarter)
    assert parts_of(season_of(moment, "year"), "year") == (2026, None)
    assert season_of(moment, "none") == 0


async def ratings(house: House) -> list[RatingRow]:
    await house.tables.leaderboards.of(1, Ladder())
    rows = await house.store.ratings_of(None, [*(ANN, BEN, CAT), -1])
    return sorted(rows, key=lambda rating: (rating.side, rating.user))


async def test_anew_they_are_what_they_were_and_a_restart_loses_none(house: House) -> None:
    await house.finished()
    first = await ratings(house)
    await house.finished(CAT, ANN)
    later = await house.reopened()
    second = await ratings(later)
    assert second != first
    assert {rating.user for rating in second} == {ANN, BEN, CAT}
    assert await later.tables.leaderboards.rate_everything(anew=True) == 1
    assert await ratings(later) == second
    await later.store.close()


async def test_an_erasure_leaves_the_ratings_of_others_and_the_export_has_ones_own(house: House) -> None:
    for people in ((ANN, BEN), (BEN, CAT), (CAT, ANN)):
        await house.finished(*people)
    before = {rating.user: rating for rating in await ratings(house)}
    assert str(before[ANN].mu) in await house.tables.export(ANN)
    await house.tables.erase(ANN)
    after = {rating.user: rating for rating in await ratings(house)}
    assert after == {BEN: before[BEN], CAT: before[CAT], -1: replace(before[ANN], user=-1)}
    await house.tables.leaderboards.rate_everything(anew=True)
    assert {rating.user: rating for rating in await ratings(house)} == after


@pytest.mark.parametrize(("changes", "kept"), [(0, "quarter"), (1, "none")])
async def test_a_server_that_once_chose_no_seasons_keeps_that(house: House, changes: int, kept: str) -> None:
    await house.tables.change_guild_settings(
        1, lambda settings: settings.model_copy(update={"feats": False, "seasons": "none"})
    )
    await house.store.close()
    with sqlite3.connect(house.path) as database:
        for _ in range(changes):
            database.execute(
                "INSERT INTO setting_change (guild_id, at, by_id, name, before, after)"
                """ VALUES (1, '2026-01-01', 7, 'seasons', '"year"', '"none"')"""
            )
        database.executescript(next(FOLDER.glob("*__seasons_by_quarter.sql")).read_text("utf-8"))

    again = await house.reopened()

    assert (await again.tables.guild_settings(1)).seasons == kept
    await again.store.close()


async def test_other_seasons_have_all_of_it_rated_anew(house: House) -> None:
    await house.finished()
    before = await house.tables.leaderboards.of(1, Ladder())
    assert (before.period, before.seasons) == ("quarter", (2026 * 4,))
    await house.tables.change_guild_settings(1, lambda old: old.model_copy(update={"seasons": "year"}))
    after = await house.tables.leaderboards.of(1, Ladder("tiny"))
    assert (after.seasons, after.period, after.ladder.season) == ((2026,), "year", 2026)
    assert {line.played for line in after.lines} == {1}


async def test_games_against_the_house_are_not_rated(house: House) -> None:
    match = await house.finished()
    await house.tables.leaderboards.of(1, Ladder())
    (first, *_) = await house.store.results(1, None)
    await house.store.close()
    with closing(sqlite3.connect(house.path)) as connection, connection:
        connection.execute("UPDATE result SET house = 'keen' WHERE match_id = ?", (match,))
    later = await house.reopened()
    await later.tables.leaderboards.rate_everything(anew=True)
    assert await later.store.ratings_of(None, [first.user]) == ()
    await later.store.close()


async def test_results_of_a_database_from_before_ratings_are_rated(tmp_path: Path) -> None:
    """Given an older database with two games, then both are rated in the order they ended."""
    older = tmp_path / "migrations"
    older.mkdir()
    for migration in takewhile(lambda path: "ratings" not in path.name, sorted(FOLDER.glob("*.sql"))):
        (older / migration.name).write_text(migration.read_text("utf-8"), "utf-8")
    path = tmp_path / "old.db"
    store = await SqliteStore.open(path, folder=older)
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for match, winner, at in ((1, ANN, 3), (2, BEN, 2)):
            for user in (ANN, BEN):
                place = 1 if user == winner else 2
                connection.execute(
                    "INSERT INTO result VALUES (?, ?, 1, 'tiny', ?, ?, ?, ?, 0, ?, NULL)",
                    (match, match, user, f"s{user}", place, place == 1, QUARTER.format(at)),
                )
    house = await House.open(path)
    lines = {line.user: line for line in (await house.tables.leaderboards.of(1, Ladder("tiny"))).lines}
    assert (lines[ANN].played, lines[BEN].played) == (2, 2)
    assert lines[ANN].rating > lines[BEN].rating, "the last game counts most"
    steps = await house.store.rating_history(ANN, 1)
    assert [step.at for step in steps] == [QUARTER.format(2), QUARTER.format(3)]
    assert datetime.fromisoformat(steps[0].at).tzinfo is UTC
    await house.store.close()
