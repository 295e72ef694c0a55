"""The gateway's whims: dropped sockets, sessions that cannot be resumed, requests to reconnect."""

from __future__ import annotations

import asyncio

import pytest

from tests.wire.evening import DARK, LIGHT, Evening, begin, turn_begins
from tests.wire.inn import Inn
from tests.wire.people import Clicker, Typist, take

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]


async def test_presses_on_a_dropped_socket_arrive_with_the_resume(inn: Inn) -> None:
    """Given the socket breaks in mid-turn, a press made meanwhile is delivered by RESUME and counts once."""
    match = await begin(inn, inn.person("frida"), inn.person("bolek"))
    light, dark = Clicker(inn.person("frida")), Typist(inn.person("bolek"))
    offer = await light.find("muster")
    before = await inn.driver.gateway()

    await inn.driver.drop_gateway(4000)
    answer, _ = await asyncio.gather(light.do(offer), dark.person.slash("act", action="muster"))

    assert not answer.failed
    after = await inn.driver.gateway()
    assert after["resumes"] == before["resumes"] + 1
    assert after["identifies"] == before["identifies"]
    assert sorted(text for _, text in inn.log(match) if text == "muster") == ["muster", "muster"]


async def test_held_back_events_are_worked_off_in_their_order(inn: Inn) -> None:
    """Given Discord stammers, moves of both seats arrive together and each counts once."""
    match = await begin(inn, inn.person("frida"), inn.person("bolek"))
    light, dark = Typist(inn.person("frida")), Typist(inn.person("bolek"))
    await inn.driver.gateway(pause=True)
    moves = asyncio.gather(
        light.person.slash("act", action="muster"), dark.person.slash("act", action="muster")
    )
    await asyncio.sleep(0.3)

    await inn.driver.gateway(pause=False)

    assert not any(answer.failed for answer in await moves)
    assert [text for _, text in inn.log(match)].count("muster") == 2


@pytest.mark.parametrize("how", ["reconnect", "invalid session", "forgotten session"])
async def test_the_game_goes_on_after(inn: Inn, how: str) -> None:
    """A request to reconnect, an invalid session, a session Discord has forgotten: the buttons still work."""
    match = await begin(inn, inn.person("frida"), inn.person("bolek"))
    light, dark = Clicker(inn.person("frida")), Typist(inn.person("bolek"))
    old = await light.find("muster")
    gateway = inn.sandbox.core.gateway
    before = gateway.identifies + gateway.resumes

    if how == "reconnect":
        await inn.driver.gateway(op=7)
    elif how == "invalid session":
        await inn.driver.gateway(op=9, data=False)
    else:
        await inn.driver.drop_gateway(4000, forget=True)
    for _ in range(1000):
        if gateway.identifies + gateway.resumes > before and gateway.connected:
            break
        await asyncio.sleep(0.02)

    assert not (await take(light.person, old)).failed
    await Evening(inn, match, {LIGHT: light, DARK: dark}).play(
        until=lambda truth: len(truth.state.ready) == 2
    )
    await turn_begins(light.person, 1)
