"""`/archive`, its pages and its narrowing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.values import RefusedError
from bot.store import ArchiveQuery, ArchiveRow
from bot.ui.commands import Completion, Typed, text
from bot.ui.interactions.context import InteractionContext, check_access, guild_of, on
from bot.ui.interactions.find_match import Offered
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind
from cogs import bundles
from cogs.inn.archive.pages import (
    A_PAGE,
    CHOICES,
    OPEN,
    Menu,
    archive_page,
    choose,
    choose_player,
    finished_page,
    narrowing_menus,
    narrowing_page,
    read_query,
)
from cogs.inn.standings.cog import ladder_choices
from cogs.inn.standings.pages import read_ladder

if TYPE_CHECKING:
    from bot.client import Pony


_MONTH: Final = re.compile(r"\d{4}-(?:0[1-9]|1[0-2])")


@on(Kind.ARCHIVE)
async def press(context: InteractionContext) -> None:
    """Another page, another title, or one of the games."""
    chosen = context.values[0] if context.values else context.target.payload
    if context.target.payload == OPEN:
        await _open(context, chosen)
    else:
        await show(context, read_query(context.presentation, guild_of(context), chosen))


async def show(context: InteractionContext, query: ArchiveQuery) -> None:
    """A page of the archive. Raises RefusedError for a month that is none."""
    games = await _find(context, query)
    await context.show(archive_page(context.presentation, query, games, context.language))


@on(Kind.NARROW)
async def narrow_down(context: InteractionContext) -> None:
    """The menus that say which games are looked for, or what has been chosen in one of them."""
    guild, stamp, values = guild_of(context), context.target.stamp, context.values
    query = replace(read_query(context.presentation, guild, context.target.payload), offset=0)
    months = await find_months(context, guild)
    _check_month(query)
    if stamp == Menu.PLAYER:
        query = choose_player(query, values)
    elif stamp != Menu.NONE:
        menus = narrowing_menus(context.presentation, query, months, context.language)
        query = choose(menus, stamp, "".join(values))
    games = await _find(context, query)
    await context.show(narrowing_page(context.presentation, query, months, len(games), context.language))


async def find_months(context: InteractionContext, guild: int) -> tuple[str, ...]:
    """The months in which games ended that the visitor may see, as `2026-03`, the latest first."""
    return await context.matches.archive.months(await _keep_to(context, ArchiveQuery(guild, most=CHOICES)))


async def _keep_to(context: InteractionContext, query: ArchiveQuery) -> ArchiveQuery:
    """The same, of games alone that the visitor may see: in channels they see, or those they played."""
    settings = await context.matches.guild_settings(query.guild)
    viewer = context.user if settings.archive == "players" else None
    hidden = await context.services.sight.list_hidden(context.viewer, query.guild)
    return replace(query, viewer=viewer, hidden=hidden, own=context.user)


async def _find(context: InteractionContext, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
    """The games of a page, and one more where there is another page."""
    _check_month(query)
    kept = await _keep_to(context, query)
    return await context.matches.archive.find(replace(kept, most=query.most + 1))


def _check_month(query: ArchiveQuery) -> None:
    if query.month is not None and not _MONTH.fullmatch(query.month):
        raise RefusedError("archive-no-month")


async def _open(context: InteractionContext, chosen: str) -> None:
    """One finished game: where it was played, and what leads into it."""
    if not chosen.isdecimal():
        raise RefusedError("refused-forged")
    match = int(chosen)
    await check_access(context, match)
    table = await context.matches.table(match)
    if table.phase != "over":
        raise RefusedError("refused-unknown-match")
    await context.show_below(finished_page(context.presentation, table, context.language))


async def _offer_months(context: InteractionContext, typed: str) -> Sequence[Offered]:
    guild = context.interaction.guild_id
    months = () if guild is None else await find_months(context, guild)
    return [Offered(month, month) for month in months if typed.strip() in month]


MONTH: Final = Completion(_offer_months)
"""The months in which games of the server ended, the latest first."""


class ArchiveCog(commands.Cog):
    """Finished games, for oneself."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-archive"), description=text("command-archive.description"))
    @app_commands.rename(
        player=text("command-archive.player"),
        game=text("command-archive.game"),
        month=text("command-archive.month"),
    )
    @app_commands.describe(
        player=text("command-archive.player-description"),
        game=text("command-archive.game-description"),
        month=text("command-archive.month-description"),
    )
    @app_commands.choices(game=ladder_choices(bundles()))
    @app_commands.autocomplete(month=MONTH.complete)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def archive(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User | None = None,
        game: str | None = None,
        month: Typed | None = None,
    ) -> None:
        """The finished games of the server."""

        async def handle(context: InteractionContext) -> None:
            ladder, _ = read_ladder(context.presentation, game or "")
            when = None if month is None else await MONTH.read(context, month)
            query = ArchiveQuery(
                guild_of(context),
                player.id if player is not None else None,
                ladder.game,
                ladder.side or None,
                month=when,
                most=A_PAGE,
            )
            await show(context, query)

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ArchiveCog(bot.router))
