"""Lessons: private, in a channel and in a DM, through restarts, and kept per person."""

from __future__ import annotations

from dataclasses import replace

import orjson

from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs import bundles
from cogs.inn.lessons.service import School
from tests.simcord.driver import Inn, Person
from tests.wire.people import has, lesson_in, lesson_offer, offer_of, offers, take

DICE_INTRODUCED = "Take at least one die of this roll, and roll the others again"
ASKED = (Kind.LESSON_ACT, Kind.LESSON_PICK, Kind.LESSON_WALK)
"""What a lesson's menu is made of."""


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


async def test_one_press_leads_from_each_lesson_to_the_next_and_from_the_last_to_a_first_game(
    inn: Inn,
) -> None:
    frida = inn.person("frida", channel="dm")
    listed = (await frida.slash("confront learn")).message
    lessons = bundles()["confrontation"].lessons

    shown = (await take(frida, offer_of(listed, Kind.LESSON))).message
    for lesson in lessons:
        assert lesson_title(lesson.key) in shown.text
        for text in lesson.line.solution:
            menu = next(offer for offer in offers(shown) if offer.press.kind in ASKED)
            shown = (
                await frida.press_stale(str(replace(menu.press, kind=Kind.LESSON_ACT, payload=text)), shown)
            ).message
        assert "Done!" in shown.text, lesson.key
        if lesson is not lessons[-1]:
            shown = (await take(frida, offer_of(shown, Kind.LESSON))).message

    assert has(shown, Kind.FIRST_GAME)
    again = (await take(frida, offer_of(shown, Kind.LESSONS))).message
    assert f"{len(lessons)} of {len(lessons)}" in again.text
    assert not has(again, Kind.LESSON)


def lesson_title(key: str) -> str:
    """What a lesson of The Confrontation is called in English."""
    return bundles()["confrontation"].words.translator("en")(f"lesson-{key}")
