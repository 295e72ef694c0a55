"""Stepping through a game: everybody sees what they saw then, and after the end what anybody did."""

from __future__ import annotations

from bot.match.review import Moment
from tests.match.house import ANN, BEN, EVE, House, refused

LATEST = 10**6


async def walk(house: House, match: int, user: int, eyes: str | None) -> list[Moment]:
    """All moments of a game."""
    moment = house.tables.archive.moment
    last = (await moment(match, user, eyes, LATEST)).last
    return [await moment(match, user, eyes, number) for number in range(last + 1)]


async def test_one_steps_from_the_start_to_where_the_game_stands(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 1", "end")

    moments = await walk(house, match, ANN, "north")

    assert [moment.number for moment in moments] == list(range(len(moments)))
    assert moments[-1].observation == (await house.tables.view(match, ANN)).observation
    assert [event.kind() for event in moments[1].events] == ["counter-put"]


async def test_what_another_does_in_secret_makes_no_step_while_it_is_secret(house: House) -> None:
    match = await house.begun()
    before = await walk(house, match, BEN, "east")
    watching = await walk(house, match, EVE, None)

    await house.play(match, ANN, "put a")

    assert await walk(house, match, BEN, "east") == before
    assert await walk(house, match, EVE, None) == watching
    assert len(await walk(house, match, ANN, "north")) == len(before) + 1


async def test_nobody_sees_through_anothers_eyes_before_the_end(house: House) -> None:
    match = await house.settled()
    for user, eyes in ((BEN, "north"), (EVE, "north"), (ANN, "nowhere")):
        error = await refused(house.tables.archive.moment(match, user, eyes, 0))
        assert error.reason == "refused-not-yours-to-see"

    await house.tables.resign(match, ANN, "r")
    north, east = [await walk(house, match, EVE, eyes) for eyes in ("north", "east")]

    assert len(north) == len(east), "a step is the same for all eyes once nothing is hidden"
    assert north[1].events != east[1].events


async def test_a_number_beyond_the_game_is_its_end(house: House) -> None:
    match = await house.finished()
    end = await house.tables.archive.moment(match, ANN, "north", LATEST)
    assert end.number == end.last
    assert end.observation.outcome is not None
    assert (await house.tables.archive.moment(match, ANN, None, 0)).number == 0
