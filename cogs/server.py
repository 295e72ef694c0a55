"""`/server`: everything a server has set, for those who manage it."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.settings.settings import PERIODS, ArchiveReaders, TournamentOpeners
from bot.ui.commands import language_choices, text
from bot.ui.interactions import server, server_data
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.router import InteractionRouter

if TYPE_CHECKING:
    from bot.client import Pony


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
            await server.show_server(context, given)

        await self._router.run(interaction, handle)

    @app_commands.command(name=text("command-server-log"), description=text("command-server-log.description"))
    async def log(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what managers have changed and done."""
        await self._router.run(interaction, server.show_log)

    @app_commands.command(
        name=text("command-server-erase"), description=text("command-server-erase.description")
    )
    async def erase(self, interaction: discord.Interaction[Pony]) -> None:
        """Ask whether to erase everything of the server."""
        await self._router.run(interaction, server_data.ask_erase)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ServerCog(bot.router))
