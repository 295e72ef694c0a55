"""The table of routes: where each leads, and under which rate limit."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.core import Core
from bot.sandbox.rest import activities, channels, commands, emojis, interactions, threads, users
from bot.sandbox.rest.call import Call, Reply

Handler = Callable[..., Reply]


@dataclass(frozen=True, slots=True)
class Route:
    """One route: `rule` names a field of RateSettings, `exempt` routes are free of the global limit.

    bearer: proves itself by a person's token or in its form, not by the bot's token alone.
    """

    method: str
    template: str
    handler: Handler
    rule: str = "default"
    exempt: bool = False
    bearer: bool = False


_APP, _GUILD = "/applications/{}/commands", "/applications/{}/guilds/{}/commands"
_EMOJIS = "/applications/{}/emojis"
_HOOK = "/webhooks/{}/{token}"
_MESSAGES = "/channels/{}/messages"

ROUTES = (
    Route("GET", "/users/@me", users.get_me, bearer=True),
    Route("POST", "/oauth2/token", activities.exchange_code, bearer=True),
    Route("GET", "/applications/{}/activity-instances/{token}", activities.get_instance),
    Route("GET", "/oauth2/applications/@me", users.get_application),
    Route("GET", "/applications/@me", users.get_application),
    Route("GET", "/gateway", users.get_gateway),
    Route("GET", "/gateway/bot", users.get_gateway_bot),
    Route("POST", "/users/@me/channels", users.open_dm),
    Route("DELETE", "/users/@me/guilds/{}", users.leave_guild),
    Route("GET", "/users/{}", users.get_user),
    Route("GET", "/guilds/{}", users.get_guild),
    Route("GET", "/guilds/{}/channels", users.list_channels),
    Route("GET", "/guilds/{}/roles", users.list_roles),
    Route("GET", "/guilds/{}/threads/active", users.list_active_threads),
    Route("GET", "/guilds/{}/members", users.list_members),
    Route("GET", "/guilds/{}/members/{}", users.get_member),
    Route("GET", _APP, commands.list_commands),
    Route("PUT", _APP, commands.overwrite_commands),
    Route("POST", _APP, commands.create_command),
    Route("GET", _APP + "/{}", commands.get_command),
    Route("PATCH", _APP + "/{}", commands.change_command),
    Route("DELETE", _APP + "/{}", commands.remove_command),
    Route("GET", _GUILD, commands.list_guild_commands),
    Route("PUT", _GUILD, commands.overwrite_guild_commands),
    Route("POST", _GUILD, commands.create_guild_command),
    Route("GET", _GUILD + "/{}", commands.get_guild_command),
    Route("PATCH", _GUILD + "/{}", commands.change_guild_command),
    Route("DELETE", _GUILD + "/{}", commands.remove_guild_command),
    Route("GET", _EMOJIS, emojis.list_emojis),
    Route("POST", _EMOJIS, emojis.create_emoji),
    Route("GET", _EMOJIS + "/{}", emojis.get_emoji),
    Route("PATCH", _EMOJIS + "/{}", emojis.change_emoji),
    Route("DELETE", _EMOJIS + "/{}", emojis.remove_emoji),
    Route("POST", "/interactions/{}/{token}/callback", interactions.answer, "webhook", exempt=True),
    Route("POST", _HOOK, interactions.send_followup, "webhook", exempt=True),
    Route("GET", _HOOK + "/messages/{name}", interactions.get_message, "webhook", exempt=True),
    Route("PATCH", _HOOK + "/messages/{name}", interactions.edit_message, "webhook", exempt=True),
    Route("DELETE", _HOOK + "/messages/{name}", interactions.delete_message, "webhook", exempt=True),
    Route("GET", "/channels/{}", channels.get_channel),
    Route("PATCH", "/channels/{}", channels.change_channel),
    Route("DELETE", "/channels/{}", channels.delete_channel),
    Route("POST", "/channels/{}/typing", channels.trigger_typing),
    Route("GET", _MESSAGES, channels.list_messages),
    Route("POST", _MESSAGES, channels.send_message, "send"),
    Route("POST", _MESSAGES + "/bulk-delete", channels.delete_messages),
    Route("GET", _MESSAGES + "/{}", channels.get_message),
    Route("PATCH", _MESSAGES + "/{}", channels.edit_message, "edit"),
    Route("DELETE", _MESSAGES + "/{}", channels.delete_message, "delete"),
    Route("POST", "/channels/{}/threads", threads.start_thread),
    Route("POST", _MESSAGES + "/{}/threads", threads.start_thread),
    Route("GET", "/channels/{}/thread-members/{name}", threads.get_member),
    Route("PUT", "/channels/{}/thread-members/{name}", threads.add_member),
    Route("DELETE", "/channels/{}/thread-members/{name}", threads.remove_member),
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
