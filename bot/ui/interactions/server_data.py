"""Taking away and erasing everything of a server, for those who manage it."""

from __future__ import annotations

import asyncio
import gzip
from io import BytesIO
from typing import Final

import discord

from bot.match.table.values import RefusedError
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.settings import managed_guild
from bot.ui.messages.layout import QUIET, frame, text
from bot.ui.messages.page import plain
from bot.ui.messages.server_data import erase_server_page

NAME: Final = "prancing-pony-server.json"
UPLOAD: Final = 8 * 1024 * 1024
"""Bytes that Discord takes from everybody everywhere."""


async def ask_erase(context: InteractionContext) -> None:
    """Ask whether to erase everything of the server."""
    managed_guild(context)
    await context.show(erase_server_page(context.translator))


async def press(context: InteractionContext, what: str) -> None:
    """A button of the page that asks. Each looks anew whether the presser manages the server."""
    guild = managed_guild(context)
    if what == "file":
        await _send_file(context, guild)
    elif what == "now":
        await context.matches.server_data.erase(guild)
        await _end(context, "server-erased")
    elif what == "no":
        await _end(context, "privacy-kept")
    else:
        raise RefusedError("refused-forged")


async def _end(context: InteractionContext, message: str) -> None:
    content = context.translator(message)
    await context.show(plain(lambda: frame([text(content)], QUIET)))


async def _send_file(context: InteractionContext, guild: int) -> None:
    """Send what is kept of the server; packed where it would be too large otherwise."""
    told = (await context.matches.server_data.export(guild)).encode()
    name = NAME
    if len(told) > UPLOAD:
        name, told = f"{NAME}.gz", await asyncio.to_thread(gzip.compress, told)
    if len(told) > UPLOAD:
        raise RefusedError("refused-export-too-large")
    await context.send_file(context.translator("server-export"), discord.File(BytesIO(told), name))
