"""`/tables`: free seats of a server, a message that shows them, and a role that is called to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import RUNNING_MATCH, Typed, text
from bot.ui.interactions import open_seats
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.find_match import find_match
from bot.ui.interactions.router import InteractionRouter

if TYPE_CHECKING:
    from bot.client import Pony


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class OpenSeatsCog(
    commands.GroupCog,
    group_name=text("command-tables"),
    group_description=text("command-tables.description"),
):
    """Commands for finding people to play with."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-tables-open"), description=text("command-tables-open.description")
    )
    @app_commands.rename(board=text("command-tables-open.board"))
    @app_commands.describe(board=text("command-tables-open.board-description"))
    async def open(self, interaction: discord.Interaction[Pony], board: bool = False) -> None:
        """The free seats of the server."""
        handler = open_seats.post_board if board else open_seats.show_open
        await self._router.run(interaction, handler, public=board)

    @app_commands.command(
        name=text("command-tables-call"), description=text("command-tables-call.description")
    )
    @app_commands.rename(match=text("command-match-option"))
    @app_commands.describe(match=text("command-match-option.description"))
    @app_commands.autocomplete(match=RUNNING_MATCH.complete)
    async def call(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Call those who want to be called to a free seat."""

        async def handle(context: InteractionContext) -> None:
            await open_seats.call(context, await find_match(context, match))

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(OpenSeatsCog(bot.router))
