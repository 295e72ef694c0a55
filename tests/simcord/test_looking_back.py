"""Looking back at a game: step by step, during it and after it."""

from __future__ import annotations

import re

import pytest

from bot.match import review
from bot.sandbox import SeenMessage
from bot.ui.page import ComponentId, Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.wire.forms import import_record
from tests.wire.people import Offer, has, offer_of, offers, table_message, take, words_of

MOMENT = re.compile(r"\*\*(\d+)\.\*\* Step (\d+) · Light \d+% → (\d+)%")
"""What mattered, as the look back tells it: its number, the step, and the chance there."""


async def ended(inn: Inn) -> Evening:
    """A game of two that has been given up after a few moves."""
    evening = await sit_down(inn)
    await evening.set_up()
    await evening.play(6)
    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()
    return evening


async def test_the_end_is_told_at_the_table(inn: Inn) -> None:
    evening = await ended(inn)

    table = await table_message(evening.people[LIGHT])
    again = (await evening.people[DARK].slash("look")).message

    assert f"**<@{inn.user_id('frida')}> has won.**" in table.text
    assert "Battles: " in table.text
    assert "Played on <t:" in table.text
    assert [offer.press.kind for offer in offers(table)] == [Kind.REMATCH, Kind.REVIEW, Kind.MORE]
    more = (await take(evening.people[LIGHT], offer_of(table, Kind.MORE))).message
    assert all(has(more, kind) for kind in (Kind.STEP, Kind.REPLAY, Kind.RECORD, Kind.LOG, Kind.RULES))
    assert again.text == table.text


