"""`/games`, `/next`, `/help`: what this is, what each game is, and where one is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from aiohttp import ClientError
from discord import app_commands
from discord.ext import commands

from bot.logs import get_logger
from bot.match.values import RefusedError
from bot.ui.commands import text
from bot.ui.interactions import lobby, reading
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind
from bot.ui.services import LobbyRequest, Services
from cogs.inn.welcome.pages import game_page, welcome_page

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.WELCOME)
async def show_welcome(context: InteractionContext) -> None:
    """Show what the bot is."""
    await context.show(welcome_page(context.presentation, context.language))


@on(Kind.GAME)
async def show_game(context: InteractionContext) -> None:
    """Show what one of the games is."""
    await context.show(game_page(context.presentation, _key(context), context.language))


@on(Kind.OPEN)
async def open_table(context: InteractionContext) -> None:
    """Open a table of a game, without guests and as printed."""
    await lobby.start(context, LobbyRequest(_key(context)), ())


def _key(context: InteractionContext) -> str:
    """The game of the button. Raises RefusedError for one the house does not have."""
    key = context.target.payload
    if key not in context.presentation.games:
        raise RefusedError("refused-forged")
    return key


log = get_logger("ui")


async def greet(services: Services, guild: discord.Guild, channel: discord.TextChannel) -> None:
    """Say in a channel of a server what the bot is; where it may not write there, say nothing."""
    language = await services.languages.of_guild(guild.id, guild.preferred_locale.value)
    page = welcome_page(services.presentation, language, greeting=True)
    try:
        await channel.send(view=page.build([]))
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("not_greeted", code=getattr(error, "code", None))


class DirectionsCog(commands.Cog):
    """Commands that show what there is, and where one is needed."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-games"), description=text("command-games.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def games(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what can be played, and where one plays."""
        await self._router.run(interaction, reading.show_games)

    @app_commands.command(name=text("command-next"), description=text("command-next.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def next(self, interaction: discord.Interaction[Pony]) -> None:
        """Show where one must choose."""
        await self._router.run(interaction, reading.show_turns)

    @app_commands.command(name=text("command-help"), description=text("command-help.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def help(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what the bot is and how to begin."""
        await self._router.run(interaction, show_welcome)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    pony.servers.greeters.append(greet)
    await pony.add_cog(DirectionsCog(pony.router))
