"""Time at a table: when a seat's runs, what it comes to, and what never moves it."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest

from bot.match.clocks import DAY, HOUR, TERMS, Clocks, HouseClock, SeatClock
from bot.match.values import Place
from bot.match.workers import AT_ONCE, Outbox, OutboxItem
from bot.store import StoreError
from tests.match.house import ANN, BEN, CAT, HERE, Hours, House, refused
from tests.soak import SOAK


async def clocks(house: House, match: int) -> Clocks:
    table_clocks = (await house.tables.table(match)).clocks
    assert table_clocks is not None
    return table_clocks


async def reminded(house: House) -> list[int | None]:
    """Who is to be reminded, which is then done."""
    users = [user for _, kind, user in await house.outbox() if kind == "remind"]
    await house.clear_outbox()
    return users


async def due(house: House) -> list[tuple[str, int]]:
    return await house.due()


def test_a_turn_begins_with_its_whole_allowance_and_nothing_that_was_given_for_another() -> None:
    before = SeatClock("north", reserve=HOUR, spent=5, longer=DAY, told=2)

    turn = before.begin(100)

    assert (turn.since, turn.used(100), turn.told) == (100, 0, 0)
    assert turn.at(TERMS["day"], "late") == TERMS["day"].allowance + HOUR
    assert not before.turn


async def test_a_table_without_a_pace_has_no_deadline(house: House) -> None:
    await house.settled()
    assert await due(house) == []


async def test_only_the_host_chooses_the_pace_and_only_before_play(house: House) -> None:
    table = await house.lobby(ANN, BEN)
    asking = house.tables.clocks.choose_pace(table.id, BEN, "day", "p")
    assert (await refused(asking)).reason == "refused-not-host"
    await house.tables.begin(table.id, ANN, "b")
    asking = house.tables.clocks.choose_pace(table.id, ANN, "day", "q")
    assert (await refused(asking)).reason == "refused-already-begun"


async def test_tables_have_the_pace_of_their_server(house: House) -> None:
    await house.tables.change_guild_settings(1, lambda settings: settings.model_copy(update={"pace": "week"}))
    table = await house.tables.open_lobby("tiny", HERE, ANN, (), {}, house.token())
    assert table.clocks is not None
    assert table.clocks.pace == "week"


async def test_a_turn_has_the_whole_allowance_and_a_deadline_in_the_database(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(HOUR)
    await house.play(match, ANN, "end")
    assert await due(house) == [("east", HOUR + DAY // 2)]


async def test_simultaneous_decisions_run_for_each_open_seat(house: House) -> None:
    match = await house.begun(ANN, BEN, pace="day")
    await house.pass_time(HOUR)
    await house.play(match, ANN, "put a", "ready")
    assert [(clock.seat, clock.turn) for clock in (await clocks(house, match)).seats] == [
        ("east", True),
        ("north", False),
    ]


async def test_what_somebody_does_in_secret_moves_no_deadline(house: House) -> None:
    match = await house.begun(ANN, BEN, pace="day")
    before = await clocks(house, match)
    await house.pass_time(HOUR)
    await house.play(match, ANN, "put a")
    await house.tables.undo(match, ANN, "u")
    assert await clocks(house, match) == before


async def test_what_everybody_sees_begins_the_turn_anew(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(HOUR)
    await house.play(match, ANN, "step 1")
    assert (await clocks(house, match)).of("north").since == house.clock.moment()


async def test_what_is_over_the_allowance_is_gone_from_the_reserve(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(DAY + 5 * HOUR)
    await house.play(match, ANN, "end")
    assert (await clocks(house, match)).of("north").reserve == 3 * DAY - 5 * HOUR


async def test_a_turn_in_time_puts_a_little_back(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(DAY + 5 * HOUR)
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    await house.play(match, ANN, "step 1")
    assert (await clocks(house, match)).of("north").reserve == 3 * DAY - 2 * HOUR


@pytest.mark.parametrize(("wish", "hours"), [("all", [12, 20, 24]), ("few", [20, 24]), ("none", [])])
async def test_reminders_come_once_each_as_somebody_wishes(house: House, wish: str, hours: list[int]) -> None:
    await house.tables.change_user_settings(
        ANN, lambda settings: settings.model_copy(update={"reminders": wish})
    )
    await house.settled(pace="day")
    await house.clear_outbox()
    told = []
    for hour in range(2, 120, 2):
        await house.pass_time(2 * HOUR)
        told += [(hour, user) for user in await reminded(house)]
    assert told == [(hour, ANN) for hour in hours]


async def test_nothing_happens_by_itself_when_time_is_over(house: House) -> None:
    match = await house.settled(pace="live")
    await house.pass_time(30 * DAY)
    assert (await house.tables.table(match)).phase == "playing"
    assert (await clocks(house, match)).late(house.clock.moment()) == ("north",)
    assert await due(house) == []


async def test_what_is_due_is_done_once_however_often_the_house_restarts(house: House) -> None:
    match = await house.settled(pace="day")
    await house.clear_outbox()
    house.hours.passed += 21 * HOUR
    house.faulty.fail, house.faulty.error = "after", StoreError("crashed")
    await house.alarm.look()
    await house.clock.keep(house.store)
    for _ in range(3):
        house = await house.reopened()
        await house.alarm.look()
    assert [user for _, kind, user in await house.outbox() if kind == "remind"] == [ANN]
    assert (await clocks(house, match)).of("north").told == 2
    await house.store.close()


async def test_a_downtime_puts_every_deadline_off(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(HOUR)
    await house.clock.keep(house.store)
    house = await house.reopened()
    house.hours.passed += 1
    assert (await clocks(house, match)).of("north").used(house.clock.moment()) == HOUR + 1
    await house.store.close()


@pytest.mark.parametrize("jump", [timedelta(days=1), timedelta(hours=-1)])
def test_a_wall_clock_that_jumps_is_shown_and_moves_nothing(jump: timedelta) -> None:
    walls, hours = [datetime(2026, 3, 29, tzinfo=UTC)], Hours()
    clock = HouseClock(lambda: walls[0], hours)
    clock.go_on()
    before = clock.show(100)
    walls[0] += jump
    assert clock.time() == 0
    assert clock.show(100) - before == jump


def test_time_stands_still_while_nobody_can_reach_the_house() -> None:
    hours = Hours()
    clock = HouseClock(steady=hours)
    clock.go_on()
    clock.stand_still()
    hours.passed += DAY
    clock.go_on()
    hours.passed += HOUR
    assert clock.time() == HOUR


def test_moments_are_shown_alike_while_both_clocks_go_alike() -> None:
    start, hours = datetime(2026, 1, 1, tzinfo=UTC), Hours()
    clock = HouseClock(lambda: start + timedelta(seconds=hours() * 1.00001), hours)
    clock.go_on()
    shown = set()
    for _ in range(50):
        shown.add(clock.show(100))
        hours.passed += 0.3 * HOUR
    assert len(shown) == 1


async def test_the_house_has_no_time_to_lose(house: House) -> None:
    table = await house.lobby(ANN)
    await house.tables.clocks.choose_pace(table.id, ANN, "day", "p")
    await house.tables.hire(table.id, ANN, "regular", "c")
    match = (await house.tables.begin(table.id, ANN, "b")).id
    assert [seat for seat, _ in await due(house)] == ["north"]
    await house.play(match, ANN, "put a", "ready")
    assert await due(house) == []


async def test_a_game_that_ends_leaves_no_deadline(house: House) -> None:
    await house.finished(pace="day")
    assert await due(house) == []


async def test_the_next_game_of_a_series_begins_with_all_its_time(house: House) -> None:
    match = await house.settled(pace="day", series=2, rounds=1)
    await house.pass_time(2 * DAY)
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    following = (await house.tables.table(match)).next
    assert following is not None
    assert {clock.reserve for clock in (await clocks(house, following)).seats} == {3 * DAY}


async def test_who_gives_up_has_no_clock(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT, pace="day")
    await house.tables.resign(match, ANN, "r")
    assert [seat for seat, _ in await due(house)] == ["east"]


class CountingMessenger:
    """Notes what is told, and how much of it at the same time."""

    def __init__(self) -> None:
        self.told: Counter[tuple[int, str, int | None]] = Counter()
        self.under_way = self.most = 0

    async def deliver(self, item: OutboxItem) -> None:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        await asyncio.sleep(0)
        self.told[item.match, item.kind, item.user] += 1
        self.under_way -= 1


async def test_of_many_late_tables_everybody_hears_once_and_few_at_a_time(house: House) -> None:
    many = 1000 if SOAK else 30
    for number in range(many):
        await house.settled(place=Place(1, 100 + number), pace="day")
        await house.clear_outbox()
    house.hours.passed += 7 * DAY
    messenger = CountingMessenger()
    outbox = Outbox(house.store, messenger)
    await outbox.start()
    await house.alarm.look()
    await house.alarm.look()
    for _ in range(10 * many):
        if not await house.store.outbox(1):
            break
        await asyncio.sleep(0.01)
    await outbox.stop()
    assert set(messenger.told.values()) == {1}
    assert Counter(kind for _, kind, _ in messenger.told) == {"table": many, "claim": many}
    assert messenger.most <= AT_ONCE


async def test_after_a_week_in_which_the_house_was_closed_nobody_is_late(house: House) -> None:
    match = await house.settled(pace="day")
    await house.clear_outbox()
    await house.clock.keep(house.store)
    house = await house.reopened()
    await house.alarm.look()
    assert await house.outbox() == []
    assert (await clocks(house, match)).late(house.clock.moment()) == ()
    await house.store.close()


async def test_time_stands_while_somebody_is_away_and_runs_when_they_return(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(HOUR)
    now = house.clock.show(house.clock.moment())
    await house.tables.clocks.stay_away(ANN, now + timedelta(days=5), now)
    (north,) = await due(house)
    assert north[1] == pytest.approx(5 * DAY + HOUR + DAY // 2 - HOUR, abs=HOUR)
    await house.pass_time(2 * DAY)
    now = house.clock.show(house.clock.moment())
    await house.tables.clocks.stay_away(ANN, now, now)
    assert (await clocks(house, match)).of("north").used(house.clock.moment()) == HOUR
    assert (await clocks(house, match)).of("north").since == house.clock.moment()


async def test_a_turn_that_begins_while_somebody_is_away_waits_for_them(house: House) -> None:
    match = await house.settled(pace="day")
    now = house.clock.show(house.clock.moment())
    await house.tables.clocks.stay_away(BEN, now + timedelta(days=5), now)
    await house.play(match, ANN, "end")
    assert (await clocks(house, match)).of("east").since == pytest.approx(5 * DAY, abs=HOUR)
