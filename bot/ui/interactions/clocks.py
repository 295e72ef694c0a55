"""The pace of a table, and what is done when somebody's time is over."""

from __future__ import annotations

from bot.match.clocks.pace import PaceName, read_pace
from bot.match.table import RefusedError
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext


async def choose_pace(context: InteractionContext) -> None:
    """Agrees on the pace of a table."""
    chosen = chosen_pace(context)
    change = context.matches.clocks.choose_pace(context.target.match, context.user, chosen, context.token)
    await lobby.change(context, change)


def chosen_pace(context: InteractionContext) -> PaceName | None:
    """What has been chosen in a menu of paces. Raises RefusedError."""
    try:
        return read_pace(context.values[0])
    except (IndexError, ValueError):
        raise RefusedError("refused-forged") from None
