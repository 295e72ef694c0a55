"""The tables of a server that wait for somebody to sit down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.match.match import Table, table_of
from bot.match.matches import MatchService
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import Place, RefusedError

MOST_OPEN: Final = 10
Shows: TypeAlias = Callable[[Place], Awaitable[bool]]
"""Tells whether what is in a channel may be shown."""


async def find_open_tables(matches: MatchService, guild: int, shows: Shows) -> tuple[Table, ...]:
    """Tables of a server that have not begun and have a seat for anybody, the latest first.

    shows: whether one in some channel may be shown to who asks.
    """
    with refuse_on_storage_errors():
        lobbies = await matches.repository.store.lobbies(guild)
    tables = []
    for match in lobbies:
        try:
            loaded = await matches.repository.get(match)
        except RefusedError:
            continue
        expected = len(loaded.seats) + len(loaded.invited)
        is_open = loaded.row.phase == "lobby" and expected < max(loaded.game.facts.players)
        if is_open and await shows(Place(guild, loaded.row.channel)):
            tables.append(table_of(loaded))
        if len(tables) == MOST_OPEN:
            break
    return tuple(tables)
