"""Guilds as a whole, as a part of the store: which there are, which were left, and erasing one for good."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.store.connection import Reader
from bot.store.queries import guilds
from bot.store.writer import Writer


@dataclass(frozen=True, slots=True)
class Departure:
    """A guild the bot has left. due: when everything of it is erased, in seconds of the house."""

    guild: int
    due: int


class GuildStore:
    """A part of `Store`, with the same promises. carry_out: erases a guild and leaves no trace of it."""

    def __init__(self, writer: Writer, reader: Reader, carry_out: Callable[[int], Awaitable[None]]) -> None:
        self._writer = writer
        self._reader = reader
        self._carry_out = carry_out

    async def list_guilds(self) -> frozenset[int]:
        """The guilds of which anything is kept."""
        return await self._reader.read(guilds.list_all)

    async def list_departures(self) -> tuple[Departure, ...]:
        """The guilds that were left and are not erased yet; what is due first comes first."""
        departures = await self._reader.read(guilds.list_departures)
        return tuple(Departure(guild, due) for guild, due in departures)

    async def depart(self, guild: int, due: int) -> bool:
        """Notes that a guild was left; whether that was not known yet. due: in seconds of the house."""
        return await self._writer.write(partial(guilds.depart, guild=guild, due=due))

    async def stay(self, guild: int) -> bool:
        """Notes that the bot is there again; whether it had been away."""
        return await self._writer.write(partial(guilds.stay, guild=guild))

    async def erase(self, guild: int) -> None:
        """Deletes every row of a guild, all of them or none; its id is nowhere in the database then."""
        await self._carry_out(guild)

    async def rows(self, guild: int, table: str) -> tuple[Mapping[str, Any], ...]:
        """The rows of a guild in one table, as values by column."""
        return await self._reader.read(partial(guilds.list_rows, guild=guild, table=table))
