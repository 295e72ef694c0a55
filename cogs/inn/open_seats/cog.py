"""`/next`: one's tables and free seats; a message that shows these, and a role that is called to them."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from aiohttp import ClientError
from discord import app_commands
from discord.ext import commands

from bot.logs import get_logger
from bot.match.match import Table
from bot.match.settings import GuildSettings
from bot.match.values import Place, RefusedError
from bot.ui.commands import text
from bot.ui.interactions.context import InteractionContext, check_role, managed_guild, on
from bot.ui.interactions.lobby import check_place, say_seated
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind
from bot.ui.sight import EVERYBODY
from cogs.inn.open_seats.delivery import SeatBoards
from cogs.inn.open_seats.pages import call_page, next_page, open_seats_page
from cogs.inn.open_seats.service import find_open_tables

if TYPE_CHECKING:
    from bot.client import Pony


log = get_logger("ui")

BETWEEN_CALLS: Final = timedelta(hours=12)
"""The time for which a server's role is left alone after it was called."""


async def show_next(context: InteractionContext) -> None:
    """Show the visitor's tables, those that wait first, and the free seats of the server they are on."""
    turns = await context.matches.turns_of(context.user)
    waiting = [turn for turn in turns if context.user in turn.choosing]
    guild, free = context.interaction.guild_id, tuple[Table, ...]()
    if guild is not None:
        shows = partial(context.services.sight.sees, context.viewer)
        open_tables = await find_open_tables(context.matches, guild, shows)
        free = tuple(table for table in open_tables if context.user not in table.joined)
    page = next_page(
        context.presentation,
        sorted(waiting, key=lambda turn: (turn.since, turn.table.id)),
        [turn for turn in turns if turn not in waiting],
        None if guild is None else free,
        context.language,
        context.user,
        manages=guild is not None and context.interaction.permissions.manage_guild,
    )
    await context.show(page)


@on(Kind.BOARD)
async def post_board(context: InteractionContext) -> None:
    """Post a message with the free seats that is kept up to date, in place of an earlier one."""
    guild = managed_guild(context)
    language = await context.services.languages.of_guild(guild, context.guild_locale)
    shows = partial(context.services.sight.sees, EVERYBODY)
    tables = await find_open_tables(context.matches, guild, shows)
    page = open_seats_page(context.presentation, tables, language, board=True)
    message, _ = await context.show_publicly(page)
    channel = context.interaction.channel_id
    assert channel is not None
    await context.matches.change_guild_settings(
        guild, lambda settings: settings.model_copy(update={"board": (channel, message)})
    )


@on(Kind.SIT)
async def sit(context: InteractionContext) -> None:
    """Sit down at a table, wherever it stands."""
    table = await context.matches.join(context.target.match, context.user, None, context.token)
    await say_seated(context, table)


@on(Kind.CALL)
async def call(context: InteractionContext) -> None:
    """Call the server's role to a table of the visitor's with a free seat, at most once in a while."""
    match = context.match
    place, now = check_place(context), context.services.now()
    table = await context.matches.table(match)
    if context.user not in table.joined:
        raise RefusedError("refused-not-joined")
    if not await context.services.sight.shows_as_openly(table.place, place):
        raise RefusedError("share-hidden")

    async def is_its_place(other: Place) -> bool:
        return other == table.place

    if table.id not in {
        open_table.id for open_table in await find_open_tables(context.matches, place.guild, is_its_place)
    }:
        raise RefusedError("call-no-seat")

    def note(settings: GuildSettings) -> GuildSettings:
        if settings.called is None:
            raise RefusedError("call-no-role")
        check_role(context, settings.called)
        if settings.last_call is not None and now < settings.last_call + BETWEEN_CALLS:
            raise RefusedError("call-lately")
        return settings.model_copy(update={"last_call": now})

    role = (await context.matches.change_guild_settings(place.guild, note)).called
    assert role is not None
    language = await context.services.languages.of_guild(place.guild, context.guild_locale)
    page = call_page(context.presentation, table, role, language)
    channel = context.interaction.client.get_partial_messageable(place.channel, guild_id=place.guild)
    # An answer that Discord has had to wait for calls nobody, so it is a message of its own.
    try:
        await channel.send(
            view=page.build([]), allowed_mentions=discord.AllowedMentions(roles=[discord.Object(role)])
        )
    except (discord.HTTPException, ClientError, OSError) as error:
        log.warning("call_not_sent", match=match, error=repr(error))
        await context.matches.change_guild_settings(place.guild, partial(_take_back, now))
        raise RefusedError("call-not-sent") from error
    await context.say(context.translator("call-done"))


def _take_back(at: datetime, settings: GuildSettings) -> GuildSettings:
    """The settings without a call that nobody has heard. at: when it was to be."""
    return settings.model_copy(update={"last_call": None}) if settings.last_call == at else settings


class OpenSeatsCog(commands.Cog):
    """The command that leads to a table: one's own, or one with a free seat."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-next"), description=text("command-next.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def next(self, interaction: discord.Interaction[Pony]) -> None:
        """Show where one must choose, where one sits, and where one could."""
        await self._router.run(interaction, show_next)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    pony.dispatcher.watchers.append(SeatBoards(pony.services, pony).follow)
    await pony.add_cog(OpenSeatsCog(pony.router))
