"""People, channels and roles by the names a test or the page uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.sandbox.client.view import sees_channel
from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.limits.components import CHANNEL_SELECT, MENTIONABLE_SELECT, STRING_SELECT, USER_SELECT
from bot.sandbox.world import DM, Channel, User


class ImpossibleError(Exception):
    """No client would have offered this.

    reason, facts: the page's words for it and what they name, where a person at the page can come to it
    (`why_…` in `page/words.*.json`).
    """

    def __init__(self, message: str, reason: str = "", **facts: object) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = {name: str(fact) for name, fact in facts.items()}


def find_person(core: Core, key: str) -> User:
    """A human user by name or id."""
    for user in core.world.people:
        if key in (user.name, str(user.id)):
            return user
    msg = f"nobody is called {key!r}"
    raise ImpossibleError(msg)


def find_channel(core: Core, who: User, key: str) -> Channel:
    """A channel this person sees: by id, by name (with or without #), or `dm` for the DM with the bot."""
    if key == "dm":
        return core.world.dm_with(who)
    if (
        key.isdigit()
        and (channel := core.world.channels.get(int(key))) is not None
        and sees_channel(core, who, channel)
    ):
        return channel
    wanted = key.lstrip("#")
    for candidate in core.world.channels.values():
        if candidate.name == wanted and candidate.type != DM and sees_channel(core, who, candidate):
            return candidate
    msg = f"{who.name} sees no channel {key!r}"
    raise ImpossibleError(msg, "no_channel", value=key)


def find_user(core: Core, value: Any) -> User:
    """A user, the bot included, by name, display name, id or mention."""
    wanted = str(value).strip("<@!>")
    for user in core.world.users.values():
        if wanted in (user.name, str(user.id), user.display):
            return user
    msg = f"there is no user {value!r}"
    raise ImpossibleError(msg, "no_user", value=value)


def resolve_user(core: Core, where: Channel, user: User, resolved: Json) -> str:
    """The id of a user, whose objects are put into `resolved`."""
    resolved.setdefault("users", {})[str(user.id)] = core.payloads.user(user)
    guild = core.world.guild_of(where)
    if guild is not None and user.id in guild.members:
        member = core.payloads.member(guild, user, with_user=False, channel=where)
        resolved.setdefault("members", {})[str(user.id)] = member
    return str(user.id)


def resolve_channel(core: Core, who: User, key: Any, resolved: Json) -> str:
    """The id of a channel, whose object is put into `resolved`."""
    channel = find_channel(core, who, str(key))
    resolved.setdefault("channels", {})[str(channel.id)] = core.payloads.interaction_channel(channel, who)
    return str(channel.id)


def resolve_role(core: Core, where: Channel, key: str, resolved: Json) -> str:
    """The id of a role of the guild, by name or id, whose object is put into `resolved`."""
    guild = core.world.guild_of(where)
    for role in core.payloads.roles(guild) if guild is not None else ():
        if key in (role["id"], role["name"], f"<@&{role['id']}>"):
            resolved.setdefault("roles", {})[role["id"]] = role
            return str(role["id"])
    msg = f"there is no role {key!r}"
    raise ImpossibleError(msg)


def resolve_choices(
    core: Core, who: User, where: Channel, part: Json, given: Sequence[str]
) -> tuple[list[str], Json]:
    """The values a select sends and what they resolve to; options by value or label, users by name or id."""
    kind = part["type"]
    resolved: Json = {}
    values: list[str] = []
    for item in given:
        if kind == STRING_SELECT:
            offered = [o["value"] for o in part["options"] if item == o["value"]]
            offered += [o["value"] for o in part["options"] if item == o["label"]]
            if not offered:
                msg = f"{item!r} is not offered"
                raise ImpossibleError(msg)
            values.append(offered[0])
        elif kind in (USER_SELECT, MENTIONABLE_SELECT):
            values.append(resolve_user(core, where, find_user(core, item), resolved))
        elif kind == CHANNEL_SELECT:
            values.append(resolve_channel(core, who, item, resolved))
        else:
            values.append(resolve_role(core, where, item, resolved))
    low, high = part.get("min_values", 1), part.get("max_values", 1)
    if not low <= len(values) <= high:
        msg = f"between {low} and {high} values must be chosen"
        raise ImpossibleError(msg, "how_many", low=low, high=high)
    return values, resolved
