"""Lessons: private, in a channel and in a DM, through restarts, and kept per person."""

from __future__ import annotations

import orjson

from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs.inn.lessons.service import School
from tests.simcord.driver import Inn, Person
from tests.wire.people import has, lesson_in, lesson_offer, offer_of, take

DICE_INTRODUCED = "Take at least one die of this roll, and roll the others again"


async def lesson_of(person: Person, key: str) -> SeenMessage:
    """A lesson of The Confrontation, opened from the list."""
    listed = (await person.slash("confront learn")).message
    return (await take(person, lesson_in(listed, key))).message


async def test_a_lesson_is_played_alone_in_a_dm_and_through_a_restart(inn: Inn) -> None:
    frida = inn.person("frida", channel="dm")
    lesson = await lesson_of(frida, "stand-in")
    assert "Sam for Frodo" in lesson.text

    fighting = (await take(frida, lesson_offer(lesson, "stand_in"))).message
    await inn.restart()
    done = (await take(frida, lesson_offer(fighting, "play l4"))).message

    assert "Done!" in done.text
    assert has(done, Kind.LESSON)
    known = orjson.loads(await inn.pony.services.matches.export(inn.user_id("frida")))
    assert known["settings"]["schooling"]["done"] == {"confrontation": ["stand-in"]}
    await inn.pony.services.matches.erase(inn.user_id("frida"))
    assert (await School(inn.pony.services.matches).schooling(inn.user_id("frida"))).done == {}


async def test_a_button_of_an_earlier_moment_shows_the_lesson_as_it_is(inn: Inn) -> None:
    frida = inn.person("frida")
    lesson = await lesson_of(frida, "stand-in")
    assert lesson.ephemeral
    fight = offer_of(lesson, Kind.LESSON_ACT, payload="fight")
    await take(frida, offer_of(lesson, Kind.LESSON_ACT, payload="stand_in"))

    late = (await take(frida, fight)).message

    assert "earlier step" in late.text
    assert has(late, Kind.LESSON_HINT)
    hinted = (await take(frida, offer_of(late, Kind.LESSON_HINT))).message
    assert "Sam may fight for Frodo" in hinted.text
    again = (await take(frida, offer_of(hinted, Kind.LESSON))).message
    assert offer_of(again, Kind.LESSON_ACT, payload="fight")
    rule = (await take(frida, offer_of(again, Kind.LESSON_RULE))).message
    assert "6.4" in rule.text


async def test_a_first_game_introduces_each_kind_of_decision_once_until_it_is_enough(inn: Inn) -> None:
    frida = inn.person("frida")
    listed = (await frida.slash("journey learn")).message

    panel = (await take(frida, offer_of(listed, Kind.FIRST_GAME))).message
    await inn.calm()
    assert DICE_INTRODUCED in panel.text
    again = (await take(frida, offer_of(panel, Kind.REFRESH))).message
    assert DICE_INTRODUCED in again.text
    later = (await take(frida, offer_of(again, Kind.FIRST_GAME))).message

    assert DICE_INTRODUCED not in later.text
    assert not has(later, Kind.FIRST_GAME)
