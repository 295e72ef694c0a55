"""`python -m bot doctor [CHANNEL]`: whether everything the bot relies on is there, for whoever runs it.

It looks at the disk, the database, the fonts and the painter, joins Discord with the token, and in a channel
does once, visibly, what the bot does at its tables. The bot may be running meanwhile.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Any, Final

import discord
from discord import app_commands

from bot.cli.database import explain, locate
from bot.cli.run import NO_DISCORD, Destination, choose_destination, end
from bot.cli.shell import say
from bot.client import Plan, Pony, make_client
from bot.config import Settings, StartError, name_database, shell_language
from bot.draw.kit.type import Face, font
from bot.emojis import read_pictures
from bot.logs import get_logger
from bot.store import SqliteStore, Store, StoreError
from bot.store.opening import copy_store, count_pending
from bot.ui.layout import OWN_EMOJIS
from bot.ui.services import Verdict
from bot.worker import WorkerError, WorkerProcess

WRONG: Final = 1
"""The exit status where something is to be changed."""
PATIENCE: Final = 60.0
"""Seconds within which Discord must have let the bot in."""
SIGNS: Final = {True: "✓", False: "✗", None: "·"}

MARKDOWN: Final = re.compile(r"\*+|`|^-# ")
"""What a terminal would show of Discord's markdown."""
log = get_logger("client")


async def examine(settings: Settings, channel: int | None) -> int:
    """Look at everything, print what was found, and return the exit status."""
    verdicts: list[Verdict] = []

    def tell(latest: Iterable[Verdict]) -> None:
        for verdict in latest:
            verdicts.append(verdict)
            print(SIGNS[verdict.is_well], MARKDOWN.sub("", verdict.text), flush=True)

    tell(await asyncio.to_thread(look_at_disk, settings))
    tell([await look_at_database(settings)])
    tell([await asyncio.to_thread(look_at_fonts)])
    async with open_pony(settings) as pony:
        tell([await look_at_painter(pony)])
        try:
            async with choose_destination(settings, play=False) as destination:
                own = settings.own_emojis
                tell(await look_at_discord(pony, destination, channel, tell, own_emojis=own))
        except StartError as error:
            tell([_explain(error)])
        finally:
            pony.services.pictures.close()
    wrong = sum(verdict.is_well is False for verdict in verdicts)
    print(say("cli-doctor-done", count=wrong))
    return WRONG if wrong else 0


def look_at_disk(settings: Settings) -> Sequence[Verdict]:
    """Look whether the folders can be written to that the bot writes to."""
    folders = [settings.database.parent] if isinstance(settings.database, Path) else []
    folders += [settings.backup_dir] if settings.backup_dir is not None else []
    return [_look_at_folder(folder) for folder in dict.fromkeys(folders)]


def _look_at_folder(folder: Path) -> Verdict:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder, prefix="pony-doctor-") as file:
            file.write(b"pony")
            file.flush()
    except OSError as error:
        details = error.strerror or str(error)
        return Verdict(is_well=False, text=say("cli-doctor-disk-closed", path=str(folder), details=details))
    return Verdict(is_well=True, text=say("cli-doctor-disk", path=str(folder)))


async def look_at_database(settings: Settings) -> Verdict:
    """Look whether the database can be reached, and whether it is of this release."""
    database, name = settings.database, name_database(settings.database)
    if isinstance(database, Path) and not database.exists():
        return Verdict(is_well=None, text=say("cli-doctor-database-new", path=name))
    try:
        pending = await count_pending(locate(database))
    except (StoreError, OSError) as error:
        return _explain(explain(error, database))
    if pending:
        return Verdict(is_well=None, text=say("cli-doctor-database-old", path=name, count=pending))
    return Verdict(is_well=True, text=say("cli-doctor-database", path=name))


def look_at_fonts() -> Verdict:
    """Look whether every face can be read."""
    try:
        for face in Face:
            font(face, 12)
    except OSError as error:
        return Verdict(is_well=False, text=say("cli-doctor-fonts-missing", details=str(error)))
    return Verdict(is_well=True, text=say("cli-doctor-fonts"))


async def look_at_painter(pony: Pony) -> Verdict:
    """Have a picture painted as the bot does: by a process of its own."""
    presentation = pony.services.presentation
    key, bundle = next(iter(presentation.games.items()))
    wanted = presentation.request_cover(key, shell_language())
    paint = pony.services.pictures.picture
    try:
        await paint(bundle.board, key, wanted.scene, presentation.theme, wanted.scale)
    except WorkerError as error:
        return Verdict(is_well=False, text=say("cli-doctor-painter-gone", details=str(error)))
    return Verdict(is_well=True, text=say("cli-doctor-painter"))


