"""Reliability is numbers reckoned from somebody's latest games."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.store import PartRow
from cogs.inn.reliability.model import Reliability, forgiven_until, reckon


def part(ending: str, turns: str | None = None) -> PartRow:
    return PartRow(1, "north", 7, 1, "2026-01-01", ending, turns)


def test_the_median_is_of_all_turns_and_of_games_with_a_clock_alone() -> None:
    reliability = reckon([part("finished", "[1,2,3]"), part("resigned", "[100,200]"), part("timed")], 4)
    assert reliability == Reliability(finished=1, timed=1, resigned=1, move=3, earlier=4)
    assert reckon([part("finished")], 0).move is None


@pytest.mark.parametrize(("games", "earlier", "is_new"), [(9, 0, True), (10, 0, False), (4, 6, False)])
def test_under_ten_games_somebody_is_new(games: int, earlier: int, is_new: bool) -> None:
    assert reckon([part("finished")] * games, earlier).is_new == is_new


def test_a_season_is_as_long_as_the_servers() -> None:
    now = datetime(2026, 7, 1, tzinfo=UTC)
    dates = [forgiven_until(now, period).date().isoformat() for period in ("quarter", "year", "none")]
    assert dates == ["2026-04-01", "2025-07-01", "2025-07-01"]
