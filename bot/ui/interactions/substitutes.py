"""Handing a seat to another member of the server."""

from __future__ import annotations

import discord

from bot.match.values import MatchId, RefusedError
from bot.ui.interactions import play
from bot.ui.interactions.context import InteractionContext


async def hand_on(
    context: InteractionContext,
    match: MatchId,
    newcomer: discord.abc.User,
    gone: discord.abc.User | None,
) -> None:
    """Ask the others, and the newcomer, to agree to a substitute. gone: whose seat; None: the visitor's."""
    if newcomer.bot:
        raise RefusedError("refused-bot")
    if not isinstance(newcomer, discord.Member):
        raise RefusedError("refused-substitute-stranger")
    whose = context.user if gone is None else gone.id
    answer = await context.matches.substitute(match, context.user, newcomer.id, whose, context.token)
    await play.answer_asking(context, answer, "substitute")
