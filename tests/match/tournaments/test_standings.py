"""Standings: computed a second time from the results alone, in another way, and each tie-break by itself."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Outcome
from bot.match.tournaments.model import (
    POINT,
    Entrant,
    Game,
    Terms,
    Tournament,
    find_harder_seat,
    rank,
    write_points,
)
from bot.match.tournaments.rounds import points_of
from bot.text import GivenText
from tests.match.tournaments.paper import open_on_paper, play_out


def reckon(cup: Tournament) -> list[tuple[int, Fraction, Fraction, Fraction]]:
    """Number, points, Buchholz and Sonneborn-Berger of everybody, from a plain list of results of two."""
    results = [
        (game.players, Fraction(game.points[0], POINT), Fraction(game.points[1], POINT))
        for game in cup.games
        if game.points is not None and len(game.players) == 2
    ]
    byes = {
        game.players[0]: Fraction(game.points[0], POINT) for game in cup.games if game.is_bye and game.points
    }
    points = {entrant.number: byes.get(entrant.number, Fraction(0)) for entrant in cup.entrants}
    for (white, black), own, theirs in results:
        points[white] += own
        points[black] += theirs
    table = []
    for number, total in points.items():
        buchholz = sonneborn = Fraction(0)
        for (white, black), own, theirs in results:
            if number in (white, black):
                other = black if number == white else white
                buchholz += points[other]
                sonneborn += points[other] * (own if number == white else theirs)
        table.append((number, total, buchholz, sonneborn))
    return sorted(table, key=lambda line: line[1:], reverse=True)


@settings(max_examples=12, deadline=None, derandomize=True)
@given(st.integers(3, 15), st.integers(1, 5), st.integers(0, 2**32))
def test_the_standings_are_those_reckoned_from_the_results(people: int, count: int, seed: int) -> None:
    cup = play_out(open_on_paper(people, Terms(rounds=count)), Random(seed))
    lines = rank(cup)
    told = [
        (
            line.number,
            Fraction(line.points, POINT),
            Fraction(line.buchholz, POINT),
            Fraction(line.sonneborn, POINT * POINT),
        )
        for line in lines
    ]
    assert sorted(told) == sorted(reckon(cup))
    assert [row[1:] for row in told] == [row[1:] for row in reckon(cup)]


def cup_of(people: int, *games: Game) -> Tournament:
    entrants = tuple(Entrant(number, 1000 + number) for number in range(1, people + 1))
    return Tournament(
        *(1, 1, 1, 9, GivenText("Cup"), "tiny", "playing", Terms()), round=3, entrants=entrants, games=games
    )


def game(round_number: int, first: int, second: int, points: int) -> Game:
    table = min(first, second)
    return Game(round_number, table, 1, (first, second), points=(points, POINT - points), played=True)


def test_of_equals_the_one_who_has_beaten_the_other_stands_first() -> None:
    results = ((1, 2, POINT), (1, 3, 0), (1, 4, 6), (2, 3, 6), (2, 4, 0), (3, 4, 0))
    lines = rank(cup_of(4, *(game(number, *result) for number, result in enumerate(results, start=1))))
    assert [line.number for line in lines] == [4, 3, 1, 2]
    assert lines[1].before_direct == lines[2].before_direct
    assert lines[1].harder < lines[2].harder


def test_wins_as_the_harder_side_decide_among_those_level_in_all_else() -> None:
    games = (game(1, 1, 2, POINT), game(2, 1, 2, 0), game(3, 3, 4, POINT), game(4, 4, 3, POINT))
    assert find_harder_seat(games) == 1
    lines = rank(cup_of(4, *games))
    assert [(line.number, line.harder) for line in lines] == [(2, 1), (1, 0), (3, 0), (4, 0)]


def test_where_both_seats_have_won_as_often_none_is_harder() -> None:
    assert find_harder_seat((game(1, 1, 2, POINT), game(2, 1, 2, 0))) is None


@pytest.mark.parametrize(
    ("outcome", "seats", "shares"),
    [
        (Outcome(("a",), "won", ()), ("a", "b"), (12, 0)),
        (Outcome(("a", "b"), "drawn", (("a", 3), ("b", 5))), ("a", "b"), (6, 6)),
        (Outcome(("b",), "won", (("a", 1), ("b", 9), ("c", 4))), ("a", "b", "c"), (0, 12, 6)),
        (Outcome(("d",), "won", (("a", 1), ("b", 1), ("c", 4), ("d", 2))), tuple("abcd"), (2, 2, 8, 12)),
    ],
)
def test_a_game_counts_the_share_of_those_left_behind(
    outcome: Outcome, seats: tuple[str, ...], shares: tuple[int, ...]
) -> None:
    assert points_of(outcome, seats) == shares


@pytest.mark.parametrize(
    ("points", "told"), [(0, "0"), (12, "1"), (6, "½"), (30, "2½"), (8, "⅔"), (15, "1¼"), (17, "1 5/12")]
)
def test_points_are_told_with_fractions(points: int, told: str) -> None:
    assert write_points(points) == told
