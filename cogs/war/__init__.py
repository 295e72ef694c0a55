"""War of the Ring, for two: its title and its cog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.title import Title
from cogs.war.board import BOARD
from cogs.war.events import EVENTS
from cogs.war.game import WAR
from cogs.war.text import WORDS

if TYPE_CHECKING:
    from bot.client import Pony

TITLE = Title(WAR, WORDS, BOARD, EVENTS)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.war.cog import setup as add

    await add(pony)
