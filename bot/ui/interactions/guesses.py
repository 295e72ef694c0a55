"""One's own notes on others' hidden pieces."""

from __future__ import annotations

from bot.match.table.values import RefusedError
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.guesses import NOTE, WIPE, guesses_page


async def press(context: InteractionContext) -> None:
    """Show the own notes; note what somebody believes of a piece, or wipe it out."""
    match, payload = context.target.match, context.target.payload
    place = payload.lstrip(NOTE + WIPE) or next(iter(context.values), "")
    if payload.startswith((NOTE, WIPE)):
        beliefs = () if payload.startswith(WIPE) else tuple(context.values)
        view = await context.matches.guessing.note(match, context.user, place, beliefs)
    else:
        view = await context.matches.view(match, context.user)
    if view.seat is None:
        raise RefusedError("refused-not-seated")
    await context.services.learn_names(view.table)
    await context.show(guesses_page(context.presentation, view, place, context.language))
