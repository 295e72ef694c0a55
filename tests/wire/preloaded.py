"""What `tests.wire.loaded` loads before it forks: all that a start of the bot imports; nothing is begun."""

from importlib import import_module

from cogs import bundles

for name in (
    "bot.health",
    "bot.cli.arguments",
    "bot.cli.commands",
    *(f"cogs.{key}.cog" for key in bundles()),
):
    import_module(name)
