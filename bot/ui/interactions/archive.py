"""The archive of a server: its finished games, for those who may see them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.match.table import RefusedError
from bot.store import ArchiveQuery
from bot.ui.interactions.access import check_access
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.standings import guild_of
from bot.ui.messages.archive import OPEN, archive_page, finished_page, read_query
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
    if query.month is not None and not _MONTH.fullmatch(query.month):
        raise RefusedError("archive-no-month")
    settings = await context.matches.guild_settings(query.guild)
    viewer = context.user if settings.archive == "players" else None
    asked = replace(query, viewer=viewer, most=query.most + 1)
    found = await context.matches.archive.find(asked)
    await context.show(archive_page(context.presentation, query, found, context.language))


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
