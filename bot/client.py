"""The bot itself: one client for the real Discord and for the sandbox.

Every game is loaded and every cog added before the gateway is dialled, so that the first command is answered
in time. What Discord is told of the commands is compared with what it was told last.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import math
import pkgutil
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeAlias

import aiohttp
import discord
import orjson
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr
from yarl import URL

from bot import COGS, all_bundles, metrics
from bot.agents import Budget
from bot.cluster import ClusterMember
from bot.draw.picture_service import PictureService
from bot.emojis import EmojiKeeper
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.clocks import HouseClock, utcnow
from bot.match.house import ComputerPlayers, Reviewer
from bot.match.matches import MatchService
from bot.match.thinking import Thinking
from bot.match.values import Place, RefusedError
from bot.match.workers import AlarmClock, Outbox
from bot.servers import Servers
from bot.store import Store, StoreError
from bot.store.cluster import replace_shared
from bot.store.upkeep import DailyBackups, QuietHours, Tidying
from bot.text import Language
from bot.ui.commands import CommandTranslator
from bot.ui.delivery.dispatcher import OutboxDispatcher
from bot.ui.delivery.server_posts import ServerPosts
from bot.ui.interactions.router import CommandTree, Component, InteractionRouter
from bot.ui.presentation import Names, Presentation
from bot.ui.services import UNNAMED, Operator, Services, Verdict
from bot.ui.sight import Sight
from bot.worker import InlineWorker, Worker

ENTRY_POINT: Final = 4
"""The type of the command by which Discord itself opens an Activity."""
ENTRY_POINT_LEFT_OUT: Final = 50240
"""Discord's code for commands registered without that one."""
REGISTER_AGAIN: Final = (5.0, 30.0, 120.0, 600.0)
"""Seconds before each further attempt to register the commands."""
REFUSED: Final = (400, 401, 403, 404, 413)
"""The answers of Discord's that another attempt would only get again."""
NAMING_KEY: Final = "naming-key"
"""Where the database keeps what makes names of pictures and codes of matches unguessable."""
EVERY: Final = 15.0
"""Seconds between two looks at figures: as often as Prometheus usually asks."""
MOST_LOOKED_AT: Final = 10_000
"""Items and deadlines counted; more are that many."""
LEAST_REFUSAL: Final = 400
TOO_MANY: Final = 429
log = get_logger("client")
measuring_log = get_logger("metrics")

# Nobody speaks at these tables, so nobody need hear that there are no libraries for it.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Work(Protocol):
    """Work that a feature does by itself, as long as the bot runs."""

    async def start(self) -> None:
        """Begin with whatever was left undone."""

    async def stop(self) -> None:
        """Do nothing more."""

    def wake(self) -> None:
        """Look at what there is to do."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The setup of a client; what is only for tests stands last."""

    theme: str = "parchment"  # of the pictures
    language: Language = "en"  # of servers that have chosen none
    dev_guild: int | None = None  # the one server whose commands are registered; None: all
    resync: bool = False  # the commands are registered even if they have not changed
    shard_count: int | None = None  # None: as many as Discord wants
    components: Mapping[str, str] = field(default_factory=dict)  # component files by game
    painter: Callable[[], Worker] = InlineWorker  # paints
    thinker: Callable[[], Worker] = InlineWorker  # runs what computer players think
    thinkers: int = 1  # as many of them
    backups: Path | None = None  # the folder for a copy of the database every day
    quiet_hours: str = "3-5"  # when the database is tidied
    compact_after: int = 30  # days after which finished matches are then packed; 0: never
    operator: Operator = UNNAMED  # who runs the bot, and how long a server is kept
    own_emojis: bool = False  # ours are uploaded and shown, where Discord takes them
    measured: bool = False  # figures are looked up
    public_url: str | None = None  # where people reach the page of the board; None: there is none
    client_secret: SecretStr | None = None  # by which Discord tells who comes to it from an Activity
    board: tuple[str, int] = ("127.0.0.1", 0)  # on which address and port that page is served
    thought: Budget | None = None  # how long a thought is, without pauses
    rng: Random | None = None  # chance
    now: Callable[[], datetime] = utcnow  # the time of day
    steady: Callable[[], float] = time.monotonic  # seconds that never jump
    open_outbox: bool = True  # the outbox works from the start


Examine: TypeAlias = Callable[
    [Services, discord.abc.GuildChannel | discord.Thread, discord.User | None, Language],
    Awaitable[Sequence[Verdict]],
]
"""Tries out in a channel what the bot relies on there, and says it in a language. The user is called."""


