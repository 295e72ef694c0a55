"""The archive of a server: its finished games, for those who may see them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.match.table.values import RefusedError
from bot.store import ArchiveQuery, ArchiveRow
from bot.ui.interactions.access import check_access
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.standings import guild_of
from bot.ui.messages.archive import OPEN, archive_page, finished_page, read_query
from bot.ui.messages.archive_narrowing import (
    CHOICES,
    Menu,
    choose,
    choose_player,
    narrowing_menus,
    narrowing_page,
)
from bot.ui.messages.archive_options import OF, read_agreed

_MONTH: Final = re.compile(r"\d{4}-(?:0[1-9]|1[0-2])")


async def press(context: InteractionContext) -> None:
    """Another page, another title, or one of the games."""
    chosen = context.values[0] if context.values else context.target.payload
    if context.target.payload == OPEN:
        await _open(context, chosen)
    else:
        await show(context, read_query(context.presentation, guild_of(context), chosen))


def narrow(context: InteractionContext, query: ArchiveQuery, agreed: str) -> ArchiveQuery:
    """Only games in which something was agreed on, as autocomplete writes it. Raises RefusedError."""
    if not agreed.strip():
        return query
    game, _, written = agreed.partition(OF)
    bundle = context.presentation.games.get(game)
    option = read_agreed(bundle.game, written) if bundle is not None else None
    if option is None:
        raise RefusedError("archive-no-option")
    if query.game not in (None, game):
        raise RefusedError("archive-other-option")
    return replace(query, game=game, option=option)


async def show(context: InteractionContext, query: ArchiveQuery) -> None:
    """A page of the archive. Raises RefusedError for a month that is none."""
    found = await _find(context, query)
    await context.show(archive_page(context.presentation, query, found, context.language))


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
    found = await _find(context, query)
    await context.show(narrowing_page(context.presentation, query, months, len(found), context.language))


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
