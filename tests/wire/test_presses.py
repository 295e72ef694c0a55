"""Presses as they really arrive: twice, all at once, late, from the past, and forged."""

from __future__ import annotations

import asyncio
from random import Random

import orjson
import pytest

from bot.sandbox import Person
from bot.ui.page import Kind, base36
from tests.waiting import PATIENCE
from tests.wire.evening import DARK, LIGHT, Evening, begin
from tests.wire.inn import Inn, said, texts
from tests.wire.people import Clicker, Offer, Typist, offer_of, table_message

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]


async def _setting_up(inn: Inn) -> tuple[int, Clicker, Clicker]:
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    light, dark = Clicker(frida), Clicker(bolek)
    await light.sit()
    await dark.sit()
    return match, light, dark


async def _again(person: Person, offer: Offer) -> str:
    """Presses what may no longer be there; gives the status."""
    values = None if offer.value is None else [offer.value]
    return (await person.press_stale(offer.custom_id, offer.message, values=values)).status


async def test_fifty_presses_of_one_button_count_once(inn: Inn) -> None:
    """Given one button and 50 presses at the same time, then one move and 50 answers."""
    match, light, _ = await _setting_up(inn)
    offer = await light.find("muster")

    statuses = await asyncio.gather(*(_again(light.person, offer) for _ in range(50)))

    assert "failed" not in statuses
    assert [text for seat, text in inn.log(match) if seat == LIGHT] == ["muster"]


async def test_both_seats_pressing_at_once_are_both_heard(inn: Inn) -> None:
    """Setting up is simultaneous: neither press makes the other one stale."""
    match, light, dark = await _setting_up(inn)
    hers, his = await light.find("muster"), await dark.find("muster")

    await asyncio.gather(light.do(hers), dark.do(his))

    assert {seat for seat, text in inn.log(match) if text == "muster"} == {LIGHT, DARK}


async def test_different_presses_of_one_panel_at_once_leave_one_move(inn: Inn) -> None:
    """Given ten different actions of one panel pressed together, then one is done and nine are explained."""
    match, light, _ = await _setting_up(inn)
    await light.find("muster")
    panel = await light.look()
    button = await light.find("muster")
    forged = [
        Offer(
            panel,
            str(type(button.press)(Kind.ACT, match, button.press.stamp, action)),
            button.press,
            "",
            None,
        )
        for action in ("place frodo shire", "place sam shire", "place merry shire", "muster")
    ]

    statuses = await asyncio.gather(*(_again(light.person, offer) for offer in forged))

    assert "failed" not in statuses
    assert len([text for seat, text in inn.log(match) if seat == LIGHT]) == 1


async def test_a_press_delivered_twice_counts_once(inn: Inn) -> None:
    """The gateway may hand over the same interaction again after a reconnection."""
    inn.expected |= {"double_answer"}
    match, light, _ = await _setting_up(inn)
    offer = await light.find("place frodo arthedain")
    await light.do(offer)
    gateway = inn.sandbox.core.gateway
    (session,) = gateway.sessions.values()
    frames = [orjson.loads(frame) for _, frame in session.events]
    press = [frame for frame in frames if frame["t"] == "INTERACTION_CREATE"][-1]

    gateway.dispatch("INTERACTION_CREATE", press["d"], None)
    await inn.becalmed()

    assert [text for seat, text in inn.log(match) if seat == LIGHT] == ["place frodo arthedain"]


async def test_a_stale_button_explains_itself(inn: Inn) -> None:
    """A button of an earlier decision changes nothing and shows how things stand."""
    match, light, _ = await _setting_up(inn)
    old = await light.find("place frodo arthedain")
    await light.act("place sam shire")
    before = inn.log(match)

    answer = await light.person.press_stale(old.custom_id, old.message)

    assert not answer.failed
    assert texts(said(answer))
    assert inn.log(match) == before


FORGED = (
    "p1:a:{match}:0:move frodo mordor",
    "p1:a:zzzz:0:muster",
    "p1:zz:{match}:0:",
    "p9:a:{match}:0:muster",
    "p1:st:0:0:",
    "p1:s:{match}:0:nonsense",
    "p1:w:{match}:0:999.999",
    "p1:o:{match}:0:series",
    "p1:th:0:0:nothing.zz.99",
    "p1:se:0:0:nothing",
    "p1:l:{match}:0:999999",
    "p1:ru:{match}:0:nothing",
    "p1:p:{match}:0:nothing",
    "p1:ua:{match}:0:",
    "anything at all",
)


async def test_a_forged_button_is_refused_politely(inn: Inn) -> None:
    """Whatever stands in a custom id, there is an answer in words, and nothing happens."""
    frida = inn.person("frida")
    match = await begin(inn, frida, inn.person("bolek"))
    table = await table_message(frida)

    for custom_id in FORGED:
        answer = await frida.press_stale(custom_id.format(match=base36(match)), table)
        assert not answer.failed, custom_id
        assert texts(said(answer)), custom_id
    assert inn.log(match) == []


async def test_somebody_elses_panel_is_of_no_use(inn: Inn) -> None:
    """Given Dark knows the custom id of a Light button, pressing it does nothing for Dark."""
    match, light, dark = await _setting_up(inn)
    offer = await light.find("place frodo arthedain")

    values = None if offer.value is None else [offer.value]
    answer = await dark.person.press_stale(offer.custom_id, await dark.look(), values=values)

    assert not answer.failed
    assert inn.log(match) == []


async def test_a_game_at_random_through_the_menus_alone(inn: Inn) -> None:
    """Whatever two people press, every press is answered and none is refused, for 60 actions."""
    match, light, dark = await _setting_up(inn)
    players, rng = {LIGHT: light, DARK: dark}, Random(7)
    evening = Evening(inn, match, {LIGHT: light, DARK: dark})
    for _ in range(60):
        now = evening.truth()
        if now.outcome is not None:
            break
        seat = rng.choice(now.waiting)
        assert await players[seat].anything(rng) is not None
    assert all(deed.answered for deed in [*light.deeds, *dark.deeds])
    query = (
        "SELECT count(*) FROM entry WHERE match_id = ? AND kind = 'action' "
        'AND events NOT LIKE \'[{"kind":"played-itself"%\''
    )
    ((done,),) = inn.rows(query, match)
    assert done == len(light.deeds) + len(dark.deeds)


async def test_the_pictures_of_a_panel_come_however_fast_one_presses(inn: Inn) -> None:
    """Given three actions without a pause, the panel ends with the pictures of how things stand."""
    _, light, _ = await _setting_up(inn)
    for action in ("place frodo arthedain", "muster", "ready"):
        await light.act(action)
    await inn.becalmed(1.5, within=PATIENCE)
    hurried = await light.look()

    calm = await light.refresh()

    assert [_name(url) for url in hurried.images] == [_name(url) for url in calm.images]
    assert len(calm.images) == 1
    assert all(calm.alt_texts)


def _name(url: str) -> str:
    return url.rpartition("/")[2].partition("?")[0]


async def test_taking_back_what_nobody_has_seen_is_free(inn: Inn) -> None:
    """An own placement is taken back by one press, and can be made again."""
    match, light, _ = await _setting_up(inn)
    await light.act("place frodo arthedain")

    answer = await light.person.press(custom_id=offer_of(await light.look(), Kind.UNDO).custom_id)

    assert not answer.failed
    assert inn.log(match) == []
    await Typist(light.person).act("place frodo arthedain")
    assert inn.log(match) == [(LIGHT, "place frodo arthedain")]
