"""The choice of what one is told of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.match.values import MatchId, RefusedError
from bot.ui.commands import ANY_MATCH, TABLE, Typed, add_below, show_match, table_command, text
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind
from cogs.inn.following.delivery import FollowerMessages
from cogs.inn.following.pages import NOTHING, WISHES, follow_page
from cogs.inn.following.service import Following

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.FOLLOW)
async def press(context: InteractionContext) -> None:
    """Show what one is told of a table, or change it."""
    await follow(context, context.target.match, context.target.payload)


async def follow(context: InteractionContext, match: MatchId, wish: str) -> None:
    """Set what one wishes to be told of a table; empty: only show it."""
    if wish not in ("", NOTHING, *WISHES):
        raise RefusedError("refused-forged")
    following = Following(context.matches)
    if wish:
        chosen = next((each for each in WISHES if each == wish), None)
        await following.follow(match, context.user, chosen, context.token)
    table = await context.matches.table(match)
    settings = await context.matches.user_settings(context.user)
    page = follow_page(
        context.presentation,
        table,
        await following.wish(match, context.user),
        context.language,
        closed=settings.dm_closed,
    )
    await context.show(page)


def make_follow(router: InteractionRouter) -> Any:
    """Make the command below `/table` by which one chooses what one is told."""

    @table_command("follow", ANY_MATCH)
    @app_commands.rename(told=text("command-table-follow.told"))
    @app_commands.describe(told=text("command-table-follow.told-description"))
    @app_commands.choices(
        told=[
            app_commands.Choice(name=text(f"follow-choice-{each}"), value=each) for each in (*WISHES, NOTHING)
        ]
    )
    async def follow_table(
        interaction: discord.Interaction[Any], told: str = "turns", match: Typed | None = None
    ) -> None:
        """Set what one wishes to be told of a table one does not play at."""

        async def show(context: InteractionContext) -> None:
            await follow(context, context.match, told)

        await show_match(router, interaction, match, show)

    return follow_table


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    pony.when_loaded(lambda: add_below(pony.tree, TABLE, make_follow(pony.router)))
    followers = FollowerMessages(pony.services, pony, pony.dispatcher.messages)
    pony.dispatcher.carriers["follow"] = followers.tell
