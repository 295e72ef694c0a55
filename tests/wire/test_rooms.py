"""Announcements, voice chats, threads that are locked: looked at before, told once."""

from __future__ import annotations

import pytest

from bot.sandbox import Person
from bot.sandbox.settings import ChannelKind
from bot.ui.page import Kind
from cogs.inn.tournaments.pages import BEGIN, ENTER
from tests.wire.evening import DARK, LIGHT, Evening, begin, set_up, turn_begins
from tests.wire.forms import open_cup
from tests.wire.inn import Inn
from tests.wire.people import Clicker, Typist, has, offer_of, table_message, take
from tests.wire.test_places import open_thread

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]
NEWS_THREAD = 10


async def found(inn: Inn, kind: ChannelKind) -> str:
    """A new channel of a kind, once the bot can be used in it; its id."""
    channel = await inn.driver.found_channel(f"{kind}-{inn.channel}", kind)
    return str(channel["id"])


async def kinds_of_threads(inn: Inn, channel: str) -> list[int]:
    """The kinds of the threads that have been opened in a channel."""
    asked = await inn.driver.requests(method="POST", path=f"^/channels/{channel}/threads$")
    assert [request["status"] for request in asked] == [201] * len(asked)
    return [request["payload"]["type"] for request in asked]


async def in_a_thread(inn: Inn) -> tuple[str, int, Typist, Typist]:
    """A game set up in a thread: the thread, the match, and who plays."""
    await begin(inn, inn.person("frida"), inn.person("bolek"))
    thread = await open_thread(inn, inn.person("zosia"), inn.person("tom"))
    light, dark = Typist(inn.person("zosia", thread)), Typist(inn.person("tom", thread))
    lobby = await table_message(light.person, Kind.BEGIN)
    match = offer_of(lobby, Kind.BEGIN).press.match
    await take(light.person, offer_of(lobby, Kind.JOIN, LIGHT))
    await take(dark.person, offer_of(await table_message(dark.person, Kind.BEGIN), Kind.JOIN, DARK))
    await take(light.person, offer_of(await table_message(light.person, Kind.BEGIN), Kind.BEGIN))
    await set_up(inn, light, dark, match)
    return thread, match, light, dark


async def lost(inn: Inn, person: Person) -> int:
    """How often somebody was told that nothing can be written at a table any more."""
    return sum("⚠️" in message.text for message in await inn.person(person.name, "dm").dms())


async def test_in_a_channel_of_announcements_a_second_table_gets_a_news_thread(inn: Inn) -> None:
    inn.channel = await found(inn, "news")
    await begin(inn, inn.person("frida"), inn.person("bolek"))

    thread = await open_thread(inn, inn.person("zosia"), inn.person("tom"))

    await table_message(inn.person("zosia", thread), Kind.BEGIN)
    assert await kinds_of_threads(inn, inn.channel) == [NEWS_THREAD]


async def test_a_tournament_in_a_channel_of_announcements_places_its_games(inn: Inn) -> None:
    inn.channel = await found(inn, "news")
    frida = inn.person("frida")
    await open_cup(frida, name="Winter cup", game="journey", rounds=1)
    for name in ("frida", "bolek", "zosia", "tom"):
        person = inn.person(name)
        board = await person.wait_for(lambda seen: has(seen, Kind.TOURNAMENT))
        await take(person, offer_of(board, Kind.TOURNAMENT, ENTER))
    board = await frida.wait_for(lambda seen: has(seen, Kind.TOURNAMENT))

    await take(frida, offer_of(board, Kind.TOURNAMENT, BEGIN))

    async def look() -> list[int] | None:
        opened = await kinds_of_threads(inn, inn.channel)
        return opened if len(opened) == 2 else None

    assert await inn.driver.until(look) == [NEWS_THREAD] * 2


async def test_where_discord_opens_no_thread_it_is_said_in_one_sentence(inn: Inn) -> None:
    await begin(inn, inn.person("frida"), inn.person("bolek"))
    zosia = inn.person("zosia")
    offered = (await zosia.slash("confront start", opponent="tom")).message
    await inn.driver.plan_fault(method="POST", path="/threads$", status=400, code=160006)

    answer = await take(zosia, offer_of(offered, Kind.THREAD))

    assert "innym kanale" in answer.message.text
    assert inn.heard() == []


