"""Where nobody has chosen a pace, who must move hears a kind word after two, five and twelve days."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from bot.match.clocks import DAY, NO_HURRY
from bot.match.settings import GuildSettings
from bot.match.values import Place
from bot.store.sqlite.preparing import FOLDER
from tests.match.house import ANN, BEN, HERE, House, begin_against

ELSEWHERE = Place(guild=2, channel=22)


async def words(house: House) -> list[int | None]:
    """Who has been reminded since this was asked last."""
    said = [user for _, kind, user in await house.outbox() if kind == "remind"]
    await house.clear_outbox()
    return said


async def heard(house: House, days: int) -> list[int]:
    """On which of so many days somebody was reminded."""
    reminder_days = []
    for day in range(1, days + 1):
        await house.pass_time(DAY)
        reminder_days += [day] * len(await words(house))
    return reminder_days


async def test_who_must_move_hears_three_words_and_then_only_that_the_table_closes(house: House) -> None:
    await house.settled()
    await words(house)

    assert await heard(house, 60) == [2, 5, 12, 54]


async def test_a_turn_begins_the_waiting_anew_for_who_has_it_then(house: House) -> None:
    match = await house.settled()
    await house.pass_time(DAY)
    await house.play(match, ANN, "end")
    await words(house)
    await house.pass_time(2 * DAY - 1)
    before = await words(house)
    await house.pass_time(1)

    assert (before, await words(house)) == ([], [BEN])


async def test_what_is_done_in_secret_moves_no_word(house: House) -> None:
    match = await house.begun()
    await house.pass_time(DAY)
    await house.play(match, ANN, "put a")
    await words(house)
    await house.pass_time(DAY)

    assert sorted(await words(house), key=str) == [ANN, BEN]


async def test_a_table_with_a_pace_hears_none(house: House) -> None:
    await house.settled(pace="week")
    await words(house)

    assert 2 not in await heard(house, 3)


async def test_who_plays_with_the_house_alone_hears_none(house: House) -> None:
    await begin_against(house, "regular")
    await words(house)

    assert await heard(house, 20) == []


async def test_who_wishes_no_reminders_hears_none(house: House) -> None:
    await house.tables.change_user_settings(
        ANN, lambda settings: settings.model_copy(update={"reminders": "none"})
    )
    await house.settled()
    await words(house)

    assert await heard(house, 13) == []


async def test_who_is_away_hears_of_it_when_they_are_back(house: House) -> None:
    await house.settled()
    now = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=house.hours.passed)
    await house.tables.clocks.stay_away(ANN, now + timedelta(days=9), now)
    await words(house)

    assert (await heard(house, 11))[0] in (9, 10)


async def test_a_pause_is_not_disturbed_and_begins_the_waiting_anew(house: House) -> None:
    match = await house.settled()
    await house.tables.propose(match, ANN, "pause", house.token())
    await house.tables.agree(match, BEN, house.token())
    await words(house)
    assert await heard(house, 20) == []
    await house.tables.end_pause(match, BEN, house.token())
    await words(house)

    assert await heard(house, 3) == [2]


async def test_a_table_that_was_silent_before_there_were_words_hears_one_and_not_at_once(
    house: House,
) -> None:
    match = await house.settled()
    await house.pass_time(20 * DAY)
    await house.store.close()
    with sqlite3.connect(house.path) as database:
        database.execute("UPDATE match SET silence = json_remove(silence, '$.waits')")
        database.execute("UPDATE deadline SET due = due + ?", (3 * DAY,))
    again = await house.reopened()
    again.hours.passed = house.hours.passed
    await again.clear_outbox()

    days = await heard(again, 30)

    assert (await again.tables.table(match)).phase == "playing"
    assert len(days) == 1
    assert days[0] >= 2
    await again.store.close()


async def test_three_days_a_turn_stand_in_a_new_lobby_and_a_servers_own_choice_wins(house: House) -> None:
    async def opened(place: Place, pace: str | None = None) -> str | None:
        table = await house.tables.open_lobby(
            "tiny",
            place,
            ANN,
            (),
            {},
            house.token(),
            pace=pace,  # type: ignore[arg-type]
        )
        await house.tables.cancel(table.id, ANN, house.token())
        return None if table.clocks is None else table.clocks.pace

    await house.tables.change_guild_settings(
        ELSEWHERE.guild, lambda settings: settings.model_copy(update={"pace": "none"})
    )

    assert await opened(HERE) == "days"
    assert await opened(HERE, NO_HURRY) is None
    assert await opened(ELSEWHERE) is None
    assert await opened(ELSEWHERE, "day") == "day"


async def test_a_game_with_the_house_alone_begins_without_a_clock(house: House) -> None:
    table = await house.tables.open_lobby("tiny", HERE, ANN, (), {}, house.token())
    await house.tables.hire(table.id, ANN, "regular", house.token())

    begun = await house.tables.begin(table.id, ANN, house.token())

    assert begun.clocks is None


def test_settings_from_before_say_nothing_of_a_pace() -> None:
    assert GuildSettings.model_validate_json('{"pace": null}').pace == "days"
    assert GuildSettings.model_validate_json('{"pace": "week"}').pace == "week"


@pytest.mark.parametrize(("changes", "kept"), [(0, "days"), (1, "none")])
async def test_a_server_that_once_chose_no_hurry_keeps_it(house: House, changes: int, kept: str) -> None:
    await house.tables.change_guild_settings(1, lambda settings: settings.model_copy(update={"feats": False}))
    await house.store.close()
    with sqlite3.connect(house.path) as database:
        database.execute("UPDATE guild_settings SET settings = json_set(settings, '$.pace', null)")
        for _ in range(changes):
            database.execute(
                "INSERT INTO setting_change (guild_id, at, by_id, name, before, after)"
                """ VALUES (1, '2026-01-01', 7, 'pace', '"day"', 'null')"""
            )
        database.executescript(next(FOLDER.glob("*__pace_of_servers.sql")).read_text("utf-8"))

    again = await house.reopened()

    assert (await again.tables.guild_settings(1)).pace == kept
    await again.store.close()
