"""`/manage`: what managers of a server do about its tables and the people at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import text
from bot.ui.interactions import keeping, server
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.router import InteractionRouter

if TYPE_CHECKING:
    from bot.client import Pony


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class ManageCog(
    commands.GroupCog,
    group_name=text("command-manage"),
    group_description=text("command-manage.description"),
):
    """The commands of a server's managers; who has the role of the settings finds them under *More*, too."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-manage-close"), description=text("command-manage-close.description")
    )
    @app_commands.rename(
        winner=text("command-manage-close.winner"),
        draw=text("command-manage-close.draw"),
        channel=text("command-manage-channel"),
    )
    @app_commands.describe(
        winner=text("command-manage-close.winner-description"),
        draw=text("command-manage-close.draw-description"),
        channel=text("command-manage-channel.description"),
    )
    async def close(
        self,
        interaction: discord.Interaction[Pony],
        winner: discord.User | None = None,
        draw: bool = False,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Close a lobby or a table, with or without a result."""

        async def handle(context: InteractionContext) -> None:
            await keeping.close(context, channel, winner, as_draw=draw)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-manage-move"), description=text("command-manage-move.description")
    )
    @app_commands.rename(to=text("command-manage-move.to"), channel=text("command-manage-channel"))
    @app_commands.describe(
        to=text("command-manage-move.to-description"),
        channel=text("command-manage-channel.description"),
    )
    async def move(
        self,
        interaction: discord.Interaction[Pony],
        to: discord.TextChannel | discord.Thread,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Have a table go on in another channel."""

        async def handle(context: InteractionContext) -> None:
            await keeping.move(context, to, channel)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-manage-remove"), description=text("command-manage-remove.description")
    )
    @app_commands.rename(player=text("command-manage-remove.player"), channel=text("command-manage-channel"))
    @app_commands.describe(
        player=text("command-manage-remove.player-description"),
        channel=text("command-manage-channel.description"),
    )
    async def remove(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Take somebody out of a game or a lobby."""

        async def handle(context: InteractionContext) -> None:
            await keeping.take_out(context, player, channel)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-manage-forbid"), description=text("command-manage-forbid.description")
    )
    @app_commands.rename(player=text("command-manage-forbid.player"))
    @app_commands.describe(player=text("command-manage-forbid.player-description"))
    async def forbid(self, interaction: discord.Interaction[Pony], player: discord.User) -> None:
        """Forbid somebody to open tables."""

        async def handle(context: InteractionContext) -> None:
            await keeping.forbid(context, player, allowed=False)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-manage-allow"), description=text("command-manage-allow.description")
    )
    @app_commands.rename(player=text("command-manage-allow.player"))
    @app_commands.describe(player=text("command-manage-allow.player-description"))
    async def allow(self, interaction: discord.Interaction[Pony], player: discord.User) -> None:
        """Allow somebody to open tables again."""

        async def handle(context: InteractionContext) -> None:
            await keeping.forbid(context, player, allowed=True)

        await self._router.run(interaction, handle)

    @app_commands.command(name=text("command-manage-log"), description=text("command-manage-log.description"))
    async def log(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what the managers of the server have changed and done."""
        await self._router.run(interaction, server.show_log)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ManageCog(bot.router))
