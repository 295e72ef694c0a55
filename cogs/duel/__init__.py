"""The Lord of the Rings: Duel for Middle-earth, for two: its title and its cog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.title import Title
from cogs.duel.board import BOARD
from cogs.duel.events import EVENTS
from cogs.duel.game import DUEL
from cogs.duel.text import WORDS

if TYPE_CHECKING:
    from bot.client import Pony

TITLE = Title(DUEL, WORDS, BOARD, EVENTS)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.duel.cog import setup as add

    await add(pony)
