"""Leaderboards of a server: by game, side and season, privately or for everybody."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.match.people.leaderboards import Ladder
from bot.match.table.values import RefusedError
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.page import Page
from bot.ui.messages.standings import (
    HOUSE,
    PUBLIC,
    drawn_of,
    house_standings_page,
    read_ladder,
    standings_page,
)
from bot.worker import WorkerError


async def press(context: InteractionContext) -> None:
    """Another leaderboard, or another page of one."""
    chosen = context.values[0] if context.values else context.target.payload
    if chosen == HOUSE:
        await show_house(context)
    else:
        ladder, page = read_ladder(context.presentation, chosen)
        await show(context, ladder, page, public=chosen.endswith(f".{PUBLIC}"))


async def show_asked(
    context: InteractionContext, key: str | None, *, last: bool, active: bool, public: bool
) -> None:
    """The leaderboard a command asks for. last: of the season before the present one."""
    if key == HOUSE:
        await show_house(context, public=public)
        return
    ladder, _ = read_ladder(context.presentation, key or "")
    if last:
        ladder = replace(
            ladder, season=max(0, await context.matches.leaderboards.season(guild_of(context)) - 1)
        )
    await show(context, replace(ladder, active=active), public=public)


async def show(context: InteractionContext, ladder: Ladder, page: int = 0, *, public: bool = False) -> None:
    """A page of a leaderboard. public: for everybody to see."""
    found = await context.matches.leaderboards.of(guild_of(context), ladder)
    if not public:
        await context.show(standings_page(context.presentation, found, page, context.language, context.user))
        return
    _, lines = drawn_of(found, page)
    names = await context.services.names.of([each.user for each in lines], context.translator)
    shown = standings_page(context.presentation, found, page, context.language, None, names)
    await show_drawn(context, shown)


async def show_house(context: InteractionContext, *, public: bool = False) -> None:
    """Show how everybody did against the house."""
    against = await context.matches.leaderboards.of_house(guild_of(context))
    shown = house_standings_page(context.presentation, against, context.language, context.user)
    if public:
        await context.show_publicly(shown)
    else:
        await context.show(shown)


async def show_drawn(context: InteractionContext, page: Page) -> None:
    """A page for everybody to see, with its picture from the start; in words where it cannot be painted."""
    with suppress(WorkerError):
        await context.services.page_pictures.paint(page)
    await context.show_publicly(page)


def guild_of(context: InteractionContext) -> int:
    """The server the visitor is on. Raises RefusedError elsewhere."""
    guild = context.interaction.guild_id
    if guild is None:
        raise RefusedError("refused-guild-only")
    return guild
