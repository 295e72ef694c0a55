"""Servers that come and go: one that is new is greeted, and one that was left is erased in time.

What Discord says in passing may be missed while the bot is down; so whenever a shard is connected, the
servers the database knows are compared with those the bot is on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.match.clocks import HouseClock
from bot.match.values import RefusedError
from bot.store import Store, StoreError
from bot.store.cluster import shard_of
from bot.ui.services import Services

LOOKING: Final = 3600.0
"""The longest wait, in seconds, until it is looked again whether a server is to be erased."""
AGAIN: Final = 60.0
"""Seconds until it is tried again after Discord or the database did not answer."""
Greeter = Callable[[Services, discord.Guild, discord.TextChannel], Awaitable[None]]
log = get_logger("servers")


class Client(Protocol):
    """The bot, as far as it is asked here."""

    store: Store
    services: Services
    house_clock: HouseClock

    @property
    def shard_count(self) -> Any:
        """Of all processes together."""

    def get_guild(self, guild: int, /) -> discord.Guild | None:
        """Find a server the bot is on, as far as Discord has said."""

    async def fetch_guild(self, guild_id: int, /, *, with_counts: bool = True) -> discord.Guild:
        """Ask Discord for a server."""

    def add_listener(self, func: Any, /) -> None:
        """Have a coroutine called for the event its name says."""


def find_place_to_greet(guild: discord.Guild) -> discord.TextChannel | None:
    """Find where the bot may write: in the channel for a server's own news, else in the first one it may."""
    news = guild.system_channel
    if news is not None and _may_write(news):
        return news
    return next(filter(_may_write, guild.text_channels), None)


def _may_write(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages


class Servers:
    """The memory of which servers were left; erases them when their time is over. days: how long that is."""

    def __init__(self, client: Client, days: int) -> None:
        self._client = client
        self._data = client.services.matches.server_data
        self._days = days
        self.greeters: list[Greeter] = []
        """What introduces the bot in a server that is new; features add theirs."""
        self._connected: set[int] = set()
        self._uncompared: set[int] = set()
        self._news = asyncio.Event()
        for listener in (self.on_guild_join, self.on_guild_remove, self.on_shard_ready):
            client.add_listener(listener)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Introduce itself in a new server: once, whatever comes between."""
        if await self._data.come_back(guild.id):
            log.info("server-returned", guild=guild.id)
        store, now = self._client.store, self._client.services.now
        name = f"greeted-{guild.id}"
        channel = find_place_to_greet(guild)
        if channel is not None and await store.value(name) is None:
            await store.set_value(name, now().isoformat())
            for greet in self.greeters:
                await greet(self._client.services, guild, channel)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the time begin after which a server is erased. Not called for one that is unavailable."""
        # It is told apart from others by comparing, which is done again until it has been noted.
        self._uncompared.add(self._shard(guild.id))
        self._news.set()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that Discord has said which servers of a shard there are."""
        self._connected.add(shard_id)
        self._uncompared.add(shard_id)
        self._news.set()

    async def run(self) -> None:
        """Do what is due, again and again, until it is cancelled."""
        while True:
            self._news.clear()
            try:
                wait = await self.look()
            except (RefusedError, StoreError, discord.DiscordException, ClientError, OSError) as error:
                log.warning("servers-unsettled", error=repr(error))
                wait = AGAIN
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._news.wait()

    async def look(self) -> float:
        """Do what is due; return the seconds until something else may be. Raises what Discord raises."""
        await self._compare()
        departed = [left for left in await self._data.list_departures() if self._serves(left.guild)]
        now = self._client.house_clock.moment()
        for left in departed:
            if left.due <= now:
                await self._end(left.guild)
        ahead = [left.due - now for left in departed if left.due > now]
        return min([LOOKING, *(float(max(seconds, 1)) for seconds in ahead)])

    async def _compare(self) -> None:
        """Note which servers of shards that were just connected have been left, or are there again."""
        shards, self._uncompared = self._uncompared, set()
        if not shards:
            return
        try:
            known = await self._data.list_servers()
            away = {left.guild for left in await self._data.list_departures()}
            for guild in sorted(known):
                if self._shard(guild) in shards and self._serves(guild):
                    await self._settle(guild, is_noted=guild in away)
        except BaseException:
            self._uncompared |= shards
            raise

    async def _settle(self, guild: int, *, is_noted: bool) -> None:
        """is_noted: whether it is known that the server was left."""
        seems_there = self._client.get_guild(guild) is not None
        if not seems_there and not is_noted:
            if await self._data.leave(guild, self._days):
                log.info("server-left", guild=guild, days=self._days)
        elif seems_there and is_noted and await self._is_there(guild):
            await self._come_back(guild)

    async def _end(self, guild: int) -> None:
        """Erase a server whose time is over, if Discord says once more that it was left."""
        seen = self._client.get_guild(guild)
        if seen is not None and seen.unavailable:
            return
        if await self._is_there(guild):
            await self._come_back(guild)
            return
        await self._data.erase(guild)
        log.info("server-erased", guild=guild)

    async def _come_back(self, guild: int) -> None:
        await self._data.come_back(guild)
        log.info("server-returned", guild=guild)

    async def _is_there(self, guild: int) -> bool:
        """Ask Discord whether the bot is on a server: what it remembers may be old."""
        try:
            await self._client.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    def _shard(self, guild: int) -> int:
        return shard_of(guild, self._client.shard_count or 1)

    def _serves(self, guild: int) -> bool:
        """Check whether this process is the one that works for a server, and is connected for it."""
        shard, share = self._shard(guild), self._client.store.share
        is_held = share is None or shard in share.held - share.leaving
        return is_held and shard in self._connected
