"""`/games`, `/next`, `/help`: finding one's way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import text
from bot.ui.interactions import read, welcome
from bot.ui.interactions.router import InteractionRouter

if TYPE_CHECKING:
    from bot.client import Pony


class DirectionsCog(commands.Cog):
    """Commands that show what there is, and where one is needed."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-games"), description=text("command-games.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def games(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what can be played, and where one plays."""
        await self._router.run(interaction, read.show_games)

    @app_commands.command(name=text("command-next"), description=text("command-next.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def next(self, interaction: discord.Interaction[Pony]) -> None:
        """Show where one must choose."""
        await self._router.run(interaction, read.show_turns)

    @app_commands.command(name=text("command-help"), description=text("command-help.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def help(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what the bot is and how to begin."""
        await self._router.run(interaction, welcome.show_welcome)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(DirectionsCog(bot.router))
