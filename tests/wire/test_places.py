"""What people do to places and messages: DMs closed, messages and channels deleted, threads archived."""

from __future__ import annotations

import pytest

from bot.sandbox import Person
from bot.ui.page import Kind
from tests.waiting import PATIENCE
from tests.wire.evening import DARK, LIGHT, Evening, begin, set_up, turn_begins
from tests.wire.inn import Inn
from tests.wire.people import Clicker, Typist, has, offer_of, table_message, take

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]


async def _ready(inn: Inn) -> tuple[int, Typist, Typist]:
    light, dark = Typist(inn.person("frida")), Typist(inn.person("bolek"))
    match = await begin(inn, light.person, dark.person)
    await set_up(inn, light, dark, match)
    return match, light, dark


async def _quiet_move(inn: Inn, match: int, dark: Typist) -> None:
    now = Evening(inn, match, {}).truth()
    move = next(action for action in now.legal(DARK) if action.startswith("move warg"))
    assert not (await dark.act(move)).failed


async def test_a_deleted_table_message_comes_back_with_the_next_move(inn: Inn) -> None:
    """The table is posted anew, once, with working buttons."""
    match, light, dark = await _ready(inn)
    table = await table_message(light.person)
    await inn.driver.delete_message(inn.channel, table)

    await _quiet_move(inn, match, dark)

    anew = await turn_begins(light.person, 2)
    assert anew.id != table.id
    answer = await light.person.press(custom_id=offer_of(anew, Kind.SEAT).custom_id, on=anew)
    assert answer.message.ephemeral


async def test_a_player_with_closed_dms_is_called_in_the_channel(inn: Inn) -> None:
    """Given closed DMs, the turn is announced by a mention at the table and the game goes on."""
    await inn.person("tom").set(dms_open=False)
    tom, bolek = Typist(inn.person("tom")), Typist(inn.person("bolek"))
    match = await begin(inn, tom.person, bolek.person)
    now = await Evening(inn, match, {LIGHT: tom, DARK: bolek}).play(
        until=lambda truth: len(truth.state.ready) == 2
    )
    await inn.driver.advance(300)
    await bolek.act(next(action for action in now.legal(DARK) if action.startswith("move warg")))

    await turn_begins(tom.person, 2)
    await inn.becalmed(0.5)
    assert [seen for seen in await tom.person.dms() if not seen.ephemeral] == []
    assert await tom.legal()


async def test_the_notice_in_a_dm_is_a_panel_to_play_in(inn: Inn) -> None:
    """Who is not at the table is told in a DM that it is time to choose, and can do so there."""
    match = await begin(inn, inn.person("frida"), inn.person("hela"))
    at_home = Clicker(inn.person("hela", "dm"))
    at_home.panel = await at_home.person.wait_for(lambda seen: has(seen, Kind.REFRESH), within=PATIENCE)

    answer = await at_home.act("muster")

    assert not answer.failed
    assert inn.log(match)[0] == (DARK, "muster")


async def test_a_deleted_channel_ends_nothing_but_the_talk(inn: Inn) -> None:
    """The bot does not hammer at a channel that is gone, and the match can be played on in the DM."""
    match, _, dark = await _ready(inn)
    now = Evening(inn, match, {}).truth()
    move = next(action for action in now.legal(DARK) if action.startswith("move warg"))
    offered = (await dark.person.autocomplete("act", "match", channel="dm")).choices
    known = offered[0]
    await inn.driver.delete_channel(inn.channel)

    answer = await dark.person.slash("act", action=move, match=known["value"], channel="dm")

    assert not answer.failed
    assert inn.log(match)[-1][1] == move
    await inn.becalmed(1.0)
    asked = await inn.driver.requests(path=r"^/channels/\d+/messages")
    assert len([request for request in asked if request["status"] == 404]) <= 3


async def test_an_archived_thread_is_woken_for_the_next_move(inn: Inn) -> None:
    """The second table of a channel gets a thread; archived, it is opened again by the next board."""
    frida, bolek = inn.person("frida"), inn.person("bolek")
    await begin(inn, frida, bolek)
    thread = await open_thread(inn, inn.person("zosia"), inn.person("tom"))
    light, dark = Typist(inn.person("zosia", thread)), Typist(inn.person("tom", thread))
    lobby = await table_message(light.person, Kind.BEGIN)
    match = offer_of(lobby, Kind.BEGIN).press.match
    await take(light.person, offer_of(lobby, Kind.JOIN, LIGHT))
    await take(dark.person, offer_of(await table_message(dark.person, Kind.BEGIN), Kind.JOIN, DARK))
    await take(light.person, offer_of(await table_message(light.person, Kind.BEGIN), Kind.BEGIN))
    await set_up(inn, light, dark, match)
    panel = Clicker(dark.person)
    now = Evening(inn, match, {}).truth()
    offer = await panel.find(next(action for action in now.legal(DARK) if action.startswith("move warg")))
    await inn.driver.change_channel(thread, archived=True)

    assert not (await panel.do(offer)).failed

    await turn_begins(light.person, 2)


async def open_thread(inn: Inn, host: Person, guest: Person) -> str:
    """Starts a second game in the channel, takes the offered thread; gives its id."""
    answer = await host.slash("confront start", opponent=guest.name)
    offered = answer.message
    assert has(offered, Kind.THREAD)
    known = {channel["id"] for channel in await host.channels()}
    await take(host, offer_of(offered, Kind.THREAD))
    return next(str(thread["id"]) for thread in await host.channels() if thread["id"] not in known)
