"""Handlers for the managers of a server: `/server tables`, and a button under *More* of each table.

They are shown words about a table and never anything of its game, for they may play in it themselves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot.match.match import Table
from bot.match.values import MatchId, RefusedError, UserId
from bot.ui.commands import add_below, text
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext, check_access, on, require_keeper
from bot.ui.interactions.lobby import check_room
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind
from cogs.inn.managing.pages import (
    CLOSE_NOW,
    DRAW_NOW,
    OUT_NOW,
    WON_NOW,
    keeping_page,
    openers_page,
    sure_page,
    tables_page,
)
from cogs.inn.managing.service import list_tables

if TYPE_CHECKING:
    from bot.client import Pony


Room = discord.TextChannel | discord.VoiceChannel | discord.Thread
"""Where a table may stand."""


@on(Kind.KEEPING)
async def press(context: InteractionContext) -> None:
    """A component of the managers' pages."""
    guild, (act, _, about) = await require_keeper(context), context.target.payload.partition(".")
    table = await _find_table(context, guild, context.target.match)
    match act:
        case "":
            await _show(context, table)
        case "close":
            await _ask(context, guild, table, _ways_to_close(context, table))
        case "won" | "out" if _choice(context):
            await _ask(context, guild, table, (WON_NOW if act == "won" else OUT_NOW,), _choice(context))
        case "move" if _choice(context):
            await _move(context, guild, table, _find_room(context, _choice(context)))
        case "won" | "out" | "move":
            # Nobody, or nowhere, was chosen: a menu was closed again.
            await _show(context, table)
        case _:
            await _do(context, guild, table, act, _read_user(about))


async def _ask(
    context: InteractionContext, guild: int, table: Table, ways: Sequence[str], about: UserId | None = None
) -> None:
    """Ask a manager whether they are sure, where they may do it. Raises RefusedError."""
    await context.matches.keepers.check_ending(guild, table.id, context.user)
    if about is not None and about not in table.joined:
        raise RefusedError("refused-remove-not-playing")
    await context.show(sure_page(context.presentation, table, context.language, ways, about))


def _ways_to_close(context: InteractionContext, table: Table) -> Sequence[str]:
    draws = context.presentation.bundle(table).draws and table.phase == "playing"
    return (CLOSE_NOW, DRAW_NOW) if draws else (CLOSE_NOW,)


async def _do(context: InteractionContext, guild: int, table: Table, act: str, about: UserId) -> None:
    """Do what a manager has been asked about. Raises RefusedError."""
    keepers, target = context.matches.keepers, context.target
    if bool(target.stamp) != (table.phase != "lobby"):
        raise RefusedError("refused-stale")
    match act:
        case "close-now" | "draw-now":
            as_draw = act == DRAW_NOW
            after = await keepers.close(guild, table.id, context.user, context.token, as_draw=as_draw)
        case "won-now" if about:
            after = await keepers.award(guild, table.id, context.user, about, context.token)
        case "out-now" if about:
            after = await keepers.take_out(guild, table.id, context.user, about, context.token)
        case _:
            raise RefusedError("refused-forged")
    await _show(context, after, "keeping-taken-out" if act == OUT_NOW else "keeping-closed")


def _read_user(text: str) -> UserId:
    """The user of a payload; 0 where it names none."""
    try:
        return int(text, 36)
    except ValueError:
        return 0


async def show_tables(context: InteractionContext) -> None:
    """Show the server's tables, those whose channel the visitor sees."""
    await _show_tables(context, await require_keeper(context))


async def _show_tables(context: InteractionContext, guild: int, page: int = 0) -> None:
    shows = partial(context.services.sight.sees, context.viewer)
    tables = await list_tables(context.matches, guild, shows)
    now = context.presentation.house_clock.moment()
    here = context.interaction.guild
    channels = (
        {} if here is None else {channel.id: channel.name for channel in (*here.channels, *here.threads)}
    )
    await context.show(tables_page(context.presentation, tables, now, channels, context.language, page))


