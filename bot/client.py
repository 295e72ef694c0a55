"""The bot itself: one client for the real Discord and for the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
from asyncio.tasks import _enter_task as enter_task
from asyncio.tasks import _leave_task as leave_task
from collections import deque
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any, Final

import discord
import orjson
from aiohttp import ClientError, ClientSession
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.draw.painting_process import InlinePainter, Painter, PaintingError
from bot.draw.picture_service import PictureService
from bot.extensions import GAMES, Extensions
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.listing import Listing
from bot.match.outbox import Outbox
from bot.match.service import MatchService, utcnow
from bot.match.table import RefusedError
from bot.store.errors import StoreError
from bot.store.interface import Store
from bot.text import Language
from bot.ui.arrival import Arrival, Arrivals
from bot.ui.courier import Courier
from bot.ui.desk import Desk
from bot.ui.house import House
from bot.ui.phrases import CommandTranslator
from bot.ui.post import Post

log = get_logger("client")

# Nobody speaks at these tables, so nobody need hear that there are no libraries for it.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

DAY: Final = 86_400.0
FIRST_ANSWERS: Final = 0.1
"""Seconds after joining the gateway that belong to presses alone."""
LONGEST_WAIT: Final = 5.0
"""Seconds after which commands are registered even if the gateway cannot be joined."""
REGISTER_AGAIN: Final = (5.0, 30.0, 120.0, 600.0)
"""Seconds before each further attempt to register the commands."""
REFUSED: Final = (400, 401, 403, 404, 413)
"""The answers of Discord's that another attempt would only get again."""
RECALLED: Final = 1_000
"""Matches being played that are got into memory after the start, the newest."""
FORESEEN: Final = 100
"""Of these, the newest, that are got before the gateway has been joined, as far as there is time."""
BETWEEN: Final = 0.004
"""Seconds between two of them, for whatever else there is to do."""
YOUNG: Final = 1_500
"""New objects that are looked through as soon as nobody waits for an answer."""
THRESHOLDS: Final = (20_000, 1_000_000, 1_000_000)
"""Of the garbage collector's own accord: it would always strike in the middle of an answer. What is new is
looked through by itself only where people press without a pause."""
LAST_ANSWERS: Final = 1.0
"""Seconds that presses under way have when the bot closes."""
SESSION: Final = "_HTTPClient__session"
"""Where discord.py has its session; its webhooks and interactions look for it there as well."""
PICTURES_KEPT: Final = 2 * 1024 * 1024
"""Bytes of encoded pictures kept: about fifteen boards. Whoever wants one again does so within moments."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a client is to be. resync: registers the commands even if they have not changed.

    painter: who paints. rng, now and open_post are for tests: chance, the time, and whether the outbox works
    from the start.
    """

    theme: str = "parchment"
    language: Language = "en"
    dev_guild: int | None = None
    resync: bool = False
    shard_count: int | None = None
    painter: Callable[[], Painter] = InlinePainter
    rng: Random | None = None
    now: Callable[[], datetime] = utcnow
    open_post: bool = True


def redirect(api: str, gateway: str) -> None:
    """Points discord.py at a sandbox. This is the only place that knows how."""
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


def all_bundles() -> Mapping[str, GameBundle]:
    """Every game of the house."""
    found: Mapping[str, GameBundle] = importlib.import_module(GAMES).bundles()
    return found


def all_listings() -> Mapping[str, Listing]:
    """What can be told of every game without loading it."""
    found: Mapping[str, Listing] = importlib.import_module(GAMES).listings()
    return found


