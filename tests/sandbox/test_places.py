"""Announcements, voice chats, roles that can be called, people who are gone: as Discord has them."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox import Driver, ImpossibleError
from tests.sandbox.small_bot import SmallBot

NEWS, PUBLIC = discord.ChannelType.news_thread, discord.ChannelType.public_thread


async def found(bot: SmallBot, driver: Driver, kind: str) -> discord.TextChannel | discord.VoiceChannel:
    """A new channel of a kind, once the bot has heard of it."""
    number = int((await driver.found_channel("hall", kind))["id"])  # type: ignore[arg-type]

    async def look() -> discord.abc.GuildChannel | discord.Thread | discord.abc.PrivateChannel | None:
        return bot.get_channel(number)

    channel = await driver.until(look)
    assert isinstance(channel, discord.TextChannel | discord.VoiceChannel)
    return channel


async def test_a_channel_of_announcements_has_news_threads_and_no_others(
    bot: SmallBot, driver: Driver
) -> None:
    channel = await found(bot, driver, "news")
    assert isinstance(channel, discord.TextChannel)
    assert channel.is_news()

    with pytest.raises(discord.HTTPException) as caught:
        await channel.create_thread(name="corner", type=PUBLIC)
    thread = await channel.create_thread(name="corner", type=NEWS)
    from_message = await (await channel.send("hear ye")).create_thread(name="answers")

    assert (caught.value.status, caught.value.code) == (400, 50024)
    assert [thread.type, from_message.type] == [NEWS, NEWS]
    with pytest.raises(discord.HTTPException) as caught:
        await bot.guilds[0].text_channels[0].create_thread(name="corner", type=NEWS)
    assert caught.value.code == 50024


async def test_the_chat_of_a_voice_channel_takes_connect_and_has_no_threads(
    bot: SmallBot, driver: Driver
) -> None:
    channel = await found(bot, driver, "voice")
    assert isinstance(channel, discord.VoiceChannel)
    message = await channel.send("hello")

    with pytest.raises(discord.HTTPException) as no_thread:
        await message.create_thread(name="corner")
    await driver.change_channel("hall", overwrites=[{"of": "everyone", "deny": ["CONNECT"]}])
    with pytest.raises(discord.Forbidden) as unseen:
        await channel.send("hello?")

    assert (no_thread.value.code, unseen.value.code) == (50024, 50001)
    assert "hall" not in [place["name"] for place in await driver.person("bolek").channels()]


async def test_a_role_is_called_only_if_anybody_may_mention_it_or_the_bot_may_all(
    bot: SmallBot, driver: Driver
) -> None:
    guild = bot.guilds[0]
    keepers = next(role for role in guild.roles if role.name == "Innkeepers")
    channel = guild.text_channels[0]

    new = await channel.send(keepers.mention)
    await driver.change_channel(channel.name, overwrites=[{"of": "bot", "allow": ["MENTION_EVERYONE"]}])
    by_permission = await channel.send(keepers.mention)
    await driver.change_channel(channel.name, overwrites=[])
    await driver.let_call("managers")
    mentionable = await channel.send(keepers.mention)
    unmeant = await channel.send(keepers.mention, allowed_mentions=discord.AllowedMentions.none())

    called = [message.raw_role_mentions for message in (new, by_permission, mentionable, unmeant)]
    shown = [message["mention_roles"] for message in await sent(driver)]
    assert shown == [[], [str(keepers.id)], [str(keepers.id)], []]
    assert all(named == [keepers.id] for named in called)  # what the words name, called or not


async def sent(driver: Driver) -> list[dict[str, list[str]]]:
    return [message.raw for message in await driver.person("frida").read("tavern")]


async def test_a_banned_member_is_gone_and_comes_back_only_by_themselves(
    bot: SmallBot, driver: Driver
) -> None:
    guild, bolek = bot.guilds[0], driver.person("bolek")
    people = (await driver.call("GET", "/state"))["people"]
    number = int(next(person["id"] for person in people if person["name"] == "bolek"))

    await bolek.set(banned=True)
    await bolek.set(member=True)
    with pytest.raises(discord.NotFound) as gone:
        await guild.fetch_member(number)
    with pytest.raises(ImpossibleError):
        await bolek.read("tavern")
    with pytest.raises(discord.Forbidden) as closed:
        await (await bot.fetch_user(number)).send("come back")
    await bolek.set(banned=False)
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(number)
    await bolek.set(member=True)

    assert (gone.value.code, closed.value.code) == (10007, 50278)
    assert (await guild.fetch_member(number)).id == number
