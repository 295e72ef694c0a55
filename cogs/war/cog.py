"""The slash commands of War of the Ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.commands import GameCog, group_description, group_name
from cogs.war.bundle import BUNDLE

if TYPE_CHECKING:
    from bot.client import Pony


class WarCog(GameCog, group_name=group_name(BUNDLE), group_description=group_description(BUNDLE)):
    """`/war start` and its like."""


async def setup(bot: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    await bot.add_cog(WarCog(bot.router, BUNDLE))
