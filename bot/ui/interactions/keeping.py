"""What managers of a server do: by the commands below `/manage`, and by a button under *More*.

They are shown words about a table and never anything of its game, for they may play in it themselves.
"""

from __future__ import annotations

from typing import Final

import discord

from bot.match.table import Place, RefusedError, Table
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.keeping import (
    CLOSE_NOW,
    DRAW_NOW,
    close_page,
    keeping_page,
)

Room = discord.TextChannel | discord.Thread
"""Where a table may stand."""
CLOSED: Final = {CLOSE_NOW: False, DRAW_NOW: True}
"""How a button closes a table: whether as a draw."""


async def is_keeper(context: InteractionContext) -> bool:
    """Whether the visitor may do what managers of this server may."""
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
    guild, payload = await require_keeper(context), context.target.payload
    table = await context.matches.table(context.target.match)
    match payload:
        case "":
            await _show(context, table)
        case "close":
            await context.show(close_page(context.presentation, table, context.language))
        case "close-now" | "draw-now":
            closed = await context.matches.keepers.close(
                guild, table.id, context.user, context.token, as_draw=CLOSED[payload]
            )
            await _show(context, closed, "keeping-closed")
        case "out" if _choice(context):
            after = await context.matches.keepers.take_out(
                guild, table.id, context.user, _choice(context), context.token
            )
            await _show(context, after, "keeping-taken-out")
        case "move" if _choice(context):
            await _move(context, guild, table, _find_room(context, _choice(context)))
        case _:
            raise RefusedError("refused-forged")


async def close(
    context: InteractionContext, room: Room | None, winner: discord.abc.User | None, *, as_draw: bool
) -> None:
    """Closes the lobby or the table of a channel."""
    guild = await require_keeper(context)
    table = await _find_table(context, guild, room)
    keepers = context.matches.keepers
    if winner is not None:
        after = await keepers.award(guild, table.id, context.user, winner.id, context.token)
    else:
        after = await keepers.close(guild, table.id, context.user, context.token, as_draw=as_draw)
    await _show(context, after, "keeping-closed")


async def move(context: InteractionContext, to: Room, room: Room | None) -> None:
    """Has the table of a channel go on in another one."""
    guild = await require_keeper(context)
    await _move(context, guild, await _find_table(context, guild, room), to)


async def take_out(context: InteractionContext, user: discord.abc.User, room: Room | None) -> None:
    """Takes somebody out of the lobby or the game of a channel."""
    guild = await require_keeper(context)
    table = await _find_table(context, guild, room)
    after = await context.matches.keepers.take_out(guild, table.id, context.user, user.id, context.token)
    await _show(context, after, "keeping-taken-out")


async def forbid(context: InteractionContext, user: discord.abc.User, *, allowed: bool) -> None:
    """Forbids somebody to open tables here, or allows it again."""
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
    """Moves a table where the bot may keep one, and takes its old message away."""
    _check_room(context, guild, room)
    parent = room.parent_id if isinstance(room, discord.Thread) else None
    after = await context.matches.keepers.move(guild, table.id, context.user, room.id, parent, context.token)
    context.services.tables.forget(table.id)
    if table.message is not None:
        context.services.slots.of(table.message).claim()
        await lobby.delete_message(context.interaction, table.place, table.message)
    await _show(context, after, "keeping-moved")


def _check_room(context: InteractionContext, guild: int, room: Room) -> None:
    """Raises RefusedError where the bot could not keep a table: before anything is lost."""
    if room.guild.id != guild:
        raise RefusedError("refused-other-server")
    writing = "send_messages_in_threads" if isinstance(room, discord.Thread) else "send_messages"
    allowed = room.permissions_for(room.guild.me)
    missing = lobby.list_missing(context, (*lobby.NEEDED, writing), allowed)
    if missing:
        raise RefusedError("refused-permissions", permissions=missing, place=room.mention)


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
