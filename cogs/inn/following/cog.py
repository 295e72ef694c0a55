"""The choice of what one is told of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.values import MatchId, RefusedError
from bot.ui.interactions.context import InteractionContext, on
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
        chosen = next((known_wish for known_wish in WISHES if known_wish == wish), None)
        await following.follow(match, context.user, chosen, context.token)
    table = await context.matches.table(match)
    if table.seat_of(context.user) is not None:
        raise RefusedError("refused-follow-player")
    settings = await context.matches.user_settings(context.user)
    page = follow_page(
        context.presentation,
        table,
        await following.wish(match, context.user),
        context.language,
        closed=settings.dm_closed,
    )
    await context.show(page)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    followers = FollowerMessages(pony.services, pony, pony.dispatcher.messages)
    pony.dispatcher.carriers["follow"] = followers.tell