@on(Kind.TABLES)
async def press_tables(context: InteractionContext) -> None:
    """The page of all tables, a table chosen there, or who may open tables."""
    guild = await require_keeper(context)
    match context.target.payload:
        case "":
            await _show_tables(context, guild, context.target.stamp)
        case "open" if _choice(context):
            await check_access(context, _choice(context))
            await _show(context, await _find_table(context, guild, _choice(context)))
        case "people":
            await _show_people(context, guild)
        case "forbid" | "allow" as act if _choice(context):
            await _let_open(context, guild, _choice(context), allowed=act == "allow")
        case "forbid" | "allow":
            await _show_people(context, guild)
        case _:
            raise RefusedError("refused-forged")


async def _let_open(context: InteractionContext, guild: int, user: UserId, *, allowed: bool) -> None:
    """Forbid somebody to open tables here, or allow it again."""
    keepers, data = context.matches.keepers, cast("dict[str, Any]", context.interaction.data or {})
    if any(chosen_user.get("bot") for chosen_user in data.get("resolved", {}).get("users", {}).values()):
        raise RefusedError("refused-bot")
    if allowed:
        await keepers.allow(guild, context.user, user)
    else:
        await keepers.forbid(guild, context.user, user)
    message = "keeping-allowed" if allowed else "keeping-forbidden"
    await _show_people(context, guild, context.translator(message, user=f"<@{user}>"))


async def _show_people(context: InteractionContext, guild: int, note: str = "") -> None:
    forbidden = await context.matches.keepers.list_forbidden(guild)
    await context.show(openers_page(context.presentation, forbidden, context.language, note))


async def _find_table(context: InteractionContext, guild: int, match: MatchId) -> Table:
    """A table of this server. Raises RefusedError for one of another."""
    table = await context.matches.table(match)
    if table.place.guild != guild:
        raise RefusedError("refused-other-server")
    return table


async def _show(context: InteractionContext, table: Table, note: str = "") -> None:
    said = context.translator(note) if note else ""
    await context.show(keeping_page(context.presentation, table, context.language, said))


async def _move(context: InteractionContext, guild: int, table: Table, room: Room) -> None:
    """Move a table where the bot may keep one, and take its old message away."""
    _check_room(context, guild, room)
    parent = room.parent_id if isinstance(room, discord.Thread) else None
    after = await context.matches.keepers.move(guild, table.id, context.user, room.id, parent, context.token)
    context.services.tables.forget(table.id)
    if table.message is not None:
        context.services.slots.of(table.message).claim()
        await lobby.delete_message(context.interaction, table.place, table.message)
    await _show(context, after, "keeping-moved")


def _check_room(context: InteractionContext, guild: int, room: Room) -> None:
    """Raise RefusedError where the bot could not keep a table: before anything is lost."""
    if room.guild.id != guild:
        raise RefusedError("refused-other-server")
    check_room(context, room, room.permissions_for(room.guild.me), room.mention)


def _find_room(context: InteractionContext, channel: int) -> Room:
    guild = context.interaction.guild
    room = None if guild is None else guild.get_channel_or_thread(channel)
    if not isinstance(room, Room):
        raise RefusedError("refused-no-room")
    return room


def _choice(context: InteractionContext) -> int:
    """The id that has been chosen in a menu; 0 where none was."""
    chosen = context.values[0] if context.values else ""
    return int(chosen) if chosen.isdecimal() else 0


def make_tables(router: InteractionRouter) -> app_commands.Command[Any, ..., None]:
    """Make the command below `/server` that shows the tables."""

    async def tables(interaction: discord.Interaction[Pony]) -> None:
        await router.run(interaction, show_tables)

    name, about = text("command-server-tables"), text("command-server-tables.description")
    return app_commands.Command(name=name, description=about, callback=tables)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    bot.when_loaded(lambda: add_below(bot.tree, "server", make_tables(bot.router)))
