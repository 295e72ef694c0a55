"""The bot introduces itself where it has just come in."""

from __future__ import annotations

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.ui.messages.welcome import welcome_page
from bot.ui.services import Services

log = get_logger("ui")


async def greet(services: Services, guild: discord.Guild, channel: discord.TextChannel) -> None:
    """Say in a channel of a server what the bot is; where it may not write there, say nothing."""
    language = await services.languages.of_guild(guild.id, guild.preferred_locale.value)
    page = welcome_page(services.presentation, language)
    try:
        await channel.send(view=page.build([]))
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("not_greeted", code=getattr(error, "code", None))
