"""Which position is asked on which day: what is looked for, kept and given up, whatever fails meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest

from bot.engine import RecordError
from bot.match.settings import GuildSettings
from bot.match.values import RefusedError
from bot.store import StoreError
from bot.ui.page import Kind
from bot.worker import WorkerError
from cogs.inn.daily import delivery
from cogs.inn.daily.model import VERSION, Puzzle
from cogs.inn.daily.service import Daily, Puzzles
from tests.simcord.closed_doors import close
from tests.simcord.driver import Inn
from tests.simcord.test_daily import (
    ANYTHING,
    DAY,
    as_from_before,
    find_nothing,
    find_with,
    play_another,
    switch_on,
    told,
)
from tests.wire.people import has, offer_of, take

HOUR = GuildSettings().daily_hour


def puzzles_of(inn: Inn) -> Puzzles:
    """What is known of positions."""
    return Puzzles(inn.pony.services.matches)


async def newest(inn: Inn, guild: int) -> Daily:
    """The newest position of a server."""
    daily = await puzzles_of(inn).latest(guild)
    assert daily is not None
    return daily


async def kept(inn: Inn, guild: int) -> tuple[Puzzle, ...]:
    """What is kept for later days."""
    return (await puzzles_of(inn).ahead(guild))[0]


async def find_one(inn: Inn, guild: int) -> Puzzle:
    """A position of one of the games played."""
    puzzle = await inn.pony.posts["daily"].finder.find(guild, ())
    assert puzzle is not None
    return puzzle


async def prepare(inn: Inn) -> None:
    """The slow work is gone on with."""
    await inn.pony.posts["daily-preparations"].tell_what_is_due()


def find_in_each(inn: Inn, puzzle: Puzzle) -> Any:
    """For a while, each game that is looked at has the position of another one."""

    async def look_at(match: int) -> Puzzle:
        return puzzle.model_copy(update={"match": match})

    return patch.object(inn.pony.posts["daily"].finder, "_look_at", look_at)


def refuse_to_check(inn: Inn, reason: str) -> Any:
    """For a while, nobody can look at a position again."""
    error = RefusedError(reason, line="4")
    return patch.object(inn.pony.posts["daily"].finder, "check", AsyncMock(side_effect=error))


# What is asked today


async def test_a_day_for_which_nothing_was_found_stays_without_a_question(inn: Inn) -> None:
    await switch_on(inn)
    find_nothing(inn)
    assert await told(inn) == []

    await play_another(inn)
    find_with(inn, ANYTHING)

    assert await told(inn) == []
    await inn.advance(DAY)
    assert len(await told(inn)) == 1


async def test_what_was_kept_is_asked_first_and_kept_no_longer(inn: Inn) -> None:
    guild = await switch_on(inn)
    puzzle = await find_one(inn, guild)
    await puzzles_of(inn).keep_ahead(guild, [puzzle], ())
    find_nothing(inn)

    (asked,) = await told(inn)

    assert offer_of(asked, Kind.DAILY).press.match == puzzle.match
    assert await kept(inn, guild) == ()
    await puzzles_of(inn).keep_ahead(guild, [puzzle], ())
    channel = inn.channel_id("table-2", "bolek")
    assert await inn.pony.posts["daily"].list_kept(guild, channel) == (), "of a game one position is asked"


async def test_a_question_whose_message_could_not_be_noted_is_not_posted_twice(inn: Inn) -> None:
    guild = await switch_on(inn)
    inn.forgiven.add("storage")
    with patch.object(inn.pony.store.puzzles, "write", AsyncMock(side_effect=StoreError("full"))):
        (asked,) = await told(inn)
    assert (await newest(inn, guild)).row.message is None

    (again,) = await told(inn)

    assert again.id == asked.id
    assert (await newest(inn, guild)).row.message == int(asked.id)


async def test_for_a_question_that_may_stand_already_the_latest_messages_alone_are_read(inn: Inn) -> None:
    guild = await switch_on(inn)
    find_with(inn, ANYTHING)
    puzzle, day = await find_one(inn, guild), inn.pony.services.now()
    channel = inn.channel_id("table-2", "bolek")
    day_of, until = delivery.due_day(day, HOUR)
    await puzzles_of(inn).keep(guild, day_of, until, channel, puzzle)

    assert len(await told(inn)) == 1

    read = [
        request for request in inn.env.http_requests if request.path.endswith(f"channels/{channel}/messages")
    ]
    (limit,) = [request.params["limit"] for request in read if request.method == "GET"]
    assert int(limit) == delivery.RECENT


async def test_no_game_of_a_channel_not_open_to_all_is_asked_of_all(inn: Inn) -> None:
    guild = await switch_on(inn)
    close(inn, "table-1", "frida", "bolek")
    inn.pony.posts["daily"].spread = timedelta(0)

    assert await told(inn) == []

    assert await puzzles_of(inn).latest(guild) is None
    assert await puzzles_of(inn).ahead(guild) == ((), frozenset()), "it was not even looked at"


async def test_a_position_of_a_channel_that_was_closed_meanwhile_is_neither_shown_nor_told(inn: Inn) -> None:
    await switch_on(inn)
    (question,) = await told(inn)
    close(inn, "table-1", "frida", "bolek")
    tom = inn.person("tom", "table-2")

    shown = await tom.slash("position")
    answered = await take(tom, offer_of(question, Kind.DAILY))
    await inn.advance(DAY)
    after = await told(inn)

    assert not has(shown.message, Kind.DAILY)
    assert answered.message.text == "I don’t know this game."
    assert len(after) == 1, "nothing was told of it, and no other was found"


# What is looked for ahead


async def test_once_a_day_as_many_as_are_missing_are_looked_for_in_other_games(inn: Inn) -> None:
    guild = await switch_on(inn)
    await play_another(inn)
    await play_another(inn)
    puzzle, daily = await find_one(inn, guild), inn.pony.posts["daily"]
    daily.spread = timedelta(0)
    await puzzles_of(inn).keep_ahead(guild, [puzzle], ())

    with find_in_each(inn, puzzle), patch.object(delivery, "MOST_KEPT", 1):
        await told(inn)
        (second,) = await kept(inn, guild)
        assert second.match != puzzle.match, "that one is asked today"
        await puzzles_of(inn).drop_ahead(guild, second.match)
        await told(inn)
        assert await kept(inn, guild) == (), "it is looked for once a day"

    await puzzles_of(inn).keep_ahead(guild, [second], ())
    await inn.advance(DAY)
    with find_in_each(inn, puzzle), patch.object(delivery, "MOST_KEPT", 2), patch.object(daily, "_ask"):
        await daily.tell_what_is_due()
    third = {kept_puzzle.match for kept_puzzle in await kept(inn, guild)}
    assert third == set(await inn.pony.store.matches(("over",))) - {puzzle.match}


async def test_a_server_is_looked_for_after_its_own_time_has_come(inn: Inn) -> None:
    guild = await switch_on(inn)
    await play_another(inn)
    daily = inn.pony.posts["daily"]
    _, until = delivery.due_day(inn.pony.services.now(), HOUR)
    passed = inn.pony.services.now() - (until - timedelta(days=1))
    with patch.object(delivery, "offset_of", lambda *_: passed + timedelta(minutes=1)):
        await told(inn)
        assert await kept(inn, guild) == ()
        await inn.advance(60)
        await daily.tell_what_is_due()
    assert len(await kept(inn, guild)) == 1


async def test_the_house_plays_against_itself_what_is_played_where_all_may_look(inn: Inn) -> None:
    """Given games of one title in a channel not open to all, then that title has no advantage."""
    await switch_on(inn)
    close(inn, "table-1", "frida", "bolek")
    find_with(inn, ANYTHING, "duel")
    inn.pony.posts["daily"].spread = timedelta(0)
    played: list[str] = []

    async def play(place: object, key: str) -> None:
        played.append(key)

    with patch.object(inn.pony.posts["daily"].finder, "play", play):
        for _ in range(2):
            await told(inn)
            await prepare(inn)
            await prepare(inn)
            await inn.advance(DAY)

    assert sorted(played) == ["confrontation", "duel"], "one a day, in turn"


@pytest.mark.parametrize(("number", "plays"), [(1, 1), (2, 0)])
async def test_where_enough_is_kept_the_house_does_not_play_against_itself(
    inn: Inn, number: int, plays: int
) -> None:
    guild = await switch_on(inn)
    await play_another(inn)
    puzzle, daily = await find_one(inn, guild), inn.pony.posts["daily"]
    games = (await inn.pony.store.matches(("over",)))[:number]
    copies = [puzzle.model_copy(update={"match": match}) for match in games]
    await puzzles_of(inn).keep_ahead(guild, copies, ())
    daily.spread = timedelta(0)
    play = AsyncMock()

    with (
        patch.object(daily, "_ask"),
        patch.object(delivery, "MOST_KEPT", number),
        patch.object(daily.finder, "play", play),
    ):
        await daily.tell_what_is_due()
        await prepare(inn)

    assert play.await_count == plays


async def test_a_game_of_the_house_that_could_not_be_thought_out_is_tried_again(inn: Inn) -> None:
    await switch_on(inn)
    inn.pony.posts["daily"].spread = timedelta(0)
    await told(inn)
    play = AsyncMock(side_effect=[WorkerError("gone"), None])

    with patch.object(inn.pony.posts["daily"].finder, "play", play):
        for _ in range(3):
            await prepare(inn)

    assert play.await_count == 2


@pytest.mark.parametrize("setting", [{"daily": None}, {"archive": "players"}], ids=str)
async def test_where_it_is_switched_off_nothing_is_asked_and_nothing_prepared(
    inn: Inn, setting: dict[str, object]
) -> None:
    guild = await switch_on(inn)
    inn.pony.posts["daily"].spread = timedelta(0)
    await inn.pony.services.matches.change_guild_settings(guild, lambda old: old.model_copy(update=setting))
    play = AsyncMock()

    with patch.object(inn.pony.posts["daily"].finder, "play", play):
        assert await told(inn) == []
        await prepare(inn)

    play.assert_not_called()
    assert await inn.pony.store.value(f"daily-{guild}") is None
    assert await inn.pony.store.value(f"daily-ahead-{guild}") is None


# What is looked at again


async def test_what_cannot_be_looked_at_just_now_stays_as_it_is_until_it_can(inn: Inn) -> None:
    guild = await switch_on(inn)
    (asked,) = await told(inn)
    await as_from_before(inn, guild)

    with refuse_to_check(inn, "refused-busy"):
        await prepare(inn)

    assert (await newest(inn, guild)).puzzle.bar == 0
    assert await told(inn) == [asked]


async def test_an_open_question_whose_game_can_no_longer_be_played_again_is_closed(inn: Inn) -> None:
    guild = await switch_on(inn)
    await told(inn)
    await as_from_before(inn, guild)

    with refuse_to_check(inn, "refused-broken"):
        await prepare(inn)

    assert ((await newest(inn, guild)).puzzle.void, (await newest(inn, guild)).row.told) == (True, True)
    (closed,) = await told(inn)
    assert not has(closed, Kind.DAILY)


async def test_a_kept_position_that_stands_up_to_todays_bar_is_kept_as_that_has_it(inn: Inn) -> None:
    guild = await switch_on(inn)
    puzzle = await find_one(inn, guild)
    await puzzles_of(inn).keep_ahead(guild, [puzzle.model_copy(update={"bar": 0})], ())

    with patch.object(inn.pony.posts["daily"].finder, "check", AsyncMock(return_value=puzzle)) as check:
        await prepare(inn)
        await prepare(inn)

    assert [kept_puzzle.bar for kept_puzzle in await kept(inn, guild)] == [VERSION]
    assert (await puzzles_of(inn).ahead(guild))[1] == frozenset()
    check.assert_awaited_once()


async def test_of_several_the_open_question_is_looked_at_first_and_what_was_told_last(inn: Inn) -> None:
    guild = await switch_on(inn)
    old_puzzle = (await find_one(inn, guild)).model_copy(update={"bar": 0})
    for _ in range(2):
        await play_another(inn)
    games = await inn.pony.store.matches(("over",))
    over, now, later = (old_puzzle.model_copy(update={"match": match}) for match in games)
    channel, day = inn.channel_id("table-2", "bolek"), timedelta(days=1)
    today, until = delivery.due_day(inn.pony.services.now(), HOUR)
    yesterday, _ = delivery.due_day(inn.pony.services.now() - day, HOUR)
    puzzles = puzzles_of(inn)
    await puzzles.note_told(await puzzles.keep(guild, yesterday, until - day, channel, over))
    await puzzles.keep(guild, today, until, channel, now)
    await puzzles.keep_ahead(guild, [later], ())
    looked: list[int] = []

    async def check(puzzle: Puzzle) -> Puzzle:
        looked.append(puzzle.match)
        return puzzle.model_copy(update={"bar": VERSION})

    with patch.object(inn.pony.posts["daily"].finder, "check", check):
        for _ in range(4):
            await prepare(inn)

    assert looked == [now.match, later.match, over.match]


# What is told the day after


def cannot_be_replayed(*_: object) -> Exception:
    """Older rules are no longer there."""
    return RecordError(4, "older rules")


def storage_fails(*_: object) -> Exception:
    """The database does not answer just now."""
    return RefusedError("refused-storage")


async def test_a_result_whose_question_was_deleted_is_told_once(inn: Inn) -> None:
    await switch_on(inn)
    (asked,) = await told(inn)
    inn.delete_message("table-2", asked)
    await inn.advance(DAY)

    (result,) = await told(inn)

    assert has(result, Kind.STEP)
    assert await told(inn) == [result]


@pytest.mark.parametrize(("error", "tells"), [(cannot_be_replayed, 0), (storage_fails, 1)])
async def test_a_result_that_cannot_be_told_is_given_up_or_told_later(
    inn: Inn, error: Callable[[], Exception], tells: int
) -> None:
    guild = await switch_on(inn)
    await told(inn)
    await inn.advance(DAY)
    scenes = AsyncMock(side_effect=error())

    with patch.object(inn.pony.services.reviewer, "scenes", scenes):
        assert len(await told(inn)) == 1
    assert (await newest(inn, guild)).row.told == (tells == 0)

    assert len(await told(inn)) == 1 + tells
