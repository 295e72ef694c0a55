"""The work of a process that shares with others: its shards, the time of the house, what it hears."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from discord import ShardInfo
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.logs import get_logger
from bot.match.clocks import HouseClock
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from bot.store import News, Share, Store, StoreError
from bot.store.cluster import shard_of
from bot.ui.open_panels import OpenPanel, describe_panel
from bot.ui.services import Services

BETWEEN: Final = 2.0
"""Seconds between two looks at the time of the house."""
log = get_logger("shards")


class Worker(Protocol):
    """The bot, as far as it is told here what to do."""

    store: Store
    services: Services
    house_clock: HouseClock
    shards_away: set[int]

    async def wait_until_ready(self) -> None:
        """Wait until the first connections are there."""

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Begin the connection of a shard."""

    def get_shard(self, shard_id: int, /) -> ShardInfo | None:
        """Find the connection of a shard, if it was begun."""

    async def work(self) -> None:
        """Tell what is to be told, and do what is due."""

    async def rest(self) -> None:
        """Finish what is under way, and begin nothing new."""

    def wake(self) -> None:
        """Wake all that work, to look again at what there is to do."""


class ClusterMember:
    """A process's share of the shards: begins connections of those it took, ends those that others get."""

    def __init__(self, client: Worker, share: Share) -> None:
        self._client = client
        self._share = share
        self._connected = set(share.held)
        self._changed = asyncio.Event()
        self._on_duty = asyncio.Event()
        share.on_change(self._note)
        share.on_news(self._hear)
        client.services.panels.on_shown(self._note_shown)
        client.services.matches.repository.on_change(self._note_change)
        self._announcing: set[asyncio.Task[None]] = set()
        self._following: set[asyncio.Task[None]] = set()
        self._turn_to_announce = asyncio.Lock()
        self._note()

    async def wait_for_duties(self) -> None:
        """Wait until this process is the one that does what is done once for all."""
        await self._on_duty.wait()

    async def follow(self) -> None:
        """Take and give up connections as the shards change, until cancelled; the client begins the first."""
        await self._client.wait_until_ready()
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._give_up()
                await self._take()
            except Exception as error:
                # Whatever it is, what others leave must be taken later.
                log.exception("shards-unsettled", error=repr(error))
                await asyncio.sleep(BETWEEN)
                self._changed.set()

    async def keep_time(self) -> None:
        """Keep the time the house is open: whoever has the duties counts it, and the others follow.

        Time stands still for all while somebody's servers are served by nobody.
        """
        clock, store = self._client.house_clock, self._client.store
        while True:
            try:
                clock.follows = not self._share.has_duties
                if clock.follows:
                    await clock.follow(store)
                else:
                    self.mind_time()
                    await clock.keep(store)
            except StoreError as error:
                log.warning("time-unknown", error=str(error))
            await asyncio.sleep(BETWEEN)

    def mind_time(self) -> None:
        """Stop the clock where people cannot reach the bot, and have it go on where they can."""
        if self._share.has_duties and not self._share.is_complete:
            self._client.house_clock.stand_still()
        elif not self._client.shards_away:
            self._client.house_clock.go_on()

    async def _give_up(self) -> None:
        leaving = self._share.leaving
        if not leaving:
            return
        # What is under way for these servers is finished before another process begins with them.
        await self._client.rest()
        try:
            for shard in sorted(leaving & self._connected):
                connection = self._client.get_shard(shard)
                if connection is not None:
                    await connection.disconnect()
                self._connected.discard(shard)
                self._client.shards_away.discard(shard)
            await self._share.give_up(leaving)
            log.info("shards-given-up", shards=sorted(leaving))
        finally:
            await self._client.work()

    async def _take(self) -> None:
        for shard in sorted(self._share.held - self._share.leaving - self._connected):
            self._connected.add(shard)
            log.info("shard-taken", shard=shard)
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
            self._client.wake()

    def _note(self) -> None:
        if self._share.has_duties:
            self._on_duty.set()
        self._changed.set()

    def _note_shown(self, view: View, user: UserId, panel: OpenPanel) -> None:
        """Tell the process that calls people to this match that somebody is looking at it here."""
        if shard_of(view.table.place.guild, self._share.plan.count) in self._share.held:
            return
        said = describe_panel(user, panel, self._client.services.now())
        task = asyncio.create_task(self._announce(News("panel", view.table.id, said)), name="announcing")
        self._announcing.add(task)
        task.add_done_callback(self._announcing.discard)

    def _note_change(self, match: MatchId) -> None:
        """Have panels that are open here follow what was done here, where another process tells of it.

        Both players may press in private messages of one process while another one serves their table.
        """
        if self._client.services.panels.of_match(match):
            task = asyncio.create_task(self._follow_change(match), name="following")
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def _follow_change(self, match: MatchId) -> None:
        services = self._client.services
        try:
            table = await services.matches.table(match)
        except RefusedError:
            return
        if shard_of(table.place.guild, self._share.plan.count) not in self._share.held:
            for whose in services.panels.of_match(match):
                services.late_panels.add(*whose)

    async def _announce(self, news: News) -> None:
        try:
            async with self._turn_to_announce:
                await self._share.announce(news)
        except StoreError as error:
            log.info("panel-unannounced", match=news.key, error=str(error))

    def _is_ours(self, news: News) -> bool:
        """Check whether this process is the one to tell of it, as far as the news says."""
        return not news.detail or shard_of(int(news.detail), self._share.plan.count) in self._share.held

    def _hear(self, news: News) -> None:
        """Take up what another process has changed: tell of it, and show it in panels that are open here."""
        if news.kind == "panel":
            self._client.services.panels_elsewhere.hear(news.key, news.detail)
        if news.kind in ("match", "everything"):
            if self._is_ours(news):
                self._client.wake()
            services = self._client.services
            for match, user in services.panels.of_match(news.key or None):
                services.late_panels.add(match, user)
