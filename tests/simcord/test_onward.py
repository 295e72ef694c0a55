"""Playing on from a moment: against the house or a friend, marked, and counting nowhere."""

from __future__ import annotations

from typing import Any

from bot.sandbox import SeenMessage
from bot.ui.page import ComponentId, Kind
from tests.simcord.driver import Inn, Person
from tests.simcord.evening import DARK, LIGHT, Evening
from tests.simcord.test_daily import ANYTHING, DAY, find_with, switch_on, told
from tests.simcord.test_looking_back import ended, way
from tests.wire.forms import import_record
from tests.wire.people import (
    Offer,
    has,
    lesson_in,
    lesson_offer,
    offer_of,
    offers,
    table_message,
    take,
    words_of,
)

MARK = "counts nowhere"


def onward(message: SeenMessage, what: str, value: str | None = None) -> Offer:
    """A button, or a line of a menu, of the page on which one plays on."""
    return next(
        offer
        for offer in offers(message)
        if offer.press.kind is Kind.ONWARD
        and offer.press.payload.split(".")[0] == what
        and value in (None, offer.value)
    )


async def moment_of(inn: Inn, evening: Evening, steps: int = 6) -> SeenMessage:
    """A moment in the middle of a finished game, as one of its players steps through it."""
    frida = evening.people[LIGHT]
    more = (await take(frida, offer_of(await table_message(frida), Kind.MORE))).message
    shown = (await take(frida, offer_of(more, Kind.STEP))).message
    for _ in range(steps):
        shown = (await take(frida, way(shown, "o"))).message
    return shown


async def state_of(inn: Inn, match: int) -> Any:
    return (await inn.pony.services.matches.repository.get(match)).state


async def test_a_moment_of_a_finished_game_becomes_a_table_against_the_house(inn: Inn) -> None:
    evening = await ended(inn)
    frida, matches = evening.people[LIGHT], inn.pony.services.matches
    shown = await moment_of(inn, evening)
    page = (await take(frida, onward(shown, ""))).message
    assert "drawn again, from what" in page.text

    panel = (await take(frida, onward(page, "h", "newcomer"))).message
    await inn.calm()

    match = offer_of(panel, Kind.REFRESH).press.match
    table = await matches.table(match)
    assert match != evening.match
    assert table.phase == "playing"
    assert table.seat_of(inn.user_id("frida")) == LIGHT
    assert table.origin is not None
    assert (table.origin.match, table.origin.whole) == (evening.match, False)
    there = inn.person("frida", str(table.place.channel))
    assert MARK in (await table_message(there)).text
    seen = (await matches.archive.moment(evening.match, inn.user_id("frida"), LIGHT, 6)).observation
    begun = (await matches.archive.rescue(match)).splitlines()
    assert f"From: match {evening.match}, step 6" in begun
    assert next(line for line in begun if line.startswith("chance ")).startswith("chance begin {")
    assert seen.number == (await matches.view(match, inn.user_id("frida"))).observation.number


async def test_a_friend_and_i_agree_in_the_lobby_to_leave_everything_as_it_was(inn: Inn) -> None:
    evening = await ended(inn)
    frida, bolek, matches = evening.people[LIGHT], evening.people[DARK], inn.pony.services.matches
    shown = await moment_of(inn, evening)
    page = (await take(frida, onward(shown, ""))).message

    lobby = (await take(frida, onward(page, "f"))).message
    match = offer_of(lobby, Kind.BEGIN).press.match
    assert not lobby.ephemeral
    assert not has(lobby, Kind.HOUSE_RULES)
    assert f"Has seen how everything lay: <@{inn.user_id('frida')}>" in lobby.text
    await take(bolek, offer_of(lobby, Kind.JOIN, DARK))
    lobby = await table_message(frida, Kind.BEGIN)
    assert f"<@{inn.user_id('frida')}> and <@{inn.user_id('bolek')}>" in lobby.text
    await take(frida, offer_of(lobby, Kind.CARDS))
    assert "drawn again" in (await table_message(frida, Kind.BEGIN)).text
    await take(bolek, offer_of(await table_message(frida, Kind.BEGIN), Kind.CARDS))
    assert "everything lies as it lay" in (await table_message(frida, Kind.BEGIN)).text
    await take(frida, offer_of(await table_message(frida, Kind.BEGIN), Kind.BEGIN))
    await inn.calm()

    table = await matches.table(match)
    assert table.origin is not None
    assert table.origin.whole
    again = Evening(inn, match, frida, bolek)
    for seat in (LIGHT, DARK):
        user = inn.user_id(evening.people[seat].name)
        then = (await matches.archive.moment(evening.match, user, seat, 6)).observation
        assert (await again.view(seat)).observation == then
    await again.play(4)
    await matches.archive.verify(match)


