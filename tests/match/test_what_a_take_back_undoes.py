"""A take-back undoes an action and what it did, and nothing else: no time is won, nobody comes back by it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.match.clocks import ANSWER_TIME, DAY, HOUR, MINUTE, TERMS, Clocks, SeatClock
from bot.match.offers import Means
from bot.match.undo import take_back
from bot.store import EntryRow
from bot.store.sqlite.preparing import FOLDER, split
from tests.match.house import ANN, BEN, CAT, EVE, House, refused

LIVE, A_DAY = TERMS["live"], TERMS["day"]


async def clocks_of(house: House, match: int) -> Clocks:
    clocks = (await house.tables.table(match)).clocks
    assert clocks is not None
    return clocks


async def clock_of(house: House, match: int, seat: str) -> SeatClock:
    return (await clocks_of(house, match)).of(seat)


async def make_late(house: House, match: int, seat: str = "north") -> None:
    """Time passes until a seat, whose turn has just begun, is late."""
    clock = await clock_of(house, match, seat)
    await house.pass_time(A_DAY.allowance + clock.reserve)
    assert clock.told < 4 == (await clock_of(house, match, seat)).told


async def test_a_free_take_back_wins_no_time(house: House) -> None:
    match = await house.settled(pace="live")
    for _ in range(30):
        await house.pass_time(4 * MINUTE)
        await house.play(match, ANN, "step 1")
        await house.tables.undo(match, ANN, house.token())
    clock = await clock_of(house, match, "north")
    assert clock.used(house.clock.moment()) == 120 * MINUTE
    assert clock.is_late(LIVE, house.clock.moment())
    assert clock.left(LIVE, house.clock.moment()) == 0


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_clock_is_what_it_was_less_the_time_that_has_passed(house: House, restarted: bool) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(30 * HOUR)
    due, reminded = await house.due(), await clock_of(house, match, "north")
    await house.play(match, ANN, "step 1")
    assert (await clock_of(house, match, "north")).used(house.clock.moment()) == 0
    await house.pass_time(2 * HOUR)
    if restarted:
        await house.clock.keep(house.store)
        house = await house.reopened()
    await house.tables.undo(match, ANN, "u")
    clock, now = await clock_of(house, match, "north"), house.clock.moment()
    assert (clock.used(now), clock.left(A_DAY, now)) == (32 * HOUR, A_DAY.reserve - 8 * HOUR)
    assert clock.told == reminded.told == 3
    assert await house.due() == due
    await house.store.close()


async def test_several_steps_taken_back_one_by_one_win_no_time_either(house: House) -> None:
    match = await house.settled(pace="live")
    for text in ("step 1", "step 2"):
        await house.pass_time(3 * MINUTE)
        await house.play(match, ANN, text)
    await house.pass_time(3 * MINUTE)
    for number in range(2):
        await house.tables.undo(match, ANN, f"u{number}")
    clock = await clock_of(house, match, "north")
    assert (clock.used(house.clock.moment()), clock.reserve) == (9 * MINUTE, LIVE.reserve)


async def test_who_takes_back_that_they_are_ready_has_had_the_time_meanwhile(house: House) -> None:
    match = await house.begun(pace="live")
    await house.pass_time(MINUTE)
    await house.play(match, ANN, "put a", "ready")
    assert not (await clock_of(house, match, "north")).turn
    await house.pass_time(3 * MINUTE)
    await house.tables.undo(match, ANN, "u")
    assert (await clock_of(house, match, "north")).used(house.clock.moment()) == 4 * MINUTE


async def test_by_consent_everybody_is_charged_the_time_in_which_they_were_asked(house: House) -> None:
    match = await house.settled(pace="live")
    await house.pass_time(2 * MINUTE)
    await house.play(match, ANN, "end")
    await house.pass_time(7 * MINUTE)
    await house.tables.undo(match, ANN, "u")
    await house.tables.agree(match, BEN, "v")
    now = house.clock.moment()
    north, east = await clock_of(house, match, "north"), await clock_of(house, match, "east")
    assert (north.turn, north.used(now), north.reserve) == (True, 2 * MINUTE, LIVE.reserve)
    assert (east.turn, east.reserve) == (False, LIVE.reserve - 2 * MINUTE)


async def test_a_turn_that_was_taken_back_puts_nothing_back(house: House) -> None:
    match = await house.settled(pace="live")
    await house.pass_time(10 * MINUTE)
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    for number in range(3):
        await house.play(match, ANN, "end")
        await house.tables.undo(match, ANN, f"u{number}")
        await house.tables.agree(match, BEN, f"v{number}")
    assert (await clock_of(house, match, "north")).reserve == LIVE.reserve - 5 * MINUTE


async def test_a_claim_an_action_ended_stands_again_when_it_is_taken_back(house: House) -> None:
    match = await house.settled(pace="day")
    await make_late(house, match)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    claim = (await clocks_of(house, match)).claim
    await house.pass_time(HOUR)
    await house.play(match, ANN, "step 1")
    assert (await clocks_of(house, match)).claim is None
    await house.tables.undo(match, ANN, "u")
    assert (await clocks_of(house, match)).claim == claim
    await house.pass_time(ANSWER_TIME - HOUR)
    assert (await house.tables.table(match)).phase == "over"


async def test_what_would_bring_a_claim_back_that_is_due_is_not_taken_back(house: House) -> None:
    match = await house.settled(pace="day")
    await make_late(house, match)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    await house.play(match, ANN, "step 1")
    await house.pass_time(ANSWER_TIME)
    log = await house.log(match)
    assert (await refused(house.tables.undo(match, ANN, "u"))).reason == "refused-undo-due"
    assert await house.log(match) == log


async def test_time_others_have_given_since_stays(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(HOUR)
    await house.play(match, ANN, "step 1")
    await make_late(house, match)
    await house.tables.clocks.wait(match, BEN, "north", "w")
    await house.tables.undo(match, ANN, "u")
    clock = await clock_of(house, match, "north")
    assert clock.moment_of(A_DAY, "late") == house.clock.moment() + DAY


async def test_a_pause_agreed_on_since_stays_and_is_not_charged(house: House) -> None:
    match = await house.begun(pace="live")
    await house.play(match, ANN, "put a", "ready")
    await house.tables.propose(match, ANN, "pause", "p")
    await house.tables.agree(match, BEN, "a")
    await house.pass_time(DAY)
    await house.tables.undo(match, ANN, "u")
    assert (await house.tables.table(match)).paused
    await house.tables.end_pause(match, BEN, "g")
    await house.pass_time(MINUTE)
    assert (await clock_of(house, match, "north")).used(house.clock.moment()) == MINUTE


async def test_a_pause_an_action_ended_goes_on_when_it_is_taken_back(house: House) -> None:
    match = await house.settled(pace="live")
    await house.tables.propose(match, ANN, "pause", "p")
    await house.tables.agree(match, BEN, "a")
    await house.play(match, ANN, "step 1")
    assert not (await house.tables.table(match)).paused
    await house.tables.undo(match, ANN, "u")
    assert (await house.tables.table(match)).paused


async def test_a_warning_of_silence_stands_again(house: House) -> None:
    match = await house.settled()
    await house.pass_time(54 * DAY)
    silence = (await house.tables.table(match)).silence
    assert silence is not None
    assert silence.closing is not None
    await house.play(match, ANN, "step 1")
    await house.tables.undo(match, ANN, "u")
    assert (await house.tables.table(match)).silence == silence
    await house.play(match, ANN, "step 1")
    await house.pass_time(8 * DAY)
    assert (await refused(house.tables.undo(match, ANN, "v"))).reason == "refused-undo-due"


async def test_without_a_note_of_what_a_press_did_nothing_is_won_by_taking_it_back(house: House) -> None:
    """Given a step of before there were such notes."""
    match = await house.settled(pace="live")
    await house.pass_time(10 * MINUTE)
    await house.play(match, ANN, "step 1")
    await house.clock.keep(house.store)
    await house.store.close()
    write(house.path, "UPDATE entry SET time = NULL")
    house = await house.reopened()
    before = await clock_of(house, match, "north")
    await house.pass_time(3 * MINUTE)
    await house.tables.undo(match, ANN, "u")
    after, now = await clock_of(house, match, "north"), house.clock.moment()
    assert (after.used(now), after.reserve) == (3 * MINUTE, before.reserve)
    await house.store.close()


async def leave(house: House, match: int, how: str) -> None:
    """Cat's part in the game ends."""
    tables = house.tables
    if how == "resigns":
        await tables.resign(match, CAT, "r")
    elif how == "is erased":
        await tables.erase(CAT)
    elif how == "is taken out":
        await tables.remove(match, ANN, CAT, "r")
        await tables.agree(match, BEN, "ra")
    elif how == "hands on the seat":
        await tables.substitute(match, CAT, EVE, CAT, "r")
        for number, user in enumerate((ANN, BEN, EVE)):
            await tables.agree(match, user, f"ra{number}")
    elif how == "lets the house play":
        await tables.ask_stand_in(match, CAT, CAT, "regular", "r")
        for number, user in enumerate((ANN, BEN)):
            await tables.agree(match, user, f"ra{number}")
    else:
        kind = "out" if how == "is claimed out" else "house"
        await make_late(house, match, "south")
        await tables.clocks.claim(match, ANN, "south", kind, "r")
        await house.pass_time(ANSWER_TIME)


