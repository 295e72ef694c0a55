"""Lobbies: where they may stand, opened, joined and begun; against the house, or with the same people."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot.engine import clean_text
from bot.logs import get_logger
from bot.match import views as first_games
from bot.match.clocks import NO_HURRY
from bot.match.lobby import SEATS
from bot.match.match import LEVELS, Table, is_computer, level_of
from bot.match.matches import MatchService
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.ui.interactions.context import InteractionContext, check_place_of, on
from bot.ui.interactions.find_match import read_match
from bot.ui.interactions.play import show_seat
from bot.ui.layout import Layout, button, link, rows
from bot.ui.memory import ARCHIVED, UNKNOWN_MESSAGE, ShownTable
from bot.ui.messages.lobby import NOBODY, hint_page
from bot.ui.messages.table import compose_table
from bot.ui.messages.ways import TOLD_ON_JOINING
from bot.ui.page import ComponentId, Kind, Page, base36, keep_attachments, sent
from bot.ui.services import LobbyRequest

log = get_logger("ui")

# Places where a table may stand: what the bot must be allowed there, and which threads there can be.

NEEDED: Final = ("view_channel", "embed_links", "attach_files", "read_message_history")
"""What the bot must be allowed wherever it keeps a table."""
FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""What it must be allowed to open a thread for a table."""
ARCHIVE_AFTER: Final = 10_080
"""Minutes without a message after which Discord archives a thread of ours: seven days, the most there is."""
LONGEST_THREAD_NAME: Final = 100


def check_room(context: InteractionContext, room: Any, allowed: discord.Permissions, place: str) -> None:
    """Raise RefusedError where the bot could not keep a table: before anything is lost.

    room: the channel, as far as it is known. allowed: what the bot may do there. place: its mention.
    """
    if missing := list_missing(context, list_needed(room), allowed):
        raise RefusedError("refused-permissions", permissions=missing, place=place)
    if isinstance(room, discord.Thread) and room.locked and not allowed.manage_threads:
        raise RefusedError("refused-thread-locked", place=place)


def list_needed(room: Any) -> Sequence[str]:
    """List what the bot must be allowed in such a place to keep a table."""
    if isinstance(room, discord.Thread):
        return (*NEEDED, "send_messages_in_threads")
    if isinstance(room, discord.VoiceChannel | discord.StageChannel):
        # Whoever may not join does not see what is written either.
        return (*NEEDED, "connect", "send_messages")
    return (*NEEDED, "send_messages")


def list_missing(
    context: InteractionContext, needed: Sequence[str], allowed: discord.Permissions | None = None
) -> str:
    """List which of these permissions the bot lacks, in words; empty where none. allowed: None for here."""
    allowed = context.interaction.app_permissions if allowed is None else allowed
    missing = [
        context.translator(f"permission-{permission}")
        for permission in needed
        if not getattr(allowed, permission)
    ]
    return context.translator.join(missing) if missing else ""


