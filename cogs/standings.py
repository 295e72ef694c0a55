"""`/leaderboard`: who plays best on a server."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.ui import reading
from bot.ui.commands import GUILDS, SERVERS
from bot.ui.desk import Desk
from bot.ui.phrases import Phrases, phrase
from bot.ui.visit import Visit

if TYPE_CHECKING:
    from bot.client import Pony


def leaderboard_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """The leaderboard, for oneself or for everybody to see."""
    say = Phrases(desk.house.catalogue)

    async def leaderboard(
        interaction: discord.Interaction[Any], game: str | None = None, public: bool = False
    ) -> None:
        async def handle(visit: Visit) -> None:
            await reading.show_standings(visit, game if game in visit.house.bundles else None, public=public)

        await desk.run(interaction, handle)

    app_commands.rename(game=say("command-leaderboard.game"), public=say("command-leaderboard.public"))(
        leaderboard
    )
    app_commands.describe(
        game=say("command-leaderboard.game-description"), public=say("command-leaderboard.public-description")
    )(leaderboard)
    app_commands.choices(
        game=[
            app_commands.Choice(name=phrase(partial(desk.house.name, key)), value=key)
            for key in desk.house.listings
        ][:25]
    )(leaderboard)
    return app_commands.Command(
        name=say("command-leaderboard"),
        description=say("command-leaderboard.description"),
        callback=leaderboard,
        allowed_contexts=GUILDS,
        allowed_installs=SERVERS,
    )


async def setup(pony: Pony) -> None:
    """Adds the command to the bot."""
    # The names of the games stand in files that are read for them: not on the event loop.
    command = await asyncio.to_thread(leaderboard_command, pony.desk)
    pony.tree.add_command(command)
