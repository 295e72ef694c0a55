"""Playing against the house: it takes seats of a lobby, or all of them but one at once."""

from __future__ import annotations

from bot.match.match import LEVELS
from bot.match.values import RefusedError
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.ids import Kind
from bot.ui.interactions.lobby_request import LobbyRequest
from bot.ui.interactions.play import show_seat
from bot.ui.messages.computers import NOBODY, hint_page


@on(Kind.COMPUTER)
async def seat_computer(context: InteractionContext) -> None:
    """Have the house take a seat of a lobby, or give one up."""
    chosen, match = context.values[0] if context.values else "", context.target.match
    if chosen == NOBODY:
        change = context.matches.dismiss(match, context.user, context.token)
    elif chosen in LEVELS:
        change = context.matches.hire(match, context.user, chosen, context.token)
    else:
        raise RefusedError("refused-forged")
    await lobby.change(context, change)


async def start_solo(context: InteractionContext, request: LobbyRequest) -> None:
    """Open a table at which the house takes all other seats, begin, and show one's own."""
    place = lobby.check_place(context)
    with context.services.tables.opening(place.channel):
        try:
            table = await lobby.open_requested(context, request, place)
        except RefusedError as error:
            if error.reason != "refused-place-taken":
                raise
            if not await lobby.show_lost_lobby(context, place):
                await lobby.offer_thread(context, request)
            return
    await show_seat(context, table.id)


@on(Kind.HINT)
async def hint(context: InteractionContext) -> None:
    """Say what the house would choose here, privately and below the panel."""
    view, choice = await context.services.computers.hint(context.target.match, context.user)
    await context.show_below(hint_page(context.presentation, view, choice, context.language))