async def test_the_chat_of_a_voice_channel_is_played_in_where_the_bot_may_connect(inn: Inn) -> None:
    inn.channel = await found(inn, "voice")
    light, dark = inn.person("frida"), inn.person("bolek")
    await begin(inn, light, dark)
    await inn.driver.change_channel(inn.channel, overwrites=[{"of": "bot", "deny": ["CONNECT"]}])

    answer = await inn.person("zosia").slash("confront start", opponent="tom")

    assert answer.message.ephemeral
    assert "(Połączenie)" in answer.message.text


async def test_a_table_in_a_locked_thread_goes_on_by_panels_and_that_is_told_once(inn: Inn) -> None:
    thread, match, _, dark = await in_a_thread(inn)
    await inn.driver.change_channel(thread, locked=True)
    panel = Clicker(dark.person)
    now = Evening(inn, match, {}).truth()

    move = next(action for action in now.legal(DARK) if action.startswith("move warg"))
    answer = await panel.act(move)

    assert not answer.failed
    for name in ("zosia", "tom"):
        await inn.person(name, "dm").wait_for(lambda seen: "⚠️" in seen.text)
    again = [await panel.act(action) for action in Evening(inn, match, {}).truth().legal(DARK)[:1]]
    await inn.becalmed(0.5)
    assert not any(reply.failed for reply in again)
    assert [await lost(inn, inn.person(name)) for name in ("zosia", "tom")] == [1, 1]
    assert inn.heard() == []


async def test_who_has_closed_dms_hears_of_the_lock_at_the_next_press(inn: Inn) -> None:
    thread, match, light, dark = await in_a_thread(inn)
    await inn.person("zosia").set(dms_open=False)
    await inn.driver.change_channel(thread, locked=True)
    move = next(
        action for action in Evening(inn, match, {}).truth().legal(DARK) if action.startswith("move warg")
    )
    await dark.act(move)
    await inn.becalmed(0.5)

    for _ in range(2):
        await light.person.slash("seat")

    await light.person.wait_for(lambda seen: seen.ephemeral and "zablokowan" in seen.text)
    await inn.becalmed(0.5)
    assert sum("⚠️" in seen.text for seen in await light.person.read()) == 1
    await inn.person("zosia").set(dms_open=True)


async def test_a_thread_that_was_unlocked_shows_its_table_again(inn: Inn) -> None:
    thread, match, light, dark = await in_a_thread(inn)
    await inn.driver.change_channel(thread, locked=True)
    move = next(
        action for action in Evening(inn, match, {}).truth().legal(DARK) if action.startswith("move warg")
    )
    await dark.act(move)
    await inn.person("zosia", "dm").wait_for(lambda seen: "⚠️" in seen.text)

    await inn.driver.change_channel(thread, locked=False)

    await turn_begins(light.person, 2)


async def test_no_table_is_opened_in_a_locked_thread(inn: Inn) -> None:
    await begin(inn, inn.person("frida"), inn.person("bolek"))
    thread = await open_thread(inn, inn.person("zosia"), inn.person("tom"))
    host = inn.person("zosia", thread)
    await take(host, offer_of(await table_message(host, Kind.BEGIN), Kind.CANCEL))
    await inn.driver.change_channel(thread, locked=True)

    answer = await host.slash("confront start", opponent="tom")

    assert answer.message.ephemeral
    assert "zablokowan" in answer.message.text


async def test_an_answer_in_a_thread_that_has_gone_to_sleep_is_brought_by_waking_it(inn: Inn) -> None:
    await begin(inn, inn.person("frida"), inn.person("bolek"))
    thread = await open_thread(inn, inn.person("zosia"), inn.person("tom"))
    host = inn.person("zosia", thread)
    lobby = await table_message(host, Kind.BEGIN)
    await inn.becalmed()
    await inn.driver.change_channel(thread, archived=True)

    answer = await take(host, offer_of(lobby, Kind.JOIN, DARK))

    assert not answer.failed
    anew = await host.wait_for(lambda seen: has(seen, Kind.BEGIN) and seen.id != lobby.id)
    assert f"<@{inn.user_id('zosia')}>" in anew.text
    assert inn.heard() == []


async def test_an_answer_in_a_locked_thread_says_that_it_is_locked(inn: Inn) -> None:
    await begin(inn, inn.person("frida"), inn.person("bolek"))
    thread = await open_thread(inn, inn.person("zosia"), inn.person("tom"))
    host = inn.person("zosia", thread)
    lobby = await table_message(host, Kind.BEGIN)
    await inn.becalmed()
    await inn.driver.change_channel(thread, locked=True)

    await take(host, offer_of(lobby, Kind.JOIN, DARK))

    await host.wait_for(lambda seen: seen.ephemeral and "zablokowan" in seen.text)
    assert inn.heard() == []
