"""What `tests.wire.loaded` loads before it forks: all that a start of the bot imports, and nothing is begun."""

from importlib import import_module

import bot.cli.arguments
import bot.cli.commands  # noqa: F401
import bot.health
from bot.client import all_bundles

for key in all_bundles():
    import_module(f"cogs.{key}.cog")
