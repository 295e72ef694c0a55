"""Handlers of a lobby: open it, sit down, agree on options, begin or go."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Sequence
from typing import Final

import discord
from aiohttp import ClientError

from bot.engine import clean_text
from bot.logs import get_logger
from bot.match.match import Table
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.text import Language
from bot.ui.delivery.table_delivery import ARCHIVED
from bot.ui.delivery.table_messages import ShownTable
from bot.ui.interactions.context import UNKNOWN_MESSAGE, InteractionContext, on
from bot.ui.interactions.expected import sit_down_where_expected
from bot.ui.interactions.ids import ComponentId, Kind, base36
from bot.ui.interactions.lobby_request import LobbyRequest
from bot.ui.interactions.places import FOR_THREADS, check_room, create_thread, list_missing
from bot.ui.messages.component_sheet import command_line
from bot.ui.messages.layout import Layout, button, link, rows
from bot.ui.messages.lobby import lobby_page
from bot.ui.messages.page import Page, keep_attachments, sent
from bot.ui.messages.table import PLAYED, SPECTATOR, must_choose, table_page

log = get_logger("ui")

TWO: Final = 2
"""Seats a game has at least."""
SERVER_FAULT: Final = 500
"""The first of the statuses by which Discord says that it is to blame itself."""
SHOWN_BY_OUTBOX: Final = (UNKNOWN_MESSAGE, ARCHIVED)
"""Discord's codes for a lobby that no answer can change, but the outbox: it posts it anew, or wakes it."""


async def start(
    context: InteractionContext, request: LobbyRequest, guests: Sequence[discord.abc.User]
) -> None:
    """Open a lobby and answer with it; offer a thread where the channel is taken."""
    place = check_place(context)
    for guest in guests:
        if guest.id == context.user:
            raise RefusedError("refused-self")
        if guest.bot:
            raise RefusedError("refused-bot")
    services = context.services
    with services.tables.opening(place.channel):
        try:
            table = await open_requested(context, request, place)
        except RefusedError as error:
            if error.reason != "refused-place-taken":
                raise
            if await show_lost_lobby(context, place):
                return
            if not await sit_down_where_expected(context, request, place.guild, place):
                await offer_thread(context, request)
            return
        page = lobby_page(context.presentation, table, await _table_language(context, table))
        message, attached = await context.show_publicly(page, request.guests)
        await context.matches.set_message(table.id, message, services.now())
        # What is missing is brought by the outbox, which has been told of the lobby too.
        complete = page.is_complete(attached)
        services.tables.note(table.id, ShownTable(message, page.digest, attached, complete=complete))
    await _tell_of_outdated_file(context, table)


async def open_requested(
    context: InteractionContext, request: LobbyRequest, place: Place, parent: int | None = None
) -> Table:
    """Open the lobby that was asked for; against the house alone its game begins at once."""
    table = await context.matches.open_lobby(
        request.key,
        place,
        context.user,
        request.guests,
        request.options or {},
        context.token,
        seat=request.seat,
        parent=parent or getattr(context.interaction.channel, "parent_id", None),
        settled=request.settled,
        pace=request.pace,
    )
    for number, level in enumerate(request.hired):
        table = await context.matches.hire(table.id, context.user, level, f"{context.token}-{number}")
    if request.level is None or table.phase != "lobby":
        return table
    if request.first_game:
        await context.services.school.begin_first_game(context.user, table.id)
    return await seat_others(context, table, request.level)


async def seat_others(context: InteractionContext, table: Table, level: str) -> Table:
    """Have the house take the seats a game needs at least, and begin it."""
    fewest = min(context.presentation.bundle(table).game.facts.players)
    for number in range(1, max(fewest, TWO)):
        await context.matches.hire(table.id, context.user, level, f"{context.token}-{number}")
    return await context.matches.begin(table.id, context.user, f"{context.token}-begin")


def check_place(context: InteractionContext) -> Place:
    """Find where a table is to stand. Raises RefusedError where there can be none."""
    place, interaction = _place(context), context.interaction
    check_room(context, interaction.channel, interaction.app_permissions, f"<#{place.channel}>")
    return place


