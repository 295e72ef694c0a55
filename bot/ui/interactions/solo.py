"""Games against the house: a table of one's own, in a private thread or in one's private messages."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import discord
from aiohttp import ClientError

from bot.engine import clean_text
from bot.logs import get_logger
from bot.match import views as first_games
from bot.match.match import Table, is_computer, level_of
from bot.match.values import NO_SERVER, Place, RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.lobby import (
    ARCHIVE_AFTER,
    LONGEST_THREAD_NAME,
    NEEDED,
    SERVER_FAULT,
    list_missing,
    open_requested,
    rematch,
    request_again,
)
from bot.ui.interactions.play import show_seat
from bot.ui.layout import ACCENT, QUIET, button, frame, link, rows, text
from bot.ui.messages.actions import RESIGN
from bot.ui.messages.people import USUAL_LEVEL
from bot.ui.page import ComponentId, Kind, plain
from bot.ui.services import LobbyRequest

log = get_logger("ui")

FIRST_LEVEL: Final = "newcomer"
FOR_A_THREAD: Final = (*NEEDED, "create_private_threads", "send_messages_in_threads")
"""What the bot must be allowed in a channel to open a thread there for one person."""
MOST_LOOKED_AT: Final = 50
"""Finished games of somebody among which one of a game is looked for."""


@dataclass(frozen=True, slots=True)
class _Room:
    """The place where a table of one's own is to stand. parent: the channel of a thread.

    note: what is said of the place, where somebody would not look for the table.
    """

    place: Place
    parent: int | None = None
    note: str = ""


async def start_solo(context: InteractionContext, request: LobbyRequest) -> None:
    """Open a table at which the house takes all other seats, begin, and show one's own seat.

    It stands in a thread for its player alone, or where there can be none, in private messages.
    """
    context.make_lasting()
    if not await _lead_to_table_here(context):
        room = await _find_room(context, request)
        if room is not None:
            with context.services.tables.opening(room.place.channel):
                table = await open_requested(context, request, room.place, room.parent)
            note = room.note or await _leave_way(context, table)
            await show_seat(context, table.id, note)


async def _find_room(context: InteractionContext, request: LobbyRequest) -> _Room | None:
    """Find or make the place of a table of one's own; None where the visitor was led to another one."""
    guild, channel = context.interaction.guild_id, context.interaction.channel
    if guild is None:
        assert context.interaction.channel_id is not None
        return _Room(Place(NO_SERVER, context.interaction.channel_id))
    if isinstance(channel, discord.Thread) and await _is_own_thread(context):
        return _Room(Place(guild, channel.id), channel.parent_id)
    parent = await _find_parent(context)
    thread = None if parent is None else await _open_thread(context, parent, request)
    if thread is not None:
        await context.services.sight.note(thread)
        note = context.translator("solo-thread", place=thread.mention)
        return _Room(Place(guild, thread.id), thread.parent_id, note)
    return await _go_private(context)


async def _is_own_thread(context: InteractionContext) -> bool:
    """Check whether this is a thread in which the visitor has played the house before, and it is free."""
    channel, client = context.interaction.channel, context.interaction.client
    if not isinstance(channel, discord.Thread) or not channel.is_private() or client.user is None:
        return False
    is_free = await context.matches.tables_at(Place(channel.guild.id, channel.id)) is None
    return is_free and channel.owner_id == client.user.id


async def _find_parent(context: InteractionContext) -> discord.TextChannel | None:
    """Find the channel here in which a private thread can be opened; None where there is none."""
    here = context.interaction.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        return None
    allowed = (await context.matches.guild_settings(channel.guild.id)).channels
    if (allowed and channel.id not in allowed) or list_missing(context, FOR_A_THREAD):
        return None
    return channel


async def _open_thread(
    context: InteractionContext, parent: discord.TextChannel, request: LobbyRequest
) -> discord.Thread | None:
    """Open a thread for the visitor alone; None where Discord does not let the bot."""
    game = context.presentation.name(request.key, context.language)
    host = clean_text(context.interaction.user.display_name)
    name = context.translator("lobby-thread-name", game=game, host=host)
    await context.acknowledge()
    try:
        thread = await parent.create_thread(
            name=name[:LONGEST_THREAD_NAME],
            type=discord.ChannelType.private_thread,
            auto_archive_duration=ARCHIVE_AFTER,
            invitable=False,
        )
        await thread.add_user(discord.Object(context.user))
    except discord.HTTPException as error:
        if error.status >= SERVER_FAULT:
            raise
        log.info("no_private_thread", code=error.code)
        return None
    return thread


