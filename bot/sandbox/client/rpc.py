"""The client's side of the protocol that the page of an Activity speaks to the client around it.

A message is `[opcode, data]`. What no client knows is refused as a client refuses it, and noted as an error.
"""

from __future__ import annotations

from typing import Any, Final

from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.world import APP_ID
from bot.sandbox.world.activities import Frame

HANDSHAKE, FRAME, CLOSE = 0, 1, 2
INVALID_CLIENT, INVALID_VERSION, INVALID_ENCODING, ABNORMAL = 4000, 4004, 4005, 1006
INVALID_PAYLOAD, INVALID_COMMAND, OTHER_CLIENT, DENIED = 4000, 4002, 4007, 5000
SCOPES: Final = frozenset(
    {"identify", "email", "guilds", "guilds.members.read", "applications.commands", "rpc.activities.write"}
)
"""Scopes of OAuth2 an Activity may ask for without being approved, as far as they are known here."""
Message = list[Any]


def answer(core: Core, frame: Frame, message: Any) -> list[Message]:
    """Answer a message of the page; what is wrong with it is noted as an error, too."""
    if not isinstance(message, list) or len(message) != 2 or not isinstance(message[1], dict):
        return [_close(core, ABNORMAL, f"not a message: {message!r}")]
    opcode, data = message
    if opcode == HANDSHAKE:
        return [_shake(core, frame, data)]
    if opcode == CLOSE:
        core.activities.leave(frame.user)
        core.feed.publish("activity", audience=frame.user.id, frame=None)
        return []
    if opcode != FRAME or not frame.shaken:
        return [_close(core, ABNORMAL, f"opcode {opcode} before hands were shaken, or unknown")]
    command, arguments = data.get("cmd"), data.get("args") or {}
    if command == "AUTHORIZE":
        return [_authorize(core, frame, data, arguments)]
    if command == "OPEN_EXTERNAL_LINK":
        if not str(arguments.get("url", "")).startswith("https://"):
            return [_refuse(core, data, INVALID_PAYLOAD, "a link by https is wanted")]
        core.feed.publish("link", audience=frame.user.id, url=arguments["url"])
        return [_reply(data, {"opened": True})]
    return [_refuse(core, data, INVALID_COMMAND, f"Invalid command: {command}")]


def _shake(core: Core, frame: Frame, data: Json) -> Message:
    if data.get("v") != 1:
        return _close(core, INVALID_VERSION, "Invalid Version")
    if data.get("encoding") != "json":
        return _close(core, INVALID_ENCODING, "Invalid Encoding")
    if data.get("client_id") != str(APP_ID) or data.get("frame_id") != frame.id:
        return _close(core, INVALID_CLIENT, "Invalid Client ID")
    frame.shaken = True
    config = {"api_endpoint": "//discord.com/api", "environment": "production"}
    user = {"id": str(frame.user.id), "username": frame.user.name, "discriminator": "0"}
    ready = {"v": 1, "config": config, "user": user}
    return [FRAME, {"cmd": "DISPATCH", "evt": "READY", "nonce": None, "data": ready}]


def _authorize(core: Core, frame: Frame, data: Json, arguments: Json) -> Message:
    scopes = frozenset(arguments.get("scope") or ())
    if arguments.get("client_id") != str(APP_ID):
        return _refuse(core, data, OTHER_CLIENT, "Invalid Client ID")
    if arguments.get("response_type") != "code" or not scopes or scopes - SCOPES:
        return _refuse(core, data, INVALID_PAYLOAD, "OAuth2 Error: invalid_scope, or no code is asked for")
    if frame.user.id in core.activities.declined:
        text = "OAuth2 Error: access_denied: The resource owner or authorization server denied the request"
        return _reply_error(data, DENIED, text)
    return _reply(data, {"code": core.activities.grant(frame.user, str(APP_ID), scopes)})


def _reply(data: Json, told: Json) -> Message:
    return [FRAME, {"cmd": data["cmd"], "evt": None, "nonce": data.get("nonce"), "data": told}]


def _reply_error(data: Json, code: int, text: str) -> Message:
    told = {"code": code, "message": text}
    return [FRAME, {"cmd": data.get("cmd"), "evt": "ERROR", "nonce": data.get("nonce"), "data": told}]


def _refuse(core: Core, data: Json, code: int, text: str) -> Message:
    core.record_problem("activity", text)
    return _reply_error(data, code, text)


def _close(core: Core, code: int, text: str) -> Message:
    core.record_problem("activity", text)
    return [CLOSE, {"code": code, "message": text}]
