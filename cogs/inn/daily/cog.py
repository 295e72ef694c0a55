"""`/position`, and the choice in it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.values import RefusedError
from bot.ui.commands import text
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind
from cogs.inn.daily.delivery import DailyPositions, DailyPreparations, recall
from cogs.inn.daily.pages import answered_page, daily_page, name_choices
from cogs.inn.daily.service import PuzzleFinder, Puzzles

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.DAILY)
async def press(context: InteractionContext) -> None:
    """Take a choice."""
    guild = _guild(context)
    try:
        day = date.fromordinal(context.target.stamp).isoformat()
        number = int(context.values[0] if context.values else context.target.payload)
    except (ValueError, OverflowError):
        raise RefusedError("refused-forged") from None
    puzzles = Puzzles(context.matches)
    daily = await puzzles.find(guild, day)
    if daily.row.match != context.target.match:
        # Another one was asked that day in its place.
        raise RefusedError("refused-daily-void")
    if not 0 <= number < len(daily.puzzle.options):
        raise RefusedError("refused-forged")
    choice = daily.puzzle.options[number].action
    await puzzles.answer(daily, context.user, choice)
    seen, table = await recall(context.services, daily), await context.matches.table(daily.row.match)
    called = name_choices(context.presentation.bundle(table), seen, context.language)
    streak = await puzzles.streak(guild, context.user)
    page = answered_page(context.presentation, daily, called.get(choice, choice), streak, context.language)
    await context.show(page)


async def show(context: InteractionContext) -> None:
    """The position that can be answered now, for oneself and in one's own language. Raises RefusedError."""
    guild = _guild(context)
    puzzles = Puzzles(context.matches)
    daily = await puzzles.latest(guild)
    if daily is None or daily.row.message is None or daily.until <= context.services.now():
        raise RefusedError("daily-none")
    if daily.puzzle.void:
        raise RefusedError("daily-none")
    seen, table = await recall(context.services, daily), await context.matches.table(daily.row.match)
    if not await context.services.sight.sees(context.viewer, table.place):
        raise RefusedError("daily-none")
    chosen = await puzzles.answer_of(daily, context.user)
    await context.show(daily_page(context.presentation, daily, table, seen, context.language, chosen=chosen))


def _guild(context: InteractionContext) -> int:
    guild = context.interaction.guild_id
    if guild is None:
        raise RefusedError("daily-none")
    return guild


class DailyCog(commands.Cog):
    """A question a day, for oneself alone."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-position"), description=text("command-position.description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def position(self, interaction: discord.Interaction[Pony]) -> None:
        """The position that can be answered now."""
        await self._router.run(interaction, show)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    services, store = pony.services, pony.store
    finder = PuzzleFinder(services.matches, services.presentation.games, pony.thinking, services.reviewer)
    positions = DailyPositions(services, pony, store, finder)
    pony.add_posts(positions, DailyPreparations(services, pony, store, positions))
    await pony.add_cog(DailyCog(pony.router))
