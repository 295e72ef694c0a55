"""The Lord of the Rings: The Battle for Middle-earth, for two to four: its title and its cog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.title import Title
from cogs.battle.board import BOARD
from cogs.battle.events import EVENTS
from cogs.battle.game import BATTLE
from cogs.battle.text import WORDS

if TYPE_CHECKING:
    from bot.client import Pony

TITLE = Title(BATTLE, WORDS, BOARD, EVENTS)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.battle.cog import setup as add

    await add(pony)
