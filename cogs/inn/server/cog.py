"""`/server settings`: what a server has set, for those who manage it; the log of what they did; erasing."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.settings import GuildSettings
from bot.match.values import RefusedError
from bot.ui.commands import text
from bot.ui.interactions.context import InteractionContext, check_role, managed_guild, on, require_keeper
from bot.ui.interactions.lobby import list_missing, list_needed
from bot.ui.interactions.router import InteractionRouter
from bot.ui.layout import tell
from bot.ui.page import Kind
from cogs.inn.server.pages import (
    ERASE,
    MOST_LOGGED,
    Subject,
    all_settings_page,
    erase_server_page,
    find_subject,
    mark_values,
    read_field,
    server_form,
    server_log_page,
    server_page,
)

if TYPE_CHECKING:
    from bot.client import Pony


NAME: Final = "prancing-pony-server.json"
UPLOAD: Final = 8 * 1024 * 1024
"""Bytes that Discord takes from everybody everywhere."""


async def press_server_data(context: InteractionContext, what: str) -> None:
    """The way to erasing, or a button of the page that asks. Each looks anew whether the presser may."""
    guild = managed_guild(context)
    if what == "":
        await context.show(erase_server_page(context.translator))
    elif what == "file":
        await _send_file(context, guild)
    elif what == "now":
        await context.matches.server_data.erase(guild)
        await _end(context, "server-erased")
    elif what == "no":
        await _end(context, "privacy-kept")
    else:
        raise RefusedError("refused-forged")


async def _end(context: InteractionContext, message: str) -> None:
    await context.show(tell(context.translator(message)))


async def _send_file(context: InteractionContext, guild: int) -> None:
    """Send what is kept of the server; packed where it would be too large otherwise."""
    told = (await context.matches.server_data.export(guild)).encode()
    name = NAME
    if len(told) > UPLOAD:
        name, told = f"{NAME}.gz", await asyncio.to_thread(gzip.compress, told)
    if len(told) > UPLOAD:
        raise RefusedError("refused-export-too-large")
    await context.send_file(context.translator("server-export"), discord.File(BytesIO(told), name))


async def show_server(context: InteractionContext) -> None:
    """Show what is not as usual. Only for those who manage the server."""
    await _show(context, await context.matches.guild_settings(managed_guild(context)))


async def _show(
    context: InteractionContext, settings: GuildSettings, note: str = "", *, all_of_them: bool = False
) -> None:
    lay_out = all_settings_page if all_of_them else server_page
    problems = list_problems(context, settings)
    await context.show(lay_out(context.presentation, settings, context.language, problems, note))


async def show_log(context: InteractionContext) -> None:
    """Show what managers have changed and done lately."""
    guild = await require_keeper(context)
    changes = await context.matches.server_data.list_changes(guild, MOST_LOGGED)
    acts = await context.matches.keepers.list_acts(guild)
    await context.show(server_log_page(context.presentation, changes, acts, context.language))


@on(Kind.SERVER)
async def press_server(context: InteractionContext) -> None:
    """The page, all settings, a form, what a form has sent, the log, or erasing."""
    what, _, name = context.target.payload.partition(".")
    match what:
        case "":
            await show_server(context)
        case "all":
            settings = await context.matches.guild_settings(managed_guild(context))
            await _show(context, settings, all_of_them=True)
        case "form":
            subject = _find_subject(name or next(iter(context.values), ""))
            settings = await context.matches.guild_settings(managed_guild(context))
            there = list_there(context)
            await context.open_form(
                server_form(context.translator, subject, settings, there, from_all=bool(name))
            )
        case "save":
            await _save(context, *name.partition("."))
        case "log":
            await show_log(context)
        case _ if what == ERASE:
            await press_server_data(context, name)
        case _:
            raise RefusedError("refused-forged")


async def _save(context: InteractionContext, name: str, _: str, page: str) -> None:
    """Keep what a form has sent. page: which one follows."""
    guild, subject = managed_guild(context), _find_subject(name)
    settings = await save_form(context, guild, subject.settings, read_fields(context, subject.settings))
    await _show(context, settings, context.translator("settings-saved"), all_of_them=page == "all")


def read_fields(context: InteractionContext, names: tuple[str, ...]) -> dict[str, object]:
    """The settings of these names as a form has sent them. Raises RefusedError."""
    filled = context.filled
    if filled is None:
        raise RefusedError("refused-forged")
    try:
        return {name: read_field(name, filled.all(name)) for name in names}
    except ValueError as error:
        raise RefusedError("refused-forged") from error


async def save_form(
    context: InteractionContext, guild: int, shown: tuple[str, ...], changes: Mapping[str, object]
) -> GuildSettings:
    """Keep what a form has sent, unless what it showed is no longer so. Sent twice, it changes nothing.

    shown: the settings that the mark in its id is about. Raises RefusedError.
    """

    def change(before: GuildSettings) -> GuildSettings:
        after = GuildSettings.model_validate(before.model_dump() | dict(changes))
        if after != before and mark_values(before, shown) != context.target.stamp:
            raise RefusedError("refused-form-late")
        return after

    return await context.matches.change_guild_settings(guild, change, context.user)


def _find_subject(name: str) -> Subject:
    subject = find_subject(name)
    if subject is None:
        raise RefusedError("refused-forged")
    return subject


def list_there(context: InteractionContext) -> frozenset[int] | None:
    """The channels and roles of the server; None where they are not known."""
    guild = context.interaction.guild
    if guild is None:
        return None
    return frozenset(snowflake.id for snowflake in (*guild.channels, *guild.threads, *guild.roles))


def list_problems(context: InteractionContext, settings: GuildSettings) -> list[str]:
    """Tell what does not work as it is set, and what is to be changed."""
    guild = context.interaction.guild
    return [] if guild is None else list(_find_problems(context, guild, settings))


def _find_problems(
    context: InteractionContext, guild: discord.Guild, settings: GuildSettings
) -> Iterator[str]:
    translator = context.translator
    if settings.channels and not any(guild.get_channel(channel_id) for channel_id in settings.channels):
        yield translator("server-channels-gone")
    for name in ("digest", "daily"):
        number = getattr(settings, name)
        channel = None if number is None else guild.get_channel_or_thread(number)
        missing = "" if channel is None else list_missing_in(context, channel)
        if number is not None and channel is None:
            yield translator("server-channel-gone", setting=translator(f"server-{name}"))
        elif channel is not None and missing:
            setting = translator(f"server-{name}")
            yield translator(
                "server-channel-closed", setting=setting, place=channel.mention, permissions=missing
            )
    if settings.daily is not None and settings.archive != "members":
        yield translator("server-daily-closed")
    if settings.keepers is not None and guild.get_role(settings.keepers) is None:
        yield translator("server-role-gone", setting=translator("server-keepers"))
    if settings.called is not None:
        try:
            check_role(context, settings.called)
        except RefusedError as error:
            yield translator(error.reason, **error.facts)


def list_missing_in(context: InteractionContext, channel: discord.abc.GuildChannel | discord.Thread) -> str:
    """List what the bot lacks to post in a channel, in words; empty where nothing."""
    return list_missing(context, list_needed(channel), channel.permissions_for(channel.guild.me))


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class ServerCog(
    commands.GroupCog,
    group_name=text("command-server"),
    group_description=text("command-server.description"),
):
    """The commands for a server's managers; Discord shows it to them, and they may show it to others."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-server-settings"), description=text("command-server-settings.description")
    )
    async def settings(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what is set here, and the way to change it."""
        await self._router.run(interaction, show_server)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ServerCog(bot.router))
