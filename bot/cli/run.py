"""`python -m bot` and `python -m bot play`: join a Discord and serve until told to stop.

python -m bot policy privacy    the page on what is kept, or the terms of use, to publish, filled in from .env
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import re
import signal
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
from pydantic import SecretStr

from bot import all_bundles, health, metrics
from bot.cli.database import open_database
from bot.cli.play import open_sandbox
from bot.client import Plan, Pony, make_client, redirect
from bot.config import Settings, StartError, explain_port, shell_language
from bot.engine import ComponentFileError, read_component_file
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.store import LeaseError, ShardPlan, Store, StoreError
from bot.text import Catalogue, Language, tell_problems
from bot.ui.messages.house import Policy, write_policy
from bot.ui.presentation import STRINGS
from bot.ui.services import Operator
from bot.worker import BARELY_STANDS_BACK, WorkerProcess

AUTO = "auto"
"""What SHARDS says in place of numbers where a process takes its part of what nobody has."""
MARKDOWN: Final = re.compile(r"\*\*|\\(?=[^\w\s]|_)")
"""What a terminal would show of Discord's markdown."""
NO_DISCORD = (aiohttp.ClientError, TimeoutError, discord.DiscordServerError, discord.GatewayNotFound)
"""What discord.py raises where Discord cannot be reached at the start; later it connects again by itself."""
TOO_FEW_SHARDS = 4011
"""What Discord closes a connection with whose shard has more servers than one may have."""
TAKING_OVER = 30.0
"""Seconds within which shards that a process has left are free."""
LOOKING = 0.5
"""Seconds between two looks whether they are, at most."""
AGAIN = 1.0
"""Seconds after which a task that was cancelled and goes on is cancelled again."""
CANCELLATIONS = 5
"""How often a task is cancelled at the most: what goes on then would do so for ever."""
THINKING_PATIENCE = (30.0, 60.0)
"""Seconds in which a computer player's thought must come, at the first attempt and at the second."""
THINKING_IDLE = 300.0
"""Seconds without a thought after which the process that thinks gives its memory back."""
log = get_logger("client")


@dataclass(frozen=True, slots=True)
class Destination:
    """A Discord to join, and the database for it. on_this_machine: it lives in this process only."""

    token: str
    database: Path | SecretStr
    on_this_machine: bool = False


async def run(settings: Settings, *, play: bool) -> None:
    """Serve until SIGINT or SIGTERM. Raises StartError."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    async with choose_destination(settings, play=play) as destination:
        await serve(settings, destination, stopped)


@contextlib.asynccontextmanager
async def choose_destination(settings: Settings, *, play: bool) -> AsyncIterator[Destination]:
    """Choose a sandbox that is already running, the Discord of the token, or a sandbox of one's own."""
    token = settings.discord_token.get_secret_value() if settings.discord_token else None
    if settings.sandbox_api and settings.sandbox_gateway:
        redirect(settings.sandbox_api, settings.sandbox_gateway)
        yield Destination(token or "sandbox", settings.database)
    elif token is not None:
        yield Destination(token, settings.database)
    elif play:
        async with open_sandbox(settings) as (sandbox, database):
            redirect(sandbox.api_url, sandbox.gateway_url)
            yield Destination("sandbox", database, on_this_machine=True)
    else:
        raise StartError("cli-token-missing")


