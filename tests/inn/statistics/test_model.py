"""Shares with their intervals, and what wins."""

from __future__ import annotations

import pytest

from bot.store import TallyRow
from cogs.inn.statistics.model import Line, Share, find_best, read_lines, read_months


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        # From the tables of Brown, Cai and DasGupta's kind: worked out elsewhere, to four places.
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (15, 148, 0.0624, 0.1605),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_an_interval_is_wilsons(won: int, played: int, low: float, high: float) -> None:
    assert Share(played, won).bounds == pytest.approx((low, high), abs=0.0001)


def test_a_bound_is_where_the_share_would_just_not_be_rejected() -> None:
    """Given a bound of the interval, then the share lies 1.96 deviations of the bound's own away from it."""
    for played, won in ((10, 3), (57, 40), (1000, 512)):
        share = Share(played, won)
        for bound in share.bounds:
            deviation = (bound * (1 - bound) / played) ** 0.5
            assert abs(share.value - bound) / deviation == pytest.approx(1.959964, abs=1e-6)


def test_fewer_than_ten_games_tell_nothing_and_ten_do() -> None:
    assert not Share(9, 9).is_telling
    assert Share(10, 0).is_telling


def test_the_best_is_what_wins_most_surely_not_what_was_lucky() -> None:
    lucky, sure, few = (Line("north", name, share) for name, share in (
        ("lucky", Share(10, 8)), ("sure", Share(200, 140)), ("few", Share(9, 9)),
    ))  # fmt: skip
    assert find_best([lucky, few, sure], 3) == [sure, lucky]
    assert find_best([lucky, few, sure], 1) == [sure]


def test_months_without_a_game_are_among_the_others() -> None:
    rows = [TallyRow("a", "month", month, 1, 0) for month in ("2025-11", "2026-02")]
    rows.append(TallyRow("b", "month", "2026-02", 3, 0))
    assert read_months(rows) == (("2025-11", 1), ("2025-12", 0), ("2026-01", 0), ("2026-02", 4))
    assert read_months([]) == ()


def test_seats_that_are_alike_count_together() -> None:
    rows = [TallyRow("a", "card", "north moria", 3, 1), TallyRow("a", "card", "east moria", 4, 4)]
    assert read_lines(rows, "card", sided=False) == (Line("", "moria", Share(7, 5)),)
    assert read_lines(rows, "opening", sided=True) == ()
    assert [line.side for line in read_lines(rows, "card", sided=True)] == ["east", "north"]
