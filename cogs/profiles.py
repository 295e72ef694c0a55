"""`/profile`: what somebody has played on a server and how well, and two people head to head."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import game_choices, text
from bot.ui.interactions import profiles
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.router import InteractionRouter
from cogs import bundles

if TYPE_CHECKING:
    from bot.client import Pony


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class ProfileCog(
    commands.GroupCog,
    group_name=text("command-profile"),
    group_description=text("command-profile.description"),
):
    """People of a server, for oneself or for everybody to see."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-profile-show"), description=text("command-profile-show.description")
    )
    @app_commands.rename(
        player=text("command-profile-show.player"), public=text("command-leaderboard.public")
    )
    @app_commands.describe(
        player=text("command-profile-show.player-description"),
        public=text("command-leaderboard.public-description"),
    )
    async def show(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User | None = None,
        public: bool = False,
    ) -> None:
        """One's own profile, or somebody else's."""

        async def handle(context: InteractionContext) -> None:
            await profiles.show(context, player.id if player else context.user, public=public)

        await self._router.run(interaction, handle, public=public)

    @app_commands.command(
        name=text("command-profile-feats"), description=text("command-profile-feats.description")
    )
    @app_commands.rename(
        player=text("command-profile-show.player"),
        game=text("command-profile-feats.game"),
        public=text("command-leaderboard.public"),
    )
    @app_commands.describe(
        player=text("command-profile-feats.player-description"),
        game=text("command-profile-feats.game-description"),
        public=text("command-leaderboard.public-description"),
    )
    @app_commands.choices(game=game_choices(bundles()))
    async def feats(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User | None = None,
        game: str = "",
        public: bool = False,
    ) -> None:
        """Show what somebody has done, and what there is to be done."""

        async def handle(context: InteractionContext) -> None:
            whose = player.id if player else context.user
            await profiles.show_feats(context, whose, game, public=public)

        await self._router.run(interaction, handle, public=public)

    @app_commands.command(
        name=text("command-profile-versus"), description=text("command-profile-versus.description")
    )
    @app_commands.rename(
        player=text("command-profile-versus.player"),
        other=text("command-profile-versus.other"),
        public=text("command-leaderboard.public"),
    )
    @app_commands.describe(
        player=text("command-profile-versus.player-description"),
        other=text("command-profile-versus.other-description"),
        public=text("command-leaderboard.public-description"),
    )
    async def versus(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User,
        other: discord.User | None = None,
        public: bool = False,
    ) -> None:
        """Two people head to head."""

        async def handle(context: InteractionContext) -> None:
            first = other.id if other else context.user
            await profiles.show_versus(context, first, player.id, public=public)

        await self._router.run(interaction, handle, public=public)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ProfileCog(bot.router))