async def create_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a thread for everybody. Among announcements there are only news threads. Raises HTTPException."""
    types = discord.ChannelType
    return await channel.create_thread(
        name=name[:LONGEST_THREAD_NAME],
        type=types.news_thread if channel.is_news() else types.public_thread,
        auto_archive_duration=ARCHIVE_AFTER,
    )


# Open it, sit down, agree on options, begin or go.

FEWEST_SEATS: Final = 2
"""Seats a game has at least."""
SERVER_FAULT: Final = 500
"""The first of the statuses by which Discord says that it is to blame itself."""
SHOWN_BY_OUTBOX: Final = (UNKNOWN_MESSAGE, ARCHIVED)
"""A lobby that no answer can change, but the outbox: it posts it anew, or wakes it."""


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
    with context.services.tables.opening(place.channel):
        table = await _open_or_lead(context, request, place)
        if table is None:
            return
        page, _ = await _page_of(context, table)
        # What is missing is brought by the outbox, which has been told of the lobby too.
        await _post(context, table, page, request.guests)
    await _tell_of_outdated_file(context, table)


async def _open_or_lead(context: InteractionContext, request: LobbyRequest, place: Place) -> Table | None:
    """Open a lobby; where the place is taken, lead to what was meant, or offer a thread, and return None."""
    try:
        return await open_requested(context, request, place)
    except RefusedError as error:
        if error.reason != "refused-place-taken":
            raise
    if not await show_lost_lobby(context, place) and not await sit_down_where_expected(
        context, request, place.guild, place
    ):
        await offer_thread(context, request)
    return None


async def _post(
    context: InteractionContext,
    table: Table,
    page: Page,
    called: Sequence[UserId] = (),
    waiting: tuple[UserId, ...] = (),
) -> tuple[int, bool]:
    """Answer with the message of a table; return its id, and whether it has all its pictures."""
    message, attached = await context.show_publicly(page, called)
    await context.matches.set_message(table.id, message, context.services.now())
    complete = page.is_complete(attached)
    shown = ShownTable(message, page.digest, attached, waiting, complete=complete)
    context.services.tables.note(table.id, shown)
    return message, complete


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
        origin=request.origin,
    )
    for number, level in enumerate(request.hired):
        table = await context.matches.hire(table.id, context.user, level, f"{context.token}-{number}")
    if request.level is None or table.phase != "lobby":
        return table
    if request.first_game:
        await first_games.begin_first_game(context.matches.settings, context.user, table.id)
    return await seat_others(context, table, request.level)


async def seat_others(context: InteractionContext, table: Table, level: str) -> Table:
    """Have the house take the seats a game needs at least, and begin it."""
    fewest = max(min(context.presentation.bundle(table).game.facts.players), FEWEST_SEATS)
    fewest = fewest if table.origin is None else len(table.origin.seats)
    for number in range(len(table.joined), fewest):
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
    # What is played on from is kept in memory alone: forgotten, no other game is to be opened instead.
    key = request.key if request.origin is None else f"{request.key}+"
    payload = ".".join([key, base36(number), *map(base36, request.guests)])
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
        await context.say(context.translator("components-outdated", game=game))


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
    is_new = context.user not in (await context.table()).joined
    await change(context, context.matches.join(context.match, context.user, seat, context.token))
    told = await tell_on_joining(context, context.match) if is_new else ""
    if told:
        await context.say(told)


async def tell_on_joining(context: InteractionContext, match: MatchId) -> str:
    """Tell what features have to say privately to who has sat down; mostly nothing."""
    table, tells = await context.matches.table(match), TOLD_ON_JOINING.values()
    told = [await tell(context.matches, table, context.translator, context.user) for tell in tells]
    return "\n".join(filter(None, told))


@on(Kind.LEAVE)
async def leave(context: InteractionContext) -> None:
    """Get up again."""
    await change(context, context.matches.leave(context.match, context.user, context.token))


@on(Kind.CANCEL)
async def cancel(context: InteractionContext) -> None:
    """Close the table before play."""
    await change(context, context.matches.cancel(context.match, context.user, context.token))


@on(Kind.CARDS)
async def wish_for_cards(context: InteractionContext) -> None:
    """Say that one wants everything as it was, where a game is played on; or no longer."""
    origin = (await context.table()).origin
    whole = origin is not None and context.user not in origin.agreed
    changing = context.matches.wish_for_cards(context.match, context.user, context.token, whole=whole)
    await change(context, changing)


@on(Kind.BEGIN)
async def begin(context: InteractionContext) -> None:
    """Begin play: the lobby becomes the table."""
    await change(context, context.matches.begin(context.match, context.user, context.token))


async def change(context: InteractionContext, changing: Awaitable[Table]) -> None:
    """Carry out a change of a lobby, and answer by what the message shows then."""
    message = context.interaction.message
    assert message is not None
    match = (await changing).id
    async with context.services.slots.of(message.id).answer():
        table = await context.matches.table(match)
        page, waiting = await _page_of(context, table)
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


async def _page_of(context: InteractionContext, table: Table) -> tuple[Page, tuple[UserId, ...]]:
    """Compose what the message of a table shows, in the language of its server, and who must choose."""
    language = await context.services.language_of(table, context.guild_locale)
    return await compose_table(context.services, table, language)


async def explain_old_button(context: InteractionContext) -> None:
    """Explain a button of an older version, with a way to the present."""
    interaction = context.interaction
    table = None
    if interaction.guild_id is not None and interaction.channel_id is not None:
        table = await context.matches.tables_at(_place(context))
    seat = []
    if table is not None:
        seat = [button(ComponentId(Kind.SEAT, table.id), context.translator("button-seat"), "primary", "🪑")]
    await context.say(context.translator("refused-old-button"), parts=rows(seat))


async def show_table(context: InteractionContext, match: MatchId | None = None) -> None:
    """Post the table (or lobby) message anew, as the answer to a command. match: if not the context's."""
    services, interaction = context.services, context.interaction
    table = await context.matches.table(match or context.match)
    match = table.id
    if interaction.channel_id != table.place.channel:
        await context.say(link(table))
        return
    if table.place.is_private:
        await show_seat(context, match)
        return
    page, waiting = await _page_of(context, table)
    message, complete = await _post(context, table, page, waiting=waiting)
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
    bring = services.late_pictures.try_to_bring
    await bring(slot, slot.claim(), page, edit, send_anew, guild=table.place.guild)


