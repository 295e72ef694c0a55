"""`/position`: the position of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import text
from bot.ui.interactions import daily
from bot.ui.interactions.router import InteractionRouter

if TYPE_CHECKING:
    from bot.client import Pony


class DailyCog(commands.Cog):
    """A question a day, for oneself alone."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-position"), description=text("command-position.description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def position(self, interaction: discord.Interaction[Pony]) -> None:
        """The position that can be answered now."""
        await self._router.run(interaction, daily.show)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(DailyCog(bot.router))
