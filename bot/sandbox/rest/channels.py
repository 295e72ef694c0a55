"""Channels, threads and their messages, by the bot's own routes."""

from __future__ import annotations

from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError, refuse
from bot.sandbox.gateway.connection import GUILDS
from bot.sandbox.limits import check_thread
from bot.sandbox.permissions import Permission
from bot.sandbox.rest import messages
from bot.sandbox.rest.call import Call, Reply
from bot.sandbox.rest.messages import MessageHeader
from bot.sandbox.world import APP_ID, DM, Channel, Message

OLD = 3600.0
NONE = Permission(0)
OWNERS_CHANGES = {"name", "archived", "auto_archive_duration"}
"""What whoever started a thread may change of it."""


def reach_channel(core: Core, channel_id: str, needed: Permission = NONE) -> Channel:
    """A channel the bot sees (else 50001) and where it has these permissions (else 50013)."""
    channel = core.world.channel(int(channel_id))
    if not core.world.sees(core.world.bot, channel):
        raise ApiError(50001)
    if core.world.permissions(core.world.bot, channel) & needed != needed:
        raise ApiError(50013)
    return channel


def get_channel(core: Core, call: Call, channel_id: str) -> Reply:
    """A channel."""
    return 200, core.payloads.channel(reach_channel(core, channel_id))


