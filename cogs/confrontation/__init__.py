"""The Lord of the Rings: The Confrontation, for two: its title and its cog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.title import Title
from cogs.confrontation.board import BOARD
from cogs.confrontation.events import EVENTS
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.text import WORDS

if TYPE_CHECKING:
    from bot.client import Pony

TITLE = Title(CONFRONTATION, WORDS, BOARD, EVENTS)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.confrontation.cog import setup as add

    await add(pony)
