"""The world from above: its state, its clock, its channels and messages."""

from __future__ import annotations

from collections.abc import Iterable

from aiohttp import web

from bot.sandbox.client import lookup, view
from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.control.request import CORE, find_any_channel, find_guild, read_body, reply
from bot.sandbox.core import Core
from bot.sandbox.gateway.connection import GUILDS
from bot.sandbox.rest import messages, threads
from bot.sandbox.rest.channels import remove_channel
from bot.sandbox.settings import ChannelPlan, OverwritePlan
from bot.sandbox.world import APP_ID

routes = web.RouteTableDef()


@routes.get("/state")
async def show_state(request: web.Request) -> web.Response:
    """People, bot, guilds."""
    return reply(view.state_json(request.app[CORE]))


@routes.post("/clock")
async def advance_clock(request: web.Request) -> web.Response:
    """Let time pass."""
    core, body = request.app[CORE], await read_body(request)
    core.clock.advance(float(body["advance"]))
    core.pending.expire()
    threads.archive_idle_threads(core)
    return reply({"now": core.clock.now()})


@routes.patch("/channels/{channel}")
async def change_channel(request: web.Request) -> web.Response:
    """Archive or lock a thread, let people in or put them out, or replace the overwrites of a channel."""
    core, channel, body = request.app[CORE], find_any_channel(request), await read_body(request)
    if "overwrites" in body:
        core.world.overwrite(
            channel, [OverwritePlan.model_validate(overwrite) for overwrite in body["overwrites"]]
        )
    channel.archived = bool(body.get("archived", channel.archived))
    channel.locked = bool(body.get("locked", channel.locked))
    if "archived" in body:
        channel.active_at = core.clock.now()
    if "members" in body:
        add, remove = (_find_users(core, body["members"].get(key) or ()) for key in ("add", "remove"))
        threads.change_members(core, channel, add, remove)
    messages.announce_channel(core, channel, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE")
    return reply(view.channel_json(core, channel))


def _find_users(core: Core, names: Iterable[str]) -> set[int]:
    return {APP_ID if name == "bot" else lookup.find_user(core, name).id for name in names}


@routes.post("/guilds/{guild}/channels")
async def found_channel(request: web.Request) -> web.Response:
    """Add a channel: the fields of `ChannelPlan`."""
    core, guild = request.app[CORE], find_guild(request.app[CORE], request.match_info["guild"])
    added = core.world.found_channel(guild, ChannelPlan.model_validate(await read_body(request)))
    messages.announce_channel(core, added, "CHANNEL_CREATE")
    return reply(view.channel_json(core, added))


@routes.patch("/guilds/{guild}/roles/{role}")
async def change_role(request: web.Request) -> web.Response:
    """Let anybody call a role (`mentionable`), or not."""
    core, body = request.app[CORE], await read_body(request)
    guild = find_guild(core, request.match_info["guild"])
    key, known = request.match_info["role"], core.world.roles_of(guild)
    number = known[key] if key in known else int(key)
    (guild.mentionable.add if body["mentionable"] else guild.mentionable.discard)(number)
    role = next(candidate for candidate in core.payloads.roles(guild) if candidate["id"] == str(number))
    core.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role}, guild.id, GUILDS)
    return reply(role)


@routes.delete("/channels/{channel}")
async def delete_channel(request: web.Request) -> web.Response:
    """Delete a channel or thread."""
    remove_channel(request.app[CORE], find_any_channel(request))
    return reply({})


@routes.delete("/channels/{channel}/messages/{message}")
async def delete_message(request: web.Request) -> web.Response:
    """Delete a message as a moderator."""
    message = find_any_channel(request).messages.get(int(request.match_info["message"]))
    if message is None:
        raise ImpossibleError("no such message")
    messages.delete(request.app[CORE], message)
    return reply({})
