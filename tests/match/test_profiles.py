"""Profiles: what somebody has played on a server, and two people head to head."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from bot.match.rating import rate
from bot.match.settings import UserSettings
from bot.match.values import Place
from bot.store import OpeningRow, PlayedRow, RatingStep, ResultRow
from cogs.inn.profiles.service import (
    MOST_POINTS,
    Profiles,
    VersusLine,
    curve_of,
    favourites_of,
    lines_of,
    streaks_of,
    versus_lines,
)
from tests.match.house import ANN, BEN, CAT, EVE, House, refused

AT = "2026-01-01T00:00:00+00:00"


def result(number: int, user: int, place: int, *, game: str = "tiny", seat: str = "north") -> ResultRow:
    return ResultRow(number, number, 1, game, user, seat, place, place == 1, 0, AT, number=number)


def test_a_streak_is_what_was_won_in_a_row_lately_and_at_best() -> None:
    places = [1, 1, 1, 2, 1, 1]
    assert streaks_of([PlayedRow("tiny", "north", place == 1) for place in places]) == (2, 3)
    assert streaks_of([PlayedRow("tiny", "north", won=False)]) == (0, 0)
    assert streaks_of([]) == (0, 0)


def test_the_most_played_game_comes_first_with_its_sides_below() -> None:
    results = [
        PlayedRow("war", "shadow", won=True),
        PlayedRow("war", "free", won=False),
        PlayedRow("war", "free", won=True),
        PlayedRow("tiny", "north", won=True),
    ]
    ratings, _ = rate([result(4, ANN, 1)], (), (), "none")
    lines = lines_of(results, ratings, {"war"}, 0)
    assert [(line.game, line.side, line.played, line.won) for line in lines] == [
        ("war", "", 3, 2),
        ("war", "free", 2, 1),
        ("war", "shadow", 1, 1),
        ("tiny", "", 1, 1),
    ]
    assert [line.rating is not None for line in lines] == [False, False, False, True]


def test_a_long_curve_is_thinned_out_and_keeps_its_ends() -> None:
    steps = [RatingStep(1, ANN, "tiny", number, 25 + number / 100, 1.0, AT) for number in range(1000)]
    curve = curve_of(steps)
    assert len(curve) == MOST_POINTS
    assert (curve[0].rating, curve[-1].rating) == (1500, 1800)
    assert curve[0].at == datetime(2026, 1, 1, tzinfo=UTC)


def test_head_to_head_counts_who_was_placed_before_whom_also_among_more_than_two() -> None:
    pairs = [(2, 3), (1, 2), (2, 1), (1, 1)]
    result_pairs = [
        (result(match, ANN, own), result(match, BEN, other, seat="east"))
        for match, (own, other) in enumerate(pairs)
    ]
    assert versus_lines(result_pairs, ()) == (VersusLine("tiny", "", 4, 2, 1),)
    assert versus_lines(result_pairs, {"tiny"}) == (VersusLine("tiny", "north", 4, 2, 1),)


async def test_a_profile_has_what_was_played_on_this_server_alone(house: House) -> None:
    for channel, people in enumerate(((ANN, BEN), (ANN, BEN), (ANN, CAT)), start=20):
        await house.finished(*people, place=Place(1, channel))
    await house.finished(ANN, CAT, place=Place(2, 30))
    profile = await Profiles(house.tables).of(1, ANN, EVE)
    assert (profile.played, profile.shown, len(profile.curve)) == (3, "tiny", 3)
    assert profile.rival is not None
    assert (profile.rival.user, profile.rival.played) == (BEN, 2)
    assert profile.longest is not None
    assert profile.longest.entries > 5
    versus = await Profiles(house.tables).versus(1, ANN, BEN, EVE)
    assert [line.played for line in versus.lines] == [2]
    assert (await Profiles(house.tables).of(1, EVE, ANN)).lines == ()


async def test_a_hidden_profile_is_for_its_owner_alone(house: House) -> None:
    await house.finished()
    await house.tables.change_user_settings(ANN, lambda _: UserSettings(profile=False))
    assert (await refused(Profiles(house.tables).of(1, ANN, BEN))).reason == "refused-profile-hidden"
    for pair in ((ANN, CAT), (CAT, ANN)):
        hidden = Profiles(house.tables).versus(1, *pair, BEN)
        assert (await refused(hidden)).reason == "refused-profile-hidden"
    assert (await Profiles(house.tables).of(1, ANN, ANN)).played == 1
    assert (await Profiles(house.tables).versus(1, ANN, BEN, ANN)).lines
    assert json.loads(await house.tables.export(ANN))["settings"]["profile"] is False


async def test_an_erased_opponent_is_nobodys_rival(house: House) -> None:
    await house.finished(ANN, BEN, place=Place(1, 20))
    await house.finished(ANN, BEN, place=Place(1, 21))
    await house.finished(ANN, CAT, place=Place(1, 22))
    await house.tables.erase(BEN)
    profile = await Profiles(house.tables).of(1, ANN, CAT)
    assert profile.played == 3
    assert profile.rival is not None
    assert profile.rival.user == CAT


async def test_nobody_meets_themselves(house: House) -> None:
    assert (await refused(Profiles(house.tables).versus(1, ANN, ANN, ANN))).reason == "refused-self-versus"


def test_a_favourite_opening_is_what_was_begun_with_most_and_more_than_once() -> None:
    rows = [OpeningRow("tiny", "north", "moria", 3), OpeningRow("tiny", "north", "rohan", 2)]
    assert favourites_of([*rows, OpeningRow("tiny", "east", "moria", 1)]) == (rows[0],)
