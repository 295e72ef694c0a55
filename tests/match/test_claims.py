"""When somebody's time is over: nothing happens by itself, and what the others claim can be answered."""

from __future__ import annotations

from bot.match.clocks import DAY, HOUR, Claim
from tests.match.house import ANN, BEN, CAT, EVE, House, refused

OVER = 4 * DAY
"""Seconds after which a turn at the pace of a day is over, with its reserve."""


async def late(house: House, *users: int) -> int:
    """A match in which the first seat's time is over, and everybody has been told."""
    match = await house.settled(*(users or (ANN, BEN)), pace="day")
    await house.pass_time(OVER)
    await house.clear_outbox()
    return match


async def claimed(house: House, match: int) -> Claim | None:
    clocks = (await house.tables.table(match)).clocks
    assert clocks is not None
    return clocks.claim


async def test_the_others_are_told_once_that_a_time_is_over(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT, pace="day")
    await house.pass_time(OVER - 1)
    await house.clear_outbox()
    await house.pass_time(DAY)
    assert await house.outbox() == [(match, "table", None), (match, "claim", BEN), (match, "claim", CAT)]


async def test_who_has_given_up_is_not_told_that_a_time_is_over(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT, pace="day")
    await house.tables.resign(match, CAT, "gone")
    assert [(await house.tables.view(match, user)).gave_up for user in (BEN, CAT)] == [False, True]
    await house.pass_time(OVER - 1)
    await house.clear_outbox()
    await house.pass_time(1)
    assert await house.outbox() == [(match, "table", None), (match, "claim", BEN)]


async def test_a_claim_is_told_to_who_is_late_and_carried_out_after_twelve_hours(house: House) -> None:
    match = await late(house)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    assert await house.outbox() == [(match, "table", None), (match, "claim", ANN)]
    await house.pass_time(12 * HOUR - 1)
    assert (await house.tables.table(match)).phase == "playing"
    await house.pass_time(1)
    table = await house.tables.table(match)
    assert table.outcome is not None
    assert table.outcome.winners == ("east",)


async def test_playing_on_answers_a_claim(house: House) -> None:
    match = await late(house)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    await house.play(match, ANN, "end")
    await house.pass_time(DAY)
    assert await claimed(house, match) is None
    assert (await house.tables.table(match)).phase == "playing"


async def test_going_on_gives_twelve_hours_once_in_a_turn(house: House) -> None:
    match = await late(house)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    await house.tables.clocks.answer(match, ANN, "a")
    asking = house.tables.clocks.claim(match, BEN, "north", "win", "d")
    assert (await refused(asking)).reason == "refused-not-late"
    await house.pass_time(12 * HOUR)
    await house.tables.clocks.claim(match, BEN, "north", "win", "e")
    assert (await refused(house.tables.clocks.answer(match, ANN, "b"))).reason == "refused-claim-answered"


async def test_waiting_gives_a_day_and_lets_a_claim_lapse(house: House) -> None:
    match = await late(house, ANN, BEN, CAT)
    await house.tables.clocks.claim(match, BEN, "north", "out", "c")
    await house.tables.clocks.wait(match, CAT, "north", "w")
    assert await claimed(house, match) is None
    await house.pass_time(DAY - 1)
    assert (await refused(house.tables.clocks.wait(match, CAT, "north", "x"))).reason == "refused-not-late"
    await house.pass_time(1)
    await house.tables.clocks.wait(match, CAT, "north", "y")


async def test_the_house_plays_until_they_return(house: House) -> None:
    match = await late(house)
    await house.tables.clocks.claim(match, BEN, "north", "house", "c")
    await house.pass_time(12 * HOUR)
    table = await house.tables.table(match)
    player = table.stand_in_at("north")
    assert player is not None
    assert (match, "turn", player) in await house.outbox()
    assert await house.due() == []
    await house.tables.come_back(match, ANN, "b")
    assert [seat for seat, _ in await house.due()] == ["north"]


async def test_of_three_one_is_taken_out_and_the_others_play_on(house: House) -> None:
    match = await late(house, ANN, BEN, CAT)
    asking = house.tables.clocks.claim(match, BEN, "north", "win", "c")
    assert (await refused(asking)).reason == "refused-claim-impossible"
    await house.tables.clocks.claim(match, BEN, "north", "out", "d")
    await house.pass_time(12 * HOUR)
    assert (await house.log(match))[-1] == "north resign"
    assert (await house.tables.view(match, BEN)).observation.waiting[0].seat == "east"


async def test_a_claim_that_wins_a_game_of_a_series_begins_the_next(house: House) -> None:
    match = await house.settled(pace="day", series=2)
    await house.pass_time(OVER)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    await house.pass_time(12 * HOUR)
    assert (await house.tables.table(match)).next is not None


async def test_nobody_claims_who_has_no_say(house: House) -> None:
    match = await late(house)
    for user, reason in ((EVE, "refused-not-seated"), (ANN, "refused-late-self")):
        asking = house.tables.clocks.claim(match, user, "north", "win", f"c{user}")
        assert (await refused(asking)).reason == reason
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    asking = house.tables.clocks.claim(match, BEN, "north", "house", "d")
    assert (await refused(asking)).reason == "refused-claim-open"


async def test_who_is_late_too_claims_nothing(house: House) -> None:
    match = await house.begun(ANN, BEN, pace="day")
    await house.pass_time(OVER)
    asking = house.tables.clocks.claim(match, BEN, "north", "win", "c")
    assert (await refused(asking)).reason == "refused-late-too"


async def test_a_claim_survives_a_restart_and_is_carried_out_once(house: House) -> None:
    match = await late(house)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    await house.clock.keep(house.store)
    house = await house.reopened()
    await house.pass_time(12 * HOUR)
    await house.pass_time(DAY)
    assert (await house.log(match)).count("north resign") == 1
    await house.store.close()


async def test_somebody_is_reminded_once_in_24_hours_whoever_asks(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    nudge = house.tables.clocks.nudge
    # Half an hour before midnight: another date is not another day.
    await house.pass_time(23.5 * HOUR)
    await house.clear_outbox()
    await nudge(match, BEN, "north", "n1")
    assert await house.outbox() == [(match, "remind", ANN)]
    await house.pass_time(HOUR)
    assert (await refused(nudge(match, CAT, "north", "n2"))).reason == "refused-nudged"
    assert (await refused(nudge(match, CAT, "east", "n3"))).reason == "refused-nudge-nobody"
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    await house.play(match, CAT, "end")
    assert (await refused(nudge(match, CAT, "north", "n4"))).reason == "refused-nudged"

    await house.clear_outbox()
    await house.pass_time(DAY)
    await house.clock.keep(house.store)
    house = await house.reopened()
    await house.tables.clocks.nudge(match, BEN, "north", "n5")
    assert (match, "remind", ANN) in await house.outbox()
    await house.store.close()


async def test_of_two_who_are_late_none_is_told_that_somebody_else_is(house: House) -> None:
    match = await house.begun(ANN, BEN, CAT, pace="day")
    await house.play(match, CAT, "put a", "ready")
    await house.clear_outbox()
    await house.pass_time(OVER)
    assert [user for _, kind, user in await house.outbox() if kind == "claim"] == [CAT]
