"""What `tests.wire.loaded` loads before it forks: all that a start of the bot imports; nothing is begun."""

import gc
from importlib import import_module

from cogs import bundles

for name in (
    "bot.health",
    "bot.cli.shell",
    "bot.cli.commands",
    *(f"cogs.{key}.cog" for key in bundles()),
):
    import_module(name)

# As the standard library advises before a fork: no collection of a child goes through what is shared,
# and so copies it.
gc.collect()
gc.freeze()