class Tree(app_commands.CommandTree["Pony"]):
    """The commands; an error in one is told politely."""

    async def _call(self, interaction: discord.Interaction[Pony]) -> None:
        # The first presses are answered before the commands are loaded.
        data: Any = interaction.data or {}
        if self.get_command(data.get("name", "")) is None:
            await self.client.extensions.provide(data.get("name", ""))
        await super()._call(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Pony], error: app_commands.AppCommandError, /
    ) -> None:
        """Answers an error that no handler has answered."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await self.client.desk.old_button(interaction)
        else:
            await self.client.desk.stumble(interaction, getattr(error, "original", error))


class Pony(discord.AutoShardedClient):
    """The client. It serves from `setup_hook` on and never waits to be told that all guilds have arrived."""

    def __init__(
        self, store: Store, bundles: Mapping[str, GameBundle], plan: Plan, metrics: Any = None
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.3,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=plan.shard_count,
            max_ratelimit_timeout=60.0,
        )
        self.store = store
        self.plan = plan
        self.house = House(
            tables=MatchService(store, bundles, rng=plan.rng, clock=plan.now),
            bundles=bundles,
            listings=all_listings(),
            studio=PictureService(most_bytes=PICTURES_KEPT, painter=plan.painter),
            theme=plan.theme,
            default_language=plan.language,
            now=plan.now,
        )
        observe: Callable[[str, float], None] | None = metrics.count_press if metrics is not None else None
        self.desk = Desk(self.house, observe) if observe is not None else Desk(self.house)
        self.tree = Tree(self)
        self._post = Post(self.house, self)
        self.outbox = Outbox(store, self._post)
        self._presses: set[asyncio.Task[None]] = set()
        self._chores: set[asyncio.Task[None]] = set()
        self._tidying: asyncio.Task[None] | None = None
        self._settling: asyncio.Task[None] | None = None
        self._connected = asyncio.Event()
        self.extensions = Extensions(self)

    async def login(self, token: str) -> None:
        """Logs in; meanwhile what is being played is loaded."""
        self._chores.add(asyncio.create_task(self._prepare(), name="preparing"))
        await super().login(token)
        session = getattr(self.http, SESSION, None)
        if isinstance(session, ClientSession):
            setattr(self.http, SESSION, Courier(session, self.http.user_agent))

    async def setup_hook(self) -> None:
        """Gets everything ready before the gateway is dialled."""
        await self.tree.set_translator(CommandTranslator())
        if self.plan.open_post:
            await self.open_post()
        self._settling = asyncio.create_task(self._settle(), name="settling")

    async def on_connect(self) -> None:
        """Lets begin what the first answers need not wait for."""
        self._connected.set()

    async def _settle(self) -> None:
        """Does what can wait until the gateway has been joined and the first presses have been answered."""
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._connected.wait(), LONGEST_WAIT)
            await asyncio.sleep(FIRST_ANSWERS)
            running, played = await self._running()
            await self.extensions.some(played)
            self._chores.add(asyncio.create_task(self._register(), name="registering"))
            await self.house.tables.resume()
            await self._recall(running)
        finally:
            gc.enable()
        # What the start has left behind stays to the end: no collection need look at it, not even once. Some
        # two thousand objects of it are garbage, and finding them would take a tenth of a second.
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)

    async def _prepare(self) -> None:
        """Gets ready what the first presses will ask for, while nothing but the network is waited for."""
        running, played = await self._running()
        for key in played:
            if not self._connected.is_set():
                await asyncio.to_thread(self.house.bundles.__getitem__, key)
        for match in running[: -FORESEEN - 1 : -1]:
            if not self._connected.is_set():
                with contextlib.suppress(RefusedError):
                    await self.house.tables.recall(match)

    async def _running(self) -> tuple[list[int], list[str]]:
        """The matches being played, the newest last, and their games, that of the newest first."""
        running = await self.store.playing()
        played = dict.fromkeys(key for _, key, _ in reversed(running) if key in self.house.bundles)
        return [match for match, _, _ in running], list(played)

    async def _register(self) -> None:
        """Registers the commands; what goes wrong may pass, so it is tried a few times more."""
        for wait in (*REGISTER_AGAIN, None):
            try:
                await self.register_commands()
                return
            except (discord.DiscordException, StoreError, ClientError, PaintingError, OSError) as error:
                refused = isinstance(error, discord.HTTPException) and error.status in REFUSED
                again = None if refused else wait
                log.exception("commands_not_registered", again_in=again)
            if again is None:
                return
            await asyncio.sleep(again)

    async def _recall(self, running: Sequence[int]) -> None:
        """Gets the matches being played into memory."""
        for match in running[-RECALLED:]:
            await asyncio.sleep(BETWEEN)
            await self.house.answers.lull()
            with contextlib.suppress(RefusedError):
                await self.house.tables.recall(match)

    async def open_post(self) -> None:
        """Lets the outbox work, and has the house tidied every day."""
        await self.outbox.start()
        self._chores.add(asyncio.create_task(self._post.catch_up(), name="catching-up"))
        self._tidying = asyncio.create_task(self._tidy(), name="tidying")

    async def close_post(self) -> None:
        """Lets the outbox finish what is under way."""
        if self._tidying is not None:
            self._tidying.cancel()
        await self.outbox.stop()

    async def _tidy(self) -> None:
        while True:
            try:
                await self.house.tables.tidy()
            except RefusedError as error:
                log.warning("not_tidied", reason=error.reason)
            await asyncio.sleep(DAY)

    async def register_commands(self) -> bool:
        """Tells Discord the commands if they have changed since it was last told; whether it was told."""
        from bot.registering import commands

        # Found out in a process of its own: it takes every game, and most of them nobody plays just now.
        written = await self.house.studio.run(commands)
        name = f"commands-{self.application_id}-{self.plan.dev_guild or 'global'}"
        digest = blake2b(written, digest_size=16).hexdigest()
        if not self.plan.resync and await self.store.value(name) == digest:
            return False
        assert self.application_id is not None
        payload = orjson.loads(written)
        if self.plan.dev_guild is not None:
            await self.http.bulk_upsert_guild_commands(self.application_id, self.plan.dev_guild, payload)
        else:
            await self.http.bulk_upsert_global_commands(self.application_id, payload)
        await self.store.set_value(name, digest)
        log.info("commands_registered", count=len(payload))
        return True

    async def on_ready(self) -> None:
        """Says that the bot is there."""
        log.info("ready", guilds=len(self.guilds), shards=self.shard_count)

    def _get_state(self, **options: Any) -> Arrivals:
        return Arrivals(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )

    def arrived(self, press: Arrival) -> None:
        """Answers a press of one of our buttons or menus."""
        data: Any = press.data
        values = tuple(data.get("values", ()))
        task = begun(self.desk.pressed(press, data["custom_id"], values))
        self._presses.add(task)
        task.add_done_callback(partial(self._pressed, press))

    def _pressed(self, press: Arrival, task: asyncio.Task[None]) -> None:
        """Tidies up after a press while the next one is still on its way."""
        self._presses.discard(task)
        press.let_go()
        if gc.isenabled() and not self.house.answers.owed and gc.get_count()[0] > YOUNG:
            gc.collect(0)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers buttons that are not ours, or no longer, and forgotten modals."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.desk.old_button(interaction)

    async def close(self) -> None:
        """Finishes what is under way and lets go of everything."""
        if self.is_closed():
            return
        chores = {*self._chores, *([self._settling] if self._settling is not None else [])}
        for chore in chores:
            chore.cancel()
        if chores:
            await asyncio.wait(chores)
        await self.close_post()
        if self._presses:
            _, late = await asyncio.wait(self._presses, timeout=LAST_ANSWERS)
            for press in late:
                press.cancel()
        await super().close()
        self.house.studio.close()
        await self.store.close()


def begun(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """A task that has gone as far as it can without waiting: an answer goes before all that nobody waits for.

    asyncio has such tasks from Python 3.12 on. On a loop of another make it waits for its turn.
    """
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)
    ready: deque[asyncio.Handle] | None = getattr(loop, "_ready", None)
    if ready is not None:
        caller = asyncio.current_task()
        step = ready.pop()
        if caller is not None:
            leave_task(loop, caller)
        try:
            step._run()
        finally:
            if caller is not None:
                enter_task(loop, caller)
    return task


async def make_client(store: Store, plan: Plan, metrics: Any = None) -> Pony:
    """The client for a store."""
    return Pony(store, await asyncio.to_thread(all_bundles), plan, metrics)
