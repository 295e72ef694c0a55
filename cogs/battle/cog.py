"""The slash commands of The Battle for Middle-earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.commands import game_group
from cogs import bundles

if TYPE_CHECKING:
    from bot.client import Pony


async def setup(pony: Pony) -> None:
    """Adds the commands to the bot."""
    pony.tree.add_command(game_group(pony.desk, bundles()["battle"]))
