"""Lobbies that keep a seat for the visitor: who opens what waits for them already sits down there instead."""

from __future__ import annotations

from bot.match.match import Table
from bot.match.values import Place
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.lobby_request import LobbyRequest
from bot.ui.messages.layout import link


async def sit_down_where_expected(
    context: InteractionContext, request: LobbyRequest, guild: int, place: Place | None = None
) -> bool:
    """Sit down in a lobby of the game asked for, with everybody asked for; return whether there is one.

    place: where it stands; None for anywhere on the server. Who sits there already is led there. Raises
    RefusedError.
    """
    if request.level is not None:
        return False
    for table in await context.matches.lobbies_for(guild, context.user):
        if place in (None, table.place) and _is_meant(table, request):
            if context.user not in table.joined:
                seat = request.seat if request.seat in _free_seats(table) else None
                await context.matches.join(table.id, context.user, seat, f"{context.token}-sit")
            await context.say(context.translator("open-seated", place=link(table)))
            return True
    return False


def _is_meant(table: Table, request: LobbyRequest) -> bool:
    """Check whether a lobby is for the game and the people of a request."""
    return table.key == request.key and {*request.guests} <= {*table.joined, *table.invited}


def _free_seats(table: Table) -> set[str]:
    return {seat for seat, user in table.seats if user is None}
