"""War of the Ring, for two.

Nothing is loaded here: whoever paints needs the board alone, and only the title needs the rules.

Its rooms, each of which imports only those above it in this list (a contract in pyproject.toml):

    model/                  components, state, actions, events, observations, the map
    rules/                  the rulebook as steps, a module for a chapter
    groteka/, skirmish/     the rules of the mod, and of a battle on its own
    secrecy.py              what a viewer may know; a state that fits it
    words/, game.py         what is said, in both languages; the game object
    painting/, agents/, lessons/, feats.py
    bundle.py, cog.py       the title; its commands
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Pony


async def setup(pony: Pony) -> None:
    """Called by discord.py when the folder is loaded as an extension."""
    from cogs.war.cog import setup as add

    await add(pony)
