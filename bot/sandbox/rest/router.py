"""Which route leads where, and under which rate limit."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.core import Core
from bot.sandbox.rest import channels, commands, interactions, users
from bot.sandbox.rest.call import Call, Reply

Handler = Callable[..., Reply]


@dataclass(frozen=True, slots=True)
class Route:
    """One route: `rule` names a field of RateSettings, `exempt` routes are free of the global limit."""

    method: str
    template: str
    handler: Handler
    rule: str = "default"
    exempt: bool = False


_APP, _GUILD = "/applications/{}/commands", "/applications/{}/guilds/{}/commands"
_HOOK = "/webhooks/{}/{token}"
_MESSAGES = "/channels/{}/messages"

ROUTES = (
    Route("GET", "/users/@me", users.me),
    Route("GET", "/oauth2/applications/@me", users.application),
    Route("GET", "/applications/@me", users.application),
    Route("GET", "/gateway", users.gateway),
    Route("GET", "/gateway/bot", users.gateway_bot),
    Route("POST", "/users/@me/channels", users.open_dm),
    Route("DELETE", "/users/@me/guilds/{}", users.leave_guild),
    Route("GET", "/users/{}", users.user),
    Route("GET", "/guilds/{}", users.guild),
    Route("GET", "/guilds/{}/channels", users.guild_channels),
    Route("GET", "/guilds/{}/roles", users.guild_roles),
    Route("GET", "/guilds/{}/threads/active", users.guild_threads),
    Route("GET", "/guilds/{}/members", users.members),
    Route("GET", "/guilds/{}/members/{}", users.member),
    Route("GET", _APP, commands.listed),
    Route("PUT", _APP, commands.overwrite),
    Route("POST", _APP, commands.create),
    Route("GET", _APP + "/{}", commands.get),
    Route("PATCH", _APP + "/{}", commands.change),
    Route("DELETE", _APP + "/{}", commands.remove),
    Route("GET", _GUILD, commands.guild_listed),
    Route("PUT", _GUILD, commands.guild_overwrite),
    Route("POST", _GUILD, commands.guild_create),
    Route("GET", _GUILD + "/{}", commands.guild_get),
    Route("PATCH", _GUILD + "/{}", commands.guild_change),
    Route("DELETE", _GUILD + "/{}", commands.guild_remove),
    Route("POST", "/interactions/{}/{token}/callback", interactions.callback, "webhook", exempt=True),
    Route("POST", _HOOK, interactions.followup, "webhook", exempt=True),
    Route("GET", _HOOK + "/messages/{name}", interactions.message, "webhook", exempt=True),
    Route("PATCH", _HOOK + "/messages/{name}", interactions.edit, "webhook", exempt=True),
    Route("DELETE", _HOOK + "/messages/{name}", interactions.delete, "webhook", exempt=True),
    Route("GET", "/channels/{}", channels.get),
    Route("PATCH", "/channels/{}", channels.change),
    Route("DELETE", "/channels/{}", channels.delete),
    Route("POST", "/channels/{}/typing", channels.typing),
    Route("GET", _MESSAGES, channels.history),
    Route("POST", _MESSAGES, channels.send, "send"),
    Route("POST", _MESSAGES + "/bulk-delete", channels.bulk_delete),
    Route("GET", _MESSAGES + "/{}", channels.message),
    Route("PATCH", _MESSAGES + "/{}", channels.edit, "edit"),
    Route("DELETE", _MESSAGES + "/{}", channels.delete_message, "delete"),
    Route("POST", "/channels/{}/threads", channels.start_thread),
    Route("POST", _MESSAGES + "/{}/threads", channels.start_thread),
    Route("PUT", "/channels/{}/thread-members/{name}", channels.add_thread_member),
    Route("DELETE", "/channels/{}/thread-members/{name}", channels.remove_thread_member),
)


def _pattern(template: str) -> re.Pattern[str]:
    pattern = template.replace("{}", r"(\d+)").replace("{token}", "([^/]+)").replace("{name}", r"(@\w+|\d+)")
    return re.compile(pattern)


_BY_METHOD: dict[str, list[tuple[re.Pattern[str], Route]]] = {}
for _route in ROUTES:
    _BY_METHOD.setdefault(_route.method, []).append((_pattern(_route.template), _route))


def find(method: str, path: str) -> tuple[Route, tuple[str, ...]] | None:
    """The route for a request and what fills its gaps; None when there is none."""
    for pattern, route in _BY_METHOD.get(method, ()):
        match = pattern.fullmatch(path)
        if match:
            return route, match.groups()
    return None


def run(core: Core, call: Call, route: Route, gaps: tuple[str, ...]) -> Reply:
    """Carry the request out."""
    return route.handler(core, call, *gaps)


def bucket(route: Route, gaps: tuple[str, ...]) -> tuple[str, str]:
    """The bucket's name and its major id: a channel, a guild, or a webhook with its token."""
    if route.exempt:
        return f"{route.method} {route.template}", "/".join(gaps[:2])
    if route.template.startswith(("/channels/{}", "/guilds/{}")):
        return f"{route.method} {route.template}", gaps[0]
    return f"{route.method} {route.template}", ""
