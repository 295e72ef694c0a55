"""`/leaderboard`: who plays best on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import ladder_choices, text
from bot.ui.interactions import standings
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.router import InteractionRouter
from cogs import bundles

if TYPE_CHECKING:
    from bot.client import Pony

LAST = "last"


class StandingsCog(commands.Cog):
    """The leaderboard, for oneself or for everybody to see."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-leaderboard"), description=text("command-leaderboard.description")
    )
    @app_commands.rename(
        game=text("command-leaderboard.game"),
        season=text("command-leaderboard.season"),
        active=text("command-leaderboard.active"),
        public=text("command-leaderboard.public"),
    )
    @app_commands.describe(
        game=text("command-leaderboard.game-description"),
        season=text("command-leaderboard.season-description"),
        active=text("command-leaderboard.active-description"),
        public=text("command-leaderboard.public-description"),
    )
    @app_commands.choices(
        game=ladder_choices(bundles(), house=True),
        season=[
            app_commands.Choice(name=text("command-leaderboard.season-now"), value="now"),
            app_commands.Choice(name=text("command-leaderboard.season-last"), value=LAST),
        ],
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def leaderboard(
        self,
        interaction: discord.Interaction[Pony],
        game: str | None = None,
        season: str | None = None,
        active: bool = False,
        public: bool = False,
    ) -> None:
        """Show who plays best here."""

        async def handle(context: InteractionContext) -> None:
            await standings.show_asked(context, game, last=season == LAST, active=active, public=public)

        await self._router.run(interaction, handle, public=public)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(StandingsCog(bot.router))
