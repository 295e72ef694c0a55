"""Routes for what people see and do."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

from bot.sandbox.client import actions, lookup, rpc, view
from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.control.request import (
    CORE,
    LONGEST_WAIT,
    find_actor,
    find_guild,
    read_action,
    read_body,
    reply,
)
from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.rest import membership
from bot.sandbox.world import Interaction

UPDATE_GRACE: Final = 0.3
"""Seconds an acknowledged press is watched for a change of its message."""
DEFAULT_WAIT: Final = 10.0
STATUSES: Final = {
    4: "message",
    5: "deferred",
    6: "acknowledged",
    7: "updated",
    8: "choices",
    9: "modal",
    12: "launched",
}
routes = web.RouteTableDef()


def describe_outcome(core: Core, interaction: Interaction) -> Json:
    """Describe what became of an interaction, as its user sees it; docs/sandbox.md lists the statuses."""
    answer = interaction.answer
    data: Json = {"interaction": str(interaction.id), "status": "failed"}
    if answer is None:
        return data
    data["status"] = STATUSES[answer]
    if answer == 5 and not interaction.loading:
        data["status"] = "message"
    if answer == 6 and interaction.settled.is_set():
        data["status"] = "updated"
    if interaction.launched is not None:
        data["frame"] = interaction.launched.id
        data["query"] = interaction.launched.query()
    response = interaction.response
    if response is not None:
        held = core.world.channels.get(response.channel_id)
        gone = held is None or response.id not in held.messages
        data["message"] = None if gone else view.message_json(core, response)
    data["followups"] = [view.message_json(core, m) for m in interaction.followups]
    if interaction.modal is not None:
        data["modal"] = interaction.modal
    if interaction.choices is not None:
        data["choices"] = interaction.choices
    return data


async def await_outcome(core: Core, interaction: Interaction, body: Json) -> web.Response:
    """Reply once the bot has answered; with `until: answer`, the default, once something can be seen."""
    limit = min(float(body.get("timeout", DEFAULT_WAIT)), LONGEST_WAIT)
    if body.get("until") == "sent":
        return reply({"interaction": str(interaction.id), "status": "sent"})
    await interaction.acked.wait()
    if body.get("until", "answer") == "answer" and not interaction.settled.is_set():
        patience = min(limit, UPDATE_GRACE) if interaction.answer == 6 else limit
        waiting = asyncio.ensure_future(interaction.settled.wait())
        await asyncio.wait([waiting], timeout=patience)
        waiting.cancel()
    return reply(describe_outcome(core, interaction))


@routes.get("/people/{person}/channels")
async def list_channels(request: web.Request) -> web.Response:
    """The channels a person sees."""
    return reply(view.channels_for(request.app[CORE], find_actor(request)))


@routes.get("/people/{person}/channels/{channel}/messages")
async def list_messages(request: web.Request) -> web.Response:
    """A channel as a person sees it."""
    core, actor = request.app[CORE], find_actor(request)
    channel = lookup.find_channel(core, actor, request.match_info["channel"])
    return reply(view.messages_for(core, actor, channel, int(request.query.get("limit", 50))))


@routes.get("/people/{person}/commands")
async def list_commands(request: web.Request) -> web.Response:
    """The commands a person may use in a channel."""
    core, actor = request.app[CORE], find_actor(request)
    channel = lookup.find_channel(core, actor, request.query.get("channel", "tavern"))
    return reply(view.commands_for(core, actor, channel))


@routes.post("/people/{person}/slash")
async def use_slash_command(request: web.Request) -> web.Response:
    """Use a slash command."""
    core = request.app[CORE]
    actor, channel, body = await read_action(request)
    interaction = actions.use_slash_command(core, actor, channel, body["command"], body.get("options") or {})
    return await await_outcome(core, interaction, body)


@routes.post("/people/{person}/autocomplete")
async def autocomplete(request: web.Request) -> web.Response:
    """Ask for choices."""
    core = request.app[CORE]
    actor, channel, body = await read_action(request)
    given = body.get("options") or {}
    interaction = actions.autocomplete(core, actor, channel, body["command"], given, body["focused"])
    return await await_outcome(core, interaction, body)


@routes.post("/people/{person}/menu")
async def use_menu_command(request: web.Request) -> web.Response:
    """Use a context-menu command."""
    core = request.app[CORE]
    actor, channel, body = await read_action(request)
    interaction = actions.use_menu_command(core, actor, channel, body["command"], str(body["target"]))
    return await await_outcome(core, interaction, body)


@routes.post("/people/{person}/press")
async def press(request: web.Request) -> web.Response:
    """Press a button; with `stale`, one that has just gone."""
    core = request.app[CORE]
    actor, channel, body = await read_action(request)
    custom_id, label = body.get("custom_id"), body.get("label")
    if body.get("stale"):
        values = body.get("values")
        interaction = actions.press_stale(core, actor, channel, body["message"], str(custom_id), values)
    else:
        interaction = actions.press(core, actor, channel, body.get("message"), custom_id, label)
    return await await_outcome(core, interaction, body)


@routes.post("/people/{person}/choose")
async def choose(request: web.Request) -> web.Response:
    """Choose in a menu."""
    core = request.app[CORE]
    actor, channel, body = await read_action(request)
    menu = (body.get("message"), body.get("custom_id"), body.get("label"))
    interaction = actions.choose(core, actor, channel, *menu, body.get("values") or [])
    return await await_outcome(core, interaction, body)


@routes.post("/people/{person}/submit")
async def submit(request: web.Request) -> web.Response:
    """Submit a modal."""
    core, actor, body = request.app[CORE], find_actor(request), await read_body(request)
    interaction = actions.submit(core, actor, str(body["interaction"]), body.get("values") or {})
    return await await_outcome(core, interaction, body)


@routes.post("/people/{person}/say")
async def say(request: web.Request) -> web.Response:
    """Write a message."""
    core = request.app[CORE]
    actor, channel, body = await read_action(request)
    return reply(view.message_json(core, actions.say(core, actor, channel, body["content"])))


@routes.post("/people/{person}/dismiss")
async def dismiss(request: web.Request) -> web.Response:
    """Dismiss an ephemeral message."""
    actor, channel, body = await read_action(request)
    actions.dismiss(request.app[CORE], actor, channel, str(body["message"]))
    return reply({})


@routes.post("/people/{person}/rpc")
async def speak(request: web.Request) -> web.Response:
    """Answer a message that the page of an Activity sent from its `frame`."""
    core, actor, body = request.app[CORE], find_actor(request), await read_body(request)
    frame = core.activities.frame(actor)
    if frame is None or frame.id != body.get("frame"):
        raise ImpossibleError("this frame is closed")
    return reply(rpc.answer(core, frame, body.get("message")))


@routes.delete("/people/{person}/activity")
async def leave_activity(request: web.Request) -> web.Response:
    """Close the Activity."""
    request.app[CORE].activities.leave(find_actor(request))
    return reply({})


@routes.patch("/people/{person}")
async def change_person(request: web.Request) -> web.Response:
    """Close or open DMs, change language, consent to an Activity; join, leave, be banned from a `guild`."""
    core, actor, body = request.app[CORE], find_actor(request), await read_body(request)
    actor.dms_open = bool(body.get("dms_open", actor.dms_open))
    actor.locale = str(body.get("locale", actor.locale))
    if "consents" in body:
        (core.activities.declined.discard if body["consents"] else core.activities.declined.add)(actor.id)
    if "banned" in body:
        change = membership.ban if body["banned"] else membership.pardon
        change(core, find_guild(core, body.get("guild")), actor)
    if "member" in body:
        change = membership.join if body["member"] else membership.leave
        change(core, find_guild(core, body.get("guild")), actor)
    return reply(view.person_json(actor))


@routes.get("/interactions/{interaction}")
async def show_interaction(request: web.Request) -> web.Response:
    """Show what became of an interaction."""
    core = request.app[CORE]
    interaction = core.pending.by_id(int(request.match_info["interaction"]))
    if interaction is None:
        raise ImpossibleError("no such interaction")
    return reply(describe_outcome(core, interaction))