WAYS = ("resigns", "is erased", "is taken out", "hands on the seat", "lets the house play")


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("how", [*WAYS, "is claimed out", "is claimed away"])
async def test_no_take_back_crosses_the_end_of_somebodys_part(
    house: House, how: str, restarted: bool
) -> None:
    match = await house.settled(ANN, BEN, CAT, pace="day")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    await leave(house, match, how)
    if restarted:
        await house.clock.keep(house.store)
        house = await house.reopened()
    log, before = await house.log(match), await house.tables.table(match)
    for user in (ANN, BEN):
        assert (await house.tables.view(match, user)).can_undo == "no"
        assert (await refused(house.tables.undo(match, user, house.token()))).reason == "refused-undo-wall"
    assert await house.log(match) == log
    assert (await house.tables.table(match)).offers == before.offers
    await house.store.close()


@pytest.mark.parametrize("how", WAYS)
async def test_what_was_asked_for_before_somebody_left_is_not_carried_out(house: House, how: str) -> None:
    """Given a request all but one have agreed to, however it is still open."""
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "end")
    loaded = await house.tables.repository.get(match)
    last = next(action for action in loaded.last_actions if action.seat == "north")
    await leave(house, match, how)
    loaded = await house.tables.repository.get(match)

    async def entries() -> tuple[EntryRow, ...]:
        return await house.store.entries(match)

    means = Means("now", house.clock.moment(), Random(1), (), entries)
    asked = take_back(loaded, "north", last.press, means)
    assert (await refused(asked)).reason == "refused-undo-wall"