def redirect(api: str, gateway: str) -> None:
    """Point discord.py at a sandbox. This is the only place that knows how."""
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


class Pony(commands.AutoShardedBot):
    """The bot. It needs no messages and no members, and serves as soon as the gateway has been joined."""

    def __init__(
        self,
        store: Store,
        bundles: Mapping[str, GameBundle],
        plan: Plan,
        secret: bytes = b"",
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.3,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=plan.shard_count if store.share is None else store.share.plan.count,
            max_ratelimit_timeout=60.0,
            http_trace=trace_requests(),
        )
        self.store = store
        self.plan = plan
        if store.share is not None:
            self.shard_ids = sorted(store.share.held)
        self.house_clock = HouseClock(plan.now, plan.steady)
        matches = MatchService(
            store,
            bundles,
            rng=plan.rng,
            clock=plan.now,
            house_clock=self.house_clock,
            components=plan.components,
        )
        self.thinking = Thinking([plan.thinker() for _ in range(plan.thinkers)], plan.thought)
        reviewer = Reviewer(matches, bundles, self.thinking)
        self.services = Services(
            matches,
            ComputerPlayers(matches, bundles, self.thinking, is_hurried=plan.thought is not None),
            reviewer,
            PictureService(painter=plan.painter),
            Presentation(
                bundles,
                plan.theme,
                secret,
                house_clock=self.house_clock,
                names=Names(self.fetch_user),
            ),
            plan.language,
            plan.now,
            plan.operator,
            Sight(self, store, plan.now),
        )
        self.services.panels_elsewhere.are_possible = store.share is not None
        self.router = InteractionRouter(self.services)
        self.add_listener(self.router.meet, "on_interaction")
        self.dispatcher = OutboxDispatcher(self.services, self)
        self.posts: dict[str, ServerPosts] = {}
        """What servers are told regularly, by name; features add theirs as they are loaded."""
        self.outbox = Outbox(store, self.dispatcher, wall=plan.now)
        self.alarm = AlarmClock(store, self.house_clock, matches.clocks.ring)
        matches.clocks.on_deadlines(self.alarm.wake)
        self.works: dict[str, Work] = {}
        """What goes on beside outbox and alarm clock, by name; features add theirs as they are loaded."""
        self.examinations: list[Examine] = []
        """What is tried out for an operator; features add theirs as they are loaded."""
        self.cluster = None if store.share is None else ClusterMember(self, store.share)
        self.shards_away: set[int] = set()
        self.servers = Servers(self, plan.operator.retention_days)
        self._finishing: list[Callable[[], None]] = []
        self._identify_keys = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def setup_hook(self) -> None:
        """Get everything ready before the gateway is dialled."""
        self.add_dynamic_items(Component)
        await self.tree.set_translator(CommandTranslator())
        await self.house_clock.load(self.store)
        # Nobody can reach the bot until the gateway has been joined.
        self.house_clock.stand_still()
        self.services.matches.clocks.ask_members(self.services.sight.is_member)
        await self.services.matches.resume()
        if self.plan.open_outbox:
            await self.open_outbox()
        if self.plan.backups is not None:
            daily = DailyBackups(self.store, self.plan.backups, self.plan.now)
            self._begin(self._once(daily.run), "backups")
        self._begin(self._once(self._register), "registering")
        if self.plan.own_emojis:
            emojis = EmojiKeeper(self)
            self._begin(emojis.follow(), "learning-emojis")
            self._begin(self._once(emojis.keep), "keeping-emojis")
        if self.cluster is not None:
            self._begin(self.cluster.follow(), "shards")
            self._begin(self.cluster.keep_time(), "house-time")
        if self.plan.measured:
            self._begin(measure_forever(self, self.store, self.house_clock), "measuring")

    async def load_cogs(self) -> None:
        """Load the commands, those of every game among them."""
        for module in pkgutil.iter_modules(importlib.import_module(COGS).__path__, f"{COGS}."):
            await self.load_extension(module.name)
        for finish in self._finishing:
            finish()

    def when_loaded(self, finish: Callable[[], None]) -> None:
        """Have something done once all commands are loaded, such as adding to the commands of others."""
        self._finishing.append(finish)

    def add_posts(self, *posts: ServerPosts) -> None:
        """Register what servers are to be told regularly, from when the outbox is opened."""
        self.posts |= {post.name: post for post in posts}

    async def open_outbox(self) -> None:
        """Let the outbox and the alarm clock work, and have the database tidied every night."""
        await self.work()
        hours = QuietHours.parse(self.plan.quiet_hours)
        tidying = Tidying(self.store, hours, self.plan.compact_after, self.plan.now)
        self._begin(self._once(tidying.run), "tidying")
        self._begin(self.dispatcher.catch_up(), "catching-up")
        self._begin(self._once(self._rate), "rating")
        for name, posts in self.posts.items():
            self._begin(posts.run(), name)
        self._begin(self.servers.run(), "servers")

    async def work(self) -> None:
        """Tell what is to be told, and do what is due."""
        await self.outbox.start()
        await self.alarm.start()
        for work in self.works.values():
            await work.start()

    async def rest(self, patience: float = 5.0) -> None:
        """Finish what is under way, and begin nothing new. patience: seconds that may take."""
        for work in self.works.values():
            await work.stop()
        await self.alarm.stop()
        await self.outbox.stop(patience)

    def wake(self) -> None:
        """Wake all that work, to look again at what there is to do."""
        self.outbox.wake()
        self.alarm.wake()
        for work in self.works.values():
            work.wake()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for a turn: of all processes one after another begins a connection, as Discord wants it."""
        share = self.store.share
        if share is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            keys = self._identify_keys or (await self.fetch_session_start_limits()).max_concurrency
            self._identify_keys = keys
            await asyncio.sleep(await share.wait_to_identify((shard_id or 0) % keys))

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        self._tasks.add(asyncio.create_task(work, name=name))

    async def _once(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do what one process does for all, where others share the database."""
        if self.cluster is not None:
            await self.cluster.wait_for_duties()
        await work()

    async def on_ready(self) -> None:
        """Say that the bot is there."""
        log.info("ready", guilds=len(self.guilds), shards=self.shard_count)

    @property
    def shards_served(self) -> frozenset[int]:
        """The shards whose connections are to be open: all, or those held of what others share."""
        share = self.store.share
        if share is not None:
            return share.held - share.leaving
        return frozenset(self.shard_ids or range(self.shard_count or 0))

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Time stands still while people cannot reach the bot."""
        if self.store.share is not None and shard_id not in self.shards_served:
            return
        self.shards_away.add(shard_id)
        self.house_clock.stand_still()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Time goes on once everybody can."""
        await self.on_shard_resumed(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Time goes on once everybody can."""
        self.shards_away.discard(shard_id)
        if not self.shards_away:
            if self.cluster is None:
                self.house_clock.go_on()
            else:
                self.cluster.mind_time()
            self.alarm.wake()
            for work in self.works.values():
                work.wake()

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Bring the table back to a thread that was locked."""
        if before.locked and not after.locked:
            try:
                await self.services.matches.show_anew(Place(after.guild.id, after.id))
            except RefusedError as error:
                log.info("table_not_shown_anew", channel=after.id, reason=error.reason)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Show what was played in a deleted thread to its players alone."""
        await self.services.sight.note_gone(payload.guild_id, payload.thread_id)

    async def register_commands(self) -> bool:
        """Tell Discord the commands if they have changed since; return whether it was told."""
        translator = CommandTranslator()
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        written = orjson.dumps(payload, option=orjson.OPT_SORT_KEYS)
        digest = blake2b(written, digest_size=16).hexdigest()
        name = f"commands-{self.application_id}-{self.plan.dev_guild or 'global'}"
        if not self.plan.resync and await self.store.value(name) == digest:
            return False
        guild = discord.Object(self.plan.dev_guild) if self.plan.dev_guild is not None else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        try:
            await self.tree.sync(guild=guild)
        except discord.HTTPException as error:
            if error.code != ENTRY_POINT_LEFT_OUT:
                raise
            await self._sync_beside_entry_point(payload)
        await self.store.set_value(name, digest)
        log.info("commands_registered", count=len(payload))
        return True

    async def _sync_beside_entry_point(self, payload: Sequence[Any]) -> None:
        """Tell Discord the commands beside the one it makes itself where the portal has an Activity."""
        application = self.application_id or 0
        known: Sequence[Any] = await self.http.get_global_commands(application)
        entry = [command for command in known if command["type"] == ENTRY_POINT]
        await self.http.bulk_upsert_global_commands(application, payload=[*payload, *entry])

    async def _register(self) -> None:
        """Register the commands; what goes wrong may pass, so it is tried a few times more."""
        for wait in (*REGISTER_AGAIN, None):
            try:
                await self.register_commands()
                return
            except (discord.DiscordException, StoreError, aiohttp.ClientError, OSError) as error:
                refused = isinstance(error, discord.HTTPException) and error.status in REFUSED
                again = None if refused else wait
                log.exception("commands_not_registered", again_in=again)
            if again is None:
                return
            await asyncio.sleep(again)

    async def _rate(self) -> None:
        """Rates, and remembers of, what an earlier version has left, before somebody has to wait for it."""
        try:
            await self.services.matches.leaderboards.rate_everything()
            await self.services.matches.feats.note_everything()
        except RefusedError as error:
            log.warning("not_rated", reason=error.reason)

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        if self.is_closed():
            return
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        share = self.store.share
        # Who has lost the lease finishes nothing more.
        patience = 0.0 if share is not None and share.lost.is_set() else 5.0
        await self.rest(patience)
        await self.services.reviewer.close()
        await self.services.late_pictures.stop(patience)
        await super().close()
        self.services.pictures.close()
        self.services.computers.close()
        with suppress(StoreError):
            await self.store.close()


async def make_client(store: Store, plan: Plan) -> Pony:
    """Make the client for a store, with every game and all commands loaded."""
    bundles = await asyncio.to_thread(lambda: dict(all_bundles()))
    pony = Pony(store, bundles, plan, await load_secret(store))
    await pony.load_cogs()
    return pony


async def load_secret(store: Store) -> bytes:
    """Load the secret of a database; it is made when it is first asked for."""
    known = await store.value(NAMING_KEY)
    if known is None:
        known = made = secrets.token_hex(32)
        if store.share is None:
            await store.set_value(NAMING_KEY, made)
        else:
            # Another process may be quicker: then theirs counts.
            read = partial(store.value, NAMING_KEY)
            known = await replace_shared(
                store.share, "house", NAMING_KEY, read, lambda theirs: (theirs or made, ())
            )
    return bytes.fromhex(known)


# Figures that are looked up from time to time rather than counted, and requests to Discord


def trace_requests() -> aiohttp.TraceConfig:
    """Count the requests discord.py makes, what Discord refuses, and the limits that were met."""

    async def count(_: aiohttp.ClientSession, __: Any, done: aiohttp.TraceRequestEndParams) -> None:
        status = done.response.status
        metrics.REQUESTS.labels(done.method, status).inc()
        if status == TOO_MANY:
            scope = done.response.headers.get("X-RateLimit-Scope", "cloudflare")
            metrics.RATE_LIMITS.labels(scope).inc()
        if status >= LEAST_REFUSAL:
            metrics.REFUSALS.labels(await read_code(done.response)).inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(count)
    return trace


async def read_code(refusal: aiohttp.ClientResponse) -> str:
    """Read Discord's code for what it did not like; the status of an answer without one."""
    try:
        answer = json.loads(await refusal.read())
    except (aiohttp.ClientError, ValueError):
        answer = None
    code = answer.get("code") if isinstance(answer, dict) else None
    return str(code if isinstance(code, int) and code else refusal.status)


async def measure_forever(client: discord.AutoShardedClient, store: Store, clock: HouseClock) -> None:
    """Look again and again, until it is cancelled."""
    while True:
        try:
            measure_gateway(client)
            await measure_store(store, clock)
        except StoreError as error:
            measuring_log.warning("not-measured", error=str(error))
        await asyncio.sleep(EVERY)


def measure_gateway(client: discord.AutoShardedClient) -> None:
    """Measure the servers, and the connection of each shard."""
    metrics.SERVERS.set(len(client.guilds))
    for number, shard in client.shards.items():
        metrics.SHARD_UP.labels(number).set(not shard.is_closed())
        latency = shard.latency
        metrics.SHARD_LATENCY.labels(number).set(latency if math.isfinite(latency) else 0.0)


async def measure_store(store: Store, clock: HouseClock) -> None:
    """Measure what waits to be told, what is late, what is being played, and how large the database is."""
    waiting = await store.outbox(MOST_LOOKED_AT)
    metrics.OUTBOX.set(len(waiting))
    oldest = min((datetime.fromisoformat(item.created) for item in waiting), default=None)
    age = 0.0 if oldest is None else (datetime.now(UTC) - oldest).total_seconds()
    metrics.OUTBOX_AGE.set(max(0.0, age))
    now = clock.time()
    metrics.LATE.set(sum(deadline.due <= now for deadline in await store.deadlines(MOST_LOOKED_AT)))
    metrics.TABLES.clear()
    for game, count in Counter(game for _, game, _ in await store.playing()).items():
        metrics.TABLES.labels(game).set(count)
    metrics.DATABASE_BYTES.set(await store.size())
