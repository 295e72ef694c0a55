"""A server's week: what is told of it, and when."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.match.values import Place
from bot.store import ArchiveRow, FeatRow, RatingStep, ResultRow
from cogs.inn.digest.service import WEEK, Digests, Upset, choose_best, find_climbs, find_upsets, last_week
from tests.match.house import ANN, BEN, CAT, House

MONDAY = datetime(2026, 3, 2, tzinfo=UTC)
AT = "2026-03-04T12:00:00+00:00"


def game(match: int, winner: int, loser: int, *, entries: int = 10) -> ArchiveRow:
    rows = [
        ResultRow(match, match, 1, "tiny", user, f"s{place}", place, place == 1, 0, AT, number=10 * match)
        for place, user in enumerate((winner, loser), start=1)
    ]
    return ArchiveRow(match, entries, tuple(rows))


def step(user: int, number: int, mu: float, at: str = "2026-02-01T00:00:00+00:00") -> RatingStep:
    return RatingStep(1, user, "tiny", number, mu, 3.0, at)


@pytest.mark.parametrize(
    ("now", "start"),
    [
        (MONDAY + timedelta(hours=8), MONDAY - WEEK),
        (MONDAY + timedelta(days=6, hours=23), MONDAY - WEEK),
        (MONDAY + timedelta(hours=7), None),
        (MONDAY + timedelta(days=7, hours=9), MONDAY),
    ],
)
def test_a_week_is_told_from_the_morning_of_monday_on(now: datetime, start: datetime | None) -> None:
    week = last_week(now)
    assert week == (None if start is None else (start, start + WEEK))


def test_an_upset_is_won_by_whoever_was_rated_clearly_lower_before() -> None:
    histories = {
        (ANN, "tiny"): [step(ANN, 1, 20.0), step(ANN, 10, 40.0)],
        (BEN, "tiny"): [step(BEN, 2, 30.0), step(BEN, 10, 1.0)],
    }
    assert find_upsets([game(1, ANN, BEN)], histories) == (Upset(1, "tiny", ANN, BEN, 300),)
    assert find_upsets([game(1, BEN, ANN)], histories) == ()
    assert find_upsets([game(1, CAT, BEN)], {}) == ()


def test_who_has_climbed_is_told_by_how_much() -> None:
    histories = {
        (ANN, "tiny"): [step(ANN, 1, 26.0), step(ANN, 9, 28.0, AT), step(ANN, 10, 29.0, AT)],
        (BEN, "tiny"): [step(BEN, 2, 30.0), step(BEN, 10, 29.0, AT)],
    }
    (climb,) = find_climbs(histories, MONDAY, MONDAY + WEEK)
    assert (climb.user, climb.points) == (ANN, 90)


def test_the_best_ending_has_feats_or_is_a_surprise_or_long() -> None:
    games = [game(1, ANN, BEN, entries=99), game(2, ANN, CAT), game(3, BEN, CAT)]
    upset = Upset(2, "tiny", ANN, CAT, 200)
    feat = FeatRow(3, "s1", "won", BEN, 1, "tiny", AT)
    assert choose_best(games, [], []) == 1
    assert choose_best(games, [upset], []) == 2
    assert choose_best(games, [upset], [feat]) == 3


async def shows_all(_: Place) -> bool:
    """Everybody may see everything."""
    return True


async def test_a_week_with_games_is_told_and_one_without_is_not(house: House) -> None:
    match = await house.finished(ANN, BEN, place=Place(1, 20))
    await house.finished(ANN, CAT, place=Place(2, 21))
    lobby = await house.tables.open_lobby("tiny", Place(1, 22), CAT, [], {}, house.token())
    await house.tables.open_lobby("tiny", Place(2, 23), BEN, [], {}, house.token())
    start = datetime(2025, 12, 29, tzinfo=UTC)
    digest = await Digests(house.tables).of(1, start, start + WEEK, frozenset(), shows_all)
    assert digest is not None
    assert [told_game.match for told_game in digest.games] == [match] == [digest.best]
    assert [open_lobby.id for open_lobby in digest.open] == [lobby.id]
    assert await Digests(house.tables).of(1, start + WEEK, start + 2 * WEEK, frozenset(), shows_all) is None
    assert await Digests(house.tables).of(3, start, start + WEEK, frozenset(), shows_all) is None