def _place(context: InteractionContext) -> Place:
    guild, channel = context.interaction.guild_id, context.interaction.channel_id
    if guild is None or channel is None:
        raise RefusedError("refused-guild-only")
    return Place(guild, channel)


async def offer_thread(context: InteractionContext, request: LobbyRequest) -> None:
    """Offer a thread where the channel is taken, or say what the bot lacks for one.

    Who is expected in a lobby that takes it is led there.
    """
    table = await context.matches.tables_at(_place(context))
    led = ""
    if table is not None and table.phase == "lobby" and context.user in table.invited:
        led = context.translator("lobby-expected", place=link(table)) + "\n"
    if not isinstance(context.interaction.channel, discord.TextChannel):
        await context.say(led + context.translator("lobby-thread-impossible"))
        return
    if missing := list_missing(context, FOR_THREADS):
        await context.say(led + context.translator("lobby-thread-forbidden", permissions=missing))
        return
    number = secrets.randbits(30)
    context.services.offered_threads.put(number, request)
    payload = ".".join([request.key, base36(number), *map(base36, request.guests)])
    label = context.translator("button-thread")
    offer = button(ComponentId(Kind.THREAD, 0, 0, payload), label, "primary", "🧵")
    await context.say(led + context.translator("lobby-thread-offer"), parts=rows([offer]))


async def show_lost_lobby(context: InteractionContext, place: Place) -> bool:
    """Show the lobby of a channel again where its message was deleted; return whether it was."""
    table = await context.matches.tables_at(place)
    if table is None or table.phase != "lobby" or await _stands(context, table):
        return False
    await show_table(context, table.id)
    return True


async def _stands(context: InteractionContext, table: Table) -> bool:
    """Check whether the message of a table is still there: nobody tells the bot when one is deleted."""
    if table.message is None:
        # Whoever has opened it is about to show it.
        return True
    place = table.place
    channel = context.interaction.client.get_partial_messageable(place.channel, guild_id=place.guild)
    try:
        await channel.fetch_message(table.message)
    except discord.NotFound:
        return False
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("message_unknown", match=table.id, error=repr(error))
    return True


@on(Kind.THREAD)
async def open_thread(context: InteractionContext) -> None:
    """Open a thread with a lobby in it."""
    request = _read_request(context)
    channel = context.interaction.channel
    if request.key not in context.presentation.games or not isinstance(channel, discord.TextChannel):
        raise RefusedError("refused-forged")
    await context.acknowledge()
    game = context.presentation.name(request.key, context.language)
    host = clean_text(context.interaction.user.display_name)
    name = context.translator("lobby-thread-name", game=game, host=host)
    try:
        thread = await create_thread(channel, name)
    except discord.HTTPException as error:
        if error.status >= SERVER_FAULT:
            raise
        log.info("no_thread", code=error.code)
        await context.replace(context.translator("lobby-thread-impossible"))
        return
    place = Place(channel.guild.id, thread.id)
    table = await open_requested(context, request, place, channel.id)
    await context.replace(context.translator("lobby-thread-opened", thread=thread.mention))
    await _tell_of_outdated_file(context, table)


async def _tell_of_outdated_file(context: InteractionContext, table: Table) -> None:
    """Tell who has opened a table that it does without the file its server has given."""
    if await context.matches.components.is_outdated(table.place.guild, table.key):
        game = context.presentation.name(table.key, context.language)
        command = command_line(context.presentation.games[table.key], context.language)
        await context.say(context.translator("components-outdated", game=game, command=command))


def _read_request(context: InteractionContext) -> LobbyRequest:
    """Read what a button that opens a thread stands for; without options that are no longer known."""
    key, _, rest = context.target.payload.partition(".")
    try:
        number, *guests = [int(word, 36) for word in rest.split(".")]
    except ValueError:
        raise RefusedError("refused-forged") from None
    return context.services.offered_threads.get(number) or LobbyRequest(key, tuple(guests))


@on(Kind.JOIN)
async def join(context: InteractionContext) -> None:
    """Sit down, or change the wish for a seat."""
    chosen = context.values[0] if context.values else context.target.payload
    seat = None if chosen in ("", "-") else chosen
    await change(context, context.matches.join(context.target.match, context.user, seat, context.token))


