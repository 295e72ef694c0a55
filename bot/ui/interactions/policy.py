"""The page on what is kept of people and servers, and the terms: shown to whoever asks."""

from __future__ import annotations

from bot.match.table.values import RefusedError
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.policy import POLICIES, policy_page


async def show(context: InteractionContext) -> None:
    """Show what is kept, why, how long, and whom to ask."""
    await context.show(policy_page(context.translator, "privacy", context.services.operator))


async def press(context: InteractionContext) -> None:
    """The other page."""
    policy = next((each for each in POLICIES if each == context.target.payload), None)
    if policy is None:
        raise RefusedError("refused-forged")
    await context.show(policy_page(context.translator, policy, context.services.operator))
