"""Channels, threads and their messages, by the bot's own routes."""

from __future__ import annotations

from bot.sandbox import messages
from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError, refuse
from bot.sandbox.gateway import GUILDS
from bot.sandbox.limits import check_thread
from bot.sandbox.messages import Frame
from bot.sandbox.rest.call import Call, Reply
from bot.sandbox.world import (
    APP_ID,
    ATTACH,
    DM,
    HISTORY,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    PRIVATE_THREAD,
    PRIVATE_THREADS,
    PUBLIC_THREAD,
    PUBLIC_THREADS,
    SEND,
    SEND_IN_THREADS,
    VIEW,
    Channel,
    Message,
)

OLD = 3600.0


def _reach(core: Core, channel_id: str, needed: int = 0) -> Channel:
    """A channel the bot sees (else 50001) and where it has these permissions (else 50013)."""
    channel = core.world.channel(int(channel_id))
    held = core.world.permissions(core.world.bot, channel)
    if not held & VIEW:
        raise ApiError(50001)
    if held & needed != needed:
        raise ApiError(50013)
    return channel


def get(core: Core, call: Call, channel_id: str) -> Reply:
    """A channel."""
    return 200, core.payloads.channel(_reach(core, channel_id))


def change(core: Core, call: Call, channel_id: str) -> Reply:
    """Rename a channel, or rename, archive, lock a thread."""
    channel = _reach(core, channel_id)
    body = call.body()
    refuse(check_thread(body))
    if not channel.is_thread or not (channel.owner_id == APP_ID or set(body) <= {"archived"}):
        _reach(core, channel_id, MANAGE_THREADS if channel.is_thread else 1 << 4)
    if channel.archived and set(body) - {"archived", "locked"} and body.get("archived") is not False:
        raise ApiError(50083)
    channel.name = body.get("name") or channel.name
    channel.topic = body.get("topic", channel.topic)
    channel.archive_after = body.get("auto_archive_duration") or channel.archive_after
    channel.locked = body.get("locked", channel.locked)
    if body.get("archived", channel.archived) != channel.archived:
        channel.archived, channel.archived_at = body["archived"], core.clock.now()
    messages.announce_channel(core, channel, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE")
    return 200, core.payloads.channel(channel)


def delete(core: Core, call: Call, channel_id: str) -> Reply:
    """Delete a channel or thread."""
    channel = _reach(core, channel_id)
    _reach(core, channel_id, MANAGE_THREADS if channel.is_thread else 1 << 4)
    data = core.payloads.channel(channel)
    remove(core, channel)
    return 200, data


def remove(core: Core, channel: Channel) -> None:
    """Take a channel away and tell everybody."""
    data = core.payloads.channel(channel)
    core.world.remove_channel(channel)
    event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    core.gateway.dispatch(event, data, channel.guild_id, GUILDS)
    core.feed.publish("channel", channel=str(channel.id))


def typing(core: Core, call: Call, channel_id: str) -> Reply:
    """The bot is typing."""
    channel = _reach(core, channel_id, SEND)
    core.feed.publish("typing", channel=str(channel.id), user=str(APP_ID))
    return 204, None


def history(core: Core, call: Call, channel_id: str) -> Reply:
    """Messages, newest first; ephemeral ones are not there."""
    channel = _reach(core, channel_id, HISTORY)
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise ApiError(50035)
    found = [m for m in channel.messages.values() if not m.ephemeral]
    if "before" in call.query:
        found = [m for m in found if m.id < int(call.query["before"])]
    if "after" in call.query:
        found = [m for m in found if m.id > int(call.query["after"])][:limit]
    if "around" in call.query:
        middle = int(call.query["around"])
        found = sorted(sorted(found, key=lambda m: abs(m.id - middle))[:limit], key=lambda m: m.id)
    return 200, [core.payloads.message(m) for m in reversed(found[-limit:])]


def message(core: Core, call: Call, channel_id: str, message_id: str) -> Reply:
    """One message."""
    channel = _reach(core, channel_id, HISTORY)
    return 200, core.payloads.message(core.world.message(channel, int(message_id)))


def send(core: Core, call: Call, channel_id: str) -> Reply:
    """Post a message; 50007 when the DM is closed."""
    channel = core.world.channel(int(channel_id))
    if channel.type == DM:
        recipient = core.world.users[channel.recipient or 0]
        if not recipient.dms_open:
            raise ApiError(50007)
        if not any(recipient.id in guild.members for guild in core.world.guilds.values()):
            raise ApiError(50278)
    else:
        needed = SEND_IN_THREADS if channel.is_thread else SEND
        _reach(core, channel_id, needed | (ATTACH if call.parts else 0))
    body = call.body()
    reference = body.get("message_reference") or {}
    target = int(reference["message_id"]) if reference.get("message_id") else None
    frame = Frame(type=19 if target else 0, reference=target)
    if target is not None and target not in channel.messages and reference.get("fail_if_not_exists", True):
        raise ApiError(50035, message="Unknown message")
    return 200, core.payloads.message(messages.create(core, channel, body, call.parts, frame))


def _own(core: Core, channel_id: str, message_id: str, needed: int = 0) -> Message:
    channel = _reach(core, channel_id, needed)
    return core.world.message(channel, int(message_id))


def edit(core: Core, call: Call, channel_id: str, message_id: str) -> Reply:
    """Edit one's own message; 30046 when old messages are edited too often."""
    found = _own(core, channel_id, message_id)
    if found.author_id != APP_ID:
        raise ApiError(50005)
    if core.clock.now() - found.timestamp > OLD:
        core.rates.old_edit(found.channel_id)
    messages.edit(core, found, call.body(), call.parts)
    return 200, core.payloads.message(found)


def delete_message(core: Core, call: Call, channel_id: str, message_id: str) -> Reply:
    """Delete a message; other people's need Manage Messages."""
    found = _own(core, channel_id, message_id)
    if found.author_id != APP_ID:
        channel = _reach(core, channel_id, MANAGE_MESSAGES)
        if channel.type == DM:
            raise ApiError(50003, status=403, message="Cannot execute action on a DM channel")
    messages.delete(core, found)
    return 204, None


def bulk_delete(core: Core, call: Call, channel_id: str) -> Reply:
    """Delete 2 to 100 messages."""
    channel = _reach(core, channel_id, MANAGE_MESSAGES)
    ids = call.body().get("messages") or []
    if not 2 <= len(ids) <= 100:
        raise ApiError(50016, status=400, message="Provided too few or too many messages to delete")
    for message_id in ids:
        if int(message_id) in channel.messages:
            messages.delete(core, core.world.message(channel, int(message_id)))
    return 204, None


def start_thread(core: Core, call: Call, channel_id: str, message_id: str | None = None) -> Reply:
    """Start a thread, from a message or without one."""
    body = call.body()
    private = message_id is None and body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
    channel = _reach(core, channel_id, PRIVATE_THREADS if private else PUBLIC_THREADS)
    if channel.type != 0:
        raise ApiError(50024, status=400, message="Cannot execute action on this channel type")
    refuse(check_thread({"name": "", **body}))
    parent = None if message_id is None else core.world.message(channel, int(message_id))
    if parent is not None and parent.thread_id is not None:
        raise ApiError(160004)
    number = core.ids.next() if parent is None else parent.id
    kind = PRIVATE_THREAD if private else PUBLIC_THREAD
    thread = Channel(number, kind, body["name"], channel.guild_id, channel.id, APP_ID)
    thread.archive_after = body.get("auto_archive_duration") or 1440
    thread.members.add(APP_ID)
    core.world.add_channel(thread)
    data = core.payloads.channel(thread)
    core.gateway.dispatch("THREAD_CREATE", {**data, "newly_created": True}, channel.guild_id, GUILDS)
    core.feed.publish("channel", channel=str(thread.id))
    if parent is not None:
        parent.thread_id = thread.id
        parent.flags |= 1 << 5
        messages.announce(core, parent, "MESSAGE_UPDATE")
    elif not private:
        frame = Frame(type=18)
        messages.post(core, channel, {"content": thread.name}, [], frame)
    return 201, data


def add_thread_member(core: Core, call: Call, channel_id: str, user_id: str) -> Reply:
    """Add a user, or the bot itself, to a thread."""
    thread = _reach(core, channel_id)
    if not thread.is_thread:
        raise ApiError(10003)
    if thread.archived:
        raise ApiError(50083)
    thread.members.add(APP_ID if user_id == "@me" else core.world.user(int(user_id)).id)
    core.feed.publish("channel", channel=channel_id)
    return 204, None


def remove_thread_member(core: Core, call: Call, channel_id: str, user_id: str) -> Reply:
    """Take a user, or the bot itself, out of a thread."""
    thread = _reach(core, channel_id)
    thread.members.discard(APP_ID if user_id == "@me" else int(user_id))
    core.feed.publish("channel", channel=channel_id)
    return 204, None
