"""The guests of a table before play: its host invites, reopens a seat, sends somebody away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.match.match import Table
from bot.match.values import MatchId, RefusedError, UserId
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.ids import Kind
from bot.ui.messages.guests import called_page, guests_of, guests_page


@on(Kind.GUESTS)
async def set_guests(context: InteractionContext) -> None:
    """Show who is expected; or replace them, where users have been chosen."""
    table = await context.matches.table(context.target.match)
    if table.host != context.user:
        raise RefusedError("refused-not-host")
    if not context.target.payload:
        await context.show(guests_page(context.presentation, table, context.language))
        return
    data: Any = context.interaction.data or {}
    resolved = data.get("resolved", {})
    if any(user.get("bot") for user in resolved.get("users", {}).values()):
        raise RefusedError("refused-bot")
    if not all(value.isdecimal() for value in context.values):
        raise RefusedError("refused-forged")
    after = await _set(context, table, [int(value) for value in context.values])
    await context.show(guests_page(context.presentation, after, context.language))
    await _call(context, table, after)


async def invite(context: InteractionContext, match: MatchId, guest: discord.abc.User) -> None:
    """Invite one more guest."""
    if guest.bot:
        raise RefusedError("refused-bot")
    if guest.id == context.user:
        raise RefusedError("refused-self")
    table = await context.matches.table(match)
    after = await _set(context, table, [*guests_of(table), guest.id])
    await context.show(guests_page(context.presentation, after, context.language))
    await _call(context, table, after)


async def send_away(context: InteractionContext, match: MatchId, guest: UserId) -> None:
    """Send somebody away, or no longer expect them: the seat is anybody's."""
    table = await context.matches.table(match)
    if guest not in guests_of(table):
        raise RefusedError("refused-not-joined")
    after = await _set(context, table, [each for each in guests_of(table) if each != guest])
    await context.show(guests_page(context.presentation, after, context.language))


async def _set(context: InteractionContext, table: Table, guests: Sequence[UserId]) -> Table:
    return await context.matches.set_guests(table.id, context.user, guests, context.token)


async def _call(context: InteractionContext, before: Table, after: Table) -> None:
    """Call those who have been invited just now."""
    called = [user for user in after.invited if user not in before.invited]
    if called:
        language = await context.services.languages.of_guild(after.place.guild, context.guild_locale)
        await context.show_publicly(called_page(context.presentation, after, called, language), called)
