"""The first minute: from the first page two presses lead to the first question of a game of one's own."""

from __future__ import annotations

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.match.values import Place
from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs import games
from tests.simcord.driver import Inn, Person
from tests.wire.people import has, offer_of, offers, take

KEYS = [game.facts.key for game in games()]
QUESTION = (Kind.ACT, Kind.PICK, Kind.WALK)
PRIVATE_THREADS = 1 << 36
THREAD_MADE = 18
"""The type of message by which SimCord tells of a thread, of a private one too, which Discord does not."""


def forbid_private_threads(inn: Inn, channel: str) -> None:
    """The bot may open no private threads in a channel."""
    bot = inn.env.backend.bot_user.id
    overwrite = Overwrite(bot, OverwriteType.MEMBER, deny=PRIVATE_THREADS)
    inn.env.backend.set_overwrite(inn.channel_id(channel, ""), overwrite)


async def begin(person: Person, key: str) -> SeenMessage:
    """The first page, then two presses; the panel that has come of them."""
    shown = (await person.slash("play")).message
    which = (await take(person, offer_of(shown, Kind.FIRST, "house"))).message
    answer = await take(person, offer_of(which, Kind.HOUSE, key))
    assert not answer.failed, answer.raw
    await person.inn.calm()
    return next(message for message in await person.read() if message.id == answer.message.id)


async def tables_of(inn: Inn, name: str) -> list[Place]:
    """Where somebody sits."""
    tables = await inn.pony.services.matches.tables_of(inn.user_id(name))
    return [table.place for table in tables]


@pytest.mark.parametrize("key", KEYS)
async def test_two_presses_lead_from_the_first_page_to_ones_first_question(inn: Inn, key: str) -> None:
    frida = inn.person("frida", "tavern")

    panel = await begin(frida, key)

    assert panel.ephemeral
    assert has(panel, *QUESTION), panel.text
    assert "(newcomer)" in panel.text
    assert "🎓" in panel.text, "what is new is introduced"


async def test_the_channel_stays_clean_and_the_table_stands_in_a_thread_of_ones_own(inn: Inn) -> None:
    zosia = inn.person("zosia", "tavern")

    panel = await begin(zosia, "confrontation")

    (place,) = await tables_of(inn, "zosia")
    thread = inn.env.backend.get_channel(place.channel)
    others = await inn.person("tom", "tavern").read()
    assert {message.raw["wire"]["type"] for message in others} <= {THREAD_MADE}
    assert thread.parent_id == inn.channel_id("tavern", "zosia")
    assert f"<#{thread.id}>" in panel.text
    (table,) = await zosia.read(str(thread.id))
    assert "Twoje miejsce" in str(table.raw), "the table speaks the language of whom it is for"
    sight = inn.pony.services.sight
    assert await sight.is_for_members(place)


async def test_without_leave_for_private_threads_the_game_goes_on_in_private_messages(inn: Inn) -> None:
    frida = inn.person("frida", "tavern")
    forbid_private_threads(inn, "tavern")

    panel = await begin(frida, "duel")

    assert has(panel, *QUESTION)
    assert "our private messages" in panel.text
    assert (await tables_of(inn, "frida"))[0].is_private
    (told,) = await frida.dms()
    there = (await take(inn.person("frida", "dm"), offer_of(told, Kind.SEAT))).message
    assert has(there, *QUESTION)
    assert await frida.read() == [panel], "nothing is posted for everybody"


async def test_closed_private_messages_are_said_in_one_sentence(inn: Inn) -> None:
    frida = inn.person("frida", "tavern")
    forbid_private_threads(inn, "tavern")
    await frida.set(dms_open=False)

    panel = await begin(frida, "duel")

    assert has(panel, *QUESTION)
    assert "`/next` leads you back" in panel.text


async def test_whoever_has_won_once_is_offered_somebody_stronger(inn: Inn) -> None:
    frida = inn.person("frida", "dm")
    panel = await begin(frida, "duel")
    match = offer_of(panel, Kind.REFRESH).press.match
    table = await inn.pony.services.matches.table(match)
    (house,) = [user for _, user in table.seats if user != inn.user_id("frida") and user is not None]
    await inn.pony.services.matches.resign(match, house, "house-gives-up")
    await inn.calm()

    again = await begin(frida, "duel")

    assert "(regular)" in again.text
    assert "🎓" not in again.text


async def test_learning_begins_with_the_first_lesson_not_solved(inn: Inn) -> None:
    frida = inn.person("frida", "tavern")
    shown = (await frida.slash("help")).message

    which = (await take(frida, offer_of(shown, Kind.FIRST, "learn"))).message
    lesson = (await take(frida, offer_of(which, Kind.LESSON, "confrontation:"))).message

    assert has(lesson, Kind.LESSON_ACT, Kind.LESSON_PICK, Kind.LESSON_WALK)
    assert "Lesson 1 of" in lesson.text


async def test_a_friend_is_invited_to_the_game_chosen_for_both(inn: Inn) -> None:
    frida = inn.person("frida", "table-1")
    shown = (await frida.slash("play", friend="bolek")).message
    opened = (await take(frida, offer_of(shown, Kind.OPEN, None))).message

    assert not opened.ephemeral
    assert f"<@{inn.user_id('bolek')}>" in opened.text
    straight = (await inn.person("tom", "table-2").slash("play", game="duel", friend="bolek")).message
    assert has(straight, Kind.BEGIN)
    assert f"<@{inn.user_id('bolek')}>" in straight.text


async def test_the_first_page_has_three_ways_one_picture_and_the_shortest_game_first(inn: Inn) -> None:
    frida = inn.person("frida", "tavern")
    asked = (await frida.slash("help")).message
    await inn.calm()
    shown = next(message for message in await frida.read() if message.id == asked.id)

    ways = [offer.press.payload for offer in offers(shown) if offer.press.kind is Kind.FIRST]
    assert ways == ["learn", "house", "friend"]
    assert shown.text.index("Journey") < shown.text.index("The Confrontation") < shown.text.index("War of")
    assert "about 3 hours" in shown.text
    assert len(shown.images) == 1