async def _go_private(context: InteractionContext) -> _Room | None:
    """Find the place among the visitor's private messages; None where one stands there already."""
    channel = await context.interaction.client.create_dm(discord.Object(context.user))
    place = Place(NO_SERVER, channel.id)
    if await _lead_to(context, place):
        return None
    return _Room(place)


async def _leave_way(context: InteractionContext, table: Table) -> str:
    """Leave the way to a table among its player's private messages; return what is said of that.

    Nothing where they are what is pressed in.
    """
    if not table.place.is_private or context.interaction.guild_id is None:
        return ""
    translator, language = context.translator, context.language
    told = text(translator("solo-lives-here", game=context.presentation.name(table.key, language)))
    seat = button(ComponentId(Kind.SEAT, table.id), translator("button-seat"), "primary", "🪑")
    channel = context.interaction.client.get_partial_messageable(table.place.channel)
    try:
        message = await channel.send(view=frame([told, *rows([seat])], QUIET))
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("private_messages_closed", code=getattr(error, "code", None))
        return translator("solo-closed")
    await context.matches.private_messages.note_shown(table.id, context.user, message.id)
    return translator("solo-private", place=link(table))


async def _lead_to_table_here(context: InteractionContext) -> bool:
    """Lead to the table in these private messages, where there is one; return whether there is."""
    channel = context.interaction.channel_id
    is_private = context.interaction.guild_id is None and channel is not None
    return is_private and await _lead_to(context, Place(NO_SERVER, channel or 0))


async def _lead_to(context: InteractionContext, place: Place) -> bool:
    """Lead to the one table that may stand in private messages; return whether one does.

    One that was opened and never begun, for the bot was ended in between, makes room.
    """
    table = await context.matches.tables_at(place)
    if table is None:
        return False
    if table.phase == "lobby":
        with suppress(RefusedError):
            await context.matches.cancel(table.id, context.user, f"{context.token}-cancel")
        return False
    await context.show(plain(lambda: _one_at_a_time(context, table)))
    return True


def _one_at_a_time(context: InteractionContext, table: Table) -> discord.ui.LayoutView:
    """Lay out the way to the table that goes on, and to its end."""
    translator = context.translator
    told = translator("solo-one", game=context.presentation.name(table.key, context.language))
    ways = [
        button(ComponentId(Kind.SEAT, table.id), translator("button-seat"), "primary", "🪑"),
        RESIGN.button(translator, table.id),
    ]
    return frame([text(told), *rows(ways)], ACCENT)


@on(Kind.HOUSE)
async def play_house(context: InteractionContext) -> None:
    """Play a game against the house at once: an easy one, until one has been won."""
    key = context.target.payload
    if key not in context.presentation.games:
        raise RefusedError("refused-forged")
    await start_solo(context, await _request_first(context, key))


async def _request_first(context: InteractionContext, key: str) -> LobbyRequest:
    """Request a game for somebody who says no more than which; in a first one decisions are introduced."""
    history = await context.matches.history_of(context.user, MOST_LOOKED_AT)
    played = [row.match for row in history if row.game == key]
    won = False
    for match in played:
        table = await context.matches.table(match)
        is_won = table.outcome is not None and table.seat_of(context.user) in table.outcome.winners
        won = won or (is_won and table.origin is None)
    return LobbyRequest(key, level=USUAL_LEVEL if won else FIRST_LEVEL, first_game=not played)


@on(Kind.FIRST_GAME)
async def begin_first_game(context: InteractionContext) -> None:
    """A whole game against the house's newcomer; in it, no further introductions."""
    key, match = context.target.payload, context.target.match
    if match:
        await first_games.begin_first_game(context.matches.settings, context.user, 0)
        await show_seat(context, match)
        return
    if key not in context.presentation.games:
        raise RefusedError("refused-forged")
    await start_solo(context, LobbyRequest(key, level=FIRST_LEVEL, first_game=True))


@on(Kind.REMATCH)
async def play_again(context: InteractionContext) -> None:
    """Play the same game again: with the house alone at once, else from a lobby."""
    ended = await context.table()
    houses = [user for _, user in ended.seats if user is not None and is_computer(user)]
    if ended.people != (context.user,) or not houses:
        await rematch(context)
        return
    request = request_again(ended, context.user)
    hired = tuple(level_of(user) for user in houses)
    await start_solo(context, replace(request, hired=hired, level=hired[0]))
