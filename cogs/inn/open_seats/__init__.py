"""Free seats of a server: who looks for them, who sits down from afar, and a role that is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Pony


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.inn.open_seats.cog import setup as add

    await add(pony)
