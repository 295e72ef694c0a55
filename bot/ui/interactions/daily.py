"""The position of the day: asking for it, and choosing."""

from __future__ import annotations

from datetime import date

from bot.match.table.values import RefusedError
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.daily import answered_page, daily_page, name_choices
from bot.ui.positions import recall


async def press(context: InteractionContext) -> None:
    """Take a choice."""
    guild = _guild(context)
    try:
        day = date.fromordinal(context.target.stamp).isoformat()
        number = int(context.values[0] if context.values else context.target.payload)
    except (ValueError, OverflowError):
        raise RefusedError("refused-forged") from None
    puzzles = context.matches.puzzles
    daily = await puzzles.find(guild, day)
    if daily.row.match != context.target.match or not 0 <= number < len(daily.puzzle.options):
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
    puzzles = context.matches.puzzles
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
