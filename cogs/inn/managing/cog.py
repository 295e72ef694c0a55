"""Handlers for the managers of a server: the commands below `/manage`, and a button under *More*.

They are shown words about a table and never anything of its game, for they may play in it themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.match import Table
from bot.match.values import Place, RefusedError, UserId
from bot.ui.commands import text
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext, on, require_keeper
from bot.ui.interactions.lobby import check_room
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind
from cogs.inn.managing.pages import CLOSE_NOW, DRAW_NOW, OUT_NOW, WON_NOW, keeping_page, sure_page

if TYPE_CHECKING:
    from bot.client import Pony


Room = discord.TextChannel | discord.Thread
"""Where a table may stand."""


@on(Kind.KEEPING)
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


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class ManageCog(
    commands.GroupCog,
    group_name=text("command-manage"),
    group_description=text("command-manage.description"),
):
    """The commands of a server's managers; who has the role of the settings finds them under *More*, too."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-manage-close"), description=text("command-manage-close.description")
    )
    @app_commands.rename(
        winner=text("command-manage-close.winner"),
        draw=text("command-manage-close.draw"),
        channel=text("command-manage-channel"),
    )
    @app_commands.describe(
        winner=text("command-manage-close.winner-description"),
        draw=text("command-manage-close.draw-description"),
        channel=text("command-manage-channel.description"),
    )
    async def close(
        self,
        interaction: discord.Interaction[Pony],
        winner: discord.User | None = None,
        draw: bool = False,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Close a lobby or a table, with or without a result."""

        async def handle(context: InteractionContext) -> None:
            await close(context, channel, winner, as_draw=draw)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-manage-move"), description=text("command-manage-move.description")
    )
    @app_commands.rename(to=text("command-manage-move.to"), channel=text("command-manage-channel"))
    @app_commands.describe(
        to=text("command-manage-move.to-description"),
        channel=text("command-manage-channel.description"),
    )
    async def move(
        self,
        interaction: discord.Interaction[Pony],
        to: discord.TextChannel | discord.Thread,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Have a table go on in another channel."""

        async def handle(context: InteractionContext) -> None:
            await move(context, to, channel)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-manage-remove"), description=text("command-manage-remove.description")
    )
    @app_commands.rename(player=text("command-manage-remove.player"), channel=text("command-manage-channel"))
    @app_commands.describe(
        player=text("command-manage-remove.player-description"),
        channel=text("command-manage-channel.description"),
    )
    async def remove(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Take somebody out of a game or a lobby."""

        async def handle(context: InteractionContext) -> None:
            await take_out(context, player, channel)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-manage-forbid"), description=text("command-manage-forbid.description")
    )
    @app_commands.rename(player=text("command-manage-forbid.player"))
    @app_commands.describe(player=text("command-manage-forbid.player-description"))
    async def forbid(self, interaction: discord.Interaction[Pony], player: discord.User) -> None:
        """Forbid somebody to open tables."""

        async def handle(context: InteractionContext) -> None:
            await forbid(context, player, allowed=False)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-manage-allow"), description=text("command-manage-allow.description")
    )
    @app_commands.rename(player=text("command-manage-allow.player"))
    @app_commands.describe(player=text("command-manage-allow.player-description"))
    async def allow(self, interaction: discord.Interaction[Pony], player: discord.User) -> None:
        """Allow somebody to open tables again."""

        async def handle(context: InteractionContext) -> None:
            await forbid(context, player, allowed=True)

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ManageCog(bot.router))