def change_channel(core: Core, call: Call, channel_id: str) -> Reply:
    """Rename a channel, or rename, archive, lock a thread."""
    channel = reach_channel(core, channel_id)
    body = call.body()
    refuse(check_thread(body))
    reach_channel(core, channel_id, _permission_to_change(channel, set(body), body.get("archived")))
    if channel.archived and body.get("archived") is not False and set(body) - {"archived", "locked"}:
        raise ApiError(50083)
    channel.name = body.get("name") or channel.name
    channel.topic = body.get("topic", channel.topic)
    if body.get("auto_archive_duration"):
        channel.archive_after, channel.active_at = body["auto_archive_duration"], core.clock.now()
    channel.locked = body.get("locked", channel.locked)
    if body.get("archived", channel.archived) != channel.archived:
        channel.archived, channel.archived_at = body["archived"], core.clock.now()
        channel.active_at = core.clock.now()
    messages.announce_channel(core, channel, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE")
    return 200, core.payloads.channel(channel)


def _permission_to_change(channel: Channel, changed: set[str], archived: bool | None) -> Permission:
    """Return the permission a change of a channel takes (modify channel; topics/threads, permissions)."""
    if not channel.is_thread:
        return Permission.MANAGE_CHANNELS
    if changed == {"archived"} and archived is False and not channel.locked:
        return Permission.SEND_MESSAGES_IN_THREADS
    if channel.owner_id == APP_ID and not channel.locked and changed <= OWNERS_CHANGES:
        return NONE
    return Permission.MANAGE_THREADS


def delete_channel(core: Core, call: Call, channel_id: str) -> Reply:
    """Delete a channel or thread."""
    channel = reach_channel(core, channel_id)
    reach_channel(
        core, channel_id, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    )
    data = core.payloads.channel(channel)
    remove_channel(core, channel)
    return 200, data


def remove_channel(core: Core, channel: Channel) -> None:
    """Take a channel away and tell everybody."""
    data = core.payloads.channel(channel)
    core.world.remove_channel(channel)
    event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    core.gateway.dispatch(event, data, channel.guild_id, GUILDS)
    core.feed.publish("channel", channel=str(channel.id))


def trigger_typing(core: Core, call: Call, channel_id: str) -> Reply:
    """The bot is typing."""
    channel = reach_channel(core, channel_id, Permission.SEND_MESSAGES)
    core.feed.publish("typing", channel=str(channel.id), user=str(APP_ID))
    return 204, None


def list_messages(core: Core, call: Call, channel_id: str) -> Reply:
    """Messages, newest first; ephemeral ones are not there."""
    channel = reach_channel(core, channel_id, Permission.READ_MESSAGE_HISTORY)
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise ApiError(50035)
    shown_messages = [m for m in channel.messages.values() if not m.ephemeral]
    if "before" in call.query:
        shown_messages = [m for m in shown_messages if m.id < int(call.query["before"])]
    if "after" in call.query:
        shown_messages = [m for m in shown_messages if m.id > int(call.query["after"])][:limit]
    if "around" in call.query:
        middle = int(call.query["around"])
        shown_messages = sorted(
            sorted(shown_messages, key=lambda m: abs(m.id - middle))[:limit], key=lambda m: m.id
        )
    return 200, [core.payloads.message(m) for m in reversed(shown_messages[-limit:])]


def get_message(core: Core, call: Call, channel_id: str, message_id: str) -> Reply:
    """One message."""
    channel = reach_channel(core, channel_id, Permission.READ_MESSAGE_HISTORY)
    return 200, core.payloads.message(core.world.message(channel, int(message_id)))


def send_message(core: Core, call: Call, channel_id: str) -> Reply:
    """Post a message; 50007 when the DM is closed."""
    channel = core.world.channel(int(channel_id))
    if channel.type == DM:
        recipient = core.world.users[channel.recipient or 0]
        if not recipient.dms_open:
            raise ApiError(50007)
        if not any(recipient.id in guild.members for guild in core.world.guilds.values()):
            raise ApiError(50278)
    else:
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        reach_channel(core, channel_id, needed | (Permission.ATTACH_FILES if call.parts else NONE))
    if call.parts and core.uploads == "refused":
        raise ApiError(40005, ordered=True)
    body = call.body()
    reference = body.get("message_reference") or {}
    target = int(reference["message_id"]) if reference.get("message_id") else None
    header = MessageHeader(type=19 if target else 0, reference=target)
    if target is not None and target not in channel.messages and reference.get("fail_if_not_exists", True):
        raise ApiError(50035, message="Unknown message")
    return 200, core.payloads.message(messages.create(core, channel, body, call.parts, header))


def _find_message(core: Core, channel_id: str, message_id: str, needed: Permission = NONE) -> Message:
    channel = reach_channel(core, channel_id, needed)
    return core.world.message(channel, int(message_id))


def edit_message(core: Core, call: Call, channel_id: str, message_id: str) -> Reply:
    """Edit one's own message; 30046 when old messages are edited too often."""
    message = _find_message(core, channel_id, message_id)
    if message.author_id != APP_ID:
        raise ApiError(50005)
    reach_channel(core, channel_id, Permission.ATTACH_FILES if call.parts else NONE)
    if core.clock.now() - message.timestamp > OLD:
        core.rates.old_edit(message.channel_id)
    messages.edit(core, message, call.body(), call.parts)
    return 200, core.payloads.message(message)


def delete_message(core: Core, call: Call, channel_id: str, message_id: str) -> Reply:
    """Delete a message; other people's need Manage Messages."""
    message = _find_message(core, channel_id, message_id)
    if message.author_id != APP_ID:
        channel = reach_channel(core, channel_id, Permission.MANAGE_MESSAGES)
        if channel.type == DM:
            raise ApiError(50003, status=403, message="Cannot execute action on a DM channel")
    messages.delete(core, message)
    return 204, None


def delete_messages(core: Core, call: Call, channel_id: str) -> Reply:
    """Delete 2 to 100 messages."""
    channel = reach_channel(core, channel_id, Permission.MANAGE_MESSAGES)
    ids = call.body().get("messages") or []
    if not 2 <= len(ids) <= 100:
        raise ApiError(50016, status=400, message="Provided too few or too many messages to delete")
    for message_id in ids:
        if int(message_id) in channel.messages:
            messages.delete(core, core.world.message(channel, int(message_id)))
    return 204, None
