"""The house plays for somebody, or gives hints to everybody, where the others at the table agree."""

from __future__ import annotations

import discord

from bot.match.values import MatchId
from bot.ui.interactions import play
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.ids import Kind

USUAL_LEVEL = "regular"
"""How strong the house plays where nobody says otherwise."""


@on(Kind.STAND_IN)
async def ask_for_me(context: InteractionContext) -> None:
    """Ask the others whether the house may play for the presser."""
    await _ask(context, context.target.match, context.user, USUAL_LEVEL)


async def ask_for(
    context: InteractionContext, match: MatchId, other: discord.abc.User, level: str = USUAL_LEVEL
) -> None:
    """Ask the others whether the house is to play for somebody who has gone away."""
    await _ask(context, match, other.id, level)


async def _ask(context: InteractionContext, match: MatchId, other: int, level: str) -> None:
    answer = await context.matches.ask_stand_in(match, context.user, other, level, context.token)
    await play.answer_asking(context, answer, "stand-in")


@on(Kind.COME_BACK)
async def come_back(context: InteractionContext) -> None:
    """Play again, instead of the house."""
    answer = await context.matches.come_back(context.target.match, context.user, context.token)
    await play.answer_press(context, answer, context.translator("panel-come-back"))


@on(Kind.ASK_HINTS)
async def ask_hints(context: InteractionContext) -> None:
    """Ask the others whether everybody may ask the house for hints."""
    answer = await context.matches.ask_hints(context.target.match, context.user, context.token)
    await play.answer_asking(context, answer, "hints")
