"""Reminders: one list of all tables that wait; it is edited, and now and then sent anew in its own place."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.match.settings import UNSENT_LIST
from bot.ui.page import Kind
from tests.laws.standing_discord import DiedError
from tests.ui.standing_table import ANN, BEN, NOON, StandingTable, refusal


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[StandingTable]:
    """Ben is to move; nothing stands but the table message."""
    async with StandingTable.begun(tmp_path) as table:
        await table.empty()
        yield table


async def test_a_list_sent_anew_takes_the_place_of_the_old_one(table: StandingTable) -> None:
    await table.deliver("remind", BEN)
    (first,) = table.letters(BEN)
    table.seconds += timedelta(hours=2).total_seconds()

    await table.deliver("remind", BEN)

    (second,) = table.letters(BEN)
    assert second.id != first.id
    settings = await table.settings(BEN)
    assert settings.reminder == second.id
    assert len(settings.reminded) == 2


async def test_within_the_hour_nobody_is_reminded_twice(table: StandingTable) -> None:
    await table.deliver("remind", BEN)
    (first,) = table.letters(BEN)
    table.seconds += 600

    await table.deliver("remind", BEN)

    assert [message.id for message in table.letters(BEN)] == [first.id]
    assert len((await table.settings(BEN)).reminded) == 1


async def test_a_list_that_is_too_much_now_is_edited_after_a_restart(table: StandingTable) -> None:
    await table.deliver("remind", BEN)
    (first,) = table.letters(BEN)
    await table.change(BEN, language="pl")
    await table.restart()
    table.seconds += 600

    await table.deliver("remind", BEN)

    (second,) = table.letters(BEN)
    assert second.id == first.id
    assert second.text != first.text


async def test_a_list_somebody_has_deleted_is_not_missed(table: StandingTable) -> None:
    await table.deliver("remind", BEN)
    table.discord.standing.pop(table.letters(BEN)[0].id)
    await table.restart()
    table.seconds += 600

    await table.deliver("remind", BEN)

    assert table.told(BEN) == []


@pytest.mark.parametrize("why", ["wishes none", "is away"])
async def test_nobody_is_reminded_who_does_not_wish_it(table: StandingTable, why: str) -> None:
    if why == "wishes none":
        await table.change(BEN, reminders="none")
    else:
        await table.change(BEN, away=((NOON - timedelta(days=1), NOON + timedelta(days=1)),))

    await table.deliver("remind", BEN)

    assert table.told(BEN) == []
    assert table.called() == []


async def test_a_list_is_brought_up_to_date_once_a_table_in_it_waits_no_longer(table: StandingTable) -> None:
    await table.deliver("remind", BEN)
    (first,) = table.letters(BEN)
    assert await table.act() == BEN

    await table.deliver("table", BEN)

    (second,) = table.letters(BEN)
    assert second.id == first.id
    assert table.sentence("turns-none") in second.text
    assert not second.offers(Kind.SEAT)


async def test_a_list_says_again_what_waits_again(table: StandingTable) -> None:
    await table.deliver("remind", BEN)
    await table.act()
    await table.deliver("table", BEN)
    while await table.mover() != BEN:
        await table.act()
    table.seconds += 600

    await table.deliver("remind", BEN)

    (letter,) = table.letters(BEN)
    assert [target.match for target in letter.offers(Kind.SEAT)] == [table.match]
    await table.act()
    await table.deliver("table", BEN)
    assert table.sentence("turns-none") in table.told(BEN)[0], "it is mended again"


async def test_a_table_that_pauses_is_not_in_the_list(table: StandingTable) -> None:
    await table.deliver("remind", BEN)
    await table.service.propose(table.match, ANN, "pause", table.token())
    await table.service.agree(table.match, BEN, table.token())

    await table.dispatcher._reminders.relist(BEN)

    assert table.sentence("turns-none") in table.told(BEN)[0]


async def test_nothing_is_brought_up_to_date_where_no_list_stands(table: StandingTable) -> None:
    posts = table.discord.posts

    await table.dispatcher._reminders.relist(BEN)

    assert table.discord.posts == posts
    assert table.told(BEN) == []


async def test_whose_door_is_closed_is_called_at_the_table_instead(table: StandingTable) -> None:
    table.discord.closed.add(BEN)

    await table.deliver("remind", BEN)

    assert table.called() == [(BEN,)]
    settings = await table.settings(BEN)
    assert settings.reminder is None
    assert all(letter.message != UNSENT_LIST for standing in settings.letters.values() for letter in standing)


async def test_a_list_that_was_being_sent_when_the_bot_died_is_taken_away(table: StandingTable) -> None:
    """Given a list that arrived although nobody heard of it, the next one does not stand below it."""
    table.discord.dies = True
    with pytest.raises(DiedError):
        await table.deliver("remind", BEN)
    (lost,) = table.letters(BEN)
    await table.restart()

    await table.deliver("remind", BEN)

    (letter,) = table.letters(BEN)
    assert letter.id != lost.id
    assert (await table.settings(BEN)).reminder == letter.id


async def test_who_is_reminded_is_not_told_of_the_same_turn_beside_it(table: StandingTable) -> None:
    await table.deliver("remind", BEN)

    await table.deliver("turn", BEN)

    (letter,) = table.letters(BEN)
    assert letter.offers(Kind.SEAT), "the list alone"


async def test_a_list_is_mended_as_often_as_a_table_in_it_waits_no_longer(table: StandingTable) -> None:
    first = table.match
    await table.begin(3)
    await table.empty()
    await table.deliver("remind", BEN)
    (letter,) = table.letters(BEN)
    assert {target.match for target in letter.offers(Kind.SEAT)} == {first, table.match}

    await table.act()
    await table.deliver("table", BEN)
    (letter,) = table.letters(BEN)
    assert [target.match for target in letter.offers(Kind.SEAT)] == [first]
    table.match = first
    await table.act()
    await table.deliver("table", BEN)

    (letter,) = table.letters(BEN)
    assert not letter.offers(Kind.SEAT)


async def test_a_list_that_can_no_longer_be_edited_stops_nothing(table: StandingTable) -> None:
    await table.deliver("remind", BEN)
    await table.restart()
    table.discord.refusals[BEN] = refusal(403, 50007)
    table.seconds += 600

    await table.deliver("remind", BEN)

    assert table.called() == []
