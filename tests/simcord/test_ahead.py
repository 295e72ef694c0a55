"""Answers ahead of time by buttons: kept at a question, carried out at the next one, and taken back."""

from __future__ import annotations

from random import Random

from bot.match.ahead import WAIT
from bot.match.clocks import HOUR
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, seat_of, sit_down
from tests.wire.people import offer_of, take

MOST_STEPS = 600


async def come_to_cards(evening: Evening, rng: Random) -> None:
    """Plays at random until both must choose a card in secret; a card asked of one side alone is played."""
    for _ in range(MOST_STEPS):
        waiting = (await evening.view(LIGHT)).observation.waiting
        if [decision.kind for decision in waiting] == ["cards", "cards"]:
            return
        seat = waiting[0].seat
        await evening.do(seat, rng.choice(await evening.legal(seat)))
    raise AssertionError("no battle comes to the cards")


async def test_an_answer_is_kept_at_a_question_and_given_at_the_next_one(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    rng = Random(4)
    await come_to_cards(evening, rng)
    light = evening.people[LIGHT]

    panel = await seat_of(light)
    page = (await take(light, offer_of(panel, Kind.AHEAD))).message
    which = offer_of(page, Kind.AHEAD).custom_id
    chosen = (await light.choose("Always the card of the highest strength", custom_id=which, on=page)).message
    assert "others may guess that you had kept some answer" in chosen.text
    kept = (await take(light, offer_of(chosen, Kind.AHEAD, "+highest-card.game"))).message
    assert "**What stands**" in kept.text
    assert "Always the card of the highest strength · for the whole game" in kept.text

    for seat in (LIGHT, DARK):
        await evening.do(seat, (await evening.legal(seat))[0])
    await come_to_cards(evening, rng)
    hand = await evening.legal(LIGHT)
    await inn.restart()
    await inn.advance(WAIT + 1)
    assert [decision.seat for decision in (await evening.view(LIGHT)).observation.waiting] == [DARK]
    assert await evening.legal(LIGHT) == []
    assert hand

    panel = await seat_of(light)
    page = (await take(light, offer_of(panel, Kind.AHEAD))).message
    (number,) = [kept_answer.number for kept_answer in (await evening.view(LIGHT)).kept]
    gone = (await take(light, offer_of(page, Kind.AHEAD, f"-{number}"))).message
    assert "What stands" not in gone.text
    assert "Always the card" not in gone.text


async def test_nobody_else_is_offered_or_told_anything(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    await come_to_cards(evening, Random(4))
    light, dark = evening.people[LIGHT], evening.people[DARK]
    before = [message.text for message in await dark.read()]
    panel = await seat_of(light)
    page = (await take(light, offer_of(panel, Kind.AHEAD))).message
    which = offer_of(page, Kind.AHEAD).custom_id
    chosen = (await light.choose("Always the card of the lowest strength", custom_id=which, on=page)).message
    await take(light, offer_of(chosen, Kind.AHEAD, "+lowest-card.fight"))
    await inn.advance(HOUR)
    assert [message.text for message in await dark.read()] == before
    page = (await take(dark, offer_of(await seat_of(dark), Kind.AHEAD))).message
    assert "Co obowiązuje" not in page.text
