"""A table at which nothing happens closes without a result in the end, and says so a week before."""

from __future__ import annotations

import sqlite3

import pytest

from bot.match.clocks import DAY
from bot.match.settings import GuildSettings
from tests.match.house import ANN, BEN, HERE, House, begin_against

WEEK = 7 * DAY
CLOSES = 61 * DAY
"""Sixty days, and the one that is counted as begun."""


async def closing(house: House, match: int) -> int | None:
    silence = (await house.tables.table(match)).silence
    assert silence is not None
    return silence.closing


async def test_a_silent_table_warns_for_a_week_and_closes_without_a_result(house: House) -> None:
    match = await house.settled()
    await house.clear_outbox()
    await house.pass_time(CLOSES - WEEK - 1)
    assert await house.outbox() == [(match, "remind", ANN)], "kind words, and no more"
    await house.clear_outbox()
    await house.pass_time(1)
    assert await house.outbox() == [(match, "table", None), (match, "remind", ANN)]
    await house.pass_time(WEEK - 1)
    assert (await house.tables.table(match)).phase == "playing"
    await house.pass_time(1)
    table = await house.tables.table(match)
    assert table.outcome is not None
    assert (table.phase, table.outcome.reason) == ("over", "ended-silent")
    assert await house.tables.tables_at(HERE) is None
    assert await house.store.results(1, None) == ()
    assert await house.store.deadlines(9) == ()


async def test_a_move_that_everybody_sees_breaks_a_silence(house: House) -> None:
    match = await house.settled()
    await house.pass_time(CLOSES - DAY)
    await house.play(match, ANN, "step 1")
    assert await closing(house, match) is None
    await house.pass_time(CLOSES - WEEK - 1)
    assert await closing(house, match) is None


async def test_moves_of_one_day_are_noted_once(house: House) -> None:
    match = await house.settled()
    before = await house.store.deadlines(9)
    await house.pass_time(DAY - 1)
    await house.play(match, ANN, "step 1")
    assert await house.store.deadlines(9) == before
    await house.pass_time(1)
    await house.play(match, ANN, "end")
    assert await house.store.deadlines(9) != before


async def test_what_is_done_in_secret_breaks_no_silence(house: House) -> None:
    match = await house.begun()
    await house.pass_time(CLOSES - DAY)
    await house.play(match, ANN, "put a")
    assert await closing(house, match) is not None


@pytest.mark.parametrize("returns", [False, True])
async def test_a_table_that_waits_for_nobody_who_is_there_closes_a_week_after_it_says_so(
    house: House, *, returns: bool
) -> None:
    gone = {ANN}
    asked: list[int] = []

    async def is_member(guild: int, user: int) -> bool:
        asked.append(user)
        return user not in gone

    house.tables.clocks.ask_members(is_member)
    match = await house.settled()
    await house.pass_time(WEEK)
    assert asked == [ANN]
    silence = (await house.tables.table(match)).silence
    assert silence is not None
    assert silence.deserted
    if returns:
        gone.clear()
    await house.clear_outbox()
    await house.pass_time(WEEK)
    assert (match, "table", None) in await house.outbox(), "its message says no longer that it closes"
    table = await house.tables.table(match)
    assert table.phase == ("playing" if returns else "over")
    assert returns or (table.outcome is not None and table.outcome.reason == "ended-deserted")


async def test_while_somebody_it_waits_for_is_there_it_stays(house: House) -> None:
    async def is_member(guild: int, user: int) -> bool:
        return user == BEN

    house.tables.clocks.ask_members(is_member)
    match = await house.begun()  # it waits for both
    await house.pass_time(5 * WEEK)
    assert (await house.tables.table(match)).phase == "playing"


async def test_a_lobby_closes_after_its_servers_limit(house: House) -> None:
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(lobby_days=7, table_days=14))
    lobby = await house.lobby(ANN)
    await house.pass_time(6 * DAY)
    await house.tables.join(lobby.id, BEN, None, house.token())
    await house.pass_time(WEEK - 1)
    assert (await house.tables.table(lobby.id)).phase == "lobby"
    await house.pass_time(1)
    assert (await house.tables.table(lobby.id)).phase == "cancelled"


async def test_a_lobby_stays_where_its_server_grants_more_time_meanwhile(house: House) -> None:
    lobby = await house.lobby(ANN)
    await house.pass_time(2 * DAY)
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(lobby_days=7))
    await house.pass_time(2 * DAY)
    assert (await house.tables.table(lobby.id)).phase == "lobby"


async def test_a_pause_puts_the_end_of_a_silent_table_not_off(house: House) -> None:
    match = await house.settled(pace="day")
    await house.tables.propose(match, ANN, "pause", house.token())
    await house.tables.agree(match, BEN, house.token())
    await house.pass_time(CLOSES + DAY)
    assert (await house.tables.table(match)).phase == "over"


async def test_a_server_that_grants_more_time_is_heard_though_the_table_has_warned(house: House) -> None:
    match = await house.settled()
    await house.pass_time(CLOSES - DAY)
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(table_days=90))
    await house.pass_time(DAY)
    assert (await house.tables.table(match)).phase == "playing"
    assert await closing(house, match) is None


async def without_silence(house: House) -> House:
    """The house as an earlier version has left it, which counted no silence."""
    await house.store.close()
    with sqlite3.connect(house.path) as file:
        file.execute("UPDATE match SET silence = NULL")
        file.execute("UPDATE deadline SET due = 50")
    return await house.reopened()


async def test_a_table_of_an_earlier_version_is_counted_from_when_it_is_looked_at(house: House) -> None:
    match = await house.settled()
    house = await without_silence(house)
    await house.pass_time(100)
    silence = (await house.tables.table(match)).silence
    assert silence is not None
    assert silence.since >= 50
    await house.store.close()


async def test_a_table_of_an_earlier_version_that_pauses_is_counted_from_then(house: House) -> None:
    match = await begin_against(house, "newcomer")
    house = await without_silence(house)
    await house.pass_time(40)
    await house.tables.propose(match, ANN, "pause", house.token())
    silence = (await house.tables.table(match)).silence
    assert silence is not None
    assert (silence.paused, silence.since, silence.looked) == (
        True,
        house.clock.moment(),
        house.clock.moment(),
    )
    await house.store.close()
