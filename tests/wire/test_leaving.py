"""Being sent away from a server: said at once, found out after a downtime, and not the same as an outage."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import ChannelPlan, GuildPlan, SandboxSettings, WorldPlan
from tests.wire.account import settle
from tests.wire.inn import Inn, open_inn

pytestmark = pytest.mark.wire
GUILDS_INTENT = 1


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[Inn]:
    """A bot on two servers."""
    names = ("Inn", "Smial")
    guilds = tuple(GuildPlan(name=name, channels=(ChannelPlan(name=f"{name}-1"),)) for name in names)
    async with open_inn(tmp_path, SandboxSettings(world=WorldPlan(guilds=guilds))) as opened:
        yield opened
        await settle(opened)


def send_away(inn: Inn) -> Any:
    """A manager removes the bot from the first server; the server."""
    world = inn.sandbox.core.world
    guild = world.guilds.pop(next(iter(world.guilds)))
    for channel in guild.channels:
        world.channels.pop(channel)
    inn.sandbox.core.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS_INTENT)
    return guild


def invite(inn: Inn, guild: Any) -> None:
    """And invites it again."""
    core = inn.sandbox.core
    core.world.guilds[guild.id] = guild
    core.world.channels.update(guild.channels)
    told = core.payloads.guild_create(guild, members=False)
    told.pop("unavailable", None)
    core.gateway.dispatch("GUILD_CREATE", told, guild.id, GUILDS_INTENT)


async def departures(inn: Inn, expected: list[int]) -> list[int]:
    """The servers of which it is noted that they were left, as soon as they are those expected."""
    for _ in range(400):
        guilds = [guild for (guild,) in inn.rows("SELECT guild_id FROM departure ORDER BY guild_id")]
        if guilds == expected:
            break
        await asyncio.sleep(0.05)
    return guilds


async def test_being_sent_away_begins_the_time_and_coming_back_ends_it(inn: Inn) -> None:
    channel = next(iter(next(iter(inn.sandbox.core.world.guilds.values())).channels.values()))
    lobby = await inn.person("frida", channel.name).slash("confront start")
    assert not lobby.failed
    await inn.becalmed()

    guild = send_away(inn)
    assert await departures(inn, [guild.id]) == [guild.id]
    invite(inn, guild)
    assert await departures(inn, []) == []
    assert inn.rows("SELECT guild_id FROM match") == [(guild.id,)]


async def test_what_discord_said_while_the_bot_was_down_is_found_at_the_start(inn: Inn) -> None:
    channel = next(iter(next(iter(inn.sandbox.core.world.guilds.values())).channels.values()))
    await inn.person("frida", channel.name).slash("confront start")
    await inn.becalmed()
    await inn.bot.kill()
    await inn.gone()
    guild = send_away(inn)

    await inn.start()

    assert await departures(inn, [guild.id]) == [guild.id]
    assert inn.rows("SELECT guild_id FROM match") == [(guild.id,)]


async def test_a_server_in_an_outage_was_not_left(inn: Inn) -> None:
    """Given one server that becomes unavailable and then another that is left, the first one is not noted."""
    first, second = inn.sandbox.core.world.guilds.values()
    for guild in (first, second):
        channel = next(iter(guild.channels.values()))
        await inn.person("frida", channel.name).slash("confront start")
    await inn.becalmed()
    away = {"id": str(second.id), "unavailable": True}
    inn.sandbox.core.gateway.dispatch("GUILD_DELETE", away, second.id, GUILDS_INTENT)

    left = send_away(inn)

    assert await departures(inn, [left.id]) == [left.id]
