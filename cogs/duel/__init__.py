"""The Lord of the Rings: Duel for Middle-earth, for two.

Nothing is loaded here: whoever paints needs the board alone, and only the title needs the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Pony


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.duel.cog import setup as add

    await add(pony)