async def test_a_game_of_several_days_says_from_when_to_when_it_was_played(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    await inn.advance(2 * 86_400)

    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()

    assert "Played from <t:" in (await table_message(evening.people[LIGHT])).text


def way(message: SeenMessage, what: str, value: str | None = None) -> Offer:
    """A button or a line of a menu of the step shown."""
    return next(
        offer
        for offer in offers(message)
        if offer.press.kind is Kind.STEP
        and offer.press.payload.split(".")[1] == what
        and value in (None, offer.value)
    )


async def test_an_ended_game_is_stepped_through_by_buttons(inn: Inn) -> None:
    evening = await ended(inn)
    frida = evening.people[LIGHT]
    more = (await take(frida, offer_of(await table_message(frida), Kind.MORE))).message

    first = (await take(frida, offer_of(more, Kind.STEP))).message
    second = (await take(frida, way(first, "o"))).message
    last = (await take(frida, way(second, "l"))).message
    assert way(last, "t").label == "Turn 1: Dark to move"
    turned = (await take(frida, way(last, "t"))).message

    assert first.ephemeral
    assert "step 0 of" in first.text
    assert "step 1 of" in second.text
    assert "resign" in last.text
    assert "Turn 1" in turned.text
    assert all(message.alt_texts for message in (first, second, last)), "each picture has its words"


async def test_after_the_end_one_sees_through_the_others_eyes(inn: Inn) -> None:
    evening = await ended(inn)
    frida = evening.people[LIGHT]
    shown = (await frida.slash("table", action="step")).message
    placed = (await take(frida, way(shown, "o"))).message

    other = (await take(frida, way(placed, "e", DARK))).message

    assert "Frodo" in placed.text + placed.alt_texts[0]
    assert "Dark" in other.text.splitlines()[0]
    assert "Frodo" not in other.alt_texts[0]


async def test_during_the_game_one_sees_what_one_saw_and_nothing_else(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    await evening.play(4)
    frida, tom = evening.people[LIGHT], inn.person("tom")

    own = (await frida.slash("table", action="step")).message
    forged = ComponentId(Kind.STEP, evening.match, 3, f"{DARK}.b.0")
    refused = await frida.press_stale(str(forged), own)
    watching = (await tom.slash("table", action="step")).message

    assert not any(
        offer.press.payload.split(".")[1:2] == ["e"] for offer in offers(own) if offer.press.kind is Kind.STEP
    )
    assert "nothing hidden here for you" in refused.message.text
    assert "Spectator" in watching.text


async def test_a_record_is_taken_away_and_stepped_through_again(inn: Inn) -> None:
    evening = await ended(inn)
    frida, tom = evening.people[LIGHT], inn.person("tom")
    given = (await frida.slash("table", action="record")).message
    (file,) = given.raw["attachments"]
    data = await inn.fetch(file["url"])

    shown = (await import_record(tom, ("game.txt", data))).message
    on = (await take(tom, way(shown, "o"))).message
    eyes = (await take(tom, way(on, "e", DARK))).message
    strange = await frida.press_stale(way(shown, "o").custom_id, shown)
    broken = await import_record(tom, ("game.txt", data.replace(b"light ", b"lihgt ")))
    empty = await import_record(tom, ("game.txt", b"\xff\xfe"))
    await inn.restart()
    later = await tom.press_stale(way(shown, "o").custom_id, shown)

    assert b'"light":"Frida"' in data
    assert "Light: Frida" in shown.text
    assert "step 1 of" in on.text
    assert "Dark" in eyes.text.splitlines()[0]
    assert "*Import a game*" in strange.message.text, "a record is for who gave it"
    assert "I can’t read line" in words_of(broken)
    assert "isn’t text" in words_of(empty)
    assert "*Import a game*" in later.message.text


async def test_who_still_waits_for_one_thing_asks_for_the_next_later(inn: Inn) -> None:
    """Given a replay, an import or a review is under way for somebody, further ones are politely refused."""
    evening = await ended(inn)
    frida, tom = evening.people[LIGHT], inn.person("tom")
    (file,) = (await frida.slash("table", action="record")).message.raw["attachments"]
    data = await inn.fetch(file["url"])
    await frida.slash("table", action="review")
    await inn.pony.services.reviewer.finish()

    async with inn.pony.services.long_work.begin(inn.user_id("frida")):
        refused = [
            words_of(await import_record(frida, ("game.txt", data))),
            (await frida.slash("table", action="replay")).message.text,
            (await frida.slash("table", action="review")).message.text,
        ]
        other = (await import_record(tom, ("game.txt", data))).message.text
    again = (await import_record(frida, ("game.txt", data))).message.text

    assert ["still busy with your last request" in refusal for refusal in refused] == [True] * 3
    assert "Light: Frida" in other
    assert "Light: Frida" in again


async def test_an_illegal_line_is_refused_with_the_reason_of_the_game(inn: Inn) -> None:
    evening = await ended(inn)
    tom = inn.person("tom")
    (file,) = (await evening.people[LIGHT].slash("table", action="record")).message.raw["attachments"]
    head, _, log = (await inn.fetch(file["url"])).decode().partition("\n\n")
    late = log.splitlines()[-2]
    long = f"{head}\n\nlight place {'x' * 5000} shire\n"

    told = words_of(await import_record(tom, ("g.txt", f"{head}\n\n{late}\n".encode())))
    named = words_of(await import_record(tom, ("g.txt", long.encode())))
    ruleset = long.replace("Ruleset: ", f"Ruleset: {'9' * 5000}")
    of_digits = words_of(await import_record(tom, ("g.txt", ruleset.encode())))

    assert "The rules don’t allow line" in told
    assert "refusal" not in told
    assert all("wrong" not in text and len(text) < 600 for text in (told, named, of_digits))


async def test_a_finished_game_is_looked_back_at_with_the_house(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stepping through it tells the same chances of the same moments, however little they changed."""
    monkeypatch.setattr(review, "LEAST_CHANGE", 0)
    evening = await ended(inn)
    frida = evening.people[LIGHT]
    table = await table_message(frida)

    first = await take(frida, offer_of(table, Kind.REVIEW))
    assert "has started to look back" in first.message.text
    await inn.pony.services.reviewer.finish()
    shown = await take(frida, offer_of(first.message, Kind.REVIEW))
    await inn.calm()

    assert "chances: " in shown.message.text
    assert "Your decisions" in shown.message.text
    step = await take(frida, offer_of(shown.message, Kind.STEP))
    assert "The house’s estimate: Light " in step.message.text
    moments = MOMENT.findall(shown.message.text)
    for name, moment, chance in moments:
        (button,) = [offer for offer in offers(shown.message) if offer.label == f"Moment {name}"]
        there = (await take(frida, button)).message.text
        assert f"step {moment} of " in there
        assert f"The house’s estimate: Light {chance}% · " in there
    assert moments
    polish = await evening.people[DARK].slash("table", action="review")
    assert "Twoje decyzje" in polish.message.text
