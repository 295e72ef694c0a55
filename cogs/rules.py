"""`/rules`: what the rules say about a number or a word, at the table or of any game."""

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

    @app_commands.command(name=text("command-rules"), description=text("command-look-up.description"))
    @app_commands.rename(about=text("command-look-up.about"), game=text("command-look-up.game"))
    @app_commands.describe(
        about=text("command-look-up.about-description"), game=text("command-look-up.game-description")
    )
    @app_commands.choices(game=game_choices(bundles()))
    @app_commands.autocomplete(about=RULE.complete)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def rules(
        self, interaction: discord.Interaction[Pony], about: Typed, game: str | None = None
    ) -> None:
        """A rule by its number or by a word."""

        async def handle(context: InteractionContext) -> None:
            await show_rule(context, await RULE.read(context, about), game)

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(RulesCog(bot.router))