@asynccontextmanager
async def open_pony(settings: Settings) -> AsyncIterator[Pony]:
    """Make the bot with all its commands, on a copy of its database. It never joins Discord."""
    with TemporaryDirectory(prefix="pony-") as folder:
        plan = Plan(
            settings.theme,
            settings.default_language,
            painter=partial(WorkerProcess, "painting"),
            open_outbox=False,
        )
        store = await _copy(settings, Path(folder) / "copy.db")
        try:
            yield await make_client(store, plan)
        finally:
            await store.close()


async def _copy(settings: Settings, copy: Path) -> Store:
    """Open a copy of the database; an empty one where there is none, or none that could be copied soon."""
    database = settings.database
    if isinstance(database, Path) and database.is_file():
        try:
            await copy_store(database, copy)
            return await SqliteStore.open(copy, keep=False)
        except StoreError as error:
            log.info("not-copied", error=str(error))
    return await SqliteStore.open(copy.with_name("empty.db"))


class Visitor(discord.AutoShardedClient):
    """A client that joins as the bot does and answers nobody."""

    def __init__(self, pony: Pony) -> None:
        super().__init__(
            intents=pony.intents,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.3,
            allowed_mentions=discord.AllowedMentions.none(),
        )


async def look_at_discord(
    pony: Pony,
    destination: Destination,
    channel: int | None,
    tell: Callable[[Iterable[Verdict]], None],
    *,
    own_emojis: bool,
) -> Sequence[Verdict]:
    """Join Discord, look at the commands there, and try everything out in a channel."""
    visitor = Visitor(pony)
    joining = asyncio.create_task(visitor.start(destination.token), name="visitor")
    ready = asyncio.create_task(visitor.wait_until_ready(), name="ready")
    try:
        await asyncio.wait((joining, ready), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if joining.done():
            joining.result()
        if visitor.user is None or not visitor.is_ready():
            return [_explain(StartError("cli-discord-unreachable"))]
        tell([Verdict(is_well=True, text=say("cli-doctor-token", name=visitor.user.name))])
        tell([Verdict(is_well=True, text=say("cli-doctor-intents"))])
        tell([await look_at_commands(pony, visitor)])
        if own_emojis:
            tell([await look_at_signs(visitor)])
        return await try_channel(pony, visitor, channel)
    except discord.LoginFailure:
        return [_explain(StartError("cli-token-refused"))]
    except discord.PrivilegedIntentsRequired:
        return [Verdict(is_well=False, text=say("cli-doctor-intents-refused"))]
    except (*NO_DISCORD, discord.ConnectionClosed):
        return [_explain(StartError("cli-discord-unreachable"))]
    finally:
        await visitor.close()
        await end(joining, ready)


async def look_at_commands(pony: Pony, visitor: Visitor) -> Verdict:
    """Compare the commands Discord has with those of this release."""
    guild = discord.Object(pony.plan.dev_guild) if pony.plan.dev_guild is not None else None
    wanted = {command.name for command in pony.tree.get_commands()}
    there = {command.name for command in await app_commands.CommandTree(visitor).fetch_commands(guild=guild)}
    if missing := sorted(wanted - there):
        return Verdict(is_well=False, text=say("cli-doctor-commands-missing", names=", ".join(missing)))
    return Verdict(is_well=True, text=say("cli-doctor-commands", count=len(there)))


async def look_at_signs(visitor: Visitor) -> Verdict:
    """Look which of our own emojis the application has; they are shown from now on."""
    held = await visitor.fetch_application_emojis()
    OWN_EMOJIS.learn(held)
    wanted = await asyncio.to_thread(read_pictures)
    if missing := len(wanted.keys() - {emoji.name for emoji in held}):
        return Verdict(is_well=None, text=say("cli-doctor-signs-missing", count=missing))
    return Verdict(is_well=True, text=say("cli-doctor-signs"))


async def try_channel(pony: Pony, visitor: Visitor, channel: int | None) -> Sequence[Verdict]:
    """Try out in a channel what the bot does at its tables; who owns the application is called."""
    if channel is None:
        return [Verdict(is_well=None, text=say("cli-doctor-no-channel"))]
    room: Any = visitor.get_channel(channel)
    if room is None or getattr(room, "guild", None) is None:
        return [Verdict(is_well=False, text=say("cli-doctor-channel-unknown", channel=str(channel)))]
    about = await visitor.application_info()
    owner = about.team.owner_id if about.team is not None else about.owner.id
    person = await visitor.fetch_user(owner) if owner is not None else None
    verdicts: list[Verdict] = []
    for examination in pony.examinations:
        verdicts += await examination(pony.services, room, person, shell_language())
    return verdicts


def _explain(error: StartError) -> Verdict:
    return Verdict(is_well=False, text=say(error.message, **error.values))
