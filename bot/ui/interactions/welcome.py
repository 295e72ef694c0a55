"""Coming in for the first time: what this is, what each game is, and a table of it."""

from __future__ import annotations

from bot.match.table.values import RefusedError
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.lobby_request import LobbyRequest
from bot.ui.messages.welcome import game_page, welcome_page


async def show_welcome(context: InteractionContext) -> None:
    """Show what the bot is."""
    await context.show(welcome_page(context.presentation, context.language))


async def show_game(context: InteractionContext) -> None:
    """Show what one of the games is."""
    await context.show(game_page(context.presentation, _key(context), context.language))


async def open_table(context: InteractionContext) -> None:
    """Open a table of a game, without guests and as printed."""
    await lobby.start(context, LobbyRequest(_key(context)), ())


def _key(context: InteractionContext) -> str:
    """The game of the button. Raises RefusedError for one the house does not have."""
    key = context.target.payload
    if key not in context.presentation.games:
        raise RefusedError("refused-forged")
    return key
