"""The settings of a server, who has changed them, and its erasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Pony


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.inn.server.cog import setup as add

    await add(pony)