async def test_who_has_given_up_stays_out_whatever_is_taken_back_later(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.resign(match, CAT, "r")
    await house.play(match, ANN, "step 1")
    await house.tables.undo(match, ANN, "u")
    await house.play(match, ANN, "end")
    await house.tables.undo(match, ANN, "v")
    await house.tables.agree(match, BEN, "w")
    assert (await house.tables.repository.get(match)).resigned == ("south",)
    again = await house.reopened()
    assert (await again.tables.repository.get(match)).resigned == ("south",)
    assert "south resign" in await again.log(match)
    await again.store.close()


async def test_who_does_not_play_any_more_takes_nothing_back(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "step 1")
    await house.tables.resign(match, ANN, "r")
    assert (await house.tables.view(match, ANN)).can_undo == "no"
    assert (await refused(house.tables.undo(match, ANN, "u"))).reason == "refused-undo-nothing"


@pytest.mark.parametrize("how", WAYS)
async def test_running_matches_of_before_there_were_walls_get_theirs(house: House, how: str) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "end")
    await leave(house, match, how)
    wall = (await house.tables.repository.get(match)).row.wall
    await house.store.close()
    migration = next(FOLDER.glob("*__taking_back.sql")).read_text("utf-8")
    (fills,) = [statement for statement in split(migration) if "UPDATE" in statement]
    write(house.path, "UPDATE match SET wall = 0")
    write(house.path, fills)
    house = await house.reopened()
    assert (await house.tables.repository.get(match)).row.wall >= wall > 0
    assert (await refused(house.tables.undo(match, ANN, "u"))).reason == "refused-undo-wall"
    await house.store.close()


def write(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


async def test_without_such_a_note_a_turn_that_goes_puts_nothing_back_either(house: House) -> None:
    match = await house.settled(pace="live")
    await house.pass_time(7 * MINUTE)
    await house.play(match, ANN, "end")
    await house.pass_time(7 * MINUTE)
    await house.play(match, BEN, "end")
    await house.pass_time(8 * MINUTE)
    await house.play(match, ANN, "end")
    await house.clock.keep(house.store)
    await house.store.close()
    write(house.path, "UPDATE entry SET time = NULL")
    house = await house.reopened()
    before = await clocks_of(house, match)
    await house.tables.undo(match, ANN, "u")
    await house.tables.agree(match, BEN, "v")
    after = await clocks_of(house, match)
    assert [clock.reserve for clock in after.seats] == [clock.reserve for clock in before.seats]
    assert [(clock.seat, clock.turn) for clock in after.seats] == [("east", False), ("north", True)]
    await house.store.close()


async def test_who_takes_back_while_away_has_no_time_run_before_they_are_back(house: House) -> None:
    match = await house.settled(pace="day")
    await house.play(match, ANN, "step 1")
    now = house.clock.show(house.clock.moment())
    await house.tables.clocks.stay_away(ANN, now + timedelta(days=3), now)
    await house.tables.undo(match, ANN, "u")
    await house.pass_time(2 * DAY)
    assert (await clock_of(house, match, "north")).used(house.clock.moment()) == 0


async def test_a_clock_that_stands_goes_on_standing_when_a_press_is_taken_back(house: House) -> None:
    match = await house.begun(pace="live")
    await house.pass_time(MINUTE)
    await house.play(match, ANN, "put a")
    await house.tables.propose(match, ANN, "pause", "p")
    await house.tables.agree(match, BEN, "a")
    await house.tables.undo(match, ANN, "u")
    before = (await clock_of(house, match, "north")).used(house.clock.moment())
    await house.pass_time(DAY)
    assert (await clock_of(house, match, "north")).used(house.clock.moment()) == before == MINUTE
