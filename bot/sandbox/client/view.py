"""The view of one person: channels, messages and commands, in that person's language."""

from __future__ import annotations

from typing import Final

from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.limits import LOADING
from bot.sandbox.world import DM, NEWS, PRIVATE_THREAD, VOICE, Channel, Message, User
from bot.sandbox.world.commands import localise

SIGNS: Final = {NEWS: "📣", VOICE: "🔊", PRIVATE_THREAD: "🔒"}
"""What stands before the name of a channel that is no ordinary one."""


def sees_channel(core: Core, person: User, channel: Channel) -> bool:
    """Check whether the channel is in this person's list."""
    if channel.type == DM:
        return channel.recipient == person.id
    guild = core.world.guild_of(channel)
    if guild is None or person.id not in guild.members:
        return False
    return core.world.sees(person, channel)


def sees_message(message: Message, person: User) -> bool:
    """Check whether the message is on this person's screen."""
    return not message.ephemeral or (message.audience == person.id and not message.dismissed)


def person_json(user: User) -> Json:
    """A person as the control interface gives one."""
    return {
        "id": str(user.id),
        "name": user.name,
        "display": user.display,
        "locale": user.locale,
        "bot": user.bot,
        "dms_open": user.dms_open,
        "manager": user.manager,
    }


def channel_json(core: Core, channel: Channel) -> Json:
    """A channel as the control interface gives one."""
    denied = core.world.overwrite_of_bot(channel).deny
    kind = "dm" if channel.type == DM else "thread" if channel.is_thread else "text"
    return {
        "id": str(channel.id),
        "kind": kind,
        "sign": SIGNS.get(channel.type),
        "name": channel.name,
        "topic": channel.topic,
        "guild": None if channel.guild_id is None else str(channel.guild_id),
        "parent": None if channel.parent_id is None else str(channel.parent_id),
        "archived": channel.archived,
        "locked": channel.locked,
        "denied": [permission.name for permission in denied],
        "last_message": None if channel.last_message_id is None else str(channel.last_message_id),
        "messages": sum(1 for m in channel.messages.values() if not m.ephemeral),
    }


def message_json(core: Core, message: Message) -> Json:
    """Discord's message object, and what a client knows besides.

    Adds `ephemeral`, `loading`, `command` (who used what), `files` (all uploads, those inside components too)
    and `revision`, which rises with every change.
    """
    data = core.payloads.message(message)
    metadata = message.metadata or {}
    return {
        **data,
        "ephemeral": message.ephemeral,
        "loading": bool(message.flags & LOADING),
        "command": {"name": message.command_name, "user": metadata.get("user")}
        if message.command_name
        else None,
        "files": [core.payloads.attachment(a) for a in message.attachments],
        "revision": message.revision,
    }


def messages_for(core: Core, person: User, channel: Channel, limit: int = 50) -> list[Json]:
    """The newest messages this person sees in a channel, oldest first."""
    seen = [m for m in channel.messages.values() if sees_message(m, person)]
    return [message_json(core, m) for m in seen[-limit:]]


def channels_for(core: Core, person: User) -> list[Json]:
    """Every channel, thread and DM in this person's list."""
    return [channel_json(core, c) for c in core.world.channels.values() if sees_channel(core, person, c)]


def state_json(core: Core) -> Json:
    """People, bot and guilds: what the page needs first."""
    return {
        "people": [person_json(user) for user in core.world.people],
        "bot": person_json(core.world.bot),
        "guilds": [
            {
                "id": str(guild.id),
                "name": guild.name,
                "roles": [
                    {name: role[name] for name in ("id", "name", "mentionable")}
                    for role in core.payloads.roles(guild)
                ],
            }
            for guild in core.world.guilds.values()
        ],
        "connected": core.gateway.connected,
        "revision": core.feed.revision,
        "answer_window": core.settings.answer_window,
    }


def _localise_option(option: Json, locale: str) -> Json:
    done: Json = {
        "type": option["type"],
        "name": option["name"],
        "shown": localise(option, "name", locale),
        "description": localise(option, "description", locale),
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
    }
    for key in ("min_value", "max_value", "min_length", "max_length", "channel_types"):
        if option.get(key) is not None:
            done[key] = option[key]
    if option.get("choices"):
        done["choices"] = [
            {"name": localise(choice, "name", locale), "value": choice["value"]}
            for choice in option["choices"]
        ]
    if option.get("options"):
        done["options"] = [_localise_option(inner, locale) for inner in option["options"]]
    return done


def commands_for(core: Core, person: User, channel: Channel) -> list[Json]:
    """The commands this person may use here, with names and descriptions in their language."""
    permissions = core.world.permissions(person, channel)
    commands = core.commands.available(channel.guild_id, permissions)
    return [
        {
            "id": command["id"],
            "type": command["type"],
            "name": command["name"],
            "shown": localise(command, "name", person.locale),
            "description": localise(command, "description", person.locale),
            "options": [_localise_option(o, person.locale) for o in command.get("options") or []],
        }
        for command in commands
    ]