@contextlib.contextmanager
def load_to_stay() -> Iterator[None]:
    """Look for no garbage while games or commands are loaded, nor ever after among what was loaded.

    Looked through time and again, what stays as long as the bot runs would stop the event loop for a quarter
    of a second each time.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


async def serve(settings: Settings, destination: Destination, stopped: asyncio.Event) -> None:
    """Run the bot until `stopped`, and close it. Raises StartError."""
    with load_to_stay():
        components = read_component_files(settings.component_files, all_bundles(), shell_language())
    serve_metrics(settings.metrics_port)
    checks = health.Checks()
    async with health.serve(settings.health_port, checks.find_trouble):
        store = await open_database(destination.database, plan=read_shards(settings.shards))
        plan = Plan(
            settings.theme,
            settings.default_language,
            settings.dev_guild,
            resync=destination.on_this_machine,
            components=components,
            painter=partial(WorkerProcess, "painting", niceness=BARELY_STANDS_BACK),
            own_emojis=settings.own_emojis,
            measured=settings.metrics_port is not None,
            quiet_hours=settings.quiet_hours,
            compact_after=settings.compact_after_days,
            operator=operator_of(settings),
            public_url=None if settings.public_url is None else settings.public_url.rstrip("/"),
            client_secret=settings.discord_client_secret,
            board=(settings.board_host, settings.board_port),
            backups=None if destination.on_this_machine else settings.backup_dir,
            thinker=partial(WorkerProcess, "thinking", THINKING_PATIENCE, THINKING_IDLE),
            thinkers=settings.thinkers,
        )
        try:
            if await wait_for_shards(store, stopped):
                with load_to_stay():
                    client = await make_client(store, plan)
                checks.watch(client, store)
                if destination.on_this_machine:
                    greet_when_ready(client)
                await join(client, destination.token, stopped)
        except LeaseError as error:
            raise StartError("cli-lease-lost") from error
        finally:
            # However it ends: what keeps up the connections may not be told to end in any other way, and
            # would keep the process.
            with contextlib.suppress(StoreError):
                await store.close()


def greet_when_ready(client: Pony) -> None:
    """Have the bot introduce itself on the servers it finds: on this machine every one is new."""

    async def on_ready() -> None:
        for guild in client.guilds:
            await client.servers.on_guild_join(guild)

    client.add_listener(on_ready)


async def wait_for_shards(store: Store, stopped: asyncio.Event) -> bool:
    """Wait until this process has shards to serve, where it shares them; return False where it is to stop.

    Raises StartError where others have those that it is to take.
    """
    share = store.share
    if share is None:
        return True
    told = asyncio.Event()
    share.on_change(told.set)
    since = asyncio.get_running_loop().time()
    while not stopped.is_set() and not (share.held >= set(share.plan.fixed or ()) and share.held):
        if share.lost.is_set():
            raise StartError("cli-lease-lost")
        if share.plan.fixed is not None and asyncio.get_running_loop().time() - since > TAKING_OVER:
            raise StartError(
                "cli-shards-taken", shards=f"{share.plan.fixed.start}-{share.plan.fixed.stop - 1}"
            )
        told.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOKING):
                await told.wait()
    return not stopped.is_set()


async def join(client: Pony, token: str, stopped: asyncio.Event) -> None:
    """Stay at Discord until `stopped`, then close the client. Raises StartError where it cannot join."""
    bot = asyncio.create_task(client.start(token), name="client")
    stop = asyncio.create_task(stopped.wait(), name="stop")
    share = client.store.share
    lost = asyncio.create_task(asyncio.Event().wait() if share is None else share.lost.wait(), name="lost")
    try:
        await asyncio.wait((bot, stop, lost), return_when=asyncio.FIRST_COMPLETED)
        if share is not None and share.lost.is_set():
            # What the bot was about to do may have failed of it, and says so before.
            raise StartError("cli-lease-lost")
        if bot.done():
            bot.result()
    except discord.LoginFailure as error:
        raise StartError("cli-token-refused") from error
    except discord.ConnectionClosed as error:
        if error.code != TOO_FEW_SHARDS:
            raise
        raise StartError("cli-shards-few", count=str(client.shard_count)) from error
    except NO_DISCORD as error:
        raise StartError("cli-discord-unreachable") from error
    finally:
        await client.close()
        await end(bot, stop, lost)


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, and once more where that was swallowed: in Python 3.11 `asyncio.wait_for` may do so.

    What goes on in spite of it is named in the log and left, so that the database is closed all the same.
    """
    going_on: set[asyncio.Task[Any]] = set(tasks)
    for _ in range(CANCELLATIONS):
        for task in going_on:
            task.cancel()
        _, going_on = await asyncio.wait(going_on, timeout=AGAIN)
        if not going_on:
            break
    else:
        log.error("tasks-go-on", tasks=sorted(task.get_name() for task in going_on))
    await asyncio.gather(*(task for task in tasks if task.done()), return_exceptions=True)


def serve_metrics(port: int | None) -> None:
    """Offer figures on a port, where one is set. Raises StartError where it cannot be opened."""
    if port is None:
        return
    try:
        metrics.serve(port)
    except OSError as error:
        raise explain_port(error, port, "METRICS_PORT") from error


def read_shards(text: str | None) -> ShardPlan | None:
    """Read `0-3/16`, `5/16` or `auto/16`: the shards this process takes, of how many; None: it is alone.

    Raises StartError.
    """
    if text is None:
        return None
    which, _, count = text.partition("/")
    if which == AUTO:
        return ShardPlan(int(count))
    first, _, last = which.partition("-")
    fixed = range(int(first), int(last or first) + 1)
    if not fixed or fixed.stop > int(count):
        raise StartError("cli-setting-shards", name="SHARDS", value=text)
    return ShardPlan(int(count), fixed)


def read_component_files(
    folder: Path | None, bundles: Mapping[str, GameBundle], language: Language
) -> Mapping[str, str]:
    """Read the files `<game>.json` of a folder, by game. Raises StartError with the first problem.

    language: in which a problem is told.
    """
    if folder is None:
        return {}
    if not folder.is_dir():
        raise StartError("cli-components-missing", path=str(folder))
    return {
        key: _read(folder / f"{key}.json", bundle, language)
        for key, bundle in bundles.items()
        if bundle.components is not None and (folder / f"{key}.json").is_file()
    }


def _read(path: Path, bundle: GameBundle, language: Language) -> str:
    assert bundle.components is not None
    try:
        given = read_component_file(bundle.components.kind, path.read_text("utf-8-sig"))
    except ComponentFileError as error:
        told = tell_problems(error, bundle.words.translator(language))[0]
        problem = MARKDOWN.sub("", told)
        raise StartError("cli-components-wrong", path=str(path), problem=problem) from error
    except (OSError, UnicodeDecodeError) as error:
        raise StartError("cli-components-unreadable", path=str(path)) from error
    return given.model_dump_json(exclude_defaults=True)


def operator_of(settings: Settings) -> Operator:
    """Return who runs the bot, as far as the settings say it."""
    return Operator(settings.operator, settings.contact, settings.retention_days)


def policy_text(settings: Settings, policy: Policy, language: Language) -> str:
    """Write a page as Markdown, which begins with its heading."""
    return write_policy(Catalogue(STRINGS)[language], policy, operator_of(settings))
