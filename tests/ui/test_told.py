"""Who is told what of a table, in which words, and how: as things stand when it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.match.settings import UNSENT, QuietHours
from bot.match.workers import LaterError, UndeliverableError
from bot.metrics import GIVEN_UP
from bot.ui.delivery.reminders import JUST_NOW
from bot.ui.layout import QUIET
from bot.ui.page import ComponentId, Kind
from tests.laws.recorded_discord import CHANNEL
from tests.ui.standing_table import ANN, BEN, CAT, CUT, NOON, StandingTable, refusal
from tests.waiting import becomes_so

ELSEWHERE = 3
"""Another channel."""
UNTIL_EIGHT = QuietHours(zone="UTC", start=10, end=20)


def given_up(kind: str) -> float:
    """How often something of a kind could be told nowhere."""
    samples = (sample for metric in GIVEN_UP.collect() for sample in metric.samples)
    return sum(
        sample.value for sample in samples if sample.name.endswith("_total") and sample.labels["kind"] == kind
    )


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[StandingTable]:
    """Ben is to move, Ann comes next; nothing stands but the table message."""
    async with StandingTable.begun(tmp_path) as table:
        await table.empty()
        yield table


async def test_whose_turn_it_is_gets_the_own_panel_and_who_waits_gets_nothing(table: StandingTable) -> None:
    await table.deliver("turn", ANN)
    await table.deliver("turn", BEN)

    assert table.told(ANN) == []
    (letter,) = table.letters(BEN)
    assert table.sentence("notice-turn") in letter.text
    assert letter.offers(Kind.ACT, Kind.WALK, Kind.PICK), "it can be played in"
    assert table.called() == [], "nobody is called at the table beside it"


async def test_it_is_told_in_the_language_of_who_reads_it(table: StandingTable) -> None:
    await table.change(BEN, language="pl")

    await table.deliver("turn", BEN)

    assert table.sentence("notice-turn", "pl") in table.told(BEN)[0]


async def test_the_end_is_told_to_players_who_are_still_there_once_there_is_one(table: StandingTable) -> None:
    gone = {ANN}
    asked: list[int] = []

    async def is_member(guild: int, user: int) -> bool:
        asked.append(guild)
        return user not in gone

    table.service.clocks.ask_members(is_member)
    await table.deliver("over", BEN)
    assert table.told(BEN) == [], "it is being played"
    await table.service.resign(table.match, ANN, table.token())

    for user in (ANN, BEN, CAT):
        await table.deliver("over", user)

    assert table.told(ANN) == [], "has left the server"
    assert table.told(CAT) == [], "has no seat"
    assert table.sentence("notice-over") in table.told(BEN)[0]
    assert set(asked) == {1}


async def test_who_is_asked_something_hears_of_it_as_long_as_it_is_asked(table: StandingTable) -> None:
    await table.deliver("offer", BEN)
    assert table.told(BEN) == []

    await table.service.propose(table.match, ANN, "pause", table.token())
    await table.deliver("offer", ANN)
    await table.deliver("offer", BEN)

    assert table.told(ANN) == [], "has asked"
    (letter,) = table.letters(BEN)
    assert table.sentence("notice-offer") in letter.text
    assert letter.offers(Kind.AGREE)


async def test_time_that_is_over_is_told_and_a_claim_to_whom_it_concerns(table: StandingTable) -> None:
    await table.deliver("claim", ANN)
    assert table.told(ANN) == [], "there is time yet"
    await table.pass_time(timedelta(days=20))

    await table.deliver("claim", ANN)
    assert table.sentence("notice-overdue") in table.told(ANN)[0]
    await table.service.clocks.claim(table.match, ANN, "sauron", "win", table.token())
    await table.deliver("claim", BEN)

    assert table.sentence("notice-claimed", claim="win", by=CUT, when=CUT) in table.told(BEN)[0]


async def test_a_seat_that_is_handed_over_is_told_to_both(table: StandingTable) -> None:
    await table.deliver("turn", BEN)
    (old,) = table.letters(BEN)

    await table.deliver("handed", ANN)
    assert table.sentence("notice-handed") in table.told(ANN)[0]
    await table.service.substitute(table.match, BEN, CAT, BEN, table.token())
    for user in (ANN, CAT):
        await table.service.agree(table.match, user, table.token())
    assert dict((await table.table()).seats)["sauron"] == CAT
    await table.deliver("handed", BEN)

    (letter,) = table.letters(BEN)
    assert letter.id != old.id, "in place of the panel"
    assert table.sentence("notice-handed-on") in letter.text
    assert [target.match for target in letter.offers(Kind.LOG)] == [table.match]
    assert "channels/1/2" in letter.text
    assert letter.parts[0]["accent_color"] == QUIET


async def test_a_seat_handed_on_that_cannot_be_told_is_counted_as_given_up(table: StandingTable) -> None:
    before = given_up("handed")
    table.discord.closed.add(CAT)

    await table.deliver("handed", CAT)

    assert given_up("handed") == before + 1


async def test_a_seat_handed_on_is_told_to_nobody_whose_door_is_closed(table: StandingTable) -> None:
    await table.change(CAT, dm_closed=True)

    await table.deliver("handed", CAT)

    assert table.told(CAT) == []


async def test_a_list_reminds_unless_the_table_pauses(table: StandingTable) -> None:
    await table.deliver("remind", ANN)
    assert table.told(ANN) == [], "waits for nobody but others"

    await table.deliver("remind", BEN)

    (letter,) = table.letters(BEN)
    assert [target.match for target in letter.offers(Kind.SEAT)] == [table.match]
    assert (await table.settings(BEN)).reminder == letter.id


async def test_nobody_is_reminded_of_a_table_that_pauses(table: StandingTable) -> None:
    await table.service.propose(table.match, ANN, "pause", table.token())
    await table.service.agree(table.match, BEN, table.token())
    assert (await table.table()).paused

    await table.deliver("remind", BEN)

    assert table.told(BEN) == []


async def test_what_is_told_waits_for_the_end_of_quiet_hours(table: StandingTable) -> None:
    await table.change(BEN, quiet=UNTIL_EIGHT)

    with pytest.raises(LaterError) as raised:
        await table.deliver("turn", BEN)

    assert raised.value.until == NOON.replace(hour=20)
    assert table.told(BEN) == []


async def test_whoever_cannot_be_written_to_is_called_at_the_table(table: StandingTable) -> None:
    table.discord.closed.add(BEN)
    before = table.board.id

    await table.deliver("turn", BEN)

    assert table.called() == [(BEN,)]
    assert table.board.id != before, "the message is posted anew, for an edit calls nobody"
    assert (await table.settings(BEN)).dm_closed
    await table.deliver("turn", BEN)
    assert table.called() == [(BEN,)], "once in a moment"


async def test_those_who_must_be_called_are_called_by_one_message(table: StandingTable) -> None:
    await table.change(BEN, dm_closed=True)

    await table.deliver("table", None, ("turn", BEN), ("turn", ANN), ("over", BEN))

    assert table.called() == [(BEN,)], "Ann waits for Ben"
    table.discord.called.clear()
    await table.deliver("turn", BEN)
    assert table.called() == [], "it has been told"


async def test_one_message_calls_beside_whom_it_is_for_who_must_be_called_too(table: StandingTable) -> None:
    await table.service.propose(table.match, BEN, "pause", table.token())
    await table.change(BEN, dm_closed=True)
    await table.change(ANN, dm_closed=True)

    await table.deliver("turn", BEN, ("offer", ANN), ("turn", BEN))

    assert [sorted(users) for users in table.called()] == [[ANN, BEN]]


@pytest.mark.parametrize("why", ["writes to them", "quiet", "looks at it", "told already"])
async def test_nobody_is_called_at_the_table_who_need_not_be(table: StandingTable, why: str) -> None:
    if why == "quiet":
        await table.change(BEN, dm_closed=True, quiet=UNTIL_EIGHT)
    elif why == "looks at it":
        await table.change(BEN, dm_closed=True)
        await table.open_panel(BEN)
    elif why == "told already":
        await table.deliver("turn", BEN)
        await table.change(BEN, dm_closed=True)

    await table.deliver("table", None, ("turn", BEN))

    assert table.called() == []


async def test_nothing_new_is_told_once_in_a_moment(table: StandingTable) -> None:
    await table.deliver("turn", BEN)
    (first,) = table.letters(BEN)
    await table.deliver("turn", BEN)
    (letter,) = table.letters(BEN)
    assert letter.id == first.id

    table.seconds += JUST_NOW.total_seconds()
    await table.deliver("turn", BEN)

    (later,) = table.letters(BEN)
    assert later.id != letter.id, "the newest alone stays"


async def test_what_calls_nobody_is_told_by_letter_or_not_at_all(table: StandingTable) -> None:
    await table.service.resign(table.match, ANN, table.token())
    table.discord.closed.add(BEN)

    await table.deliver("over", BEN)

    assert table.called() == []


async def test_who_looks_at_the_own_panel_sees_there_what_others_are_told(table: StandingTable) -> None:
    await table.open_panel(BEN)
    (panel,) = [message for message in table.discord.standing.values() if message.to == BEN]
    await table.act()
    assert await table.mover() == ANN

    await table.deliver("table")

    assert "Your turn" not in table.discord.standing[panel.id].text
    await table.service.propose(table.match, ANN, "pause", table.token())
    await table.deliver("offer", BEN)
    assert table.letters(BEN) == []
    assert table.discord.standing[panel.id].offers(Kind.AGREE)


async def test_the_way_to_another_table_that_waits_is_shown_once_this_one_does_not(
    table: StandingTable,
) -> None:
    first = table.match
    await table.begin(ELSEWHERE)
    await table.open_panel(BEN)
    await table.service.propose(table.match, ANN, "pause", table.token())

    await table.deliver("offer", BEN)
    (panel,) = [
        message for message in table.discord.standing.values() if not message.lasting and message.to == BEN
    ]
    assert first not in [target.match for target in panel.offers(Kind.SEAT)], "this one waits as well"
    await table.service.refuse(table.match, BEN, table.token())
    assert await table.act() == BEN
    await table.deliver("table")

    (panel,) = [
        message for message in table.discord.standing.values() if not message.lasting and message.to == BEN
    ]
    assert first in [target.match for target in panel.offers(Kind.SEAT)]


async def test_who_sits_there_now_hears_that_the_table_is_lost_and_who_sat_there_does_not(
    table: StandingTable,
) -> None:
    await table.service.substitute(table.match, BEN, CAT, BEN, table.token())
    for user in (ANN, CAT):
        await table.service.agree(table.match, user, table.token())
    table.discord.refusals[CHANNEL] = refusal(403, 50001)

    with pytest.raises(UndeliverableError):
        await table.deliver("table")

    assert len(table.told(CAT)) == len(table.told(ANN)) == 1
    assert table.told(BEN) == []


async def test_a_panel_that_was_left_behind_is_brought_up_to_date_with_the_way_to_another_table(
    table: StandingTable,
) -> None:
    """Given a panel in which nothing is asked, what else waits is looked for once it has been answered."""
    first = table.match
    await table.begin(ELSEWHERE, host=BEN, guest=ANN)
    other, table.match = table.match, first
    await table.open_panel(ANN)
    (panel,) = [
        message for message in table.discord.standing.values() if not message.lasting and message.to == ANN
    ]
    assert other not in [target.match for target in panel.offers(Kind.SEAT)]

    catching_up = asyncio.create_task(table.dispatcher.catch_up())
    try:
        await becomes_so(
            lambda: (
                catching_up.done()
                or other in [target.match for target in table.discord.standing[panel.id].offers(Kind.SEAT)]
            ),
            "the way to the other table",
        )
        assert not catching_up.done(), "it goes on as long as the bot runs"
    finally:
        catching_up.cancel()


async def test_whoever_waits_in_a_lobby_hears_that_it_is_lost(table: StandingTable) -> None:
    await table.open_lobby(ELSEWHERE, host=CAT)
    await table.come_to_rest()
    await table.service.clocks.choose_pace(table.match, CAT, "day", table.token())
    table.discord.refusals[CHANNEL] = refusal(403, 50001)

    with pytest.raises(UndeliverableError):
        await table.deliver("table")

    (said,) = table.told(CAT)
    assert table.sentence("notice-lost") in said
    assert table.told(ANN) == []


async def test_nobody_is_told_while_their_panel_is_being_opened(table: StandingTable) -> None:
    with table.ui.panels.opening(table.match, BEN), pytest.raises(LaterError):
        await table.deliver("turn", BEN)

    assert table.told(BEN) == []


async def test_a_letter_whose_question_is_answered_says_so(table: StandingTable) -> None:
    await table.deliver("turn", BEN)
    assert await table.act() == BEN

    await table.deliver("table", BEN)

    (letter,) = table.letters(BEN)
    assert table.sentence("past-moved") in letter.text
    assert not letter.ids


async def test_with_several_processes_a_letter_is_left_for_a_moment_only_to_who_may_be_playing_in_it(
    table: StandingTable,
) -> None:
    table.ui.panels_elsewhere.are_possible = True
    await table.deliver("turn", BEN)
    await table.act()
    with pytest.raises(LaterError):
        await table.deliver("table", BEN)

    await table.deliver("turn", ANN)
    await table.service.resign(table.match, BEN, table.token())
    await table.deliver("table", ANN)
    (letter,) = table.letters(ANN)
    assert not letter.offers(Kind.ACT, Kind.WALK, Kind.PICK), "who has pressed nothing is not waited for"


@pytest.mark.parametrize(("code", "sentence"), [(50001, "notice-lost"), (160005, "notice-locked")])
async def test_players_hear_that_their_table_is_lost(table: StandingTable, code: int, sentence: str) -> None:
    table.discord.refusals[CHANNEL] = refusal(403, code)
    table.discord.closed.add(ANN)
    await table.act()

    with pytest.raises(UndeliverableError):
        await table.deliver("table")

    said = table.sentence(sentence)
    assert said in table.told(BEN)[0]
    assert (await table.table()).message is None
    assert table.ui.tables.shown(table.match) is None
    assert table.told(ANN) == []
    assert said in (table.ui.tables.take_untold(table.match, ANN) or "")
    assert table.told(CAT) == []


async def test_a_table_that_never_stood_there_is_not_said_to_be_lost(table: StandingTable) -> None:
    await table.service.set_message(table.match, None, None)
    table.discord.refusals[CHANNEL] = refusal(403, 50001)

    with pytest.raises(UndeliverableError):
        await table.deliver("table")

    assert table.told(BEN) == table.told(ANN) == []


async def test_a_letter_is_found_by_its_number_by_what_took_its_place_or_by_its_buttons(
    table: StandingTable,
) -> None:
    messages = table.dispatcher.messages
    await table.deliver("turn", BEN)
    (letter,) = table.letters(BEN)

    by_number = await messages.find(BEN, letter.id, table.match)
    by_buttons = await messages.find(BEN, UNSENT, table.match)
    of_another = await messages.find(BEN, UNSENT, table.match + 1)

    assert by_number is not None
    assert by_number.id == letter.id
    assert by_buttons is not None
    assert by_buttons.id == letter.id
    assert of_another is None


async def test_a_panel_in_a_letter_is_played_in_and_stays_one(table: StandingTable) -> None:
    await table.deliver("turn", BEN)
    (letter,) = table.letters(BEN)

    await table.press(BEN, letter.id, ComponentId(Kind.REFRESH, table.match))
    await table.act()
    await table.deliver("table", BEN)

    (letter,) = table.letters(BEN)
    assert "Your turn" not in letter.text
    assert not letter.offers(Kind.ACT, Kind.WALK, Kind.PICK)


async def test_a_letter_that_is_sent_anew_with_its_picture_is_the_only_one(table: StandingTable) -> None:
    table.ui.picture_edits.are_refused = True
    await table.act()
    reader = await table.mover()

    await table.deliver("turn", reader)
    (letter,) = table.letters(reader)
    assert 12 in [component["type"] for component in letter.components], "it came with its picture"
    table.seconds += JUST_NOW.total_seconds()
    await table.deliver("turn", reader)

    (later,) = table.letters(reader)
    assert later.id != letter.id
