"""`python -m bot` and `python -m bot play`: join a Discord and serve until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import aiohttp
import discord
from pydantic import SecretStr

from bot import health, metrics
from bot.cli.component_files import read_component_files
from bot.cli.database import open_database
from bot.cli.play import open_sandbox
from bot.client import Plan, Pony, all_bundles, make_client, redirect
from bot.config import Settings, StartError, explain_port, shell_language
from bot.worker import WorkerProcess

NO_DISCORD = (aiohttp.ClientError, TimeoutError, discord.DiscordServerError, discord.GatewayNotFound)
"""What discord.py raises where Discord cannot be reached at the start; later it connects again by itself."""

THINKING_PATIENCE = (30.0, 60.0)
"""Seconds in which a computer player's thought must come, at the first attempt and at the second."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A Discord to join, and the database for it. on_this_machine: it lives in this process only."""

    token: str
    database: Path | SecretStr
    on_this_machine: bool = False


async def run(settings: Settings, *, play: bool) -> None:
    """Serves until SIGINT or SIGTERM. Raises StartError."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    async with choose_destination(settings, play=play) as destination:
        await serve(settings, destination, stopped)


@contextlib.asynccontextmanager
async def choose_destination(settings: Settings, *, play: bool) -> AsyncIterator[Destination]:
    """A sandbox that is already running, the Discord of the token, or a sandbox of one's own."""
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


async def serve(settings: Settings, destination: Destination, stopped: asyncio.Event) -> None:
    """Runs the bot until `stopped`, and closes it. Raises StartError."""
    components = read_component_files(settings.component_files, all_bundles(), shell_language())
    serve_metrics(settings.metrics_port)
    checks = health.Checks()
    async with health.serve(settings.health_port, checks.is_ready):
        store = await open_database(destination.database)
        plan = Plan(
            settings.theme,
            settings.default_language,
            settings.dev_guild,
            resync=destination.on_this_machine,
            components=components,
            painter=WorkerProcess,
            measured=settings.metrics_port is not None,
            backups=None if destination.on_this_machine else settings.backup_dir,
            thinker=partial(WorkerProcess, THINKING_PATIENCE),
        )
        client = await make_client(store, plan)
        checks.watch(client, store)
        await join(client, destination.token, stopped)


async def join(client: Pony, token: str, stopped: asyncio.Event) -> None:
    """Stays at Discord until `stopped`, then closes the client. Raises StartError where it cannot join."""
    bot = asyncio.create_task(client.start(token))
    stop = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((bot, stop), return_when=asyncio.FIRST_COMPLETED)
        if bot.done():
            bot.result()
    except discord.LoginFailure as error:
        raise StartError("cli-token-refused") from error
    except NO_DISCORD as error:
        raise StartError("cli-discord-unreachable") from error
    finally:
        await client.close()
        bot.cancel()
        stop.cancel()
        await asyncio.gather(bot, stop, return_exceptions=True)


def serve_metrics(port: int | None) -> None:
    """Offers figures on a port, where one is set. Raises StartError where it cannot be opened."""
    if port is None:
        return
    try:
        metrics.serve(port)
    except OSError as error:
        raise explain_port(error, port, "METRICS_PORT") from error
