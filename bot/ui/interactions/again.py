"""The same people once more, at what they agreed on: at once, or later by an invitation."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import discord

from bot.match.clocks import NO_HURRY
from bot.match.lobby import SEATS
from bot.match.match import Table, is_computer, level_of
from bot.match.matches import MatchService
from bot.match.values import RefusedError, UserId
from bot.ui.interactions import lobby
from bot.ui.interactions.access import check_place_of
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.expected import sit_down_where_expected
from bot.ui.interactions.ids import Kind
from bot.ui.interactions.lobby_request import LobbyRequest
from bot.ui.interactions.match_names import read_match

TWO: Final = 2
"""People who swap sides when they play again."""
MOST_LOOKED_AT: Final = 50
"""Finished games of somebody among which one with a friend is looked for."""


@on(Kind.REMATCH)
async def rematch(context: InteractionContext) -> None:
    """Open a lobby where a game has ended; who is expected in one already sits down there."""
    ended = await context.matches.table(context.target.match)
    request = _request(ended, context.user)
    await check_place_of(context, ended)
    if await sit_down_where_expected(context, request, ended.place.guild):
        return
    if context.interaction.channel_id == ended.place.channel:
        lobby.check_place(context)
    opened = await lobby.open_requested(context, request, ended.place)
    await context.say(context.translator("rematch-opened", place=f"<#{opened.place.channel}>"))


async def play_again(context: InteractionContext, friend: discord.abc.User | None, code: str | None) -> None:
    """Open a lobby here for the people of a game: the one named, or the last one, with a friend perhaps."""
    ended = await _find_game(context, None if friend is None else friend.id, code)
    request = _request(ended, context.user)
    if not await sit_down_where_expected(context, request, lobby.check_place(context).guild):
        await lobby.start(context, request, ())


async def finished_with(
    matches: MatchService, user: UserId, friend: UserId | None, guild: int
) -> AsyncIterator[Table]:
    """The finished games of somebody on a server, the latest first; with a friend, where one is named."""
    for row in await matches.history_of(user, MOST_LOOKED_AT):
        if row.guild == guild:
            table = await matches.table(row.match)
            if friend is None or table.seat_of(friend) is not None:
                yield table


async def _find_game(context: InteractionContext, friend: UserId | None, code: str | None) -> Table:
    guild = lobby.check_place(context).guild
    if code is not None:
        return await context.matches.table(await read_match(context, code))
    async for table in finished_with(context.matches, context.user, friend, guild):
        return table
    raise RefusedError("refused-again-none")


def _request(ended: Table, user: UserId) -> LobbyRequest:
    """The same people and options, and of two sides the other one. Raises RefusedError."""
    seats = {player: seat for seat, player in ended.seats if player is not None}
    if user not in seats:
        raise RefusedError("refused-not-seated")
    if ended.phase != "over":
        raise RefusedError("refused-again-not-over")
    swapped = [seat for player, seat in seats.items() if player != user] if len(seats) == TWO else []
    return LobbyRequest(
        ended.key,
        guests=tuple(each for each in seats if each > 0 and each != user and not is_computer(each)),
        seat=swapped[0] if swapped else None,
        settled=ended.options.model_dump(mode="json", exclude={SEATS}),
        hired=tuple(level_of(each) for each in seats if is_computer(each)),
        pace=NO_HURRY if ended.clocks is None else ended.clocks.pace,
    )
