"""The slash commands of Duel for Middle-earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.commands import GameCog, group_description, group_name
from cogs.duel.bundle import BUNDLE

if TYPE_CHECKING:
    from bot.client import Pony


class DuelCog(GameCog, group_name=group_name(BUNDLE), group_description=group_description(BUNDLE)):
    """`/duel start` and its like."""


async def setup(bot: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    await bot.add_cog(DuelCog(bot.router, BUNDLE))
