"""Threads grow old, are archived and locked, and woken by writing (topics/threads)."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.sandbox import Driver, ImpossibleError
from tests.sandbox.small_bot import SmallBot

HOUR = 3600


async def start_thread(bot: SmallBot, minutes: Any = 60) -> discord.Thread:
    """A public thread in the tavern."""
    public = discord.ChannelType.public_thread
    channel = bot.guilds[0].text_channels[0]
    return await channel.create_thread(name="corner", type=public, auto_archive_duration=minutes)


async def is_archived(driver: Driver, thread: discord.Thread) -> bool:
    """What the people see."""
    channels = await driver.person("frida").channels()
    return next(bool(channel["archived"]) for channel in channels if channel["id"] == str(thread.id))


@pytest.mark.parametrize(("minutes", "hours"), [(60, 1), (1440, 24), (4320, 72), (10080, 168)])
async def test_a_thread_is_archived_after_so_many_minutes_without_a_message(
    bot: SmallBot, driver: Driver, minutes: int, hours: int
) -> None:
    thread = await start_thread(bot, minutes)

    await driver.advance(hours * HOUR - 60)
    before = await is_archived(driver, thread)
    await driver.advance(61)

    assert (before, await is_archived(driver, thread)) == (False, True)


async def test_a_message_starts_the_time_anew_and_an_edit_does_not(bot: SmallBot, driver: Driver) -> None:
    thread = await start_thread(bot)
    await driver.advance(0.9 * HOUR)
    message = await thread.send("still here")
    await driver.advance(0.9 * HOUR)
    after_message = await is_archived(driver, thread)

    await message.edit(content="still here, still")
    await driver.advance(0.2 * HOUR)

    assert (after_message, await is_archived(driver, thread)) == (False, True)


async def test_changing_the_time_and_unarchiving_are_activity(bot: SmallBot, driver: Driver) -> None:
    thread = await start_thread(bot)
    await driver.advance(0.9 * HOUR)
    await thread.edit(auto_archive_duration=1440)
    await driver.advance(23 * HOUR)
    kept = await is_archived(driver, thread)
    await driver.advance(2 * HOUR)
    await thread.edit(archived=False)
    await driver.advance(23 * HOUR)

    assert (kept, await is_archived(driver, thread)) == (False, False)


async def test_an_archived_thread_takes_no_edit_and_a_message_wakes_it(bot: SmallBot, driver: Driver) -> None:
    thread = await start_thread(bot)
    message = await thread.send("hello")
    await driver.advance(2 * HOUR)

    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="again")
    await thread.send("wake up")
    await message.edit(content="again")

    assert caught.value.code == 50083
    assert not await is_archived(driver, thread)


async def test_nobody_uses_a_command_in_an_archived_thread_until_somebody_writes(
    bot: SmallBot, driver: Driver
) -> None:
    thread = await start_thread(bot)
    frida = driver.person("frida", channel=str(thread.id))
    await driver.advance(2 * HOUR)

    with pytest.raises(ImpossibleError, match="archived"):
        await frida.slash("secret")
    await frida.say("wake up")

    assert (await frida.slash("secret")).message.text == "psst"


async def test_a_locked_thread_is_for_those_who_manage_threads(bot: SmallBot, driver: Driver) -> None:
    thread = await start_thread(bot)
    message = await thread.send("hello")
    await driver.change_channel(str(thread.id), locked=True)
    await driver.change_channel("tavern", overwrites=[{"of": "bot", "allow": ["MANAGE_THREADS"]}])
    await message.edit(content="I manage threads")

    await driver.change_channel("tavern", overwrites=[])
    refused = []
    for attempt in (thread.send("hello"), message.edit(content="x"), thread.edit(archived=True)):
        with pytest.raises(discord.HTTPException) as caught:
            await attempt
        refused.append(caught.value.code)
    with pytest.raises(ImpossibleError):
        await driver.person("bolek", channel=str(thread.id)).say("hello")

    assert refused == [160005, 160005, 50013]


async def test_waking_a_thread_takes_no_more_than_writing_and_locking_it_takes_management(
    bot: SmallBot, driver: Driver
) -> None:
    thread = await start_thread(bot)
    await driver.advance(2 * HOUR)

    await thread.edit(archived=False)
    with pytest.raises(discord.Forbidden) as locking:
        await thread.edit(locked=True)
    await driver.deny_bot("tavern", "SEND_MESSAGES_IN_THREADS")
    await driver.advance(2 * HOUR)
    with pytest.raises(discord.Forbidden) as waking:
        await thread.edit(archived=False)

    assert (locking.value.code, waking.value.code) == (50013, 50013)


async def test_no_other_time_is_taken(bot: SmallBot) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await start_thread(bot, 90)

    assert caught.value.code == 50035
