"""The Lord of the Rings: Journey to Mordor, for two to four: its title and its cog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.title import Title
from cogs.journey.board import BOARD
from cogs.journey.events import EVENTS
from cogs.journey.game import JOURNEY
from cogs.journey.text import WORDS

if TYPE_CHECKING:
    from bot.client import Pony

TITLE = Title(JOURNEY, WORDS, BOARD, EVENTS)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.journey.cog import setup as add

    await add(pony)
