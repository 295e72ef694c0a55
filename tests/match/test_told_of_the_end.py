"""Whoever plays is told that a game is over, unless they saw it in the answer to their own press."""

from __future__ import annotations

from bot.match.clocks import DAY, HOUR
from bot.match.settings import UserSettings
from tests.match.house import ANN, BEN, CAT, House


async def told(house: House) -> list[int]:
    """Who is to be told that the game is over."""
    return sorted(user for _, kind, user in await house.outbox() if kind == "over" and user is not None)


async def test_whoever_gives_up_is_not_told_and_the_others_are(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await house.tables.resign(match, BEN, house.token())
    assert await told(house) == [ANN]


async def test_when_a_claim_is_carried_out_everybody_is_told_and_the_log_says_why(house: House) -> None:
    match = await house.settled(ANN, BEN, pace="day")
    await house.pass_time(4 * DAY)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    await house.clear_outbox()

    await house.pass_time(12 * HOUR)

    assert await told(house) == [ANN, BEN]
    assert await house.notes(match) == ["claimed-win"]


async def test_the_last_to_agree_is_not_told_and_whoever_asked_is(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.propose(match, ANN, "end", house.token())
    await house.tables.agree(match, BEN, house.token())
    await house.tables.agree(match, CAT, house.token())
    assert await told(house) == [ANN, BEN]


async def test_when_a_silent_table_closes_everybody_is_told(house: House) -> None:
    await house.settled(ANN, BEN)
    await house.pass_time(62 * DAY)
    assert await told(house) == [ANN, BEN]


async def test_who_wishes_no_notices_is_not_told(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await house.tables.change_user_settings(ANN, lambda _: UserSettings(notices=False))
    await house.tables.resign(match, BEN, house.token())
    assert await told(house) == []
