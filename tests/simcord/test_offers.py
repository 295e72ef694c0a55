"""What is asked of the others at a table, as people see it: its words, answers and ways back."""

from __future__ import annotations

import pytest

from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.simcord.round_table import sit_together
from tests.wire.people import has, offer_of, table_message, take


async def test_who_asks_may_ask_for_something_else_and_withdraw_that_at_their_seat(inn: Inn) -> None:
    evening = await sit_down(inn, dark="tom")
    light, dark = evening.people[LIGHT], evening.people[DARK]
    await light.slash("table", action="pause")

    await light.slash("table", action="end")
    await inn.calm()
    asked = (await light.slash("seat")).message
    withdraw = offer_of(asked, Kind.REFUSE)
    assert withdraw.label.endswith("Withdraw")
    withdrawn = await take(light, withdraw)
    await inn.calm()

    assert "Withdrawn" in withdrawn.message.text
    assert not has(withdrawn.message, Kind.REFUSE)
    assert not has((await dark.slash("seat")).message, Kind.AGREE)
    table = await table_message(light, Kind.SEAT)
    assert "↪️" in table.text
    assert "Paused" not in table.text


async def test_everything_that_is_asked_can_be_answered_and_withdrawn_by_command(inn: Inn) -> None:
    evening = await sit_down(inn, dark="tom")
    light, dark = evening.people[LIGHT], evening.people[DARK]
    await light.slash("table", action="pause")
    await light.slash("seat", answer="withdraw")
    assert (await table_of(evening)).offers == ()

    await light.slash("table", action="pause")
    declined = await dark.slash("seat", answer="decline")
    assert "declined" in declined.message.text
    nothing = await dark.slash("seat", answer="agree")
    assert "Nobody is asking" in nothing.message.text

    await light.slash("table", action="end")
    await dark.slash("seat", answer="agree")
    assert (await table_of(evening)).phase == "over"


async def test_a_request_to_take_back_says_what_it_takes_back_to_each_in_their_words(inn: Inn) -> None:
    evening = await sit_down(inn, dark="tom")
    await evening.set_up()
    mover = await evening.whose()
    other = LIGHT if mover == DARK else DARK
    await evening.play(1)
    if (await evening.view(mover)).can_undo != "by-consent":
        pytest.skip("the first move goes back freely")

    own = await evening.people[mover].slash("table", action="undo")
    await inn.calm()
    asked = (await evening.people[other].slash("seat")).message
    table = await table_message(evening.people[mover], Kind.SEAT)

    for message in (own.message, asked, table):
        told = message.text.split("take back this:")[1]
        assert told.lstrip().startswith("- ")
        assert " moves " in told.splitlines()[1] or "move" in told.splitlines()[1]


async def test_a_take_back_by_consent_leaves_its_line_in_the_story_and_in_the_log(inn: Inn) -> None:
    evening = await sit_down(inn, dark="tom")
    await evening.set_up()
    mover = await evening.whose()
    other = LIGHT if mover == DARK else DARK
    await evening.play(1)
    assert (await evening.view(mover)).can_undo == "by-consent"
    await evening.people[mover].slash("table", action="undo")

    await evening.people[other].slash("seat", answer="agree")
    await inn.calm()

    table = await table_message(evening.people[mover], Kind.SEAT)
    log = (await evening.people[mover].slash("look", at="log")).message
    for shown in (table, log):
        assert "taken back a move; everyone agreed" in shown.text


async def test_a_request_to_which_some_have_agreed_names_who_has_not_answered(inn: Inn) -> None:
    table = await sit_together(inn, "journey", 3)
    asker, quick, slow = table.people.values()
    last = inn.pony.services.presentation.games["journey"].words.seat(tuple(table.people)[-1], "en")
    await asker.slash("table", action="pause")
    await inn.calm()
    assert "Still to answer" not in (await table_message(asker, Kind.SEAT)).text

    await quick.slash("seat", answer="agree")
    await inn.calm()

    told = f"Still to answer: {last}."
    assert told in (await table_message(asker, Kind.SEAT)).text
    assert told in (await asker.slash("seat")).message.text
    assert f"Brakuje jeszcze odpowiedzi: {last}." in (await quick.slash("seat")).message.text
    assert "Still to answer" not in (await slow.slash("seat")).message.text, "that one is asked"


async def test_requests_of_both_sides_wait_side_by_side_in_a_panel(inn: Inn) -> None:
    evening = await sit_down(inn, dark="tom")
    light, dark = evening.people[LIGHT], evening.people[DARK]
    await light.slash("table", action="pause")
    await dark.slash("table", action="end")

    panel = (await light.slash("seat")).message

    assert "You have asked to pause" in panel.text
    assert "asks to end this game" in panel.text
    await take(light, offer_of(panel, Kind.AGREE))
    assert (await table_of(evening)).phase == "over"


async def ended(inn: Inn) -> Evening:
    """A game that Dark has resigned."""
    evening = await sit_down(inn, dark="tom")
    tables = inn.pony.services.matches
    await tables.resign(evening.match, inn.user_id(evening.people[DARK].name), "gone")
    await inn.calm()
    return evening


async def lobby_at(inn: Inn, evening: Evening) -> tuple[int, ...]:
    """Who sits in the lobby of the channel."""
    table = await inn.pony.services.matches.tables_at((await table_of(evening)).place)
    assert table is not None
    assert table.phase == "lobby"
    return table.joined


async def table_of(evening: Evening):  # type: ignore[no-untyped-def]
    return await evening.inn.pony.services.matches.table(evening.match)


@pytest.mark.parametrize("second", ["press", "again", "again with", "start"])
async def test_the_second_one_who_wants_to_play_again_sits_down_at_the_table_of_the_first(
    inn: Inn, second: str
) -> None:
    evening = await ended(inn)
    light, dark = evening.people[LIGHT], evening.people[DARK]
    over = await table_message(light, Kind.REMATCH)
    await take(light, offer_of(over, Kind.REMATCH))
    await inn.calm()

    if second == "press":
        answer = await take(dark, offer_of(over, Kind.REMATCH))
    elif second == "again":
        answer = await dark.slash("table", action="rematch")
    elif second == "again with":
        answer = await dark.slash("table", action="rematch", player=light.name)
    else:
        answer = await dark.slash("confront start", opponent=light.name)
    await inn.calm()

    assert "You have a seat" in answer.message.text
    assert await lobby_at(inn, evening) == (inn.user_id(light.name), inn.user_id(dark.name))
    repeated = await take(dark, offer_of(over, Kind.REMATCH))
    assert "You have a seat" in repeated.message.text


async def test_who_opens_a_table_for_others_where_one_waits_for_them_is_offered_a_thread(inn: Inn) -> None:
    evening = await ended(inn)
    light, dark = evening.people[LIGHT], evening.people[DARK]
    await take(light, offer_of(await table_message(light, Kind.REMATCH), Kind.REMATCH))
    await inn.calm()

    answer = await dark.slash("confront start", opponent="bolek")

    assert has(answer.message, Kind.THREAD)
    assert await lobby_at(inn, evening) == (inn.user_id(light.name),)
