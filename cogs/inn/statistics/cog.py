"""Statistics of a server, behind a button of `/leaderboard`; for managers as a table, too."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final

import discord

from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, guild_of, managed_guild, on
from bot.ui.page import Kind
from bot.ui.sight import EVERYBODY
from cogs.inn.standings.cog import show_drawn
from cogs.inn.standings.pages import PUBLIC
from cogs.inn.statistics.pages import ALL, TABLE, statistics_page, write_table
from cogs.inn.statistics.service import ServerStatistics

if TYPE_CHECKING:
    from bot.client import Pony

NAME: Final = "prancing-pony-games.csv"
ENCODING: Final = "utf-8-sig"
"""With the mark by which spreadsheets know it."""


@on(Kind.STATISTICS)
async def press(context: InteractionContext) -> None:
    """The page of all titles or of one, for oneself or for everybody; or the table."""
    name, _, end = (context.values[0] if context.values else context.target.payload).partition(".")
    if name == TABLE:
        await _send_table(context)
    elif name != ALL and name not in context.presentation.games:
        raise RefusedError("refused-forged")
    else:
        await show(context, None if name == ALL else name, public=end == PUBLIC)


async def show(context: InteractionContext, game: str | None, *, public: bool = False) -> None:
    """Show what was played here. public: for everybody to see."""
    guild = guild_of(context)
    viewer = EVERYBODY if public else context.viewer
    hidden = await context.services.sight.list_hidden(viewer, guild) if game is not None else frozenset()
    reader = None if public else context.user
    statistics = await ServerStatistics(context.matches).of(guild, game, reader, hidden)
    page = statistics_page(
        context.presentation,
        statistics,
        context.language,
        linked=(await context.matches.guild_settings(guild)).archive == "members",
        public=public,
        manages=context.interaction.permissions.manage_guild,
    )
    await (show_drawn if public else InteractionContext.show)(context, page)


async def _send_table(context: InteractionContext) -> None:
    """Send every figure as a file. Only for those who manage the server."""
    guild = managed_guild(context)
    service = ServerStatistics(context.matches)
    hidden = await context.services.sight.list_hidden(context.viewer, guild)
    all_statistics = [
        await service.of(guild, game, context.user, hidden)
        for game in (None, *sorted(context.presentation.games))
    ]
    people = [user for pair in all_statistics[0].pairs for user in (pair.low, pair.high)]
    names = await context.presentation.names.of(people, context.translator)
    told = write_table(context.presentation, all_statistics, names, context.language)
    file = discord.File(BytesIO(told.encode(ENCODING)), NAME)
    await context.send_file(context.translator("statistics-table"), file)


async def setup(_: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
