"""`/server`: everything a server has set, for those who manage it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import text
from bot.ui.interactions import server
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
    async def settings(self, interaction: discord.Interaction[Pony]) -> None:
        """All settings on one page."""
        await self._router.run(interaction, server.show_server)

    @app_commands.command(name=text("command-server-log"), description=text("command-server-log.description"))
    async def log(self, interaction: discord.Interaction[Pony]) -> None:
        """Who has changed what."""
        await self._router.run(interaction, server.show_log)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ServerCog(bot.router))
