"""The sandbox misbehaves on command, and discord.py lives through it as it does with Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest

from bot.sandbox import Driver, ImpossibleError, RateRule, RateSettings, Sandbox, SandboxSettings
from tests.sandbox.small_bot import SmallBot, running
from tests.waiting import PATIENCE

SEND = r"^/channels/\d+/messages$"


def channel(bot: SmallBot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def test_missed_events_are_replayed_after_a_dropped_gateway(bot: SmallBot, driver: Driver) -> None:
    await driver.drop_gateway(4000)

    answer = await asyncio.wait_for(driver.person("frida").slash("secret"), PATIENCE)
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)

    assert (await driver.gateway())["resumes"] == 1
    assert answer.status in ("message", "failed")
    assert bot.handled == 1


async def test_a_forgotten_session_identifies_anew(bot: SmallBot, driver: Driver) -> None:
    await driver.drop_gateway(1001, forget=True)

    assert await driver.ready()

    assert (await driver.gateway())["identifies"] == 2
    assert (await driver.person("frida").slash("secret")).status == "message"


async def test_reconnect_asked_for_by_op_7_resumes(bot: SmallBot, driver: Driver) -> None:
    await driver.gateway(op=7)

    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)

    assert (await driver.person("frida").slash("secret")).status == "message"


async def test_events_that_are_held_back_arrive_later(bot: SmallBot, driver: Driver) -> None:
    await driver.gateway(pause=True)
    answer = await driver.person("frida").slash("secret", until="sent")
    assert bot.handled == 0

    await driver.gateway(pause=False)
    seen = await driver.person("frida").wait_for(lambda message: message.text == "psst")

    assert answer.status == "sent"
    assert seen.ephemeral


async def test_a_429_with_via_is_waited_out(bot: SmallBot, driver: Driver) -> None:
    await driver.plan_fault(path=SEND, status=429, times=2, retry_after=0.01)

    await channel(bot).send("third time lucky")

    assert [r["status"] for r in await driver.requests(path=SEND)] == [429, 429, 200]


async def test_a_429_without_via_is_raised_at_once(bot: SmallBot, driver: Driver) -> None:
    await driver.plan_fault(path=SEND, status=429, via=False)

    with pytest.raises(discord.HTTPException) as caught:
        await channel(bot).send("banned")

    assert caught.value.status == 429


async def test_a_503_is_not_tried_again(bot: SmallBot, driver: Driver) -> None:
    await driver.plan_fault(path=SEND, status=503)

    with pytest.raises(discord.DiscordServerError):
        await channel(bot).send("sorry")


async def test_a_lost_reply_does_not_post_twice(
    bot: SmallBot, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(seconds: float) -> None:
        return None

    await driver.plan_fault(path=SEND, status=500, after=True)
    monkeypatch.setattr("discord.http.asyncio.sleep", at_once)
    await channel(bot).send("once")
    monkeypatch.undo()

    assert [r["status"] for r in await driver.requests(path=SEND)] == [500, 200]
    assert len(await driver.person("frida").read()) == 1


@pytest.mark.parametrize(
    "begun",
    [
        'Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"content":',
        "Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n--b\r\n",
        "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\n--b\r\n"
        'Content-Disposition: form-data; name="payload_json"\r\n\r\n{"content":',
    ],
    ids=["json", "between parts", "within a part"],
)
async def test_a_bot_that_dies_while_it_sends_asks_for_nothing(
    sandbox: Sandbox, driver: Driver, begun: str
) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", sandbox.port)
    channel = next(iter(sandbox.core.world.channels))
    writer.write(f"POST /api/v10/channels/{channel}/messages HTTP/1.1\r\nHost: here\r\n{begun}".encode())
    await writer.drain()
    await until(lambda: len(sandbox.core.request_log.requests) == 1)

    writer.transport.abort()
    await until(lambda: sandbox.core.request_log.requests[0].status != 0)

    assert sandbox.core.request_log.requests[0].status == 499
    assert await driver.errors() == []


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(1_000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def test_time_can_be_advanced_past_the_life_of_a_token(bot: SmallBot, driver: Driver) -> None:
    caught: list[int] = []
    interactions: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        interactions.append(interaction)

    bot.on_interaction = keep  # type: ignore[method-assign]
    await driver.person("frida").slash("secret")
    await driver.advance(16 * 60)
    try:
        await interactions[0].edit_original_response(content="too late")
    except discord.HTTPException as error:
        caught = [error.status, error.code]

    assert caught == [401, 50027]


async def test_an_archived_thread_refuses_edits(bot: SmallBot, driver: Driver) -> None:
    thread = await channel(bot).create_thread(name="old", type=discord.ChannelType.public_thread)
    message = await thread.send("hello")
    await driver.change_channel(str(thread.id), archived=True)

    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="again")

    assert caught.value.code == 50083


async def test_deleted_messages_and_channels_are_gone(bot: SmallBot, driver: Driver) -> None:
    message = await channel(bot).send("hello")
    await driver.delete_message("tavern", str(message.id))
    with pytest.raises(discord.NotFound) as no_message:
        await message.edit(content="again")
    await driver.delete_channel("tavern")
    with pytest.raises(discord.NotFound) as no_channel:
        await channel(bot)._state.http.send_message(message.channel.id, params=_words("hello"))

    assert (no_message.value.code, no_channel.value.code) == (10008, 10003)


def _words(content: str) -> discord.http.MultipartParameters:
    return discord.http.handle_message_parameters(content)


async def test_permissions_can_be_taken_from_the_bot(bot: SmallBot, driver: Driver) -> None:
    await driver.deny_bot("tavern", "SEND_MESSAGES")

    with pytest.raises(discord.Forbidden) as caught:
        await channel(bot).send("hello")

    assert caught.value.code == 50013


async def test_an_unknown_route_is_a_loud_error(bot: SmallBot, driver: Driver) -> None:
    with pytest.raises(discord.NotFound):
        await bot.guilds[0].invites()

    assert [record_problem["kind"] for record_problem in await driver.errors()] == ["unknown_route"]


async def test_a_button_that_has_gone_can_only_be_pressed_as_a_stale_one(
    bot: SmallBot, driver: Driver
) -> None:
    frida = driver.person("frida")
    board = (await frida.slash("board")).message
    await frida.press("Again")

    with pytest.raises(ImpossibleError):
        await frida.press(custom_id="again:1")
    await frida.press_stale("again:1", board)

    assert bot.handled == 3


async def test_buckets_and_the_global_limit_answer_429_with_all_headers() -> None:
    rates = RateSettings(send=RateRule(limit=2, per=0.2))
    async with Sandbox(SandboxSettings(rates=rates)) as sandbox, running(sandbox) as bot:
        for number in range(5):
            await channel(bot).send(str(number))
        statuses = [r.status for r in sandbox.core.request_log.requests if r.path.endswith("/messages")]

    assert statuses == [200] * 5  # the client waits by itself, because the headers are right


async def test_old_messages_are_dear_to_edit() -> None:
    rates = RateSettings(old_edit=RateRule(limit=3, per=0.2), edit=RateRule(limit=50, per=5))
    async with Sandbox(SandboxSettings(rates=rates)) as sandbox, running(sandbox) as bot:
        message = await channel(bot).send("old")
        sandbox.core.clock.advance(3700)
        for number in range(4):
            await message.edit(content=str(number))
        edits = [r for r in sandbox.core.request_log.requests if r.method == "PATCH"]

    assert [edit.status for edit in edits] == [200, 200, 200, 429, 200]
    assert edits[3].reply["code"] == 30046
