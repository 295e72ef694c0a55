"""The points of a guess: whoever says what they think does best, and knowing nothing is worth nothing."""

from __future__ import annotations

import pytest

from bot.store import GuessRow
from cogs.inn.guess_along.model import SURE, Question, score, settle

SEATS = ("light", "dark")


def guess(user: int, press: int, choice: str = "light", sure: int = 75) -> GuessRow:
    return GuessRow(1, "", user, press, 1, choice, sure, "2026-01-01")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("truth", [0.3, 0.5, 0.6, 0.75, 0.9, 0.99])
def test_on_average_nobody_gains_by_another_number_than_their_own(seats: int, truth: float) -> None:
    def expected(sure: int) -> float:
        right, wrong = (score(sure, seats, right=is_right) for is_right in (True, False))
        return truth * right + (1 - truth) * wrong

    honest = expected(round(100 * truth))
    assert honest >= max(map(expected, range(1, 100))) - 1, "points are whole"
    assert max(SURE.values(), key=expected) == min(SURE.values(), key=lambda sure: abs(sure / 100 - truth))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bolder_a_guess_the_more_it_brings_and_costs(seats: int) -> None:
    right = [score(sure, seats, right=True) for sure in SURE.values()]
    wrong = [score(sure, seats, right=False) for sure in SURE.values()]
    assert right == sorted(right)
    assert wrong == sorted(wrong, reverse=True)
    assert wrong[0] < 0 < right[0]
    assert score(100, seats, right=True) == 100
    if seats == 2:
        assert score(50, seats, right=True) == score(50, seats, right=False) == 0


def test_of_each_person_the_last_guess_in_time_counts_and_nobody_elses() -> None:
    question = Question("", SEATS, open=False, is_over=True, last=5, holder="light")
    rows = [guess(7, 1, "dark"), guess(7, 5), guess(7, 6, "dark"), guess(8, 6), guess(9, 2)]
    settled = settle(question, rows, frozenset({9}), "now")
    assert [row.points for row in settled] == [None, 75, None, None, None]
    assert {row.ended for row in settled} == {"now"}


def test_where_nobody_has_won_no_guess_counts() -> None:
    question = Question("", SEATS, open=False, is_over=True, last=5)
    assert [row.points for row in settle(question, [guess(7, 1)], frozenset(), "now")] == [None]
