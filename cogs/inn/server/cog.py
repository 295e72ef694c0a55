"""`/server`: everything a server has set, for those who manage it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping, Sequence
from io import BytesIO
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.settings import PERIODS, ArchiveReaders, GuildSettings, TournamentOpeners
from bot.match.values import RefusedError
from bot.ui.commands import add_below, language_choices, text
from bot.ui.interactions.context import InteractionContext, check_role, managed_guild, on, require_keeper
from bot.ui.interactions.router import InteractionRouter
from bot.ui.layout import tell
from bot.ui.page import Kind
from cogs.inn.server.pages import (
    ERASE,
    MOST_LOGGED,
    ServerSetting,
    erase_server_page,
    find_setting,
    server_log_page,
    server_page,
    setting_page,
)

if TYPE_CHECKING:
    from bot.client import Pony


NAME: Final = "prancing-pony-server.json"
UPLOAD: Final = 8 * 1024 * 1024
"""Bytes that Discord takes from everybody everywhere."""


async def ask_erase(context: InteractionContext) -> None:
    """Ask whether to erase everything of the server."""
    managed_guild(context)
    await context.show(erase_server_page(context.translator))


async def press_server_data(context: InteractionContext, what: str) -> None:
    """A button of the page that asks. Each looks anew whether the presser manages the server."""
    guild = managed_guild(context)
    if what == "file":
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


async def show_server(context: InteractionContext, given: Mapping[str, str] = MappingProxyType({})) -> None:
    """All settings, after changing some. Only for those who manage the server. given: choices by setting."""
    guild = managed_guild(context)
    changes = {name: _read_choice(_find(name), (chosen,)) for name, chosen in given.items()}
    settings = await context.matches.guild_settings(guild)
    if changes:
        settings = await _set(context, guild, changes)
    note = _note(context, changes) if changes else ""
    await context.show(server_page(context.presentation, settings, context.language, note))


async def show_log(context: InteractionContext) -> None:
    """Show what managers have changed and done lately; the settings are for who manages the server."""
    guild = await require_keeper(context)
    changes = await context.matches.server_data.list_changes(guild, MOST_LOGGED)
    acts = await context.matches.keepers.list_acts(guild)
    back = context.interaction.permissions.manage_guild
    await context.show(server_log_page(context.presentation, changes, acts, context.language, back=back))


@on(Kind.SERVER)
async def press_server(context: InteractionContext) -> None:
    """The page, its log, one setting, or a choice in its menu."""
    what, _, name = context.target.payload.partition(".")
    if what == "":
        await show_server(context)
    elif what == "log":
        await show_log(context)
    elif what == "open":
        setting = _find(next(iter(context.values), ""))
        settings = await context.matches.guild_settings(managed_guild(context))
        await context.show(setting_page(context.presentation, setting, settings, context.language))
    elif what == ERASE:
        await press_server_data(context, name)
    elif what == "set":
        await _change(context, _find(name))
    else:
        raise RefusedError("refused-forged")


async def _change(context: InteractionContext, setting: ServerSetting) -> None:
    guild, value = managed_guild(context), _read_choice(setting, context.values)
    settings = await _set(context, guild, {setting.name: value})
    note = _note(context, {setting.name: value})
    await context.show(setting_page(context.presentation, setting, settings, context.language, note))


def _note(context: InteractionContext, changes: Mapping[str, object]) -> str:
    """That it is saved, and what is still to be changed at Discord for it to work."""
    saved, role = context.translator("settings-saved"), changes.get("called")
    if not isinstance(role, int):
        return saved
    try:
        check_role(context, role)
    except RefusedError as error:
        return f"{saved}\n{context.translator(error.reason, **error.facts)}"
    return saved


async def _set(context: InteractionContext, guild: int, changes: Mapping[str, object]) -> GuildSettings:
    return await context.matches.change_guild_settings(
        guild,
        lambda before: GuildSettings.model_validate(before.model_dump() | dict(changes)),
        context.user,
    )


def _read_choice(setting: ServerSetting, values: Sequence[str]) -> object:
    """Read what has been chosen for a setting. Raises RefusedError."""
    if setting.shape == "channels":
        if not all(value.isdecimal() for value in values):
            raise RefusedError("refused-forged")
        return tuple(map(int, values))
    if setting.shape in ("channel", "role"):
        if not all(value.isdecimal() for value in values[:1]):
            raise RefusedError("refused-forged")
        return next(map(int, values), None)
    if len(values) != 1 or values[0] not in setting.values:
        raise RefusedError("refused-forged")
    return setting.read(values[0])


def _find(name: str) -> ServerSetting:
    setting = find_setting(name)
    if setting is None:
        raise RefusedError("refused-forged")
    return setting


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class ServerCog(
    commands.GroupCog,
    group_name=text("command-server"),
    group_description=text("command-server.description"),
):
    """The settings of a server; Discord shows them to its managers, who may show them to others."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-server-settings"), description=text("command-server-settings.description")
    )
    @app_commands.rename(
        language=text("command-server-settings.language"),
        seasons=text("command-server-settings.seasons"),
        archive=text("command-server-settings.archive"),
        tournaments=text("command-server-settings.tournaments"),
    )
    @app_commands.describe(
        language=text("command-server-settings.language-description"),
        seasons=text("command-server-settings.seasons-description"),
        archive=text("command-server-settings.archive-description"),
        tournaments=text("command-server-settings.tournaments-description"),
    )
    @app_commands.choices(
        language=language_choices(),
        seasons=[app_commands.Choice(name=text(f"seasons-{each}"), value=each) for each in PERIODS],
        archive=[
            app_commands.Choice(name=text(f"archive-readers-{each}"), value=each)
            for each in get_args(ArchiveReaders)
        ],
        tournaments=[
            app_commands.Choice(name=text(f"tournament-openers-{each}"), value=each)
            for each in get_args(TournamentOpeners)
        ],
    )
    async def settings(
        self,
        interaction: discord.Interaction[Pony],
        language: str | None = None,
        seasons: str | None = None,
        archive: str | None = None,
        tournaments: str | None = None,
    ) -> None:
        """All settings on one page."""
        typed = {"language": language, "seasons": seasons, "archive": archive, "tournaments": tournaments}
        given = {name: chosen for name, chosen in typed.items() if chosen is not None}

        async def handle(context: InteractionContext) -> None:
            await show_server(context, given)

        await self._router.run(interaction, handle)

    @app_commands.command(name=text("command-server-log"), description=text("command-server-log.description"))
    async def log(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what managers have changed and done."""
        await self._router.run(interaction, show_log)

    @app_commands.command(
        name=text("command-server-erase"), description=text("command-server-erase.description")
    )
    async def erase(self, interaction: discord.Interaction[Pony]) -> None:
        """Ask whether to erase everything of the server."""
        await self._router.run(interaction, ask_erase)


def make_log(router: InteractionRouter) -> app_commands.Command[Any, ..., None]:
    """Make the command below `/manage` that shows the log: who manages tables may not see the settings."""

    async def log(interaction: discord.Interaction[Pony]) -> None:
        await router.run(interaction, show_log)

    name, about = text("command-manage-log"), text("command-manage-log.description")
    return app_commands.Command(name=name, description=about, callback=log)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    bot.when_loaded(lambda: add_below(bot.tree, "manage", make_log(bot.router)))
    await bot.add_cog(ServerCog(bot.router))