async def delete_message(interaction: discord.Interaction, place: Place, message: int) -> None:
    """Take a message away that is no longer the table's; where that fails, it stays."""
    channel = interaction.client.get_partial_messageable(place.channel, guild_id=place.guild)
    try:
        await channel.get_partial_message(message).delete()
    except discord.HTTPException as error:
        log.info("old_message_stays", message=message, code=error.code)


# Lobbies that keep a seat for the visitor: who opens what waits for them already sits down there instead.


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
            await say_seated(context, table)
            return True
    return False


async def say_seated(context: InteractionContext, table: Table) -> None:
    """Lead who has sat down from afar to their table."""
    told = [context.translator("open-seated", place=link(table)), await tell_on_joining(context, table.id)]
    await context.say("\n".join(filter(None, told)))


def _is_meant(table: Table, request: LobbyRequest) -> bool:
    """Check whether a lobby is for the game and the people of a request."""
    return table.key == request.key and {*request.guests} <= {*table.joined, *table.invited}


def _free_seats(table: Table) -> set[str]:
    return {seat for seat, user in table.seats if user is None}


# Playing against the house: it takes seats of a lobby, or all of them but one at once.


@on(Kind.COMPUTER)
async def seat_computer(context: InteractionContext) -> None:
    """Have the house take a seat of a lobby, or give one up."""
    chosen, match = context.values[0] if context.values else "", context.match
    if chosen == NOBODY:
        await change(context, context.matches.dismiss(match, context.user, context.token))
    elif chosen in LEVELS:
        await change(context, context.matches.hire(match, context.user, chosen, context.token))
    else:
        raise RefusedError("refused-forged")


@on(Kind.HINT)
async def hint(context: InteractionContext) -> None:
    """Say what the house would choose here, privately and below the panel."""
    view, choice = await context.services.computers.hint(context.match, context.user)
    await context.show_below(hint_page(context.presentation, view, choice, context.language))


# The same people once more, at what they agreed on: at once, or later by an invitation.

SIDES: Final = 2
"""People who swap sides when they play again."""
MOST_LOOKED_AT: Final = 50
"""Finished games of somebody among which one with a friend is looked for."""


async def rematch(context: InteractionContext) -> None:
    """Open a lobby where a game has ended; who is expected in one already sits down there."""
    ended = await context.table()
    request = request_again(ended, context.user)
    await check_place_of(context, ended)
    if await sit_down_where_expected(context, request, ended.place.guild):
        return
    if context.interaction.channel_id == ended.place.channel:
        check_place(context)
    opened = await open_requested(context, request, ended.place)
    await context.say(context.translator("rematch-opened", place=f"<#{opened.place.channel}>"))


async def play_again(context: InteractionContext, friend: discord.abc.User | None, code: str | None) -> None:
    """Open a lobby here for the people of a game: the one named, or the last one, with a friend perhaps."""
    ended = await _find_ended(context, None if friend is None else friend.id, code)
    request = request_again(ended, context.user)
    if not await sit_down_where_expected(context, request, check_place(context).guild):
        await start(context, request, ())


async def finished_with(
    matches: MatchService, user: UserId, friend: UserId | None, guild: int
) -> AsyncIterator[Table]:
    """The finished games of somebody on a server, the latest first; with a friend, where one is named."""
    for row in await matches.history_of(user, MOST_LOOKED_AT):
        if row.guild == guild:
            table = await matches.table(row.match)
            if friend is None or table.seat_of(friend) is not None:
                yield table


async def _find_ended(context: InteractionContext, friend: UserId | None, code: str | None) -> Table:
    guild = check_place(context).guild
    if code is not None:
        return await context.matches.table(await read_match(context, code))
    async for table in finished_with(context.matches, context.user, friend, guild):
        return table
    raise RefusedError("refused-again-none")


def request_again(ended: Table, user: UserId) -> LobbyRequest:
    """The same people and options, and of two sides the other one. Raises RefusedError."""
    seats = {player: seat for seat, player in ended.seats if player is not None}
    if user not in seats:
        raise RefusedError("refused-not-seated")
    if ended.phase != "over":
        raise RefusedError("refused-again-not-over")
    swapped = [seat for player, seat in seats.items() if player != user] if len(seats) == SIDES else []
    return LobbyRequest(
        ended.key,
        guests=tuple(seated for seated in seats if seated > 0 and seated != user and not is_computer(seated)),
        seat=swapped[0] if swapped else None,
        settled=ended.options.model_dump(mode="json", exclude={SEATS}),
        hired=tuple(level_of(seated) for seated in seats if is_computer(seated)),
        pace=NO_HURRY if ended.clocks is None else ended.clocks.pace,
    )
