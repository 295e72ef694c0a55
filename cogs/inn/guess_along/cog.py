"""The button *Guess along*, and the menus of its page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.page import Kind
from cogs.inn.guess_along.pages import guess_page
from cogs.inn.guess_along.service import GuessesAlong

if TYPE_CHECKING:
    from bot.client import Pony

GAME: Final = "g"
"""The payload of the game itself."""


@on(Kind.GUESS_ALONG)
async def press(context: InteractionContext) -> None:
    """Show what there is to guess, once what has just been chosen is kept."""
    guesses, note = GuessesAlong(context.matches), ""
    about = context.target.payload
    if about:
        seat, _, boldness = (context.values[0] if context.values else "").partition(".")
        named = "" if about == GAME else about
        try:
            await guesses.guess(context.match, context.user, named, seat, boldness)
            note = context.translator("guess-along-kept")
        except RefusedError as error:
            if error.reason != "refused-guess-closed":
                raise
            note = context.translator("guess-along-late")
    table, guessed = await guesses.look(context.match, context.user)
    await context.show(guess_page(context.presentation, table, guessed, context.language, note))


async def setup(_: Pony) -> None:
    """Add no command; what answers is registered above."""
