"""The command line.

python -m bot              join Discord with the token in .env
python -m bot play         the same, or without a token: a Discord on this machine to click in
python -m bot healthcheck  status 0 when the bot on this machine is well
python -m bot tell FILE    the story of a recorded game, or what is wrong with the record
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from bot.config import Settings, SettingsError, load, shell_language

SWITCH_SECONDS = 0.0005
"""How long another thread may keep the event loop waiting for the interpreter; Python says 5 ms."""
BAD_SETTINGS = 2
"""The exit status for a wrong or missing setting, and for a database that cannot be used."""


def main() -> None:
    """Does what the command line says; exits with 2 and one sentence where that is impossible."""
    # Next to nothing of what a start makes is garbage; the client collects again once it serves.
    gc.disable()
    arguments = _arguments()
    try:
        given = {"database": arguments.database, "sandbox_port": arguments.port}
        settings = load(**given)
        if arguments.command == "healthcheck":
            sys.exit(0 if asyncio.run(_healthy(settings)) else 1)
        if arguments.command == "tell":
            _tell(arguments.file)
            return
        asyncio.run(_run(settings, playing=arguments.command == "play"))
    except SettingsError as error:
        print(_said(error.message, **error.values), file=sys.stderr)
        sys.exit(BAD_SETTINGS)
    except KeyboardInterrupt:
        sys.exit(130)


def _arguments() -> argparse.Namespace:
    form = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__, formatter_class=form)
    parser.add_argument("command", nargs="?", choices=("run", "play", "healthcheck", "tell"), default="run")
    parser.add_argument("file", nargs="?", type=Path, help="the record to tell")
    parser.add_argument("--port", help="port of the page of `play`; 0 takes any free one")
    parser.add_argument("--database", help="the database file")
    return parser.parse_args()


def _tell(file: Path | None) -> None:
    from bot.storytelling import story

    if file is None:
        raise SettingsError("cli-record-missing")
    for line in story(file, shell_language()):
        print(line)


def _said(message: str, **values: str) -> str:
    from bot.text import Catalogue  # only a start that fails, and `play`, have something to say
    from bot.ui.messages.presentation import REASONS, STRINGS

    return Catalogue(REASONS, STRINGS)[shell_language()](message, **values)


async def _healthy(settings: Settings) -> bool:
    from bot.health import ask

    return settings.health_port is not None and await ask(settings.health_port)


async def _run(settings: Settings, *, playing: bool) -> None:
    from bot import logs

    logs.set_up(settings.log_level, settings.log_format)
    sys.setswitchinterval(SWITCH_SECONDS)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    async with _discord(settings, playing=playing) as (token, database, local):
        await _serve(settings, token, database, stopped, local=local)


@contextlib.asynccontextmanager
async def _discord(settings: Settings, *, playing: bool) -> AsyncIterator[tuple[str, Path, bool]]:
    """A Discord to join: token, database, and whether it lives in this process only."""
    from bot.client import redirect

    token = settings.discord_token.get_secret_value() if settings.discord_token else None
    if settings.sandbox_api and settings.sandbox_gateway:
        redirect(settings.sandbox_api, settings.sandbox_gateway)
        yield token or "sandbox", settings.database, False
    elif token is not None:
        yield token, settings.database, False
    elif playing:
        async with _sandbox(settings) as database:
            yield "sandbox", database, True
    else:
        raise SettingsError("cli-token-missing")


@contextlib.asynccontextmanager
async def _sandbox(settings: Settings) -> AsyncIterator[Path]:
    from bot.client import redirect
    from bot.sandbox import Sandbox

    sandbox = Sandbox(port=settings.sandbox_port)
    try:
        await sandbox.start()
    except OSError as error:
        raise SettingsError("cli-port-taken", port=str(settings.sandbox_port)) from error
    try:
        redirect(sandbox.api_url, sandbox.gateway_url)
        print(_said("cli-play", url=f"{sandbox.url}/"), flush=True)
        chosen = "database" in settings.model_fields_set
        with tempfile.TemporaryDirectory(prefix="pony-") as place:
            # The sandbox forgets everything when it closes, and so may the matches played in it.
            yield settings.database if chosen else Path(place) / "pony.db"
    finally:
        await sandbox.stop()


async def _serve(
    settings: Settings, token: str, database: Path, stopped: asyncio.Event, *, local: bool
) -> None:
    import discord

    from bot.client import Plan, make_client
    from bot.draw.painting_process import PaintingProcess

    store = await _open(database)
    metrics = _metrics(settings)
    plan = Plan(
        settings.theme, settings.default_language, settings.dev_guild, resync=local, painter=PaintingProcess
    )
    client = await make_client(store, plan, metrics.pressed if metrics is not None else None)
    health = await _health(settings, client)
    bot = asyncio.create_task(client.start(token))
    stop = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((bot, stop), return_when=asyncio.FIRST_COMPLETED)
        if bot.done():
            bot.result()
    except discord.LoginFailure as error:
        raise SettingsError("cli-token-refused") from error
    finally:
        stop.cancel()
        await client.close()
        bot.cancel()
        await asyncio.gather(bot, stop, return_exceptions=True)
        if health is not None:
            health.close()


async def _open(database: Path) -> Any:
    from bot.store.errors import LeaseError, NewerDatabaseError, StoreError
    from bot.store.sqlite import SqliteStore

    path = str(database)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        return await SqliteStore.open(database)
    except LeaseError as error:
        raise SettingsError("cli-database-busy", path=path) from error
    except NewerDatabaseError as error:
        raise SettingsError("cli-database-newer", path=path) from error
    except (StoreError, OSError) as error:
        raise SettingsError("cli-database-unusable", path=path, why=str(error).rstrip(".")) from error


def _metrics(settings: Settings) -> Any:
    if settings.metrics_port is None:
        return None
    from bot.metrics import Metrics

    metrics = Metrics()
    try:
        metrics.serve(settings.metrics_port)
    except OSError as error:
        raise SettingsError("cli-port-taken", port=str(settings.metrics_port)) from error
    return metrics


async def _health(settings: Settings, client: Any) -> asyncio.Server | None:
    if settings.health_port is None:
        return None
    from bot.health import serve

    try:
        return await serve(settings.health_port, lambda: client.ws is not None and not client.is_closed())
    except OSError as error:
        raise SettingsError("cli-port-taken", port=str(settings.health_port)) from error


if __name__ == "__main__":
    main()
