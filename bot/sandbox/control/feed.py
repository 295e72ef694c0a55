"""Waiting for changes, and the stream of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import orjson
from aiohttp import web

from bot.sandbox.client import view
from bot.sandbox.control.request import CORE, LONGEST_WAIT, find_actor, reply
from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.world import User

KEEP_ALIVE: Final = 20.0
"""Seconds without a change after which a comment is sent."""
routes = web.RouteTableDef()


@routes.get("/wait")
async def wait_for_change(request: web.Request) -> web.Response:
    """Wait for the next change."""
    limit = min(float(request.query.get("timeout", 5)), LONGEST_WAIT)
    revision = await request.app[CORE].feed.after(int(request.query.get("revision", 0)), limit)
    return reply({"revision": revision})


@routes.get("/ready")
async def wait_for_bot(request: web.Request) -> web.Response:
    """Wait until a bot has connected."""
    limit = min(float(request.query.get("timeout", 10)), LONGEST_WAIT)
    waiting = asyncio.ensure_future(request.app[CORE].gateway.ready.wait())
    done, _ = await asyncio.wait([waiting], timeout=limit)
    waiting.cancel()
    return reply({"ready": bool(done)})


@routes.get("/people/{person}/feed")
async def stream_changes(request: web.Request) -> web.StreamResponse:
    """Changes as server-sent events, each as far as this person may see it."""
    core, person = request.app[CORE], find_actor(request)
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"})
    # Whoever sees the answer begin must miss nothing from then on.
    async with core.feed.watch() as queue:
        await response.prepare(request)
        with suppress(ConnectionResetError):  # the page has been closed
            await _write_changes(core, response, person, queue)
    return response


async def _write_changes(
    core: Core, response: web.StreamResponse, person: User, queue: asyncio.Queue[Json | None]
) -> None:
    await response.write(b"retry: 1000\n\n")
    while True:
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                event = await queue.get()
        except TimeoutError:
            await response.write(b": still here\n\n")
            continue
        if event is not None and event["kind"] == "closed":
            break
        shown = {"kind": "reload"} if event is None else _filter(core, person, event)
        if shown is not None:
            await response.write(b"data: " + orjson.dumps(shown) + b"\n\n")


def _filter(core: Core, person: User, event: Json) -> Json | None:
    """The event as this person may see it; None where it is not for them."""
    if event.get("audience") not in (None, person.id):
        return None
    channel = core.world.channels.get(int(event.get("channel") or 0))
    if channel is not None and not view.sees_channel(core, person, channel):
        return None
    shown = {key: value for key, value in event.items() if key != "audience"}
    if channel is not None and event["kind"] in ("created", "edited"):
        message = channel.messages.get(int(event["message"]))
        if message is None:
            return None
        shown["message"] = view.message_json(core, message)
    return shown
