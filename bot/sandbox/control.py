"""The control interface: JSON over HTTP under /sandbox, described in docs/sandbox.md."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict
from typing import Any

import orjson
from aiohttp import web
from pydantic import ValidationError

from bot.sandbox import finding, messages, people, view
from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError, Json
from bot.sandbox.faults import Fault
from bot.sandbox.finding import Impossible
from bot.sandbox.pending import Interaction
from bot.sandbox.rest import channels as channel_routes
from bot.sandbox.world import Channel, User

UPDATE_GRACE = 0.3
DEFAULT_WAIT = 10.0
MAX_WAIT = 60.0


def _json(data: Any, status: int = 200) -> web.Response:
    return web.Response(status=status, body=orjson.dumps(data), content_type="application/json")


def outcome(core: Core, interaction: Interaction) -> Json:
    """What became of an interaction, as its user sees it. The statuses are listed in docs/sandbox.md."""
    answer = interaction.answer
    data: Json = {"interaction": str(interaction.id), "status": "failed"}
    if answer is None:
        return data
    names = {4: "message", 5: "deferred", 6: "acknowledged", 7: "updated", 8: "choices", 9: "modal"}
    status = names[answer]
    if answer == 5 and not interaction.loading:
        status = "message"
    if answer == 6 and interaction.settled.is_set():
        status = "updated"
    data["status"] = status
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


async def _settle(core: Core, interaction: Interaction, body: Json) -> web.Response:
    """Reply once the bot has answered; with `until: answer` (the default) once there is something to see."""
    limit = min(float(body.get("timeout", DEFAULT_WAIT)), MAX_WAIT)
    if body.get("until") == "sent":
        return _json({"interaction": str(interaction.id), "status": "sent"})
    await interaction.acked.wait()
    if body.get("until", "answer") == "answer" and not interaction.settled.is_set():
        patience = min(limit, UPDATE_GRACE) if interaction.answer == 6 else limit
        waiting = asyncio.ensure_future(interaction.settled.wait())
        await asyncio.wait([waiting], timeout=patience)
        waiting.cancel()
    return _json(outcome(core, interaction))


class Control:
    """The handlers, one per route."""

    def __init__(self, core: Core) -> None:
        self.core = core

    async def _body(self, request: web.Request) -> Json:
        raw = await request.read()
        body = orjson.loads(raw) if raw else {}
        if not isinstance(body, dict):
            msg = "a JSON object is wanted"
            raise Impossible(msg)
        return body

    def _who(self, request: web.Request) -> User:
        return finding.person(self.core, request.match_info["person"])

    async def _act(self, request: web.Request) -> tuple[User, Channel, Json]:
        body = await self._body(request)
        who = self._who(request)
        return who, finding.channel(self.core, who, str(body.get("channel", "tavern"))), body

    def _channel(self, request: web.Request) -> Channel:
        key = request.match_info["channel"]
        for channel in self.core.world.channels.values():
            if key in (str(channel.id), channel.name):
                return channel
        msg = f"no channel {key!r}"
        raise Impossible(msg)

    async def state(self, request: web.Request) -> web.Response:
        """People, bot, guilds."""
        return _json(view.state_json(self.core))

    async def channels(self, request: web.Request) -> web.Response:
        """The channels a person sees."""
        return _json(view.channels_for(self.core, self._who(request)))

    async def messages(self, request: web.Request) -> web.Response:
        """A channel as a person sees it."""
        who = self._who(request)
        where = finding.channel(self.core, who, request.match_info["channel"])
        limit = int(request.query.get("limit", 50))
        return _json(view.messages_for(self.core, who, where, limit))

    async def commands(self, request: web.Request) -> web.Response:
        """The commands a person may use in a channel."""
        who = self._who(request)
        where = finding.channel(self.core, who, request.query.get("channel", "tavern"))
        return _json(view.commands_for(self.core, who, where))

    async def slash(self, request: web.Request) -> web.Response:
        """Run a slash command."""
        who, where, body = await self._act(request)
        interaction = people.slash(self.core, who, where, body["command"], body.get("options") or {})
        return await _settle(self.core, interaction, body)

    async def autocomplete(self, request: web.Request) -> web.Response:
        """Ask for choices."""
        who, where, body = await self._act(request)
        given = body.get("options") or {}
        interaction = people.autocomplete(self.core, who, where, body["command"], given, body["focused"])
        return await _settle(self.core, interaction, body)

    async def menu(self, request: web.Request) -> web.Response:
        """Run a context-menu command."""
        who, where, body = await self._act(request)
        interaction = people.menu_command(self.core, who, where, body["command"], str(body["target"]))
        return await _settle(self.core, interaction, body)

    async def press(self, request: web.Request) -> web.Response:
        """Press a button; `stale` skips the check that it is still there."""
        who, where, body = await self._act(request)
        custom_id, label = body.get("custom_id"), body.get("label")
        if body.get("stale"):
            values = body.get("values")
            interaction = people.press_stale(self.core, who, where, body["message"], str(custom_id), values)
        else:
            interaction = people.press(self.core, who, where, body.get("message"), custom_id, label)
        return await _settle(self.core, interaction, body)

    async def choose(self, request: web.Request) -> web.Response:
        """Choose in a menu."""
        who, where, body = await self._act(request)
        found = (body.get("message"), body.get("custom_id"), body.get("label"))
        interaction = people.choose(self.core, who, where, *found, body.get("values") or [])
        return await _settle(self.core, interaction, body)

    async def submit(self, request: web.Request) -> web.Response:
        """Submit a modal."""
        body = await self._body(request)
        who = self._who(request)
        interaction = people.submit(self.core, who, str(body["interaction"]), body.get("values") or {})
        return await _settle(self.core, interaction, body)

    async def say(self, request: web.Request) -> web.Response:
        """Write a message."""
        who, where, body = await self._act(request)
        return _json(view.message_json(self.core, people.say(self.core, who, where, body["content"])))

    async def dismiss(self, request: web.Request) -> web.Response:
        """Dismiss an ephemeral message."""
        who, where, body = await self._act(request)
        people.dismiss(self.core, who, where, str(body["message"]))
        return _json({})

    async def change_person(self, request: web.Request) -> web.Response:
        """Close or open DMs, change the language."""
        who, body = self._who(request), await self._body(request)
        who.dms_open = bool(body.get("dms_open", who.dms_open))
        who.locale = str(body.get("locale", who.locale))
        return _json(view.person_json(who))

    async def interaction(self, request: web.Request) -> web.Response:
        """What became of an interaction."""
        found = self.core.pending.by_id(int(request.match_info["interaction"]))
        if found is None:
            msg = "no such interaction"
            raise Impossible(msg)
        return _json(outcome(self.core, found))

    async def requests(self, request: web.Request) -> web.Response:
        """The bot's requests."""
        after = int(request.query.get("after", 0))
        path = re.compile(request.query.get("path", ""))
        method = request.query.get("method")
        return _json(
            [
                record.as_json()
                for record in self.core.ledger.requests
                if record.number > after and path.search(record.path) and method in (None, record.method)
            ]
        )

    async def errors(self, request: web.Request) -> web.Response:
        """Errors and warnings."""
        ledger = self.core.ledger
        return _json(
            {
                "errors": [asdict(trouble) for trouble in ledger.errors],
                "warnings": [asdict(trouble) for trouble in ledger.warnings],
                "invalid_replies": ledger.invalid_replies,
            }
        )

    async def clear(self, request: web.Request) -> web.Response:
        """Forget requests, errors and warnings."""
        self.core.ledger.clear()
        return _json({})

    async def fault(self, request: web.Request) -> web.Response:
        """Plan a fault."""
        self.core.faults.plan(Fault.model_validate(await self._body(request)))
        return _json({})

    async def heal(self, request: web.Request) -> web.Response:
        """Drop all planned faults."""
        self.core.faults.planned.clear()
        return _json({})

    async def gateway_state(self, request: web.Request) -> web.Response:
        """Connections, identifies and resumes so far."""
        gateway = self.core.gateway
        counts = {"connected": gateway.connected, "sessions": len(gateway.sessions)}
        return _json({**counts, "identifies": gateway.identifies, "resumes": gateway.resumes})

    async def gateway(self, request: web.Request) -> web.Response:
        """Drop, reconnect, invalidate, hold back."""
        body, gateway = await self._body(request), self.core.gateway
        if "drop" in body:
            return _json({"closed": await gateway.drop(int(body["drop"]), forget=bool(body.get("forget")))})
        if "refuse_resume" in body:
            gateway.refuse_resume = bool(body["refuse_resume"])
        if "op" in body:
            gateway.send_op(int(body["op"]), body.get("data"))
        if "pause" in body:
            gateway.pause(paused=bool(body["pause"]))
        return _json({})

    async def clock(self, request: web.Request) -> web.Response:
        """Let time pass."""
        body = await self._body(request)
        self.core.clock.advance(float(body["advance"]))
        self.core.pending.time_passed()
        return _json({"now": self.core.clock.now()})

    async def delete_message(self, request: web.Request) -> web.Response:
        """Delete a message as a moderator."""
        found = self._channel(request).messages.get(int(request.match_info["message"]))
        if found is None:
            msg = "no such message"
            raise Impossible(msg)
        messages.delete(self.core, found)
        return _json({})

    async def delete_channel(self, request: web.Request) -> web.Response:
        """Delete a channel or thread."""
        channel_routes.remove(self.core, self._channel(request))
        return _json({})

    async def change_channel(self, request: web.Request) -> web.Response:
        """Archive or lock a thread, or take permissions from the bot."""
        channel, body = self._channel(request), await self._body(request)
        channel.archived = bool(body.get("archived", channel.archived))
        channel.locked = bool(body.get("locked", channel.locked))
        channel.denied = int(body.get("denied", channel.denied))
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        messages.announce_channel(self.core, channel, event)
        return _json(view.channel_json(channel))

    async def wait(self, request: web.Request) -> web.Response:
        """Wait for the next change."""
        limit = min(float(request.query.get("timeout", 5)), MAX_WAIT)
        revision = await self.core.feed.after(int(request.query.get("revision", 0)), limit)
        return _json({"revision": revision})

    async def ready(self, request: web.Request) -> web.Response:
        """Wait until a bot has connected."""
        limit = min(float(request.query.get("timeout", 10)), MAX_WAIT)
        waiting = asyncio.ensure_future(self.core.gateway.ready.wait())
        done, _ = await asyncio.wait([waiting], timeout=limit)
        waiting.cancel()
        return _json({"ready": bool(done)})

    async def feed(self, request: web.Request) -> web.StreamResponse:
        """Changes as server-sent events, each as far as this person may see it."""
        who = self._who(request)
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
        )
        # Whoever sees the answer begin must miss nothing from then on.
        async with self.core.feed.watch() as queue:
            await response.prepare(request)
            with suppress(ConnectionResetError):  # the page has been closed
                await self._tell(response, who, queue)
        return response

    async def _tell(self, response: web.StreamResponse, who: User, queue: asyncio.Queue[Json | None]) -> None:
        await response.write(b"retry: 1000\n\n")
        while True:
            try:
                event = await asyncio.wait_for(queue.get(), 20)
            except TimeoutError:
                await response.write(b": still here\n\n")
                continue
            if event is not None and event["kind"] == "closed":
                break
            shown = {"kind": "reload"} if event is None else self._shown(who, event)
            if shown is not None:
                await response.write(b"data: " + orjson.dumps(shown) + b"\n\n")

    def _shown(self, who: User, event: Json) -> Json | None:
        if event.get("audience") not in (None, who.id):
            return None
        channel = self.core.world.channels.get(int(event.get("channel") or 0))
        if channel is not None and not view.sees_channel(self.core, who, channel):
            return None
        shown = {key: value for key, value in event.items() if key != "audience"}
        if channel is not None and event["kind"] in ("created", "edited"):
            found = channel.messages.get(int(event["message"]))
            if found is None:
                return None
            shown["message"] = view.message_json(self.core, found)
        return shown


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def _guarded(handler: Handler) -> Handler:
    async def guarded(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except Impossible as error:
            why = {"reason": error.reason, "facts": error.facts} if error.reason else {}
            return _json({"impossible": str(error), **why}, 400)
        except (KeyError, ValueError, ValidationError) as error:
            return _json({"impossible": str(error)}, 400)
        except ApiError as error:
            return _json({"impossible": str(error)}, 400)

    return guarded


def control_routes(core: Core) -> list[web.RouteDef]:
    """All routes of the control interface."""
    control = Control(core)
    person = "/sandbox/people/{person}"
    table: list[tuple[str, str, Handler]] = [
        ("GET", "/sandbox/state", control.state),
        ("GET", "/sandbox/wait", control.wait),
        ("GET", "/sandbox/ready", control.ready),
        ("GET", "/sandbox/requests", control.requests),
        ("GET", "/sandbox/errors", control.errors),
        ("DELETE", "/sandbox/ledger", control.clear),
        ("POST", "/sandbox/faults", control.fault),
        ("DELETE", "/sandbox/faults", control.heal),
        ("GET", "/sandbox/gateway", control.gateway_state),
        ("POST", "/sandbox/gateway", control.gateway),
        ("POST", "/sandbox/clock", control.clock),
        ("GET", "/sandbox/interactions/{interaction}", control.interaction),
        ("DELETE", "/sandbox/channels/{channel}/messages/{message}", control.delete_message),
        ("DELETE", "/sandbox/channels/{channel}", control.delete_channel),
        ("PATCH", "/sandbox/channels/{channel}", control.change_channel),
        ("PATCH", person, control.change_person),
        ("GET", person + "/channels", control.channels),
        ("GET", person + "/channels/{channel}/messages", control.messages),
        ("GET", person + "/commands", control.commands),
        ("GET", person + "/feed", control.feed),
        ("POST", person + "/slash", control.slash),
        ("POST", person + "/autocomplete", control.autocomplete),
        ("POST", person + "/menu", control.menu),
        ("POST", person + "/press", control.press),
        ("POST", person + "/choose", control.choose),
        ("POST", person + "/submit", control.submit),
        ("POST", person + "/say", control.say),
        ("POST", person + "/dismiss", control.dismiss),
    ]
    return [web.route(method, path, _guarded(handler)) for method, path, handler in table]
