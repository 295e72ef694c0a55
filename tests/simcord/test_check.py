"""What a check finds out is what the bot goes by from then on, also after a restart."""

from __future__ import annotations

import discord
import pytest

from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.wire.people import offer_of, take

EDIT = 50035
WHY = "The referenced attachment was not found"


async def test_a_refused_edit_switches_the_server_to_the_second_way_for_good(inn: Inn) -> None:
    manager, guild = inn.person("frida"), inn.env.guild.id
    inn.fault("PATCH", "/channels/*", 400, EDIT, why=WHY)

    page = (await manager.slash("server check")).message

    assert "takes no new pictures in edited messages" in page.text
    await inn.restart()
    edits = inn.pony.services.picture_edits
    assert not edits.are_refused
    assert await edits.are_refused_on(guild)
    assert not await edits.are_refused_on(guild + 1)
    again = (await take(manager, offer_of(page, Kind.CHECK))).message
    assert "takes no new pictures" not in again.text
    assert not await inn.pony.services.picture_edits.are_refused_on(guild)


async def test_who_does_not_manage_the_server_checks_nothing(inn: Inn) -> None:
    answer = await inn.person("tom").slash("server check")

    assert "manage the server" in answer.message.text
    assert [message for message in await inn.person("bolek").read() if not message.ephemeral] == []


async def test_a_role_that_nobody_may_call_is_named(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = discord.Permissions.all()
    allowed.update(mention_everyone=False)
    monkeypatch.setattr(discord.Interaction, "app_permissions", allowed)
    guild, manager = inn.env.guild.id, inn.person("frida")
    role = inn.env.backend.guilds[guild].members[inn.user_id("frida")].role_ids[0]
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda settings: settings.model_copy(update={"called": role})
    )

    page = (await manager.slash("server check")).message

    assert f"Nobody with the role <@&{role}> would be notified" in page.text
    assert "✖️ The role for free seats can be called" in page.text


async def test_the_settings_say_how_the_last_check_went(inn: Inn) -> None:
    manager = inn.person("frida")
    before = (await manager.slash("server settings")).message
    inn.fault("POST", f"/channels/{inn.channel_id('table-1', 'frida')}/threads", 400, 160006)

    await take(manager, offer_of(before, Kind.CHECK))
    after = (await manager.slash("server settings")).message

    assert "Last check" not in before.text
    assert "Last check: <t:" in after.text
    assert "one thing to change" in after.text
