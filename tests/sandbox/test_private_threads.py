"""Private threads: who opens them, who is let in and out, and who sees them (topics/threads)."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox import Driver, ImpossibleError
from tests.sandbox.small_bot import SmallBot

PRIVATE, PUBLIC = discord.ChannelType.private_thread, discord.ChannelType.public_thread


async def open_thread(bot: SmallBot, kind: discord.ChannelType = PRIVATE) -> discord.Thread:
    """A thread in the tavern, to which only the bot lets people in."""
    channel = bot.guilds[0].text_channels[0]
    return await channel.create_thread(name="corner", type=kind, invitable=False)


async def number_of(driver: Driver, name: str) -> int:
    """Somebody's id."""
    people = (await driver.call("GET", "/state"))["people"]
    return int(next(person["id"] for person in people if person["name"] == name))


async def sees(driver: Driver, name: str, thread: discord.Thread) -> bool:
    """Whether a thread is in somebody's list."""
    return str(thread.id) in [channel["id"] for channel in await driver.person(name).channels()]


@pytest.mark.parametrize("missing", ["CREATE_PRIVATE_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_opening_one_takes_both_permissions(bot: SmallBot, driver: Driver, missing: str) -> None:
    await driver.deny_bot("tavern", missing)

    with pytest.raises(discord.Forbidden) as caught:
        await open_thread(bot)

    assert caught.value.code == 50013


async def test_it_is_seen_by_who_was_let_in_and_by_who_manages_threads(bot: SmallBot, driver: Driver) -> None:
    thread = await open_thread(bot)
    before = [await sees(driver, name, thread) for name in ("frida", "bolek", "zosia")]
    await thread.add_user(discord.Object(await number_of(driver, "bolek")))
    let_in = await sees(driver, "bolek", thread)
    await thread.remove_user(discord.Object(await number_of(driver, "bolek")))

    assert (before, let_in) == ([True, False, False], True)
    assert not await sees(driver, "bolek", thread)
    with pytest.raises(ImpossibleError):
        await driver.person("bolek", channel=str(thread.id)).say("let me in")


async def test_who_may_not_look_into_its_channel_does_not_see_it(bot: SmallBot, driver: Driver) -> None:
    thread = await open_thread(bot)
    await thread.add_user(discord.Object(await number_of(driver, "bolek")))
    await driver.change_channel("tavern", overwrites=[{"of": "bolek", "deny": ["VIEW_CHANNEL"]}])

    assert not await sees(driver, "bolek", thread)


async def test_the_bot_is_told_who_is_in_it(bot: SmallBot, driver: Driver) -> None:
    thread = await open_thread(bot)
    bolek, zosia = [await number_of(driver, name) for name in ("bolek", "zosia")]
    await thread.add_user(discord.Object(bolek))

    assert (await thread.fetch_member(bolek)).id == bolek
    with pytest.raises(discord.NotFound) as caught:
        await thread.fetch_member(zosia)
    assert caught.value.code == 10007


async def test_nobody_is_let_in_or_out_while_it_is_archived(bot: SmallBot, driver: Driver) -> None:
    thread = await open_thread(bot)
    bolek = discord.Object(await number_of(driver, "bolek"))
    await thread.edit(archived=True)
    refused = []
    for attempt in (thread.add_user(bolek), thread.remove_user(bolek)):
        with pytest.raises(discord.HTTPException) as caught:
            await attempt
        refused.append(caught.value.code)

    assert refused == [50083, 50083]


async def test_taking_somebody_out_of_a_public_thread_takes_management(bot: SmallBot, driver: Driver) -> None:
    thread = await open_thread(bot, PUBLIC)
    bolek = discord.Object(await number_of(driver, "bolek"))
    await thread.add_user(bolek)

    with pytest.raises(discord.Forbidden) as caught:
        await thread.remove_user(bolek)

    assert caught.value.code == 50013


async def test_once_the_bot_is_put_out_of_it_it_has_no_access(bot: SmallBot, driver: Driver) -> None:
    thread = await open_thread(bot)
    message = await thread.send("hello")
    await driver.change_channel(str(thread.id), members={"remove": ["bot"]})
    refused = []
    for attempt in (
        thread.send("hello?"),
        message.edit(content="hello?"),
        bot.fetch_channel(thread.id),
        thread.add_user(discord.Object(await number_of(driver, "bolek"))),
    ):
        with pytest.raises(discord.Forbidden) as caught:
            await attempt
        refused.append(caught.value.code)
    await driver.change_channel(str(thread.id), members={"add": ["bot"]})
    await message.edit(content="hello again")

    assert refused == [50001] * 4


async def test_whoever_a_message_calls_is_let_in(bot: SmallBot, driver: Driver) -> None:
    thread = await open_thread(bot)
    bolek, zosia = [await number_of(driver, name) for name in ("bolek", "zosia")]
    nobody = discord.AllowedMentions.none()
    await thread.send(f"<@{bolek}> is named", allowed_mentions=nobody)
    named = await sees(driver, "bolek", thread)
    await thread.send(f"<@{zosia}> is called", allowed_mentions=discord.AllowedMentions(users=True))

    assert (named, await sees(driver, "zosia", thread)) == (False, True)
