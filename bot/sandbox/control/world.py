"""The world from above: its state, its clock, its channels and messages."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.client import view
from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.control.request import CORE, find_any_channel, read_body, reply
from bot.sandbox.rest import messages, threads
from bot.sandbox.rest.channels import remove_channel
from bot.sandbox.settings import OverwritePlan

routes = web.RouteTableDef()


@routes.get("/state")
async def show_state(request: web.Request) -> web.Response:
    """People, bot, guilds."""
    return reply(view.state_json(request.app[CORE]))


@routes.post("/clock")
async def advance_clock(request: web.Request) -> web.Response:
    """Lets time pass."""
    core, body = request.app[CORE], await read_body(request)
    core.clock.advance(float(body["advance"]))
    core.pending.expire()
    threads.archive_idle_threads(core)
    return reply({"now": core.clock.now()})


@routes.patch("/channels/{channel}")
async def change_channel(request: web.Request) -> web.Response:
    """Archives or locks a thread, or replaces the overwrites of a channel."""
    core, channel, body = request.app[CORE], find_any_channel(request), await read_body(request)
    if "overwrites" in body:
        core.world.overwrite(channel, [OverwritePlan.model_validate(each) for each in body["overwrites"]])
    channel.archived = bool(body.get("archived", channel.archived))
    channel.locked = bool(body.get("locked", channel.locked))
    if "archived" in body:
        channel.active_at = core.clock.now()
    messages.announce_channel(core, channel, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE")
    return reply(view.channel_json(core, channel))


@routes.delete("/channels/{channel}")
async def delete_channel(request: web.Request) -> web.Response:
    """Deletes a channel or thread."""
    remove_channel(request.app[CORE], find_any_channel(request))
    return reply({})


@routes.delete("/channels/{channel}/messages/{message}")
async def delete_message(request: web.Request) -> web.Response:
    """Deletes a message as a moderator."""
    found = find_any_channel(request).messages.get(int(request.match_info["message"]))
    if found is None:
        raise ImpossibleError("no such message")
    messages.delete(request.app[CORE], found)
    return reply({})
