"""Handlers for the managers of a server: the commands below `/manage`, and a button under *More*.

They are shown words about a table and never anything of its game, for they may play in it themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.match.table.values import Place, RefusedError, Table, UserId
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.places import check_room
from bot.ui.messages.keeping import (
    CLOSE_NOW,
    DRAW_NOW,
    OUT_NOW,
    WON_NOW,
    keeping_page,
    sure_page,
)

Room = discord.TextChannel | discord.Thread
"""Where a table may stand."""


async def is_keeper(context: InteractionContext) -> bool:
    """Check whether the visitor may do what managers of this server may."""
    interaction = context.interaction
    if interaction.guild_id is None:
        return False
    if interaction.permissions.manage_guild:
        return True
    role = (await context.matches.guild_settings(interaction.guild_id)).keepers
    member = interaction.user
    return role is not None and isinstance(member, discord.Member) and member.get_role(role) is not None


async def require_keeper(context: InteractionContext) -> int:
    """The server the visitor manages. Raises RefusedError for anybody else."""
    if context.interaction.guild_id is None:
        raise RefusedError("refused-guild-only")
    if not await is_keeper(context):
        raise RefusedError("refused-not-keeper")
    return context.interaction.guild_id


async def press(context: InteractionContext) -> None:
    """A component of the managers' pages."""
    guild, (act, _, about) = await require_keeper(context), context.target.payload.partition(".")
    table = await context.matches.table(context.target.match)
    match act:
        case "":
            await _show(context, table)
        case "close":
            await _ask(context, guild, table, _ways_to_close(context, table))
        case "out" if _choice(context):
            await _ask(context, guild, table, (OUT_NOW,), _choice(context))
        case "move" if _choice(context):
            await _move(context, guild, table, _find_room(context, _choice(context)))
        case _:
            await _do(context, guild, table, act, _read_user(about))


async def close(
    context: InteractionContext, room: Room | None, winner: discord.abc.User | None, *, as_draw: bool
) -> None:
    """Ask whether to close the lobby or the table of a channel."""
    guild = await require_keeper(context)
    table = await _find_table(context, guild, room)
    if winner is not None:
        await _ask(context, guild, table, (WON_NOW,), winner.id)
    else:
        await _ask(context, guild, table, (DRAW_NOW,) if as_draw else (CLOSE_NOW,))


async def take_out(context: InteractionContext, user: discord.abc.User, room: Room | None) -> None:
    """Ask whether to take somebody out of the lobby or the game of a channel."""
    guild = await require_keeper(context)
    await _ask(context, guild, await _find_table(context, guild, room), (OUT_NOW,), user.id)


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


async def move(context: InteractionContext, to: Room, room: Room | None) -> None:
    """Have the table of a channel go on in another one."""
    guild = await require_keeper(context)
    await _move(context, guild, await _find_table(context, guild, room), to)


async def forbid(context: InteractionContext, user: discord.abc.User, *, allowed: bool) -> None:
    """Forbid somebody to open tables here, or allow it again."""
    guild = await require_keeper(context)
    if user.bot:
        raise RefusedError("refused-bot")
    keepers = context.matches.keepers
    if allowed:
        await keepers.allow(guild, context.user, user.id)
    else:
        await keepers.forbid(guild, context.user, user.id)
    message = "keeping-allowed" if allowed else "keeping-forbidden"
    await context.say(context.translator(message, user=user.mention))


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
    found = None if guild is None else guild.get_channel_or_thread(channel)
    if not isinstance(found, Room):
        raise RefusedError("refused-forged")
    return found


async def _find_table(context: InteractionContext, guild: int, room: Room | None) -> Table:
    """The table of a channel; without one, of this channel."""
    channel = context.interaction.channel_id if room is None else room.id
    table = None if channel is None else await context.matches.tables_at(Place(guild, channel))
    if table is None or not await context.services.sight.sees(context.viewer, table.place):
        raise RefusedError("refused-no-table-there")
    return table


def _choice(context: InteractionContext) -> int:
    """The id that has been chosen in a menu; 0 where none was."""
    chosen = context.values[0] if context.values else ""
    return int(chosen) if chosen.isdecimal() else 0