async def test_it_counts_nowhere_and_is_marked_wherever_it_is_shown(inn: Inn) -> None:
    evening = await ended(inn)
    frida, bolek, matches = evening.people[LIGHT], evening.people[DARK], inn.pony.services.matches
    before = (await frida.slash("leaderboard")).message.text
    page = (await take(frida, onward(await moment_of(inn, evening), ""))).message
    lobby = (await take(frida, onward(page, "f"))).message
    match = offer_of(lobby, Kind.BEGIN).press.match
    await take(bolek, offer_of(lobby, Kind.JOIN, DARK))
    await take(frida, offer_of(await table_message(frida, Kind.BEGIN), Kind.BEGIN))
    await matches.resign(match, inn.user_id("bolek"), "give-up-again")
    await inn.calm()

    assert (await frida.slash("leaderboard")).message.text == before
    table = await table_message(frida)
    assert MARK in table.text
    record = await matches.archive.record(match, inn.user_id("frida"), {})
    assert "Cards: drawn anew for light" in record


async def against_the_house(inn: Inn, person: Person, on: SeenMessage) -> Any:
    """The table that comes of a page's button; who it is against is the house."""
    page = (await take(person, onward(on, ""))).message
    panel = (await take(person, onward(page, "h", "newcomer"))).message
    await inn.calm()
    table = await inn.pony.services.matches.table(offer_of(panel, Kind.REFRESH).press.match)
    assert table.phase == "playing"
    await inn.pony.services.matches.archive.verify(table.id)
    return table


async def test_a_lesson_that_is_done_is_played_on(inn: Inn) -> None:
    frida = inn.person("frida")
    listed = (await frida.slash("confront learn")).message
    lesson = (await take(frida, lesson_in(listed, "stand-in"))).message
    assert not has(lesson, Kind.ONWARD)
    fighting = (await take(frida, lesson_offer(lesson, "stand_in"))).message
    done = (await take(frida, lesson_offer(fighting, "play l4"))).message

    table = await against_the_house(inn, frida, done)

    assert (table.origin.source, table.origin.about) == ("lesson", "confrontation/stand-in")
    assert "From: lesson confrontation/stand-in" in await inn.pony.services.matches.archive.rescue(table.id)


async def test_a_record_somebody_has_given_is_played_on_by_them_alone(inn: Inn) -> None:
    evening = await ended(inn)
    frida, tom = evening.people[LIGHT], inn.person("tom")
    (file,) = (await frida.slash("table", action="record")).message.raw["attachments"]
    shown = (await import_record(tom, ("game.txt", await inn.fetch(file["url"])))).message
    shown = (await take(tom, way(shown, "o"))).message

    strange = await frida.press_stale(onward(shown, "").custom_id, shown)
    table = await against_the_house(inn, tom, shown)

    assert "upload it again" in strange.message.text
    assert (table.origin.source, table.origin.moment) == ("record", 1)
    again = await inn.pony.services.matches.archive.rescue(table.id)
    shown = (await import_record(tom, ("again.txt", again.encode()))).message
    assert "played on from here" in shown.text


async def test_the_position_of_a_day_is_played_on_once_its_answer_is_out(inn: Inn) -> None:
    await switch_on(inn)
    find_with(inn, ANYTHING)
    await inn.advance(DAY)
    asked = next(message for message in await told(inn) if has(message, Kind.DAILY))
    assert not has(asked, Kind.ONWARD)
    tom = inn.person("tom", "table-2")
    press = next(offer.press for offer in offers(asked) if offer.press.kind is Kind.DAILY)
    early = ComponentId(Kind.ONWARD, press.match, 0, f"...d{press.stamp}")
    refused = await tom.press_stale(str(early), asked)
    await inn.advance(DAY)
    result = next(message for message in await told(inn) if has(message, Kind.ONWARD))

    table = await against_the_house(inn, tom, result)

    assert "once its answer is out" in refused.message.text
    assert table.origin.source == "day"


async def test_who_may_not_see_a_finished_game_plays_on_from_none_of_it(inn: Inn) -> None:
    evening = await ended(inn)
    shown = await moment_of(inn, evening)
    guild = (await inn.pony.services.matches.table(evening.match)).place.guild
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda old: old.model_copy(update={"archive": "players"})
    )
    page = (await take(evening.people[LIGHT], onward(shown, ""))).message

    stranger = await inn.person("tom", "table-1").press_stale(onward(shown, "").custom_id, shown)
    friend = await take(evening.people[LIGHT], onward(page, "f"))

    assert "only those who played" in stranger.message.text
    assert "only those who played" in words_of(friend), "its position would be shown to everybody there"
