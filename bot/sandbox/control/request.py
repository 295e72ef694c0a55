"""The common part of the control interface's handlers: reading requests and writing replies."""

from __future__ import annotations

from typing import Any, Final

import orjson
from aiohttp import web

from bot.sandbox.client import lookup
from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.world import Channel, Guild, User

CORE: Final = web.AppKey("core", Core)
LONGEST_WAIT: Final = 60.0
"""Seconds a request may be kept waiting."""


def reply(data: Any, status: int = 200) -> web.Response:
    """A JSON reply."""
    return web.Response(status=status, body=orjson.dumps(data), content_type="application/json")


async def read_body(request: web.Request) -> Json:
    """The JSON object of a request; an empty one where there is no body."""
    raw = await request.read()
    body = orjson.loads(raw) if raw else {}
    if not isinstance(body, dict):
        raise ImpossibleError("a JSON object is wanted")
    return body


def find_actor(request: web.Request) -> User:
    """The person a path names."""
    return lookup.find_person(request.app[CORE], request.match_info["person"])


async def read_action(request: web.Request) -> tuple[User, Channel, Json]:
    """Read who does something, where, and the body that says what."""
    body = await read_body(request)
    actor = find_actor(request)
    channel = lookup.find_channel(request.app[CORE], actor, str(body.get("channel", "tavern")))
    return actor, channel, body


def find_guild(core: Core, key: object = None) -> Guild:
    """A guild by name or id; the first one where none is named."""
    for guild in core.world.guilds.values():
        if key in (None, str(guild.id), guild.name):
            return guild
    raise ImpossibleError(f"no guild {key!r}")


def find_any_channel(request: web.Request) -> Channel:
    """The channel a path names, whoever sees it."""
    key = request.match_info["channel"]
    for channel in request.app[CORE].world.channels.values():
        if key in (str(channel.id), channel.name):
            return channel
    raise ImpossibleError(f"no channel {key!r}")
