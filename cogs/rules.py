"""`/rules`: the rules of the table here or of any game, or what they say about a number or a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import RULE, Typed, game_choices, text
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.reading import show_rule
from bot.ui.interactions.router import InteractionRouter
from cogs import bundles

if TYPE_CHECKING:
    from bot.client import Pony


class RulesCog(commands.Cog):
    """The rules, looked up."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-rules"), description=text("command-rules.description"))
    @app_commands.rename(search=text("command-rules.search"), game=text("command-rules.game"))
    @app_commands.describe(
        search=text("command-rules.search-description"), game=text("command-rules.game-description")
    )
    @app_commands.choices(game=game_choices(bundles()))
    @app_commands.autocomplete(search=RULE.complete)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def rules(
        self, interaction: discord.Interaction[Pony], search: Typed = "", game: str | None = None
    ) -> None:
        """The rules; a place in them by its number or by a word."""

        async def handle(context: InteractionContext) -> None:
            about = await RULE.read(context, search) if search else ""
            await show_rule(context, about, game)

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(RulesCog(bot.router))
