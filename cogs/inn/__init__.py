"""Features around the games: a folder each, taken away by deleting it.

A feature's `cog` is an extension of discord.py. Its `setup` registers all that the feature takes part in.
"""

from __future__ import annotations

import pkgutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Pony


async def setup(pony: Pony) -> None:
    """Load every feature; called by discord.py."""
    for feature in pkgutil.iter_modules(__path__, f"{__name__}."):
        await pony.load_extension(f"{feature.name}.cog")
