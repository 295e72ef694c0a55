"""A Discord on this machine for `python -m bot play`."""

from __future__ import annotations

import contextlib
import errno
import tempfile
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot.cli.shell import format_message
from bot.config import Settings, shell_language
from bot.sandbox import Sandbox, SandboxSettings, WorldPlan
from bot.text import Language

PORTS_TRIED: Final = 20
"""Ports looked at, from the one that is set, before any free one is taken."""
LOCALES: Final[Mapping[Language, str]] = {"en": "en-US", "pl": "pl"}


@contextlib.asynccontextmanager
async def open_sandbox(settings: Settings) -> AsyncIterator[tuple[Sandbox, Path | SecretStr]]:
    """Open a sandbox on the port that is set or the next free one, and the database to play in."""
    language, port = shell_language(), settings.sandbox_port
    sandbox = await start_sandbox(port, plan_world(language), settings.public_url)
    try:
        if port and sandbox.port != port:
            print(format_message(language, "cli-port-moved", port=str(port), other=str(sandbox.port)))
        print(format_message(language, "cli-play", url=f"{sandbox.url}/"), flush=True)
        chosen = "database" in settings.model_fields_set
        with tempfile.TemporaryDirectory(prefix="pony-") as place:
            # The sandbox forgets everything when it closes, and so may the matches played in it.
            yield sandbox, settings.database if chosen else Path(place) / "pony.db"
    finally:
        await sandbox.stop()


def plan_world(language: Language) -> WorldPlan:
    """Plan the usual world, in which the server speaks this language, and so do tables everybody sees."""
    world = WorldPlan()
    guilds = tuple(guild.model_copy(update={"locale": LOCALES[language]}) for guild in world.guilds)
    return world.model_copy(update={"guilds": guilds})


async def start_sandbox(
    port: int, world: WorldPlan = WorldPlan(), activity_url: str | None = None
) -> Sandbox:
    """Start a sandbox: on this port, on one of the next, or on any; 0 means any.

    activity_url: where the page of the Activity is served, if anywhere.
    """
    url = None if activity_url is None else activity_url.rstrip("/")
    settings = SandboxSettings(world=world, activity_url=url)
    for candidate in (*range(port, min(port + PORTS_TRIED, 65536)), 0) if port else (0,):
        sandbox = Sandbox(settings, port=candidate)
        try:
            await sandbox.start()
        except OSError as error:
            await sandbox.stop()
            if candidate == 0 or error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            return sandbox
    raise AssertionError("the system has no free port")
