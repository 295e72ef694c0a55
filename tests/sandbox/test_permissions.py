"""Overwrites of a channel: who may do what there, and who is told."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from bot.sandbox import ChannelPlan, Driver, GuildPlan, ImpossibleError, OverwritePlan, WorldPlan
from bot.sandbox.permissions import ALL, BOT, EVERYONE, Permission
from bot.sandbox.world import Channel, Clock, Snowflakes, World
from tests.sandbox.small_bot import SmallBot

WRITING = Permission.SEND_MESSAGES | Permission.ATTACH_FILES


def create_world(*overwrites: OverwritePlan) -> tuple[World, Channel]:
    """A world of one channel with these overwrites."""
    clock = Clock()
    guild = GuildPlan(name="inn", channels=(ChannelPlan(name="a", overwrites=overwrites),))
    world = World(WorldPlan(guilds=(guild,)), clock, Snowflakes(clock))
    return world, next(iter(world.channels.values()))


def test_the_bot_may_do_what_its_invitation_asks_for() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guides" / "operators.en.md").read_text("utf-8")
    asked = re.findall(r"permissions=(\d+)", guide)

    assert [int(number) for number in asked] == [BOT]


def test_without_overwrites_everybody_has_what_the_roles_give() -> None:
    world, channel = create_world()
    frida, bolek, *_ = world.people

    assert world.permissions(world.bot, channel) == EVERYONE | BOT
    assert world.permissions(bolek, channel) == EVERYONE
    assert world.permissions(frida, channel) == ALL


def test_what_a_role_is_allowed_outweighs_what_everybody_is_denied() -> None:
    nobody = OverwritePlan(of="everyone", deny=("SEND_MESSAGES", "ATTACH_FILES"))
    world, channel = create_world(nobody, OverwritePlan(of="bot", allow=("SEND_MESSAGES",)))

    assert world.permissions(world.bot, channel) & WRITING == Permission.SEND_MESSAGES
    assert world.permissions(world.people[1], channel) & WRITING == Permission(0)


def test_what_a_member_is_allowed_outweighs_all_else_and_an_administrator_all_overwrites() -> None:
    words = ("SEND_MESSAGES",)
    world, channel = create_world(
        OverwritePlan(of="everyone", deny=words), OverwritePlan(of="bolek", allow=words)
    )
    frida, bolek, zosia, *_ = world.people

    may = [
        bool(world.permissions(person, channel) & Permission.SEND_MESSAGES)
        for person in (frida, bolek, zosia)
    ]

    assert may == [True, True, False]


def test_a_permission_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="WALTZ"):
        OverwritePlan(deny=("WALTZ",))


async def test_the_bot_is_told_what_it_may_not_do_in_a_channel_and_in_its_threads(
    bot: SmallBot, driver: Driver
) -> None:
    channel = bot.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="corner", type=discord.ChannelType.public_thread)
    seen: list[discord.Permissions] = []

    async def keep(interaction: discord.Interaction) -> None:
        seen.append(interaction.app_permissions)

    bot.on_interaction = keep  # type: ignore[method-assign]
    await driver.deny_bot("tavern", "ATTACH_FILES")
    await driver.person("frida").slash("secret")
    await driver.person("frida", channel=str(thread.id)).slash("secret")

    assert [(permissions.attach_files, permissions.send_messages) for permissions in seen] == [
        (False, True)
    ] * 2
    assert not channel.permissions_for(channel.guild.me).attach_files


async def test_a_channel_nobody_may_see_is_50001_for_the_bot_and_not_there_for_people(
    bot: SmallBot, driver: Driver
) -> None:
    message = await bot.guilds[0].text_channels[0].send("hello")
    await driver.change_channel("tavern", overwrites=[{"of": "everyone", "deny": ["VIEW_CHANNEL"]}])

    with pytest.raises(discord.Forbidden) as caught:
        await message.edit(content="again")
    with pytest.raises(ImpossibleError):
        await driver.person("bolek").read("tavern")

    assert caught.value.code == 50001
    assert "tavern" not in [channel["name"] for channel in await driver.person("bolek").channels()]


async def test_people_write_only_where_they_may(bot: SmallBot, driver: Driver) -> None:
    await driver.change_channel("tavern", overwrites=[{"of": "everyone", "deny": ["SEND_MESSAGES"]}])

    with pytest.raises(ImpossibleError):
        await driver.person("bolek").say("hello")
