"""The tables of a server, as its managers look through them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final, Literal, TypeAlias

from bot.match.clocks import DAY, Moment
from bot.match.match import Table
from bot.match.matches import OPEN, MatchService
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import Place, RefusedError

MOST_TABLES: Final = 200
"""Tables that are looked through, the latest."""
IDLE: Final = 7 * DAY
"""Seconds of silence from which on a table is called idle."""
Group: TypeAlias = Literal["playing", "lobby", "idle"]
GROUPS: Final[tuple[Group, ...]] = ("playing", "lobby", "idle")
Shows: TypeAlias = Callable[[Place], Awaitable[bool]]
"""Whether what is in a channel may be shown."""


async def list_tables(matches: MatchService, guild: int, shows: Shows) -> tuple[Table, ...]:
    """List the tables and lobbies of a server that are open, the latest first.

    shows: whether one in some channel may be shown to who asks.
    """
    with refuse_on_storage_errors():
        numbers = await matches.repository.store.matches(OPEN, guild)
    tables = []
    for match in sorted(numbers, reverse=True)[:MOST_TABLES]:
        try:
            table = await matches.table(match)
        except RefusedError:
            # A game that is no longer in the house.
            continue
        if await shows(table.place):
            tables.append(table)
    return tuple(tables)


def group_tables(tables: Iterable[Table], now: Moment) -> Mapping[Group, tuple[Table, ...]]:
    """Tables by what goes on there; one where nothing can go on is idle."""
    groups: dict[Group, list[Table]] = {group: [] for group in GROUPS}
    for table in tables:
        groups[_group_of(table, now)].append(table)
    return {group: tuple(of) for group, of in groups.items()}


def _group_of(table: Table, now: Moment) -> Group:
    if table.phase == "lobby":
        return "lobby"
    silence = table.silence
    is_silent = silence is not None and (silence.closing is not None or now - silence.since >= IDLE)
    return "idle" if is_silent or table.phase == "broken" else "playing"