@on(Kind.LEAVE)
async def leave(context: InteractionContext) -> None:
    """Get up again."""
    await change(context, context.matches.leave(context.target.match, context.user, context.token))


@on(Kind.CANCEL)
async def cancel(context: InteractionContext) -> None:
    """Close the table before play."""
    await change(context, context.matches.cancel(context.target.match, context.user, context.token))


@on(Kind.BEGIN)
async def begin(context: InteractionContext) -> None:
    """Begin play: the lobby becomes the table."""
    await change(context, context.matches.begin(context.target.match, context.user, context.token))


async def change(context: InteractionContext, changing: Awaitable[Table]) -> None:
    """Carry out a change of a lobby, and answer by what the message shows then."""
    message = context.interaction.message
    assert message is not None
    match = (await changing).id
    async with context.services.slots.of(message.id).answer():
        table = await context.matches.table(match)
        page, waiting = await page_of(context, table)
        before = context.services.tables.shown(match)
        kept = [] if before is None else keep_attachments(page, before.attached)
        try:
            await context.update(page.build(kept))
        except discord.HTTPException as error:
            if error.code not in SHOWN_BY_OUTBOX:
                raise
            await context.acknowledge()
            return
        if message.id == table.message:
            shown = ShownTable(message.id, page.digest, kept, waiting, complete=page.is_complete(kept))
            context.services.tables.note(table.id, shown)


async def page_of(context: InteractionContext, table: Table) -> tuple[Page, tuple[UserId, ...]]:
    """Compose what the message of a table shows, and who must choose."""
    language = await _table_language(context, table)
    if table.phase not in PLAYED:
        return lobby_page(context.presentation, table, language), ()
    await context.services.learn_names(table)
    view = await context.matches.view(table.id, SPECTATOR)
    annals = await context.matches.archive.annals(table.id)
    return table_page(context.presentation, view, language, annals), must_choose(view)


async def _table_language(context: InteractionContext, table: Table) -> Language:
    return await context.services.languages.of_guild(table.place.guild, context.guild_locale)


async def explain_old_button(context: InteractionContext) -> None:
    """Explain a button of an older version, with a way to the present."""
    interaction = context.interaction
    table = None
    if interaction.guild_id is not None and interaction.channel_id is not None:
        table = await context.matches.tables_at(Place(interaction.guild_id, interaction.channel_id))
    seat = []
    if table is not None:
        seat = [button(ComponentId(Kind.SEAT, table.id), context.translator("button-seat"), "primary", "🪑")]
    await context.say(context.translator("refused-old-button"), parts=rows(seat))


async def show_table(context: InteractionContext, match: MatchId) -> None:
    """Post the table (or lobby) message anew, as the answer to a command."""
    services, interaction = context.services, context.interaction
    table = await context.matches.table(match)
    if interaction.channel_id != table.place.channel:
        await context.say(link(table))
        return
    page, waiting = await page_of(context, table)
    message, attached = await context.show_publicly(page)
    await context.matches.set_message(match, message, services.now())
    complete = page.is_complete(attached)
    services.tables.note(match, ShownTable(message, page.digest, attached, waiting, complete=complete))
    if table.message is not None:
        # No picture of the old message is to come any more.
        services.slots.of(table.message).claim()
        await delete_message(interaction, table.place, table.message)
    if complete:
        return

    async def edit(layout: Layout, files: list[discord.File]) -> None:
        await interaction.edit_original_response(view=layout, attachments=files)
        services.tables.note(match, ShownTable(message, page.digest, sent(files), waiting))

    async def send_anew(layout: Layout, files: list[discord.File]) -> None:
        anew = await interaction.followup.send(view=layout, files=files, wait=True)
        await context.matches.set_message(match, anew.id, services.now())
        services.tables.note(match, ShownTable(anew.id, page.digest, sent(files), waiting))
        await interaction.delete_original_response()

    slot = services.slots.of(message)
    await services.late_pictures.try_to_bring(slot, slot.claim(), page, edit, send_anew)


async def delete_message(interaction: discord.Interaction, place: Place, message: int) -> None:
    channel = interaction.client.get_partial_messageable(place.channel, guild_id=place.guild)
    try:
        await channel.get_partial_message(message).delete()
    except discord.HTTPException as error:
        log.info("old_message_stays", message=message, code=error.code)
