"""The notes' button and menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.page import Kind
from cogs.inn.guesses.pages import NOTE, WIPE, guesses_page
from cogs.inn.guesses.service import Guessing

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.GUESS, outside=True)
async def press(context: InteractionContext) -> None:
    """Show the own notes; note what somebody believes of a piece, or wipe it out."""
    match, payload = context.target.match, context.target.payload
    place = payload.lstrip(NOTE + WIPE) or next(iter(context.values), "")
    if payload.startswith((NOTE, WIPE)):
        beliefs = () if payload.startswith(WIPE) else tuple(context.values)
        view = await Guessing(context.matches).note(match, context.user, place, beliefs)
    else:
        view = await context.matches.view(match, context.user)
    if view.seat is None:
        raise RefusedError("refused-not-seated")
    await context.presentation.learn_names(view.table)
    await context.show(guesses_page(context.presentation, view, place, context.language))


async def setup(_: Pony) -> None:
    """Add no command; what answers is registered above."""
