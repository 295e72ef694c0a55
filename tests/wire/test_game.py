"""A whole game on the wire: a Polish and an English person, the real bot, real HTTP and WebSocket."""

from __future__ import annotations

import pytest

from tests.wire.account import Listener, audience
from tests.wire.evening import DARK, LIGHT, Evening, begin, final_table
from tests.wire.inn import Inn
from tests.wire.people import Clicker, Typist

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]
RATES = True


@pytest.mark.parametrize("clicking", [LIGHT, DARK])
async def test_a_game_from_the_first_command_to_the_leaderboard(inn: Inn, clicking: str) -> None:
    """One side only clicks and the other only types; neither is told what the other has hidden."""
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    light = Clicker(frida) if clicking == LIGHT else Typist(frida)
    dark = Clicker(bolek) if clicking == DARK else Typist(bolek)
    listener = Listener(inn, match)

    end = await Evening(inn, match, {LIGHT: light, DARK: dark}).play(after=listener.check)

    assert end.outcome is not None
    assert end.outcome.winners == (DARK,)
    assert listener.checked > 5
    assert all(deed.answered for deed in [*light.deeds, *dark.deeds])
    for person, title in ((frida, "Frodo"), (bolek, "Frodo")):
        assert title in (await final_table(person)).text
    for person in (frida, bolek):
        answer = await person.slash("leaderboard")
        assert str(inn.user_id("bolek")) in answer.message.text


async def test_the_menu_and_the_command_offer_exactly_what_the_rules_allow(inn: Inn) -> None:
    """Given a game in setting up and in its first turn, buttons, autocomplete and rules agree."""
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    light, dark = Clicker(frida), Clicker(bolek)
    evening = Evening(inn, match, {LIGHT: Typist(frida), DARK: Typist(bolek)})

    assert sorted(await light.legal()) == sorted(evening.truth().legal(LIGHT))
    now = await evening.play(until=lambda truth: len(truth.state.ready) == 2)

    assert now.waiting == (DARK,)
    assert sorted(await dark.legal()) == sorted(now.legal(DARK))
    assert await light.legal() == []
    assert await Typist(frida).legal() == []
    assert set(await Typist(bolek).legal()) <= set(now.legal(DARK))


async def test_a_spectator_is_told_nothing_but_what_is_on_the_table(inn: Inn) -> None:
    """Somebody without a seat gets no panel, no choices and no move."""
    frida, bolek, tom = inn.person("frida"), inn.person("bolek"), inn.person("tom")
    match = await begin(inn, frida, bolek)
    listener = Listener(inn, match)
    evening = Evening(inn, match, {LIGHT: Typist(frida), DARK: Typist(bolek)})
    await evening.play(until=lambda truth: len(truth.state.ready) == 2)
    before = inn.log(match)

    assert await Typist(tom).legal() == []
    answer = await tom.slash("act", action="muster")

    assert answer.message.ephemeral
    assert inn.log(match) == before
    listener.check()
    assert listener.checked > 0


async def test_a_planted_leak_is_heard(inn: Inn) -> None:
    """Given a word about a hidden figure in something Dark has received, the listener objects."""
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    listener = Listener(inn, match)
    await Typist(frida).act("place frodo arthedain")
    await Typist(bolek).act("muster")
    listener.check()
    told = [
        record
        for record in inn.sandbox.core.request_log.requests
        if audience(inn, record) == inn.user_id("bolek")
    ]
    (spoken,) = [record for record in told if "ready" in str(record.payload)][-1:]
    harmless = spoken.payload

    spoken.payload = {"data": {"components": [{"type": 10, "content": "Frodo stoi w Arthedainie"}]}}
    listener.heard = spoken.number - 1
    with pytest.raises(AssertionError, match="frodo of light was betrayed"):
        listener.check()

    spoken.payload = harmless
